//! How aliens take what happens to them, and celebrations. All of it comes on top of what moves anyway: it holds nothing up, a touch ends it, and without motion there is none.

use super::{Choreography, Flight, Motion, Piece, Spot, times};
use crate::table::feats::{Feats, stolen_from};
use crate::table::{SeatModel, TableModel};
use space_taxi::rules::{PassengerFace, Player, Taxi};

impl Choreography {
    /// Whoever has just found company hops for joy as soon as the last die has landed; six of a kind make a wave, with sparks.
    pub(super) fn find_company(&mut self, before: &TableModel, after: &TableModel, landed: u32) {
        let is_new = |seat: usize| !matches!(before.board.seats[seat], SeatModel::Taken { .. });
        for seats in groups(&after.board.seats).filter(|seats| seats.len() > 1 && seats.iter().copied().any(is_new)) {
            let is_full = seats.len() == usize::from(Taxi::SEATS);
            let apart = if is_full { times::WAVE_APART } else { 0 };
            for (start, seat) in (landed..).step_by(apart.max(1) as usize).zip(seats) {
                let start = if is_full { start } else { landed };
                self.add(Spot::Rider(seat), Motion::Cheer, 0, start, times::CHEER);
                if is_full {
                    self.fly(Piece::Spark, Spot::OnSeat(seat), Spot::OnSeat(seat), start, times::JOKER * 2);
                }
            }
        }
    }

    /// What a lift-off has brought is celebrated while the taxi climbs: the scene comes on at `scene`, the jets are full at `jets`.
    pub(super) fn celebrate(&mut self, after: &TableModel, scene: u32, jets: u32) {
        let feats = Feats::of(after);
        if feats.full_taxi {
            self.add(Spot::Bunting, Motion::Drop, scene, jets, times::CHEER);
        }
        if feats.six.is_some() {
            for nth in 0..u32::from(Taxi::SEATS) {
                self.add(Spot::Parade(nth as usize), Motion::Rise, scene, jets + nth * times::WAVE_APART, times::CHEER);
            }
        }
        if feats.highest_factor {
            for nth in 0..times::FIREWORKS {
                let start = jets + nth * times::FIREWORK_APART;
                self.add(Spot::Firework(nth as usize), Motion::Burst, scene, start, times::CHEER);
            }
        }
    }

    /// The flag flies from the lane of whoever was ahead to that of the last to throw, if they have just beaten it. Gives when it lands.
    pub(super) fn snatch_flag(
        &mut self,
        before: &TableModel,
        after: &TableModel,
        opener: Player,
        flag: u32,
    ) -> Option<u32> {
        let from = stolen_from(&after.cards, after.round, before.player, opener)?;
        self.flights.push(Flight {
            piece: Piece::Flag,
            from: Spot::Lane(from.index()),
            to: Spot::Flag,
            there_ms: times::COUNT,
            after_ms: flag,
            lasts_ms: times::COIN,
        });
        Some(flag + times::COIN)
    }
}

/// The seats of each species.
fn groups(seats: &[SeatModel]) -> impl Iterator<Item = Vec<usize>> {
    let face = |seat: &SeatModel| match seat {
        SeatModel::Taken { face: PassengerFace::Alien(species), .. } => Some(*species),
        _ => None,
    };
    let species = <space_taxi::rules::Species as space_taxi::rules::Face>::ALL;
    species.iter().map(move |one| (0..seats.len()).filter(|seat| face(&seats[*seat]) == Some(*one)).collect())
}
