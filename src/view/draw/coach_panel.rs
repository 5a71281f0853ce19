//! What the coach says, over the board: what the pilot would place, and how turn and game are likely to end.

use std::rc::Rc;

use yew::prelude::*;

use super::art::icon;
use super::coach::{CoachAnswer, laid_out, worth};
use super::coach_hints::CoachHints;
use super::coach_odds::{turn_odds, win_chances, works};
use super::context::use_table_context;
use crate::table::{TableModel, TableState, Why, die_name};
use crate::words::{Message, Number, Words, say, use_words};
use space_taxi::pilot::protocol::Odds;
use space_taxi::pilot::{Aim, Hint};
use space_taxi::rules::Action;

#[derive(Properties, PartialEq)]
pub struct CoachPanelProps {
    pub table: Rc<TableState>,
    /// The same table as it is to be drawn.
    pub model: Rc<TableModel>,
    /// Whether the person in front of the page is to act.
    pub can_act: bool,
    pub aim: Aim,
    pub hint: CoachAnswer<Hint>,
    pub odds: CoachAnswer<Odds>,
    pub on_aim: Callback<Aim>,
    pub on_close: Callback<()>,
}

#[component]
pub fn CoachPanel(props: &CoachPanelProps) -> Html {
    let CoachPanelProps { table, model, aim, hint, odds, .. } = props;
    let (words, context) = (&use_words(), use_table_context());
    let aim_button = |aim: Aim, name: Message| {
        let on = props.aim == aim;
        html! {
            <button type="button" class={classes!("coach-aim", on.then_some("is-on"))} aria-pressed={on.to_string()}
                onclick={props.on_aim.reform(move |_| aim)}>{ words.say(name) }</button>
        }
    };
    let throws = !model.tray.dice.is_empty() && props.can_act;
    let at_table = model.cards.len() > 1;
    let hints = CoachHints { table, tray: &model.tray, aim: *aim, context: &context, words };
    html! {
        <aside class="coach" aria-label={words.say(say::coach())}>
            <p class="sr" role="status">{ told(props, throws, words) }</p>
            <header class="coach-head">
                <h2>{ words.say(say::coach()) }</h2>
                <button type="button" class="bar-button" aria-label={words.say(say::close())} onclick={props.on_close.reform(|_| ())}>{ icon("x") }</button>
            </header>
            { turn_odds(odds, words) }
            if throws { { hints.draw(hint) } } else if *odds == CoachAnswer::Soon { { works(words) } }
            if throws || at_table {
                <details class="coach-game" open={!throws}>
                    <summary>{ words.say(say::coach_game()) }</summary>
                    if throws && at_table {
                        <div class="coach-aims" role="group" aria-label={words.say(say::coach_by())}>
                            { aim_button(Aim::Points, say::coach_points()) }
                            { aim_button(Aim::Wins, say::coach_wins()) }
                        </div>
                    }
                    if let (true, CoachAnswer::Told(hint)) = (throws, hint) {
                        <p class="coach-line"><span>{ words.say(match aim {
                            Aim::Points => say::coach_points_are(),
                            Aim::Wins => say::coach_wins_are(),
                        }) }</span><b>{ words.say(worth(hint.best.value, *aim)) }</b></p>
                    }
                    if at_table { { win_chances(odds, &model.cards, words) } }
                </details>
            }
        </aside>
    }
}

/// What is heard of it: that it works, and then the best it knows.
fn told(props: &CoachPanelProps, throws: bool, words: &Words) -> String {
    match (&props.hint, &props.odds) {
        (CoachAnswer::Told(hint), _) if throws => {
            let best = &hint.best;
            let dice = laid_out(&best.placement, &props.model.tray);
            let what = match dice.as_slice() {
                [] => say::keep_none(),
                dice => say::list_one(dice.iter().map(die_name).collect::<Vec<_>>()),
            };
            let game = props.table.record().game();
            let why = Why::of(game, &Action::Place(best.placement)).map(|why| words.say(why.message()));
            [Some(words.say(what)), why].into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        (CoachAnswer::Nothing, _) if throws => words.say(say::coach_lost()),
        (CoachAnswer::Soon, _) if throws => words.say(say::coach_works()),
        (_, CoachAnswer::Told(Odds { turn: Some(turn), .. })) => {
            let chance = say::percent(Number::decimal(100.0 * turn.launch, 0));
            format!("{}: {}", words.say(say::odds_launch()), words.say(chance))
        }
        (_, CoachAnswer::Soon) => words.say(say::coach_works()),
        _ => String::new(),
    }
}
