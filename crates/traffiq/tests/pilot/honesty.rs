//! The pilot sees what its player sees: whatever lies hidden may be changed among itself, and nothing that it says changes.

use arrayvec::ArrayVec;
use game_core::Level;
use proptest::prelude::*;
use traffiq::pilot::{Coach, Seen, turn};
use traffiq::rules::{ByPlayer, Game, Hand, SetUp, Stock, Tile};

use super::positions::Luck;
use super::{games, times};

/// The same game with its hidden tiles dealt anew to the other hands and the stock.
fn dealt_anew(game: &Game, seed: u64) -> Game {
    let (table, me, mut luck) = (game.table(), game.player(), Luck::seeded(seed));
    let others = || table.players().filter(|player| *player != me);
    let mut hidden: Vec<Tile> = others().flat_map(|player| game.hand(player)).chain(game.stock()).copied().collect();
    for place in (1..hidden.len()).rev() {
        hidden.swap(place, luck.below(place + 1));
    }
    let mut hands: ByPlayer<Hand> = ByPlayer::new(table, |player| game.hand(player).iter().copied().collect());
    for player in others() {
        hands[player] = hidden.drain(..game.hand(player).len()).collect();
    }
    hidden.sort_unstable_by_key(|tile| traffiq::rules::CITY_TILES.iter().position(|other| other == tile));
    let stock: Stock = hidden.into_iter().collect();
    let set_up = SetUp {
        tiles: game.city().tiles().collect(),
        cars: game.cars().iter().collect(),
        supplies: ByPlayer::new(table, |player| game.supply(player)),
        hands,
        stock,
        player: me,
        turn: game.turn(),
        deeds: game.deeds().iter().copied().collect::<ArrayVec<_, 2>>(),
        quiet_turns: game.quiet_turns(),
        turns_left: game.turns_left(),
    };
    Game::try_from(set_up).expect("it is the same game to its player")
}

proptest! {
    #![proptest_config(times::times(24))]

    #[test]
    fn what_is_hidden_changes_no_answer(game in games(), seed: u64) {
        let other = dealt_anew(&game, seed);
        prop_assert_eq!(Seen::of(&game), Seen::of(&other));
        for level in [Level::Rookie, Level::Cabbie, Level::Captain, Level::Ace] {
            prop_assert_eq!(turn(&Seen::of(&game), level), turn(&Seen::of(&other), level), "{:?}", level);
        }
        let advice = |game: &Game| {
            let mut coach = Coach::new(&Seen::of(game)).expect("somebody is on turn");
            let _ = coach.work(&mut || false);
            coach.advice()
        };
        prop_assert_eq!(advice(&game), advice(&other));
    }
}

#[test]
fn the_hidden_tiles_were_dealt_anew_indeed() {
    let game = super::positions::position(3, traffiq::rules::Layout::TimesSquare, 4, 12);
    assert_ne!(dealt_anew(&game, 1), game);
}
