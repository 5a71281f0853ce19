//! What is seen over a lift-off that is worth it: pennants for a full taxi, an arch of six of a kind, fireworks for the highest factor.
//! It keeps to the part of the sky that is seen at every size, beside the taxi.

use yew::prelude::*;

use super::art::{placed, species_class, species_symbol};
use crate::table::Feats;
use crate::table::moves::{Spot, times};
use space_taxi::rules::{Face, Species, Taxi};

/// What this lift-off has earned in the sky.
pub fn celebration(feats: Feats) -> Html {
    html! {
        <>
            if feats.highest_factor { { for (0..times::FIREWORKS as usize).map(firework) } }
            if let Some(species) = feats.six { { for (0..Taxi::SEATS.into()).map(|nth| rider(species, nth)) } }
        </>
    }
}

/// Where the fireworks are, and how large.
const FIREWORKS: [(i32, i32, i32); times::FIREWORKS as usize] = [(140, 350, 88), (880, 420, 104), (800, 600, 62)];
const RAYS: i32 = 12;

fn firework(nth: usize) -> Html {
    let (x, y, size) = FIREWORKS[nth];
    let ray = |ray: i32| {
        let class = species_class(Species::ALL[ray as usize % Species::ALL.len()]);
        let (from, to) = if ray % 2 == 0 { (size * 2 / 5, size) } else { (size / 3, size * 7 / 10) };
        let transform = format!("translate({x} {y}) rotate({})", ray * 360 / RAYS);
        html! { <path {class} {transform} d={format!("M0 -{from}V-{to}")} stroke="var(--sp)" stroke-width="9" stroke-linecap="round" /> }
    };
    html! { <g id={Spot::Firework(nth).id()} class="stage-firework">{ for (0..RAYS).map(ray) }</g> }
}

const PENNANTS: i32 = 9;
const WIDTH: i32 = 600;

/// A line of pennants that hangs from the upper edge, clear of the heading.
pub fn bunting() -> Html {
    let sag = |x: i32| 4 * 40 * x * (WIDTH - x) / (WIDTH * WIDTH);
    let pennant = |nth: i32| {
        let class = species_class(Species::ALL[nth as usize % Species::ALL.len()]);
        let (left, right) = (nth * WIDTH / PENNANTS + 4, (nth + 1) * WIDTH / PENNANTS - 4);
        let (top, end) = (sag(left), sag(right));
        let d = format!("M{left} {top}L{right} {end}L{} {}Z", (left + right) / 2, (top + end) / 2 + 54);
        html! { <path {class} {d} fill="var(--sp)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round" /> }
    };
    html! {
        <svg id={Spot::Bunting.id()} class="stage-bunting" viewBox="0 0 600 104" preserveAspectRatio="xMaxYMin meet" aria-hidden="true">
            <path d="M0 0Q300 80 600 0" fill="none" stroke="var(--ink)" stroke-width="5" />
            { for (0..PENNANTS).map(pennant) }
        </svg>
    }
}

/// One of six in an arch.
fn rider(species: Species, nth: usize) -> Html {
    const ARCH: [(i32, i32); Taxi::SEATS as usize] =
        [(270, 236), (385, 196), (500, 176), (615, 176), (730, 196), (845, 236)];
    let (x, y) = ARCH[nth];
    html! { <g id={Spot::Parade(nth).id()} class="stage-parade">{ placed(format!("al-{}", species_symbol(species)), x, y, 84, 84) }</g> }
}
