//! The whole play screen, in whichever scene it is.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::{Actions, to_place};
use super::bar::{MenuItem, Progress, TopBar};
use super::board::Board;
use super::call::call;
use super::cards::PlayerCards;
use super::coach::{Coach, picked};
use super::context::TableContext;
use super::formula::Formula;
use super::game_over::{Worth, game_over};
use super::misfire::misfire;
use super::names;
use super::note::{Note, tray_note};
use super::round_over::round_over;
use super::ticket::ticket;
use super::tiles::Tiles;
use super::tray::Tray;
use super::waiting::waiting_dice;
use super::watched::Watched;
use super::who::Who;
use crate::table::daily::Attempt;
use crate::table::personal_best::PersonalBest;
use crate::table::{Intent, Pick, Primary, Scene, TableModel, why_blocked};
use crate::words::{Words, say, use_words};
use browser::renders;
use space_taxi::rules::Placement;

#[derive(Properties, PartialEq)]
pub struct PlayTableProps {
    pub model: Rc<TableModel>,
    /// Whether the people at the screen may act.
    #[prop_or_default]
    pub can_act: bool,
    /// How it is watched while a computer plays.
    #[prop_or_default]
    pub watched: Option<Watched>,
    /// Whether the one whose turn it is, is called to the screen.
    #[prop_or_default]
    pub calls: bool,
    /// The coach, where there is one at this table.
    #[prop_or_default]
    pub coach: Option<Coach>,
    /// What would be best to place, where that is to be seen.
    #[prop_or_default]
    pub advised: Option<Placement>,
    pub muted: bool,
    /// The answer to what somebody has just wanted.
    #[prop_or_default]
    pub answer: Option<Note>,
    /// What is promised about the dice, beside the tray before they are thrown; at the end of a daily flight what may be told of it.
    #[prop_or_default]
    pub promise: Html,
    /// What a daily flight that is over is worth.
    #[prop_or_default]
    pub attempt: Option<Attempt>,
    /// How a solo game that is over compares with those before it.
    #[prop_or_default]
    pub best: Option<PersonalBest>,
    #[prop_or_default]
    pub on_intent: Callback<Intent>,
    pub on_menu: Callback<MenuItem>,
}

/// The table with everything around it.
#[component]
pub fn PlayTable(props: &PlayTableProps) -> Html {
    renders::count("PlayTable");
    let PlayTableProps { model, watched, promise, .. } = props;
    let words = &use_words();
    let context =
        TableContext { can_act: props.can_act, on_intent: props.on_intent.clone(), on_menu: props.on_menu.clone() };
    let switch = props.coach.as_ref().map(|coach| coach.switch.clone());
    let bar = html! { <TopBar game={Progress::of(model)} muted={props.muted} coach={switch} /> };
    let scene = match model.scene {
        Scene::Table => {
            html! { <main key="table" class="play">
                <h1 class="sr">{ words.say(say::tray_of(names::player(&model.cards, model.player))) }</h1>{ bar }{ table(props, words) }
            </main> }
        }
        Scene::Ticket => {
            html! { <main key="ticket" class="scene">{ bar }{ ticket(model, watched.as_ref(), &context, words) }</main> }
        }
        Scene::Misfire => {
            html! { <main key="misfire" class="scene">{ bar }{ misfire(model, watched.as_ref(), &context, words) }</main> }
        }
        Scene::RoundOver => {
            html! { <main key="round" class="scene">{ bar }{ round_over(model, &context, words) }</main> }
        }
        Scene::GameOver => {
            let worth = Worth { attempt: props.attempt, best: props.best, told: promise.clone() };
            html! { <main key="game" class="scene">{ bar }{ game_over(model, worth, &context, words) }</main> }
        }
    };
    html! { <ContextProvider<TableContext> {context}>{ scene }</ContextProvider<TableContext>> }
}

/// What lies on the table and around it.
fn table(props: &PlayTableProps, words: &Words) -> Html {
    let PlayTableProps { model, watched, coach, .. } = props;
    let blocked = match model.actions.primary {
        Primary::Blocked(reason) => Some(why_blocked(reason, model)),
        _ => None,
    };
    let note = tray_note(model, props.answer.as_ref(), watched.is_some());
    let holder = model.tiles.holder.and_then(|player| model.cards.get(player.index()));
    let coached = coach.as_ref().and_then(|coach| coach.advised).filter(|_| props.can_act);
    let placement = coached.or(props.advised);
    let advised = placement.map_or_else(Pick::default, |placement| picked(&placement, &model.tray));
    let lost = u8::from(model.tray.dice.iter().any(|die| die.lost));
    // A new one for each throw: none of its dice was here before.
    let throw = format!("{}-{}-{}", model.round, model.player.index(), model.throw);
    html! {
        <>
            <PlayerCards cards={model.cards.clone()} />
            <Board board={model.board.clone()} legend={model.legend} />
            <Formula formula={model.formula} />
            if props.calls { { call(&Who::on_turn(model), words) } }
            if let Some(coach) = coach { { coach.panel.clone() } }
            <div class="dock">
                <Tiles tiles={model.tiles.tiles} holder={holder.map(Who::of)} advised={placement.map(|placement| placement.dice() + lost)} />
                <Tray tray={model.tray.clone()} {throw} waiting={waiting_dice(model)} {note} promise={props.promise.clone()} {advised} />
                <Actions actions={model.actions} {blocked} fuel_sum={model.legend.fuel_sum} picked={to_place(&model.tray)} who={Who::on_turn(model)}
                    watched={watched.clone()} />
            </div>
        </>
    }
}
