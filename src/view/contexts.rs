//! What every component may need, within its reach. Each part has its hook, so nobody hands it on from screen to sheet; and
//! each changes only when it has really changed, so nothing is drawn for the sake of another.

use yew::prelude::*;

use crate::table::embed::Visit;
use crate::table::notices::Notice;
use crate::view::embedded::wishes_of_host;
use crate::view::in_view::InView;
use crate::view::page_saves::PageSaves;
use crate::view::pilot::{Pilot, use_new_pilot};
use crate::view::routing::{Navigation, use_routing};
use crate::view::speaker::Speaker;
use crate::words::english;
use app_core::settings::Settings;
use browser::page;
use space_taxi::record::Record;
use ui::{Frame, NoticeAction, Notices, Problem};

/// What stays the same for as long as the page is open.
#[derive(Clone, PartialEq)]
struct PageServices {
    speaker: Speaker,
    pilot: Pilot,
    in_view: InView,
    tell: Callback<Notice>,
}

impl From<Problem> for Notice {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::Storage(error) => error.into(),
            Problem::Language(language) => Self::LanguageFailed(language),
            Problem::SettingsReset => Self::SettingsReset,
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ContextsProps {
    pub children: Html,
}

/// Provides all of it.
#[component]
pub fn Contexts(ContextsProps { children }: &ContextsProps) -> Html {
    let notices = use_reducer(Notices::<Notice>::default);
    let tell = use_callback(notices.dispatcher(), |notice: Notice, notices| match notice.comes_again() {
        true => notices.dispatch(NoticeAction::TellAgain(notice)),
        false => notices.dispatch(NoticeAction::Tell(notice)),
    });
    let pilot = use_new_pilot(tell.reform(|()| Notice::PilotLost));
    let services =
        use_memo((), |()| PageServices { speaker: Speaker::default(), pilot, in_view: InView::default(), tell });
    let visit = use_state_eq(|| Visit::begin(page::is_embedded()));
    let adjust = use_callback((), |own: Settings, ()| match wishes_of_host() {
        Some(wishes) => wishes.adjust(own),
        None => own,
    });
    let on_problem = use_callback(services.tell.clone(), |problem: Problem, tell| tell.emit(problem.into()));
    let navigation = use_routing();
    html! {
        <ContextProvider<PageServices> context={(*services).clone()}>
            <ContextProvider<Navigation> context={navigation}>
                <ContextProvider<UseReducerHandle<Notices<Notice>>> context={notices}>
                    <ContextProvider<UseStateHandle<Visit>> context={visit}>
                        <Frame<Record> english={english()} {adjust} {on_problem}>{ children.clone() }</Frame<Record>>
                    </ContextProvider<UseStateHandle<Visit>>>
                </ContextProvider<UseReducerHandle<Notices<Notice>>>>
            </ContextProvider<Navigation>>
        </ContextProvider<PageServices>>
    }
}

/// What stands around every component of the page.
#[hook]
pub fn use_provided<T: Clone + PartialEq + 'static>() -> T {
    use_context().expect("the whole page stands in its contexts")
}

/// What is kept on this device.
#[hook]
pub fn use_saves() -> PageSaves {
    PageSaves::of(&ui::use_saves::<Record>())
}

/// What plays the sounds.
#[hook]
pub fn use_speaker() -> Speaker {
    use_provided::<PageServices>().speaker
}

/// Whom computers, the coach and the review ask.
#[hook]
pub fn use_pilot() -> Pilot {
    use_provided::<PageServices>().pilot
}

/// What the sheets are about, where it is not the game on the table.
#[hook]
pub fn use_in_view() -> InView {
    use_provided::<PageServices>().in_view
}

/// Tells the person in front of the page something that they did not ask for.
#[hook]
pub fn use_tell() -> Callback<Notice> {
    use_provided::<PageServices>().tell
}

/// What was told so, and how it is put away.
#[hook]
pub fn use_notices() -> UseReducerHandle<Notices<Notice>> {
    use_provided()
}

/// Where the page is, and how to get elsewhere.
#[hook]
pub fn use_navigation() -> Navigation {
    use_provided()
}

/// What the website around the page wants of it.
#[hook]
pub fn use_visit() -> UseStateHandle<Visit> {
    use_provided()
}
