//! The crystal mine with its grabber, and the spot beside the board for a lost die.

use yew::prelude::*;

use super::art::placed;
use super::taxi::{die, target};
use crate::table::moves::Spot;
use crate::table::{MineModel, mine_name};
use crate::words::{Words, say, use_words};

const TETHER: &str = "M560 362C560 404 560 398 590 380S648 356 648 384";
const MINE: (i32, i32) = (600, 412);
const SPOT: (i32, i32) = (300, 408);

#[derive(Properties, PartialEq)]
pub struct MineProps {
    pub mine: MineModel,
}

/// The mine and the spot, below the taxi.
#[component]
pub fn Mine(props: &MineProps) -> Html {
    let model = props.mine;
    let words = &use_words();
    let (x, y) = MINE;
    let gem = |crystal: space_taxi::rules::Crystal| format!("die-gem-{}", crystal.number());
    let (content, claw) = match model {
        MineModel::Empty | MineModel::Lost | MineModel::Losing(_) => (Html::default(), "claw-open"),
        MineModel::Target(crystal) => (target(x, y, &gem(crystal)), "claw-open"),
        MineModel::Mined(crystal) => (die(x, y, &gem(crystal)), "claw-shut"),
    };
    html! {
        <>
            <g fill="none" stroke-linecap="round">
                <path d={TETHER} stroke="var(--ink)" stroke-width="17" />
                <path d={TETHER} stroke="var(--tether)" stroke-width="8" />
                <path d={TETHER} stroke="var(--ink)" stroke-opacity=".35" stroke-width="8" stroke-dasharray="3 9" />
            </g>
            <path d="M534 346H586V358C586 366 581 370 574 370H546C539 370 534 366 534 358Z" fill="var(--steel)" stroke="var(--ink)" stroke-width="6" stroke-linejoin="round" />
            <path d="M546 356H562" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" />
            <path d="M542 462C480 492 470 488 418 468" fill="none" stroke="var(--lost-line)" stroke-width="4.5" stroke-dasharray="2 13" stroke-linecap="round" />
            { spot(model, words) }
            { placed("mine", 498, 374, 300, 150) }
            <g id={Spot::Mine.id()} class="place" role="img" aria-label={words.say(mine_name(model))}>
                { placed("mine-pad", x, y, 96, 96) }
                <g key={claw} id={Spot::InMine.id()} class="place-die">{ content }</g>
                <g id={Spot::Claw.id()}>{ placed(claw, 582, 376, 132, 84) }</g>
            </g>
        </>
    }
}

/// Beside the board.
fn spot(model: MineModel, words: &Words) -> Html {
    let (x, y) = SPOT;
    let (name, content) = match model {
        MineModel::Lost | MineModel::Losing(_) => (say::beside_lost(), placed("gem-broken", x + 5, y, 86, 92)),
        _ => {
            let label = words.say(say::beside_empty());
            return html! { <g role="img" aria-label={label}>{ placed("lost", 292, 400, 112, 112) }</g> };
        }
    };
    html! {
        <g class="place is-lost" role="img" aria-label={words.say(name)}>
            { placed("lost-ring", 292, 400, 112, 112) }
            <g id={Spot::Lost.id()} class="place-lost">{ content }</g>
            <path id={Spot::LostStrike.id()} class="strike" d="M306 498L390 414" fill="none" stroke="var(--bad)" stroke-width="9" stroke-linecap="round" />
        </g>
    }
}
