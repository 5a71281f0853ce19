//! The review of a game: what each turn lost against the best that was found, and what the drawn tiles brought.
//!
//! Nearly all of it is an estimate. `docs/TRAFFIQ-PILOT.md` says what is exact.

mod drawn;

use std::task::Poll;

use game_core::Level;

use super::board::Board;
use super::fitting::Fitting;
use super::glance::{Deeds, between_lost_and_won};
use super::listing::{Moment, Moves};
use super::search::halving::blended;
use super::search::round::Quick;
use super::search::worlds::World;
use super::search::{Estimate, Search, hand_sizes};
use super::seen::{Seen, Tiles};
use crate::rules::{Act, End, Game, Player, Refusal, WholeTurn};

/// The worlds in which a turn is compared with the best one that was found. None of them has helped to find it.
const WORLDS: u64 = 192;
/// The first of them; a search comes nowhere near.
const FIRST_WORLD: u64 = 1 << 32;
/// How many of them make a piece.
const WORLDS_A_PIECE: u64 = 16;

/// One turn of a reviewed game. All values are those of [`super::Valued`]: from −1, which is lost, to 1, which is won.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// Its number in the game, from 1.
    pub turn: u16,
    pub player: Player,
    /// The best turn that the search found.
    pub best: WholeTurn,
    /// Whether it leads to the same position as what was played.
    pub is_best: bool,
    /// What the turn was worth less than the best, in the same worlds. By chance it may come out below nothing.
    pub lost: Estimate,
    /// What the tiles that came were worth more than the mean of all that could have come.
    pub luck: f64,
}

/// A review that is under way.
#[derive(Clone, Debug)]
pub struct Review {
    turns: Vec<PlayedTurn>,
    reviewed: Vec<ReviewedTurn>,
    stage: ReviewStage,
}

/// A turn as it was played, and the games before and after its acts. What comes after the last act is never looked at but for its city.
#[derive(Clone, Debug)]
struct PlayedTurn {
    before: Game,
    after: Game,
    /// Tiles that were drawn, in their order, and the hand before the first.
    drawn: Tiles,
    kept: Tiles,
    deeds: Deeds,
}

#[derive(Clone, Debug)]
enum ReviewStage {
    /// The next turn is to be looked at.
    Next,
    Searching(Box<Search>),
    Comparing(Box<Comparison>),
}

/// The turn that was played and the best one, tried in the same worlds.
#[derive(Clone, Debug)]
struct Comparison {
    seen: Seen,
    moment: Moment,
    best: Moves,
    after: Board,
    is_best: bool,
    /// What the best turn and the played one are worth by glance and outlook.
    foreseen: [f32; 2],
    lost: Vec<f32>,
    world: u64,
    quick: Quick,
}

impl Review {
    /// A review of all that has happened since this game, in which a turn is just beginning. The last turn is looked at only if it has ended.
    ///
    /// # Errors
    /// If the acts are not legal.
    pub fn new(opening: &Game, acts: &[Act]) -> Result<Self, Refusal> {
        let (mut turns, mut before, mut game) = (Vec::new(), opening.clone(), opening.clone());
        for act in acts {
            let next = game.apply(act)?;
            if next.end().is_some() || next.turn() != game.turn() {
                // Where the turn has been ended by hand, the game before that shows what was done.
                let after = if *act == Act::EndTurn { &game } else { &next };
                turns.push(PlayedTurn::new(&before, after));
                before = next.clone();
            }
            game = next;
        }
        Ok(Self { turns, reviewed: Vec::new(), stage: ReviewStage::Next })
    }

    /// How many turns there are to look at.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// Goes on until all turns are looked at or until it is `enough`, which is asked every few milliseconds.
    pub fn work(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<()> {
        while self.reviewed.len() < self.turns.len() {
            if enough() {
                return Poll::Pending;
            }
            if self.work_a_piece(enough).is_pending() {
                return Poll::Pending;
            }
        }
        Poll::Ready(())
    }

    /// The turns that have been looked at so far, in their order.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.reviewed
    }

