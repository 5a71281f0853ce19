//! The chance of everybody to win, and hints that are valued by it.

use std::sync::Arc;

use space_taxi::pilot::{Aim, ComputerPlayers, Valued};
use space_taxi::record::text;
use space_taxi::rules::{Action, Game, Mode, Phase, Player, Turn};

use super::TABLES;
use super::by_force::{best_by_force, turns_ended};
use super::computer_players::last_throw;
use super::moments::moments;

fn players() -> ComputerPlayers {
    ComputerPlayers::new(Arc::clone(&TABLES))
}

fn together(players: &mut ComputerPlayers, game: &Game) -> f64 {
    let odds = players.win_odds(game);
    assert!(odds.values().all(|chance| (0.0..=1.0 + 1e-9).contains(chance)), "{odds:?}");
    odds.values().sum()
}

#[test]
fn the_chances_of_all_players_add_up_in_every_phase() {
    let mut players = players();
    for (mode, rounds) in [(Mode::Three, 3), (Mode::Five, 2)] {
        let game = moments(mode, 5);
        let late = || game.iter().filter(|game| game.rounds().len() >= rounds);
        let is = |wanted: fn(&Phase) -> bool| late().filter(move |game| wanted(game.phase())).take(2);
        let phases = is(|phase| matches!(phase, Phase::ToThrow(_)))
            .chain(is(|phase| matches!(phase, Phase::ToPlace(..))))
            .chain(is(|phase| matches!(phase, Phase::ToSpend(_))))
            .chain(is(|phase| *phase == Phase::RoundOver))
            .chain(is(|phase| *phase == Phase::GameOver));
        let mut looked_at = 0;
        for moment in phases {
            let sum = together(&mut players, moment);
            assert!((sum - 1.0).abs() < 1e-9, "{sum} in {:?}", moment.phase());
            looked_at += 1;
        }
        assert!(looked_at > 5, "{looked_at}");
    }
}

#[test]
fn players_who_have_not_thrown_yet_have_equal_chances() {
    let mut players = players();
    for mode in [Mode::Three, Mode::Five] {
        let game = Game::new(mode, mode.player(1).expect("they play")).expect("the opener is at this table");
        for (player, chance) in players.win_odds(&game).iter() {
            let fair = 1.0 / f64::from(mode.player_count());
            assert!((chance - fair).abs() < 0.01, "{player:?} of {mode:?}: {chance}");
        }
    }
}

/// Chris places the 2 for points, and then nothing is left to chance: Bea wins.
#[test]
fn a_certain_win_is_certain_and_a_finished_game_is_shared_by_its_winners() {
    let mut players = players();
    let game = last_throw();
    let chances =
        |players: &mut ComputerPlayers, game: &Game| players.win_odds(game).values().copied().collect::<Vec<f64>>();
    assert_eq!(chances(&mut players, &game), [0.0, 1.0, 0.0]);
    let Some(Action::Place(placement)) = players.act(space_taxi::record::Level::Captain, &game) else {
        panic!("dice lie on the table");
    };
    let launched = game.apply(&Action::Place(placement)).expect("the players keep to the rules");
    assert_eq!(chances(&mut players, &launched), [0.0, 1.0, 0.0]);
    let over = launched.apply(&Action::Spend(0)).expect("nothing is paid");
    assert_eq!((over.phase(), chances(&mut players, &over)), (&Phase::GameOver, vec![0.0, 1.0, 0.0]));
    let ended = moments(Mode::Three, 5).into_iter().next_back().expect("a game has an end");
    assert_eq!(together(&mut players, &ended), 1.0);
}

const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi\ndice by hand\n";
const MISFIRE: &str = "1: OAMTXj f111 s1 -> 3: f111\n";

/// A turn worth nothing but its crystal.
fn crystal(number: u8) -> String {
    format!(
        "1: OOAMTX f223 s{number} -> 4: OAMT\n2: OX f223 s{number} -> 3: f223\n3: OX s{number} -> 2: OX\n4: s{number} -> 1: s{number}\n"
    )
}

