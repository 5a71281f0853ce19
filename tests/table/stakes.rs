//! What the ticket says of the coins, held against what the rules make of each number of them.

use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::pilot::at_a_glance;
use space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record};
use space_taxi::rules::{Action, Game, Phase, Player};
use space_taxi_web::table::{Chance, Intent, RoundSoFar, Stakes, TableState};

use crate::games::{FLIGHT, MISFIRE, after, table};
use crate::times::times;

/// A turn of 6 points, up to the launch.
const SIX: &str = "1: OOAMTX f223 s5 -> 4: OAMT\n2: OX f223 s5 -> 3: f223\n3: OX s5 -> 2: OX\n4: s5 -> 1: s5\n";

fn stakes(state: &TableState) -> Stakes {
    state.model().stakes.clone().unwrap()
}

fn chance(lines: &[&str], intents: &[Intent]) -> Option<Chance> {
    stakes(&after(&table(lines), intents)).chance
}

fn players(wanted: &[usize], state: &TableState) -> Vec<Player> {
    wanted.iter().map(|place| state.record().game().mode().player(*place).unwrap()).collect()
}

#[test]
fn the_ticket_tells_results_totals_and_who_would_be_struck() {
    let state = table(&[FLIGHT, "spend 0\n", SIX, "spend 1\n", SIX]);
    let told: Vec<_> = stakes(&state).players.iter().map(|stake| (stake.result, stake.total, stake.struck)).collect();
    assert_eq!(told, [(Some(40), 40, false), (Some(8), 8, false), (Some(6), 0, true)]);
    assert!(stakes(&state).is_final);
}

#[test]
fn it_tells_how_many_coins_more_have_somebody_else_struck() {
    let lines = [FLIGHT, "spend 0\n", SIX, "spend 1\n", SIX];
    let struck = players(&[1], &table(&lines));
    assert_eq!(chance(&lines, &[]), Some(Chance::NotStruck { coins: 2, struck: struck.clone() }));
    assert_eq!(chance(&lines, &[Intent::SpendTo(1)]), Some(Chance::NotStruck { coins: 1, struck }));
    assert_eq!(chance(&lines, &[Intent::SpendTo(2)]), None);
    assert_eq!(chance(&[FLIGHT, "spend 0\n", FLIGHT, "spend 0\n", SIX], &[]), Some(Chance::StruckAnyway));
}

#[test]
fn whoever_plays_first_has_nobody_to_compare_with() {
    assert_eq!(table(&[FLIGHT]).model().stakes, None);
    let second = stakes(&table(&[FLIGHT, "spend 0\n", SIX]));
    assert!(!second.is_final && second.players[1].struck && second.players[2].result.is_none());
}

#[test]
fn in_the_last_round_all_coins_are_chosen_already() {
    let round = [FLIGHT, "spend 0\n", SIX, "spend 0\n", MISFIRE];
    let four: Vec<&str> = round.repeat(4);
    let last = [&four[..], &[SIX]].concat();
    assert_eq!(table(&last).spending(), table(&last).purse());
    assert_eq!(table(&[SIX]).spending(), 0);
    assert_eq!(table(&[&last[..], &["spend 0\n", SIX]].concat()).spending(), 3);
}

#[test]
fn the_bar_tells_the_best_result_so_far_and_what_is_not_the_last() {
    let so_far = |lines: &[&str]| table(lines).model().so_far;
    assert_eq!(so_far(&[]), None);
    assert_eq!(so_far(&[FLIGHT, "spend 1\n"]), Some(RoundSoFar { best: 42, not_last: 43 }));
    assert_eq!(so_far(&[FLIGHT, "spend 1\n", MISFIRE]), Some(RoundSoFar { best: 42, not_last: 1 }));
}

/// Cabbies at a table with these dice, up to each launch.
fn launches(seed: [u8; 32], players: usize) -> Vec<Record> {
    let entrant = |place: usize| Entrant { name: Name::new(&format!("P{place}")).unwrap(), driver: Driver::Person };
    let entrants: Vec<_> = (0..players).map(entrant).collect();
    let mut record = Record::new(Opening::new(&entrants, 0, DiceSource::Seed(Seed::from_bytes(seed))).unwrap());
    let mut launches = Vec::new();
    while *record.game().phase() != Phase::GameOver {
        if matches!(record.game().phase(), Phase::ToSpend(_)) {
            launches.push(record.clone());
        }
        match at_a_glance(Level::Cabbie, record.game()) {
            Some(action) => record.act(&action).unwrap(),
            None => record.throw().map(drop).unwrap(),
        }
    }
    launches
}

fn paying(game: &Game, coins: u8) -> Game {
    game.apply(&Action::Spend(coins)).unwrap()
}

proptest! {
    #![proptest_config(times(30))]

    /// Of turns that end a round the rules tell what each number of coins comes to.
    #[test]
    fn the_rules_bear_it_out(seed in any::<[u8; 32]>(), players in 3..=5_usize) {
        for record in launches(seed, players) {
            let game = record.game().clone();
            let player = game.player();
            let state = TableState::open(record).after(&Intent::SpendTo(0));
            let Some(stakes) = state.model().stakes.clone().filter(|stakes| stakes.is_final) else { continue };
            let purse = game.coins().purse(player);
            let ends = |coins: u8| paying(&game, coins);
            let round = |game: &Game| game.rounds().last().unwrap().clone();
            for stake in &stakes.players {
                prop_assert_eq!(stake.struck, round(&ends(0)).is_struck(stake.player));
                prop_assert_eq!(stake.total, ends(0).total(stake.player));
            }
            let first = |wanted: &dyn Fn(&Game) -> bool| (0..=purse).find(|coins| wanted(&ends(*coins)));
            let expected = if *ends(0).phase() == Phase::GameOver {
                match first(&|game| game.winners().contains(&player)) {
                    Some(0) => Some(Chance::InFront),
                    Some(coins) => Some(Chance::InFrontWith { coins }),
                    None => {
                        let game = ends(purse);
                        let best = game.total(game.winners()[0]);
                        Some(Chance::Behind { points: best - game.total(player) })
                    }
                }
            } else {
                match first(&|game| !round(game).is_struck(player)) {
                    Some(0) => None,
                    Some(coins) => {
                        let settled = round(&ends(coins));
                        let struck = game.mode().players().filter(|player| settled.is_struck(*player)).collect();
                        Some(Chance::NotStruck { coins, struck })
                    }
                    None => (purse > 0).then_some(Chance::StruckAnyway),
                }
            };
            prop_assert_eq!(stakes.chance, expected);
        }
    }
}