    fn work_a_piece(&mut self, enough: &mut dyn FnMut() -> bool) -> Poll<()> {
        let Some(turn) = self.turns.get(self.reviewed.len()) else { return Poll::Ready(()) };
        let seen = Seen::of(&turn.before);
        match &mut self.stage {
            ReviewStage::Next => {
                if let Some(search) = Search::new(&seen, Level::Ace) {
                    self.stage = ReviewStage::Searching(Box::new(search));
                }
            }
            ReviewStage::Searching(search) => {
                std::task::ready!(search.work(enough));
                self.stage = ReviewStage::Comparing(Box::new(Comparison::new(seen, turn, search.best_moves())));
            }
            ReviewStage::Comparing(comparison) => {
                if !comparison.work_a_piece(turn) {
                    let best = comparison.moment.whole_turn(&comparison.best);
                    self.reviewed.push(ReviewedTurn {
                        turn: turn.before.turn(),
                        player: turn.before.player(),
                        best,
                        is_best: comparison.is_best,
                        lost: Estimate::of(&comparison.lost),
                        luck: turn.luck(),
                    });
                    self.stage = ReviewStage::Next;
                }
            }
        }
        Poll::Ready(())
    }
}

impl PlayedTurn {
    fn new(before: &Game, after: &Game) -> Self {
        let player = before.player();
        let count = before.stock().len() - after.stock().len();
        // Drawn tiles come to the end of a hand.
        let hand = after.hand(player);
        let (kept, drawn) = hand.split_at(hand.len() - count);
        let (kept, drawn): (Tiles, Tiles) = (kept.iter().copied().collect(), drawn.iter().copied().collect());
        let has_laid = after.city().tile_count() > before.city().tile_count();
        let deeds = Deeds {
            is_moving: has_laid || !drawn.is_empty(),
            drawn: drawn.len(),
            all_placed: after.end() == Some(End::AllPlaced),
        };
        Self { before: before.clone(), after: after.clone(), drawn, kept, deeds }
    }

    /// The moment in which it began, with all that was done in it on the board.
    fn played(&self, seen: &Seen) -> Moment {
        let after = Seen { player: seen.player, ..Seen::of(&self.after) };
        Moment { clock: Moment::of(seen).clock, ..Moment::of(&after) }
    }
}

impl Comparison {
    fn new(seen: Seen, turn: &PlayedTurn, best: Moves) -> Self {
        let (mut moment, mut played) = (Moment::of(&seen), turn.played(&seen));
        let mark = moment.board.mark();
        let (deeds, tiles) = moment.play(&best);
        let is_best = moment.board.key() == played.board.key() && deeds == turn.deeds;
        let glances = [moment.glance((deeds, tiles)), played.glance((turn.deeds, turn.kept.len() + turn.drawn.len()))];
        moment.board.undo_to(mark);
        let (fitting, hands) = (Fitting::of(&seen.unseen), hand_sizes(&seen));
        let outlooks =
            [moment.outlook(&best, &fitting, hands), played.prospects(&turn.kept, turn.deeds, &fitting, hands)];
        let foreseen = std::array::from_fn(|turn| between_lost_and_won(glances[turn] + outlooks[turn]));
        // Nothing is lost where both are the same, and nothing has to be tried.
        let world = if is_best { WORLDS } else { 0 };
        let after = played.board;
        Self { seen, moment, best, after, is_best, foreseen, lost: Vec::new(), world, quick: Quick::default() }
    }

    /// Tries both in some more worlds; whether there are more.
    fn work_a_piece(&mut self, turn: &PlayedTurn) -> bool {
        let piece = self.world..(self.world + WORLDS_A_PIECE).min(WORLDS);
        for number in piece.clone() {
            let mut world = World::deal(&self.seen, FIRST_WORLD + number);
            let best = self.quick.value(&mut self.moment, &self.best, &world);
            world.hands[self.moment.player] = turn.kept.clone();
            for _ in 0..turn.deeds.drawn {
                world.hands[self.moment.player].extend(world.stock.pop());
            }
            let (player, clock) = (self.moment.player, self.moment.clock);
            let mark = self.after.mark();
            let played = self.quick.behind(&mut self.after, player, clock, turn.deeds, &mut world);
            self.after.undo_to(mark);
            let [of_best, of_played] = self.foreseen;
            self.lost.push(blended(best, of_best) - blended(played, of_played));
        }
        self.world = piece.end;
        self.world < WORLDS
    }
}
