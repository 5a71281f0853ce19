//! Rounds and the end: who is struck, who opens, who wins.

use proptest::prelude::*;
use proptest::sample::select;
use space_taxi::rules::{Game, Mode, NoSuchPlayer, Phase, Player};

use super::paper::{Play, table};
use super::times::times;

fn scored(mode: Mode, in_order_of_play: &[u8]) -> Game {
    in_order_of_play.iter().fold(table(mode), |game, points| game.scores(*points))
}

fn struck(game: &Game) -> Vec<usize> {
    let round = game.rounds().last().expect("a round is settled");
    game.mode().players().filter(|player| round.is_struck(*player)).map(Player::index).collect()
}

fn indices(players: Vec<Player>) -> Vec<usize> {
    players.into_iter().map(Player::index).collect()
}

#[test]
fn a_table_is_set_up_by_the_number_of_players() {
    for (mode, players, rounds, supply) in
        [(Mode::Solo, 1, 5, 24), (Mode::Three, 3, 5, 18), (Mode::Four, 4, 4, 15), (Mode::Five, 5, 4, 12)]
    {
        let game = table(mode);
        assert_eq!(game.coins().purses().values().copied().collect::<Vec<_>>(), vec![3; players]);
        assert_eq!((game.coins().supply(), mode.rounds()), (supply, rounds));
    }
}

#[test]
fn only_somebody_at_the_table_can_open() {
    let fifth = Mode::Five.player(4).expect("five sit there");
    assert_eq!(Game::new(Mode::Four, fifth), Err(NoSuchPlayer));
    assert_eq!(Game::new(Mode::Five, fifth).map(|game| game.player()), Ok(fifth));
}

#[test]
fn all_who_share_the_lowest_result_are_struck() {
    let game = scored(Mode::Four, &[2, 5, 2, 3]);
    assert_eq!(struck(&game), [0, 2]);
    assert_eq!(game.mode().players().map(|player| game.total(player)).collect::<Vec<_>>(), [0, 5, 0, 3]);
}

#[test]
fn of_those_who_share_the_highest_result_the_first_to_throw_opens() {
    let first = scored(Mode::Four, &[1, 5, 2, 5]);
    assert_eq!(first.opener().index(), 1);
    let second = [3, 0, 7, 7].into_iter().fold(first, |game, points| game.scores(points));
    assert_eq!(second.opener().index(), 3, "the second round goes 1, 2, 3, 0");
}

#[test]
fn five_equal_results_are_all_struck_and_the_opener_opens_again() {
    let opener = Mode::Five.player(3).expect("five sit there");
    let start = Game::new(Mode::Five, opener).expect("the opener is at this table");
    let game = (0..5).fold(start, |game, _| game.scores(4));
    assert_eq!(struck(&game), [0, 1, 2, 3, 4]);
    assert_eq!((game.opener(), game.phase()), (opener, &Phase::RoundOver));
}

#[test]
fn a_solo_flight_has_five_rounds_and_nobody_is_struck() {
    let game = scored(Mode::Solo, &[3, 0, 8, 1, 2]);
    let player = game.player();
    assert_eq!((game.phase(), game.total(player), struck(&game)), (&Phase::GameOver, 14, vec![]));
    assert_eq!(indices(game.winners()), [0]);
}

#[test]
fn equal_totals_win_together() {
    let game = scored(Mode::Four, &[8, 8, 1, 2].repeat(4));
    assert_eq!(indices(game.winners()), [0, 1]);
}

#[test]
fn nobody_has_won_before_the_end() {
    assert!(scored(Mode::Three, &[8, 7, 6]).winners().is_empty());
}

#[test]
fn coins_left_over_are_worth_nothing() {
    let saver = |game: Game| game.flies("OOAAXX", "223", "s1").spends(0);
    let game = (0..5).fold(table(Mode::Three), |game, _| saver(saver(game.clone())).scores(0));
    let totals: Vec<u16> = game.mode().players().map(|player| game.total(player)).collect();
    assert_eq!(totals, [5 * 4, 5 * 4, 0]);
}

proptest! {
    #![proptest_config(times(1500))]

    /// The same bookkeeping once more, on bare numbers.
    #[test]
    fn rounds_are_settled_as_on_a_score_pad(
        mode in select(&Mode::ALL[..]),
        opener in 0..5_usize,
        drawn in prop::collection::vec(0..4_u8, 25),
    ) {
        let players = usize::from(mode.player_count());
        let mut opener = opener % players;
        let mut totals = vec![0_u16; players];
        let mut game = Game::new(mode, mode.player(opener).expect("the place is at this table")).expect("so is the opener");
        for results in drawn.chunks_exact(players).take(usize::from(mode.rounds())) {
            game = results.iter().fold(game, |game, points| game.scores(*points));
            let lowest = results.iter().min().copied();
            let highest = results.iter().max().copied();
            for (turn, points) in results.iter().enumerate() {
                let player = (opener + turn) % players;
                let is_struck = players > 1 && Some(*points) == lowest;
                prop_assert_eq!(struck(&game).contains(&player), is_struck);
                totals[player] += if is_struck { 0 } else { u16::from(*points) };
            }
            let best = results.iter().position(|points| Some(*points) == highest).expect("somebody is best");
            opener = (opener + best) % players;
            prop_assert_eq!(game.opener().index(), opener);
            prop_assert_eq!(game.mode().players().map(|player| game.total(player)).collect::<Vec<_>>(), totals.clone());
        }
        prop_assert_eq!(game.phase(), &Phase::GameOver);
        let most = totals.iter().max().copied();
        let winners: Vec<usize> = (0..players).filter(|player| Some(totals[*player]) == most).collect();
        prop_assert_eq!(indices(game.winners()), winners);
    }
}
