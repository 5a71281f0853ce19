//! The written turn, played on the engine throw by throw, and what the engine makes of it.

use space_taxi::rules::{
    Action, Crystal, Face, FuelDice, FuelFace, Game, PassengerDice, PassengerFace, Phase, Placement, Player, Species,
    Throw, TurnResult,
};

use super::luck::Luck;
use super::scorer::Score;
use super::written_turn::WrittenTurn;

/// Plays the turn to its end, with `paid` coins paid after a launch.
pub fn play(start: &Game, turn: &WrittenTurn, paid: u32, luck: &mut Luck) -> (Game, Score) {
    let player = start.player();
    let mut game = start.clone();
    for (number, placed) in turn.placed.iter().enumerate() {
        let left: Vec<char> = turn.placed[number..].iter().flatten().copied().collect();
        let crystal =
            if placed.contains(&'-') { 1 + luck.below(turn.crystal as usize - 1) as u32 } else { turn.crystal };
        game = act(&game, &Action::Throw(thrown(&left, crystal)));
        game = act(&game, &Action::Place(placement(placed)));
        if !matches!(game.phase(), Phase::ToThrow(_)) || game.player() != player {
            break;
        }
    }
    if matches!(game.phase(), Phase::ToSpend(_)) {
        game = act(&game, &Action::Spend(paid as u8));
    }
    let score = scored(&game, player);
    (game, score)
}

fn act(game: &Game, action: &Action) -> Game {
    game.apply(action).unwrap_or_else(|reason| panic!("{action:?} is refused: {reason}"))
}

fn scored(game: &Game, player: Player) -> Score {
    let settled = game.rounds().last().map(|round| round.results()[player]);
    let result = game.result(player).or(settled).expect("the turn is over");
    let (purse, supply) = (u32::from(game.coins().purse(player)), u32::from(game.coins().supply()));
    let (launched, [passengers, factor, crystal, bonus, paid]) = match result {
        TurnResult::Misfire => (false, [0; 5]),
        TurnResult::Launch { fare, bonus, paid } => {
            (true, [fare.passengers, fare.factor.number(), fare.crystal, bonus, paid].map(u32::from))
        }
    };
    let result = u32::from(result.points());
    Score { launched, passengers, factor, crystal, bonus, paid, result, purse, supply }
}

fn thrown(left: &[char], crystal: u32) -> Throw {
    let mut throw = Throw { passengers: PassengerDice::EMPTY, fuel: FuelDice::EMPTY, smuggling: None };
    for die in left {
        match die {
            '1'..='6' => throw.fuel = throw.fuel.with(fuel(*die), 1),
            '*' | '-' => throw.smuggling = Crystal::new(crystal as u8),
            'j' => throw.passengers = throw.passengers.with(PassengerFace::Thumb, 1),
            paid if paid.is_lowercase() => throw.passengers = throw.passengers.with(PassengerFace::Thumb, 1),
            _ => throw.passengers = throw.passengers.with(PassengerFace::Alien(alien(*die)), 1),
        }
    }
    throw
}

fn placement(placed: &[char]) -> Placement {
    let mut placement = Placement::default();
    for die in placed {
        match die {
            '1'..='6' => placement.fuel = placement.fuel.with(fuel(*die), 1),
            '*' => placement.crystal = true,
            '-' => {}
            'j' => placement.passengers = placement.passengers.with(PassengerFace::Thumb, 1),
            paid if paid.is_lowercase() => placement.jokers = placement.jokers.with(alien(*paid), 1),
            _ => placement.passengers = placement.passengers.with(PassengerFace::Alien(alien(*die)), 1),
        }
    }
    placement
}

fn fuel(die: char) -> FuelFace {
    FuelFace::new(die as u8 - b'0').expect("a fuel die shows 1 to 6")
}

fn alien(die: char) -> Species {
    *Species::ALL.iter().find(|species| species.initial() == die.to_ascii_uppercase()).expect("the letter of a species")
}
