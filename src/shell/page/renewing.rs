//! Keeps the page for when there is no network, and lets a new version of it in.

use yew::prelude::*;

use crate::platform::{clock, offline, page};
use crate::shell::notices::{Care, Notice};
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::keeper::Keeper;
use crate::shell::renewal::{Busy, Renewal, Step};

/// Until the first screen has settled, the network is for nothing else.
const SETTLED_MS: u32 = 2000;

/// `wanted` says that somebody wants the new version.
#[hook]
pub fn use_renewal(wanted: bool, busy: Busy, keeper: &Keeper, tell: &Callback<Notice>) {
    // A game that is kept nowhere would be gone with a reload.
    let busy = if keeper.has_homeless() { Busy::MidTurn } else { busy };
    let took_over = use_state_eq(|| false);
    {
        let (took_over, tell) = (took_over.setter(), tell.clone());
        use_boxed_effect((), move |()| {
            let told = move |now| match now {
                offline::Renewal::Waits => tell.emit(Notice::Care(Care::NewVersion)),
                offline::Renewal::TookOver => took_over.set(true),
            };
            clock::after(SETTLED_MS, move || offline::start(told)).let_run();
        });
    }
    let renewal = Renewal { took_over: *took_over, wanted };
    {
        let (tell, keeper) = (tell.clone(), keeper.clone());
        use_boxed_effect((renewal, busy), move |(renewal, busy)| match renewal.step(*busy) {
            None => {}
            Some(Step::Offer) => tell.emit(Notice::Care(Care::NewVersion)),
            Some(Step::TakeOver) => offline::renew(),
            // The last action is kept only after this; if it finds no room, the page stays.
            Some(Step::Reload) => clock::after(0, move || {
                if !keeper.has_homeless() {
                    page::reload();
                }
            })
            .let_run(),
        });
    }
    let tell = tell.clone();
    use_boxed_effect(wanted, move |wanted| {
        if *wanted && busy == Busy::MidTurn {
            tell.emit(Notice::Care(Care::AfterTurn));
        }
    });
}
