//! The list of keys.

use yew::prelude::*;

use crate::view::sheet_frame::SheetFrame;
use crate::words::{say, use_words};
use space_taxi::rules::{Face, Species};
use ui::use_settings;

/// The keys and what they do, and whether they are switched on.
#[component]
pub fn KeysSheet() -> Html {
    let (words, on) = (use_words(), use_settings().now.hotkeys);
    let species: Vec<String> = Species::ALL.iter().map(|species| species.initial().to_string()).collect();
    let own = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    let enter = words.say(say::key_name_enter());
    let keys = [
        (vec![words.say(say::key_name_space()), "R".to_owned()], say::key_throw()),
        (vec![words.say(say::key_name_range("1", "9"))], say::key_select()),
        (own(&["−"]), say::key_tenth()),
        (species, say::key_species()),
        (own(&["U"]), say::key_unpaid()),
        (vec![enter.clone()], say::key_place()),
        (own(&["0"]), say::key_keep_none()),
        (vec![words.say(say::key_name_backspace()), "Z".to_owned()], say::key_undo()),
        (own(&["+"]), say::key_more_coins()),
        (own(&["−"]), say::key_less_coins()),
        (vec![enter], say::key_confirm()),
        (own(&["←", "→"]), say::key_replay()),
        (vec![words.say(say::key_name_home()), words.say(say::key_name_end())], say::key_replay_ends()),
        (vec![words.say(say::key_name_escape())], say::key_close()),
        (own(&["H"]), say::key_coach()),
        (own(&["F"]), say::key_fast()),
        (own(&["S"]), say::key_skip()),
        (own(&["D"]), say::key_read_dice()),
        (own(&["P"]), say::key_read_seats()),
        (own(&["W"]), say::key_read_fuel()),
        (own(&["C"]), say::key_read_scores()),
        (own(&["V"]), say::board_as_text()),
        (own(&["?"]), say::key_help()),
    ];
    html! {
        <SheetFrame id="keys" class="keys" title={words.say(say::hotkeys())}>
            if on { <p class="settings-hint">{ words.say(say::hotkeys_reader()) }</p> } else { <p class="keys-off">{ words.say(say::hotkeys_off()) }</p> }
            <dl class="keys-list">
                { for keys.into_iter().map(|(keys, meaning)| html! {
                    <div class="keys-row">
                        <dt>{ for keys.iter().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                        <dd>{ words.say(meaning) }</dd>
                    </div>
                }) }
            </dl>
        </SheetFrame>
    }
}
