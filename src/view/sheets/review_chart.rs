//! Luck and skill as a picture: from the middle line luck goes to either side, and what choices lost goes to the left.

use yew::prelude::*;

use crate::table::review_rows::{PlayerReview, shown};
use crate::view::art::helmet_symbol;
use crate::words::{Words, say};
use space_taxi::record::Driver;

const MIDDLE: i64 = 240;
/// The longest bar; with its number it stays clear of the names.
const REACH: i64 = 88;
const LANE: usize = 48;

/// A lane for each player, all to the same scale.
pub fn review_chart(players: &[(String, Driver, PlayerReview)], words: &Words) -> Html {
    let most = players.iter().fold(50, |most, (.., one)| most.max(one.luck.abs()).max(one.lost));
    let height = players.len() * LANE;
    let spoken: Vec<_> = players
        .iter()
        .map(|(name, _, one)| say::review_chart_player(shown(one.lost), shown(one.luck), name.as_str()))
        .collect();
    let lane = |(nth, (name, driver, one)): (usize, &(String, Driver, PlayerReview))| {
        let y = nth * LANE;
        html! {
            <g>
                <use href={helmet_symbol(nth, *driver)} class={format!("p{}", nth + 1)} x="0" y={(y + 8).to_string()} width="30" height="30" />
                <text class="review-name" x="36" y={(y + 28).to_string()}>{ short(name) }</text>
                { bar("review-luck", one.luck * REACH / most, one.luck, y + 4, words) }
                { bar("review-lost", -one.lost * REACH / most, -one.lost, y + 24, words) }
            </g>
        }
    };
    html! {
        <figure class="review-chart">
            <svg viewBox={format!("0 0 380 {height}")} role="img" aria-label={words.say(say::list_one(spoken))}>
                { for players.iter().enumerate().map(lane) }
                <path class="review-middle" d={format!("M{MIDDLE} 0V{height}")} />
            </svg>
            <figcaption>
                <span><i class="review-key is-luck" />{ words.say(say::review_luck()) }</span>
                <span><i class="review-key is-lost" />{ words.say(say::review_lost()) }</span>
            </figcaption>
        </figure>
    }
}

/// A bar from the middle line, with its number beyond its end.
fn bar(class: &'static str, length: i64, tenths: i64, y: usize, words: &Words) -> Html {
    let (x, end, anchor) = match length < 0 {
        true => (MIDDLE + length, MIDDLE + length - 6, "end"),
        false => (MIDDLE, MIDDLE + length + 6, "start"),
    };
    let sign = if tenths < 0 { "−" } else { "+" };
    let number = format!("{sign}{}", words.say(say::list_one(shown(tenths.abs()))));
    html! {
        <>
            <rect {class} x={x.to_string()} y={y.to_string()} width={length.abs().to_string()} height="16" rx="5" />
            <text class="review-number" x={end.to_string()} y={(y + 13).to_string()} text-anchor={anchor}>{ number }</text>
        </>
    }
}

/// A name that fits in front of its lane.
fn short(name: &str) -> String {
    if name.chars().count() <= 9 { name.to_owned() } else { name.chars().take(8).chain(['…']).collect() }
}
