//! What is to be confirmed before it is done, because it cannot be taken back or was hardly meant.

use crate::table::{Intent, Scene, TableState};
use space_taxi::rules::Phase;

/// A question before an intent is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// In the last round so many coins would be kept, and nothing can be bought with them any more.
    CoinsLeft(u8),
    /// This is the last spending of the game.
    LastSpending,
    /// The placement fails to launch, and with it the game is over for good.
    LastMisfire,
}

impl Confirmation {
    /// What to ask before this is done at this table, if anything.
    #[must_use]
    pub fn before(state: &TableState, intent: &Intent) -> Option<Self> {
        let game = state.record().game();
        match intent {
            Intent::Settle if matches!(game.phase(), Phase::ToSpend(_)) => {
                let left = state.purse().saturating_sub(state.spending());
                if left > 0 && game.round_number() == game.mode().rounds() {
                    return Some(Self::CoinsLeft(left));
                }
                (*state.after(intent).record().game().phase() == Phase::GameOver).then_some(Self::LastSpending)
            }
            Intent::Place => {
                let next = state.after(intent);
                let over = *next.record().game().phase() == Phase::GameOver;
                (over && next.scene() == Scene::Misfire).then_some(Self::LastMisfire)
            }
            _ => None,
        }
    }
}
