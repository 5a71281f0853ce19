//! The race: how far each round carried every taxi.

use yew::prelude::*;

use super::art::{avatar_symbol, placed, player_class};
use super::scores::ranked;
use crate::table::{CardModel, RoundCell, TableModel};
use crate::words::{Words, say};

/// A chart of this width, its bars from `start` to `end`.
struct Chart {
    class: &'static str,
    width: u32,
    start: u32,
    end: u32,
    /// Below this length a bar has no room for its number.
    room: u32,
    named: bool,
}

const WIDE: Chart = Chart { class: "race-chart race-wide", width: 720, start: 130, end: 600, room: 22, named: true };
const SLIM: Chart = Chart { class: "race-chart race-slim", width: 360, start: 44, end: 248, room: 22, named: false };
const LANE: u32 = 42;

/// The chart, twice: for wide screens and for slim ones.
pub fn race(model: &TableModel, words: &Words) -> Html {
    let cards = ranked(&model.cards);
    let results: Vec<_> = cards.iter().map(|card| say::race_player(card.total, card.name.as_str())).collect();
    let label = words.say(say::race_spoken(results));
    html! {
        <section class="race">
            <h2>{ words.say(say::race()) }</h2>
            { chart(&WIDE, &cards, &label) }
            { chart(&SLIM, &cards, &label) }
        </section>
    }
}

fn chart(chart: &Chart, cards: &[&CardModel], label: &str) -> Html {
    let most = u32::from(cards.first().map_or(1, |card| card.total.max(20)));
    let x = |points: u32| chart.start + (chart.end - chart.start) * points / most;
    let step = if most > 80 { 40 } else { 20 };
    let height = cards.len() as u32 * LANE;
    let mark = |points: u32| {
        let at = x(points).to_string();
        html! {
            <>
                <path d={format!("M{at} 0V{height}")} stroke="var(--line)" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" />
                <text class="race-axis" x={at} y={(height + 17).to_string()} text-anchor="middle">{ points }</text>
            </>
        }
    };
    html! {
        <svg class={chart.class} viewBox={format!("-2 0 {} {}", chart.width, height + 24)} role="img" aria-label={label.to_owned()}>
            { for (0..=most / step).map(|number| mark(number * step)) }
            { for cards.iter().zip(0..).map(|(card, number)| lane(chart, card, number * LANE, &x)) }
        </svg>
    }
}

fn lane(chart: &Chart, card: &CardModel, y: u32, x: &impl Fn(u32) -> u32) -> Html {
    let mut sum = 0;
    let mut bars = Vec::new();
    let mut strikes = Vec::new();
    for (cell, round) in card.rounds.iter().zip(0_u32..) {
        match cell {
            RoundCell::Counts { result, .. } => {
                let (from, to) = (x(sum), x(sum + u32::from(*result)));
                sum += u32::from(*result);
                bars.push(bar(from, to, y, round, *result, chart.room));
            }
            RoundCell::Struck { .. } => strikes.push(strike(x(sum), y + 21)),
            RoundCell::Empty | RoundCell::Running | RoundCell::Pending { .. } => {}
        }
    }
    let end = x(sum);
    html! {
        <g class={player_class(card.player)}>
            { placed(avatar_symbol(card.player, card.driver), 0, y as i32 + 6, 30, 30) }
            if chart.named { <text class="race-name" x="38" y={(y + 26).to_string()}>{ short(&card.name) }</text> }
            { for bars }
            { for strikes }
            { placed("taxi-mini", end as i32 + 6, y as i32 + 6, 56, 30) }
            <text class="race-total" x={(end + 68).to_string()} y={(y + 27).to_string()}>{ card.total }</text>
        </g>
    }
}

fn bar(from: u32, to: u32, y: u32, round: u32, result: u8, room: u32) -> Html {
    let width = (to - from).saturating_sub(3);
    let opacity = format!(".{}", 72 + (round * 9).min(27));
    html! {
        <>
            <rect x={(from + 1).to_string()} y={(y + 7).to_string()} width={width.to_string()} height="28" rx="9" fill="var(--p)" {opacity} />
            if width >= room {
                <text class="race-points" x={((from + to) / 2).to_string()} y={(y + 26).to_string()} text-anchor="middle">{ result }</text>
            }
        </>
    }
}

fn strike(x: u32, y: u32) -> Html {
    html! {
        <g transform={format!("translate({x},{y})")}>
            <circle r="9" fill="var(--bad-bg)" stroke="var(--bad)" stroke-width="2.5" />
            <path d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" stroke="var(--text)" stroke-width="2.6" stroke-linecap="round" />
        </g>
    }
}

/// A name that fits in front of its lane.
fn short(name: &str) -> String {
    let mut letters = name.chars();
    let start: String = letters.by_ref().take(8).collect();
    if letters.next().is_some() { start.chars().take(7).chain(['…']).collect() } else { start }
}
