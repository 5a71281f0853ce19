//! A game that begins as soon as its address is opened: what the first button of the first page leads to. The page stays as it is until the
//! table is there, and if no game can begin.

use yew::prelude::*;

use crate::table::seating::Seating;

#[derive(Properties, PartialEq)]
pub struct PlayAtOnceProps {
    pub seating: Seating,
    pub on_start: Callback<Seating>,
}

#[component]
pub fn PlayAtOnce(PlayAtOnceProps { seating, on_start }: &PlayAtOnceProps) -> Html {
    let (seating, on_start) = (seating.clone(), on_start.clone());
    use_effect_with((), move |()| on_start.emit(seating));
    Html::default()
}
