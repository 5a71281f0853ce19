//! Calls the next person to the screen: until somebody touches it, by finger or by key, or throws.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::turn_call::called;
use browser::touch::{self, Touch};

/// Whether the one whose turn it is, is called now, where calls are wanted.
#[hook]
pub fn use_turn_call(table: &Rc<TableState>, wanted: bool) -> bool {
    let answered = use_state_eq(|| None::<u32>);
    // Each call has its number, so that whoever has answered one hears the next.
    let call = called(table).filter(|_| wanted).map(|_| table.news().number).filter(|call| *answered != Some(*call));
    use_effect_with(call, {
        let answered = answered.setter();
        move |call| {
            let watch = call.map(|call| {
                touch::watch(move || {
                    answered.set(Some(call));
                    Touch::Passes
                })
            });
            move || drop(watch)
        }
    });
    call.is_some()
}
