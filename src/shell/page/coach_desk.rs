//! Asks the pilot for hints and odds while the coach is open, about whatever lies on the table.

use std::rc::Rc;

use yew::prelude::*;

use super::escape::use_escape;
use crate::shell::dispatch::Channel;
use crate::shell::page::boxed_effect::use_boxed_effect;
use crate::shell::page::pilot::Pilot;
use crate::space_taxi::pilot::Aim;
use crate::space_taxi::pilot::protocol::{Answer, Question};
use crate::space_taxi::rules::Placement;
use crate::space_taxi::table::draw::{Advice, Said, Voice, coach_panel};
use crate::space_taxi::table::{Intent, TableModel, TableState};

#[derive(Properties, PartialEq)]
pub struct CoachDeskProps {
    pub table: Rc<TableState>,
    /// Whether the person in front of the page is to act.
    pub can_act: bool,
    pub pilot: Pilot,
    /// Hears what the best placement is, once it is known.
    pub on_advice: Callback<Option<Placement>>,
    pub on_intent: Callback<Intent>,
    pub on_close: Callback<()>,
    pub voice: Voice,
}

#[component]
pub fn CoachDesk(props: &CoachDeskProps) -> Html {
    let aim = use_state_eq(|| Aim::Points);
    let hint = use_state_eq(|| Said::Soon);
    let odds = use_state_eq(|| Said::Soon);
    // Only what has happened matters, not what is picked.
    let asked = props.table.record().clone();
    {
        let (hint, pilot, on_advice) = (hint.setter(), props.pilot.clone(), props.on_advice.clone());
        use_boxed_effect((asked.clone(), *aim), move |(record, aim)| {
            hint.set(Said::Soon);
            let advise = on_advice.clone();
            let told = Callback::from(move |answer: Option<Answer>| {
                hint.set(match answer {
                    Some(Answer::Hint(hint)) => {
                        advise.emit(Some(hint.best.placement));
                        Said::Told(hint)
                    }
                    _ => Said::Nothing,
                });
            });
            pilot.ask(Channel::Hint, Question::Hint(*aim), record, told);
            move || {
                pilot.forget(Channel::Hint);
                on_advice.emit(None);
            }
        });
    }
    {
        let (odds, pilot) = (odds.setter(), props.pilot.clone());
        use_boxed_effect(asked, move |record| {
            let told = Callback::from(move |answer: Option<Answer>| {
                odds.set(match answer {
                    Some(Answer::Odds(odds)) => Said::Told(odds),
                    _ => Said::Nothing,
                });
            });
            pilot.ask(Channel::Odds, Question::Odds, record, told);
            move || pilot.forget(Channel::Odds)
        });
    }
    use_escape("dialog[open]", &props.on_close);
    coach_panel(&Advice {
        game: props.table.record().game(),
        model: &TableModel::of(&props.table),
        can_act: props.can_act,
        aim: *aim,
        hint: &hint,
        odds: &odds,
        on_aim: &Callback::from(move |wanted| aim.set(wanted)),
        on_intent: &props.on_intent,
        on_close: &props.on_close,
        voice: &props.voice,
    })
}
