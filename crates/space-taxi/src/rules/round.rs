//! A settled round: what everyone reached, who is struck, who opens the next.

use super::POINTS_PER_COIN;
use super::fare::Fare;
use super::mode::Mode;
use super::players::{ByPlayer, Player};

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnResult {
    /// A failure to launch.
    Misfire,
    Launch {
        fare: Fare,
        /// Coins taken for a taxi full of groups.
        bonus: u8,
        /// Coins paid for points.
        paid: u8,
    },
}

impl TurnResult {
    /// `passengers × factor + crystal + 2 × coins paid`, or nothing after a misfire.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Misfire => 0,
            Self::Launch { fare, paid, .. } => fare.points().saturating_add(POINTS_PER_COIN.saturating_mul(paid)),
        }
    }
}

/// The result of a round that is struck, whoever reached it: the lowest, where results are struck at all.
#[must_use]
pub fn struck_result(mode: Mode, results: impl IntoIterator<Item = u8>) -> Option<u8> {
    results.into_iter().min().filter(|_| mode.strikes())
}

/// A round in which everyone has had a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    mode: Mode,
    opener: Player,
    results: ByPlayer<TurnResult>,
}

impl Round {
    /// Settles a round from the results in the order of play, beginning with the opener's.
    pub(super) fn settled(mode: Mode, opener: Player, in_order_of_play: &[TurnResult]) -> Self {
        let players = usize::from(mode.player_count());
        let in_order = |player: Player| in_order_of_play[(player.index() + players - opener.index()) % players];
        let results = ByPlayer::new(mode, in_order);
        Self { mode, opener, results }
    }

    /// Who threw first.
    #[must_use]
    pub const fn opener(&self) -> Player {
        self.opener
    }

    /// How everyone's turn ended, before striking.
    #[must_use]
    pub const fn results(&self) -> &ByPlayer<TurnResult> {
        &self.results
    }

    /// Whether the player has the lowest result, alone or with others, and loses it.
    #[must_use]
    pub fn is_struck(&self, player: Player) -> bool {
        let struck = struck_result(self.mode, self.results.values().map(|result| result.points()));
        struck == Some(self.results[player].points())
    }

    /// What the round brings the player: the result, or nothing if it is struck.
    #[must_use]
    pub fn score(&self, player: Player) -> u8 {
        if self.is_struck(player) { 0 } else { self.results[player].points() }
    }

    /// The highest result opens the next round; of those who share it, the one who threw first.
    #[must_use]
    pub fn next_opener(&self) -> Player {
        let in_order = (0..usize::from(self.mode.player_count())).map(|steps| self.mode.left_of(self.opener, steps));
        in_order
            .reduce(|best, next| if self.results[next].points() > self.results[best].points() { next } else { best })
            .unwrap_or(self.opener)
    }
}
