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

    /// What was done already in this turn, and everything that can follow it.
    fn add_turns(&self, done: &WholeTurn, turns: &mut Vec<WholeTurn>) {
        turns.push(done.clone());
        if self.end().is_some() {
            return;
        }
        let is_last_action = self.deeds().len() + 1 == ACTIONS_A_TURN;
        let mut add = |step: Step, act: Act| {
            let longer = followed_by(done, step);
            if is_last_action {
                turns.push(longer);
            } else {
                self.apply(&act).expect("a listed act is legal").add_turns(&longer, turns);
            }
        };
        self.for_each_lay(|lay| add(Step::Lay(lay.clone()), Act::Lay(lay)));
        self.for_each_ride(|ride| add(Step::Ride(ride.clone()), Act::Ride(ride)));
        if self.may_draw().is_ok() {
            let drawn = followed_by(done, Step::Draw);
            let twice = (!is_last_action && self.stock().len() > 1).then(|| followed_by(&drawn, Step::Draw));
            turns.push(drawn);
            turns.extend(twice);
        }
    }
}

fn followed_by(done: &WholeTurn, step: Step) -> WholeTurn {
    done.iter().cloned().chain([step]).collect()
}
