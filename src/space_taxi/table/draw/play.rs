//! The whole play screen, in whichever scene it is.

use std::rc::Rc;

use yew::prelude::*;

use super::super::{Intent, Scene, TableModel};
use super::actions::Actions;
use super::bar::{MenuItem, TopBar};
use super::board::Board;
use super::cards::PlayerCards;
use super::formula::Formula;
use super::game_over::GameOver;
use super::misfire::Misfire;
use super::names;
use super::round_over::RoundOver;
use super::ticket::Ticket;
use super::tiles::Tiles;
use super::tray::Tray;
use super::voice::use_voice;
use crate::markup::html;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct PlayTableProps {
    pub model: Rc<TableModel>,
    pub on_intent: Callback<Intent>,
    /// Whether the people at the screen may act: not while a computer plays.
    pub can_act: bool,
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
    let PlayTableProps { model, on_intent, can_act, on_menu, muted, promise, children } = props;
    let (model, can_act) = (Rc::clone(model), *can_act);
    let bar = html! {
        <TopBar model={Rc::clone(&model)} muted={*muted} on_menu={on_menu.clone()}>{ children.clone() }</TopBar>
    };
    match model.scene {
        Scene::Table => html! {
            <main key="table" class="play">
                <h1 class="sr">{ voice.say(&say::tray_of(names::player(&model.cards, model.player))) }</h1>
                { bar }
                <PlayerCards model={Rc::clone(&model)} />
                <Board model={Rc::clone(&model)} />
                <Formula model={model.formula} />
                <div class="dock">
                    <Tiles model={Rc::clone(&model)} />
                    <Tray model={Rc::clone(&model)} {can_act} on_intent={on_intent.clone()}>{ promise.clone() }</Tray>
                    <Actions model={Rc::clone(&model)} {can_act} on_intent={on_intent.clone()} />
                </div>
            </main>
        },
        Scene::Ticket => html! {
            <main key="ticket" class="scene">{ bar }<Ticket {model} {can_act} on_intent={on_intent.clone()} /></main>
        },
        Scene::Misfire => html! {
            <main key="misfire" class="scene">{ bar }<Misfire {model} {can_act} on_intent={on_intent.clone()} /></main>
        },
        Scene::RoundOver => html! {
            <main key="round" class="scene">{ bar }<RoundOver {model} on_intent={on_intent.clone()} /></main>
        },
        Scene::GameOver => html! {
            <main key="game" class="scene">{ bar }<GameOver {model} on_menu={on_menu.clone()} /></main>
        },
    }
}
