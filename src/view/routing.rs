//! The address of the page and what is shown: a change of one changes the other.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::route::{Place, Route, Screen, Sheet};
use browser::history;

/// Where the page is, and how to get elsewhere.
#[derive(Clone, PartialEq)]
pub struct Navigation {
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
pub fn use_routing() -> Navigation {
    let link = use_state(|| Rc::<str>::from(history::hash()));
    let place = use_reducer_eq(|| Place::arriving(Route::from_hash(&link)));
    // Whether the open sheet has an entry of its own, so that taking it away is going back.
    let entered = use_mut_ref(|| None::<Sheet>);
    {
        let (dispatch, entered, arrived, link) =
            (place.dispatcher(), Rc::clone(&entered), Rc::clone(&link), link.setter());
        use_effect_with((), move |()| {
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
    use_navigating(*place, Rc::clone(&link), &entered)
}

#[hook]
fn use_navigating(place: Place, link: Rc<str>, entered: &Rc<RefCell<Option<Sheet>>>) -> Navigation {
    let Place { screen, sheet } = place;
    let visit = use_callback((), |route: Route, ()| history::push(route.hash()));
    let back = use_callback((), |(), ()| match history::leads_back() {
        true => history::back(),
        false => history::replace(Route::from(Screen::Table).hash()),
    });
    let entering = Rc::clone(entered);
    let go = use_callback(sheet, move |route: Route, open| match (route, open) {
        (_, Some(_)) => history::replace(route.hash()),
        (Route::Sheet(sheet), None) => {
            entering.replace(Some(sheet));
            history::push(route.hash());
        }
        (Route::Screen(_), None) => history::push(route.hash()),
    });
    let under: Rc<str> = match screen {
        Screen::Linked => Rc::clone(&link),
        screen => Route::from(screen).hash().into(),
    };
    let entered = Rc::clone(entered);
    let close = use_callback(under, move |(), under| {
        // Taken, so that a second tap before the browser has gone back does not go back twice; and taken first, since
        // whoever watches the address hears of a replaced one at once.
        let entry = entered.take();
        match entry {
            Some(_) => history::back(),
            None => history::replace(under),
        }
    });
    let follow = use_callback((), |link: String, ()| history::replace(&link));
    let turn_to = use_callback((), |route: Route, ()| history::replace(route.hash()));
    Navigation { place, link, go, visit, back, turn_to, follow, close }
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
        Screen::Play => "play",
        Screen::Table => "table",
        Screen::Replay => "replay",
        Screen::Linked => "linked",
        Screen::Flight => "flight",
    }
}
