//! The confirmations of what cannot be taken back.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::confirmation::Confirmation;
use crate::table::gate::By;
use crate::table::{Intent, TableState};
use crate::words::{Words, say};
use ui::Confirm;

/// What is asked now, and what hears intents and answers.
pub struct Confirmations {
    pub asked: Option<Confirmation>,
    /// Does what somebody wants, or asks first.
    pub on_intent: Callback<Intent>,
    pub on_answer: Callback<bool>,
}

/// Asks before what cannot be taken back. `gate` gives the table that may be acted on now, `sees` tells whether what it would place was seen, `act` does
/// what passes both.
#[hook]
pub fn use_confirmations(
    gate: &Callback<By, Option<Rc<TableState>>>,
    sees: &Callback<Rc<TableState>, bool>,
    act: &Callback<Intent>,
) -> Confirmations {
    let asked = use_state(|| None::<(Confirmation, Intent)>);
    let on_intent =
        use_callback((gate.clone(), sees.clone(), act.clone(), asked.setter()), |intent, (gate, sees, act, asked)| {
            let Some(table) = gate.emit(By::Hand) else { return };
            if intent == Intent::Place && !sees.emit(Rc::clone(&table)) {
                return;
            }
            match Confirmation::before(&table, &intent) {
                Some(question) => asked.set(Some((question, intent))),
                None => act.emit(intent),
            }
        });
    let on_answer = {
        let (asked, gate, act) = (asked.clone(), gate.clone(), act.clone());
        Callback::from(move |yes: bool| {
            if let (true, Some((_, intent)), Some(_)) = (yes, *asked, gate.emit(By::Hand)) {
                act.emit(intent);
            }
            asked.set(None);
        })
    };
    Confirmations { asked: (*asked).map(|(question, _)| question), on_intent, on_answer }
}

/// The question on the page.
pub fn ask(question: Confirmation, words: &Words, on_answer: Callback<bool>) -> Html {
    let (title, text, yes, no) = match question {
        Confirmation::CoinsLeft(coins) => (
            say::ask_coins_left_title(),
            say::ask_coins_left(coins),
            say::ask_coins_left_end(),
            say::ask_coins_left_spend(),
        ),
        Confirmation::LastSpending => (say::ask_final_title(), say::ask_final(), say::ask_final_yes(), say::back()),
        Confirmation::LastMisfire => {
            (say::ask_failure_title(), say::ask_final(), say::ask_failure_place(), say::ask_failure_back())
        }
    };
    let (title, text, yes, no) = (words.say(title), words.say(text), words.say(yes), words.say(no));
    html! { <Confirm {title} {text} {yes} {no} leads_on={question == Confirmation::LastSpending} {on_answer} /> }
}
