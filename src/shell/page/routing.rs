//! The address of the page and what is shown: a change of one changes the other.

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use crate::platform::history;
use crate::shell::route::{Place, Route, Screen, Sheet};

/// Where the page is and how to get elsewhere.
#[derive(Clone, PartialEq)]
pub struct Routing {
    pub place: Place,
    /// The link that was opened last, as it stands after `#`.
    pub link: Rc<str>,
    /// Goes there. A sheet over a sheet, or the way from one into a screen, takes its place.
    pub go: Callback<Route>,
    /// Goes there from a sheet, to which Back leads.
    pub visit: Callback<Route>,
    /// Goes back to where it was gone from; to the table for whoever came in here.
    pub back: Callback<()>,
    /// Goes there in place of the screen that is open, to which nobody wants to come back.
    pub turn_to: Callback<Route>,
    /// Follows a link, as it stands after `#`. It takes the place of a sheet.
    pub follow: Callback<String>,
    /// Takes the sheet away.
    pub close: Callback<()>,
}

/// Follows the address.
#[hook]
pub fn use_routing() -> Routing {
    let link = use_state(|| Rc::<str>::from(history::hash()));
    let place = use_reducer_eq(|| Place::arriving(Route::from_hash(&link)));
    // Whether the open sheet has an entry of its own, so that taking it away is going back.
    let entered = use_mut_ref(|| None::<Sheet>);
    {
        let (dispatch, entered, arrived, link) =
            (place.dispatcher(), Rc::clone(&entered), Rc::clone(&link), link.setter());
        use_boxed_effect((), move |()| {
            let watch = history::watch(&arrived, move |hash| {
                let route = Route::from_hash(&hash);
                // From a replay one comes back to the sheet that led there.
                if matches!(route, Route::Screen(screen) if screen != Screen::Replay) {
                    entered.replace(None);
                }
                if route == Screen::Linked.into() {
                    link.set(hash.into());
                }
                dispatch.dispatch(route);
            });
            move || drop(watch)
        });
    }
    let now = *place;
    let visit = Callback::from(|route: Route| history::push(route.hash()));
    let back = Callback::from(|()| match history::leads_back() {
        true => history::back(),
        false => history::replace(Route::from(Screen::Table).hash()),
    });
    let go = {
        let (entered, visit) = (Rc::clone(&entered), visit.clone());
        Callback::from(move |route: Route| match (route, now.sheet) {
            (_, Some(_)) => history::replace(route.hash()),
            (Route::Sheet(sheet), None) => {
                entered.replace(Some(sheet));
                visit.emit(route);
            }
            (Route::Screen(_), None) => visit.emit(route),
        })
    };
    let link = Rc::clone(&link);
    let under = match now.screen {
        Screen::Linked => Rc::clone(&link),
        screen => Route::from(screen).hash().into(),
    };
    let close = Callback::from(move |()| {
        // Taken, so that a second tap before the browser has gone back does not go back twice; and taken first, since
        // whoever watches the address hears of a replaced one at once.
        let entry = entered.take();
        match entry {
            Some(_) => history::back(),
            None => history::replace(&under),
        }
    });
    let follow = Callback::from(|link: String| history::replace(&link));
    let turn_to = Callback::from(|route: Route| history::replace(route.hash()));
    Routing { place: now, link, go, visit, back, turn_to, follow, close }
}

/// For a button that leads to a screen or sheet.
pub fn way_to(go: &Callback<Route>, to: impl Into<Route>) -> Callback<MouseEvent> {
    let route = to.into();
    go.reform(move |_| route)
}

/// The screen as a name for styles and tests.
#[must_use]
pub const fn screen_name(screen: Screen) -> &'static str {
    match screen {
        Screen::Home => "home",
        Screen::New => "new",
        Screen::Table => "table",
        Screen::Replay => "replay",
        Screen::Linked => "linked",
        Screen::Flight => "flight",
    }
}
