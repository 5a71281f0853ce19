//! Which screen is shown and which sheet lies over it, as the part of the address after `#`.
//!
//! A sheet lies over the screen that was there before, so that Back takes the sheet away and nothing else.

mod place;
#[cfg(test)]
mod tests;

pub use place::{OnTable, Place};

use space_taxi::record::Link;

/// A whole screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Home,
    New,
    /// A game against computers begins, without a table to be laid.
    Play,
    Table,
    /// A finished game, choice by choice.
    Replay,
    /// What a link leads to; the table and the saves know nothing of it.
    Linked,
    /// A guided turn for newcomers.
    Flight,
}

/// Something to read or set that lies over a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    Menu,
    Rules,
    Settings,
    About,
    Games,
    Turns,
    Dice,
    Keys,
    Players,
    Review,
    Share,
    Daily,
    /// The board as a text.
    Text,
}

/// Where an address leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    Screen(Screen),
    Sheet(Sheet),
}

/// Every route and what stands after `#` for it.
pub const HASHES: [(&str, Route); 20] = [
    ("/", Route::Screen(Screen::Home)),
    ("/new", Route::Screen(Screen::New)),
    ("/play", Route::Screen(Screen::Play)),
    ("/table", Route::Screen(Screen::Table)),
    ("/replay", Route::Screen(Screen::Replay)),
    ("/first-flight", Route::Screen(Screen::Flight)),
    ("/menu", Route::Sheet(Sheet::Menu)),
    ("/rules", Route::Sheet(Sheet::Rules)),
    ("/settings", Route::Sheet(Sheet::Settings)),
    ("/about", Route::Sheet(Sheet::About)),
    ("/games", Route::Sheet(Sheet::Games)),
    ("/turns", Route::Sheet(Sheet::Turns)),
    ("/dice", Route::Sheet(Sheet::Dice)),
    ("/keys", Route::Sheet(Sheet::Keys)),
    ("/players", Route::Sheet(Sheet::Players)),
    ("/review", Route::Sheet(Sheet::Review)),
    ("/share", Route::Sheet(Sheet::Share)),
    ("/daily", Route::Sheet(Sheet::Daily)),
    // A link without its letters; what it should have led to is told there.
    ("/game", Route::Screen(Screen::Linked)),
    ("/text", Route::Sheet(Sheet::Text)),
];

impl Route {
    /// The route that stands after `#`; whatever is not one of ours leads home.
    #[must_use]
    pub fn from_hash(hash: &str) -> Self {
        if Link::is_meant_by(hash) {
            return Self::Screen(Screen::Linked);
        }
        let known = HASHES.into_iter().find(|(text, _)| *text == hash);
        known.map_or(Self::Screen(Screen::Home), |(_, route)| route)
    }

    /// What stands after `#` for it; a link's letters are not known here.
    #[must_use]
    pub fn hash(self) -> &'static str {
        HASHES.into_iter().find(|(_, route)| *route == self).map(|(text, _)| text).expect("every route has its hash")
    }
}

impl Sheet {
    /// Whether it tells of the running game and makes no sense without one.
    #[must_use]
    pub const fn is_about_the_game(self) -> bool {
        matches!(self, Self::Menu | Self::Turns | Self::Dice | Self::Players | Self::Review | Self::Share | Self::Text)
    }
}

impl From<Screen> for Route {
    fn from(screen: Screen) -> Self {
        Self::Screen(screen)
    }
}

impl From<Sheet> for Route {
    fn from(sheet: Sheet) -> Self {
        Self::Sheet(sheet)
    }
}
