//! The script that dresses the page before the app is there knows which addresses show a table.

use std::collections::BTreeSet;

use space_taxi::record::Link;
use space_taxi_web::table::route::{HASHES, Place, Screen};

use super::{assert_same, between, quoted, read};

/// Whether a table is seen there, or something laid out like one.
const fn shows_a_table(screen: Screen) -> bool {
    match screen {
        Screen::Home | Screen::New | Screen::Play => false,
        Screen::Table | Screen::Replay | Screen::Linked | Screen::Flight => true,
    }
}

#[test]
fn the_first_paint_knows_every_address_that_shows_a_table() {
    let script = read("static/theme.js");
    let names = |start: &str, end: &str| -> BTreeSet<String> {
        between(&script, start, end).split('|').map(|name| format!("/{name}")).collect()
    };
    let links = names(r"|^#\/(", r")(\/|$)/");
    let known: BTreeSet<String> = names(r"/^#\/(", ")$|").into_iter().chain(links.clone()).collect();

    // What a link begins with, without the letters of the game or position that it leads to.
    let code = read("crates/space-taxi/src/record/link.rs");
    let starts = quoted(between(&code, "const GAME", "/// The first byte"), '"');
    assert!(starts.iter().all(|start| Link::is_meant_by(start)));
    let starts: BTreeSet<String> = starts.iter().map(|start| start.trim_end_matches('/').to_owned()).collect();
    assert_same("static/theme.js", &links, "crates/space-taxi/src/record/link.rs", &starts);

    let tables = HASHES.into_iter().filter(|(_, route)| shows_a_table(Place::arriving(*route).screen));
    let tables = tables.map(|(hash, _)| hash.to_owned()).chain(starts).collect();
    assert_same("static/theme.js", &known, "src/table/route.rs", &tables);
}
