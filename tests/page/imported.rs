//! What is said of a text that is no game.

use space_taxi::record::read_file;
use space_taxi_web::table::import_faults::fault;
use space_taxi_web::words::{Language, Words, say};

const OPENING: &str =
    "space-taxi 1\nmode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi\ndice by hand\n";

/// All words of a language, without English behind them.
fn words(language: Language) -> Words {
    let texts = ["shared/locales", "locales"].map(|folder| {
        let path = format!("{}/static/{folder}/{}", env!("CARGO_MANIFEST_DIR"), language.file());
        std::fs::read_to_string(path).unwrap()
    });
    Words::new(language, &[&texts[0], &texts[1]], None).unwrap()
}

/// What is wrong with the text, in English and in German.
fn told(text: &str) -> [String; 2] {
    let message = fault(&read_file(text.as_bytes()).unwrap_err());
    [Language::English, Language::German].map(|language| words(language).text(&message))
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
        "Zeile 1, Spalte 1: Eine Aufzeichnung beginnt mit der Zeile „space-taxi 1“. Berichtige diese Stelle und öffne den \
         Text noch einmal."
    );
}

#[test]
fn where_there_are_no_words_for_the_reason_the_place_is_told() {
    let [english, german] = told(&OPENING.replace("by hand", "seed 12"));
    assert_eq!(english, "Line 7, column 11: something there is not right. Correct it and open the text again.");
    assert!(german.starts_with("Zeile 7, Spalte 11: "), "{german}");
}

const FLIGHT: &str = "1: OOOOOO f334 s8 -> 4: OOOO\n2: OO f334 s8 -> 3: f334\n3: OO s8 -> 2: OO\n4: s8 -> 1: s8\n";
const LOST: &str = "1: OAMTXj f123 s4 -> 1: O\n2: AMTXj f123 s3 -> ";

