//! What is read out when somebody asks for it by a key: the dice, the seats, the fuel, the scores.

use crate::table::{TableModel, mine_name, pad_name, seat_name, tile_name, tray_die_name};
use crate::words::{Message, say};

/// What somebody wants to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    Dice,
    Seats,
    Fuel,
    Scores,
}

impl Reading {
    /// Every reading with its key.
    pub const KEYS: [(&'static str, Self); 4] =
        [("d", Self::Dice), ("p", Self::Seats), ("w", Self::Fuel), ("c", Self::Scores)];

    /// What this key asks for.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::KEYS.into_iter().find(|(own, _)| own.eq_ignore_ascii_case(key)).map(|(_, reading)| reading)
    }

    /// What there is to say, one thing after the other.
    #[must_use]
    pub fn of(self, table: &TableModel) -> Vec<Message> {
        match self {
            Self::Dice => dice(table),
            Self::Seats => {
                let seats = table.board.seats.iter().enumerate().map(|(number, seat)| seat_name(number, *seat));
                seats.chain([mine_name(table.board.mine)]).collect()
            }
            Self::Fuel => {
                let pads = table.board.pads.iter().enumerate().map(|(number, pad)| pad_name(number, *pad));
                let sum = say::why_fuel(table.legend.fuel_sum);
                pads.chain([sum, say::fuel_to_go(table.legend.fuel_left)]).collect()
            }
            Self::Scores => {
                let card = |card: &crate::table::CardModel| {
                    [say::race_player(card.total, card.name.as_str()), say::space_coins(card.coins)]
                };
                table.cards.iter().flat_map(card).chain([say::draw_pile_coins(table.supply)]).collect()
            }
        }
    }
}

/// The dice that lie there, or how many wait, and the tiles that are left for them.
fn dice(table: &TableModel) -> Vec<Message> {
    let count = table.tray.dice.len();
    let dice = table.tray.dice.iter().map(|die| match die.picked {
        true => say::die_picked(tray_die_name(die, count)),
        false => tray_die_name(die, count),
    });
    let waiting = (count == 0 && table.tray.to_throw > 0).then(|| say::throw_n(table.tray.to_throw));
    let tiles = table.tiles.tiles.iter().enumerate().map(|(number, tile)| tile_name(number, *tile));
    dice.chain(waiting).chain(tiles).collect()
}
