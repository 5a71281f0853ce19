//! What nothing is seen of: the page is kept for when there is no network, new versions come in, the screen stays on.

use yew::prelude::*;

use crate::table::busy::busy_at;
use crate::table::route::Place;
use crate::view::contexts::{use_notices, use_saves};
use crate::view::game::{use_game, use_table};
use crate::view::tablet::use_tablet_manners;
use crate::view::updates::use_updates;
use app_core::update::Busy;

#[derive(Properties, PartialEq)]
pub struct LifecycleProps {
    /// Somebody sits at a running game of this page.
    pub running: bool,
    pub place: Place,
    /// Somebody wants the new version.
    pub wants_new: bool,
}

#[component]
pub fn Lifecycle(props: &LifecycleProps) -> Html {
    let (saves, game, table) = (use_saves(), use_game(), use_table());
    use_tablet_manners(props.running, game.state);
    // A save that fails is told: then this is asked again.
    use_notices();
    // A game that is kept nowhere would be gone with a reload.
    let busy = if saves.has_unsaved() { Busy::MidTurn } else { busy_at(props.place, table.as_deref()) };
    use_updates(props.wants_new, busy);
    Html::default()
}