/// Slips of whoever writes a game down: what follows the opening, and what is said of it in English and in German.
fn slips() -> Vec<(String, &'static str, &'static str)> {
    let after = |lines: &str, end: &str| format!("{OPENING}{lines}{end}");
    vec![
        (
            "space-taxi".to_owned(),
            "A record begins with the line “space-taxi 1”.",
            "Eine Aufzeichnung beginnt mit der Zeile „space-taxi 1“.",
        ),
        ("space-taxi 1".to_owned(), "The word “mode” is expected here.", "Hier muss das Wort „mode“ stehen."),
        (
            OPENING.replace("mode table", "mode tabel"),
            "One of these is expected here: table or solo.",
            "Hier muss eines davon stehen: table oder solo.",
        ),
        (
            after("1: OAMTXj f123 s4 -> 1: j=", ""),
            "One of these is expected here: O, A, M, T or X.",
            "Hier muss eines davon stehen: O, A, M, T oder X.",
        ),
        (
            after("hand-over robot Bea", ""),
            "One of these is expected here: person, rookie, cabbie, captain or ace.",
            "Hier muss eines davon stehen: person, rookie, cabbie, captain oder ace.",
        ),
        (
            OPENING.replace("begins Andi", "begins Zoe"),
            "Nobody at the table has this name.",
            "Am Tisch heißt niemand so.",
        ),
        (
            after("1: OAMTXj f s4", ""),
            "Dice are expected here, such as “OAj f14 s3”.",
            "Hier müssen Würfel stehen, etwa „OAj f14 s3“.",
        ),
        (
            after("1 OAMTXj f123 s4", ""),
            "All dice that are not placed yet are thrown now: throw 1 of the turn begins with “1:” and a space.",
            "Jetzt werden alle Würfel geworfen, die noch nicht abgelegt sind: Wurf 1 des Zugs beginnt mit „1:“ und einem \
             Leerzeichen.",
        ),
        (
            after("2: OAMTXj f123 s4", ""),
            "The throws of a turn are counted from 1: this is throw 1, so “1:”.",
            "Die Würfe eines Zugs werden von 1 an gezählt: Das ist Wurf 1, also „1:“.",
        ),
        (
            after("1: OAMTXj f123 s4\n", "2: OAMTXj f123 s4"),
            "Dice are placed now: a tile and as many dice as it says, such as “-> 2: AA”, or “-> 0” for none.",
            "Jetzt wird abgelegt: ein Plättchen und so viele Würfel, wie es sagt, etwa „-> 2: AA“, oder „-> 0“ für keine.",
        ),
        (
            after("1: OAMTXj f123 s4->2: OA", ""),
            "“->” stands once behind a throw, as a word of its own with a space before it and one behind it.",
            "„->“ steht einmal hinter einem Wurf, als eigenes Wort mit einem Leerzeichen davor und dahinter.",
        ),
        (
            after("1: OAMTXj f123 s4 -> 5: OA", ""),
            "There is no tile 5: the highest one is 4.",
            "Ein Plättchen 5 gibt es nicht: Das höchste ist 4.",
        ),
        (
            after("1: OAMTXj f123 s4 -> 1: O\n", "2: AMTXj f123 s4 -> 2: A"),
            "A tile places as many dice as it says: this is tile 2, and the number of dice is 1.",
            "Ein Plättchen legt so viele Würfel ab, wie es sagt: Hier steht Plättchen 2, und die Zahl der Würfel ist 1.",
        ),
        (
            after(FLIGHT, "result 40"),
            "After a lift-off the coins come first: “spend” and how many of them buy points, “spend 0” for none.",
            "Nach einem Start kommen zuerst die Coins: „spend“ und wie viele für Punkte eingesetzt werden, „spend 0“ für \
             keine.",
        ),
        (
            after(FLIGHT, "spend 300"),
            "A number of coins from 0 to 27 is expected here, without zeros in front.",
            "Hier muss eine Zahl von Coins stehen, von 0 bis 27 und ohne Nullen davor.",
        ),
        (
            after(LOST, "2: AM"),
            "The smuggling die fell below its last number and is lost: “lost” must stand among the dice placed.",
            "Der Schmuggel-Würfel ist unter seine letzte Zahl gefallen und verloren: Unter den abgelegten Würfeln muss \
             „lost“ stehen.",
        ),
        (
            after(LOST, "3: A lost lost"),
            "The crystal is gone already: a smuggling die that is lost stays beside the board.",
            "Der Kristall ist schon weg: Ein verlorener Schmuggel-Würfel bleibt neben dem Spielplan.",
        ),
        (
            after("winner Andi", ""),
            "By the rules this line does not belong here. Leave it out and open the text again.",
            "Nach den Regeln gehört diese Zeile nicht hierher. Lass sie weg und öffne den Text noch einmal.",
        ),
    ]
}

#[test]
fn a_slip_of_the_pen_is_told_with_its_rule() {
    for (text, in_english, in_german) in slips() {
        let [english, german] = told(&text);
        assert!(english.starts_with("Line ") && english.contains(&format!(": {in_english}")), "{text}\n{english}");
        assert!(german.starts_with("Zeile ") && german.contains(&format!(": {in_german}")), "{text}\n{german}");
    }
}

#[test]
fn every_language_has_words_for_every_slip() {
    for &language in Language::ALL {
        let words = words(language);
        for (text, _, _) in slips() {
            let error = read_file(text.as_bytes()).unwrap_err();
            let told = words.text(&fault(&error));
            let place_alone = words.text(&say::import_fault_there(error.column, error.line));
            let nothing = words.text(&say::import_expected());
            assert!(!told.contains(&place_alone) && !told.contains(&nothing), "{language:?}: {text}\n{told}");
            assert!(!told.contains(['{', '}', '$']) && !told.contains("import"), "{language:?}: {text}\n{told}");
            assert!(language == Language::English || !told.contains(" the "), "{language:?}: {text}\n{told}");
        }
    }
}
