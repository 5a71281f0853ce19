//! Records to test with: random games with names, hand-overs and any source of tiles.

use game_core::Seed;
use traffiq::record::{Code, Dealt, Driver, Entrant, Hands, Name, Opening, Record, StockSource};
use traffiq::rules::{Act, ByPlayer, CITY_TILES, Layout, Outcome, Table, Tile};

use crate::luck::Luck;

/// Names that the notation must not stumble over.
const NAMES: [&str; 4] = ["Andi", "taxi 51/51; pass", "#winner Őr", "Anna Maria Žofia"];

/// How tiles come.
#[derive(Clone, Copy, Debug)]
pub enum From {
    Seed,
    Code(&'static str),
    Hand,
}

impl From {
    pub const ALL: [Self; 3] = [Self::Seed, Self::Code("Club night"), Self::Hand];
}

pub fn seed(luck: &mut Luck) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))
}

pub fn opening(table: Table, from: From, luck: &mut Luck, names: &[&str]) -> Opening {
    let entrant = |name: &&str| Entrant { name: Name::new(name).unwrap(), driver: luck.one_of(&Driver::ALL) };
    let entrants: Vec<Entrant> = names[..table.player_count()].iter().map(entrant).collect();
    let stock = match from {
        From::Seed => StockSource::Seed(seed(luck)),
        From::Code(code) => StockSource::Code(Code::new(code).unwrap()),
        From::Hand => StockSource::Hand(dealt(table, luck)),
    };
    let (layout, hands) = (luck.one_of(&Layout::ALL), luck.one_of(&[Hands::Hidden, Hands::Open]));
    Opening::new(layout, &entrants, luck.below(table.player_count()), hands, stock).unwrap()
}

fn dealt(table: Table, luck: &mut Luck) -> Dealt {
    let mut left: Vec<Tile> = CITY_TILES.to_vec();
    ByPlayer::new(table, |_| std::array::from_fn(|_| left.swap_remove(luck.below(left.len()))))
}

/// A game of random players who hand over now and then, stopped after at most `most_events`.
pub fn random_record(table: Table, number: u64, from: From, most_events: usize) -> Record {
    let mut luck = Luck::seeded(number);
    let mut record = Record::new(opening(table, from, &mut luck, &NAMES));
    while record.events().len() < most_events && record.game().end().is_none() {
        if luck.below(20) == 0 {
            let player = table.player(luck.below(table.player_count())).unwrap();
            // Handing over to whoever plays already is refused, and then nothing has happened.
            let _ = record.hand_over(player, luck.one_of(&Driver::ALL));
        } else if record.game().may_draw().is_ok() && luck.below(3) == 0 {
            draw(&mut record, &mut luck);
        } else {
            let mut acts = record.game().legal_acts();
            record.act(&acts.swap_remove(luck.below(acts.len()))).unwrap();
        }
    }
    record
}

/// A whole game, played as people play it: whatever brings most points at once, else a tile is laid or drawn.
pub fn played_record(table: Table, number: u64, from: From, names: &[&str]) -> Record {
    let mut luck = Luck::seeded(number);
    let mut record = Record::new(opening(table, from, &mut luck, names));
    while record.game().end().is_none() {
        play_well(&mut record, &mut luck);
    }
    record
}

fn play_well(record: &mut Record, luck: &mut Luck) {
    let game = record.game();
    let acts = game.legal_acts();
    let gain = |act: &Act| {
        let Outcome { game: after, beaten, .. } = game.outcome(act).unwrap();
        let lost: u8 = beaten.iter().map(|(_, vehicle)| vehicle.kind.worth()).sum();
        after.points(game.player()) + lost - game.points(game.player())
    };
    let gains: Vec<u8> = acts.iter().map(gain).collect();
    let most = gains.iter().max().copied().unwrap_or_default();
    let may_draw = game.may_draw().is_ok();
    let hand = game.hand(game.player()).len();
    if most == 0 && may_draw && (hand < 3 || luck.below(2) == 0) {
        return draw(record, luck);
    }
    let is_good = |act: &Act, gain: u8| gain == most && (most > 0 || matches!(act, Act::Lay(_)));
    let mut best: Vec<&Act> =
        acts.iter().zip(&gains).filter(|(act, gain)| is_good(act, **gain)).map(|(act, _)| act).collect();
    let act = if best.is_empty() { &Act::EndTurn } else { best.swap_remove(luck.below(best.len())) };
    record.act(&act.clone()).unwrap();
}

fn draw(record: &mut Record, luck: &mut Luck) {
    if record.opening().stock().seed().is_some() {
        record.draw().unwrap();
    } else {
        let tile = luck.one_of(record.game().stock());
        record.act(&Act::Draw(tile)).unwrap();
    }
}
