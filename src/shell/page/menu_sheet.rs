//! The menu of the table: everything that is not the game itself.

use yew::prelude::*;

use super::art::icon;
use super::routing::way_to;
use super::sheet::SheetFrame;
use crate::markup::html;
use crate::shell::route::{Route, Screen, Sheet};
use crate::space_taxi::table::draw::use_voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct MenuSheetProps {
    /// Whether the game is over, so that there is something to look back on.
    pub over: bool,
    pub on_go: Callback<Route>,
    pub on_close: Callback<()>,
}

#[component]
pub fn MenuSheet(props: &MenuSheetProps) -> Html {
    let voice = use_voice();
    let back: [(Route, &'static str, _); 2] =
        [(Sheet::Review.into(), "review", say::review()), (Screen::Replay.into(), "replay", say::replay())];
    let ways: [(Route, &'static str, _); 9] = [
        (Sheet::Turns.into(), "list", say::last_turns()),
        (Sheet::Dice.into(), "dice", say::dice_sheet()),
        (Sheet::Rules.into(), "help", say::rules()),
        (Sheet::Settings.into(), "gear", say::settings()),
        (Sheet::Keys.into(), "keys", say::hotkeys()),
        (Sheet::Games.into(), "tiles", say::your_games()),
        (Screen::New.into(), "plus", say::new_game()),
        (Sheet::About.into(), "info", say::about()),
        (Screen::Home.into(), "home", say::to_home()),
    ];
    let way = |(route, art, name): &(Route, &'static str, _)| {
        html! {
            <li>
                <button type="button" class="menu-way" onclick={way_to::<MouseEvent>(&props.on_go, *route)}>
                    { icon(art) }<span>{ voice.say(name) }</span>
                </button>
            </li>
        }
    };
    html! {
        <SheetFrame id="menu" class="menu" title={voice.say(&say::menu())} on_close={props.on_close.clone()}>
            <ul class="menu-ways">{ for back.iter().filter(|_| props.over).map(way) }{ for ways.iter().map(way) }</ul>
        </SheetFrame>
    }
}
