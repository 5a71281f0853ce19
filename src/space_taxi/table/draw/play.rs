//! The whole play screen, in whichever scene it is.

use yew::prelude::*;

use super::super::Scene;
use super::Part;
use super::actions::actions;
use super::bar::top_bar;
use super::board::board;
use super::cards::PlayerCards;
use super::formula::formula;
use super::game_over::game_over;
use super::misfire::misfire;
use super::names;
use super::round_over::round_over;
use super::ticket::ticket;
use super::tiles::tiles;
use super::tray::tray;
use crate::words::say;

/// The table with everything around it.
pub fn play_table(part: &Part) -> Html {
    let Part { model, voice, .. } = *part;
    let bar = top_bar(part);
    match model.scene {
        Scene::Table => html! {
            <main key="table" class="play">
                <h1 class="sr">{ voice.say(say::tray_of(names::player(&model.cards, model.player))) }</h1>
                { bar }
                <PlayerCards model={model.clone()} voice={voice.clone()} />
                { board(part) }
                { formula(part) }
                if let Some(coach) = part.coach { { coach.panel.clone() } }
                <div class="dock">
                    { tiles(part) }
                    { tray(part) }
                    { actions(part) }
                </div>
            </main>
        },
        Scene::Ticket => html! { <main key="ticket" class="scene">{ bar }{ ticket(part) }</main> },
        Scene::Misfire => html! { <main key="misfire" class="scene">{ bar }{ misfire(part) }</main> },
        Scene::RoundOver => html! { <main key="round" class="scene">{ bar }{ round_over(part) }</main> },
        Scene::GameOver => html! { <main key="game" class="scene">{ bar }{ game_over(part) }</main> },
    }
}
