//! A complete game of random players, step by step.

use space_taxi::rules::{Action, Game, Mode, PassengerFace, Phase, Turn};

use super::luck::Luck;
use super::random_hand::{placement, throw};

/// Plays on until the game is over. Each step is the game before, what was done, and the game after.
#[derive(Clone, Debug)]
pub struct RandomGame {
    game: Game,
    luck: Luck,
    faces: &'static [PassengerFace],
}

impl RandomGame {
    /// A game whose passenger dice show nothing but `faces`; a place too many at the table counts on from the first.
    pub fn new(mode: Mode, opener: usize, seed: u64, faces: &'static [PassengerFace]) -> Self {
        let opener = mode.player(opener % usize::from(mode.player_count())).expect("the place is at this table");
        let game = Game::new(mode, opener).expect("the opener is at this table");
        Self { game, luck: Luck::seeded(seed), faces }
    }

    /// Plays to the end, without a look at the steps.
    pub fn finish(mut self) -> Game {
        while let Some(action) = self.action() {
            self.game = self.after(&action);
        }
        self.game
    }

    fn after(&self, action: &Action) -> Game {
        self.game.apply(action).expect("random players keep to the rules")
    }

    fn action(&mut self) -> Option<Action> {
        let purse = self.game.coins().purse(self.game.player());
        let luck = &mut self.luck;
        Some(match self.game.phase() {
            Phase::GameOver => return None,
            Phase::RoundOver => Action::Throw(throw(luck, Turn::FRESH.dice_left(), self.faces)),
            Phase::ToThrow(turn) => Action::Throw(throw(luck, turn.dice_left(), self.faces)),
            Phase::ToPlace(turn, thrown) => Action::Place(placement(luck, turn, thrown, purse)),
            Phase::ToSpend(_) => Action::Spend(luck.below(2) as u8 * luck.below(usize::from(purse) + 1) as u8),
        })
    }
}

impl Iterator for RandomGame {
    type Item = (Game, Action, Game);

    fn next(&mut self) -> Option<Self::Item> {
        let action = self.action()?;
        let after = self.after(&action);
        let before = std::mem::replace(&mut self.game, after.clone());
        Some((before, action, after))
    }
}
