//! The scoring: what is certain so far, and what is still within reach.

use super::state::TableState;
use space_taxi::rules::{
    Face, Fare, FuelDice, LEAST_FUEL, Launch, MOST_FUEL, POINTS_PER_COIN, PassengerFace, Phase, Smuggling, Species,
    Taxi, Turn, Wings, group_points,
};

/// `passengers × factor + crystal + coins`, as far as it is known, the picked dice included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaModel {
    pub passengers: u8,
    /// The factor, once the fuel settles it.
    pub factor: Option<u8>,
    /// How many fuel dice are still to be placed.
    pub fuel_left: u8,
    pub crystal: u8,
    /// Points for the coins that are paid.
    pub coins: u8,
    /// What that makes, from the lowest to the highest factor still within reach; both 0 if there is none.
    pub least: u8,
    pub most: u8,
    /// Whether the picked dice are part of it.
    pub previews: bool,
    /// No launch is possible any more.
    pub grounded: bool,
}

/// A fuel sum in the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuelCell {
    /// Still within reach.
    Open,
    OutOfReach,
    /// The picked dice would settle it.
    Preview,
    Settled,
}

/// A size of group in the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupCell {
    Plain,
    /// The picked dice would make it.
    Preview,
    Earned,
}

/// The scoring legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegendModel {
    /// Sums 7 to 10.
    pub fuel: [FuelCell; (MOST_FUEL - LEAST_FUEL + 1) as usize],
    /// Six or less, eleven or more: whether a failure to launch is certain.
    pub crash: bool,
    /// Groups of 2 to 6.
    pub groups: [GroupCell; 5],
    /// The fuel on the wings and the picked, one by one.
    pub fuel_sum: u8,
    pub fuel_left: u8,
}

/// What lies and what is picked, taken together.
pub(super) struct Prospect {
    taxi: Taxi,
    fuel: FuelDice,
    smuggling: Smuggling,
    coins: u8,
    previews: bool,
}

impl Prospect {
    /// What lies, and nothing picked.
    pub(super) const fn of(turn: &Turn) -> Self {
        Self { taxi: turn.taxi(), fuel: turn.wings().fuel, smuggling: turn.smuggling(), coins: 0, previews: false }
    }
}

pub(super) fn prospect(state: &TableState) -> Prospect {
    let turn = state.shown_turn();
    let picked = state.picked_placement();
    let jokers = picked.jokers.iter().map(PassengerFace::Alien).collect();
    let smuggling = match state.record().game().phase() {
        Phase::ToPlace(_, throw) if picked.crystal => throw.smuggling.map_or(turn.smuggling(), Smuggling::Mined),
        _ => turn.smuggling(),
    };
    Prospect {
        taxi: Taxi { seats: turn.taxi().seats.and(&picked.passengers).and(&jokers) },
        fuel: turn.wings().fuel.and(&picked.fuel),
        smuggling,
        coins: state.spending(),
        previews: picked.dice() > 0,
    }
}

/// The fuel sums that these dice and the missing ones can still reach.
fn reachable(fuel: &FuelDice) -> impl Fn(u8) -> bool {
    let (sum, left) = (fuel.sum(), Wings::PADS.saturating_sub(fuel.len()));
    move |total| (sum + left..=sum + 6 * left).contains(&total)
}

pub(super) fn formula(prospect: &Prospect) -> FormulaModel {
    let within = reachable(&prospect.fuel);
    let sums = (LEAST_FUEL..=MOST_FUEL).filter(|total| within(*total));
    let factors: Vec<_> = sums.filter_map(|total| Launch::of(total).factor()).collect();
    let coins = POINTS_PER_COIN * prospect.coins;
    let fares: Vec<Fare> = factors.iter().map(|factor| Fare::of(&prospect.taxi, *factor, prospect.smuggling)).collect();
    let points = |fare: Option<&Fare>| fare.map_or(0, |fare| fare.points() + coins);
    let settled = prospect.fuel.len() == Wings::PADS;
    FormulaModel {
        passengers: passengers(&prospect.taxi),
        factor: factors.first().filter(|_| settled).map(|factor| factor.number()),
        fuel_left: Wings::PADS.saturating_sub(prospect.fuel.len()),
        crystal: prospect.smuggling.points(),
        coins,
        least: points(fares.first()),
        most: points(fares.last()),
        previews: prospect.previews,
        grounded: factors.is_empty(),
    }
}

fn passengers(taxi: &Taxi) -> u8 {
    Species::ALL.iter().map(|species| group_points(taxi.seats.count(PassengerFace::Alien(*species)))).sum()
}

pub(super) fn legend(prospect: &Prospect, placed: &Turn) -> LegendModel {
    let within = reachable(&prospect.fuel);
    let fuelled = placed.wings().are_fuelled();
    let settled = prospect.fuel.len() == Wings::PADS;
    let fuel_cell = |total: u8| match within(total) {
        false => FuelCell::OutOfReach,
        true if fuelled => FuelCell::Settled,
        true if settled => FuelCell::Preview,
        true => FuelCell::Open,
    };
    let has_group = |taxi: &Taxi, size: u8| taxi.aliens().contains(&size);
    let group_cell = |size: u8| match (has_group(&placed.taxi(), size), has_group(&prospect.taxi, size)) {
        (true, true) => GroupCell::Earned,
        (_, true) => GroupCell::Preview,
        _ => GroupCell::Plain,
    };
    LegendModel {
        fuel: std::array::from_fn(|i| fuel_cell(LEAST_FUEL + i as u8)),
        crash: !(LEAST_FUEL..=MOST_FUEL).any(within),
        groups: std::array::from_fn(|i| group_cell(2 + i as u8)),
        fuel_sum: prospect.fuel.sum(),
        fuel_left: Wings::PADS.saturating_sub(prospect.fuel.len()),
    }
}
