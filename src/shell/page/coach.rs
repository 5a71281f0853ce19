//! Asks the pilot for hints and odds while the coach is wanted, about whatever lies on the table.

use std::rc::Rc;

use yew::prelude::*;

use super::boxed_effect::use_boxed_effect;
use super::pilot::Pilot;
use crate::shell::dispatch::Channel;
use crate::space_taxi::pilot::Aim;
use crate::space_taxi::pilot::radio::{Ask, Reply};
use crate::space_taxi::table::TableState;
use crate::space_taxi::table::draw::{Coach, Said};

/// The coach of this table.
#[hook]
pub fn use_coach(table: &Rc<TableState>, pilot: &Pilot) -> Coach {
    let is_open = use_state_eq(|| false);
    let aim = use_state_eq(|| Aim::Points);
    let hint = use_state_eq(|| Said::Soon);
    let odds = use_state_eq(|| Said::Soon);
    // Only what has happened matters, not what is picked; and nothing while nobody listens.
    let asked = is_open.then(|| table.record().clone());
    {
        let (hint, pilot) = (hint.setter(), pilot.clone());
        use_boxed_effect((asked.clone(), *aim), move |(asked, aim)| {
            if let Some(record) = asked {
                hint.set(Said::Soon);
                let told = Callback::from(move |reply: Option<Reply>| {
                    hint.set(match reply {
                        Some(Reply::Hint(hint)) => Said::Told(hint),
                        _ => Said::Nothing,
                    });
                });
                pilot.ask(Channel::Hint, Ask::Hint(*aim), record, told);
            }
            move || pilot.forget(Channel::Hint)
        });
    }
    {
        let (odds, pilot) = (odds.setter(), pilot.clone());
        use_boxed_effect(asked, move |asked| {
            if let Some(record) = asked {
                let told = Callback::from(move |reply: Option<Reply>| {
                    odds.set(match reply {
                        Some(Reply::Odds(odds)) => Said::Told(odds),
                        _ => Said::Nothing,
                    });
                });
                pilot.ask(Channel::Odds, Ask::Odds, record, told);
            }
            move || pilot.forget(Channel::Odds)
        });
    }
    Coach {
        is_open: *is_open,
        aim: *aim,
        hint: (*hint).clone(),
        odds: (*odds).clone(),
        toggle: Callback::from(move |()| is_open.set(!*is_open)),
        on_aim: Callback::from(move |wanted| aim.set(wanted)),
    }
}
