//! The computer players: what tells the levels apart.

use std::sync::Arc;

use dice_table::space_taxi::pilot::Crew;
use dice_table::space_taxi::record::{Level, text};
use dice_table::space_taxi::rules::{Action, Face, Game, Mode, PassengerFace, Phase, Placement, Turn};

use super::CHARTS;
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
    let mut crew = Crew::new(Arc::clone(&CHARTS));
    let game = last_throw();
    let placed = |action| match action {
        Some(Action::Place(placement)) => Placement::dice(&placement),
        other => panic!("{other:?} is no placement"),
    };
    assert_eq!(placed(crew.act(Level::Captain, &game)), 1);
    assert_eq!(placed(crew.act(Level::Ace, &game)), 0);
    let wins = crew.win_chances(&game);
    assert_eq!([wins.at(0, 3), wins.at(24, 0), wins.at(26, 0), wins.at(28, 0)], [0.0, 0.0, 0.5, 1.0]);
}

/// The mean result of solo turns at this level.
fn mean_result(crew: &mut Crew, level: Level) -> f64 {
    let mut luck = Luck::seeded(11);
    let opener = Mode::Solo.player(0).expect("somebody plays");
    let mut points = 0;
    for _ in 0..GAMES {
        let mut game = Game::new(Mode::Solo, opener).expect("the opener is at this table");
        while *game.phase() != Phase::GameOver {
            let left = game.turn_to_throw().map_or(Turn::FRESH.dice_left(), |turn| turn.dice_left());
            let action =
                crew.act(level, &game).unwrap_or_else(|| Action::Throw(throw(&mut luck, left, PassengerFace::ALL)));
            game = game.apply(&action).expect("the crew keeps to the rules");
        }
        points += game.total(opener);
    }
    f64::from(points) / f64::from(GAMES * u16::from(Mode::Solo.rounds()))
}

#[test]
fn each_level_makes_more_of_its_turns_than_the_one_below() {
    let mut crew = Crew::new(Arc::clone(&CHARTS));
    let [rookie, cabbie, captain] =
        [Level::Rookie, Level::Cabbie, Level::Captain].map(|level| mean_result(&mut crew, level));
    assert!(rookie < cabbie && cabbie < captain, "{rookie} {cabbie} {captain}");
}

#[test]
fn nobody_acts_while_a_throw_is_due() {
    let mut crew = Crew::new(Arc::clone(&CHARTS));
    let game = Game::new(Mode::Three, Mode::Three.player(1).expect("three play")).expect("the opener is at this table");
    for level in [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace] {
        assert_eq!(crew.act(level, &game), None);
    }
}
