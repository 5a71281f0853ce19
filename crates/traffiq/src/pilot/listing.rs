//! All turns of a moment, each with what it is worth at a glance, worked out in pieces.

use arrayvec::ArrayVec;

use super::board::Board;
use super::glance::{Clock, Deeds};
use super::moves::{Move, Room};
use super::seen::{Seen, Tiles};
use crate::rules::{Deed, WholeTurn};

/// The moves of a turn, in their order.
pub(super) type Moves = ArrayVec<Move, 2>;

/// A turn that can be played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    pub moves: Moves,
    /// What it is worth, by whatever has looked at it so far.
    pub value: f32,
    /// One number for the position that it leads to.
    pub key: u64,
}

/// A moment of a game as a search needs it.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub board: Board,
    pub player: usize,
    pub hand: Tiles,
    pub room: Room,
    pub clock: Clock,
    /// What was done in the turn before this moment.
    pub done: Deeds,
}

/// Turns that are being listed.
#[derive(Clone, Debug)]
pub(super) struct Listing {
    firsts: Vec<Move>,
    next: usize,
    seconds: Vec<Move>,
    pub found: Vec<Candidate>,
}

impl Moment {
    pub fn of(seen: &Seen) -> Self {
        let drawn = seen.deeds.iter().filter(|deed| **deed == Deed::Draw).count();
        let is_moving = seen.deeds.iter().any(|deed| !matches!(deed, Deed::Ride(_)));
        // The clock shows when the turn began: what was drawn since lay in the stock then.
        let clock = Clock {
            players: seen.supplies.table().player_count(),
            stock: usize::from(seen.stock) + drawn,
            quiet: seen.quiet,
            turns_left: seen.turns_left,
        };
        Self {
            board: Board::of(seen),
            player: seen.player.index(),
            hand: seen.hand.clone(),
            room: Room::after(&seen.deeds),
            clock,
            done: Deeds { is_moving, drawn, all_placed: false },
        }
    }

    /// Tiles that can still be drawn now.
    fn stock(&self) -> usize {
        self.clock.stock - self.done.drawn
    }

    /// Plays these moves on the board; what was done in the whole turn, and how many tiles are in hand then.
    pub fn play(&mut self, moves: &[Move]) -> (Deeds, usize) {
        let mut deeds = self.done;
        let mut tiles = self.hand.len();
        for played in moves {
            deeds.all_placed = self.board.play(self.player, played);
            (deeds, tiles) = counted(deeds, tiles, played);
        }
        (deeds, tiles)
    }

    /// What the moves that have been played are worth at a glance.
    pub fn glance(&self, (deeds, tiles): (Deeds, usize)) -> f32 {
        self.board.glance(self.player, self.clock, deeds, tiles)
    }

    /// The turn as the rules call it.
    pub fn whole_turn(&mut self, moves: &[Move]) -> WholeTurn {
        let mark = self.board.mark();
        let mut turn = WholeTurn::new();
        for played in moves {
            turn.extend(self.board.step(played));
            self.board.play(self.player, played);
        }
        self.board.undo_to(mark);
        turn
    }
}

impl Listing {
    /// Nothing yet but to do nothing more.
    pub fn new(moment: &mut Moment) -> Self {
        let mut firsts = Vec::new();
        let stock = moment.stock();
        moment.board.add_moves(moment.player, moment.room, &moment.hand, stock, &mut firsts);
        let value = moment.glance((moment.done, moment.hand.len()));
        let pass = Candidate { moves: Moves::new(), value, key: moment.board.key() };
        Self { firsts, next: 0, seconds: Vec::new(), found: vec![pass] }
    }

    /// Goes on with the next first move and all that can follow it; whether there are more.
    pub fn list_on(&mut self, moment: &mut Moment) -> bool {
        let Some(first) = self.firsts.get(self.next).copied() else { return false };
        self.next += 1;
        let mark = moment.board.mark();
        let mut moves = Moves::new();
        moves.push(first);
        let (deeds, tiles) = moment.play(&moves);
        self.add(moment, &moves, deeds, tiles);
        let room = moment.room.behind(&first);
        if !deeds.all_placed && room.is_left() {
            let mut hand = moment.hand.clone();
            if let Move::Lay { sides, .. } = first {
                let tile = crate::rules::Tile::of(super::moves::decoded(sides));
                if let Some(place) = hand.iter().position(|own| *own == tile) {
                    hand.remove(place);
                }
            }
            self.seconds.clear();
            let stock = moment.clock.stock - deeds.drawn;
            moment.board.add_moves(moment.player, room, &hand, stock, &mut self.seconds);
            for place in 0..self.seconds.len() {
                let second = self.seconds[place];
                moves.push(second);
                if second.is_plain() {
                    // It need not be played to be seen at a glance.
                    let (after, left) = counted(deeds, tiles, &second);
                    let value = moment.glance((after, left));
                    let key = moment.board.key_after(&second) ^ after.drawn as u64;
                    self.found.push(Candidate { moves: moves.clone(), value, key });
                } else {
                    let before = moment.board.mark();
                    let all_placed = moment.board.play(moment.player, &second);
                    let (after, left) = counted(Deeds { all_placed, ..deeds }, tiles, &second);
                    self.add(moment, &moves, after, left);
                    moment.board.undo_to(before);
                }
                moves.pop();
            }
        }
        moment.board.undo_to(mark);
        true
    }

    fn add(&mut self, moment: &Moment, moves: &Moves, deeds: Deeds, tiles: usize) {
        let value = moment.glance((deeds, tiles));
        // Tiles that were drawn are no part of the city.
        let key = moment.board.key() ^ deeds.drawn as u64;
        self.found.push(Candidate { moves: moves.clone(), value, key });
    }
}

/// What a turn and a hand come to by one more move.
pub(super) fn counted(deeds: Deeds, tiles: usize, played: &Move) -> (Deeds, usize) {
    match played {
        Move::Lay { .. } => (Deeds { is_moving: true, ..deeds }, tiles - 1),
        Move::Ride { .. } => (deeds, tiles),
        Move::Draw => (Deeds { is_moving: true, drawn: deeds.drawn + 1, ..deeds }, tiles + 1),
    }
}

/// The best first, and of those that lead to the same position only one.
pub(super) fn sort(candidates: &mut Vec<Candidate>) {
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value).then(one.key.cmp(&other.key)));
    candidates.dedup_by_key(|candidate| candidate.key);
}
