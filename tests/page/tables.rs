//! Tables to sit at, from records in the game's text notation.

use space_taxi::record::{Record, text};
use space_taxi::rules::Phase;
use space_taxi_web::table::{Intent, TableState};
use space_taxi_web::words::{self, Message};

const SEED: &str = "00000000000000000000000000000000000000000000000000000000000000ff";
const THREE: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi\n";

/// A table of three at which nothing has happened, with dice from a seed.
pub fn fresh() -> TableState {
    TableState::open(text::read(&format!("{THREE}dice seed {SEED}\n")).unwrap())
}

/// A table of three at which Andi has played these lines, thrown by hand.
pub fn after(lines: &str) -> TableState {
    TableState::open(text::read(&format!("{THREE}dice by hand\n{lines}\n")).unwrap())
}

/// The finished game of this name from the collection.
pub fn finished(name: &str) -> Record {
    let path = format!("{}/tests/data/records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    text::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The table of this game just before its last action of the kind that is looked for.
pub fn before_last(record: &Record, is_it: impl Fn(&Phase) -> bool) -> TableState {
    (0..record.events().len())
        .rev()
        .map(|end| Record::replay(record.opening().clone(), &record.events()[..end]).unwrap())
        .find(|record| is_it(record.game().phase()))
        .map(TableState::open)
        .unwrap()
}

/// The table after these intents, one after the other.
pub fn doing(table: &TableState, intents: &[Intent]) -> TableState {
    intents.iter().fold(table.clone(), |table, intent| table.after(intent))
}

/// The messages in English.
pub fn english(messages: &[Message]) -> Vec<String> {
    let words = words::english();
    messages.iter().map(|message| words.text(message)).collect()
}
