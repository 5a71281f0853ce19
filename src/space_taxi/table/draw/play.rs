//! The whole play screen, in whichever scene it is.

use std::rc::Rc;

use yew::prelude::*;

use super::super::{Intent, Scene, TableModel};
use super::Part;
use super::actions::actions;
use super::bar::{MenuItem, top_bar};
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
use super::voice::use_voice;
use super::watched::Watched;
use crate::markup::html;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct PlayTableProps {
    pub model: Rc<TableModel>,
    pub on_intent: Callback<Intent>,
    /// Whether the people at the screen may act: not while a computer plays.
    pub can_act: bool,
    #[prop_or_default]
    pub watched: Option<Watched>,
    pub on_menu: Callback<MenuItem>,
    #[prop_or_default]
    pub muted: bool,
    /// What is promised about the dice, beside the tray before they are thrown.
    #[prop_or_default]
    pub promise: Html,
    /// More buttons for the bar.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn PlayTable(props: &PlayTableProps) -> Html {
    let voice = use_voice();
    let PlayTableProps { model, on_intent, can_act, watched, on_menu, muted, promise, children } = props;
    let part = Part { model, voice: &voice, can_act: *can_act, watched: watched.as_ref(), on_intent };
    let bar = top_bar(&part, *muted, on_menu, children);
    match model.scene {
        Scene::Table => html! {
            <main key="table" class="play">
                <h1 class="sr">{ voice.say(&say::tray_of(names::player(&model.cards, model.player))) }</h1>
                { bar }
                <PlayerCards model={Rc::clone(model)} />
                { board(&part) }
                { formula(&part) }
                <div class="dock">
                    { tiles(&part) }
                    { tray(&part, promise) }
                    { actions(&part) }
                </div>
            </main>
        },
        Scene::Ticket => html! { <main key="ticket" class="scene">{ bar }{ ticket(&part) }</main> },
        Scene::Misfire => html! { <main key="misfire" class="scene">{ bar }{ misfire(&part) }</main> },
        Scene::RoundOver => html! { <main key="round" class="scene">{ bar }{ round_over(&part) }</main> },
        Scene::GameOver => html! { <main key="game" class="scene">{ bar }{ game_over(&part, on_menu) }</main> },
    }
}
