//! What becomes of a website's wishes: whose game lies on the table, and what is shown.

use app_core::embed::pairs;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Record, compact, text};
use space_taxi::rules::{Action, Mode};
use space_taxi_web::table::embed::{Command, Decision, Options, Queue, Situation, ToGame, Visit};
use space_taxi_web::table::route::{Screen, Sheet};
use space_taxi_web::table::seating::Seating;

const FLIGHT: &str = include_str!("../data/records/solo-flight.txt");
/// The number of the game on the table.
const NUMBER: u32 = 7;

fn suggested() -> Seating {
    Seating::new(["Mila", "Otto", "Noor", "Ida", "Bo"].map(str::to_owned))
}

/// A game after its first throw.
fn running(byte: u8) -> Record {
    let mut record = Record::new(suggested().opening(DiceSource::Seed(Seed::from_bytes([byte; 32]))).unwrap());
    record.throw().unwrap();
    record
}

fn placed(mut record: Record) -> Record {
    record.act(&Action::Place(record.game().legal_placements()[0])).unwrap();
    record
}

fn options(query: &str) -> Options {
    let (options, faults) = Options::read(&pairs(query));
    assert_eq!(faults, []);
    options
}

fn arrive(query: &str, own: Option<&Record>) -> (Visit, Vec<Decision>) {
    let (visit, suggested) = (Visit::begin(true), suggested());
    Situation { visit: &visit, game_number: 0, own, suggested: &suggested }.arrive(&options(query))
}

fn message(kind: &str, query: &str) -> ToGame {
    ToGame::read(pairs(&format!("type={kind}&{query}"))).unwrap()
}

fn wanted(kind: &str, query: &str, visit: &Visit, own: Option<&Record>) -> (Visit, Vec<Decision>) {
    let command = Command::try_from(&message(kind, query)).unwrap();
    Situation { visit, game_number: NUMBER, own, suggested: &suggested() }.carry_out(&command)
}

fn load(record: &Record, mode: &str, visit: &Visit, own: Option<&Record>) -> (Visit, Vec<Decision>) {
    wanted("load", &format!("record={}&mode={mode}", compact::encode(record)), visit, own)
}

fn to(screen: Screen) -> Decision {
    Decision::TurnTo(screen.into())
}

#[test]
fn a_board_is_lent_and_nobody_can_act_in_it() {
    let (record, begun) = (running(1), Visit::begin(true));
    for (mode, shown) in [("board", &record), ("replay", &record), ("board", &text::read(FLIGHT).unwrap())] {
        let (visit, decisions) = load(shown, mode, &begun, None);
        assert!(
            visit.still && visit.is_host_game(NUMBER + 1) && !visit.is_host_game(NUMBER),
            "the next game, not this one"
        );
        assert_eq!(decisions, [Decision::ShowHostGame(shown.clone().into(), None), to(Screen::Table)]);
    }
}

#[test]
fn a_finished_game_is_replayed_from_the_choice_that_is_wanted() {
    let record = text::read(FLIGHT).unwrap();
    let query = format!("record={}&mode=replay", compact::encode(&record));
    let (visit, decisions) = wanted("load", &query, &Visit::begin(true), None);
    assert!(!visit.still && visit.is_host_game(NUMBER + 1));
    assert_eq!(decisions, [Decision::ShowHostGame(record.clone().into(), None), to(Screen::Replay)]);
    let Decision::ShowHostGame(_, Some(second)) = arrive(&format!("?{query}&at=2"), None).1[0].clone() else {
        panic!("not shown")
    };
    let Decision::ShowHostGame(_, Some(third)) = arrive(&format!("?{query}&at=3"), None).1[0].clone() else {
        panic!("not shown")
    };
    assert!(second < third);
    assert_eq!(arrive(&format!("?{query}&at=999"), None).1[0], Decision::ShowHostGame(record.into(), None));
}

#[test]
fn a_board_can_be_played_on_from() {
    let record = running(1);
    let (visit, _) = load(&record, "board", &Visit::begin(true), None);
    let shown = Visit { host_game: Some(NUMBER), ..visit };
    // What lies there is the website's, not the visitor's.
    assert_eq!(load(&record, "play", &shown, None).1, [Decision::Open(record.clone().into())]);
    let other = running(2);
    assert_eq!(load(&record, "play", &shown, Some(&other)).1, [Decision::Open(record.into())]);
}

