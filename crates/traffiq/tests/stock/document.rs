//! What `docs/TILES.md` claims, read from the page itself so that it cannot drift away from the stock.

use std::collections::HashMap;

use game_core::{Commitment, Seed};
use traffiq::rules::{Act, CITY_TILES, Game, Layout, Table, Tile};
use traffiq::stock::{deal, next_tile};

const DOCUMENT: &str = include_str!("../../../../docs/TILES.md");

/// The lines of the fenced block that is opened with this label.
pub fn block(label: &str) -> &'static str {
    let opening = format!("```{label}\n");
    let mut blocks = DOCUMENT.split(&opening).skip(1);
    let found = blocks.next().unwrap_or_else(|| panic!("docs/TILES.md has no block {label}"));
    assert!(blocks.next().is_none(), "docs/TILES.md has two blocks {label}");
    found.split("```").next().unwrap()
}

/// The seeds by their letter, with the commitment that the page gives.
pub fn seeds() -> HashMap<&'static str, (Seed, Commitment)> {
    let mut seeds: HashMap<&str, (Seed, Commitment)> = HashMap::new();
    for pair in block("text seeds").lines().collect::<Vec<_>>().chunks(2) {
        let [seed, commitment] = [pair[0], pair[1]].map(|line| line.split_whitespace().collect::<Vec<_>>());
        assert_eq!((seed[0], seed[1], commitment[1]), (commitment[0], "seed", "commitment"));
        seeds.insert(seed[0], (seed[2].parse().unwrap(), commitment[2].parse().unwrap()));
    }
    seeds
}

/// All tiles of a game with this seed, in the order in which they come.
pub fn draws(seed: &Seed) -> Vec<Tile> {
    let begins = Table::Two.player(0).unwrap();
    let dealt = deal(seed, Table::Two, begins);
    let mut game = Game::new(Layout::TimesSquare, begins, &dealt).unwrap();
    let mut tiles: Vec<Tile> = dealt.values().flatten().copied().collect();
    while let Some(tile) = next_tile(seed, &game) {
        game = game.apply(&Act::Draw(tile)).unwrap();
        tiles.push(tile);
    }
    assert_eq!(tiles.len(), CITY_TILES.len());
    tiles
}

#[test]
fn the_page_lists_the_tiles_in_their_order() {
    let listed: Vec<Tile> = block("text tiles").split_whitespace().map(|name| Tile::named(name).unwrap()).collect();
    assert_eq!(listed, CITY_TILES);
}
