//! The caretaker, of whom nothing is seen: the page is kept for when there is no network, new versions come in, the screen stays on.

use yew::prelude::*;

use super::renewing::use_renewal;
use super::tablet::use_tablet_manners;
use crate::shell::notices::Notice;
use crate::shell::page::keeper::Keeper;
use crate::shell::renewal::Busy;
use crate::shell::route::OnTable;

#[derive(Properties, PartialEq)]
pub struct CaretakerProps {
    /// Somebody sits at a running game of this page.
    pub running: bool,
    pub game: OnTable,
    pub busy: Busy,
    /// Somebody wants the new version.
    pub wants_new: bool,
    pub keeper: Keeper,
    pub tell: Callback<Notice>,
}

#[component]
pub fn Caretaker(props: &CaretakerProps) -> Html {
    use_tablet_manners(props.running, props.game, &props.keeper, &props.tell);
    use_renewal(props.wants_new, props.busy, &props.keeper, &props.tell);
    Html::default()
}
