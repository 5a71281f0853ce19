//! Keeps the page for when there is no network, and lets a new version of it in.

use yew::prelude::*;

use crate::platform::{offline, page};
use crate::shell::notices::Notice;
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::renewal::{Busy, Renewal, Step};

/// `wanted` says that somebody wants the new version.
#[hook]
pub fn use_renewal(wanted: bool, busy: Busy, tell: &Callback<Notice>) {
    let took_over = use_state_eq(|| false);
    {
        let (took_over, tell) = (took_over.setter(), tell.clone());
        use_boxed_effect((), move |()| {
            offline::start(move |now| match now {
                offline::Renewal::Waits => tell.emit(Notice::NewVersion),
                offline::Renewal::TookOver => took_over.set(true),
            });
        });
    }
    let renewal = Renewal { took_over: *took_over, wanted };
    {
        let tell = tell.clone();
        use_boxed_effect((renewal, busy), move |(renewal, busy)| match renewal.step(*busy) {
            None => {}
            Some(Step::Offer) => tell.emit(Notice::NewVersion),
            Some(Step::TakeOver) => offline::renew(),
            Some(Step::Reload) => page::reload(),
        });
    }
    let tell = tell.clone();
    use_boxed_effect(wanted, move |wanted| {
        if *wanted && busy == Busy::MidTurn {
            tell.emit(Notice::AfterTurn);
        }
    });
}
