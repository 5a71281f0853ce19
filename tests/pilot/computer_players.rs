//! The computer players: what tells the levels apart.

use std::sync::Arc;

use space_taxi::pilot::{ComputerPlayers, at_a_glance};
use space_taxi::record::{Level, text};
use space_taxi::rules::{Action, Face, Game, Mode, PassengerFace, Phase, Placement, Turn};

use super::TABLES;
use super::luck::Luck;
use super::random_hand::throw;

const GAMES: u16 = 60;

/// The last throw of the game: Bea has 26 points, Chris holds a taxi that a 2 would lift to 24.
pub fn last_throw() -> Game {
    let opening = "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\n";
    let misfires = "1: OOOOOO f666 s1 -> 3: f666\n".repeat(13);
    let bea = "1: OOOTTT f336 s6 -> 4: OOOT\n2: TT f334 s6 -> 3: f334\n3: TT s6 -> 2: TT\n4: s6 -> 1: s6\nspend 2\n";
    let chris = "1: OOOTTT f246 s6 -> 4: OOOT\n2: TT f246 s6 -> 3: TT s6\n3: f246 -> 2: f24\n4: f2\n";
    let record = text::read(&format!("{opening}begins Andi\ndice by hand\n{misfires}{bea}{chris}"));
    record.expect("a legal game").game().clone()
}

/// Placing the 2 is worth more points, but only a 3 or a 4 wins.
#[test]
fn the_ace_throws_again_where_only_that_can_win() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let game = last_throw();
    let placed = |action| match action {
        Some(Action::Place(placement)) => Placement::dice(&placement),
        other => panic!("{other:?} is no placement"),
    };
    assert_eq!(placed(players.act(Level::Captain, &game)), 1);
    assert_eq!(placed(players.act(Level::Ace, &game)), 0);
    let wins = players.win_chances(&game);
    assert_eq!([wins.at(0, 3), wins.at(24, 0), wins.at(26, 0), wins.at(28, 0)], [0.0, 0.0, 0.5, 1.0]);
}

/// The mean result of solo turns at this level.
fn mean_result(players: &mut ComputerPlayers, level: Level) -> f64 {
    let mut luck = Luck::seeded(11);
    let opener = Mode::Solo.player(0).expect("somebody plays");
    let mut points = 0;
    for _ in 0..GAMES {
        let mut game = Game::new(Mode::Solo, opener).expect("the opener is at this table");
        while *game.phase() != Phase::GameOver {
            let left = game.turn_to_throw().map_or(Turn::FRESH.dice_left(), |turn| turn.dice_left());
            let action =
                players.act(level, &game).unwrap_or_else(|| Action::Throw(throw(&mut luck, left, PassengerFace::ALL)));
            game = game.apply(&action).expect("the players keep to the rules");
        }
        points += game.total(opener);
    }
    f64::from(points) / f64::from(GAMES * u16::from(Mode::Solo.rounds()))
}

#[test]
fn each_level_makes_more_of_its_turns_than_the_one_below() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let [rookie, cabbie, captain] =
        [Level::Rookie, Level::Cabbie, Level::Captain].map(|level| mean_result(&mut players, level));
    assert!(rookie < cabbie && cabbie < captain, "{rookie} {cabbie} {captain}");
}

/// What a Rookie does at this moment of a solo flight, in the notation of a record.
fn rookie_does(moment: &str) -> String {
    let opening = "space-taxi 1\nmode solo\nplayer rookie Andi\nbegins Andi\ndice by hand\n";
    let mut record = text::read(&format!("{opening}{moment}")).expect("a legal game");
    let action = at_a_glance(Level::Rookie, record.game()).expect("somebody is to act");
    record.act(&action).expect("a Rookie keeps to the rules");
    let acts = text::print(&record);
    let mut act = acts
        .lines()
        .filter_map(|line| line.split_once("-> ").map(|(_, placed)| placed).or(line.strip_prefix("spend ")));
    act.next_back().expect("something was done").to_owned()
}

const NEARLY_FULL: &str = "1: OOOOOT f336 s6 -> 4: OOOO\n2: OT f336 s6 -> 3: O f33\n";

#[test]
fn a_rookie_holds_the_crystal_until_it_shows_a_7() {
    let with = |number: u8| rookie_does(&format!("{NEARLY_FULL}3: T f3 s{number}\n"));
    assert!(!with(6).contains('s') && with(7).contains("s7"), "{} and {}", with(6), with(7));
}

#[test]
fn a_rookie_chases_one_species_and_fuels_late() {
    let placed = rookie_does("1: OOAAjX f255 s4\n");
    assert!(placed.contains("j=O") || placed.contains("j=A"), "{placed}");
    assert!(!placed.contains('f'), "{placed}");
    let placed = rookie_does("1: OOOAMX f255 s4 -> 3: OOO\n2: OTT f255 s4\n");
    assert!(placed.contains('O'), "{placed}");
}

#[test]
fn a_rookie_grabs_as_many_dice_as_it_can() {
    for first in ["1: OOAMTX f255 s4", "1: OOOMTX f116 s1", "1: OAMTXX f666 s8"] {
        let placed = rookie_does(&format!("{first}\n"));
        assert!(placed.starts_with("4: "), "{placed}");
    }
}

#[test]
fn a_rookie_keeps_no_coin() {
    let moment = format!("{NEARLY_FULL}3: T f3 s7 -> 2: f3 s7\n4: T -> 1: T\n");
    assert_eq!(rookie_does(&moment), "3");
}

#[test]
fn nobody_acts_while_a_throw_is_due() {
    let mut players = ComputerPlayers::new(Arc::clone(&TABLES));
    let game = Game::new(Mode::Three, Mode::Three.player(1).expect("three play")).expect("the opener is at this table");
    for level in [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace] {
        assert_eq!(players.act(level, &game), None);
    }
}
