//! Every tile is as likely as any other at any draw, and no draw tells of another.

use game_core::Seed;
use traffiq::rules::{CITY_TILES, Tile};

use crate::document::draws;
use crate::luck::Luck;
use crate::times::many::many;

fn games() -> impl Iterator<Item = Vec<Tile>> {
    let mut luck = Luck::seeded(7);
    (0..many(2_200)).map(move |_| draws(&Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))))
}

fn place(tile: Tile) -> usize {
    CITY_TILES.iter().position(|other| *other == tile).unwrap()
}

/// Whether the counts are as even as chance makes them: the sum of squares lies within five of its standard deviations.
fn assert_even(what: &str, counts: &[u32]) {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let apart: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    let deviations = (apart - freedom) / (2.0 * freedom).sqrt();
    assert!(deviations.abs() < 5.0, "{what}: {deviations:.1} standard deviations from even");
}

#[test]
fn at_each_draw_every_tile_is_as_likely_as_any_other() {
    let mut counts = vec![[0; CITY_TILES.len()]; CITY_TILES.len()];
    for game in games() {
        game.iter().enumerate().for_each(|(draw, tile)| counts[draw][place(*tile)] += 1);
    }
    for (draw, counts) in counts.iter().enumerate() {
        assert_even(&format!("draw {draw}"), counts);
    }
}

#[test]
fn a_draw_tells_nothing_of_the_next_one() {
    // Of two tiles that follow each other, the first lies before the second in the list half the time, wherever they come.
    let mut counts = vec![[0; 2]; CITY_TILES.len() - 1];
    for game in games() {
        for (draw, pair) in game.windows(2).enumerate() {
            counts[draw][usize::from(place(pair[0]) < place(pair[1]))] += 1;
        }
    }
    for (draw, counts) in counts.iter().enumerate() {
        assert_even(&format!("draws {draw} and {}", draw + 1), counts);
    }
}