/// Andi has 14 points and the lowest result of the last round: only because it is struck, Bea's 16 win.
#[test]
fn a_result_that_will_be_struck_does_not_win() {
    let settled = format!("{}{}spend 3\n{}spend 0\n{MISFIRE}", MISFIRE.repeat(9), crystal(8), crystal(6));
    let last = format!("{}spend 0\n{}spend 3\n{}", crystal(3), crystal(4), crystal(5));
    let record = text::read(&format!("{OPENING}{settled}{last}")).expect("a legal game");
    assert_eq!(players().win_odds(record.game()).values().copied().collect::<Vec<f64>>(), [0.0, 1.0, 0.0]);
}

/// Fuel 5 and one more die: 1 and 6 misfire, but tile 0 throws them again; the others bring 14, 18, 22 and 26, all coins paid.
#[test]
fn the_odds_of_the_last_fuel_die_are_known() {
    let solo = "space-taxi 1\nmode solo\nplayer person Andi\nbegins Andi\ndice by hand\n";
    let spent = format!("{}spend 3\n{}", crystal(1), MISFIRE.repeat(3));
    let turn = "1: OOOTTT f146 s6 -> 4: OOOT\n2: TT f146 s6 -> 3: TT s6\n3: f146 -> 2: f14\n";
    let record = text::read(&format!("{solo}{spent}{turn}")).expect("a legal game");
    let odds = players().turn_odds(record.game()).expect("a turn is on hand");
    assert!(
        (odds.launch - 8.0 / 9.0).abs() < 1e-9 && (odds.result - (80.0 + 2.0 * 80.0 / 6.0) / 6.0).abs() < 1e-9,
        "{odds:?}"
    );
}

#[test]
fn nobody_loses_alone() {
    let game = Game::new(Mode::Solo, Mode::Solo.player(0).expect("one plays")).expect("the opener is at this table");
    assert_eq!(players().win_odds(&game).values().copied().collect::<Vec<f64>>(), [1.0]);
}

/// Played for the win, a turn wins at least as often as played for points: the ends of both are known exactly.
#[test]
fn playing_for_the_win_gains_in_every_round() {
    let mut players = players();
    let games = moments(Mode::Three, 3);
    for round in 0..usize::from(Mode::Three.rounds()) {
        let opens = |game: &&Game| game.rounds().len() == round && game.turn_to_throw() == Ok(Turn::FRESH);
        let gain = players.gain(games.iter().find(opens).expect("every round is opened"));
        assert!((-1e-4..0.3).contains(&gain), "{gain} in round {round}");
    }
}

fn share_of_win(game: &Game, player: Player) -> f64 {
    let winners = game.winners();
    if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Points decide where the chance to win does not, by less than this.
const TIE: f64 = 1e-6;

/// The last player of the last round knows everything but the dice: small endings can be tried out to the last die.
#[test]
fn hints_by_wins_agree_with_playing_the_last_turn_out_by_the_rules() {
    let mut players = players();
    let (mut tried, mut open) = (0, 0);
    for game in (0..400).flat_map(|seed| moments(Mode::Three, seed)) {
        let Phase::ToPlace(_, throw) = game.phase() else { continue };
        let last_turn = game.rounds().len() == 4
            && game.mode().players().filter(|player| game.result(*player).is_none()).count() == 1;
        if !last_turn || throw.passengers.len() + throw.fuel.len() + u8::from(throw.smuggling.is_some()) > 3 {
            continue;
        }
        let player = game.player();
        let turns = turns_ended(&game, player);
        let by_force = |valued: &Valued| {
            let after = game.apply(&Action::Place(valued.placement)).expect("the pilot keeps to the rules");
            best_by_force(&after, player, turns, &|game| share_of_win(game, player))
        };
        let best = best_by_force(&game, player, turns, &|game| share_of_win(game, player));
        let hint = players.hint(&game, Aim::Wins).expect("dice lie on the table");
        assert!((hint.best.value - best).abs() < TIE, "{} instead of {best}", hint.best.value);
        for valued in std::iter::once(&hint.best).chain(&hint.next) {
            assert!((valued.value - by_force(valued)).abs() < TIE, "{valued:?}");
        }
        tried += 1;
        open += usize::from(best > 0.0 && best < 1.0);
        if tried >= 12 && open >= 3 {
            return;
        }
    }
    panic!("{tried} endings tried, {open} of them open");
}
