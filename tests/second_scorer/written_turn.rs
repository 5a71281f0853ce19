//! Random turns, written down die by die in the order in which they are placed.

use space_taxi::rules::JOKER_PRICE;

use super::luck::Luck;

/// A whole turn. If its fuel misfires, what is written after the third fuel die never happens.
#[derive(Debug)]
pub struct WrittenTurn {
    /// What each throw placed: ten dice in groups of 4, 3, 2 and 1 in any order, perhaps with an empty one.
    pub placed: Vec<Vec<char>>,
    /// The number of the smuggling die when it was mined, or the one that it fell below.
    pub crystal: u32,
    /// The most that is paid for points.
    pub coins: u32,
}

impl WrittenTurn {
    /// A turn of somebody who holds `purse` coins. One who hoards flies full taxis and buys little.
    pub fn drawn(luck: &mut Luck, purse: u32, hoards: bool) -> Self {
        let mut dice = if hoards { seats(luck, 1, 60, purse) } else { seats(luck, 5, 12, purse) };
        dice.extend(fuel(luck));
        dice.push(luck.one_of(&['*', '*', '-']));
        shuffle(luck, &mut dice);

        let mut tiles = vec![1, 2, 3, 4];
        shuffle(luck, &mut tiles);
        if luck.below(2) == 0 {
            tiles.insert(luck.below(4), 0);
        }
        let mut placed: Vec<Vec<char>> = tiles.into_iter().map(|tile| dice.drain(..tile).collect()).collect();
        for die in placed[0].iter_mut().filter(|die| **die == '-') {
            *die = '*'; // the first throw cannot fall below the one before
        }
        let coins = if hoards && luck.below(8) > 0 { 0 } else { luck.one_of(&[0, 0, 0, 1, 2, 9]) };
        Self { placed, crystal: 2 + luck.below(7) as u32, coins }
    }
}

/// Six passenger dice of at most so many species, so that large groups are as common as lone aliens; one die in
/// `thumbs` is a thumb that nobody pays for, two are jokers.
fn seats(luck: &mut Luck, most_species: usize, thumbs: usize, mut purse: u32) -> Vec<char> {
    let mut species = vec!['O', 'A', 'M', 'T', 'X'];
    shuffle(luck, &mut species);
    species.truncate(1 + luck.below(most_species));
    let draw = |_| match (luck.below(thumbs), luck.one_of(&species)) {
        (0, _) => 'j',
        (1 | 2, alien) if purse >= u32::from(JOKER_PRICE) => {
            purse -= u32::from(JOKER_PRICE);
            alien.to_ascii_lowercase()
        }
        (_, alien) => alien,
    };
    (0..6).map(draw).collect()
}

/// Three fuel dice; most that would misfire are drawn again.
fn fuel(luck: &mut Luck) -> [char; 3] {
    loop {
        let fuel = [(); 3].map(|()| luck.one_of(&['1', '2', '3', '4', '5', '6']));
        let sum: u32 = fuel.iter().filter_map(|die| die.to_digit(10)).sum();
        if (7..=10).contains(&sum) || luck.below(4) == 0 {
            return fuel;
        }
    }
}

fn shuffle<T>(luck: &mut Luck, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, luck.below(last + 1));
    }
}
