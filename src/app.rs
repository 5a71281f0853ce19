//! The root: it holds what outlives a screen, and shows the screen and the sheet that the address names.

use yew::prelude::*;

use crate::table::route::{OnTable, Screen};
use crate::view::contexts::{Contexts, use_navigation, use_notices, use_visit};
use crate::view::effects::Effects;
use crate::view::embedded::Embedded;
use crate::view::focusing::{CARDS, SCREEN, use_focus, use_kept_focus};
use crate::view::game::{GameProvider, use_game};
use crate::view::lifecycle::Lifecycle;
use crate::view::live_region::use_reading;
use crate::view::page_notices::PageNotices;
use crate::view::replay_state::use_replay_state;
use crate::view::routing::screen_name;
use crate::view::screens::CurrentScreen;
use crate::view::sheets::OpenSheet;
use crate::view::sole_table::{Elsewhere, use_sole_table};
use crate::view::tips::Tips;
use browser::page::remove_skeleton;
use browser::renders;

#[component]
pub fn App() -> Html {
    html! { <Contexts><GameProvider><Page /></GameProvider></Contexts> }
}

#[component]
fn Page() -> Html {
    renders::count("Page");
    let (notices, visit, game) = (use_notices(), use_visit(), use_game());
    let place = use_navigation().place.shown(game.state);
    let at_table = place.screen == Screen::Table;
    let (on_read, wanted) = use_reading(&game.latest);
    let replay_state = use_replay_state(&game, &place);
    let running = at_table && game.state == OnTable::Running && !game.is_host_game;
    let sole = use_sole_table(&game, running);
    let wants_new = use_state_eq(|| false);
    let on_update = use_callback(wants_new.setter(), |(), wants_new| wants_new.set(true));
    use_focus(place.screen);
    use_kept_focus(notices.open().len(), CARDS);
    // Until then index.html shows what is on its way.
    let drawn = visit.settled;
    use_effect_with(drawn, |&drawn| {
        if drawn {
            remove_skeleton();
        }
    });
    let sheet = place.sheet.filter(|_| drawn);
    let uncovered = sheet.is_none() && !visit.paused && !sole.elsewhere;
    html! {
        <>
            <div id={SCREEN} class={classes!("screen", game.still.then_some("is-still"))} data-screen={screen_name(place.screen)} tabindex="-1" inert={visit.paused}>
                if drawn {
                    <CurrentScreen screen={place.screen} replay_state={replay_state.clone()} {uncovered} {on_read} />
                }
            </div>
            <Lifecycle running={running && !visit.is_embedded} {place} wants_new={*wants_new} />
            if visit.is_embedded {
                <Embedded screen={place.screen} on_lay={replay_state.on_lay.clone()} />
            }
            if let Some(sheet) = sheet {
                <OpenSheet {sheet} screen={place.screen} {replay_state} />
            }
            if sole.elsewhere {
                <Elsewhere on_take_over={sole.take_over} />
            }
            <Tips {place} />
            <PageNotices {on_update} />
            <Effects seated={at_table} {wanted} />
        </>
    }
}
