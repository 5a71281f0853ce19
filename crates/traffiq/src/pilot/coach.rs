//! The coach: the best turns of a moment, and what each of them gains.
//!
//! It says nothing in words. What a turn gains is counted from the rules alone and is exact, but for one thing: which gaps others could have filled
//! is known only as far as some unseen tile fits. How good the turns are is the estimate of the Ace's search.

use std::task::Poll;

use game_core::Level;

use super::board::build;
use super::listing::Moment;
use super::moves::Move;
use super::outlook::Gap;
use super::search::{Search, Valued};
use super::seen::Seen;
use crate::rules::{Crossing, Fleet, Kind, Vehicle, WholeTurn};

/// How many turns it names.
const NAMED: usize = 3;

/// A coach who is thinking.
#[derive(Clone, Debug)]
pub struct Coach {
    seen: Seen,
    search: Search,
}

/// A turn that can be recommended.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub valued: Valued,
    pub gains: Gains,
}

/// What a turn brings its player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// It puts the last vehicle down, which wins at once.
    pub all_placed: bool,
    /// The crossings it completes on which somebody can stand.
    pub completed: Vec<Crossing>,
    /// What it puts down.
    pub placed: Fleet,
    /// Who has to leave, in the order of the acts.
    pub sent_home: Vec<(Crossing, Vehicle)>,
    /// Crossings that somebody could have completed with one tile, and that no unseen tile completes any more.
    pub closed: Vec<Crossing>,
    /// The own points that others could have knocked out by riding before, less those that they can after it; never below 0.
    pub sheltered: u8,
    pub tiles_drawn: u8,
}

impl Coach {
    /// A coach for the player on turn; nothing once the game is over.
    #[must_use]
    pub fn new(seen: &Seen) -> Option<Self> {
        Some(Self { seen: seen.clone(), search: Search::new(seen, Level::Ace)? })
    }

    /// Goes on until the best turns are found or until it is `enough`, which is asked every few milliseconds.
    pub fn work(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<()> {
        self.search.work(enough)
    }

    /// The best three turns so far, the best first.
    #[must_use]
    pub fn advice(&mut self) -> Vec<Advice> {
        let ranked = self.search.ranked(NAMED);
        let advice = |valued: Valued| {
            let gains = Gains::of(&self.seen, &valued.turn);
            Advice { valued, gains }
        };
        ranked.into_iter().map(advice).collect()
    }
}

impl Gains {
    /// What this turn, one that the pilot has named, brings the player on turn.
    fn of(seen: &Seen, turn: &WholeTurn) -> Self {
        let mut moment = Moment::of(seen);
        let fitting = super::fitting::Fitting::of(&seen.unseen);
        let (gaps, threatened) = (moment.gaps(), moment.threatened());
        let before = moment.board.placed(moment.player);
        let (mark, mut gains) = (moment.board.mark(), Self::default());
        for step in turn {
            let Some(played) = moment.board.move_of(step) else { break };
            match played {
                Move::Lay { square, .. } => {
                    gains.completed.extend(moment.board.openings(square).into_iter().filter_map(build::crossing));
                }
                Move::Draw => gains.tiles_drawn += 1,
                Move::Ride { .. } => {}
            }
            gains.all_placed = moment.board.play(moment.player, &played);
        }
        let after = moment.board.placed(moment.player);
        gains.placed = Fleet { taxis: after[0] - before[0], trucks: after[1] - before[1] };
        let vehicle = |(spot, car)| {
            let player = seen.supplies.table().player(usize::from(car >> 1))?;
            Some((build::crossing(spot)?, Vehicle { player, kind: Kind::ALL[usize::from(car & 1)] }))
        };
        gains.sent_home = moment.board.sent_since(mark).filter_map(vehicle).collect();
        let is_closed = |gap: &&Gap| {
            let demand = moment.board.around(gap.square);
            fitting.is_alive(gap.demand) && !moment.board.is_laid(gap.square) && !fitting.is_alive(demand)
        };
        let closed = gaps.iter().filter(is_closed).flat_map(|gap| moment.board.openings(gap.square));
        gains.closed = closed.filter_map(build::crossing).collect();
        gains.closed.sort_unstable();
        gains.sheltered = threatened.saturating_sub(moment.threatened());
        gains
    }
}
