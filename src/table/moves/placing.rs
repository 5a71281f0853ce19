//! A placement: the dice fly to their places, coins to the supply, and then the tile turns.

use super::{Choreography, Missing, Motion, Piece, Spot, times};
use crate::table::{Die, JokerChoice, MineModel, PadModel, SeatModel, TableModel, TrayDie};
use space_taxi::rules::{NumberTile, PassengerFace, Player};

impl Choreography {
    pub(super) fn place(
        &mut self,
        before: &TableModel,
        after: &TableModel,
        player: Player,
        tile: NumberTile,
        paid: u8,
    ) {
        for coin in 0..paid {
            let start = u32::from(coin) * times::PLACE_APART;
            self.fly(Piece::Coin, Spot::Purse(player.index()), Spot::Supply, start, times::COIN);
            self.hold_back(start, Missing::FromPurse(player, 1));
            self.hold_back(start + times::COIN, Missing::InSupply(1));
        }
        let dice = self.fly_dice(before, after);
        if let (MineModel::Losing(_), MineModel::Lost) = (before.board.mine, after.board.mine) {
            self.now(Spot::Lost, Motion::Pop, times::POP);
        }
        let landed = times::landed(dice);
        self.find_company(before, after, landed);
        let tile = usize::from(tile.number());
        self.hold_back(landed + times::TILE / 2, Missing::Turned(tile));
        self.add(Spot::Tile(tile), Motion::Turn, 0, landed, times::TILE);
        self.add(Spot::Tray, Motion::Fade, 0, landed, times::FADE);
    }

    /// Each die that now lies on the board comes from its place in the tray. Gives how many fly.
    fn fly_dice(&mut self, before: &TableModel, after: &TableModel) -> u32 {
        let mut tray: Vec<_> = before.tray.dice.iter().collect();
        let mut flown = 0;
        for (number, (old, new)) in before.board.seats.iter().zip(&after.board.seats).enumerate() {
            if let (false, SeatModel::Taken { face, .. }) = (matches!(old, SeatModel::Taken { .. }), *new) {
                let land = self.fly_die(&mut tray, Die::Passenger(face), Spot::OnSeat(number), &mut flown);
                self.add(Spot::Seat(number), Motion::Give, 0, land, times::SQUASH);
            }
        }
        for (number, (old, new)) in before.board.pads.iter().zip(&after.board.pads).enumerate() {
            if let (false, PadModel::Taken(face)) = (matches!(old, PadModel::Taken(_)), *new) {
                let land = self.fly_die(&mut tray, Die::Fuel(face), Spot::OnPad(number), &mut flown);
                self.add(Spot::Jet(number), Motion::Cough, 0, land, times::PLACE);
            }
        }
        if let (false, MineModel::Mined(crystal)) = (matches!(before.board.mine, MineModel::Mined(_)), after.board.mine)
        {
            let land = self.fly_die(&mut tray, Die::Smuggling(crystal), Spot::InMine, &mut flown);
            self.add(Spot::Claw, Motion::Reel, 0, land, times::CRYSTAL_SAFE);
        }
        flown
    }

    /// Gives when the die has landed.
    fn fly_die(&mut self, tray: &mut Vec<&TrayDie>, die: Die, to: Spot, flown: &mut u32) -> u32 {
        let start = *flown * times::PLACE_APART;
        let land = start + times::PLACE;
        if let Some(nth) = source(tray, die) {
            let from = tray.remove(nth);
            self.fly(Piece::Die(from.die, from.joker), Spot::Die(from.place), to, start, times::PLACE);
        }
        self.add(to, Motion::Land, 0, land, times::SQUASH);
        *flown += 1;
        land
    }
}

/// Which of these dice has become that one: a picked one first, and a thumbs-up where none shows it.
fn source(tray: &[&TrayDie], die: Die) -> Option<usize> {
    let becomes = |from: &TrayDie| match from.joker {
        Some(JokerChoice::Paid(species)) => Die::Passenger(PassengerFace::Alien(species)),
        Some(JokerChoice::Unpaid) | None => from.die,
    };
    let find = |is_it: &dyn Fn(&TrayDie) -> bool| tray.iter().position(|from| is_it(from));
    find(&|from| from.picked && becomes(from) == die)
        .or_else(|| find(&|from| from.die == die))
        .or_else(|| find(&|from| from.die.is_thumb() && matches!(die, Die::Passenger(_))))
}
