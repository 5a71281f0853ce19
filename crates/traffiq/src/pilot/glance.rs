//! The glance: what a position is worth to a player, as it lies.
//!
//! The numbers were found by letting computers play each other; `docs/TRAFFIQ-PILOT.md` says how.

use super::board::Board;

/// What winning alone is worth; losing is worth as much less than nothing.
pub(super) const WON: f32 = 1000.0;
/// A taxi and a truck in the city.
const PLACED: [f32; 2] = [11.0, 18.0];
/// The same in the last round, where only points are left to be had.
const COUNTED: [f32; 2] = [10.0, 20.0];
/// Each of the last vehicles that stand, up to so many.
const NEAR: f32 = 0.5;
const LAST_CARS: u8 = 3;
/// How much of the best opponent's standing counts against the own, and of all opponents' mean.
const BEST_OPPONENT: f32 = 0.5;
const MEAN_OPPONENT: f32 = 0.6;
/// The first tiles in hand, and each one beyond.
const TILES: [f32; 4] = [6.0, 6.0, 6.0, 2.5];
const FURTHER_TILE: f32 = 0.2;

/// A glance of so much is worth a half of winning.
const HALF: f32 = 60.0;

/// Any value of the glance between lost, which is −1, and won, which is 1.
pub(super) fn between_lost_and_won(value: f32) -> f32 {
    if value.abs() >= WON / 2.0 {
        return value.signum();
    }
    let value = value / HALF;
    value / (1.0 + value.abs())
}

/// How far a game has come, but for what lies in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    pub players: usize,
    pub stock: usize,
    pub quiet: u8,
    pub turns_left: Option<u8>,
}

/// What counts of a turn besides the city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Deeds {
    /// Whether a tile was laid or drawn.
    pub is_moving: bool,
    pub drawn: usize,
    /// Whether the player's last vehicle was put down.
    pub all_placed: bool,
}

impl Clock {
    /// After a turn; whether the game is over then.
    pub fn after(self, deeds: Deeds) -> (Self, bool) {
        let mut clock = Self { stock: self.stock - deeds.drawn, ..self };
        clock.quiet = if deeds.is_moving { 0 } else { clock.quiet + 1 };
        if deeds.drawn > 0 && clock.stock == 0 {
            clock.turns_left = Some(clock.players as u8);
        } else {
            clock.turns_left = clock.turns_left.map(|left| left - 1);
        }
        let is_over = deeds.all_placed || clock.turns_left == Some(0) || usize::from(clock.quiet) == 2 * clock.players;
        (clock, is_over)
    }
}

impl Board {
    /// What the position is worth to a player who has so many tiles in hand and has just finished a turn that began at this moment.
    pub fn glance(&self, player: usize, began: Clock, deeds: Deeds, tiles: usize) -> f32 {
        if deeds.all_placed {
            // No win by points is as plain.
            return 2.0 * WON;
        }
        let (_, is_over) = began.after(deeds);
        if is_over {
            return self.result(player, began.players);
        }
        match began.turns_left {
            Some(_) => self.standing_of(player, began.players, COUNTED, 0.0),
            None => self.standing_of(player, began.players, PLACED, NEAR) + tiles_in_hand(tiles),
        }
    }

    /// A player's part of the win if the game ends now: a win shared by n counts 1/n.
    pub fn share(&self, player: usize, players: usize) -> f32 {
        let most = (0..players).map(|player| self.points(player)).max().unwrap_or(0);
        let winners = (0..players).filter(|player| self.points(*player) == most).count();
        if self.points(player) == most { 1.0 / winners as f32 } else { 0.0 }
    }

    /// What the end of the game is worth. Where the part of the win is the same, more points are better.
    fn result(&self, player: usize, players: usize) -> f32 {
        let best = (0..players).filter(|other| *other != player).map(|other| self.points(other)).max().unwrap_or(0);
        WON * (2.0 * self.share(player, players) - 1.0) + f32::from(self.points(player)) - f32::from(best)
    }

    fn standing_of(&self, player: usize, players: usize, worth: [f32; 2], near: f32) -> f32 {
        let standing = |player: usize| {
            let [taxis, trucks] = self.placed(player);
            let [waiting_taxis, waiting_trucks] = self.waiting(player);
            let last = LAST_CARS.saturating_sub(waiting_taxis + waiting_trucks);
            f32::from(taxis) * worth[0] + f32::from(trucks) * worth[1] + f32::from(last) * near
        };
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        for other in (0..players).filter(|other| *other != player).map(standing) {
            best = best.max(other);
            sum += other;
        }
        standing(player) - BEST_OPPONENT * best - MEAN_OPPONENT * sum / (players - 1) as f32
    }
}

fn tiles_in_hand(tiles: usize) -> f32 {
    TILES.iter().take(tiles).sum::<f32>() + FURTHER_TILE * tiles.saturating_sub(TILES.len()) as f32
}
