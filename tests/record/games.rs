//! Records to test with: random games with names, hand-overs and either kind of dice.

use space_taxi::dice::Seed;
use space_taxi::record::{Code, DiceSource, Driver, Entrant, Name, Opening, Record};
use space_taxi::rules::{Action, Face, Mode, PassengerFace, Phase};

use crate::luck::Luck;
use crate::random_hand;

/// Names that the notation must not stumble over.
const NAMES: [&str; 5] = ["Andi", "spend 3", "Őrs -> 4:", "#winner", "Anna Maria Žofia"];

pub fn opening(mode: Mode, luck: &mut Luck, names: &[&str], dice: DiceSource) -> Opening {
    let entrant = |name: &&str| Entrant { name: Name::new(name).unwrap(), driver: luck.one_of(&Driver::ALL) };
    let entrants: Vec<Entrant> = names[..usize::from(mode.player_count())].iter().map(entrant).collect();
    let opener = luck.below(entrants.len());
    Opening::new(&entrants, opener, dice).unwrap()
}

pub fn seed(luck: &mut Luck) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))
}

/// A game of random players who hand over now and then, stopped after at most `most_events`.
pub fn random_record(mode: Mode, number: u64, by_hand: bool, most_events: usize) -> Record {
    let mut luck = Luck::seeded(number);
    let dice = if by_hand { DiceSource::Hand } else { DiceSource::Seed(seed(&mut luck)) };
    play(Record::new(opening(mode, &mut luck, &NAMES, dice)), &mut luck, most_events)
}

/// A complete game with the dice of a code.
pub fn coded_record(mode: Mode, number: u64, code: &str) -> Record {
    let mut luck = Luck::seeded(number);
    let dice = DiceSource::Code(Code::new(code).unwrap());
    play(Record::new(opening(mode, &mut luck, &NAMES, dice)), &mut luck, usize::MAX)
}

fn play(mut record: Record, luck: &mut Luck, most_events: usize) -> Record {
    while record.events().len() < most_events && *record.game().phase() != Phase::GameOver {
        step(&mut record, luck);
    }
    record
}

fn step(record: &mut Record, luck: &mut Luck) {
    if luck.below(20) == 0 {
        let mode = record.game().mode();
        let player = mode.player(luck.below(usize::from(mode.player_count()))).unwrap();
        // Handing over to whoever plays already is refused, and then nothing has happened.
        let _ = record.hand_over(player, luck.one_of(&Driver::ALL));
        return;
    }
    let purse = record.game().coins().purse(record.game().player());
    match (*record.game().phase(), record.opening().dice()) {
        (Phase::ToPlace(turn, throw), _) => {
            record.act(&Action::Place(random_hand::placement(luck, &turn, &throw, purse))).unwrap();
        }
        (Phase::ToSpend(_), _) => record.act(&Action::Spend(luck.below(usize::from(purse) + 1) as u8)).unwrap(),
        (_, DiceSource::Hand) => {
            let left = record.game().turn_to_throw().unwrap().dice_left();
            record.act(&Action::Throw(random_hand::throw(luck, left, PassengerFace::ALL))).unwrap();
        }
        (_, DiceSource::Seed(_) | DiceSource::Code(_)) => {
            record.throw().unwrap();
        }
    }
}
