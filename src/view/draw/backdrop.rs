//! What is behind a scene: stars, streaks and confetti, scattered the same way every time.

use yew::prelude::*;

use super::art::{placed, species_class};
use crate::table::moves::Spot;
use space_taxi::rules::{Face, Species};

/// A repeatable scatter of numbers. It is decoration: no die of the game ever comes from here.
struct Scatter(u32);

impl Scatter {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % end.max(1)
    }
}

/// Stars over an area of this size, a few of them twinkling.
pub fn stars(count: u32, width: u32, height: u32) -> Html {
    let mut scatter = Scatter(count * 7 + width);
    let mut star = |number: u32| {
        let (x, y) = (scatter.below(width), scatter.below(height));
        if number.is_multiple_of(9) {
            let delay = ["t0", "t1", "t2"][(number as usize / 9) % 3];
            return html! { <g class={classes!("tw", delay)} color="var(--star)">{ placed("sparkle", x as i32, y as i32, 18, 18) }</g> };
        }
        let r = ["1", "1.5", "2.2"][scatter.below(3) as usize];
        let opacity = format!(".{}", 35 + scatter.below(60));
        html! { <circle cx={x.to_string()} cy={y.to_string()} {r} {opacity} fill="var(--star)" /> }
    };
    (0..count).map(&mut star).collect()
}

/// Streaks of stars that a climbing taxi leaves behind.
pub fn streaks(count: u32, width: u32, height: u32) -> Html {
    let mut scatter = Scatter(count * 31);
    let mut streak = |_| {
        let (x, y, length) = (scatter.below(width), scatter.below(height), 36 + scatter.below(90));
        let opacity = format!(".{}", 12 + scatter.below(28));
        let d = format!("M{x} {y}l-{length} {}", length * 7 / 10);
        html! { <path {d} stroke="var(--star)" stroke-opacity={opacity} stroke-width="4" stroke-linecap="round" /> }
    };
    html! { <g id={Spot::Streaks.id()} class="stage-streaks">{ for (0..count).map(&mut streak) }</g> }
}

/// Confetti in the colours of the species.
pub fn confetti(count: u32, width: u32, height: u32) -> Html {
    let mut scatter = Scatter(count * 13 + height);
    let mut scrap = |number: u32| {
        let (x, y, turn) = (scatter.below(width), scatter.below(height), scatter.below(180));
        let class = species_class(Species::ALL[number as usize % Species::ALL.len()]);
        if scatter.below(2) == 0 {
            html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="6" fill="var(--sp)" /> }
        } else {
            let transform = format!("rotate({turn} {x} {y})");
            html! { <rect {class} x={x.to_string()} y={y.to_string()} width="16" height="8" rx="3" {transform} fill="var(--sp)" /> }
        }
    };
    html! { <g class="confetti">{ for (0..count).map(&mut scrap) }</g> }
}

/// The ground that the taxi stands on or leaves.
pub fn hills(class: &'static str) -> Html {
    html! {
        <svg {class} viewBox="0 0 1200 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d="M0 120C160 60 320 50 520 96S880 150 1200 60V220H0Z" fill="var(--hill-1)" />
            <path d="M0 160C240 90 420 150 640 150S1000 90 1200 140V220H0Z" fill="var(--hill-2)" />
            <path d="M0 196C300 150 760 210 1200 176V220H0Z" fill="var(--hill-3)" />
            <g fill="var(--hill-3)" opacity=".55">
                <ellipse cx="190" cy="136" rx="46" ry="13" />
                <ellipse cx="900" cy="150" rx="60" ry="15" />
                <ellipse cx="560" cy="124" rx="30" ry="9" />
            </g>
        </svg>
    }
}
