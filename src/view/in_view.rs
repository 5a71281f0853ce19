//! What a screen shows that is not the game on the table, for the sheets over it.

use std::cell::RefCell;
use std::rc::Rc;

use crate::table::TableState;
use crate::words::rules::RulesSection;

/// The rule that a screen is about, and its table where it has one.
pub type Seen = Option<(RulesSection, Option<Rc<TableState>>)>;

/// One for the whole page; clones are the same one.
#[derive(Clone, Default)]
pub struct InView(Rc<RefCell<Seen>>);

impl InView {
    /// The screen shows this now.
    pub fn show(&self, seen: Seen) {
        self.0.replace(seen);
    }

    /// What is shown.
    #[must_use]
    pub fn seen(&self) -> Seen {
        self.0.borrow().clone()
    }
}

impl PartialEq for InView {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
