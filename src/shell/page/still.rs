//! A position that somebody has shared: the table as it lies, and nothing to be done.

use std::rc::Rc;

use yew::prelude::*;

use super::replay::table_to_see;
use crate::shell::page::preferences::Preferences;
use crate::shell::page::routing::way_to;
use crate::shell::route::{Route, Screen};
use crate::space_taxi::record::Position;
use crate::space_taxi::table::TableModel;
use crate::space_taxi::table::draw::Voice;
use crate::words::say;

pub fn still(position: &Position, on_go: &Callback<Route>, preferences: &Preferences, voice: &Voice) -> Html {
    let model = Rc::new(TableModel::still(position, &voice.say(say::link_player())));
    html! {
        <div class="replay still">
            { table_to_see(&model, on_go, preferences, voice) }
            <section class="replay-bar" aria-label={voice.say(say::link_position())}>
                <button type="button" class="btn replay-back" onclick={way_to(on_go, Screen::Home)}>{ voice.say(say::to_home()) }</button>
                <div class="replay-told">
                    <p><b>{ voice.say(say::link_position()) }</b></p>
                    <p>{ voice.say(say::link_purse(position.coins())) }</p>
                </div>
            </section>
        </div>
    }
}
