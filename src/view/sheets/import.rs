//! Opening a game from elsewhere: a file, or a text that is pasted.

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::table::import_faults::{fault, merge_told};
use crate::table::saves::NotABackup;
use crate::view::contexts::use_saves;
use crate::words::{Message, say, use_words};
use browser::field;
use browser::files::{self, FileError};
use space_taxi::record::{Record, read_file};
use ui::icon;

const FILE: &str = "import-file";
const TEXT: &str = "import-text";

#[derive(Properties, PartialEq)]
pub struct ImportProps {
    pub on_record: Callback<Record>,
    /// All games of a file are among those of this device now.
    pub on_merged: Callback<()>,
}

#[component]
pub fn Import(props: &ImportProps) -> Html {
    let (words, saves) = (use_words(), use_saves());
    let wrong = use_state(|| None::<Message>);
    let told = use_state(Vec::<Message>::new);
    let read = {
        let (on_record, wrong, told) = (props.on_record.clone(), wrong.setter(), told.setter());
        let on_merged = props.on_merged.clone();
        Callback::from(move |text: Result<String, FileError>| {
            told.set(Vec::new());
            wrong.set(None);
            let record = match text {
                Ok(text) => match saves.merge(&text) {
                    Ok(merged) => {
                        told.set(merge_told(&merged));
                        return on_merged.emit(());
                    }
                    Err(NotABackup::Newer) => Err(say::import_newer()),
                    Err(NotABackup::NoGames) => read_file(text.as_bytes()).map_err(|error| fault(&error)),
                },
                Err(FileError::NoneChosen) => return,
                Err(FileError::TooLarge) => Err(say::import_too_large()),
                Err(FileError::Refused) => Err(say::import_refused()),
            };
            match record {
                Ok(record) => on_record.emit(record),
                Err(message) => wrong.set(Some(message)),
            }
        })
    };
    let onchange = {
        let read = read.clone();
        Callback::from(move |_: Event| {
            let read = read.clone();
            spawn_local(async move { read.emit(files::read_chosen(FILE).await) });
        })
    };
    let open = read.reform(|_| Ok(field::value(TEXT).unwrap_or_default()));
    html! {
        <details class="import">
            <summary class="btn">{ icon("plus") }<span>{ words.say(say::import()) }</span></summary>
            <div class="import-body">
                <p>{ words.say(say::import_hint()) }</p>
                <label class="btn import-file">
                    <input id={FILE} class="sr" type="file" accept=".txt,text/plain" {onchange} />
                    <span>{ words.say(say::import_file()) }</span>
                </label>
                <label class="entry">
                    { words.say(say::import_text()) }
                    <textarea id={TEXT} rows="4" spellcheck="false" autocomplete="off" />
                </label>
                <button type="button" class="btn primary" onclick={open}>{ words.say(say::import_open()) }</button>
                <p role="status">{ for told.iter().map(|message| html! { <span>{ words.text(message) }{ " " }</span> }) }</p>
                <p role="alert">{ for wrong.iter().map(|message| html! { <span class="import-wrong">{ words.text(message) }</span> }) }</p>
            </div>
        </details>
    }
}
