//! What the ticket says of the coins, held against what the rules make of each number of them.

use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::pilot::at_a_glance;
use space_taxi::record::{DiceSource, Driver, Entrant, Level, Name, Opening, Record, text};
use space_taxi::rules::{Action, Game, Phase, Player};
use space_taxi_web::table::{Chance, Intent, RoundSoFar, Stakes, TableState};

use space_taxi_web::words::english;

use crate::games::{FLIGHT, MISFIRE, after, table};
use crate::times::times;

/// A turn of 6 points, up to the launch.
const SIX: &str = "1: OOAMTX f223 s5 -> 4: OAMT\n2: OX f223 s5 -> 3: f223\n3: OX s5 -> 2: OX\n4: s5 -> 1: s5\n";

fn stakes(state: &TableState) -> Stakes {
    state.model().stakes.clone().unwrap()
}

fn chances(lines: &[&str], intents: &[Intent]) -> Vec<Chance> {
    stakes(&after(&table(lines), intents)).chances
}

/// What is said of the last round of a game in which nobody has scored before, if so many coins are chosen.
fn told_last(lines: &[&str], coins: u8) -> Vec<String> {
    let before = [MISFIRE; 12];
    let state = table(&[&before[..], lines].concat());
    let stakes = stakes(&state.after(&Intent::SpendTo(coins)));
    let name = |player: Player| state.record().opening().name(player).to_string();
    stakes.chances_told(name).into_iter().map(|message| english().say(message)).collect()
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
    assert_eq!(chances(&lines, &[]), [Chance::NotStruck { coins: 2, struck: struck.clone() }]);
    assert_eq!(chances(&lines, &[Intent::SpendTo(1)]), [Chance::NotStruck { coins: 1, struck }]);
    assert_eq!(chances(&lines, &[Intent::SpendTo(2)]), []);
    assert_eq!(chances(&[FLIGHT, "spend 0\n", FLIGHT, "spend 0\n", SIX], &[]), [Chance::StruckAnyway]);
}

#[test]
fn whoever_plays_first_sees_everybody_and_has_nobody_to_compare_with() {
    let round = [FLIGHT, "spend 0\n", SIX, "spend 1\n", SIX, "spend 0\n"];
    let first = stakes(&table(&[&round[..], &[FLIGHT]].concat()));
    let told: Vec<_> = first.players.iter().map(|stake| (stake.result, stake.total, stake.struck)).collect();
    assert_eq!(told, [(Some(40), 80, false), (None, 8, false), (None, 0, false)]);
    assert_eq!((first.is_final, &first.chances[..]), (false, &[][..]));
    let second = stakes(&table(&[FLIGHT, "spend 0\n", SIX]));
    assert!(!second.is_final && second.players[1].struck && second.players[2].result.is_none());
}

#[test]
fn alone_there_is_nobody_to_compare_with() {
    let flight =
        text::read(&format!("space-taxi 1\nmode solo\nplayer person Andi\nbegins Andi\ndice by hand\n{FLIGHT}"));
    let state = TableState::open(flight.unwrap());
    assert!(matches!(state.record().game().phase(), Phase::ToSpend(_)));
    assert_eq!(state.model().stakes, None);
}

#[test]
fn in_the_last_round_the_second_of_three_is_told_of_the_lead_so_far() {
    assert_eq!(told_last(&[SIX, "spend 0\n", FLIGHT], 0), ["In front so far."]);
    assert_eq!(told_last(&[SIX, "spend 1\n", SIX], 0), ["+2 coins to be in front so far."]);
    assert_eq!(
        told_last(&[SIX, "spend 1\n", SIX], 1),
        ["Level with Andi and Chris so far.", "+1 coin to be in front so far."]
    );
}

#[test]
fn in_the_last_round_the_last_of_three_is_told_of_the_win() {
    let level = [SIX, "spend 0\n", SIX, "spend 1\n", SIX];
    assert_eq!(
        told_last(&[SIX, "spend 0\n", SIX, "spend 0\n", FLIGHT], 0),
        ["Nobody has as many: that wins the game."]
    );
    assert_eq!(told_last(&level, 0), ["+2 coins to win the game."]);
    assert_eq!(told_last(&level, 1), ["Level with Bea: a shared win.", "+1 coin to win the game."]);
    let richest = [SIX, "spend 0\n", SIX, "spend 3\n", SIX];
    assert_eq!(told_last(&richest, 1), ["+2 coins to be level with Bea: a shared win."]);
    assert_eq!(told_last(&richest, 3), ["Level with Bea: a shared win."]);
}

#[test]
fn whoever_cannot_win_in_the_last_round_is_told_how_not_to_be_struck() {
    let lines = [FLIGHT, "spend 0\n", SIX, "spend 1\n", SIX];
    let behind = "Missing for first place, even with all coins: 28 points";
    assert_eq!(told_last(&lines, 0), [behind, "+2 coins, and struck instead: Bea"]);
    assert_eq!(told_last(&lines, 2), [behind]);
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
            let escape = match first(&|game| !round(game).is_struck(player)) {
                Some(0) => None,
                Some(coins) => {
                    let settled = round(&ends(coins));
                    let struck = game.mode().players().filter(|player| settled.is_struck(*player)).collect();
                    Some(Chance::NotStruck { coins, struck })
                }
                None => (purse > 0).then_some(Chance::StruckAnyway),
            };
            let expected: Vec<_> = if *ends(0).phase() == Phase::GameOver {
                let alone = first(&|game| game.winners() == [player]).map(|coins| Chance::InFront { coins });
                let shared = first(&|game| game.winners().len() > 1 && game.winners().contains(&player));
                let level = shared.map(|coins| {
                    let with = ends(coins).winners().into_iter().filter(|winner| *winner != player).collect();
                    Chance::Level { coins, with }
                });
                let behind = || {
                    let game = ends(purse);
                    Chance::Behind { points: game.total(game.winners()[0]) - game.total(player) }
                };
                match (shared, &alone) {
                    (Some(0), _) => level.into_iter().chain(alone).collect(),
                    (_, Some(_)) => alone.into_iter().collect(),
                    (Some(_), None) => level.into_iter().collect(),
                    (None, None) => {
                        let escape = escape.filter(|chance| *chance != Chance::StruckAnyway);
                        [behind()].into_iter().chain(escape).collect()
                    }
                }
            } else {
                escape.into_iter().collect()
            };
            prop_assert_eq!(stakes.chances, expected);
        }
    }
}
