//! The list of keys.

use yew::prelude::*;

use super::preferences::use_preferences;
use super::sheet::SheetFrame;
use crate::markup::html;
use crate::space_taxi::rules::{Face, Species};
use crate::space_taxi::table::draw::use_voice;
use crate::words::say;

#[derive(Properties, PartialEq)]
pub struct KeysSheetProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn KeysSheet(props: &KeysSheetProps) -> Html {
    let voice = use_voice();
    let preferences = use_preferences();
    let species: Vec<String> = Species::ALL.iter().map(|species| species.initial().to_string()).collect();
    let own = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    let enter = voice.say(&say::key_name_enter());
    let keys = [
        (vec![voice.say(&say::key_name_space()), "R".to_owned()], say::key_throw()),
        (vec![voice.say(&say::key_name_range("1", "9")), "−".to_owned()], say::key_select()),
        (species, say::key_species()),
        (own(&["U"]), say::key_unpaid()),
        (vec![enter.clone()], say::key_place()),
        (own(&["0"]), say::key_keep_none()),
        (vec![voice.say(&say::key_name_backspace()), "Z".to_owned()], say::key_undo()),
        (own(&["+"]), say::key_more_coins()),
        (own(&["−"]), say::key_less_coins()),
        (vec![enter], say::key_confirm()),
        (own(&["←", "→"]), say::key_replay()),
        (vec![voice.say(&say::key_name_home()), voice.say(&say::key_name_end())], say::key_replay_ends()),
        (vec![voice.say(&say::key_name_escape())], say::key_close()),
        (own(&["?"]), say::key_help()),
    ];
    html! {
        <SheetFrame id="keys" class="keys" title={voice.say(&say::hotkeys())} on_close={props.on_close.clone()}>
            if !preferences.now.hotkeys { <p class="keys-off">{ voice.say(&say::hotkeys_off()) }</p> }
            <dl class="keys-list">
                { for keys.iter().map(|(keys, meaning)| html! {
                    <div class="keys-row">
                        <dt>{ for keys.iter().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                        <dd>{ voice.say(meaning) }</dd>
                    </div>
                }) }
            </dl>
        </SheetFrame>
    }
}
