//! The scoring legend: what the fuel does, and what groups are worth.

use yew::prelude::*;

use super::art::{icon, piece};
use super::numeral::silent_numeral;
use crate::table::{FuelCell, GroupCell, LegendModel};
use crate::words::{Message, Words, say, use_words};
use space_taxi::rules::{Factor, LEAST_FUEL, Launch, MOST_FUEL, group_points};

#[derive(Properties, PartialEq)]
pub struct LegendProps {
    pub legend: LegendModel,
}

#[component]
pub fn Legend(props: &LegendProps) -> Html {
    let model = &props.legend;
    let words = &use_words();
    html! {
        <div class="legend">
            <section class="legend-part">
                <h3>
                    { piece("flame", "legend-icon") }
                    <span>{ words.say(say::label_fuel()) }</span>
                    <em aria-hidden="true">{ running_sum(model) }</em>
                    <span class="sr">{ words.say(say::fuel_to_go(model.fuel_left)) }</span>
                </h3>
                { fuel_cells(model, words) }
            </section>
            <section class="legend-part">
                <h3>
                    { piece("thumb", "legend-icon") }
                    <span>{ words.say(say::legend_same_species()) }</span>
                    <em>{ words.say(say::legend_points()) }</em>
                </h3>
                { group_cells(model, words) }
            </section>
        </div>
    }
}

/// The fuel so far and a question mark for each die to come.
fn running_sum(model: &LegendModel) -> String {
    let sum = (model.fuel_sum > 0).then(|| model.fuel_sum.to_string());
    let open = (0..model.fuel_left).map(|_| "?".to_owned());
    sum.into_iter().chain(open).collect::<Vec<_>>().join(" + ")
}

/// The six fuel results, from too little to too much.
pub fn fuel_cells(model: &LegendModel, words: &Words) -> Html {
    let crash = |class: &'static str, shown: String, name: Message| {
        html! {
            <li class={classes!("legend-cell", "legend-crash", class)}>
                <b aria-hidden="true">{ shown }</b>
                <i class="legend-value">{ icon("crash") }</i>
                <span class="sr">{ words.say(name) }</span>
            </li>
        }
    };
    let (low, high) = match model.crash {
        true if model.fuel_sum < LEAST_FUEL => ("is-crash", ""),
        true => ("", "is-crash"),
        false => ("", ""),
    };
    html! {
        <ol class="legend-cells legend-fuel">
            { crash(low, format!("≤{}", LEAST_FUEL - 1), say::legend_fuel_low()) }
            { for model.fuel.iter().zip(LEAST_FUEL..).map(|(cell, sum)| fuel_cell(*cell, sum, words)) }
            { crash(high, format!("≥{}", MOST_FUEL + 1), say::legend_fuel_high()) }
        </ol>
    }
}

/// What a group is worth, from two aliens to six.
pub fn group_cells(model: &LegendModel, words: &Words) -> Html {
    html! {
        <ol class="legend-cells">
            { for model.groups.iter().zip(2..).map(|(cell, size)| group_cell(*cell, size, words)) }
        </ol>
    }
}

fn fuel_cell(cell: FuelCell, sum: u8, words: &Words) -> Html {
    let factor = Launch::of(sum).factor().map_or(0, Factor::number);
    let name = say::legend_fuel_factor(factor, sum);
    let (class, name) = match cell {
        FuelCell::Open => ("", say::legend_reachable(name)),
        FuelCell::OutOfReach => ("is-out", say::table_out_of_reach(name)),
        FuelCell::Preview => ("is-preview", say::legend_if_placed(name)),
        FuelCell::Settled => ("is-earned", say::legend_earned(name)),
    };
    html! {
        <li class={classes!("legend-cell", class)}>
            <b aria-hidden="true">{ sum }</b>
            <i class="legend-value">{ silent_numeral(&format!("×{factor}")) }</i>
            <span class="sr">{ words.say(name) }</span>
        </li>
    }
}

fn group_cell(cell: GroupCell, size: u8, words: &Words) -> Html {
    let points = group_points(size);
    let name = say::group_points(say::group(size), points);
    let (class, name) = match cell {
        GroupCell::Plain => ("", name),
        GroupCell::Preview => ("is-preview", say::legend_if_placed(name)),
        GroupCell::Earned => ("is-earned", say::legend_earned(name)),
    };
    html! {
        <li class={classes!("legend-cell", class)}>
            <b aria-hidden="true">{ size }</b>
            <i class="legend-dots" aria-hidden="true">{ for (0..size).map(|_| html! { <u /> }) }</i>
            <i class="legend-value">{ silent_numeral(&points.to_string()) }</i>
            <span class="sr">{ words.say(name) }</span>
        </li>
    }
}
