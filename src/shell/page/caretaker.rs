//! The caretaker, of whom nothing is seen: the page is kept for when there is no network, new versions come in, the screen stays on.

use yew::prelude::*;

use super::contexts::use_saves;
use super::game::{use_game, use_table};
use super::renewing::use_renewal;
use super::tablet::use_tablet_manners;
use crate::shell::busy::busy_at;
use crate::shell::route::Place;
use app_core::update::Busy;

#[derive(Properties, PartialEq)]
pub struct CaretakerProps {
    /// Somebody sits at a running game of this page.
    pub running: bool,
    pub place: Place,
    /// Somebody wants the new version.
    pub wants_new: bool,
}

#[component]
pub fn Caretaker(props: &CaretakerProps) -> Html {
    let (saves, game, table) = (use_saves(), use_game(), use_table());
    use_tablet_manners(props.running, game.state);
    // A game that is kept nowhere would be gone with a reload.
    let busy = if saves.has_unsaved() { Busy::MidTurn } else { busy_at(props.place, table.as_deref()) };
    use_renewal(props.wants_new, busy);
    Html::default()
}
