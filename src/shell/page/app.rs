//! The root: it holds what outlives a screen, and shows the screen and the sheet that the address names.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::caretaker::Caretaker;
use super::effects::{use_announcements, use_saving, use_sounds};
use super::focusing::{CARDS, SCREEN, use_focus, use_kept_focus};
use super::guest::Guest;
use super::keeper::Keeper;
use super::looking::use_looking;
use super::pilot::Pilot;
use super::preferences::use_kept_settings;
use super::resumed::use_resumed_room;
use super::routing::{screen_name, use_routing};
use super::screen::{Shown, shown_screen};
use super::shape;
use super::sheets::{Sheets, open_sheet};
use super::sole_table::use_sole_table;
use super::speech::use_speech;
use super::start::{last_table, use_start};
use super::tips::Tips;
use super::toast::toasts;
use crate::platform::{install, page};
use crate::shell::announce::in_one_breath;
use crate::shell::embed::Visit;
use crate::shell::notices::{Care, Notice, NoticeAction, Notices};
use crate::shell::reading::Reading;
use crate::shell::renewal::Busy;
use crate::shell::room::RoomAction;
use crate::shell::route::{OnTable, Place, Screen, Sheet};
use crate::shell::saves::memory::TIPS;
use crate::shell::sound::Speaker;
use crate::space_taxi::table::draw::Voice;
use crate::space_taxi::table::{Intent, TableModel, TableState};
use crate::words::Words;

