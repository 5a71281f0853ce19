//! What comes of what people do.

use space_taxi::record::{CannotUndo, Driver, Level, Refused};
use space_taxi::rules::{Action, Illegal, Phase, Placement, Species};
use space_taxi_web::table::{Happening, Intent, JokerChoice, Scene};

use crate::games::{FLIGHT, MISFIRE, after, table};

const TEMBO: JokerChoice = JokerChoice::Paid(Species::Tembo);

#[test]
fn a_die_toggles() {
    let thrown = table(&["1: OAMTXj f123 s4\n"]);
    let picked = thrown.after(&Intent::Toggle(0));
    assert!(picked.pick().has(0));
    assert_eq!(picked.news().what, [Happening::Picked { place: 0, count: 1 }]);
    let put_back = picked.after(&Intent::Toggle(0));
    assert!(put_back.pick().is_empty());
    assert!(put_back.news().number > picked.news().number);
}

#[test]
fn a_picked_thumb_asks_and_cannot_be_placed_before_it_is_answered() {
    let asked = after(&table(&["1: OAMTXj f123 s4\n"]), &[Intent::Toggle(5)]);
    assert_eq!(asked.asking(), Some(5));
    let refused = asked.after(&Intent::Place);
    assert_eq!(refused.news().what, [Happening::ThumbUndecided]);
    assert_eq!(refused.record(), asked.record());
    let placed = after(&asked, &[Intent::Decide(TEMBO), Intent::Place]);
    assert_eq!(placed.record(), table(&["1: OAMTXj f123 s4 -> 1: j=T\n"]).record());
}

#[test]
fn nobody_accepts_a_hint_that_was_changed_or_was_another_drivers() {
    let thrown = table(&["1: OAMTXj f123 s4\n"]);
    let hint = Intent::Propose(Action::Place(Placement {
        jokers: [Species::Tembo].into_iter().collect(),
        ..Placement::default()
    }));
    let hinted = thrown.after(&hint);
    assert!(hinted.proposal().is_some());
    let driver = Driver::Computer(Level::Rookie);
    let other = after(&hinted, &[Intent::Ask(5), Intent::Decide(JokerChoice::Unpaid)]);
    for changed in [hinted.after(&Intent::HandOver(hinted.shown_player(), driver)), other] {
        assert_eq!(changed.proposal(), None);
        assert_eq!(changed.after(&Intent::Accept).record().game().phase(), hinted.record().game().phase());
    }
}

#[test]
fn two_thumbs_are_asked_about_one_after_the_other() {
    let both = after(&table(&["1: OAMTjj f123 s4\n"]), &[Intent::Toggle(4), Intent::Toggle(5)]);
    let first = after(&both, &[Intent::Ask(4), Intent::Decide(TEMBO)]);
    assert_eq!(first.asking(), Some(5));
    let second = first.after(&Intent::Decide(JokerChoice::Unpaid));
    assert_eq!((second.pick().joker(4), second.pick().joker(5)), (Some(TEMBO), Some(JokerChoice::Unpaid)));
}

#[test]
fn with_an_empty_purse_a_thumb_is_unpaid_by_itself_and_a_species_is_refused() {
    let broke = table(&[FLIGHT, "spend 5\n", MISFIRE, MISFIRE, "1: OAMTXj f123 s4\n"]);
    let picked = broke.after(&Intent::Toggle(5));
    assert_eq!(picked.pick().joker(5), Some(JokerChoice::Unpaid));
    let refused = picked.after(&Intent::Decide(TEMBO));
    let why = Refused::Illegal(Illegal::JokersUnaffordable { jokers: 1, purse: 0 });
    assert_eq!(refused.news().what, [Happening::Refused(why)]);
    assert_eq!(refused.pick(), picked.pick());
}

