//! What a key means at the table.
//!
//! Keys are never taken from a text field, nor together with Control, Alt or Meta; and Enter and Space press whatever
//! button has the focus, as everywhere.

use super::read_aloud::Reading;
use crate::table::{Intent, JokerChoice, Primary, Scene, TableState};
use app_core::keys::KeyPress;
use space_taxi::rules::{Face, Species};

/// What somebody wants who pressed a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hotkey {
    Do(Intent),
    /// The list of keys.
    List,
    /// Hint and odds, or no more of them.
    Coach,
    /// Computers play faster, or as before.
    Fast,
    /// The turn of a computer is cut short.
    Skip,
    /// Something is to be read aloud.
    Read(Reading),
    /// The board as a text.
    Text,
}

impl Hotkey {
    /// What the key means at this table, if anything.
    #[must_use]
    pub fn of(press: &KeyPress, state: &TableState) -> Option<Self> {
        if press.in_text_field || press.with_command {
            return None;
        }
        let key = press.key.as_str();
        if key == "?" {
            return Some(Self::List);
        }
        let pressed_by_itself = press.on_control && matches!(key, "Enter" | " ");
        let step = state.scene() == Scene::Ticket && matches!(key, "+" | "-");
        if pressed_by_itself || (press.is_repeat && !step) {
            return None;
        }
        match key {
            "h" | "H" => Some(Self::Coach),
            "f" | "F" => Some(Self::Fast),
            "s" | "S" => Some(Self::Skip),
            "v" | "V" => Some(Self::Text),
            _ => intent(press, state).map(Self::Do).or_else(|| Reading::of_key(key).map(Self::Read)),
        }
    }
}

fn intent(press: &KeyPress, state: &TableState) -> Option<Intent> {
    let key = press.key.as_str();
    match key {
        "z" | "Z" | "Backspace" => Some(Intent::Undo),
        _ => match state.scene() {
            Scene::Table => at_the_table(place_of(press), state),
            Scene::Ticket => match key {
                "+" => Some(Intent::SpendTo(state.spending() + 1)),
                "-" => Some(Intent::SpendTo(state.spending().saturating_sub(1))),
                "Enter" => Some(Intent::Settle),
                _ => None,
            },
            Scene::Misfire | Scene::RoundOver => matches!(key, "Enter" | " ").then_some(Intent::Continue),
            Scene::GameOver => None,
        },
    }
}

/// The digit of the key, also where the layout writes a letter there until Shift is held.
fn place_of(press: &KeyPress) -> &str {
    let code = press.code.as_str();
    match code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad")) {
        Some(digit) if digit.len() == 1 && !press.with_shift => digit,
        _ if code == "Minus" && !press.with_shift => "-",
        _ => &press.key,
    }
}

/// What cannot be done is wanted all the same: the table says why not.
fn at_the_table(key: &str, state: &TableState) -> Option<Intent> {
    match (key, state.model().actions.primary) {
        ("Enter" | " ", Primary::Throw { .. }) | ("r" | "R", _) => Some(Intent::Throw),
        ("Enter", _) => Some(Intent::Place),
        ("0", _) => Some(Intent::KeepNone),
        _ => choice(key, state).or_else(|| die(key, state)),
    }
}

/// The place in the tray that the key picks: the tenth die has the key after 9 and 0.
fn die(key: &str, state: &TableState) -> Option<Intent> {
    let place = match key {
        "-" => 9,
        _ => key.parse::<usize>().ok().filter(|digit| (1..=9).contains(digit))? - 1,
    };
    (place < state.tray().len()).then_some(Intent::Toggle(place))
}

/// What becomes of the thumbs-up that is asked about.
fn choice(key: &str, state: &TableState) -> Option<Intent> {
    state.asking()?;
    let letter = key.chars().next().filter(|_| key.chars().count() == 1)?.to_ascii_uppercase();
    if letter == 'U' {
        return Some(Intent::Decide(JokerChoice::Unpaid));
    }
    let species = Species::ALL.iter().find(|species| species.initial() == letter)?;
    Some(Intent::Decide(JokerChoice::Paid(*species)))
}
