//! What has just happened, for everything that answers to it: sound, motion, announcements.

use super::pick::JokerChoice;
use super::tray::Blocked;
use super::why::Why;
use space_taxi::record::{CannotUndo, Refused};
use space_taxi::rules::{Crystal, Fare, NumberTile, PassengerFace, Player, Throw};

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    Thrown {
        player: Player,
        throw: Throw,
    },
    /// The smuggling die shows less than before.
    CrystalLost {
        thrown: Crystal,
        least: Crystal,
    },
    /// A die was picked; so many are picked now.
    Picked {
        place: usize,
        count: u8,
    },
    PutBack {
        place: usize,
        count: u8,
    },
    /// All that were thrown are picked by themselves, since nothing else can be placed; a lost one counts.
    Forced {
        count: u8,
    },
    /// A tile was tapped, and its dice were picked at once.
    TileFilled(NumberTile),
    /// A tile was tapped whose dice are picked: they may be placed.
    TileReady(NumberTile),
    /// A tile was tapped, and which of the dice it takes is not its choice.
    TileWaits(NumberTile),
    JokerDecided {
        place: usize,
        choice: JokerChoice,
    },
    Placed {
        player: Player,
        tile: NumberTile,
        seated: Vec<PassengerFace>,
        fuel: Vec<u8>,
        mined: Option<Crystal>,
        paid: u8,
    },
    LiftOff {
        player: Player,
        fuel: u8,
        fare: Fare,
        bonus: u8,
    },
    Misfire {
        player: Player,
        fuel: u8,
    },
    /// So many coins are about to be paid for points.
    SpendingSet {
        coins: u8,
    },
    Settled {
        player: Player,
        points: u8,
        paid: u8,
    },
    RoundOver {
        struck: Vec<Player>,
        opener: Player,
    },
    GameOver {
        winners: Vec<Player>,
    },
    TurnBegins {
        player: Player,
    },
    /// What somebody is about to do, picked for everyone to see.
    Proposed {
        player: Player,
        why: Why,
    },
    TakenBack,
    Refused(Refused),
    CannotUndo(CannotUndo),
    ThumbUndecided,
    /// What is picked now cannot be placed, or nothing is.
    Blocked(Blocked),
}

impl Happening {
    /// Whether dice or a whole scene are on their way because of it: what is told about them waits until they lie still.
    #[must_use]
    pub const fn holds_tips_back(&self) -> bool {
        matches!(
            self,
            Self::Thrown { .. }
                | Self::Placed { .. }
                | Self::LiftOff { .. }
                | Self::Misfire { .. }
                | Self::Settled { .. }
                | Self::RoundOver { .. }
                | Self::GameOver { .. }
        )
    }
}

/// What the last intent brought about. The number grows with each, so that nobody answers to the same news twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub number: u32,
    pub what: Vec<Happening>,
}
