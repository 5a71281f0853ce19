//! Positions on one line.

use proptest::prelude::*;
use space_taxi::record::{BadPosition, Expected, Position, Reason};
use space_taxi::rules::{DiceLeft, Mode, Phase, UnreachableTurn};

use crate::games::random_record;
use crate::times::times;

#[test]
fn every_sort_of_position_reads_and_prints() {
    for line in [
        "tiles 01234 seats - fuel - crystal - coins 3 supply 18 rounds 5 dice -",
        "tiles 01234 seats - fuel - crystal - coins 0 supply 0 rounds 1 dice OAMTXj f123 s8",
        "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5",
        "tiles 1 seats AAAXXX fuel 14 crystal =6 coins 0 supply 24 rounds 1 dice f4",
        "tiles 013 seats AAX fuel 14 crystal lost coins 27 supply 0 rounds 4 dice AXj f1",
        "tiles 0 seats OOOOOj fuel 334 crystal lost coins 1 supply 20 rounds 3 dice -",
        "tiles - seats OOOOOj fuel 334 crystal =1 coins 1 supply 20 rounds 3 dice -",
    ] {
        let position: Position = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(position.to_string(), line);
    }
}

fn wrong_dice(due: (u8, u8, bool), thrown: (u8, u8, bool)) -> Reason {
    let dice = |(passengers, fuel, smuggling)| DiceLeft { passengers, fuel, smuggling };
    Reason::WrongDice { due: dice(due), thrown: dice(thrown) }
}

#[test]
fn what_is_wrong_with_a_position_is_said_with_its_place() {
    let cases = [
        ("", 1, Expected::Word("tiles").into()),
        ("tiles 05 seats", 7, Expected::Tiles.into()),
        ("tiles 00 seats", 7, Expected::Tiles.into()),
        ("tiles 01234 seats Z", 19, Expected::Seats.into()),
        ("tiles 01234 seats - fuel 7", 26, Expected::Fuel.into()),
        ("tiles 01234 seats - fuel - crystal 9+", 36, Expected::Crystal.into()),
        ("tiles 0123 seats A fuel - crystal 4+", 7, UnreachableTurn::TilesDisagree { placed: 1, tiles: 4 }.into()),
        ("tiles 01234 seats - fuel - crystal lost", 7, UnreachableTurn::TilesDisagree { placed: 1, tiles: 0 }.into()),
        ("tiles 1234 seats - fuel - crystal -", 35, UnreachableTurn::SmugglingTooEarly.into()),
        ("tiles 0234 seats - fuel - crystal lost", 35, UnreachableTurn::SmugglingTooEarly.into()),
        ("tiles 0124 seats - fuel 111 crystal 3+", 25, UnreachableTurn::Misfired.into()),
        ("tiles 4 seats AAAAAAA fuel - crystal 3+", 15, UnreachableTurn::TooManyPassengers.into()),
        ("tiles 04 seats AA fuel 1122 crystal 3+", 24, UnreachableTurn::TooMuchFuel.into()),
        (
            "tiles 01234 seats - fuel - crystal - coins 20 supply 8 rounds 1 dice -",
            44,
            BadPosition::TooManyCoins.into(),
        ),
        ("tiles 01234 seats - fuel - crystal - coins 3 supply 8 rounds 6 dice -", 62, BadPosition::Rounds.into()),
        ("tiles 01234 seats - fuel - crystal - coins 3 supply 8 rounds one", 62, Expected::Rounds.into()),
        ("tiles 01234 seats - fuel - crystal - coins +3", 44, Expected::Coins.into()),
        (
            "tiles 01234 seats - fuel - crystal - coins 3 supply 8 rounds 1 dice A",
            69,
            wrong_dice((6, 3, true), (1, 0, false)),
        ),
        ("tiles 01234 seats - fuel - crystal - coins 3 supply 8 rounds 1 dice - -", 71, Reason::TooMuch),
        ("tiles - seats OOOOOj fuel 334 crystal =1 coins 1 supply 20 rounds 3 dice ", 74, Expected::DiceOrNone.into()),
        (
            "tiles - seats OOOOOj fuel 334 crystal =1 coins 1 supply 20 rounds 3 dice A",
            74,
            wrong_dice((0, 0, false), (1, 0, false)),
        ),
    ];
    for (line, column, reason) in cases {
        let error = line.parse::<Position>().expect_err(line);
        assert_eq!((error.line, error.column, error.reason), (1, column, reason), "{line}");
    }
}

proptest! {
    #![proptest_config(times(2000))]

    #[test]
    fn every_moment_of_a_game_has_a_position_that_reads_back(number in any::<u64>(), events in 0_usize..120) {
        let record = random_record(Mode::Three, number, true, events);
        let game = record.game();
        let Some(position) = Position::of(game) else {
            prop_assert!(matches!(game.phase(), Phase::RoundOver | Phase::GameOver));
            return Ok(());
        };
        prop_assert_eq!(position.coins(), game.coins().purse(game.player()));
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }
}
