//! Where somebody is on the page, and what is shown there: that depends on the game on the table.

use super::{Route, Screen, Sheet};

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
