//! The review: where everybody's points came from, and which choices cost most.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::pictured::Pictured;
use crate::table::review_rows::{Line, PlayerReview, ReviewState, Told, accuracies, costly};
use crate::view::art::helmet;
use crate::view::draw::pictured;
use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::review_chart::review_chart;
use crate::words::{Message, Words, say, use_words};
use space_taxi::pilot::{Decision, Review};
use space_taxi::record::Record;
use ui::icon;

#[derive(Properties, PartialEq)]
pub struct ReviewSheetProps {
    /// The finished game.
    pub table: Rc<TableState>,
    pub known: ReviewState,
    /// Somebody wants to see the choice at this place of the record.
    pub on_show: Callback<usize>,
    /// Takes it away, where it has no address of its own.
    #[prop_or_default]
    pub on_close: Option<Callback<()>>,
}

#[component]
pub fn ReviewSheet(props: &ReviewSheetProps) -> Html {
    let ReviewSheetProps { table, known, on_show, on_close } = props;
    let words = &use_words();
    let body = match known {
        ReviewState::Working => {
            html! { <p class="review-wait" role="status">{ icon("dice") }{ words.say(say::review_working()) }</p> }
        }
        ReviewState::Failed => html! { <p role="alert">{ words.say(say::review_failed()) }</p> },
        ReviewState::Ready(review) => reviewed(review, table.record(), on_show, words),
    };
    html! {
        <SheetFrame id="review" class="review" title={words.say(say::review())} on_close={on_close.clone()}>{ body }</SheetFrame>
    }
}

fn reviewed(review: &Review, record: &Record, on_show: &Callback<usize>, words: &Words) -> Html {
    let mut players = Vec::new();
    let mut cards = Vec::new();
    for player in record.game().mode().players() {
        let name = record.opening().name(player).to_string();
        let player_review = PlayerReview::of(&review.accounts[player]);
        let lines = player_review.lines(record.game().mode());
        let head = html! { <h4>{ helmet(player.index(), record.driver(player), "turns-helmet") }<span>{ name.clone() }</span></h4> };
        cards.push(card(head, &lines, &accuracies(review, player), words));
        players.push((name, record.driver(player), player_review));
    }
    let told = |decision: &Decision| Told::of(record.opening(), decision).map(|told| (decision.event, told));
    let worst: Vec<_> = costly(review).into_iter().filter_map(told).collect();
    let all: Vec<_> = review.decisions.iter().filter_map(told).collect();
    html! {
        <>
            <p>{ words.say(say::review_intro()) }</p>
            <h3>{ words.say(say::review_chart()) }</h3>
            { review_chart(&players, words) }
            <ul class="review-cards">{ for cards }</ul>
            <h3>{ words.say(say::review_costly()) }</h3>
            if worst.is_empty() { <p>{ words.say(say::review_flawless()) }</p> }
            <ol class="review-worst">{ for worst.iter().map(|(event, told)| costly_choice(*event, told, on_show, words)) }</ol>
            <details class="review-all">
                <summary class="btn">{ words.say(say::review_all(all.len())) }</summary>
                <ol>{ for all.iter().map(|(event, told)| row(*event, told, on_show, words)) }</ol>
            </details>
        </>
    }
}

/// Where a player's points came from, as a sum.
fn card(head: Html, lines: &[Line], accuracies: &[Message], words: &Words) -> Html {
    let line = |line: &Line| {
        let class = if line.sign == "=" { "review-line is-sum" } else { "review-line" };
        let amount = words.say(say::list_one(line.amount));
        html! {
            <div {class}>
                <dt>{ words.text(&line.name) }</dt>
                <dd>{ format!("{}\u{a0}{amount}", line.sign) }</dd>
            </div>
        }
    };
    html! {
        <li class="review-card">
            { head }
            <dl>{ for lines.iter().map(line) }</dl>
            { for accuracies.iter().map(|message| html! { <p class="review-accuracy">{ words.text(message) }</p> }) }
        </li>
    }
}

fn costly_choice(event: usize, told: &Told, on_show: &Callback<usize>, words: &Words) -> Html {
    let pair = |name: Message, what: &Pictured| html! { <div><dt>{ words.say(name) }</dt><dd>{ pictured(what, words) }</dd></div> };
    html! {
        <li class="review-choice">
            <h4>{ words.text(&told.head) }<b class="review-cost">{ words.text(&told.cost) }</b></h4>
            <dl>
                { pair(say::review_chosen(), &told.chosen) }
                { for told.better.iter().map(|better| pair(say::review_best(), better)) }
            </dl>
            <button type="button" class="btn" aria-label={words.say(say::review_show_spoken(told.head.clone()))}
                onclick={on_show.reform(move |_| event)}>{ words.say(say::review_show()) }</button>
        </li>
    }
}

/// One of all choices: a press shows it on the table.
fn row(event: usize, told: &Told, on_show: &Callback<usize>, words: &Words) -> Html {
    let class = if told.better.is_some() { "review-row is-costly" } else { "review-row" };
    html! {
        <li>
            <button type="button" {class} onclick={on_show.reform(move |_| event)}>
                <b>{ words.text(&told.head) }</b>
                <em>{ words.text(&told.cost) }</em>
                { pictured(&told.chosen, words) }
                if let Some(better) = &told.better {
                    <span class="review-better"><span>{ words.say(say::review_best()) }</span>{ pictured(better, words) }</span>
                }
            </button>
        </li>
    }
}
