//! Words that the glossary fixes are used as it gives them, in the order of its columns.

use space_taxi_web::words::{Language, Message, Number, say};

use super::catalogue::words;

const COLUMNS: [Language; 7] = [
    Language::English,
    Language::German,
    Language::French,
    Language::Hungarian,
    Language::Czech,
    Language::Slovak,
    Language::Polish,
];

fn assert_said(rows: &[(Message, [&str; 7])]) {
    for (column, language) in COLUMNS.into_iter().enumerate() {
        let words = words(language);
        for (message, given) in rows {
            assert_eq!(words.text(message), given[column], "{language:?}");
        }
    }
}

#[test]
fn buttons_and_names_of_things_are_used_as_given() {
    assert_said(&[
        (
            say::keep_none(),
            [
                "Keep none",
                "Nichts ablegen",
                "Ne rien poser",
                "Egyik sem kell",
                "Nic neodložit",
                "Nič neodložiť",
                "Nic nie odkładaj",
            ],
        ),
        (
            say::select_dice(),
            [
                "Select dice",
                "Würfel auswählen",
                "Choisir des dés",
                "Kockák kijelölése",
                "Vybrat kostky",
                "Vybrať kocky",
                "Wybierz kostki",
            ],
        ),
        (
            say::spend_coins(),
            [
                "Spend coins",
                "Coins einsetzen",
                "Dépenser des pièces",
                "Érmék beváltása",
                "Použít mince",
                "Použiť mince",
                "Oddaj monety",
            ],
        ),
        (
            say::undo(),
            ["Undo", "Rückgängig", "Revenir en arrière", "Visszavonás", "Vrátit zpět", "Vrátiť späť", "Cofnij"],
        ),
        (
            say::new_game(),
            ["New game", "Neues Spiel", "Nouvelle partie", "Új játék", "Nová hra", "Nová hra", "Nowa gra"],
        ),
        (
            say::continue_game(),
            ["Continue", "Fortsetzen", "Continuer", "Folytatás", "Pokračovat", "Pokračovať", "Kontynuuj"],
        ),
        (say::rules(), ["Rules", "Spielanleitung", "Règles du jeu", "Játékszabály", "Pravidla", "Pravidlá", "Zasady"]),
        (say::draw_pile(), ["Supply", "Vorrat", "Réserve", "Készlet", "Zásoba", "Zásoba", "Bank"]),
        (
            say::legend(),
            [
                "Scoring system",
                "Legende zur Punkteberechnung",
                "Légende du calcul des points",
                "A pontok kiszámítása",
                "Bodovací legenda",
                "Bodovacia legenda",
                "Sposób liczenia punktów",
            ],
        ),
        (say::label_total(), ["Total", "Summe", "Total", "Összesen", "Součet", "Súčet", "Suma"]),
        (say::group(2), ["pair", "Pärchen", "paire", "pár", "dvojice", "dvojica", "para"]),
        (say::group(6), ["group of six", "Sechsling", "groupe de six", "hatos", "šestice", "šestica", "szóstka"]),
        (say::driver_cabbie(), ["Cabbie", "Taxifahrer", "Chauffeur", "Taxis", "Taxikář", "Taxikár", "Taksówkarz"]),
    ]);
}

