//! Dice, placements and lines in the wrong place: each is explained at the very sign that is wrong.

use space_taxi::record::{Expected, Reason, Refused};
use space_taxi::rules::{DiceLeft, Illegal, NumberTile, Species};

use crate::text::error_after_opening;

const FLIGHT: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";

fn refused(illegal: Illegal) -> Reason {
    Refused::from(illegal).into()
}

fn wrong_dice(due: (u8, u8, bool), thrown: (u8, u8, bool)) -> Reason {
    let dice = |(passengers, fuel, smuggling)| DiceLeft { passengers, fuel, smuggling };
    Reason::WrongDice { due: dice(due), thrown: dice(thrown) }
}

fn each_is_explained(cases: &[(&str, usize, Reason)]) {
    for (line, column, reason) in cases {
        assert_eq!(error_after_opening(line), (1, *column, reason.clone()), "{line}");
    }
}

#[test]
fn a_throw_is_explained_at_the_sign_that_is_no_die() {
    each_is_explained(&[
        ("1: OAMtXj f123 s4", 7, Reason::NoPassenger('t')),
        ("1: OAMTXj 123 s4", 11, Reason::NoPassenger('1')),
        ("1: OAMTXj f173 s4", 13, Reason::NoFuel('7')),
        ("1: OAMTXj f1é3 s4", 13, Reason::NoFuel('é')),
        ("1: OAMTXj f s4", 12, Expected::Dice.into()),
        ("1: OAMTXj f123 s9", 17, Reason::NoCrystal('9')),
        ("1: OAMTXj f123 s", 17, Expected::Dice.into()),
        ("1: OAMTXj f123 s48", 18, Reason::SecondCrystal),
        ("1: OAMTXj f123 s4 s4", 19, Reason::SecondCrystal),
        ("1: OAMTXj f123 s4 ->1: O", 19, Expected::Arrow.into()),
        ("1: OAMTXj f123", 4, wrong_dice((6, 3, true), (6, 3, false))),
        ("1: ", 4, wrong_dice((6, 3, true), (0, 0, false))),
    ]);
    let second = error_after_opening("1: OAMTXj f123 s4 -> 3: f12 s4\n2: OAMTXj f12");
    assert_eq!(second, (2, 4, wrong_dice((6, 1, false), (6, 2, false))));
}

#[test]
fn a_placement_is_explained_at_the_die_that_is_wrong() {
    each_is_explained(&[
        ("1: OAMTXX f123 s4 -> 3: OXO", 27, refused(Illegal::NotThrown)),
        ("1: OAMTXj f123 s4 -> 2: XX", 26, Reason::JokerUnmarked(Species::Xeno)),
        ("1: OAMTXj f123 s4 -> 3: j XX", 28, refused(Illegal::NotThrown)),
        ("1: OAMTXj f123 s4 -> 2: jj", 26, refused(Illegal::NotThrown)),
        ("1: OAMTXj f123 s4 -> 2: j=X j=O", 29, refused(Illegal::NotThrown)),
        ("1: OAMTXj f123 s4 -> 3: f144", 27, refused(Illegal::NotThrown)),
        ("1: OAMTXj f123 s4 -> 1: f8", 26, Reason::NoFuel('8')),
        ("1: OAMTXj f123 s4 -> 1: s5", 25, Reason::CrystalFellAs(4)),
        ("1: OAMTXj f123 s4 -> 2: s4 s4", 28, Reason::SecondCrystal),
        ("1: OAMTXj f123 s4 -> 1: lost", 25, Reason::NotLost),
        ("1: OAMTXj f123 s4 -> 1: j=Z", 27, Reason::NoSpecies('Z')),
        ("1: OAMTXj f123 s4 -> 1: j=", 27, Expected::Species.into()),
        ("1: jjMTXj f123 s4 -> 2: j=XO", 28, Reason::JokerWord),
        ("1: OAMTXj f123 s4 -> 2: Aj=X", 25, Reason::JokerWord),
        ("1: jjjjTX f123 s4 -> 4: j=O j=O j=O j=O", 37, refused(Illegal::JokersUnaffordable { jokers: 4, purse: 3 })),
    ]);
    let gone = error_after_opening("1: OAMTXj f123 s4 -> 1: s4\n2: OAMTXj f123 -> 2: O s4");
    assert_eq!(gone, (2, 24, refused(Illegal::NotThrown)));
}

