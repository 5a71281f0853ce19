//! The caretaker, of whom nothing is seen: the page is kept for when there is no network, new versions come in, the screen stays on.

use yew::prelude::*;

use super::renewing::use_renewal;
use super::tablet::use_tablet_manners;
use crate::shell::renewal::Busy;
use crate::shell::route::OnTable;

#[derive(Properties, PartialEq)]
pub struct CaretakerProps {
    /// Somebody sits at a running game of this page.
    pub running: bool,
    pub game: OnTable,
    pub busy: Busy,
    /// A game is kept nowhere.
    pub homeless: bool,
    /// Somebody wants the new version.
    pub wants_new: bool,
}

#[component]
pub fn Caretaker(props: &CaretakerProps) -> Html {
    use_tablet_manners(props.running, props.game);
    // A game that is kept nowhere would be gone with a reload.
    use_renewal(props.wants_new, if props.homeless { Busy::MidTurn } else { props.busy });
    Html::default()
}
