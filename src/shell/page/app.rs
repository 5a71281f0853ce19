//! The root: it holds what outlives a screen, and shows the screen and the sheet that the address names.

use yew::prelude::*;

use super::caretaker::Caretaker;
use super::contexts::{Contexts, use_address, use_notices, use_saves, use_visit};
use super::effects::use_effects;
use super::focusing::{CARDS, SCREEN, use_focus, use_kept_focus};
use super::game::use_game;
use super::guest::Guest;
use super::looking::use_looking;
use super::routing::screen_name;
use super::said::{Said, use_reading};
use super::screen::CurrentScreen;
use super::sheets::OpenSheet;
use super::sole_table::{Elsewhere, use_sole_table};
use super::speech::use_speech;
use super::tips::{Tips, use_wants_tips};
use super::toast::Toasts;
use crate::platform::page::remove_skeleton;
use crate::shell::renewal::Busy;
use crate::shell::route::{OnTable, Screen};
use crate::words::Words;

#[component]
pub fn App() -> Html {
    html! { <Contexts><Page /></Contexts> }
}

#[component]
fn Page() -> Html {
    let (saves, notices, visit) = (use_saves(), use_notices(), use_visit());
    let words = use_speech();
    let (game, begun) = use_game();
    let place = use_address().place.shown(game.state);
    let at_table = place.screen == Screen::Table;
    let announced = use_effects(&game, at_table, &begun);
    let (on_read, read) = use_reading(&game.latest, game.table.as_ref());
    let looking = use_looking(&game);
    let running = at_table && game.state == OnTable::Running && !game.lent;
    let sole = use_sole_table(&game, running);
    let wants_new = use_state_eq(|| false);
    let on_renew = use_callback(wants_new.setter(), |(), wants_new| wants_new.set(true));
    let wants_tips = use_wants_tips(&game, place, announced.number);
    use_focus(place.screen);
    use_kept_focus(notices.open().len(), CARDS);
    // Until then index.html shows what is on its way.
    let drawn = words.is_some() && visit.settled;
    use_effect_with(drawn, |&drawn| {
        if drawn {
            remove_skeleton();
        }
    });
    let Some(words) = words else { return html! {} };
    let busy = Busy::at(place, game.table.as_deref());
    let sheet = place.sheet.filter(|_| drawn);
    let uncovered = sheet.is_none() && !visit.paused && !sole.elsewhere;
    html! {
        <ContextProvider<Words> context={words}>
            <div id={SCREEN} class={classes!("screen", game.still.then_some("is-still"))} data-screen={screen_name(place.screen)} tabindex="-1" inert={visit.paused}>
                if drawn {
                    <CurrentScreen screen={place.screen} game={game.clone()} looking={looking.clone()} {uncovered} {on_read} />
                }
            </div>
            <Caretaker running={running && !visit.is_guest} game={game.state} {busy} homeless={saves.has_homeless()} wants_new={*wants_new} />
            if visit.is_guest {
                <Guest game={game.clone()} screen={place.screen} on_lay={looking.on_lay.clone()} />
            }
            if let Some(sheet) = sheet {
                <OpenSheet {sheet} screen={place.screen} game={game.clone()} {looking} />
            }
            if sole.elsewhere {
                <Elsewhere on_take_over={sole.take_over} />
            }
            <div class="toasts" role="status">
                if let Some(table) = game.table.filter(|_| wants_tips) {
                    <Tips {table} />
                }
            </div>
            <Toasts {on_renew} />
            <Said id="announcements" {announced} {read} />
        </ContextProvider<Words>>
    }
}
