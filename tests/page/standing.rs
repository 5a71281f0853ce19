//! Statistics of players, from games that are known.

use space_taxi::record::{Driver, Level, Record, text};
use space_taxi_web::table::standings::standings;
use space_taxi_web::words::{english, say};

use crate::tables::finished;

const BEST: &str =
    "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\nspend 0\n";
const MISFIRE: &str = "1: OAMTXj f111 s1 -> 3: f111\n";

/// A solo flight of four launches worth 40 and a failure to launch.
fn flight(driver: &str, name: &str) -> Record {
    let opening = format!("space-taxi 1\nmode solo\nplayer {driver} {name}\nbegins {name}\ndice by hand\n");
    text::read(&format!("{opening}{}{MISFIRE}", BEST.repeat(4))).unwrap()
}

#[test]
fn points_best_turns_and_failures_are_counted() {
    let all = standings(&[flight("person", "Ada"), flight("person", "ada")], true);
    assert_eq!(all.len(), 1, "capitals make nobody else");
    let ada = &all[0];
    assert_eq!((ada.games, ada.points, ada.best, ada.misfires), (2, 320, 40, 2));
    assert_eq!(english().text(&say::list_one(ada.average())), "160.0");
}

#[test]
fn a_computer_of_the_same_name_is_somebody_else() {
    let all = standings(&[flight("person", "Ada"), flight("ace", "Ada")], true);
    assert_eq!(all.iter().map(|one| one.driver).collect::<Vec<_>>(), [Driver::Person, Driver::Computer(Level::Ace)]);
}

#[test]
fn tables_and_solo_flights_are_counted_apart_and_running_games_not_at_all() {
    let table = finished("joint-winners");
    let running = Record::replay(table.opening().clone(), &table.events()[..20]).unwrap();
    let games = [table.clone(), flight("person", "Ada"), running];
    let at_tables = standings(&games, false);
    assert_eq!(at_tables.len(), usize::from(table.opening().mode().player_count()));
    assert!(at_tables.iter().all(|one| one.games == 1));
    assert_eq!(at_tables.iter().map(|one| one.wins).sum::<u32>() as usize, table.game().winners().len());
    assert_eq!(standings(&games, true).len(), 1);
}

/// A solo flight of Ada's, four launches and a failure, whose turns these drivers ended. Each comes in just before that.
fn shared_flight(drivers: [&str; 5]) -> Record {
    let launch = BEST.split_once("spend").map(|(turn, end)| (turn.to_owned(), format!("spend{end}"))).unwrap();
    let failure = MISFIRE.split_once(" ->").map(|(throw, end)| (format!("{throw}\n"), format!("->{end}"))).unwrap();
    let turns = [&launch, &launch, &launch, &launch, &failure];
    let mut text = "space-taxi 1\nmode solo\nplayer person Ada\nbegins Ada\ndice by hand\n".to_owned();
    let mut before = "person";
    for (driver, (turn, end)) in drivers.into_iter().zip(turns) {
        let hand_over = if driver == before { String::new() } else { format!("hand-over {driver} Ada\n") };
        text.push_str(&format!("{turn}{hand_over}{end}"));
        before = driver;
    }
    text::read(&text).unwrap()
}

#[test]
fn a_game_counts_for_whoever_ended_most_of_its_turns_and_of_those_only() {
    let helped = shared_flight(["person", "person", "person", "ace", "ace"]);
    let [ada] = standings(&[helped], true).try_into().unwrap();
    assert_eq!((ada.driver, ada.games, ada.points, ada.best), (Driver::Person, 1, 160, 40));
    assert_eq!(ada.misfires, 0, "the computer failed to launch");
    let left = shared_flight(["person", "person", "rookie", "rookie", "rookie"]);
    let [rookie] = standings(&[left], true).try_into().unwrap();
    assert_eq!(
        (rookie.driver, rookie.games, rookie.points, rookie.misfires),
        (Driver::Computer(Level::Rookie), 1, 160, 1)
    );
    let tied = shared_flight(["person", "person", "ace", "ace", "rookie"]);
    assert_eq!(standings(&[tied], true)[0].driver, Driver::Person, "whoever came first");
}
