//! Keeps the page for when there is no network, and lets a new version of it in.

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::platform::{clock, offline, page};
use crate::shell::notices::Notice;
use crate::shell::renewal::{Busy, Renewal, Step};

/// Until the first game is on the screen, the network is for nothing else.
const SETTLED_MS: u32 = 2000;

/// Whoever calls this wants the new version.
#[hook]
pub fn use_renewal(busy: Busy, tell: &Callback<Notice>) -> Callback<()> {
    let (took_over, wanted) = (use_state_eq(|| false), use_state_eq(|| false));
    {
        let (took_over, tell) = (took_over.setter(), tell.clone());
        use_boxed_effect((), move |()| {
            let start = move || {
                offline::start(move |now| match now {
                    offline::Renewal::Waits => tell.emit(Notice::NewVersion),
                    offline::Renewal::TookOver => took_over.set(true),
                });
            };
            clock::after(SETTLED_MS, start).let_run();
        });
    }
    let renewal = Renewal { took_over: *took_over, wanted: *wanted };
    {
        let tell = tell.clone();
        use_boxed_effect((renewal, busy), move |(renewal, busy)| match renewal.step(*busy) {
            None => {}
            Some(Step::Offer) => tell.emit(Notice::NewVersion),
            Some(Step::TakeOver) => offline::renew(),
            Some(Step::Reload) => page::reload(),
        });
    }
    let (wanted, tell) = (wanted.setter(), tell.clone());
    Callback::from(move |()| {
        wanted.set(true);
        if busy == Busy::MidTurn {
            tell.emit(Notice::AfterTurn);
        }
    })
}
