//! The review: what is best loses nothing, luck evens out, and a better player loses less.

use std::task::Poll;

use arrayvec::ArrayVec;
use game_core::{Level, Seed};
use traffiq::pilot::{Review, ReviewedTurn, Seen, turn};
use traffiq::rules::{Act, ByPlayer, Game, Layout, SetUp, Step, Table};
use traffiq::stock::{deal, next_tile};

use super::positions;

/// A whole game of these levels.
fn game(levels: &[Level], number: u8) -> (Game, Vec<Act>) {
    let (seed, table) = (Seed::from_bytes([number; 32]), Table::for_players(levels.len()).expect("two to four play"));
    let begins = table.player(0).expect("somebody begins");
    let opening =
        Game::new(Layout::CentralPark, begins, &deal(&seed, table, begins)).expect("the deal is one of the game");
    let (mut game, mut acts) = (opening.clone(), Vec::new());
    while game.end().is_none() {
        let number = game.turn();
        let chosen = turn(&Seen::of(&game), levels[game.player().index()]).expect("somebody is on turn");
        let mut act = |act: Act, game: &mut Game| {
            *game = game.apply(&act).expect("levels play legal turns");
            acts.push(act);
        };
        for step in chosen {
            let next = match step {
                Step::Lay(lay) => Act::Lay(lay),
                Step::Ride(ride) => Act::Ride(ride),
                Step::Draw => Act::Draw(next_tile(&seed, &game).expect("there is a tile")),
            };
            act(next, &mut game);
        }
        if game.end().is_none() && game.turn() == number {
            act(Act::EndTurn, &mut game);
        }
    }
    (opening, acts)
}

fn reviewed(opening: &Game, acts: &[Act]) -> Vec<ReviewedTurn> {
    let mut review = Review::new(opening, acts).expect("the acts are legal");
    assert_eq!(review.work(&mut || false), Poll::Ready(()));
    assert_eq!(review.turns().len(), review.turn_count());
    review.turns().to_vec()
}

#[test]
fn an_ace_loses_nothing_against_itself_and_a_rookie_a_lot() {
    let (opening, acts) = game(&[Level::Ace, Level::Rookie], 1);
    let turns = reviewed(&opening, &acts);
    let of = |player: usize| turns.iter().filter(move |turn| turn.player.index() == player);
    for turn in of(0) {
        assert!(turn.is_best, "{turn:?}");
        assert_eq!((turn.lost.value, turn.lost.error), (0.0, 0.0));
    }
    let lost: f64 = of(1).map(|turn| turn.lost.value).sum();
    let error = of(1).map(|turn| turn.lost.error * turn.lost.error).sum::<f64>().sqrt();
    assert!(lost > 5.0 * error && lost > 0.5, "{lost} ± {error}");
    assert!(turns.iter().enumerate().all(|(place, turn)| usize::from(turn.turn) == place + 1));
}

#[test]
fn a_review_in_pieces_is_the_same() {
    let (opening, mut acts) = game(&[Level::Rookie, Level::Rookie, Level::Cabbie], 2);
    acts.truncate(16);
    let mut review = Review::new(&opening, &acts).expect("the acts are legal");
    let mut pauses = 0;
    let mut asked = 0;
    while review.work(&mut || {
        asked += 1;
        asked % 3 == 0
    }) == Poll::Pending
    {
        pauses += 1;
    }
    assert!(pauses > 50);
    assert_eq!(review.turns(), reviewed(&opening, &acts));
}

/// Whatever tile may come, the luck of all of them together is none.
#[test]
fn the_luck_of_all_tiles_that_can_come_evens_out() {
    let reached = (1..).map(|seed| positions::position(seed, Layout::TimesSquare, 2, 30));
    let game = reached.into_iter().find(|game| game.deeds().is_empty()).expect("some are");
    let (table, me) = (game.table(), game.player());
    let hand = |player| if player == me { game.hand(player).iter().copied().collect() } else { ArrayVec::new() };
    let set_up = SetUp {
        tiles: game.city().tiles().collect(),
        cars: game.cars().iter().collect(),
        supplies: ByPlayer::new(table, |player| game.supply(player)),
        hands: ByPlayer::new(table, hand),
        stock: game.stock().iter().copied().collect(),
        player: me,
        turn: 9,
        deeds: ArrayVec::new(),
        quiet_turns: 0,
        turns_left: None,
    };
    let game = Game::try_from(set_up).expect("the other hand may be empty");
    let luck = |tile| reviewed(&game, &[Act::Draw(tile), Act::EndTurn])[0].luck;
    let all: Vec<f64> = game.stock().iter().map(|tile| luck(*tile)).collect();
    let spread = all.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    assert!(all.iter().sum::<f64>().abs() < 1e-9, "{all:?}");
    assert!(spread > 0.001, "{all:?}");
}

#[test]
fn what_is_not_legal_is_not_reviewed() {
    let (opening, mut acts) = game(&[Level::Cabbie, Level::Cabbie], 3);
    acts.swap(0, 5);
    assert!(Review::new(&opening, &acts).is_err());
}
