//! What is fixed before the first turn.

use game_core::{Code, Entrant, Name, Seed};
use thiserror::Error;

use crate::rules::Tile;
use crate::rules::{BadDeal, ByPlayer, Game, Layout, Player, TILES_DEALT, Table};
use crate::stock::deal;

/// Everyone's first tiles, in the order in which they were drawn.
pub type Dealt = ByPlayer<[Tile; TILES_DEALT]>;

/// Where the tiles of a game come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StockSource {
    /// Every draw follows from the seed.
    Seed(Seed),
    /// Every draw follows from a text that people may know beforehand.
    Code(Code),
    /// The tiles were drawn by hand, at a real table, beginning with these, and are part of the record.
    Hand(Dealt),
}

impl StockSource {
    /// The seed that all draws follow from; none where they are made by hand.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seed(seed) => Some(*seed),
            Self::Code(code) => Some(code.seed()),
            Self::Hand(_) => None,
        }
    }
}

/// Whether the players see each other's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hands {
    Hidden,
    Open,
}

/// The table before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    layout: Layout,
    entrants: ByPlayer<Entrant>,
    opener: Player,
    hands: Hands,
    stock: StockSource,
    dealt: Dealt,
}

/// Why no game can begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadOpening {
    #[error("a game has two to four players")]
    PlayerCount,
    #[error("two players have the same name, or names that look the same")]
    NamesAlike,
    #[error("whoever begins must sit at the table")]
    NoSuchOpener,
    #[error("every player is dealt two tiles")]
    HandCount,
    #[error(transparent)]
    Deal(BadDeal),
}

impl Opening {
    /// A table with these players in seating order, of whom the one at place `opener` begins.
    ///
    /// # Errors
    /// If the game cannot be played by so many, two names are alike, nobody sits at the opener's place, or the tiles dealt by hand are not
    /// two different ones of the game for each.
    pub fn new(
        layout: Layout,
        entrants: &[Entrant],
        opener: usize,
        hands: Hands,
        stock: StockSource,
    ) -> Result<Self, BadOpening> {
        let table = Table::for_players(entrants.len()).ok_or(BadOpening::PlayerCount)?;
        if entrants.iter().enumerate().any(|(place, entrant)| entrant.is_like_any(&entrants[..place])) {
            return Err(BadOpening::NamesAlike);
        }
        let opener = table.player(opener).ok_or(BadOpening::NoSuchOpener)?;
        let dealt = match &stock {
            StockSource::Seed(seed) => deal(seed, table, opener),
            StockSource::Code(code) => deal(&code.seed(), table, opener),
            StockSource::Hand(dealt) if dealt.table() == table => dealt.clone(),
            StockSource::Hand(_) => return Err(BadOpening::HandCount),
        };
        Game::new(layout, opener, &dealt).map_err(BadOpening::Deal)?;
        let entrants = ByPlayer::new(table, |player| entrants[player.index()].clone());
        Ok(Self { layout, entrants, opener, hands, stock, dealt })
    }

    /// How the city starts.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// How many play.
    #[must_use]
    pub fn table(&self) -> Table {
        self.entrants.table()
    }

    /// Who takes part, in seating order.
    #[must_use]
    pub const fn entrants(&self) -> &ByPlayer<Entrant> {
        &self.entrants
    }

    /// The player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> &Name {
        &self.entrants[player].name
    }

    /// The player with exactly this name.
    #[must_use]
    pub fn player(&self, name: &str) -> Option<Player> {
        self.entrants.iter().find(|(_, entrant)| entrant.name.as_str() == name).map(|(player, _)| player)
    }

    /// Who has the first turn.
    #[must_use]
    pub const fn opener(&self) -> Player {
        self.opener
    }

    /// Whether the players see each other's tiles.
    #[must_use]
    pub const fn hands(&self) -> Hands {
        self.hands
    }

    /// Where the tiles come from.
    #[must_use]
    pub const fn stock(&self) -> &StockSource {
        &self.stock
    }

    /// Everyone's first tiles.
    #[must_use]
    pub const fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    /// The game before the first turn.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::new(self.layout, self.opener, &self.dealt).expect("an opening deals tiles of the game")
    }
}
