//! What is said of a text that is no game.

use space_taxi::record::read_file;
use space_taxi_web::table::import_faults::fault;
use space_taxi_web::words::{Language, Words, english};

const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi\ndice by hand\n";

fn german() -> Words {
    let texts = ["shared/locales", "locales"].map(|folder| {
        let path = format!("{}/static/{folder}/{}", env!("CARGO_MANIFEST_DIR"), Language::German.file());
        std::fs::read_to_string(path).unwrap()
    });
    Words::new(Language::German, &[&texts[0], &texts[1]], Some(&english())).unwrap()
}

/// What is wrong with the text, in English and in German.
fn told(text: &str) -> [String; 2] {
    let message = fault(&read_file(text.as_bytes()).unwrap_err());
    [english().text(&message), german().text(&message)]
}

#[test]
fn the_line_the_column_and_the_reason_are_told_in_the_language_of_the_page() {
    let [english, german] = told(&format!("{OPENING}1: OOAMTZ f111 s1 -> 3: f111\n"));
    assert_eq!(english, "Line 8, column 9: There is no such die. Correct it and open the text again.");
    assert_eq!(
        german,
        "Zeile 8, Spalte 9: Einen solchen Würfel gibt es nicht. Berichtige diese Stelle und öffne den Text noch einmal."
    );
    let [_, tile] = told(&format!("{OPENING}1: OOAMTX f111 s1 -> 1: O\n2: OAMTX f111 s1 -> 1: O\n"));
    assert_eq!(tile, "Zeile 9, Spalte 21: Plättchen 1 ist schon umgedreht. Wähle eine andere Anzahl von Würfeln.");
    let [_, result] = told(&format!("{OPENING}1: OOAMTX f111 s1 -> 3: f111\nmisfire 3\nresult 7\n"));
    assert_eq!(
        result,
        "Zeile 10, Spalte 1: Nach den Regeln stünde hier „result 0“. Berichtige diese Stelle und öffne den Text noch einmal."
    );
}

#[test]
fn letters_that_are_no_saved_game_are_called_damaged() {
    assert_eq!(
        told("AQIDBAUG")[0],
        "Line 1, column 9: Letters are missing or have been changed. Copy the whole text once more."
    );
    assert_eq!(
        told("")[1],
        "Zeile 1, Spalte 1: Hier muss etwas anderes stehen. Berichtige diese Stelle und öffne den Text noch einmal."
    );
}

#[test]
fn where_there_are_no_words_for_the_reason_the_place_is_told() {
    let [english, german] = told(&OPENING.replace("by hand", "seed 12"));
    assert_eq!(english, "Line 7, column 11: something there is not right. Correct it and open the text again.");
    assert!(german.starts_with("Zeile 7, Spalte 11: "), "{german}");
}
