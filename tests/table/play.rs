//! Whole games by intents alone, as a person plays them: every throw its own tap, nothing but what the model offers.

use proptest::prelude::*;
use space_taxi::dice::Seed;
use space_taxi::record::{DiceSource, Driver, Entrant, Name, Opening, Record, compact};
use space_taxi::rules::{Face, Species, Turn};
use space_taxi_web::table::{Intent, JokerChoice, KeepNone, Primary, Scene, TableModel, TableState};

use crate::times::times;

fn new_table(seed: [u8; 32], players: usize) -> TableState {
    let entrant = |name: &&str| Entrant { name: Name::new(name).unwrap(), driver: Driver::Person };
    let entrants: Vec<Entrant> = ["Ada", "Ben", "Cleo", "Dan", "Eve"][..players].iter().map(entrant).collect();
    TableState::open(Record::new(Opening::new(&entrants, 0, DiceSource::Seed(Seed::from_bytes(seed))).unwrap()))
}

/// The next tap of somebody who chooses by `choice`, only from what the table offers.
fn tap(state: &TableState, model: &TableModel, choice: u32) -> Intent {
    match (state.scene(), model.actions.primary) {
        (Scene::Ticket, _) if choice.is_multiple_of(3) && state.spending() < state.purse() => {
            Intent::SpendTo(state.spending() + 1)
        }
        (Scene::Ticket, _) => Intent::Settle,
        (Scene::Misfire | Scene::RoundOver, _) => Intent::Continue,
        (_, Primary::Throw { .. }) => Intent::Throw,
        (_, Primary::Place { .. }) if choice.is_multiple_of(2) => Intent::Place,
        _ if model.actions.keep_none == KeepNone::Free && choice.is_multiple_of(11) => Intent::KeepNone,
        _ => match model.tray.picker {
            Some(picker) if picker.choice.is_none() && picker.purse > 0 => {
                Intent::Decide(JokerChoice::Paid(Species::ALL[choice as usize % 5]))
            }
            Some(picker) if picker.choice.is_none() => Intent::Decide(JokerChoice::Unpaid),
            _ => Intent::Toggle(choice as usize % model.tray.dice.len()),
        },
    }
}

proptest! {
    #![proptest_config(times(60))]

    #[test]
    fn a_game_is_played_to_its_end_by_taps_alone(seed in any::<[u8; 32]>(), players in 3_usize..=5, mut choice in any::<u32>()) {
        let mut state = new_table(seed, players);
        for _ in 0..50_000 {
            if state.scene() == Scene::GameOver {
                break;
            }
            let model = state.model();
            prop_assert!(model.throw <= Turn::MOST_THROWS);
            prop_assert_eq!(model.tray.dice.len(), state.tray().len());
            choice = choice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state = state.after(&tap(&state, model, choice >> 8));
            if state.tray().is_empty() {
                let again = TableState::open_at(state.record().clone(), state.scene());
                prop_assert_eq!(again.scene(), state.scene());
            }
        }
        prop_assert_eq!(state.scene(), Scene::GameOver);
        let resumed = TableState::open(compact::decode(&compact::encode(state.record())).unwrap());
        prop_assert_eq!(resumed.model(), state.model());
    }
}
