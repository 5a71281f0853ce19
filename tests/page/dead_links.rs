//! What is said of a link that leads nowhere.

use space_taxi::record::Link;
use space_taxi_web::table::dead_link::why;

use crate::tables::english;

fn told(hash: &str) -> String {
    english(&[why(&Link::read(hash).unwrap_err())]).remove(0)
}

#[test]
fn every_broken_link_has_its_words() {
    assert_eq!(told("/new"), "It holds no game and no position.");
    assert_eq!(told("/game/"), "Letters are missing or have been changed. Copy the whole text once more.");
    assert_eq!(told("/game/AQIDBAUG"), "Letters are missing or have been changed. Copy the whole text once more.");
    assert_eq!(
        told(&format!("/game/{}", "A".repeat(70_000))),
        "This file is too large to be a game. Choose another one."
    );
    let later = include_str!("../data/links/later-version.txt").trim_end();
    assert_eq!(
        told(&format!("/game/{later}")),
        "This was written by a newer version of the game. Reload the page and try again."
    );
    assert_eq!(
        told(&format!("/position/{later}")),
        "This was written by a newer version of the game. Reload the page and try again."
    );
}
