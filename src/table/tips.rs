//! Small tips for the first game on a device: each once, at the moment it helps.

use crate::table::{PadModel, Scene, TableModel, TableState};
use crate::words::{Message, say};
use space_taxi::record::Driver;
use space_taxi::rules::{JOKER_PRICE, Phase};

/// What stands where the tips that were read are remembered, when nobody wants more.
pub const NO_MORE: &str = "none";
/// What stands there first when they are wanted again, whoever plays.
pub const AGAIN: &str = "again";

/// Something worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    Round,
    Coins,
    Joker,
    Crystal,
    Fuel,
    Dice,
}

impl Tip {
    /// All of them; of two that fit, the first is told.
    const ALL: [(&'static str, Self); 6] = [
        ("round", Self::Round),
        ("coins", Self::Coins),
        ("dice", Self::Dice),
        ("joker", Self::Joker),
        ("crystal", Self::Crystal),
        ("fuel", Self::Fuel),
    ];

    /// What it says.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::Round => say::tip_round(),
            Self::Coins => say::tip_coins(),
            Self::Joker => say::tip_joker(JOKER_PRICE),
            Self::Crystal => say::tip_crystal(),
            Self::Fuel => say::tip_fuel(),
            Self::Dice => say::tip_dice(),
        }
    }

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, tip)| *tip == self).map_or("", |(name, _)| name)
    }

    /// Whether what it is about can be seen now.
    fn fits(self, state: &TableState, table: &TableModel) -> bool {
        let places = matches!(state.record().game().phase(), Phase::ToPlace(..)) && state.scene() == Scene::Table;
        match self {
            Self::Round => state.scene() == Scene::RoundOver && state.record().game().mode().strikes(),
            // In the last round no coin is worth keeping.
            Self::Coins => {
                let game = state.record().game();
                let is_last = game.rounds().len() + 1 >= usize::from(game.mode().rounds());
                state.scene() == Scene::Ticket && state.purse() > 0 && !is_last
            }
            Self::Joker => {
                places && table.tray.dice.iter().any(|die| die.die.is_thumb()) && state.purse() >= JOKER_PRICE
            }
            Self::Crystal => places && table.tray.dice.iter().any(|die| die.least.is_some() && !die.lost),
            Self::Fuel => table.board.pads.iter().any(|pad| matches!(pad, PadModel::Target(_))),
            Self::Dice => places,
        }
    }

    /// The tip for this moment that is not among those read before; none while a computer plays.
    #[must_use]
    pub fn due(state: &TableState, read: &str) -> Option<Self> {
        let record = state.record();
        if read == NO_MORE || record.driver(record.game().player()) != Driver::Person {
            return None;
        }
        let table = state.model();
        let is_new = |name: &str| !read.split(' ').any(|known| known == name);
        Self::ALL.into_iter().find(|(name, tip)| is_new(name) && tip.fits(state, table)).map(|(_, tip)| tip)
    }

    /// What is remembered once the first flight has told all but what a round is; nothing where tips were turned away.
    #[must_use]
    pub fn after_first_flight(read: &str) -> Option<String> {
        let told = Self::ALL
            .into_iter()
            .filter(|(name, tip)| *tip != Self::Round && !read.split(' ').any(|known| known == *name));
        (read != NO_MORE).then(|| told.fold(read.to_owned(), |read, (_, tip)| tip.read_after(&read)))
    }

    /// What is remembered once this one is read as well.
    #[must_use]
    pub fn read_after(self, read: &str) -> String {
        if read.is_empty() { self.name().to_owned() } else { format!("{read} {}", self.name()) }
    }
}