#[test]
fn whoever_has_played_on_goes_on_where_that_was_left() {
    let (record, visit) = (running(1), Visit::begin(true));
    let further = placed(record.clone());
    assert_eq!(load(&record, "play", &visit, Some(&further)).1, [to(Screen::Table)]);
    assert_eq!(load(&further, "play", &visit, Some(&record)).1, [Decision::Open(further.clone().into())]);
    // Also if the website has shown something else meanwhile.
    let shown = Visit { host_game: Some(NUMBER), still: true, ..visit };
    assert_eq!(
        load(&record, "play", &shown, Some(&further)).1,
        [Decision::Resume(further.clone().into()), to(Screen::Table)]
    );
}

#[test]
fn whoever_comes_straight_to_the_table_goes_on_or_begins() {
    let own = running(1);
    assert_eq!(arrive("?start=table", Some(&own)).1, [to(Screen::Table)]);
    assert_eq!(arrive("?start=table", None).1, [Decision::Begin(suggested(), None)]);
    let over = text::read(FLIGHT).unwrap();
    assert_eq!(arrive("?start=table", Some(&over)).1, [Decision::Begin(suggested(), None)]);
    let digits = "01".repeat(32);
    assert_eq!(arrive(&format!("?start=table&seed={digits}"), Some(&own)).1, [to(Screen::Table)]);
    let [Decision::Begin(_, Some(dice))] = &arrive("?start=table&seed=x", Some(&own)).1[..] else {
        panic!("not begun")
    };
    assert_eq!(Some(dice), options("?seed=x").dice.as_ref(), "another tournament's dice");
    assert_eq!(arrive("?start=home", Some(&own)).1, []);
    assert_eq!(arrive("?mode=daily&start=table", None).1, [Decision::TurnTo(Sheet::Daily.into())]);
}

#[test]
fn a_new_game_has_what_the_order_says_and_else_what_the_embed_says() {
    let (visit, _) = arrive("?players=4&computers=ace,ace&seed=x&coach=off", None);
    let begun = |query: &str| match wanted("newGame", query, &visit, None).1.as_slice() {
        [Decision::Begin(seating, dice)] => (seating.clone(), dice.clone()),
        other => panic!("{other:?}"),
    };
    let (seating, dice) = begun("names=Ada,Ben");
    assert_eq!((seating.mode(), seating.has_coach()), (Mode::Four, false));
    assert_eq!((seating.names()[0].as_str(), seating.drivers()), ("Ada", visit.seating.as_ref().unwrap().drivers()));
    assert_eq!(dice, visit.dice);
    assert_eq!(begun("seed=y").1, options("?seed=y").dice);
    assert!(visit.no_coach && !wanted("newGame", "coach=on", &visit, None).0.no_coach);
    assert!(wanted("newGame", "players=3", &visit, None).0.no_coach);
}

#[test]
fn a_pause_changes_nothing_else() {
    let visit = Visit { host_game: Some(NUMBER), still: true, ..Visit::begin(true) };
    assert_eq!(wanted("pause", "", &visit, None), (Visit { paused: true, ..visit.clone() }, vec![]));
    assert_eq!(wanted("resume", "", &Visit { paused: true, ..visit.clone() }, None), (visit, vec![]));
}

#[test]
fn of_a_flood_the_last_message_of_each_kind_is_left() {
    let mut queue = Queue::default();
    for nth in 0..10_000 {
        queue.add(message(&format!("noise {nth}"), ""));
        queue.add(message("load", "record=nonsense"));
        queue.add(message(if nth % 2 == 0 { "pause" } else { "resume" }, ""));
    }
    queue.add(message("newGame", "players=5"));
    let left: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
    assert_eq!(left.len(), 3);
    assert!(left[0].as_ref().is_err_and(|fault| fault.to_string().contains("noise 9999")));
    assert_eq!(left[1], Ok(Command::Resume));
    assert_eq!(left[2], Command::try_from(&message("newGame", "players=5")));
}