#[component]
pub fn App() -> Html {
    let furniture = use_memo((), |()| (Keeper::open(), Speaker::default(), Rc::new(Cell::new(true))));
    let (keeper, speaker, begun) = (*furniture).clone();
    let notices = use_reducer(Notices::default);
    let tell = {
        let notices = notices.dispatcher();
        Callback::from(move |notice: Notice| notices.dispatch(NoticeAction::Tell(notice)))
    };
    let visit = use_state_eq(|| Visit::begin(page::is_guest()));
    let preferences = use_kept_settings(&keeper, &speaker, &tell);
    let routing = use_routing();
    let room = use_resumed_room(&keeper, &tell);
    let lent = visit.lends(room.game_number());
    use_saving(&room, lent, &keeper, &begun, &tell);
    use_sounds(&room, &speaker, preferences.tempo);
    let place = routing.place.shown(room.game());
    let (news, said) = use_announcements(&room, place.screen == Screen::Table);
    // What is to be read aloud of which table, and how many times something was.
    let reading = use_state(|| None::<(Reading, u32, Rc<TableState>)>);
    let is_new_here = use_memo((room.game_number(), keeper.recall(TIPS)), |_| keeper.is_new_here());
    let wants_tips =
        *is_new_here && !visit.is_guest && news > 0 && place == Place { screen: Screen::Table, sheet: None };
    let pilot = use_memo((), |()| Pilot::new(tell.clone()));
    let words = use_speech(&preferences, &tell);
    let running = place.screen == Screen::Table && room.game() == OnTable::Running && !lent;
    let sole = use_sole_table(&keeper, &room, running, lent, &tell);
    use_focus(place.screen);
    use_kept_focus(notices.open().len(), CARDS);
    let wants_new = use_state_eq(|| false);
    let has_coach =
        use_memo(room.game_number(), |_| room.table().is_none_or(|table| keeper.has_coach(table.record().opening())));
    let start = use_start(&keeper, &room, &begun, &routing, &tell, visit.dice.clone());
    let looking = use_looking(&room, &routing);
    let in_view = use_mut_ref(|| None);
    let still = lent && visit.still;
    let on_intent = {
        let room = room.dispatcher();
        Callback::from(move |intent: Intent| {
            if !still {
                room.dispatch(RoomAction::Do(intent))
            }
        })
    };
    let latest = {
        let room = room.clone();
        Callback::from(move |()| room.table().cloned())
    };
    let on_read_aloud = {
        let (reading, latest) = (reading.clone(), latest.clone());
        Callback::from(move |wanted| {
            let nth = reading.as_ref().map_or(0, |(_, nth, _)| nth + 1);
            reading.set(latest.emit(()).map(|table| (wanted, nth, table)));
        })
    };
    let on_read = {
        let notices = notices.dispatcher();
        Callback::from(move |notice| notices.dispatch(NoticeAction::Read(notice)))
    };
    let on_remedy = {
        let (go, wants_new) = (routing.go.clone(), wants_new.setter());
        Callback::from(move |notice: Notice| match notice {
            Notice::CannotSave => go.emit(Sheet::Share.into()),
            Notice::OtherTab => page::reload(),
            Notice::Care(Care::NewVersion) => wants_new.set(true),
            // If the browser does not ask, the settings say what to do.
            Notice::Care(Care::Install) => {
                let go = go.clone();
                install::ask(move || go.emit(Sheet::Settings.into()));
            }
            _ => go.emit(Sheet::Games.into()),
        })
    };
    let Some(words) = words else {
        return shape::of(place.screen);
    };
    let voice = &Voice::new(words);
    let table = room.table();
    let care = html! {
        <Caretaker running={running && !visit.is_guest} game={room.game()} busy={Busy::at(place, table.map(AsRef::as_ref))} wants_new={*wants_new}
            keeper={keeper.clone()} tell={tell.clone()} />
    };
    let manners = if visit.is_guest {
        html! {
            <Guest visit={visit.clone()} table={table.cloned()} game_number={room.game_number()} keeper={keeper.clone()} screen={place.screen}
                preferences={preferences.clone()} language={voice.words().language()} speaker={speaker.clone()}
                suggested={last_table(&keeper, voice.words())} on_start={start.with.clone()} on_open={start.open.clone()}
                on_lay={looking.on_lay} turn_to={routing.turn_to.clone()} notices={notices.open().to_vec()} />
        }
    } else {
        Html::default()
    };
    let settled = visit.settled;
    let place = Place { sheet: place.sheet.filter(|_| settled), ..place };
    let uncovered = place.sheet.is_none() && !visit.paused && !sole.elsewhere;
    let sheets = &Sheets {
        place,
        table,
        lent,
        keeper: &keeper,
        preferences: &preferences,
        routing: &routing,
        room: &room.dispatcher(),
        start: &start,
        tell: &tell,
        on_intent: &on_intent,
        review: &looking.review,
        on_reviewed: &looking.on_reviewed,
        looked_at: &looking.look_at,
        in_view: &in_view,
        voice,
        pilot: &pilot,
    };
    let screen = match settled {
        false => shape::of(place.screen),
        true => shown_screen(&Shown {
            sheets,
            speaker,
            game_number: room.game_number(),
            latest,
            on_read: on_read_aloud,
            on_back: looking.on_back,
            looked_at: looking.at,
            uncovered,
            still,
            has_coach: *has_coach && !visit.no_coach,
            seating: visit.seating.clone(),
        }),
    };
    // Whatever happens next takes its place.
    let read = match (&*reading, table) {
        (Some((what, nth, of)), Some(table)) if Rc::ptr_eq(of, table) => Some((nth, what.of(&TableModel::of(table)))),
        _ => None,
    };
    let tip = match table.filter(|_| wants_tips) {
        Some(table) => html! { <Tips table={Rc::clone(table)} keeper={keeper.clone()} voice={voice.clone()} /> },
        None => Html::default(),
    };
    html! {
        <ContextProvider<Words> context={voice.words().clone()}>
            <div id={SCREEN} class={classes!("screen", still.then_some("is-still"))} data-screen={screen_name(place.screen)} tabindex="-1" inert={visit.paused}>{ screen }</div>
            { care }
            { manners }
            { open_sheet(sheets) }
            { sole.cover(&routing, voice) }
            <div class="toasts" role="status">{ tip }</div>
            { toasts(notices.open(), &on_read, &on_remedy, voice) }
            <div class="sr said" aria-live="polite" id="announcements">
                <p key={news}>{ in_one_breath(said.iter().map(|message| voice.words().text(message))) }</p>
                if let Some((nth, read)) = read {
                    <p key={format!("read-{nth}")}>{ in_one_breath(read.into_iter().map(|message| voice.say(message))) }</p>
                }
            </div>
        </ContextProvider<Words>>
    }
}
