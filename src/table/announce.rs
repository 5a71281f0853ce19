//! What is said of the things that happen at the table, for those who listen: each once, in the order they happened.

use super::computers::computer_on_turn;
use super::prompts::what_tile_takes;
use super::refusal::{no_undo, refusal};
use crate::table::{Blocked, Happening, JokerChoice, LastDie, TableState, species_name, what_to_place, why_blocked};
use crate::words::{Arg, Message, say};
use space_taxi::rules::{NumberTile, PassengerFace, Phase, Player, Throw};

/// What to say of all that has just happened at this table.
#[must_use]
pub fn announcements(state: &TableState) -> Vec<Message> {
    let (record, phase) = (state.record(), state.record().game().phase());
    // To whoever has just sat down nothing has happened yet.
    if state.news().number == 0 && matches!(phase, Phase::ToThrow(_) | Phase::ToPlace(..) | Phase::ToSpend(_)) {
        return vec![say::say_now_playing(record.opening().name(record.game().player()).to_string())];
    }
    state.news().what.iter().flat_map(|happening| announcement(happening, state)).collect()
}

/// What to say of this. Nothing where the piece itself already tells it, like a die that is pressed.
fn announcement(happening: &Happening, state: &TableState) -> Vec<Message> {
    let record = state.record();
    let name = |player: &Player| record.opening().name(*player).to_string();
    match happening {
        Happening::Thrown { player, throw } => {
            vec![say::say_throws(throw.dice().count(), name(player)), say::say_thrown(dice(throw))]
        }
        Happening::CrystalLost { thrown, least } => {
            vec![say::say_smuggling_failed(thrown.number(), least.number()), say::lost_counts_one()]
        }
        Happening::JokerDecided { choice: JokerChoice::Paid(species), .. } => {
            vec![say::say_joker_as(species_name(*species))]
        }
        Happening::JokerDecided { choice: JokerChoice::Unpaid, .. } => vec![say::say_joker_unpaid()],
        Happening::Placed { player, tile, paid, .. } => {
            let last_die = state.model().last_die.as_ref().map(LastDie::message);
            placed(name(player), *tile, *paid).into_iter().chain(last_die).collect()
        }
        Happening::LiftOff { fuel, fare, bonus, .. } => {
            let (passengers, factor, crystal) = (fare.passengers, fare.factor.number(), fare.crystal);
            let bonus = (*bonus > 0).then(|| say::say_full_taxi(*bonus));
            let score = say::say_turn_score(0_u8, crystal, factor, fare.points(), passengers);
            let told = [Some(say::say_liftoff(factor, *fuel)), bonus, Some(score)];
            told.into_iter().flatten().chain(at_stake(state)).collect()
        }
        Happening::Misfire { fuel, .. } => vec![say::say_failure(*fuel), say::failure_no_points()],
        Happening::Forced { count } => vec![say::say_selected(*count)],
        Happening::TileFilled(tile) => vec![say::say_selected(tile.number())],
        Happening::SpendingSet { coins } => {
            [say::spend_chosen(*coins, state.purse())].into_iter().chain(at_stake(state)).collect()
        }
        Happening::Settled { player, points, .. } => vec![say::say_round_score(*points, name(player))],
        Happening::RoundOver { struck, opener } => {
            let struck = (!struck.is_empty()).then(|| say::say_struck(struck.iter().map(name).collect::<Vec<_>>()));
            let opens = record.opening().mode().strikes().then(|| say::say_next_opens(name(opener)));
            struck.into_iter().chain(opens).collect()
        }
        Happening::GameOver { winners } => won(winners, state),
        Happening::TurnBegins { player } => vec![say::say_now_playing(name(player))],
        Happening::Proposed { why, .. } => vec![why.message()],
        Happening::TakenBack => vec![say::say_undone()],
        // The button that the piece changes is elsewhere.
        Happening::Blocked(reason @ (Blocked::TileTurned(_) | Blocked::TooMany(_) | Blocked::ThumbUndecided)) => {
            vec![why_blocked(*reason, state.model())]
        }
        _ => denial(happening, state).or_else(|| prompt(happening)).into_iter().collect(),
    }
}

