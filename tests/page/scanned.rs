//! QR codes, read back by a reader that knows nothing of the writer.

use app_core::qr::squares;
use space_taxi::record::Link;

use crate::tables::finished;

const ADDRESS: &str = "https://a-game-club.example/games/space-taxi/#";

/// What a reader sees in the drawn squares, four dots each.
fn scanned(text: &str) -> String {
    let code = squares(text).unwrap();
    let side = code.side as usize;
    let mut dark = vec![false; side * side];
    for run in code.path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').unwrap();
        let (y, rest) = rest.split_once('h').unwrap();
        let (length, _) = rest.split_once('v').unwrap();
        let [x, y, length] = [x, y, length].map(|number| number.parse::<usize>().unwrap());
        (x..x + length).for_each(|x| dark[y * side + x] = true);
    }
    let dots = 4;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side * dots, side * dots, |x, y| {
        if dark[y / dots * side + x / dots] { 0 } else { 255 }
    });
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "{side} squares a side");
    grids[0].decode().unwrap().1
}

#[test]
fn every_finished_game_and_every_position_can_be_scanned() {
    for name in ["five-players-seeded", "four-players", "solo-flight", "five-way-tie-short-supply"] {
        let address = format!("{ADDRESS}{}", Link::to(&finished(name)).unwrap().hash());
        assert_eq!(scanned(&address), address, "{name}");
    }
    let line = "tiles 023 seats OOOT fuel 4 crystal 4+ coins 3 supply 12 rounds 2 dice Xj f36 s5";
    let address = format!("{ADDRESS}{}", Link::Position(line.parse().unwrap()).hash());
    assert_eq!(scanned(&address), address);
}

#[test]
fn what_is_too_long_for_a_screen_has_no_code() {
    assert!(squares(&"a".repeat(1465)).is_some());
    assert_eq!(squares(&"a".repeat(1466)), None);
}
