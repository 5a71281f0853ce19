//! The charts of the dice that have fallen.

use yew::prelude::*;

use crate::table::dice_stats::{StatsBar, StatsChart, TALLEST};
use crate::view::draw::die_symbol;
use crate::words::{Words, say};

/// The width of a bar with the space beside it.
const COLUMN: u32 = 40;
/// Where the bars stand.
const GROUND: u32 = TALLEST + 3;

/// All charts, or that nothing has fallen yet.
pub fn spreads(charts: &[StatsChart], words: &Words) -> Html {
    if charts.is_empty() {
        return html! { <p>{ words.say(say::stats_none()) }</p> };
    }
    html! { <div class="spreads">{ for charts.iter().map(|chart| spread(chart, words)) }</div> }
}

fn spread(chart: &StatsChart, words: &Words) -> Html {
    let width = chart.bars.len() as u32 * COLUMN;
    let line = GROUND - chart.line;
    html! {
        <figure class="spread">
            <figcaption>{ words.text(&chart.title) }</figcaption>
            <svg class="spread-chart" viewBox={format!("0 0 {width} {}", GROUND + 56)} width={width.to_string()}
                role="img" aria-label={words.text(&chart.spoken)}>
                { for chart.bars.iter().zip(0_u32..).map(|(bar, number)| column(bar, number * COLUMN)) }
                <path class="spread-edge" d={format!("M2 {line}H{}", width - 2)} />
                <path class="spread-line" d={format!("M2 {line}H{}", width - 2)} />
            </svg>
            <p>{ words.text(&chart.expected) }{ " " }{ words.text(&chart.verdict) }</p>
        </figure>
    }
}

fn column(bar: &StatsBar, x: u32) -> Html {
    let top = GROUND - bar.height;
    html! {
        <>
            <rect class="spread-bar" x={(x + 6).to_string()} y={top.to_string()} width="28" height={bar.height.to_string()} rx="6" />
            <text class="spread-count" x={(x + COLUMN / 2).to_string()} y={(GROUND + 53).to_string()} text-anchor="middle">{ bar.count }</text>
            <use href={format!("#{}", die_symbol(bar.die))} x={(x + 5).to_string()} y={(GROUND + 6).to_string()} width="30" height="32" />
        </>
    }
}
