//! A complete game of players in any mood, act by act.

use traffiq::rules::{Act, ByPlayer, CITY_TILES, Game, Layout, Outcome, TILES_DEALT, Table, Tile};

use super::luck::Luck;

/// How the players of a game choose, in per cent. What is left over they choose at random.
#[derive(Clone, Copy, Debug)]
pub struct Mood {
    /// The act that brings most at once.
    pub greedy: usize,
    /// A tile instead of anything else.
    pub drawing: usize,
    /// The end of the turn, whatever could be done.
    pub idle: usize,
}

impl Mood {
    pub const RANDOM: Self = Self { greedy: 0, drawing: 25, idle: 0 };
    pub const MIXED: Self = Self { greedy: 60, drawing: 25, idle: 5 };
}

/// Plays on until the game is over. Each step is the game before, the act, and what came of it.
#[derive(Clone, Debug)]
pub struct RandomGame {
    game: Game,
    luck: Luck,
    mood: Mood,
}

impl RandomGame {
    /// A new game; a place too many at the table counts on from the first.
    pub fn new(layout: Layout, table: Table, begins: usize, seed: u64, mood: Mood) -> Self {
        let mut luck = Luck::seeded(seed);
        let mut tiles: Vec<Tile> = CITY_TILES.to_vec();
        let mut deal = || tiles.swap_remove(luck.below(tiles.len()));
        let dealt = ByPlayer::new(table, |_| -> [Tile; TILES_DEALT] { std::array::from_fn(|_| deal()) });
        let begins = table.player(begins % table.player_count()).expect("the place is at this table");
        Self { game: Game::new(layout, begins, &dealt).expect("all tiles are different"), luck, mood }
    }

    /// Plays to the end, without a look at the steps.
    pub fn finish(mut self) -> Game {
        while let Some(act) = self.act() {
            self.game = self.game.apply(&act).expect("random players keep to the rules");
        }
        self.game
    }

    fn act(&mut self) -> Option<Act> {
        if self.game.end().is_some() {
            return None;
        }
        let (game, mood) = (&self.game, self.mood);
        let luck = &mut self.luck;
        if luck.below(100) < mood.idle {
            return Some(Act::EndTurn);
        }
        let may_draw = game.may_draw().is_ok();
        if may_draw && luck.below(100) < mood.drawing {
            return Some(Act::Draw(luck.one_of(game.stock())));
        }
        let mut acts = game.legal_acts();
        if acts.len() > 1 {
            acts.pop();
        } else if may_draw {
            return Some(Act::Draw(luck.one_of(game.stock())));
        }
        if luck.below(100) < mood.greedy {
            let gain = |act: &Act| {
                let Outcome { game: after, beaten, .. } = game.outcome(act).expect("it is listed");
                let lost: u8 = beaten.iter().map(|(_, vehicle)| vehicle.kind.worth()).sum();
                after.points(game.player()) + lost
            };
            let gains: Vec<u8> = acts.iter().map(gain).collect();
            let most = gains.iter().max().copied()?;
            acts = acts.into_iter().zip(gains).filter(|(_, gain)| *gain == most).map(|(act, _)| act).collect();
        }
        Some(acts.swap_remove(luck.below(acts.len())))
    }
}

impl Iterator for RandomGame {
    type Item = (Game, Act, Outcome);

    fn next(&mut self) -> Option<Self::Item> {
        let act = self.act()?;
        let outcome = self.game.outcome(&act).expect("random players keep to the rules");
        let before = std::mem::replace(&mut self.game, outcome.game.clone());
        Some((before, act, outcome))
    }
}
