use app_core::keys::KeyPress;
use space_taxi::rules::Species;
use space_taxi_web::table::hotkeys::Hotkey;
use space_taxi_web::table::{Intent, JokerChoice, TableState};

use crate::tables::{after, doing, fresh};

fn press(key: &str) -> KeyPress {
    KeyPress { key: key.to_owned(), ..KeyPress::default() }
}

fn does(key: &str, table: &TableState) -> Option<Intent> {
    match Hotkey::of(&press(key), table) {
        Some(Hotkey::Do(intent)) => Some(intent),
        _ => None,
    }
}

#[test]
fn a_turn_can_be_played_by_keys() {
    let table = fresh();
    assert_eq!(does(" ", &table), Some(Intent::Throw));
    assert_eq!(does("r", &table), Some(Intent::Throw));
    assert_eq!(does("1", &table), None);
    let thrown = after("1: OAMTXj f111 s1");
    assert_eq!(does("1", &thrown), Some(Intent::Toggle(0)));
    assert_eq!(does("-", &thrown), Some(Intent::Toggle(9)));
    assert_eq!(does("0", &thrown), Some(Intent::KeepNone));
    // What cannot be done is wanted all the same, and the table says why not.
    assert_eq!(does("r", &thrown), Some(Intent::Throw));
    assert_eq!(does("Enter", &thrown), Some(Intent::Place));
    assert_eq!(does("0", &table), Some(Intent::KeepNone));
    assert_eq!(does("Enter", &thrown.after(&Intent::Toggle(0))), Some(Intent::Place));
    assert_eq!(does("Backspace", &thrown), Some(Intent::Undo));
}

#[test]
fn the_digit_row_picks_dice_whatever_the_layout_writes_there() {
    let thrown = after("1: OAMTXj f111 s1");
    let on = |key: &str, code: &str, with_shift| {
        let press = KeyPress { code: code.to_owned(), with_shift, ..press(key) };
        Hotkey::of(&press, &thrown)
    };
    let picks = |place| Some(Hotkey::Do(Intent::Toggle(place)));
    // French, Czech, Slovak; then with Shift, and the keys at the side.
    assert_eq!(on("-", "Digit6", false), picks(5));
    assert_eq!(on("é", "Digit2", false), picks(1));
    assert_eq!(on("+", "Digit1", false), picks(0));
    assert_eq!(on("6", "Digit6", true), picks(5));
    assert_eq!(on("à", "Digit0", false), Some(Hotkey::Do(Intent::KeepNone)));
    assert_eq!(on("Home", "Numpad7", false), picks(6));
    assert_eq!(on(")", "Minus", false), picks(9));
    assert_eq!(on("-", "NumpadSubtract", false), picks(9));
    // On the ticket it is the sign that counts.
    let ticket = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX -> 2: TX");
    let minus = KeyPress { code: "Digit6".to_owned(), ..press("-") };
    assert_eq!(Hotkey::of(&minus, &ticket.after(&Intent::SpendTo(2))), Some(Hotkey::Do(Intent::SpendTo(1))));
}

#[test]
fn letters_decide_what_a_thumb_becomes_and_mean_nothing_before() {
    let thrown = after("1: OAMTXj f111 s1");
    assert_eq!(does("x", &thrown), None);
    let asked = thrown.after(&Intent::Toggle(5));
    assert_eq!(does("x", &asked), Some(Intent::Decide(JokerChoice::Paid(Species::Xeno))));
    assert_eq!(does("M", &asked), Some(Intent::Decide(JokerChoice::Paid(Species::Mopi))));
    assert_eq!(does("u", &asked), Some(Intent::Decide(JokerChoice::Unpaid)));
}

#[test]
fn plus_and_minus_count_coins_on_the_ticket() {
    let ticket = after("1: TTTTTX f233 s6 -> 4: TTTT\n2: TX f233 s6 -> 3: f233\n3: TX s6 -> 1: s6\n4: TX -> 2: TX");
    assert_eq!(does("+", &ticket), Some(Intent::SpendTo(1)));
    assert_eq!(does("-", &doing(&ticket, &[Intent::SpendTo(2)])), Some(Intent::SpendTo(1)));
    assert_eq!(does("Enter", &ticket), Some(Intent::Settle));
}

#[test]
fn no_key_is_taken_from_a_text_field_the_system_or_a_button() {
    let table = fresh();
    for key in ["?", "r", " ", "Backspace"] {
        assert_eq!(Hotkey::of(&KeyPress { in_text_field: true, ..press(key) }, &table), None, "{key}");
        assert_eq!(Hotkey::of(&KeyPress { with_command: true, ..press(key) }, &table), None, "{key}");
    }
    assert_eq!(Hotkey::of(&KeyPress { on_control: true, ..press(" ") }, &table), None);
    assert_eq!(Hotkey::of(&KeyPress { is_repeat: true, ..press("r") }, &table), None);
    assert_eq!(Hotkey::of(&press("?"), &table), Some(Hotkey::List));
}

#[test]
fn the_coach_and_the_pace_of_computers_have_keys_of_their_own() {
    for (key, hotkey) in [("h", Hotkey::Coach), ("F", Hotkey::Fast), ("s", Hotkey::Skip)] {
        assert_eq!(Hotkey::of(&press(key), &fresh()), Some(hotkey));
        assert_eq!(Hotkey::of(&KeyPress { in_text_field: true, ..press(key) }, &fresh()), None);
    }
}