#[test]
fn what_is_announced_is_said_as_given() {
    assert_said(&[
        (
            say::throw_of(3, 5),
            ["Throw 3 of 5", "Wurf 3 von 5", "Lancer 3 sur 5", "Dobás: 3/5", "Hod 3 z 5", "Hod 3 z 5", "Rzut 3 z 5"],
        ),
        (
            say::round_of(1, 4),
            [
                "Round 1 of 4",
                "Runde 1 von 4",
                "Manche 1 sur 4",
                "Forduló: 1/4",
                "Kolo 1 z 4",
                "Kolo 1 z 4",
                "Runda 1 z 4",
            ],
        ),
        (
            say::say_now_playing("Mia"),
            [
                "Now playing: Mia",
                "Am Zug: Mia",
                "Au tour de\u{a0}: Mia",
                "Soron van: Mia",
                "Na tahu: Mia",
                "Na ťahu: Mia",
                "Teraz gra: Mia",
            ],
        ),
        (
            say::say_throws(10, "Mia"),
            [
                "Mia throws 10 dice",
                "Mia würfelt mit 10 Würfeln",
                "Mia lance 10 dés",
                "Mia 10 kockával dob",
                "Mia hází 10 kostkami",
                "Mia hádže 10 kockami",
                "Mia rzuca 10 kostkami",
            ],
        ),
        (
            say::say_throws(1, "Mia"),
            [
                "Mia throws 1 die",
                "Mia würfelt mit 1 Würfel",
                "Mia lance 1 dé",
                "Mia 1 kockával dob",
                "Mia hází 1 kostkou",
                "Mia hádže 1 kockou",
                "Mia rzuca 1 kostką",
            ],
        ),
        (
            say::say_places(2, "Bo"),
            [
                "Bo places 2 dice",
                "Bo legt 2 Würfel ab",
                "Bo pose 2 dés",
                "Bo 2 kockát rak le",
                "Bo odkládá 2 kostky",
                "Bo odkladá 2 kocky",
                "Bo odkłada 2 kostki",
            ],
        ),
        (
            say::say_pays(2, "Bo"),
            [
                "Bo pays 2 coins",
                "Bo zahlt 2 Coins",
                "Bo paie 2 pièces",
                "Bo 2 érmét fizet",
                "Bo platí 2 mince",
                "Bo platí 2 mince",
                "Bo płaci 2 monety",
            ],
        ),
        (
            say::say_smuggling_failed(3, 5),
            [
                "Smuggling failed: 3 after 5",
                "Schmuggel misslungen: 3 nach 5",
                "Contrebande ratée\u{a0}: 3 après 5",
                "Sikertelen csempészés: 5 után 3",
                "Pašování se nezdařilo: 3 po 5",
                "Pašovanie sa nepodarilo: 3 po 5",
                "Przemyt się nie udał: 3 po 5",
            ],
        ),
        (
            say::say_liftoff(3, 9),
            [
                "Lift-off! Fuel 9, factor 3",
                "Abgehoben! Treibstoff 9, Faktor 3",
                "Décollage\u{a0}! Carburant 9, multiplicateur 3",
                "Felszállás! Üzemanyag: 9, szorzó: 3",
                "Start! Palivo 9, faktor 3",
                "Štart! Palivo 9, faktor 3",
                "Start! Paliwo 9, współczynnik 3",
            ],
        ),
        (
            say::say_failure(13),
            [
                "Failure to launch! Fuel 13",
                "Fehlstart! Treibstoff 13",
                "Décollage raté\u{a0}! Carburant 13",
                "Sikertelen felszállás! Üzemanyag: 13",
                "Nezdařený start! Palivo 13",
                "Nevydarený štart! Palivo 13",
                "Awaria! Paliwo 13",
            ],
        ),
        (
            say::die_fuel(4),
            [
                "Fuel die: 4",
                "Treibstoff-Würfel: 4",
                "Dé carburant\u{a0}: 4",
                "Üzemanyagkocka: 4",
                "Kostka s pohonem: 4",
                "Kocka s palivom: 4",
                "Kostka paliwa: 4",
            ],
        ),
        (
            say::say_struck(vec!["Bo", "Mia"]),
            [
                "Score struck: Bo and Mia",
                "Gestrichen: Bo und Mia",
                "Score rayé\u{a0}: Bo et Mia",
                "Törölt eredmény: Bo és Mia",
                "Škrtnutý výsledek: Bo a Mia",
                "Škrtnutý výsledok: Bo a Mia",
                "Skreślony wynik: Bo i Mia",
            ],
        ),
    ]);
}

#[test]
fn counted_words_follow_their_numbers() {
    let points = |n: Number| say::points(n);
    assert_said(&[
        (points(Number::whole(1)), ["1 point", "1 Punkt", "1 point", "1 pont", "1 bod", "1 bod", "1 punkt"]),
        (
            points(Number::whole(22)),
            ["22 points", "22 Punkte", "22 points", "22 pont", "22 bodů", "22 bodov", "22 punkty"],
        ),
        (
            points(Number::decimal(1.5, 1)),
            ["1.5 points", "1,5 Punkte", "1,5 point", "1,5 pont", "1,5 bodu", "1,5 bodu", "1,5 punktu"],
        ),
        (say::coins(Number::whole(5)), ["5 coins", "5 Coins", "5 pièces", "5 érme", "5 mincí", "5 mincí", "5 monet"]),
    ]);
}