#[test]
fn a_tile_is_explained_where_it_is_named() {
    each_is_explained(&[
        ("1: OAMTXj f123 s4 -> 5: OAMTX", 22, Reason::NoTile(5)),
        ("1: OAMTXj f123 s4 -> 2: O", 22, Reason::WrongTile { said: 2, dice: 1 }),
        ("1: OAMTXj f123 s4 -> one", 22, Expected::Tile.into()),
        ("1: OAMTXj f123 s4 -> +1: O", 22, Expected::Tile.into()),
        ("1: OAMTXj f123 s4 -> 1:: O", 22, Expected::Tile.into()),
        ("1: OAMTXj f123 s4 -> 1 O", 22, Expected::Tile.into()),
        ("1: OAMTXj f123 s4 -> 0: O", 22, Expected::Tile.into()),
        ("1: OAMTXj f123 s4 ->", 21, Expected::Tile.into()),
    ]);
}

#[test]
fn a_lost_crystal_must_be_named_and_cannot_be_mined_or_thrown_on() {
    let after = |second: &str| error_after_opening(&format!("1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 {second}"));
    assert_eq!(after("-> 2: A"), (2, 25, Reason::LostUnsaid));
    assert_eq!(after("-> 2: s3 lost"), (2, 24, refused(Illegal::CrystalLost)));
    assert_eq!(after("-> 2: lost lost"), (2, 29, Reason::LostAlready));
    assert_eq!(after("-> 0"), (2, 21, Reason::LostUnderTileZero));
    assert_eq!(after("-> 1: lost"), (2, 21, refused(Illegal::TileTurned(NumberTile::One))));
}

#[test]
fn a_line_at_the_wrong_time_is_told_what_comes_first() {
    each_is_explained(&[
        ("-> 0", 1, refused(Illegal::NothingThrown)),
        ("spend 1", 7, refused(Illegal::NothingToPayFor)),
        ("2: OAMTXj f123 s4", 1, Reason::ThrowNumber(1)),
        ("  place it", 3, Expected::Throw(1).into()),
        ("1 OAMTXj f123 s4", 1, Expected::Throw(1).into()),
        ("1:OAMTXj f123 s4", 1, Expected::Throw(1).into()),
        ("hand-over person Zoe", 18, Reason::UnknownName),
        ("hand-over ace Bea", 11, Refused::PlaysAlready.into()),
        ("hand-over robot Bea", 11, Expected::Driver.into()),
    ]);
    assert_eq!(error_after_opening("1: OAMTXj f123 s4 -> 1: O\nAMTXj").2, Expected::Throw(2).into());
    assert_eq!(error_after_opening("1: OAMTXj f123 s4\n2: OAMTXj f123 s4").2, Expected::Placement.into());
    for instead_of_spending in ["-> 1: O", "1: OAMTXj f123 s4", "result 40", "turn Chris", "pay 0"] {
        let error = error_after_opening(&format!("{FLIGHT}{instead_of_spending}"));
        assert_eq!(error, (5, 1, Expected::Spend.into()), "{instead_of_spending}");
    }
    assert_eq!(error_after_opening(&format!("{FLIGHT}spend 6")), {
        (5, 7, refused(Illegal::CoinsUnaffordable { coins: 6, purse: 5 }))
    });
}

#[test]
fn the_messages_read_as_sentences() {
    let message = |lines: &str| error_after_opening(lines).2.to_string();
    assert_eq!(
        message("1: OAMTXj f12 s4"),
        "these are not the dice left to throw: due are 6 passenger dice, 3 fuel dice and the smuggling die, \
         but here are 6 passenger dice, 2 fuel dice and the smuggling die"
    );
    assert_eq!(message("1: OAMTXj f123 s4 -> 1: f"), "here dice must stand, such as `OAj`, `f14` or `s3`");
    assert_eq!(
        message("1: OAMTjj f123 s4 -> 2: XX"),
        "no Xeno is left in the throw; a thumbs-up that becomes one is written `j=X`"
    );
    assert_eq!(
        message(&format!("{FLIGHT}result 40")),
        "after a launch the coins come first: `spend` and how many are paid for points, `spend 0` where none are"
    );
    assert_eq!(
        message("1: jjjjTX f123 s4 -> 4: j=O j=O j=O j=O"),
        "jokers cost more than there is: 4 coins needed, 3 in the purse"
    );
}
