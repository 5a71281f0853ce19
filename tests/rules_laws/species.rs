//! The species are only names: rename them everywhere and nothing else changes.

use proptest::prelude::*;
use space_taxi::rules::{
    Action, Face, Fare, FuelDice, Game, NumberTiles, PassengerDice, PassengerFace, Phase, Placement, Smuggling,
    Species, Throw, Turn,
};

use super::random::games;
use super::times::times;

struct Renamed(Vec<Species>);

impl Renamed {
    fn species(&self, species: Species) -> Species {
        self.0[species.index()]
    }

    fn passengers(&self, dice: &PassengerDice) -> PassengerDice {
        let renamed = dice.iter().map(|face| match face {
            PassengerFace::Alien(species) => PassengerFace::Alien(self.species(species)),
            PassengerFace::Thumb => PassengerFace::Thumb,
        });
        renamed.collect()
    }

    fn action(&self, action: &Action) -> Action {
        match action {
            Action::Throw(throw) => Action::Throw(Throw { passengers: self.passengers(&throw.passengers), ..*throw }),
            Action::Place(placement) => Action::Place(Placement {
                passengers: self.passengers(&placement.passengers),
                jokers: placement.jokers.iter().map(|species| self.species(species)).collect(),
                ..*placement
            }),
            Action::Spend(coins) => Action::Spend(*coins),
        }
    }
}

/// What of a phase does not name a species.
#[derive(Debug, PartialEq)]
enum Nameless {
    ToThrow(NumberTiles, FuelDice, Smuggling),
    ToPlace(NumberTiles, FuelDice, Smuggling, usize),
    ToSpend(Fare, u8),
    RoundOver,
    GameOver,
}

fn nameless(game: &Game) -> Nameless {
    let parts = |turn: &Turn| (turn.tiles(), turn.wings().fuel, turn.smuggling());
    match game.phase() {
        Phase::ToThrow(turn) => {
            let (tiles, fuel, smuggling) = parts(turn);
            Nameless::ToThrow(tiles, fuel, smuggling)
        }
        Phase::ToPlace(turn, _) => {
            let (tiles, fuel, smuggling) = parts(turn);
            Nameless::ToPlace(tiles, fuel, smuggling, game.legal_placements().len())
        }
        Phase::ToSpend(flight) => Nameless::ToSpend(flight.fare, flight.bonus),
        Phase::RoundOver => Nameless::RoundOver,
        Phase::GameOver => Nameless::GameOver,
    }
}

proptest! {
    #![proptest_config(times(500))]

    #[test]
    fn renaming_the_species_changes_no_score_no_coin_and_no_phase(
        game in games(),
        names in Just(Species::ALL.to_vec()).prop_shuffle(),
    ) {
        let renamed = Renamed(names);
        let mut other: Option<Game> = None;
        for (before, action, after) in game {
            let twin = other.unwrap_or(before).apply(&renamed.action(&action)).expect("the renamed action is legal too");
            prop_assert_eq!(nameless(&twin), nameless(&after));
            prop_assert_eq!(twin.coins(), after.coins());
            prop_assert_eq!(twin.rounds(), after.rounds());
            prop_assert_eq!(twin.player(), after.player());
            other = Some(twin);
        }
    }
}
