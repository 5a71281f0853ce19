//! The menu of the table: everything that is not the game itself.

use yew::prelude::*;

use crate::table::route::{Route, Screen, Sheet};
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::view::sheet_frame::SheetFrame;
use crate::words::{Message, say, use_words};
use ui::icon;

#[derive(Properties, PartialEq)]
pub struct MenuSheetProps {
    /// What it lies over. Over a linked game nothing leads to the one on the table.
    pub screen: Screen,
    /// Whether the game is over, so that there is something to look back on.
    pub over: bool,
}

#[component]
pub fn MenuSheet(&MenuSheetProps { screen, over }: &MenuSheetProps) -> Html {
    let (words, navigation) = (use_words(), use_navigation());
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
                <button type="button" class="menu-way" onclick={way_to(&navigation.go, route)}>
                    { icon(art) }<span>{ words.say(name) }</span>
                </button>
            </li>
        }
    };
    let here = |(route, ..): &(Route, &'static str, Message)| match route {
        Route::Sheet(sheet) => screen != Screen::Linked || !sheet.is_about_the_game(),
        Route::Screen(_) => true,
    };
    let back = back.into_iter().filter(|_| over && screen != Screen::Linked);
    html! {
        <SheetFrame id="menu" class="menu" title={words.say(say::menu())}>
            <ul class="menu-ways">{ for back.map(way) }{ for ways.into_iter().filter(here).map(way) }</ul>
        </SheetFrame>
    }
}
