//! The tiles of this game's own set, and how a city starts.

use super::city::City;
use super::place::Cell;
use super::tile::{Sides, Tile};

/// The city tiles of a game, no two alike. Their order decides what a seed draws, so it never changes.
pub const CITY_TILES: [Tile; 44] = {
    let names = [
        "RRBB", "RBRB", // four sides with streets
        "RRBG", "RRBW", "RRGB", "RRWB", "RBBG", "RBBW", "RGBB", "RWBB", "RBRG", "RBRW", "RBGB", "RBWB", // three
        "RRGG", "RRWW", "BBGG", "BBWW", "RBGG", "RBWW", "RGGB", "RWWB", "RBGW", "RBWG", "RGWB",
        "RWGB", // two adjacent
        "RGRG", "RWRW", "BGBG", "BWBW", "RGBG", "RWBW", "RGRW", "BGBW", "RGBW", "RWBG", // two opposite
        "RGGG", "RWWW", "BGGG", "BWWW", "RGWG", "RWGW", "BGWG", "BWGW", // one
    ];
    let mut tiles = [Tile::of(sides(names[0])); 44];
    let mut i = 0;
    while i < 44 {
        tiles[i] = Tile::of(sides(names[i]));
        i += 1;
    }
    tiles
};

/// The most tiles that can ever lie.
pub(super) const MOST_TILES: usize = CITY_TILES.len() + 10;

/// How a city starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layout {
    TimesSquare,
    CentralPark,
}

impl Layout {
    /// Every layout. The place in this list is part of the compact form and never changes.
    pub const ALL: [Self; 2] = [Self::TimesSquare, Self::CentralPark];

    /// How it is called in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::TimesSquare => "times-square",
            Self::CentralPark => "central-park",
        }
    }

    /// The layout that the word names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.word() == word)
    }

    /// The city before the first turn.
    #[must_use]
    pub fn city(self) -> City {
        let mut city = City::empty();
        for (down, row) in self.rows().iter().enumerate() {
            for (across, name) in row.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
                let cell = Cell::new(50 + across as u8, 50 + down as u8).expect("a layout is small");
                city.lay(cell, sides(name));
            }
        }
        city
    }

    const fn rows(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::TimesSquare => &[&["BRBW", "RBRR", "BWRB"], &["", "", "RBGR"]],
            Self::CentralPark => {
                &[&["RGGB", "BRGG"], &["GGGR", "GBGG"], &["GGGB", "GRGG"], &["GGGR", "GBGG"], &["GGBB", "GRRG"]]
            }
        }
    }
}

const fn sides(letters: &str) -> Sides {
    Sides::from_letters(letters).expect("four letters of colours")
}
