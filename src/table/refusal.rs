//! Why something cannot be done, in words.

use super::seating::NameFault;
use crate::words::{Message, say};
use space_taxi::record::{BadName, CannotUndo, Refused};
use space_taxi::rules::{Illegal, JOKER_PRICE};

/// Why an action is refused.
#[must_use]
pub fn refusal(refused: &Refused) -> Message {
    match *refused {
        Refused::Illegal(illegal) => forbidden(illegal),
        Refused::NotTheSeedsDice => say::refused_other_dice(),
        Refused::NoSeed => say::refused_no_seed(),
        // Nobody is handed over where only people play.
        Refused::PlaysAlready | Refused::NoSuchPlayer => say::refused_no_such_player(),
        Refused::TooManyHandOvers => say::refused_too_many_hand_overs(),
    }
}

fn forbidden(illegal: Illegal) -> Message {
    match illegal {
        Illegal::GameOver => say::illegal_game_over(),
        Illegal::NothingThrown => say::illegal_nothing_thrown(),
        Illegal::NotPlacedYet => say::illegal_not_placed_yet(),
        Illegal::NotSpentYet => say::illegal_not_spent_yet(),
        Illegal::NothingToPayFor => say::illegal_nothing_to_pay_for(),
        Illegal::WrongDice => say::illegal_wrong_dice(),
        Illegal::NotThrown => say::illegal_not_thrown(),
        Illegal::TooManyDice(count) => say::illegal_too_many_dice(count),
        Illegal::TileTurned(tile) => say::illegal_tile_turned(tile.number()),
        Illegal::JokersUnaffordable { jokers, purse } => {
            say::illegal_jokers_unaffordable(jokers, jokers * JOKER_PRICE, purse)
        }
        Illegal::CrystalLost => say::illegal_crystal_lost(),
        Illegal::CoinsUnaffordable { coins, purse } => say::illegal_coins_unaffordable(coins, purse),
    }
}

/// Why nothing can be taken back.
#[must_use]
pub fn no_undo(why: CannotUndo) -> Message {
    match why {
        CannotUndo::NothingDone => say::undo_nothing_done(),
        CannotUndo::Thrown => say::undo_thrown(),
        CannotUndo::ByComputer => say::undo_by_computer(),
        CannotUndo::GameOver => say::undo_game_over(),
    }
}

/// What is wrong with a name.
#[must_use]
pub fn name_fault(fault: NameFault) -> Message {
    match fault {
        NameFault::Bad(BadName::Empty) => say::name_empty(),
        NameFault::Bad(BadName::TooLong) => say::name_too_long(),
        NameFault::Bad(BadName::Invisible) => say::name_invisible(),
        NameFault::Bad(BadName::Spaces) => say::name_spaces(),
        NameFault::Taken => say::opening_names_alike(),
    }
}
