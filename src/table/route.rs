//! Which screen is shown and which sheet lies over it, as the part of the address after `#`.
//!
//! A sheet lies over the screen that was there before, so that Back takes the sheet away and nothing else.

use space_taxi::record::Link;

/// A whole screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Home,
    New,
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
const HASHES: [(&str, Route); 19] = [
    ("/", Route::Screen(Screen::Home)),
    ("/new", Route::Screen(Screen::New)),
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

/// What game is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnTable {
    Nothing,
    Running,
    Over,
}

/// What is on the page: a screen and perhaps a sheet over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub screen: Screen,
    pub sheet: Option<Sheet>,
}

impl Place {
    /// Where somebody is who comes in by this route.
    #[must_use]
    pub const fn arriving(route: Route) -> Self {
        Self { screen: Screen::Home, sheet: None }.then(route)
    }

    /// Where the route leads from here.
    #[must_use]
    pub const fn then(self, route: Route) -> Self {
        match route {
            Route::Screen(screen) => Self { screen, sheet: None },
            // A replay is looked at from the review, and the review from the table.
            Route::Sheet(Sheet::Review) => Self { screen: Screen::Table, sheet: Some(Sheet::Review) },
            Route::Sheet(sheet) => Self { sheet: Some(sheet), ..self },
        }
    }

    /// What is shown here: without a game there is no table to sit at, and nothing to look up about it; before its end
    /// there is nothing to look back on.
    #[must_use]
    pub fn shown(self, game: OnTable) -> Self {
        let screen = match (game, self.screen) {
            (OnTable::Nothing, Screen::Table | Screen::Replay) => Screen::Home,
            (OnTable::Running, Screen::Replay) => Screen::Table,
            (_, screen) => screen,
        };
        let makes_sense = |sheet: &Sheet| match game {
            // The game of a link is not the one on the table.
            _ if screen == Screen::Linked => *sheet == Sheet::Menu || !sheet.is_about_the_game(),
            // It has a table of its own.
            _ if screen == Screen::Flight => *sheet == Sheet::Text || !sheet.is_about_the_game(),
            // Where nothing can be saved, the page itself is offered to be opened elsewhere.
            OnTable::Nothing => *sheet == Sheet::Share || !sheet.is_about_the_game(),
            OnTable::Running => *sheet != Sheet::Review,
            OnTable::Over => true,
        };
        Self { screen, sheet: self.sheet.filter(makes_sense) }
    }
}

#[cfg(target_arch = "wasm32")]
impl yew::Reducible for Place {
    type Action = Route;

    fn reduce(self: std::rc::Rc<Self>, route: Route) -> std::rc::Rc<Self> {
        self.then(route).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_read_as_it_is_written() {
        for (hash, route) in HASHES {
            assert_eq!(route.hash(), hash);
            assert_eq!(Route::from_hash(hash), route);
        }
    }

    #[test]
    fn foreign_addresses_lead_home() {
        for hash in ["", "/nowhere", "new", "/new/", "/Table", "?"] {
            assert_eq!(Route::from_hash(hash), Route::Screen(Screen::Home), "{hash}");
        }
    }

    #[test]
    fn a_link_is_a_screen_whatever_it_holds() {
        for hash in ["/game/AQID", "/game/", "/game", "/position/x"] {
            assert_eq!(Route::from_hash(hash), Route::Screen(Screen::Linked), "{hash}");
        }
    }

    #[test]
    fn over_a_linked_game_nothing_tells_of_the_one_on_the_table() {
        let linked = Place { screen: Screen::Linked, sheet: None };
        for (sheet, shown) in
            [(Sheet::Menu, true), (Sheet::Settings, true), (Sheet::Dice, false), (Sheet::Share, false)]
        {
            for game in [OnTable::Nothing, OnTable::Running, OnTable::Over] {
                assert_eq!(linked.then(sheet.into()).shown(game).sheet.is_some(), shown, "{sheet:?} {game:?}");
            }
        }
    }

    #[test]
    fn over_the_first_flight_its_own_table_is_read_and_no_other_told_of() {
        let flight = Place { screen: Screen::Flight, sheet: None };
        for (sheet, shown) in [(Sheet::Text, true), (Sheet::Rules, true), (Sheet::Menu, false), (Sheet::Turns, false)] {
            for game in [OnTable::Nothing, OnTable::Running, OnTable::Over] {
                assert_eq!(flight.then(sheet.into()).shown(game).sheet.is_some(), shown, "{sheet:?} {game:?}");
            }
        }
    }

    #[test]
    fn a_sheet_lies_over_the_screen_that_was_there() {
        let table = Place { screen: Screen::Table, sheet: None };
        let reading = table.then(Sheet::Rules.into());
        assert_eq!(reading, Place { screen: Screen::Table, sheet: Some(Sheet::Rules) });
        assert_eq!(reading.then(Screen::Table.into()), table);
    }

    #[test]
    fn without_a_game_nobody_sits_at_the_table() {
        let home = Place { screen: Screen::Home, sheet: None };
        assert_eq!(Place::arriving(Screen::Table.into()).shown(OnTable::Nothing), home);
        assert_eq!(Place::arriving(Sheet::Turns.into()).shown(OnTable::Nothing), home);
        assert_eq!(Place::arriving(Sheet::Rules.into()).shown(OnTable::Nothing).sheet, Some(Sheet::Rules));
        assert_eq!(Place::arriving(Screen::Table.into()).shown(OnTable::Running).screen, Screen::Table);
    }

    #[test]
    fn only_a_finished_game_is_looked_back_on() {
        for (game, screen, sheet) in [
            (OnTable::Nothing, Screen::Home, None),
            (OnTable::Running, Screen::Table, None),
            (OnTable::Over, Screen::Replay, Some(Sheet::Review)),
        ] {
            assert_eq!(Place::arriving(Screen::Replay.into()).shown(game).screen, screen);
            assert_eq!(Place::arriving(Sheet::Review.into()).shown(game).sheet, sheet);
        }
        let back = Place { screen: Screen::Replay, sheet: None }.then(Sheet::Review.into());
        assert_eq!(back.screen, Screen::Table);
    }
}
