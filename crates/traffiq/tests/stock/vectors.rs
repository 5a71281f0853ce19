//! The published numbers are the ones that the stock gives.

use game_core::Code;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use traffiq::rules::{CITY_TILES, Tile};

use crate::document::{block, draws, seeds};

#[test]
fn the_published_commitments_are_right() {
    let seeds = seeds();
    assert_eq!(seeds.len(), 3);
    for (name, (seed, commitment)) in seeds {
        assert_eq!(seed.commitment(), commitment, "{name}");
    }
}

#[test]
fn the_published_games_are_right() {
    let seeds = seeds();
    for line in block("text games").lines() {
        let (name, tiles) = line.split_once(": ").unwrap();
        let tiles: Vec<Tile> = tiles.split(' ').map(|name| Tile::named(name).unwrap()).collect();
        assert_eq!(draws(&seeds[name].0), tiles, "{name}");
    }
    assert_eq!(block("text games").lines().count(), 3);
}

#[test]
fn the_published_draws_come_from_the_published_words() {
    let seeds = seeds();
    for line in block("text draws").lines() {
        let words: Vec<&str> = line.split([' ', ':']).filter(|word| !word.is_empty()).collect();
        let [name, "draw", j, "of", left, "nonce", nonce, "word", word, "->", place, tile] = words[..] else {
            panic!("not a draw: {line}")
        };
        let (seed, j): (_, usize) = (seeds[name].0, j.parse().unwrap());
        let mut stream = ChaCha20Rng::from_seed(*seed.bytes());
        stream.set_stream(u64::from_str_radix(nonce, 16).unwrap().swap_bytes());
        assert_eq!(format!("{:08x}", stream.next_u32()), word, "{line}");
        let all = draws(&seed);
        let remain: Vec<Tile> = CITY_TILES.into_iter().filter(|tile| !all[..j].contains(tile)).collect();
        assert_eq!(remain.len().to_string(), left, "{line}");
        assert_eq!(remain[place.parse::<usize>().unwrap()].to_string(), tile, "{line}");
        assert_eq!(all[j].to_string(), tile, "{line}");
    }
    assert!(block("text draws").lines().count() >= 5);
}

#[test]
fn the_published_day_has_its_tiles() {
    for line in block("text daily").lines() {
        let (code, tiles) = line.split_once(": ").unwrap();
        let day = code.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(traffiq::record::daily::code(day), Code::new(code).unwrap());
        let first: Vec<String> = draws(&Code::new(code).unwrap().seed()).iter().take(8).map(Tile::to_string).collect();
        assert_eq!(first.join(" "), tiles, "{code}");
    }
    assert!(block("text daily").lines().count() >= 2);
}
