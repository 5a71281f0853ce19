//! Words that the glossary fixes are used as it gives them.

use dice_table::words::{Language, Message, Words, say};

use super::catalogue::text;

#[test]
fn official_words_are_used_as_given() {
    let table: [(Message, &str, &str); 42] = [
        (say::throw(), "Throw", "Würfeln"),
        (say::select_dice(), "Select dice", "Würfel auswählen"),
        (say::place(), "Place", "Ablegen"),
        (say::keep_none(), "Keep none", "Nichts ablegen"),
        (say::spend_coins(), "Spend coins", "Coins einsetzen"),
        (say::undo(), "Undo", "Rückgängig"),
        (say::new_game(), "New game", "Neues Spiel"),
        (say::continue_game(), "Continue", "Fortsetzen"),
        (say::rules(), "Rules", "Spielanleitung"),
        (say::board(), "Board", "Spielplan"),
        (say::draw_pile(), "Draw pile", "Vorrat"),
        (say::tiles(), "Number tiles", "Zahlenplättchen"),
        (say::legend(), "Scoring system", "Legende zur Punkteberechnung"),
        (say::scoring_round(), "Scoring the round", "Rundenwertung"),
        (say::game_over(), "End of the game", "Spielende"),
        (say::label_total(), "Total", "Summe"),
        (say::group(2), "pair", "Pärchen"),
        (say::group(6), "group of six", "Sechsling"),
        (say::throw_of(3, 5), "Throw 3 of 5", "Wurf 3 von 5"),
        (say::round_of(1, 4), "Round 1 of 4", "Runde 1 von 4"),
        (say::say_now_playing("Mia"), "Now playing: Mia", "Am Zug: Mia"),
        (say::say_throws(10, "Mia"), "Mia throws 10 dice", "Mia würfelt mit 10 Würfeln"),
        (say::say_throws(1, "Mia"), "Mia throws 1 die", "Mia würfelt mit 1 Würfel"),
        (say::die_species(say::species_orbi()), "Passenger die: Orbi", "Passagier-Würfel: Orbi"),
        (say::die_joker(), "Passenger die: joker", "Passagier-Würfel: Joker"),
        (say::die_fuel(4), "Fuel die: 4", "Treibstoff-Würfel: 4"),
        (say::die_smuggling(8), "Smuggling die: 8", "Schmuggel-Würfel: 8"),
        (say::say_joker_as(say::species_xeno()), "Joker played as: Xeno", "Joker eingesetzt als: Xeno"),
        (say::say_places(2, "Bo"), "Bo places 2 dice", "Bo legt 2 Würfel ab"),
        (say::say_places_none("Bo"), "Bo places no dice", "Bo legt nichts ab"),
        (say::say_tile_used(0), "Tile used: 0", "Plättchen benutzt: 0"),
        (say::say_pays(2, "Bo"), "Bo pays 2 coins", "Bo zahlt 2 Coins"),
        (say::draw_pile_coins(12), "Draw pile: 12 coins", "Vorrat: 12 Coins"),
        (say::say_smuggling_failed(3, 5), "Smuggling failed: 3 after 5", "Schmuggel misslungen: 3 nach 5"),
        (say::say_liftoff(3, 9), "Lift-off! Fuel 9, factor 3", "Start! Treibstoff 9, Faktor 3"),
        (say::say_failure(13), "Failure to launch! Fuel 13", "Fehlstart! Treibstoff 13"),
        (say::say_full_taxi(2), "Full taxi: plus 2 coins", "Volles Taxi: plus 2 Coins"),
        (say::say_turn_score(0, 6, 3, 18, 4), "4 times 3 plus 6 plus 0: 18 points", "4 mal 3 plus 6 plus 0: 18 Punkte"),
        (say::say_round_score(1, "Bo"), "Bo: 1 point this round", "Bo: 1 Punkt in dieser Runde"),
        (say::say_struck(vec!["Bo", "Mia"]), "Score struck: Bo and Mia", "Gestrichen: Bo und Mia"),
        (say::say_next_opens("Bo"), "Next round starts with: Bo", "Nächste Runde beginnt: Bo"),
        (say::driver_cabbie(), "Cabbie", "Taxifahrer"),
    ];
    let english = Words::english();
    let german = Words::new(Language::German, &text(&Language::German.file())).unwrap();
    for (message, in_english, in_german) in table {
        assert_eq!(english.text(&message), in_english);
        assert_eq!(german.text(&message), in_german);
    }
}
