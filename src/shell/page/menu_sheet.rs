//! The menu of the table: everything that is not the game itself.

use yew::prelude::*;

use super::art::icon;
use super::routing::way_to;
use super::sheet::sheet;
use crate::shell::route::{Route, Screen, Sheet};
use crate::space_taxi::table::draw::Voice;
use crate::words::{Message, say};

/// `over` says whether the game is over, so that there is something to look back on. Over a linked game nothing leads to
/// the one on the table.
pub fn menu_sheet(screen: Screen, over: bool, on_go: &Callback<Route>, on_close: &Callback<()>, voice: &Voice) -> Html {
    let back: [(Route, &'static str, _); 2] =
        [(Sheet::Review.into(), "review", say::review()), (Screen::Replay.into(), "replay", say::replay())];
    let ways: [(Route, &'static str, _); 13] = [
        (Sheet::Turns.into(), "list", say::last_turns()),
        (Sheet::Players.into(), "people", say::who_plays()),
        (Sheet::Dice.into(), "dice", say::dice_sheet()),
        (Sheet::Share.into(), "share", say::share()),
        (Sheet::Rules.into(), "help", say::rules()),
        (Screen::Flight.into(), "bulb", say::first_flight()),
        (Sheet::Settings.into(), "gear", say::settings()),
        (Sheet::Keys.into(), "keys", say::hotkeys()),
        (Sheet::Text.into(), "list", say::board_as_text()),
        (Sheet::Games.into(), "tiles", say::your_games()),
        (Screen::New.into(), "plus", say::new_game()),
        (Sheet::About.into(), "info", say::about()),
        (Screen::Home.into(), "home", say::to_home()),
    ];
    let way = |(route, art, name): (Route, &'static str, _)| {
        html! {
            <li>
                <button type="button" class="menu-way" onclick={way_to(on_go, route)}>
                    { icon(art) }<span>{ voice.say(name) }</span>
                </button>
            </li>
        }
    };
    let here = |(route, ..): &(Route, &'static str, Message)| match route {
        Route::Sheet(sheet) => screen != Screen::Linked || !sheet.is_about_the_game(),
        Route::Screen(_) => true,
    };
    let back = back.into_iter().filter(|_| over && screen != Screen::Linked);
    let ways = html! { <ul class="menu-ways">{ for back.map(way) }{ for ways.into_iter().filter(here).map(way) }</ul> };
    sheet("menu", "menu", say::menu(), ways, on_close, voice)
}
