//! What a website has said and nobody has done yet: a flood of orders costs as much as a few.

use std::collections::VecDeque;

use super::order::{BadOrder, Matter, Order};

/// Orders that wait as they came: most of a flood are never read.
#[derive(Debug, Default)]
pub struct Pile(VecDeque<(String, Vec<(String, String)>)>);

impl Pile {
    /// Of orders about the same matter only the last is left, and of those that are none as well.
    pub fn add(&mut self, kind: String, values: Vec<(String, String)>) {
        let matter = Matter::of(&kind);
        self.0.retain(|(earlier, _)| Matter::of(earlier) != matter);
        self.0.push_back((kind, values));
    }

    /// What has waited longest.
    pub fn pop(&mut self) -> Option<Result<Order, BadOrder>> {
        self.0.pop_front().map(|(kind, values)| Order::read(&kind, &values))
    }
}
