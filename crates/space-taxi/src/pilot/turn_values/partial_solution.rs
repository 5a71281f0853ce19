//! A turn that is being solved, in as many pieces as one likes. It has no values before it is done.

use std::sync::Arc;

use super::{Rows, TurnValues};
use crate::pilot::by_purse::{ByPurse, FEW_PURSES, GROWN_PURSES, USUAL_PURSES};
use crate::pilot::shared_tables::SharedTables;
use crate::pilot::solver::{Bookmark, solve_on};
use crate::pilot::utility::{Endings, Supply};

/// What is worked out so far.
#[derive(Clone, Debug)]
pub struct PartialSolution {
    values: TurnValues,
    bookmark: Bookmark,
}

impl PartialSolution {
    /// Nothing yet of what [`TurnValues::solve`] works out.
    #[must_use]
    pub fn new(tables: &Arc<SharedTables>, worth: impl Fn(u8, u8) -> f64, supply: Supply, purse: u8) -> Box<Self> {
        let (endings, rows) = (Endings::of(worth, supply), Rows::blank(tables, purse));
        let values = TurnValues { tables: Arc::clone(tables), endings, rows };
        Box::new(Self { values, bookmark: Bookmark::default() })
    }

    /// How many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.values.bytes()
    }

    /// Goes on until the turn is solved or until it is `enough`, which is asked every few milliseconds.
    ///
    /// # Errors
    /// The partial solution itself if there is more to do.
    pub fn solve_on(mut self: Box<Self>, enough: &mut dyn FnMut() -> bool) -> Result<TurnValues, Box<Self>> {
        let TurnValues { tables, endings, rows } = &mut self.values;
        let bookmark = &mut self.bookmark;
        let solved = match rows {
            Rows::Few(rows) => solve_on(tables, endings, rows, bookmark, enough),
            Rows::Usual(rows) => solve_on(tables, endings, rows, bookmark, enough),
            Rows::Grown(rows) => solve_on(tables, endings, rows, bookmark, enough),
            Rows::All(rows) => solve_on(tables, endings, rows, bookmark, enough),
        };
        if solved { Ok(self.values) } else { Err(self) }
    }
}

impl Rows {
    /// A row for each position, for purses up to this one at least; nothing is worked out yet.
    fn blank(tables: &SharedTables, purse: u8) -> Self {
        let positions = tables.positions();
        match usize::from(purse) {
            0..FEW_PURSES => Self::Few(vec![ByPurse::ZERO; positions]),
            FEW_PURSES..USUAL_PURSES => Self::Usual(vec![ByPurse::ZERO; positions]),
            USUAL_PURSES..GROWN_PURSES => Self::Grown(vec![ByPurse::ZERO; positions]),
            _ => Self::All(vec![ByPurse::ZERO; positions]),
        }
    }
}
