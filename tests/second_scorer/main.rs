//! A second scorer, written from the rules and not from the engine, must agree with it on a hundred thousand taxis, and on a million in `make test-all`.

mod engine;
#[path = "../support/luck.rs"]
mod luck;
#[path = "../support/many.rs"]
mod many;
mod scorer;
mod written_turn;

use space_taxi::rules::{Game, Mode, Phase};

use luck::Luck;
use many::many;
use scorer::{Score, score};
use written_turn::WrittenTurn;

const TAXIS: u32 = 100_000;

/// A table of its own: the second scorer's purses and supply, beside the engine's game.
struct Table {
    game: Game,
    purses: Vec<u32>,
    supply: u32,
    /// At one table of three everybody hoards, until the supply runs short.
    hoards: bool,
}

impl Table {
    fn laid(luck: &mut Luck) -> Self {
        let (mode, players) = luck.one_of(&[(Mode::Solo, 1), (Mode::Three, 3), (Mode::Four, 4), (Mode::Five, 5)]);
        let opener = mode.player(luck.below(players)).expect("the place is at this table");
        let game = Game::new(mode, opener).expect("the opener is at this table");
        Self { game, purses: vec![3; players], supply: 27 - 3 * players as u32, hoards: luck.below(3) == 0 }
    }

    /// Both play the same turn; what the second scorer says is checked against what the engine did.
    fn play(&mut self, turn: &WrittenTurn, luck: &mut Luck) -> Score {
        let player = self.game.player();
        let mine = score(&turn.placed, turn.crystal, turn.coins, self.purses[player.index()], self.supply);
        let (game, engines) = engine::play(&self.game, turn, mine.paid, luck);
        assert_eq!(mine, engines, "{turn:?}");
        self.purses[player.index()] = mine.purse;
        self.supply = mine.supply;
        self.game = game;
        mine
    }
}

#[test]
fn a_second_scorer_agrees_on_every_finished_taxi() {
    let mut luck = Luck::seeded(27);
    let mut table = Table::laid(&mut luck);
    let (mut flown, mut bonuses) = (0, [0; 3]);
    while flown < many(TAXIS) {
        if table.game.phase() == &Phase::GameOver {
            table = Table::laid(&mut luck);
        }
        let turn = WrittenTurn::drawn(&mut luck, table.purses[table.game.player().index()], table.hoards);
        let score = table.play(&turn, &mut luck);
        flown += u32::from(score.launched);
        bonuses[score.bonus as usize] += 1;
    }
    assert!(bonuses.iter().all(|met| *met > 100), "full and short bonuses must have been met: {bonuses:?}");
}

#[test]
fn the_second_scorer_knows_the_worked_example() {
    let andi = [vec!['A', 'A', 'X', 'X'], vec!['x', '*'], vec!['1'], vec!['A', '4', '4']];
    let andi = score(&andi, 6, 0, 3, 18);
    assert_eq!((andi.passengers, andi.factor, andi.result, andi.purse, andi.supply), (4, 3, 18, 4, 17));
    let bea = [vec!['X'; 4], vec![], vec!['X', '-'], vec!['4', '4', '2'], vec!['A']];
    let bea = score(&bea, 5, 0, 3, 17);
    assert_eq!((bea.passengers, bea.factor, bea.result, bea.purse, bea.supply), (5, 4, 20, 3, 17));
    let chris = score(&[vec!['6', '6', '6']], 5, 3, 3, 17);
    assert_eq!((chris.launched, chris.result, chris.purse, chris.supply), (false, 0, 3, 17));
}
