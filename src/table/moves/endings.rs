//! How a turn, a round and the game end.

use super::{Choreography, Flight, Missing, Motion, Piece, Spot, times};
use crate::table::{CardModel, RoundCell, SeatModel, TableModel};
use space_taxi::rules::Player;

impl Choreography {
    /// The taxi rumbles, dips and climbs; the ticket comes up and counts. Whoever sits alone gets out before.
    pub(super) fn lift_off(&mut self, after: &TableModel, player: Player, bonus: u8) {
        let scene = self.next_scene();
        let mut out = 0;
        for (seat, model) in after.board.seats.iter().enumerate() {
            if matches!(model, SeatModel::Taken { alone: true, .. }) {
                self.add(Spot::OnSeat(seat), Motion::HopOut, scene, scene + out * times::HOP / 2, times::HOP);
                out += 1;
            }
        }
        let start = scene + times::got_out(out);
        let jets = start + times::RUMBLE;
        let climb = times::LIFT_OFF - times::RUMBLE;
        let counts = start + times::LIFT_OFF;
        self.add(Spot::Taxi, Motion::LiftOff, scene, start, times::LIFT_OFF);
        self.add(Spot::Streaks, Motion::Streak, scene, jets, climb);
        self.add(Spot::Smoke, Motion::Puff, scene, jets, climb);
        self.add(Spot::Title, Motion::Pop, scene, jets, times::POP);
        self.add(Spot::Ticket, Motion::Rise, scene, counts - times::TICKET, times::TICKET);
        self.celebrate(after, scene, jets);
        self.count_up(scene, counts);
        self.take_bonus(scene, counts, player, bonus);
        self.curtain_ms = counts;
    }

    /// Row by row, and at last the total.
    fn count_up(&mut self, scene: u32, counts: u32) {
        let step = times::COUNT / u32::from(Missing::PARTS);
        for part in 0..Missing::PARTS {
            self.hold_back(counts + step * u32::from(part + 1), Missing::Counted(part));
        }
        for row in 0..Missing::ROWS {
            let start = counts + step * u32::from(row * Missing::STEPS);
            let (spot, motion) = if row + 1 == Missing::ROWS {
                (Spot::Total, Motion::Pop)
            } else {
                (Spot::Row(row.into()), Motion::Fade)
            };
            self.add(spot, motion, scene, start, times::POP);
        }
    }

    /// The coins for a full taxi fly in from the supply.
    fn take_bonus(&mut self, scene: u32, counts: u32, player: Player, bonus: u8) {
        if bonus == 0 {
            return;
        }
        let start = counts + times::COUNT;
        self.add(Spot::Bonus, Motion::Rise, scene, start, times::POP);
        for coin in 0..bonus {
            let (after_ms, lasts_ms) = (start + u32::from(coin) * 2 * times::PLACE_APART, times::COIN);
            let (nth, land) = (usize::from(coin), after_ms + lasts_ms);
            let to = Spot::BonusCoin(nth);
            self.flights.push(Flight {
                piece: Piece::Coin,
                from: Spot::Supply,
                to,
                there_ms: scene,
                after_ms,
                lasts_ms,
            });
            self.add(to, Motion::Land, scene, land, times::SQUASH);
            self.hold_back(land, Missing::InPurse(player, 1));
        }
    }

    /// It shakes, hops once and slumps; a bolt rolls off.
    pub(super) fn misfire(&mut self) {
        let scene = self.next_scene();
        self.add(Spot::Taxi, Motion::Misfire, scene, scene, times::MISFIRE);
        self.add(Spot::Smoke, Motion::Puff, scene, scene + times::MISFIRE * 3 / 5, times::MISFIRE);
        self.add(Spot::Bolt, Motion::Roll, scene, scene + times::MISFIRE * 3 / 5, times::MISFIRE * 2 / 5);
        self.add(Spot::Title, Motion::Pop, scene, scene, times::POP);
        self.add(Spot::Ticket, Motion::Rise, scene, scene + times::MISFIRE - times::TICKET, times::TICKET);
        self.curtain_ms = scene + times::MISFIRE;
    }

    /// The scene that follows comes on when the pieces lie.
    fn next_scene(&mut self) -> u32 {
        let lie = self.length_ms() + times::FADE;
        self.hold_back(lie, Missing::Scene);
        lie
    }

    /// The coins fly from the ticket to the supply.
    pub(super) fn pay_for_points(&mut self, player: Player, paid: u8) {
        for coin in 0..paid {
            let start = u32::from(coin) * times::PLACE_APART;
            self.fly(Piece::Coin, Spot::Coin(coin.into()), Spot::Supply, start, times::COIN);
            self.hold_back(start + times::COIN, Missing::InSupply(1));
            self.hold_back(start, Missing::FromPurse(player, 1));
        }
    }

    /// The taxis fly their lanes; then the worst is struck and drops to 0, and the best gets the flag.
    pub(super) fn end_round(&mut self, before: &TableModel, after: &TableModel, opener: Player) {
        let round = usize::from(after.round.max(1)) - 1;
        let third = times::END_OF_ROUND / 3;
        for (player, card) in after.cards.iter().enumerate() {
            self.now(Spot::Lane(player), Motion::Fly, times::COUNT);
            if let Some(RoundCell::Struck { misfire: false, .. }) = card.rounds.get(round) {
                self.add(Spot::Strike(player), Motion::Draw, times::COUNT, times::COUNT, third);
                self.add(Spot::Zero(player), Motion::Drop, times::COUNT, times::COUNT + third, third);
            }
        }
        self.hold_back(times::COUNT, Missing::Settled);
        let flag = times::COUNT + 2 * third;
        let opens = |card: &CardModel| card.player == after.player;
        let is_counted = |card: &CardModel| matches!(card.rounds.get(round), Some(RoundCell::Counts { .. }));
        // Alone nobody opens.
        if after.cards.len() > 1 {
            self.add(Spot::Opener, Motion::Fade, 0, flag, third);
            if after.cards.iter().any(|card| opens(card) && is_counted(card)) {
                match self.snatch_flag(before, after, opener, flag) {
                    Some(land) => self.add(Spot::Flag, Motion::Land, times::COUNT, land, times::SQUASH),
                    None => self.add(Spot::Flag, Motion::Pop, times::COUNT, flag, third),
                }
            }
        }
        self.curtain_ms = times::COUNT;
    }
}
