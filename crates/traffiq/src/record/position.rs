//! One moment of a game on one line: what a link, a still board, a question to the pilot or a test needs. Never a seed, and no hand but those
//! that are asked for.

mod line;
mod read;
mod told;

use serde::{Deserialize, Serialize};

use crate::rules::{ByPlayer, Game, Player, Tile};
pub use told::BadPosition;
use told::{HandTold, Told};

/// What is known of a running game: board, supplies, how many tiles every hand and the stock hold, and the hands that are shown.
///
/// ```
/// use traffiq::record::Position;
///
/// let line = "at 50.50 BRBW RBRR BWRB|BGRB RRBG RBGR cars 2 truck 51/51 supply 8/3 8/2 hand 2 RWRW,RBGG stock 38 turn 1 done - quiet 0 last -";
/// let position: Position = line.parse()?;
/// assert_eq!(position.game().stock().len(), 38);
/// assert_eq!(position.to_string(), line);
/// # Ok::<(), traffiq::record::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Position {
    /// With the tiles that nobody sees dealt in an order that tells nothing.
    game: Game,
    is_shown: ByPlayer<bool>,
}

impl Position {
    /// The position of a game that still runs, with the hands of these players; none after its end.
    #[must_use]
    pub fn of(game: &Game, shown: &[Player]) -> Option<Self> {
        let hand = |player| match shown.contains(&player) {
            true => HandTold::Tiles(game.hand(player).to_vec()),
            false => HandTold::Count(game.hand(player).len()),
        };
        let told = Told {
            tiles: game.city().tiles().collect(),
            cars: game.cars().iter().collect(),
            players: game.table().players().map(|player| (game.supply(player), hand(player))).collect(),
            stock: game.stock().len(),
            player: game.player().index(),
            deeds: game.deeds().to_vec(),
            quiet_turns: game.quiet_turns(),
            turns_left: game.turns_left(),
        };
        game.end().is_none().then(|| told.position().expect("a running game has a position"))
    }

    /// A game that looks like this to whoever sees the hands that are shown. The other hands and the stock are dealt in an order that tells
    /// nothing: only how many tiles they hold is true. Its turns are counted anew.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The hand of a player, if it is shown.
    #[must_use]
    pub fn hand(&self, player: Player) -> Option<&[Tile]> {
        self.is_shown[player].then(|| self.game.hand(player))
    }
}
