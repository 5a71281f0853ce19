//! One moment of a game on one line: it reads as it prints, and tells only what may be told.

use proptest::prelude::*;
use traffiq::record::{BadPosition, Event, Expected, Position, Reason, Record, text};
use traffiq::rules::{Act, BadSetUp, Cell, Crossing, End, Fleet, Game, Lay, Player, Table, Tile};

use crate::example::lesson_after;
use crate::games::{From, played_record};
use crate::laws::any_record;
use crate::times::times;

pub const LINE: &str = "at 50.50 BRBW RBRR BWRB|BGRB RRBG RBGR cars 2 truck 51/51 supply 8/3 8/2 hand 2 2 stock 38 turn 1 done - quiet 0 last -";

/// Makes sure that the line with this part written otherwise is refused for this reason, at the sign behind the caret.
fn is_refused(part: &str, instead: &str, reason: impl Into<Reason>) {
    assert!(LINE.contains(part), "{part}");
    let written = LINE.replacen(part, instead, 1);
    let caret = written.find('^').expect("a caret marks the place");
    let error = written.replace('^', "").parse::<Position>().expect_err(instead);
    assert_eq!((error.line, error.column, error.reason), (1, caret + 1, reason.into()), "{instead}");
}

/// Whose hands are looked at: everyone's, nobody's, or that of whoever is on turn.
fn each_look(game: &Game) -> [Vec<Player>; 3] {
    [Vec::new(), vec![game.player()], game.table().players().collect()]
}

#[test]
fn the_lesson_has_the_position_that_is_told_of() {
    let record = text::read(&lesson_after(2)).unwrap();
    let game = record.game();
    assert_eq!(Position::of(game, &[]).unwrap().to_string(), LINE);
    let own = Position::of(game, &[game.table().player(1).unwrap()]).unwrap();
    assert_eq!(own.to_string(), LINE.replace("hand 2 2", "hand 2 RWRW,RBGG"));
    let running = text::read(&(lesson_after(3) + "4: lay RWRW 49.50; lay RBGG 49.51 taxi 50/51")).unwrap();
    let line = Position::of(running.game(), &[running.game().player()]).unwrap().to_string();
    assert!(line.starts_with("at 49.50 RWRW BRBW RBRR BWRB RBRW|"), "{line}");
    assert!(line.contains("cars 2 taxi 50/51, 2 truck 51/51 supply 8/3 7/2 hand "), "{line}");
    assert!(line.ends_with(" - stock 38 turn 2 done lay,lay quiet 0 last -"), "{line}");
}

#[test]
fn nothing_of_a_finished_game_is_a_position() {
    let record = text::read(&(lesson_after(0) + "1: pass\n2: pass\n3: pass\n4: pass\n")).unwrap();
    assert_eq!(Position::of(record.game(), &[]), None);
}

#[test]
fn a_line_is_explained_at_the_word_that_is_none_of_the_notation() {
    let word = |word| Reason::from(Expected::Word(word));
    is_refused("at ", "^", word("at"));
    is_refused("50.50", "^50/50", Expected::Cell);
    is_refused("RBRR", "^RBRX", Expected::BoardTile);
    is_refused("BWRB|BGRB", "BWRB|^BGR", Expected::BoardTile);
    is_refused("50.50 BRBW RBRR", "^50.50 RBRR", Reason::Rim);
    is_refused("50.50 BRBW RBRR BWRB|BGRB RRBG RBGR", "^50.50 BRBW RBRR ....|BGRB RRBG ....", Reason::Rim);
    is_refused("50.50 BRBW RBRR BWRB|BGRB RRBG RBGR", "^50.50 .... .... ....|BRBW RBRR BWRB", Reason::Rim);
    is_refused("50.50 BRBW RBRR", "98.50 BRBW ^RBRR", Reason::TooFar);
    is_refused("50.50 BRBW RBRR BWRB|", "50.98 BRBW RBRR BWRB|^", Reason::TooFar);
    is_refused("2 truck", "^truck", Expected::PlayerNumber);
    is_refused("2 truck", "^5 truck", Expected::PlayerNumber);
    is_refused("truck", "^bus", Expected::Vehicle);
    is_refused("51/51", "^51.51", Expected::Crossing);
    is_refused("51/51 ", "51/51, ^", Expected::PlayerNumber);
    is_refused("8/3", "^8-3", Expected::Supply);
    is_refused("hand 2 2", "hand 2 ^RRXX", Expected::HandOrCount);
    is_refused("hand 2 2", "hand 2 RRWW,^RRX", Expected::HandOrCount);
    is_refused("hand 2 2 ", "hand 2 ^", Expected::HandOrCount);
    is_refused("hand 2 2", "hand 2 2 ^2", word("stock"));
    is_refused("38", "^038", Expected::Number);
    is_refused("turn 1", "turn ^0", Expected::PlayerNumber);
    is_refused("done -", "done ^well", Expected::Deeds);
    is_refused("quiet 0", "quiet ^-", Expected::Number);
    is_refused("last -", "last ^never", Expected::TurnsLeft);
    is_refused("last -", "last - ^now", Reason::TooMuch);
}

