//! Jokers, the full-taxi bonus and buying points: where the coins go.

use space_taxi::rules::{Action, Flight, Game, Illegal, Mode, Phase, TurnResult};

use super::paper::{Play, table};

/// What each player holds in seating order, and the supply.
fn coins(game: &Game) -> (Vec<u8>, u8) {
    (game.coins().purses().values().copied().collect(), game.coins().supply())
}

fn flight(game: &Game) -> Flight {
    match game.phase() {
        Phase::ToSpend(flight) => *flight,
        other => panic!("no launched taxi but {other:?}"),
    }
}

/// Five players, of whom so many have flown a full taxi and kept the bonus.
fn hoarders(full_taxis: u8) -> Game {
    (0..full_taxis).fold(table(Mode::Five), |game, _| game.flies("AAAAAA", "334", "s1").spends(0))
}

#[test]
fn a_joker_is_paid_into_the_supply_at_once() {
    let game = table(Mode::Three).throws("OOOOjj 334 s1").places("Oxj");
    assert_eq!(coins(&game), (vec![2, 3, 3], 19));
}

#[test]
fn a_misfire_keeps_the_coins_and_earns_no_bonus() {
    let full = table(Mode::Three).throws("OOOOOO 666 s1").places("OOOO").throws("OO 666 s1").places("OO");
    let game = full.throws("666 s1").places("666");
    assert_eq!(game.result(game.mode().left_of(game.player(), 2)), Some(TurnResult::Misfire));
    assert_eq!(coins(&game), (vec![3, 3, 3], 18));
}

#[test]
fn no_points_are_bought_after_a_misfire() {
    let game = table(Mode::Three).throws("OOOOOO 666 s1").places("666");
    assert_eq!(game.player().index(), 1);
    assert_eq!(game.apply(&Action::Spend(0)), Err(Illegal::NothingToPayFor));
}

#[test]
fn a_joker_stays_paid_when_its_placement_misfires() {
    let game = table(Mode::Three).throws("jjOOOO 666 s1").places("x666");
    assert_eq!(game.player().index(), 1);
    assert_eq!(coins(&game), (vec![2, 3, 3], 19));
}

#[test]
fn a_taxi_full_of_groups_earns_two_coins() {
    for seats in ["OOOOOO", "OOAAXX", "AAATTT", "MMMMXX", "OOAAXx"] {
        let game = table(Mode::Three).flies(seats, "334", "s1");
        assert_eq!(flight(&game).bonus, 2, "{seats}");
        let jokers = seats.chars().filter(char::is_ascii_lowercase).count() as u8;
        assert_eq!(coins(&game), (vec![5 - jokers, 3, 3], 16 + jokers), "{seats}");
    }
}

#[test]
fn a_lone_alien_or_an_unpaid_thumb_spoils_the_bonus() {
    for seats in ["OOOOOA", "OOAAMT", "OOOOOj", "AAAAjj", "OAMTXj"] {
        let game = table(Mode::Three).flies(seats, "334", "s1");
        assert_eq!(flight(&game).bonus, 0, "{seats}");
        assert_eq!(coins(&game), (vec![3, 3, 3], 18), "{seats}");
    }
}

#[test]
fn a_short_supply_gives_what_it_has() {
    let six_flown = hoarders(6);
    assert_eq!(six_flown.coins().supply(), 0);
    let nothing_there = six_flown.clone().flies("AAAAAA", "334", "s1");
    assert_eq!((flight(&nothing_there).bonus, nothing_there.coins().supply()), (0, 0));
    let one_there = six_flown.flies("AAAAAa", "334", "s1");
    assert_eq!((flight(&one_there).bonus, one_there.coins().supply()), (1, 0));
}

#[test]
fn coins_paid_later_do_not_refill_a_short_bonus() {
    let short = hoarders(6).flies("AAAAAA", "334", "s1");
    let player = short.player();
    let purse = short.coins().purse(player);
    let game = short.spends(2);
    assert_eq!((game.coins().purse(player), game.coins().supply()), (purse - 2, 2));
}

#[test]
fn the_bonus_just_received_may_be_spent() {
    let game = table(Mode::Three).flies("AAAXXX", "333", "s6");
    let payer = game.player();
    let five = game.clone().spends(5);
    assert_eq!(five.result(payer).map(TurnResult::points), Some(4 * 3 + 6 + 2 * 5));
    assert_eq!(coins(&five), (vec![0, 3, 3], 21));
    assert_eq!(game.apply(&Action::Spend(6)), Err(Illegal::CoinsUnaffordable { coins: 6, purse: 5 }));
}

#[test]
fn there_is_exactly_one_spending_step() {
    let spent = table(Mode::Three).flies("OOAAXX", "334", "s1").spends(1);
    assert_eq!(spent.player().index(), 1);
    assert_eq!(spent.apply(&Action::Spend(1)), Err(Illegal::NothingToPayFor));
}

#[test]
fn an_empty_purse_still_settles_its_spending() {
    let broke = table(Mode::Solo).flies("OAMTXj", "334", "s1").spends(3).flies("OAMTXj", "334", "s2");
    assert_eq!(coins(&broke), (vec![0], 27));
    assert!(matches!(broke.phase(), Phase::ToSpend(_)));
    assert_eq!(broke.spends(0).phase(), &Phase::RoundOver);
}
