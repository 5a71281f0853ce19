use space_taxi_web::table::rule_now::rule_now;
use space_taxi_web::table::{Intent, TableState};
use space_taxi_web::words::rules::RulesSection;

use crate::tables::{after, doing, finished, fresh};

#[test]
fn the_rules_open_at_what_is_to_be_done_now() {
    assert_eq!(rule_now(&fresh()), RulesSection::Turn);
    let thrown = after("1: OAMTXj f123 s4");
    assert_eq!(rule_now(&thrown), RulesSection::Tiles);
    assert_eq!(rule_now(&thrown.after(&Intent::Toggle(5))), RulesSection::Joker);
    let failing = after("1: OAMTXj f111 s1");
    let picked = doing(&failing, &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8)]);
    assert_eq!(rule_now(&picked), RulesSection::Fuel);
    let ticket = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX -> 2: TX");
    assert_eq!(rule_now(&ticket), RulesSection::Coins);
    assert_eq!(rule_now(&after("1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3")), RulesSection::Smuggling);
    assert_eq!(rule_now(&after("1: OAMTXj f111 s1 -> 3: f111")), RulesSection::Fuel);
    assert_eq!(rule_now(&TableState::open(finished("four-players"))), RulesSection::End);
}
