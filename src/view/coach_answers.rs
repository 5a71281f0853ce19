//! Asks the pilot for hints and odds while the coach is open, about whatever lies on the table.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::channel::Channel;
use crate::table::{TableModel, TableState};
use crate::view::contexts::use_pilot;
use crate::view::draw::{CoachAnswer, CoachPanel};
use space_taxi::pilot::Aim;
use space_taxi::pilot::protocol::{Answer, Question};
use space_taxi::rules::Placement;
use ui::use_escape;

#[derive(Properties, PartialEq)]
pub struct CoachAnswersProps {
    pub table: Rc<TableState>,
    /// The same table as it is to be drawn.
    pub model: Rc<TableModel>,
    /// Whether the person in front of the page is to act.
    pub can_act: bool,
    /// Hears what the best placement is, once it is known.
    pub on_advice: Callback<Option<Placement>>,
    pub on_close: Callback<()>,
}

#[component]
pub fn CoachAnswers(props: &CoachAnswersProps) -> Html {
    let pilot = use_pilot();
    let aim = use_state_eq(|| Aim::Points);
    let hint = use_state_eq(|| CoachAnswer::Soon);
    let odds = use_state_eq(|| CoachAnswer::Soon);
    // Only what has happened matters, not what is picked.
    let asked = props.table.record().clone();
    {
        let (hint, pilot, on_advice) = (hint.setter(), pilot.clone(), props.on_advice.clone());
        use_effect_with((asked.clone(), *aim), move |(record, aim)| {
            hint.set(CoachAnswer::Soon);
            let advise = on_advice.clone();
            let told = Callback::from(move |answer: Option<Answer>| {
                hint.set(match answer {
                    Some(Answer::Hint(hint)) => {
                        advise.emit(Some(hint.best.placement));
                        CoachAnswer::Told(hint)
                    }
                    _ => CoachAnswer::Nothing,
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
        let odds = odds.setter();
        use_effect_with(asked, move |record| {
            let told = Callback::from(move |answer: Option<Answer>| {
                odds.set(match answer {
                    Some(Answer::Odds(odds)) => CoachAnswer::Told(odds),
                    _ => CoachAnswer::Nothing,
                });
            });
            pilot.ask(Channel::Odds, Question::Odds, record, told);
            move || pilot.forget(Channel::Odds)
        });
    }
    use_escape("dialog[open]", &props.on_close);
    let on_aim = use_callback(aim.setter(), |wanted, aim| aim.set(wanted));
    html! {
        <CoachPanel table={Rc::clone(&props.table)} model={Rc::clone(&props.model)} can_act={props.can_act} aim={*aim} hint={(*hint).clone()}
            odds={(*odds).clone()} {on_aim} on_close={props.on_close.clone()} />
    }
}
