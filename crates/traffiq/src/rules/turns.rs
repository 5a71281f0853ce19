//! Whole turns: everything that a player can do until the next one is on turn.

use arrayvec::ArrayVec;

use super::ACTIONS_A_TURN;
use super::act::{Act, Lay, Ride};
use super::game::Game;

/// One action of a turn, before anybody knows what a draw brings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Lay(Lay),
    Ride(Ride),
    Draw,
}

/// The actions of a turn, in their order; none is a pass.
pub type WholeTurn = ArrayVec<Step, ACTIONS_A_TURN>;

impl Game {
    /// Every way in which the player on turn can play the rest of the turn, each once. Different ones may well lead to the same city.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<WholeTurn> {
        let mut turns = Vec::new();
        if self.end().is_none() {
            self.add_turns(&WholeTurn::new(), &mut turns);
        }
        turns
    }

    /// Everything that can follow what was done already.
    fn add_turns(&self, done: &WholeTurn, turns: &mut Vec<WholeTurn>) {
        turns.push(done.clone());
        if self.end().is_some() || done.is_full() {
            return;
        }
        for act in self.legal_acts() {
            let step = match &act {
                Act::Lay(lay) => Step::Lay(lay.clone()),
                Act::Ride(ride) => Step::Ride(ride.clone()),
                Act::Draw(_) | Act::EndTurn => continue,
            };
            let mut longer = done.clone();
            longer.push(step);
            if longer.is_full() || self.deeds().len() + longer.len() == ACTIONS_A_TURN {
                turns.push(longer);
            } else {
                self.apply(&act).expect("a listed act is legal").add_turns(&longer, turns);
            }
        }
        if self.may_draw().is_ok() {
            let mut longer = done.clone();
            longer.push(Step::Draw);
            turns.push(longer.clone());
            if self.deeds().is_empty() && done.is_empty() && self.stock().len() > 1 {
                longer.push(Step::Draw);
                turns.push(longer);
            }
        }
    }
}
