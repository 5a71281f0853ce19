//! A position that somebody has shared: the table as it lies, and nothing to be done.

use yew::prelude::*;

use crate::table::TableModel;
use crate::table::route::Screen;
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::view::screens::table_to_see::TableToSee;
use crate::words::{say, use_words};
use space_taxi::record::Position;

#[derive(Properties, PartialEq)]
pub struct SharedPositionProps {
    pub position: Position,
}

#[component]
pub fn SharedPosition(SharedPositionProps { position }: &SharedPositionProps) -> Html {
    let (words, navigation) = (use_words(), use_navigation());
    let model = use_memo((*position, words.clone()), |(position, words)| {
        TableModel::of_position(position, &words.say(say::link_player()))
    });
    html! {
        <div class="replay still">
            <TableToSee {model} />
            <section class="replay-bar" aria-label={words.say(say::link_position())}>
                <button type="button" class="btn replay-back" onclick={way_to(&navigation.go, Screen::Home)}>{ words.say(say::to_home()) }</button>
                <div class="replay-told">
                    <p><b>{ words.say(say::link_position()) }</b></p>
                    <p>{ words.say(say::link_purse(position.coins())) }</p>
                </div>
            </section>
        </div>
    }
}
