//! The game on the table is played in one tab at a time. Another one shows that it runs elsewhere, and can take it over.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::current_game::CurrentGameAction;
use crate::table::notices::Notice;
use crate::table::route::Screen;
use crate::table::saves::{Loaded, Place};
use crate::view::contexts::{use_navigation, use_saves, use_tell};
use crate::view::game::Game;
use crate::words::{say, use_words};
use browser::tab_lock::{self, How};
use ui::Confirm;

/// Whether the game runs in another tab, and how to take it over.
#[derive(Clone)]
pub struct SoleTable {
    pub elsewhere: bool,
    pub take_over: Callback<()>,
}

/// Locks the table for as long as somebody sits at it here, and follows what another tab does with it; but not while a website's
/// game lies on it, which is nobody's to play and nobody's to replace.
#[hook]
pub fn use_sole_table(game: &Game, seated: bool) -> SoleTable {
    let (saves, tell, is_host_game) = (use_saves(), use_tell(), game.is_host_game);
    let elsewhere = use_state_eq(|| false);
    // How often it was taken over from here: each time is a lock of its own.
    let taken = use_state_eq(|| 0_u32);
    // At how many of the games that were laid here somebody has sat down.
    let sat = use_mut_ref(|| 0_u32);
    let catch_up = {
        let (saves, current) = (saves.clone(), game.current.clone());
        Rc::new(move || {
            if let Some(game) = saves.changed_elsewhere() {
                current.dispatch(CurrentGameAction::Open(Box::new(saves.sit_down_again(game.record))));
            } else if let Loaded::Found(game) = saves.load(Place::Current) {
                // Nothing was played, but perhaps a scene was left.
                current.dispatch(CurrentGameAction::Show(Box::new(saves.sit_down_again(game.record))));
            }
        })
    };
    {
        let (saves, elsewhere, catch_up) = (saves.clone(), elsewhere.setter(), Rc::clone(&catch_up));
        let forget = taken.setter();
        use_effect_with((seated, *taken, saves.laid()), move |&(seated, taken, laid)| {
            if !seated {
                forget.set(0);
            }
            let lock = seated.then(|| {
                // Whoever has put a game on the table sits down at it, whatever lay there before.
                let how = if taken == 0 && sat.replace(laid) == laid { How::Ask } else { How::TakeOver };
                saves.lock_table(how, move |ours| {
                    catch_up();
                    elsewhere.set(!ours);
                })
            });
            move || drop(lock)
        });
    }
    {
        use_effect_with((seated, is_host_game, *elsewhere), move |&(seated, is_host_game, elsewhere)| {
            let watch = (!is_host_game).then(|| {
                let own = saves.clone();
                saves.watch_other_tabs(move || match seated && !elsewhere {
                    // Another tab lays a game, and takes the table over in the next moment. Nor is anybody told to reload
                    // a page whose game lies nowhere else.
                    true if tab_lock::is_supported() || own.has_unsaved() => {}
                    // Nobody's move is lost, but what is seen may be old.
                    true => tell.emit(Notice::OtherTab),
                    false => catch_up(),
                })
            });
            move || drop(watch)
        });
    }
    let take_over = use_callback(taken, |(), taken| taken.set(taken.wrapping_add(1)));
    SoleTable { elsewhere: *elsewhere && seated, take_over }
}

#[derive(Properties, PartialEq)]
pub struct ElsewhereProps {
    pub on_take_over: Callback<()>,
}

/// What lies over a table that is played elsewhere.
#[component]
pub fn Elsewhere(props: &ElsewhereProps) -> Html {
    let (words, navigation) = (use_words(), use_navigation());
    let on_answer = use_callback((props.on_take_over.clone(), navigation.turn_to), |yes, (take, leave)| match yes {
        true => take.emit(()),
        false => leave.emit(Screen::Home.into()),
    });
    html! {
        <Confirm title={words.say(say::elsewhere_title())} text={words.say(say::elsewhere_text())}
            yes={words.say(say::elsewhere_take())} no={words.say(say::to_home())} {on_answer} />
    }
}