#[test]
fn a_position_that_no_running_game_has_is_explained_where_it_is_wrong() {
    let set_up = |bad| BadPosition::SetUp(bad);
    let below = Cell::new(50, 51).unwrap();
    let fleet = Fleet { taxis: 8, trucks: 3 };
    is_refused("50.50", "^50.51", BadPosition::NoLayout);
    is_refused("50.50 BRBW RBRR BWRB|BGRB RRBG RBGR", "^50.50 BRBW RBRR BWRB|BGRB RRBG RBBR", BadPosition::NoLayout);
    is_refused("BGRB", "^RBGB", set_up(BadSetUp::SidesDiffer(below)));
    is_refused("BGRB", "^RRRR", BadPosition::NotOfTheGame(below));
    is_refused("51/51", "^50/51", set_up(BadSetUp::CannotStand(Crossing::new(50, 51).unwrap())));
    is_refused("51/51", "51/51, 1 taxi ^51/51", set_up(BadSetUp::TwoCars(Crossing::new(51, 51).unwrap())));
    is_refused("8/3 8/2 hand 2 2", "^8/3 hand 4", BadPosition::PlayerCount);
    is_refused("8/3 8/2", "^8/3 8/3", BadPosition::FleetCount(fleet));
    is_refused("8/3", "^200/3", set_up(BadSetUp::TooManyCars));
    is_refused("hand 2 2", "hand 2 RWRW,^RRBG", BadPosition::NotInHand(Tile::named("RRBG").unwrap()));
    is_refused("hand 2 2", "hand RWRW,RBGG ^RBGG,RWRW", BadPosition::NotInHand(Tile::named("RBGG").unwrap()));
    is_refused("38", "^37", BadPosition::TileCount);
    is_refused("turn 1", "turn ^3", set_up(BadSetUp::NoSuchPlayer));
    is_refused("done -", "done ^lay,lay,lay", BadPosition::TooManyDeeds);
    is_refused("done -", "done ^draw,lay", set_up(BadSetUp::BadDeeds));
    is_refused("quiet 0", "quiet ^4", set_up(BadSetUp::TooQuiet));
    is_refused("last -", "last ^2", BadPosition::LastRound);
    let emptied = LINE.replace("hand 2 2 stock 38", "hand 2 40 stock 0");
    assert_eq!(emptied.parse::<Position>().unwrap_err().reason, BadPosition::LastRound.into());
    assert_eq!(
        emptied.replace("last -", "last 3").parse::<Position>().unwrap_err().reason,
        set_up(BadSetUp::BadLastRound).into()
    );
    assert!(emptied.replace("last -", "last 2").parse::<Position>().is_ok());
}

#[test]
fn whoever_has_placed_all_has_won() {
    let ended =
        (0..200).map(|number| played_record(Table::Four, number, From::Hand, &["Andi", "Bea", "Chris", "Dana"]));
    let record =
        ended.into_iter().find(|record| record.game().end() == Some(End::AllPlaced)).expect("many games end so");
    let last = record.events().len() - 1;
    let before = Record::replay(record.opening().clone(), &record.events()[..last]).unwrap();
    let Event::Act(Act::Lay(lay)) = &record.events()[last] else { panic!("all were placed by a lay") };
    let without = Lay { arrivals: Default::default(), spared: Default::default(), ..lay.clone() };
    let game = before.game().apply(&Act::Lay(without)).unwrap();
    let line = Position::of(&game, &[]).unwrap().to_string();
    let player = game.player();
    let cars: String = lay
        .arrivals
        .iter()
        .map(|car| format!("{} {} {}, ", player.index() + 1, car.kind.word(), car.crossing))
        .collect();
    let supplies: Vec<String> = game
        .table()
        .players()
        .map(|player| game.supply(player))
        .map(|supply| format!("{}/{}", supply.taxis, supply.trucks))
        .collect();
    let mut placed = supplies.clone();
    placed[player.index()] = "0/0".to_owned();
    let placed = line.replace("cars ", &format!("cars {cars}")).replace(&supplies.join(" "), &placed.join(" "));
    let error = placed.parse::<Position>().unwrap_err();
    assert_eq!(
        (error.column, error.reason),
        (placed.find("supply ").unwrap() + 8, BadPosition::AllPlaced.into()),
        "{placed}"
    );
}

/// The position of every moment, for each look at the hands.
fn moments(record: &Record) -> Vec<(Game, Vec<Player>, Position)> {
    let mut live = Record::new(record.opening().clone());
    let mut moments = Vec::new();
    for event in record.events() {
        for shown in each_look(live.game()) {
            let position = Position::of(live.game(), &shown).unwrap();
            moments.push((live.game().clone(), shown, position));
        }
        live.add(event).unwrap();
    }
    moments
}

proptest! {
    #![proptest_config(times(30))]

    #[test]
    fn every_moment_reads_as_it_prints(record in any_record()) {
        for (_, _, position) in moments(&record) {
            let line = position.to_string();
            prop_assert_eq!(line.parse(), Ok(position), "{}", line);
        }
    }

    #[test]
    fn a_position_tells_what_is_seen_and_nothing_else(record in any_record()) {
        for (game, shown, position) in moments(&record) {
            let seen = &position.game().clone();
            prop_assert_eq!(seen.city(), game.city());
            prop_assert_eq!(seen.cars(), game.cars());
            prop_assert_eq!((seen.player(), seen.deeds(), seen.stock().len()), (game.player(), game.deeds(), game.stock().len()));
            prop_assert_eq!((seen.quiet_turns(), seen.turns_left()), (game.quiet_turns(), game.turns_left()));
            for player in game.table().players() {
                prop_assert_eq!(seen.supply(player), game.supply(player));
                prop_assert_eq!(seen.hand(player).len(), game.hand(player).len());
                let own = shown.contains(&player).then(|| game.hand(player));
                prop_assert_eq!(position.hand(player), own);
            }
            // Dealt otherwise, what nobody sees makes no difference.
            prop_assert_eq!(Position::of(seen, &shown), Some(position));
        }
    }
}
