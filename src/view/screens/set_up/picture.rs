//! The picture beside the table that is laid: the taxi over the stop, and who waits there.

use yew::prelude::*;

/// The stars over the stop: where, and how large.
const STARS: [(&str, &str, &str); 14] = [
    ("119", "512", "1"),
    ("358", "252", "1.5"),
    ("26", "108", "1.5"),
    ("249", "451", "1"),
    ("237", "71", "2.2"),
    ("490", "249", "2.2"),
    ("224", "351", "1"),
    ("399", "131", "1.5"),
    ("60", "224", "1"),
    ("149", "21", "1.5"),
    ("299", "171", "1"),
    ("71", "348", "1"),
    ("456", "407", "1"),
    ("336", "40", "1"),
];

pub fn picture() -> Html {
    html! {
        <div class="setup-hero" aria-hidden="true">
            <svg class="setup-sky" viewBox="0 0 500 700" preserveAspectRatio="xMidYMid slice">
                { for STARS.iter().map(|(x, y, r)| html! { <circle cx={*x} cy={*y} r={*r} fill="var(--star)" opacity=".6" /> }) }
                <g color="var(--star)">
                    <use class="tw" href="#sparkle" x="96" y="128" width="18" height="18" />
                    <use class="tw t1" href="#sparkle" x="300" y="320" width="18" height="18" />
                    <use class="tw t2" href="#sparkle" x="150" y="455" width="18" height="18" />
                </g>
            </svg>
            <svg class="setup-planet" viewBox="0 0 220 160"><use href="#planet-ring" width="220" height="160" /></svg>
            <svg class="setup-hills" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMin slice">
                <path d="M0 90C220 20 420 10 640 50S1000 80 1200 30V420H0Z" fill="var(--hill-1)" />
                <path d="M0 150C260 80 560 150 760 130S1060 80 1200 120V420H0Z" fill="var(--hill-2)" />
            </svg>
            <svg class="setup-cab" viewBox="0 0 800 406">
                <path class="setup-beam" d="M352 330H470L740 1180H70Z" fill="url(#gr-beam)" />
                <use class="float" href="#taxi" width="800" height="406" />
            </svg>
            <svg class="setup-queue" viewBox="0 0 640 210" preserveAspectRatio="xMidYMax meet">
                <use href="#queue" width="640" height="210" />
            </svg>
        </div>
    }
}
