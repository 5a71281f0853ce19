//! The outlook: what a position promises and threatens beyond the glance.
//!
//! Rides of others are known exactly. Of their lays everything is known but whether somebody holds a tile that fits: the sides around a gap decide
//! its streets before anybody knows the tile.

use super::board::{MOST_PLAYERS, Spot};
use super::fitting::Fitting;
use super::glance::Deeds;
use super::listing::Moment;
use super::moves::{Move, choices_of, turnings};
use crate::rules::Tile;

/// Points that an opponent's best ride would knock out.
const RIDE: f32 = -4.0;
/// Points that an opponent's best lay would knock out, times the chance that a tile fits.
const LAY: f32 = -1.5;
/// Crossings that an opponent can complete with one tile, times that chance.
const NOOK: f32 = -3.0;
/// The best own lay next turn: a crossing counts so much, and each point that it knocks out one.
const CHANCE: f32 = 0.5;
const CROSSING: f32 = 2.0;

/// A gap where one tile completes crossings on which a vehicle can stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    pub square: Spot,
    pub demand: (u8, u8),
    openings: usize,
}

impl Moment {
    /// What these moves are worth beyond the glance, in the same measure. Other hands hold so many tiles.
    pub fn outlook(&mut self, moves: &[Move], fitting: &Fitting, hands: [usize; MOST_PLAYERS]) -> f32 {
        let mark = self.board.mark();
        let (deeds, _) = self.play(moves);
        let kept = self.kept(moves);
        let outlook = self.prospects(&kept, deeds, fitting, hands);
        self.board.undo_to(mark);
        outlook
    }

    /// What lies ahead once the turn is over, with these tiles kept in hand; nothing if the game is.
    pub fn prospects(&mut self, kept: &[Tile], deeds: Deeds, fitting: &Fitting, hands: [usize; MOST_PLAYERS]) -> f32 {
        if self.clock.after(deeds).1 {
            return 0.0;
        }
        let (me, players) = (self.player, self.clock.players);
        // In the last round only those who come after have a turn.
        let to_come = self.clock.turns_left.map_or(players, usize::from);
        let gaps = self.gaps();
        let mut outlook = 0.0;
        for ahead in 1..to_come.min(players) {
            let opponent = (me + ahead) % players;
            let lost = |lost: [u8; MOST_PLAYERS]| lost[me];
            outlook += RIDE * f32::from(self.best_ride(opponent, lost));
            let (mut lay, mut nook) = (0.0_f32, 0.0_f32);
            for gap in &gaps {
                let chance = fitting.chance(gap.demand, hands[opponent]);
                if chance > 0.0 {
                    let lost = self.knocked_out(opponent, gap, |player| player == me);
                    lay = lay.max(chance * f32::from(lost));
                    nook += chance * gap.openings as f32;
                }
            }
            outlook += LAY * lay + NOOK * nook / (players - 1) as f32;
        }
        if self.clock.turns_left.is_none() {
            let mut best = 0.0_f32;
            for gap in &gaps {
                let fits = |tile: &Tile| turnings(*tile).iter().any(|sides| (sides ^ gap.demand.0) & gap.demand.1 == 0);
                let chance = if kept.iter().any(fits) { 1.0 } else { fitting.chance(gap.demand, deeds.drawn) };
                if chance > 0.0 {
                    let gained = f32::from(self.knocked_out(me, gap, |player| player != me));
                    best = best.max(chance * (CROSSING * gap.openings as f32 + gained));
                }
            }
            outlook += CHANCE * best;
        }
        outlook
    }

    /// The tiles in hand that these moves leave.
    fn kept(&self, moves: &[Move]) -> super::seen::Tiles {
        let mut kept = self.hand.clone();
        for played in moves {
            if let Move::Lay { sides, .. } = played {
                let tile = Tile::of(super::moves::decoded(*sides));
                if let Some(place) = kept.iter().position(|own| *own == tile) {
                    kept.remove(place);
                }
            }
        }
        kept
    }

    /// The most points that the player on turn can lose to one ride of each opponent.
    pub fn threatened(&mut self) -> u8 {
        let (me, players) = (self.player, self.clock.players);
        (0..players).filter(|other| *other != me).map(|other| self.best_ride(other, |lost| lost[me])).sum()
    }

    pub fn gaps(&self) -> Vec<Gap> {
        let gap = |square: &Spot| {
            let openings = self.board.openings(*square).len();
            (openings > 0).then(|| Gap { square: *square, demand: self.board.around(*square), openings })
        };
        self.board.free().iter().filter_map(gap).collect()
    }

    /// The most that a ride of this player brings, by what is counted of everybody's losses.
    fn best_ride(&mut self, player: usize, count: impl Fn([u8; MOST_PLAYERS]) -> u8) -> u8 {
        let mut best = 0;
        for place in 0..self.board.standing(player).len() {
            let from = self.board.standing(player)[place];
            let Some(kind) = self.board.kind_at(from) else { continue };
            let goals = self.board.goals(from, kind);
            self.board.spoils(player, from, &goals, |lost| best = best.max(count(lost)));
        }
        best
    }

    /// The points that those who count lose if this player fills the gap, with as many trucks as there are.
    fn knocked_out(&mut self, player: usize, gap: &Gap, counts: impl Fn(usize) -> bool) -> u8 {
        let Some(arrivals) = choices_of(gap.openings, self.board.waiting(player)).last().copied() else { return 0 };
        let points = |board: &super::board::Board| -> u8 {
            (0..MOST_PLAYERS).filter(|player| counts(*player)).map(|player| board.points(player)).sum()
        };
        let (before, mark) = (points(&self.board), self.board.mark());
        self.board.play(player, &Move::Lay { square: gap.square, sides: gap.demand.0, arrivals });
        let after = points(&self.board);
        self.board.undo_to(mark);
        before.saturating_sub(after)
    }
}
