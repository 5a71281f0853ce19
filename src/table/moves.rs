//! Choreography: how the pieces get from where they lay to where they lie, as plain data.
//!
//! A [`Choreography`] follows from the table before, the table after and the news between them. Nothing waits for it:
//! the table is after it already, and [`Choreography::shown`] only says what is to be seen of that meanwhile. It knows
//! pieces and milliseconds; frames and pixels are for whoever plays it.

mod cheers;
mod endings;
mod late;
mod placing;
mod spot;
mod tempo;
mod throwing;
pub mod times;

pub use late::{Late, Missing};
pub use spot::Spot;

use super::cards::CardModel;
use super::formula::{FormulaModel, LegendModel};
use super::model::TableModel;
use super::news::{Happening, News};
use super::pick::{Die, JokerChoice};

/// How a piece moves at its own place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// In from the lower left, turning, over its place and back.
    ThrowIn,
    /// Another face flickers over the real one and is gone.
    Blur,
    /// Hidden until a piece has flown here, then squashed by the landing.
    Land,
    /// Gives way under what has landed.
    Give,
    /// A small flame, and out of it the steady one.
    Cough,
    /// Over on the vertical axis, so that the other side is up.
    Turn,
    /// Down, shut, and up again with what it holds.
    Reel,
    /// Cracks and drifts along the dotted way.
    Drift,
    /// Waves, hops and is gone.
    HopOut,
    LiftOff,
    /// Past the climbing taxi.
    Streak,
    /// Along its lane.
    Fly,
    /// Out of nothing and up.
    Puff,
    Misfire,
    /// Rolls to where it lies.
    Roll,
    /// Up from below.
    Rise,
    Fade,
    /// A little too large, and back.
    Pop,
    /// From left to right, like a line under a pen.
    Draw,
    /// Down from above.
    Drop,
    /// Hops for joy, once or as part of a wave.
    Cheer,
    /// Out of a point into its full size.
    Burst,
}

/// A piece that moves at its own place. Times count from the news on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub spot: Spot,
    pub motion: Motion,
    /// When the piece comes onto the page, if it is not there from the start.
    pub there_ms: u32,
    pub after_ms: u32,
    pub lasts_ms: u32,
}

/// What flies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// With what becomes of a thumbs-up.
    Die(Die, Option<JokerChoice>),
    Coin,
    /// A spark, which only bursts.
    Spark,
    /// The flag of who opens the next round.
    Flag,
}

/// A piece that flies in an arc from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    pub piece: Piece,
    pub from: Spot,
    pub to: Spot,
    /// When the place it flies to comes onto the page, if it is not there from the start.
    pub there_ms: u32,
    pub after_ms: u32,
    pub lasts_ms: u32,
}

/// Everything that moves because of one piece of news.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choreography {
    pub moves: Vec<Move>,
    pub flights: Vec<Flight>,
    /// What is not yet to be seen, the earliest first.
    pub late: Vec<Late>,
    /// The scoring before all of it: what is picked by itself counts once it is seen.
    pub scoring: Option<(LegendModel, FormulaModel)>,
    /// The cards before all of it: until the scene that follows comes on, nobody reads on them how it ends.
    pub cards: Vec<CardModel>,
    /// Until then a touch only brings the scene on: nobody presses a button that is not there yet.
    pub curtain_ms: u32,
    /// Until then not even a touch brings on what is picked by itself, however fast everything moves.
    pub seen_ms: u32,
    /// So many dice are picked by themselves.
    pub forced: u8,
}

impl Choreography {
    /// What moves between these two tables.
    #[must_use]
    pub fn of(before: &TableModel, after: &TableModel, news: &News) -> Self {
        let mut all = Self { cards: before.cards.clone(), ..Self::default() };
        for happening in &news.what {
            match happening {
                Happening::Thrown { .. } => all.throw(after),
                Happening::Forced { count } => all.pick_forced(before, after, *count),
                Happening::CrystalLost { .. } => all.lose_crystal(after),
                Happening::JokerDecided { place, choice } => all.flip_joker(before, *place, *choice),
                Happening::Placed { player, tile, paid, .. } => all.place(before, after, *player, *tile, *paid),
                Happening::LiftOff { player, bonus, .. } => all.lift_off(after, *player, *bonus),
                Happening::Misfire { .. } => all.misfire(),
                Happening::SpendingSet { .. } => all.now(Spot::Total, Motion::Pop, times::POP),
                Happening::Settled { player, paid, .. } => all.pay_for_points(*player, *paid),
                Happening::RoundOver { opener, .. } => all.end_round(before, after, *opener),
                Happening::GameOver { .. } => all.now(Spot::Winners, Motion::Pop, times::COUNT),
                Happening::TakenBack => all.now(Spot::Tray, Motion::Fade, times::FADE),
                Happening::Picked { .. }
                | Happening::PutBack { .. }
                | Happening::TileFilled(_)
                | Happening::TileReady(_)
                | Happening::TileWaits(_)
                | Happening::TurnBegins { .. }
                | Happening::Proposed { .. }
                | Happening::Refused(_)
                | Happening::CannotUndo(_)
                | Happening::ThumbUndecided
                | Happening::Blocked(_) => {}
            }
        }
        all
    }

    /// When everything lies still.
    #[must_use]
    pub fn length_ms(&self) -> u32 {
        let moves = self.moves.iter().map(|one| one.after_ms + one.lasts_ms);
        let flights = self.flights.iter().map(|one| one.after_ms + one.lasts_ms);
        moves.chain(flights).chain(self.late.iter().map(|late| late.until_ms)).max().unwrap_or(0)
    }

    fn now(&mut self, spot: Spot, motion: Motion, lasts_ms: u32) {
        self.add(spot, motion, 0, 0, lasts_ms);
    }

    fn add(&mut self, spot: Spot, motion: Motion, there_ms: u32, after_ms: u32, lasts_ms: u32) {
        self.moves.push(Move { spot, motion, there_ms, after_ms, lasts_ms });
    }

    fn fly(&mut self, piece: Piece, from: Spot, to: Spot, after_ms: u32, lasts_ms: u32) {
        self.flights.push(Flight { piece, from, to, there_ms: 0, after_ms, lasts_ms });
    }

    fn hold_back(&mut self, until_ms: u32, what: Missing) {
        let place = self.late.partition_point(|late| late.until_ms <= until_ms);
        self.late.insert(place, Late { until_ms, what });
    }
}
