use space_taxi::rules::Phase;
use space_taxi_web::table::confirmation::Confirmation;
use space_taxi_web::table::{Intent, Primary, TableState};

use crate::tables::{after, before_last, doing, finished};

const LAUNCHED: &str = "1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX -> 2: TX";

#[test]
fn coins_left_in_an_early_round_are_nobodys_business() {
    let table = after(LAUNCHED);
    assert!(matches!(table.record().game().phase(), Phase::ToSpend(_)));
    assert_eq!(Confirmation::before(&table, &Intent::Settle), None);
}

#[test]
fn the_last_spending_is_asked_about_and_so_are_coins_that_would_be_left() {
    let record = finished("four-players");
    let table = before_last(&record, |phase| matches!(phase, Phase::ToSpend(_)));
    let purse = table.purse();
    let asked = |table: &TableState| Confirmation::before(table, &Intent::Settle);
    assert!(purse > 0);
    assert_eq!(asked(&table), Some(Confirmation::LastSpending));
    assert_eq!(asked(&table.after(&Intent::SpendTo(0))), Some(Confirmation::CoinsLeft(purse)));
}

#[test]
fn a_failure_to_launch_that_can_be_taken_back_is_not_asked_about() {
    let table = doing(&after("1: OAMTXj f111 s1"), &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8)]);
    assert_eq!(table.model().actions.primary, Primary::Place { count: 3, misfires: true });
    assert_eq!(Confirmation::before(&table, &Intent::Place), None);
}

#[test]
fn a_failure_to_launch_that_ends_the_game_is_asked_about() {
    let mut lines = String::new();
    for round in 0..5 {
        for turn in 0..3 {
            lines.push_str("1: OAMTXj f111 s1");
            lines.push_str(if (round, turn) == (4, 2) { "" } else { " -> 3: f111\n" });
        }
    }
    let table = doing(&after(&lines), &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8)]);
    assert_eq!(Confirmation::before(&table, &Intent::Place), Some(Confirmation::LastMisfire));
    assert_eq!(Confirmation::before(&table, &Intent::KeepNone), None);
}
