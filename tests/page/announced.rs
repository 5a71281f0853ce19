use space_taxi::record::text;
use space_taxi::rules::Species;
use space_taxi_web::table::announce::{announcements, denied};
use space_taxi_web::table::{Intent, JokerChoice, TableState};

use crate::tables::{after, doing, english, finished, fresh};

fn said(table: &TableState) -> String {
    english(&announcements(table)).join(". ")
}

#[test]
fn who_sits_down_is_told_whose_turn_it_is() {
    assert_eq!(said(&fresh()), "Now playing: Andi");
    assert_eq!(said(&after("1: OAMTXj f111 s1")), "Now playing: Andi");
    assert_eq!(said(&TableState::open(finished("solo-flight"))), "");
}

#[test]
fn a_throw_is_told_with_its_dice() {
    let told = said(&fresh().after(&Intent::Throw));
    assert!(told.starts_with("Andi throws 10 dice. Thrown: "), "{told}");
}

#[test]
fn a_die_that_is_picked_tells_it_itself() {
    assert_eq!(said(&after("1: OAMTXj f111 s1").after(&Intent::Toggle(0))), "");
}

#[test]
fn a_placement_is_told_with_its_tile_and_its_price() {
    let pick = [Intent::Toggle(5), Intent::Decide(JokerChoice::Paid(Species::Orbi)), Intent::Toggle(0), Intent::Place];
    assert_eq!(said(&doing(&after("1: OAMTXj f111 s1"), &pick)), "Andi places 2 dice. Tile used: 2. Andi pays 1 coin");
    assert_eq!(said(&after("1: OAMTXj f111 s1").after(&Intent::KeepNone)), "Andi places no dice. Tile used: 0");
}

#[test]
fn with_the_placement_before_the_last_die_it_is_told_what_that_decides() {
    let table = after("1: TTTTTX f134 s6 -> 4: TTTT\n2: TX f134 s6 -> 3: TX s6\n3: f134");
    let told = said(&doing(&table, &[Intent::Toggle(0), Intent::Toggle(1), Intent::Place]));
    assert_eq!(told, "Andi places 2 dice. Tile used: 2. A 3 or more lifts off, a 6 with ×4.");
}

#[test]
fn a_lift_off_is_told_with_its_arithmetic() {
    let table = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX");
    let told = said(&table.after(&Intent::Place));
    assert!(told.contains("Lift-off! Fuel 8, factor 2. 5 times 2 plus 6 plus 0: 16 points"), "{told}");
}

/// A turn of 6 points, up to the launch.
const SIX: &str = "1: OAMTXX f223 s5 -> 4: OAMT\n2: XX f223 s5 -> 3: f223\n3: XX s5 -> 2: XX\n4: s5";

#[test]
fn a_lift_off_and_every_coin_tell_who_is_struck_now_and_what_coins_would_change() {
    let played = |coins: u8| format!("{SIX} -> 1: s5\nspend {coins}\n");
    let launched = doing(&after(&format!("{}{}{SIX}", played(2), played(1))), &[Intent::Place]);
    let told = said(&launched);
    assert!(told.ends_with("Struck as it stands: Chris. +2 coins, and struck instead: Bea"), "{told}");
    assert_eq!(
        said(&launched.after(&Intent::SpendTo(1))),
        "Coins to spend: 1 of 3. Struck as it stands: Bea and Chris. +1 coin, and struck instead: Bea"
    );
    assert_eq!(said(&launched.after(&Intent::SpendTo(2))), "Coins to spend: 2 of 3. Struck as it stands: Bea");
}

#[test]
fn a_computers_lift_off_tells_who_is_struck_and_not_what_nobody_can_pay() {
    let first = format!("{SIX} -> 1: s5\nspend 2\n{SIX}");
    let record = text::read(&format!(
        "space-taxi 1\nmode table\nplayer person Andi\nplayer ace Bea\nplayer person Chris\nbegins Andi\ndice by hand\n{first}"
    ));
    let told = said(&doing(&TableState::open(record.unwrap()), &[Intent::Toggle(0), Intent::Place]));
    assert!(told.ends_with("Struck as it stands: Bea"), "{told}");
}

#[test]
fn what_cannot_be_done_is_told_with_its_reason() {
    assert_eq!(said(&fresh().after(&Intent::Undo)), "There is nothing to take back yet. Throw the dice first.");
    assert_eq!(said(&fresh().after(&Intent::KeepNone)), "Throw the dice first.");
}

#[test]
fn what_cannot_be_done_is_read_as_well_until_the_next_intent() {
    let thrown = fresh().after(&Intent::Throw);
    let read = |table: &TableState| english(denied(table).as_slice()).join("");
    for (intent, why) in [
        (Intent::Place, "Select 1, 2, 3 or 4 of the dice, or keep none."),
        (Intent::Throw, "Place dice from this throw first."),
        (Intent::Undo, "Thrown dice stay thrown. Choose what to place."),
    ] {
        let refused = thrown.after(&intent);
        assert_eq!(read(&refused), why);
        assert_eq!(said(&refused), why);
        assert_eq!(refused.record(), thrown.record());
        assert_eq!(read(&refused.after(&Intent::Toggle(0))), "");
    }
    // Without tile 0, and with a lost die, which would take tile 1.
    let again = after("1: OAMTXj f111 s1 -> 0\n2: OAMTXj f111 s1");
    assert!(read(&again.after(&Intent::KeepNone)).starts_with("Tile 0 is turned over already."));
    let lost = after("1: OAMTXj f111 s4 -> 2: OA\n2: MTXj f111 s1");
    assert!(read(&lost.after(&Intent::KeepNone)).contains("is lost"));
    assert_eq!(lost.after(&Intent::KeepNone).record(), lost.record());
}

#[test]
fn a_number_that_no_tile_takes_is_told_once() {
    let picking = |table: &TableState, places: &[usize]| {
        let mut table = table.clone();
        let told = places.iter().map(|place| {
            table = table.after(&Intent::Toggle(*place));
            said(&table)
        });
        told.collect::<Vec<_>>()
    };
    let used = after("1: OAMTXj f111 s1 -> 2: OA\n2: MTXj f111 s1");
    assert_eq!(picking(&used, &[0, 1, 2]), ["", "Tile 2 is used up. Select 1, 3 or 4 of the dice.", ""]);
    let fresh = after("1: OAMTXj f111 s1");
    let many = "No tile is higher than 4. Select 1, 2, 3 or 4 of the dice.";
    assert_eq!(picking(&fresh, &[0, 1, 2, 3, 4, 6, 6]), ["", "", "", "", many, "", ""]);
}

#[test]
fn nothing_is_told_of_a_game_that_was_just_opened() {
    assert_eq!(said(&TableState::open(finished("four-players"))), "");
}
