//! The first lines of a record, and what is wrong with them.

use game_core::NotHex;
use traffiq::record::{BadCode, BadName, BadOpening, Expected, Hands, Reason, Refused, StockSource, text};
use traffiq::rules::{Layout, Refusal};

const OPENING: [&str; 9] = [
    "traffiq 1",
    "scenario times-square",
    "player person Andi",
    "player ace Bea",
    "begins Bea",
    "hands open",
    "stock by hand",
    "hand RRBG RBRW Bea",
    "hand RBBG RWRW Andi",
];

/// The error of an opening with one line changed; the line counts from 1.
fn error_of(line: usize, instead: &str) -> (usize, usize, Reason) {
    let mut opening = OPENING;
    opening[line - 1] = instead;
    let error = text::read(&opening.join("\n")).expect_err(instead);
    (error.line, error.column, error.reason)
}

#[test]
fn an_opening_says_what_is_fixed_before_the_first_turn() {
    let record = text::read(&OPENING.join("\n")).unwrap();
    let opening = record.opening();
    assert_eq!((opening.layout(), opening.hands()), (Layout::TimesSquare, Hands::Open));
    assert_eq!((opening.opener().index(), opening.name(opening.opener()).as_str()), (1, "Bea"));
    assert!(matches!(opening.stock(), StockSource::Hand(dealt) if dealt == opening.dealt()));
    let hidden: Vec<&str> = OPENING.into_iter().filter(|line| *line != "hands open").collect();
    assert_eq!(text::read(&hidden.join("\n")).unwrap().opening().hands(), Hands::Hidden);
}

#[test]
fn a_bad_opening_is_explained_where_it_is_bad() {
    let word = |word| Expected::Word(word).into();
    let count = BadOpening::PlayerCount;
    assert_eq!(error_of(1, "space-taxi 1"), (1, 1, Expected::Title.into()));
    assert_eq!(error_of(1, "traffiq 2"), (1, 9, Reason::NewerVersion));
    assert_eq!(error_of(1, "traffiq 0"), (1, 9, Expected::Title.into()));
    assert_eq!(error_of(2, "times-square"), (2, 1, word("scenario")));
    assert_eq!(error_of(2, "scenario broadway"), (2, 10, Expected::Layout.into()));
    assert_eq!(error_of(2, "scenario central-park twice"), (2, 23, Reason::TooMuch));
    assert_eq!(error_of(3, "player human Andi"), (3, 8, Expected::Driver.into()));
    assert_eq!(error_of(3, "player person Andi the Astronaut"), (3, 15, BadName::TooLong.into()));
    assert_eq!(error_of(4, "player ace  andi"), (4, 13, BadOpening::NamesAlike.into()));
    assert_eq!(error_of(4, ""), (5, 1, count.into()));
    assert_eq!(error_of(4, "player ace A\nplayer ace B\nplayer ace C\n  player ace D"), (7, 1, count.into()));
    assert_eq!(error_of(5, "begins Bert"), (5, 8, BadOpening::NoSuchOpener.into()));
    assert_eq!(error_of(6, "hands up"), (6, 7, word("open")));
    assert_eq!(error_of(6, "stock by foot"), (6, 10, word("hand")));
    assert_eq!(error_of(7, "stock of tiles"), (7, 7, Expected::StockSource.into()));
    assert_eq!(error_of(7, ""), (8, 1, word("stock")));
    assert_eq!(text::read("").unwrap_err().reason, Expected::Title.into());
    assert_eq!(text::read(&"x".repeat(1 << 20)).unwrap_err().reason, Reason::TooLong);
}

#[test]
fn what_is_wrong_with_a_seed_or_a_code_is_said_at_its_sign() {
    assert_eq!(error_of(7, "stock seed 12"), (7, 12, NotHex::Length { digits: 2 }.into()));
    assert_eq!(error_of(7, "stock seed"), (7, 11, NotHex::Length { digits: 0 }.into()));
    assert_eq!(error_of(7, "stock seed 12G4"), (7, 14, NotHex::Digit { place: 3 }.into()));
    assert_eq!(error_of(7, "stock code"), (7, 11, BadCode::Empty.into()));
    assert_eq!(error_of(7, "stock code Club  night"), (7, 12, BadCode::Untidy.into()));
}

#[test]
fn hands_are_explained_at_the_tile_or_the_name_that_is_wrong() {
    let gone = || Refused::from(Refusal::NotInStock).into();
    assert_eq!(error_of(8, "hand RRBG RBRX Bea"), (8, 11, Expected::Tile.into()));
    assert_eq!(error_of(8, "hand RRBG RWRB Bea"), (8, 11, Expected::Tile.into()), "another turning of RBRW");
    assert_eq!(error_of(8, "hand RRBG Bea"), (8, 11, Expected::Tile.into()));
    assert_eq!(error_of(8, "hand RRRR RBRW Bea"), (8, 6, gone()), "no tile of the game");
    assert_eq!(error_of(9, "hand RBBG RRBG Andi"), (9, 11, gone()), "Bea has it");
    assert_eq!(error_of(8, "hand RRBG RBRW Andi"), (8, 16, Reason::HandOrder));
    assert_eq!(error_of(8, "hand RRBG RBRW Zoe"), (8, 16, Reason::UnknownName));
    assert_eq!(error_of(9, ""), (9, 1, Expected::Word("hand").into()));
    assert_eq!(error_of(9, "turn Bea"), (9, 1, Expected::Word("hand").into()));
}
