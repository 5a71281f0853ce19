//! The search for a level's turn, in pieces: between any two of them it can rest, or be asked for the best so far.

pub(super) mod halving;
pub(super) mod round;
pub(super) mod worlds;

use std::task::Poll;

use game_core::Level;

use self::halving::Halving;
use super::board::MOST_PLAYERS;
use super::fitting::Fitting;
use super::glance::{WON, between_lost_and_won};
use super::listing::{Candidate, Listing, Moment, Moves, sort};
use super::mix::Mix;
use super::seen::Seen;
use crate::rules::WholeTurn;

/// A Rookie notices one in so many turns.
const NOTICED: usize = 50;
/// How many turns get an outlook: so many, none of them worse than the best by more than this at a glance.
const OUTLOOKS: usize = 400;
const WITHIN: f32 = 25.0;
/// How many outlooks make a piece.
const OUTLOOKS_A_PIECE: usize = 16;

/// A turn with what it was found to be worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Valued {
    pub turn: WholeTurn,
    /// From −1, which is lost, to 1, which is won. It is no chance to win: where the game is not over it tells how the players stand.
    pub value: Estimate,
    /// How much less it is worth than the best one. Where both come from trials, from the same trials.
    pub behind: Estimate,
}

/// A number that is not known exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    pub value: f64,
    /// Its standard error, where it comes from trials.
    pub error: f64,
}

impl Estimate {
    /// The mean of what trials have shown.
    pub(super) fn of(values: &[f32]) -> Self {
        let count = values.len().max(1) as f64;
        let value = values.iter().map(|value| f64::from(*value)).sum::<f64>() / count;
        let squares = values.iter().map(|other| (f64::from(*other) - value) * (f64::from(*other) - value)).sum::<f64>();
        Self { value, error: (squares / count / (count - 1.0).max(1.0)).sqrt() }
    }
}

/// A search under way.
#[derive(Clone, Debug)]
pub struct Search {
    seen: Seen,
    level: Level,
    moment: Moment,
    fitting: Fitting,
    /// The best first, as far as is known.
    candidates: Vec<Candidate>,
    stage: Stage,
    is_done: bool,
}

#[derive(Clone, Debug)]
enum Stage {
    Listing(Listing),
    /// So many candidates have their outlook.
    Outlook(usize),
    Worlds(Box<Halving>),
}

impl Search {
    /// The search for what this level does; nothing once the game is over.
    #[must_use]
    pub fn new(seen: &Seen, level: Level) -> Option<Self> {
        if seen.is_over {
            return None;
        }
        let mut moment = Moment::of(seen);
        let listing = Listing::new(&mut moment);
        let candidates = listing.found.clone();
        let fitting = Fitting::of(&seen.unseen);
        Some(Self {
            seen: seen.clone(),
            level,
            moment,
            fitting,
            candidates,
            stage: Stage::Listing(listing),
            is_done: false,
        })
    }

    /// Goes on until all is found or until it is `enough`, which is asked every few milliseconds.
    pub fn work(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<()> {
        while !self.is_done() {
            if enough() {
                return Poll::Pending;
            }
            self.work_a_piece();
        }
        Poll::Ready(())
    }

    /// Whether all is found.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// The rest of the turn that is best so far: nothing more, if nothing else is known.
    #[must_use]
    pub fn best(&mut self) -> WholeTurn {
        let moves = self.best_moves();
        self.moment.whole_turn(&moves)
    }

    /// The best turns so far, at most so many, the best first.
    #[must_use]
    pub fn ranked(&mut self, count: usize) -> Vec<Valued> {
        let places = self.places().into_iter().take(count);
        let mut turn = |place: usize| self.moment.whole_turn(&self.candidates[place].moves);
        places.map(|(place, value, behind)| Valued { turn: turn(place), value, behind }).collect()
    }

    /// The places of the candidates, the best first so far.
    fn places(&self) -> Vec<(usize, Estimate, Estimate)> {
        if let Stage::Worlds(halving) = &self.stage {
            return halving.ranking();
        }
        let value = |candidate: &Candidate| f64::from(between_lost_and_won(candidate.value));
        let certain = |value| Estimate { value, error: 0.0 };
        let best = self.candidates.first().map_or(0.0, value);
        let places = self.candidates.iter().map(value).enumerate();
        places.map(|(place, value)| (place, certain(value), certain(best - value))).collect()
    }

    /// The best moves so far.
    pub(super) fn best_moves(&self) -> Moves {
        self.places().first().map_or_else(Moves::new, |(place, ..)| self.candidates[*place].moves.clone())
    }

    fn work_a_piece(&mut self) {
        match &mut self.stage {
            Stage::Listing(listing) => {
                if !listing.list_on(&mut self.moment) {
                    self.candidates = std::mem::take(&mut listing.found);
                    self.listed();
                }
            }
            Stage::Outlook(place) => {
                let hands = hand_sizes(&self.seen);
                let piece = self.candidates.iter_mut().skip(*place).take(OUTLOOKS_A_PIECE);
                for candidate in piece {
                    candidate.value += self.moment.outlook(&candidate.moves, &self.fitting, hands);
                }
                *place += OUTLOOKS_A_PIECE;
                if *place >= self.candidates.len() {
                    self.judged();
                }
            }
            Stage::Worlds(halving) => {
                self.is_done = !halving.work_a_piece(&mut self.moment, &self.candidates);
            }
        }
    }

    fn listed(&mut self) {
        if self.level == Level::Rookie {
            let pair_of_draws =
                |candidate: &Candidate| candidate.moves.iter().all(|played| *played == super::moves::Move::Draw);
            let number = self.seen.number();
            let is_noticed = |candidate: &Candidate| {
                let mut mix = Mix::from(number);
                mix.add(candidate.key);
                pair_of_draws(candidate) || mix.below(NOTICED) == 0
            };
            self.candidates.retain(is_noticed);
        }
        sort(&mut self.candidates);
        let best = self.candidates.first().map_or(0.0, |best| best.value);
        let looks_at_a_glance = matches!(self.level, Level::Rookie | Level::Cabbie);
        if looks_at_a_glance || best > WON / 2.0 || self.candidates.len() == 1 {
            self.is_done = true;
            return;
        }
        self.candidates.truncate(OUTLOOKS);
        self.candidates.retain(|candidate| candidate.value >= best - WITHIN);
        self.stage = Stage::Outlook(0);
    }

    fn judged(&mut self) {
        sort(&mut self.candidates);
        if self.level == Level::Ace {
            self.stage = Stage::Worlds(Box::new(Halving::new(&self.seen, &mut self.candidates)));
        } else {
            self.is_done = true;
        }
    }
}

/// How many tiles everybody holds, by place.
pub(super) fn hand_sizes(seen: &Seen) -> [usize; MOST_PLAYERS] {
    let mut sizes = [0; MOST_PLAYERS];
    for (player, tiles) in seen.hand_sizes.iter() {
        sizes[player.index()] = usize::from(*tiles);
    }
    sizes
}
