//! Keeps the page for when there is no network, and lets a new version of it in.

use yew::prelude::*;

use crate::table::notices::{AppNotice, Notice};
use crate::view::contexts::{use_saves, use_tell};
use app_core::update::{Busy, Update, UpdateStep};
use browser::{clock, page, service_worker};

/// Until the first screen has settled, the network is for nothing else.
const SETTLED_MS: u32 = 2000;

/// `wanted` says that somebody wants the new version.
#[hook]
pub fn use_updates(wanted: bool, busy: Busy) {
    let (saves, tell) = (use_saves(), use_tell());
    let took_over = use_state_eq(|| false);
    {
        let (took_over, tell) = (took_over.setter(), tell.clone());
        use_effect_with((), move |()| {
            let told = move |now| match now {
                service_worker::UpdateEvent::Waits => tell.emit(Notice::App(AppNotice::NewVersion)),
                service_worker::UpdateEvent::TookOver => took_over.set(true),
            };
            clock::after(SETTLED_MS, move || service_worker::start(told)).let_run();
        });
    }
    let update = Update { took_over: *took_over, wanted };
    {
        let tell = tell.clone();
        use_effect_with((update, busy), move |(update, busy)| match update.step(*busy) {
            None => {}
            Some(UpdateStep::Offer) => tell.emit(Notice::App(AppNotice::NewVersion)),
            Some(UpdateStep::TakeOver) => service_worker::activate_update(),
            // The last action is kept only after this; if it finds no room, the page stays.
            Some(UpdateStep::Reload) => clock::after(0, move || {
                if !saves.has_unsaved() {
                    page::reload();
                }
            })
            .let_run(),
        });
    }
    use_effect_with(wanted, move |wanted| {
        if *wanted && busy == Busy::MidTurn {
            tell.emit(Notice::App(AppNotice::AfterTurn));
        }
    });
}