/// Whose results are struck as it stands, and to whoever may pay coins, what more of them would change.
fn at_stake(state: &TableState) -> Vec<Message> {
    let Some(stakes) = &state.model().stakes else { return Vec::new() };
    let name = |player: Player| state.record().opening().name(player).to_string();
    let chances = if computer_on_turn(state).is_none() { stakes.chances_told(name) } else { Vec::new() };
    stakes.struck_told(name).into_iter().chain(chances).collect()
}

/// Several things in one text: screen readers say pieces of a page that come at the same time in any order.
#[must_use]
pub fn in_one_breath(said: impl IntoIterator<Item = String>) -> String {
    said.into_iter().fold(String::new(), |mut all, next| {
        if !all.is_empty() {
            all.push_str(if all.ends_with(['.', '!', '?', '…']) { " " } else { ". " });
        }
        all + &next
    })
}

/// Why what somebody has just wanted cannot be done, to be read at the table.
#[must_use]
pub fn denied(state: &TableState) -> Option<Message> {
    state.news().what.iter().find_map(|happening| denial(happening, state))
}

/// What is left to do for what somebody has just wanted, to be read at the table: nothing is wrong.
#[must_use]
pub fn prompted(state: &TableState) -> Option<Message> {
    state.news().what.iter().find_map(prompt)
}

fn prompt(happening: &Happening) -> Option<Message> {
    match happening {
        Happening::TileReady(tile) => Some(say::tile_ready(tile.number())),
        _ => None,
    }
}

fn denial(happening: &Happening, state: &TableState) -> Option<Message> {
    match happening {
        Happening::Refused(refused) => Some(refusal(refused)),
        Happening::CannotUndo(why) => Some(no_undo(*why)),
        Happening::ThumbUndecided => Some(say::joker_choose_first()),
        Happening::Blocked(Blocked::NothingPicked) => Some(what_to_place(state.model())),
        Happening::TileWaits(tile) => Some(what_tile_takes(*tile, state.model())),
        _ => None,
    }
}

fn placed(player: String, tile: NumberTile, paid: u8) -> Vec<Message> {
    let dice = match tile {
        NumberTile::Zero => say::say_places_none(player.clone()),
        _ => say::say_places(tile.number(), player.clone()),
    };
    let paid = (paid > 0).then(|| say::say_pays(paid, player));
    [Some(dice), Some(say::say_tile_used(tile.number())), paid].into_iter().flatten().collect()
}

fn won(winners: &[Player], state: &TableState) -> Vec<Message> {
    let (opening, game) = (state.record().opening(), state.record().game());
    match winners {
        [] => Vec::new(),
        [alone] if !opening.mode().strikes() => vec![say::solo_result(game.total(*alone))],
        [winner] => vec![say::say_wins(game.total(*winner), opening.name(*winner).to_string())],
        _ => vec![say::say_joint_winners(
            winners.iter().map(|player| opening.name(*player).to_string()).collect::<Vec<_>>(),
        )],
    }
}

/// The dice as they lie, equal ones counted together.
fn dice(throw: &Throw) -> Arg {
    let passengers = throw.passengers.groups().map(|(face, count)| match face {
        PassengerFace::Alien(species) => say::board_seats_group(count, species_name(species)),
        PassengerFace::Thumb => say::say_jokers(count),
    });
    let fuel = throw.fuel.iter().map(|face| say::log_fuel(face.number()));
    let crystal = throw.smuggling.map(|crystal| say::log_crystal(crystal.number()));
    passengers.chain(fuel).chain(crystal).collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_at_once_is_one_text_in_its_order() {
        let said = ["Ada throws 10 dice", "Lift-off!", "Full taxi: plus 2 coins"].map(str::to_owned);
        assert_eq!(in_one_breath(said), "Ada throws 10 dice. Lift-off! Full taxi: plus 2 coins");
        assert_eq!(in_one_breath(["Taken back".to_owned()]), "Taken back");
        assert_eq!(in_one_breath([]), "");
    }
}
