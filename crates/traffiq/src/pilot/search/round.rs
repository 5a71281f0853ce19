//! One round on: a turn is played in a world, then everybody including its player has one, played quickly.

use super::worlds::World;
use crate::pilot::board::Board;
use crate::pilot::glance::{Clock, Deeds, between_lost_and_won};
use crate::pilot::listing::{Moment, counted};
use crate::pilot::moves::{Move, Room, decoded};
use crate::pilot::seen::Tiles;
use crate::rules::Tile;

/// Behind how many first moves a quick player looks for a second one.
const FIRSTS: usize = 3;

/// Memory that is used again and again.
#[derive(Clone, Debug, Default)]
pub(in crate::pilot) struct Quick {
    firsts: Vec<Move>,
    seconds: Vec<Move>,
}

impl Quick {
    /// What this turn is worth to its player one round on in this world: from −1, which is lost, to 1, which is won.
    pub fn value(&mut self, moment: &mut Moment, moves: &[Move], world: &World) -> f32 {
        let mark = moment.board.mark();
        let mut world = world.clone();
        let (deeds, _) = moment.play(moves);
        for played in moves {
            world.took(moment.player, played);
        }
        let value = self.behind(&mut moment.board, moment.player, moment.clock, deeds, &mut world);
        moment.board.undo_to(mark);
        value
    }

    /// The same of a turn that began at this moment and has been played already.
    pub fn behind(&mut self, board: &mut Board, me: usize, began: Clock, deeds: Deeds, world: &mut World) -> f32 {
        let (mut clock, is_over) = began.after(deeds);
        if deeds.all_placed {
            1.0
        } else if is_over {
            2.0 * board.share(me, clock.players) - 1.0
        } else {
            self.round(board, me, &mut clock, world)
        }
    }

    fn round(&mut self, board: &mut Board, me: usize, clock: &mut Clock, world: &mut World) -> f32 {
        for ahead in 1..=clock.players {
            let player = (me + ahead) % clock.players;
            let (deeds, began) = (self.turn(board, player, *clock, world), *clock);
            let (after, is_over) = clock.after(deeds);
            if deeds.all_placed {
                return if player == me { 1.0 } else { -1.0 };
            }
            if is_over {
                return 2.0 * board.share(me, clock.players) - 1.0;
            }
            if player == me {
                return between_lost_and_won(board.glance(me, began, deeds, world.hands[me].len()));
            }
            *clock = after;
        }
        0.0
    }

    /// Plays a quick turn and says what was done.
    fn turn(&mut self, board: &mut Board, player: usize, clock: Clock, world: &mut World) -> Deeds {
        let hand = world.hands[player].clone();
        let tiles = hand.len();
        self.firsts.clear();
        board.add_moves(player, Room::WHOLE_TURN, &hand, world.stock.len(), &mut self.firsts);
        let nothing = board.glance(player, clock, Deeds::default(), tiles);
        let mut best: [(f32, Option<Move>); FIRSTS] = [(f32::NEG_INFINITY, None); FIRSTS];
        for first in &self.firsts {
            let value = tried(board, player, clock, (Deeds::default(), tiles), first);
            let mut entering = (value, Some(*first));
            for held in &mut best {
                if entering.0 > held.0 {
                    std::mem::swap(held, &mut entering);
                }
            }
        }
        let mut chosen: (f32, Option<Move>, Option<Move>) = (nothing, None, None);
        for (value, first) in best {
            let Some(first) = first else { break };
            if value > chosen.0 {
                chosen = (value, Some(first), None);
            }
            let mark = board.mark();
            let all_placed = board.play(player, &first);
            let (deeds, left) = counted(Deeds { all_placed, ..Deeds::default() }, tiles, &first);
            if !all_placed {
                let rest = without(&hand, &first);
                self.seconds.clear();
                let stock = world.stock.len() - deeds.drawn;
                board.add_moves(player, Room::WHOLE_TURN.behind(&first), &rest, stock, &mut self.seconds);
                for second in &self.seconds {
                    let value = tried(board, player, clock, (deeds, left), second);
                    if value > chosen.0 {
                        chosen = (value, Some(first), Some(*second));
                    }
                }
            }
            board.undo_to(mark);
        }
        let mut deeds = Deeds::default();
        for played in [chosen.1, chosen.2].into_iter().flatten() {
            let all_placed = board.play(player, &played);
            deeds = counted(Deeds { all_placed, ..deeds }, tiles, &played).0;
            world.took(player, &played);
        }
        deeds
    }
}

/// What one more move is worth at a glance. What changes nobody's standing need not be played for that.
fn tried(board: &mut Board, player: usize, clock: Clock, (deeds, tiles): (Deeds, usize), next: &Move) -> f32 {
    let mark = board.mark();
    let all_placed = !next.is_plain() && board.play(player, next);
    let (deeds, tiles) = counted(Deeds { all_placed, ..deeds }, tiles, next);
    let value = board.glance(player, clock, deeds, tiles);
    board.undo_to(mark);
    value
}

impl World {
    /// Takes a tile out of the hand for a lay, and one into it for a draw.
    fn took(&mut self, player: usize, played: &Move) {
        match played {
            Move::Lay { .. } => self.hands[player] = without(&self.hands[player], played),
            Move::Draw => self.hands[player].extend(self.stock.pop()),
            Move::Ride { .. } => {}
        }
    }
}

/// The hand without the tile that a lay takes.
fn without(hand: &Tiles, played: &Move) -> Tiles {
    let mut rest = hand.clone();
    if let Move::Lay { sides, .. } = played {
        let tile = Tile::of(decoded(*sides));
        if let Some(place) = rest.iter().position(|own| *own == tile) {
            rest.swap_remove(place);
        }
    }
    rest
}
