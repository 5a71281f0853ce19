//! What is worth a celebration of its own: at a lift-off six of a kind, the highest factor and a full taxi; at the end of a round a
//! flag that the last to throw has snatched.

use super::board::SeatModel;
use super::cards::{CardModel, RoundCell};
use super::model::TableModel;
use space_taxi::rules::{Launch, MOST_FUEL, PassengerFace, Player, Species, Taxi};

/// What is celebrated at a lift-off, each in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feats {
    /// All six seats hold this species.
    pub six: Option<Species>,
    pub highest_factor: bool,
    pub full_taxi: bool,
}

impl Feats {
    /// What this table celebrates when the taxi lifts off.
    #[must_use]
    pub fn of(table: &TableModel) -> Self {
        let highest = Launch::of(MOST_FUEL).factor().map(|factor| factor.number());
        Self {
            six: species_of(&table.board.seats, Taxi::SEATS),
            highest_factor: Launch::of(table.legend.fuel_sum).factor().map(|factor| factor.number()) == highest,
            full_taxi: table.bonus.is_some(),
        }
    }
}

/// The species that holds so many of these seats or more.
fn species_of(seats: &[SeatModel], least: u8) -> Option<Species> {
    let riders = |face: PassengerFace| {
        seats.iter().filter(|seat| matches!(seat, SeatModel::Taken { face: other, .. } if *other == face)).count()
    };
    let holds = |species: &&Species| riders(PassengerFace::Alien(**species)) >= usize::from(least);
    <Species as space_taxi::rules::Face>::ALL.iter().find(holds).copied()
}

/// From whom the last to throw in this round has snatched the flag: the best result until then, where there was one to beat.
#[must_use]
pub fn stolen_from(cards: &[CardModel], round: u8, thief: Player, opener: Player) -> Option<Player> {
    let nth = usize::from(round.max(1)) - 1;
    let result = |card: &CardModel| match card.rounds.get(nth) {
        Some(RoundCell::Counts { result, .. } | RoundCell::Struck { result, .. }) => *result,
        _ => 0,
    };
    let own = cards.iter().find(|card| card.player == thief).map(result)?;
    let others = || cards.iter().filter(|card| card.player != thief);
    let best = others().map(result).max().filter(|best| thief == opener && (1..own).contains(best))?;
    others().find(|card| result(card) == best).map(|card| card.player)
}
