//! What a website has said and nobody has done yet: a flood of orders costs as much as a few.

use std::collections::VecDeque;

use super::order::{BadOrder, Order};

/// Orders that wait, and what was none.
#[derive(Debug, Default)]
pub struct Pile(VecDeque<Result<Order, BadOrder>>);

impl Pile {
    /// Of orders that replace each other only the last is left, and of those that are none as well.
    pub fn add(&mut self, order: Result<Order, BadOrder>) {
        self.0.retain(|earlier| match (&order, earlier) {
            (Ok(order), Ok(earlier)) => !order.replaces(earlier),
            (Err(_), Err(_)) => false,
            _ => true,
        });
        self.0.push_back(order);
    }

    /// What has waited longest.
    pub fn pop(&mut self) -> Option<Result<Order, BadOrder>> {
        self.0.pop_front()
    }
}