#[test]
fn the_last_coin_pays_one_joker_and_the_next_thumb_is_unpaid() {
    let one_coin = table(&[FLIGHT, "spend 4\n", MISFIRE, MISFIRE, "1: OAMTjj f123 s4\n"]);
    let state = after(&one_coin, &[Intent::Toggle(4), Intent::Decide(TEMBO), Intent::Toggle(5)]);
    assert_eq!(state.pick().joker(5), Some(JokerChoice::Unpaid));
    assert_eq!(state.pick().cost(), 1);
}

#[test]
fn a_lost_smuggling_die_cannot_be_put_back_from_among_others() {
    let lost = table(&["1: OAMTXj f123 s4 -> 2: OA\n2: MTXj f123 s3\n"]);
    let refused = after(&lost, &[Intent::Toggle(0), Intent::Toggle(7)]);
    assert_eq!(refused.pick().len(), 1);
    assert_eq!(refused.news().what, [Happening::Refused(Refused::Illegal(Illegal::CrystalLost))]);
    assert!(refused.model().tray.dice[7].picked);
}

#[test]
fn a_launch_opens_the_ticket_and_settling_hands_over() {
    let ticket = table(&[FLIGHT]);
    assert_eq!(ticket.scene(), Scene::Ticket);
    let set = ticket.after(&Intent::SpendTo(200));
    assert_eq!(set.spending(), 5);
    let settled = after(&ticket, &[Intent::SpendTo(2), Intent::Settle]);
    assert_eq!(settled.scene(), Scene::Table);
    let [Happening::Settled { points: 44, paid: 2, .. }, Happening::TurnBegins { player }] = settled.news().what[..]
    else {
        panic!("{:?}", settled.news());
    };
    assert_eq!(player.index(), 1);
}

#[test]
fn a_misfire_is_shown_until_it_has_been_seen_and_can_be_taken_back() {
    let thrown = table(&["1: OOOOOO f111 s8\n"]);
    let misfired = after(&thrown, &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8), Intent::Place]);
    assert_eq!((misfired.scene(), misfired.shown_player().index()), (Scene::Misfire, 0));
    assert_eq!(misfired.shown_turn().wings().fuel.sum(), 3);
    assert_eq!(misfired.after(&Intent::Throw).record(), misfired.record());
    assert_eq!(misfired.after(&Intent::Continue).scene(), Scene::Table);
    assert_eq!(misfired.after(&Intent::Undo).record(), thrown.record());
}

#[test]
fn a_round_is_shown_before_the_next_is_opened() {
    let round = after(&table(&[MISFIRE, MISFIRE, FLIGHT]), &[Intent::Settle]);
    assert_eq!(round.scene(), Scene::RoundOver);
    let struck = round.news().what.iter().find_map(|what| match what {
        Happening::RoundOver { struck, opener } => Some((struck.len(), opener.index())),
        _ => None,
    });
    assert_eq!(struck, Some((2, 2)));
    assert_eq!(round.after(&Intent::Continue).scene(), Scene::Table);
    assert!(matches!(round.after(&Intent::Undo).record().game().phase(), Phase::ToSpend(_)));
}

#[test]
fn nothing_is_taken_back_past_a_throw() {
    let thrown = table(&["1: OOOOOO f111 s8\n"]);
    assert_eq!(thrown.after(&Intent::Undo).news().what, [Happening::CannotUndo(CannotUndo::Thrown)]);
}

#[test]
fn a_reopened_table_shows_the_scene_it_was_left_in() {
    let cases = [
        (&["1: OOOOOO f111 s8\n"][..], Scene::Table),
        (&[FLIGHT], Scene::Ticket),
        (&[MISFIRE], Scene::Misfire),
        (&[MISFIRE, MISFIRE, FLIGHT, "spend 0\n"], Scene::RoundOver),
        (&[FLIGHT, "spend 0\n", MISFIRE, MISFIRE], Scene::Misfire),
        (&[FLIGHT, "spend 0\n"], Scene::Table),
    ];
    for (lines, scene) in cases {
        assert_eq!(table(lines).scene(), scene, "{lines:?}");
    }
}
