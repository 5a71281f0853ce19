//! A finished game from elsewhere: its replay, its review, and a place for it among the games of this device.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::notices::Notice;
use crate::table::route::{Route, Screen, Sheet};
use crate::view::contexts::{use_navigation, use_saves};
use crate::view::reviewed::use_review;
use crate::view::screens::replay::Replay;
use crate::view::sheets::game_row::outcome;
use crate::view::sheets::review::ReviewSheet;
use crate::view::sheets::share::Share;
use crate::words::{Message, say, use_words};
use browser::clock;
use space_taxi::record::Link;
use ui::icon;

#[derive(Properties, PartialEq)]
pub struct LinkedGameProps {
    pub table: Rc<TableState>,
    pub uncovered: bool,
}

/// What lies over the replay. It has no address: that is the link's.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Over {
    Nothing,
    Review,
    Share,
}

#[component]
pub fn LinkedGame(props: &LinkedGameProps) -> Html {
    let (words, saves, navigation) = (use_words(), use_saves(), use_navigation());
    let record = props.table.record();
    let over = use_state_eq(|| Over::Nothing);
    // Which choice is looked at, and how often somebody has asked for one.
    let looked_at = use_state(|| (0_u32, None::<usize>));
    let is_kept = use_state_eq(|| saves.place_of(record).is_some());
    // Why it could not be kept.
    let refused = use_state_eq(|| None::<Notice>);
    let review = use_review(0, Some(&props.table));
    let show = |what: Over| {
        let over = over.setter();
        Callback::from(move |_: MouseEvent| over.set(what))
    };
    let on_close = {
        let over = over.setter();
        Callback::from(move |()| over.set(Over::Nothing))
    };
    let on_show = {
        let (looked_at, close) = (looked_at.clone(), on_close.clone());
        Callback::from(move |event: usize| {
            looked_at.set((looked_at.0 + 1, Some(event)));
            close.emit(());
        })
    };
    let keep = {
        let (saves, table) = (saves.clone(), Rc::clone(&props.table));
        let (is_kept, refused) = (is_kept.setter(), refused.setter());
        Callback::from(move |_: MouseEvent| match saves.add(table.record(), clock::today()) {
            Ok(()) => is_kept.set(true),
            Err(error) => refused.set(Some(error.into())),
        })
    };
    let button = |art: &'static str, name: Message, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="btn" {onclick}>{ icon(art) }<span>{ words.say(name) }</span></button> }
    };
    let tools = html! {
        <div class="replay-tools">
            <p>{ words.say(if *is_kept { outcome(record) } else { say::link_game(outcome(record)) }) }</p>
            { button("review", say::review(), show(Over::Review)) }
            { button("share", say::share(), show(Over::Share)) }
            if *is_kept {
                <span class="pill" role="status">{ words.say(say::link_kept()) }</span>
            } else if saves.storage().is_available() {
                { button("down", say::link_keep(), keep) }
                if let Some(notice) = *refused {
                    <span role="status">{ words.say(notice.words().0) }</span>
                }
            }
        </div>
    };
    // One of this device's own comes from their list.
    let back = if *is_kept { Route::from(Sheet::Games) } else { Screen::Home.into() };
    let on_back = navigation.go.reform(move |()| back);
    let uncovered = props.uncovered && *over == Over::Nothing;
    let sheet = match *over {
        Over::Nothing => Html::default(),
        Over::Review => {
            html! { <ReviewSheet table={Rc::clone(&props.table)} known={review.clone()} {on_show} {on_close} /> }
        }
        Over::Share => html! { <Share link={Some(Link::Game(Box::new(record.clone())))} {on_close} /> },
    };
    html! {
        <>
            <Replay key={looked_at.0} table={Rc::clone(&props.table)} event={looked_at.1} {review} {uncovered} {on_back}>{ tools }</Replay>
            { sheet }
        </>
    }
}
