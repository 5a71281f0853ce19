//! The rules once more, as one would play them with pencil and paper: slow, plain, and nothing of the engine's own but its words.

use std::collections::{BTreeMap, BTreeSet};

use traffiq::rules::{
    Act, Axis, Cell, Crossing, Deed, Direction, End, Game, Kind, Lay, Player, Refusal, Ride, Sides, Spare, Tile,
    Vehicle,
};

use super::flood::Drawing;

/// A game as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    pub tiles: BTreeMap<Cell, Sides>,
    pub cars: BTreeMap<Crossing, Vehicle>,
    /// Taxis and trucks of each player in the supply.
    pub supplies: Vec<(u8, u8)>,
    pub hands: Vec<Vec<Tile>>,
    pub stock: Vec<Tile>,
    pub player: Player,
    pub deeds: Vec<Deed>,
    pub turn: u16,
    pub quiet: u8,
    pub turns_left: Option<u8>,
    pub end: Option<End>,
}

/// The game after an act, and who has left, in reading order.
pub type After = (Paper, Vec<(Crossing, Vehicle)>);

impl Paper {
    pub fn of(game: &Game) -> Self {
        let players = || game.table().players();
        Self {
            tiles: game.city().tiles().collect(),
            cars: game.cars().iter().collect(),
            supplies: players().map(|player| (game.supply(player).taxis, game.supply(player).trucks)).collect(),
            hands: players().map(|player| game.hand(player).to_vec()).collect(),
            stock: game.stock().to_vec(),
            player: game.player(),
            deeds: game.deeds().to_vec(),
            turn: game.turn(),
            quiet: game.quiet_turns(),
            turns_left: game.turns_left(),
            end: game.end(),
        }
    }

    /// What the act leads to, or the first reason why not.
    pub fn after(&self, act: &Act) -> Result<After, Refusal> {
        match act {
            _ if self.end.is_some() => Err(Refusal::GameOver),
            Act::EndTurn => {
                let mut after = self.clone();
                after.end_turn();
                Ok((after, Vec::new()))
            }
            Act::Draw(tile) => self.drawn(*tile).map(|after| (after, Vec::new())),
            Act::Lay(lay) => self.laid(lay),
            Act::Ride(ride) => self.ridden(ride),
        }
    }

    fn in_order(&self, deed: Deed) -> Result<(), Refusal> {
        let has_drawn = self.deeds.contains(&Deed::Draw);
        let has_ridden = self.deeds.iter().any(|deed| matches!(deed, Deed::Ride(_)));
        if self.deeds.len() == 2 {
            Err(Refusal::TwoActionsDone)
        } else if deed == Deed::Lay && (has_drawn || has_ridden) {
            Err(Refusal::LaidFirst)
        } else if matches!(deed, Deed::Ride(_)) && has_drawn {
            Err(Refusal::OnlyDrawing)
        } else if matches!(deed, Deed::Ride(_)) && self.deeds.contains(&deed) {
            Err(Refusal::OneRideOfAKind)
        } else {
            Ok(())
        }
    }

    fn drawn(&self, tile: Tile) -> Result<Self, Refusal> {
        self.in_order(Deed::Draw)?;
        if self.stock.is_empty() {
            return Err(Refusal::StockEmpty);
        }
        if !self.stock.contains(&tile) {
            return Err(Refusal::NotInStock);
        }
        let mut after = self.clone();
        after.stock.retain(|other| *other != tile);
        after.hands[self.player.index()].push(tile);
        after.deeds.push(Deed::Draw);
        if after.deeds.len() == 2 || after.stock.is_empty() {
            after.end_turn();
        }
        Ok(after)
    }

    fn laid(&self, lay: &Lay) -> Result<After, Refusal> {
        self.in_order(Deed::Lay)?;
        let me = self.player.index();
        let turnings = |tile: &Tile| {
            let [north, east, south, west] = Direction::ALL.map(|direction| tile.sides().side(direction));
            [
                [north, east, south, west],
                [east, south, west, north],
                [south, west, north, east],
                [west, north, east, south],
            ]
        };
        let lies = Direction::ALL.map(|direction| lay.sides.side(direction));
        let held = self.hands[me].iter().position(|tile| turnings(tile).contains(&lies)).ok_or(Refusal::NotInHand)?;
        if self.tiles.contains_key(&lay.cell) {
            return Err(Refusal::CellTaken);
        }
        let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|way| self.tile(lay.cell, way));
        if beside == [None; 4] {
            return Err(Refusal::TouchesNothing);
        }
        for (direction, tile) in Direction::ALL.into_iter().zip(beside) {
            if tile.is_some_and(|tile| tile.side(direction.opposite()) != lay.sides.side(direction)) {
                return Err(Refusal::SideDiffers(direction));
            }
        }
        let mut after = self.clone();
        after.hands[me].remove(held);
        after.tiles.insert(lay.cell, lay.sides);
        after.deeds.push(Deed::Lay);
        let drawing = after.drawing();
        let corners = lay.cell.corners();
        let is_open = |crossing: Crossing| {
            let streets = Axis::ALL.map(|axis| drawing.flooded(crossing, axis).len());
            corners.contains(&crossing) && drawing.tiles_at(crossing) == 4 && streets != [1, 1]
        };
        if !lay.arrivals.iter().all(|arrival| is_open(arrival.crossing)) {
            return Err(Refusal::NotCompleted);
        }
        let places: BTreeSet<Crossing> = lay.arrivals.iter().map(|arrival| arrival.crossing).collect();
        if places.len() < lay.arrivals.len() {
            return Err(Refusal::TwoOnOneCrossing);
        }
        for kind in Kind::ALL {
            for arrival in lay.arrivals.iter().filter(|arrival| arrival.kind == kind) {
                let left = after.supply(self.player, kind);
                *left = left.checked_sub(1).ok_or(Refusal::NoneLeft(kind))?;
                after.cars.insert(arrival.crossing, Vehicle { player: self.player, kind });
            }
        }
        let beaten = after.compete(&places, &lay.spared, &drawing)?;
        if !places.is_empty() && after.supplies[me] == (0, 0) {
            after.end = Some(End::AllPlaced);
        }
        Ok((after, beaten))
    }

    fn ridden(&self, ride: &Ride) -> Result<After, Refusal> {
        self.in_order(Deed::Ride(ride.kind))?;
        let vehicle = Vehicle { player: self.player, kind: ride.kind };
        if self.cars.get(&ride.from) != Some(&vehicle) {
            return Err(Refusal::NoSuchCar);
        }
        let drawing = self.drawing();
        let next = |from: Crossing| {
            let streets = Axis::ALL.map(|axis| drawing.flooded(from, axis));
            let beside = streets
                .into_iter()
                .flatten()
                .filter(move |to| to.avenue().abs_diff(from.avenue()) + to.street().abs_diff(from.street()) == 1);
            beside.filter(|to| drawing.tiles_at(*to) == 4 && !self.cars.contains_key(to)).collect::<BTreeSet<_>>()
        };
        let mut reached = next(ride.from);
        if ride.kind == Kind::Taxi {
            loop {
                let wider: BTreeSet<Crossing> =
                    reached.iter().flat_map(|from| next(*from)).chain(reached.clone()).collect();
                if wider == reached {
                    break;
                }
                reached = wider;
            }
        }
        if !reached.contains(&ride.to) {
            return Err(Refusal::CannotRide);
        }
        let mut after = self.clone();
        after.cars.remove(&ride.from);
        after.cars.insert(ride.to, vehicle);
        after.deeds.push(Deed::Ride(ride.kind));
        let beaten = after.compete(&BTreeSet::from([ride.to]), &ride.spared, &drawing)?;
        Ok((after, beaten))
    }

    /// Competes on each street that is not spared, one after the other.
    fn compete(
        &mut self,
        arrived: &BTreeSet<Crossing>,
        spared: &[Spare],
        drawing: &Drawing,
    ) -> Result<Vec<(Crossing, Vehicle)>, Refusal> {
        let mut streets: Vec<(Axis, Vec<Crossing>)> = Vec::new();
        for (crossing, axis) in arrived.iter().flat_map(|crossing| Axis::ALL.map(|axis| (*crossing, axis))) {
            let street = (axis, drawing.flooded(crossing, axis));
            if street.1.len() > 1 && !streets.contains(&street) {
                streets.push(street);
            }
        }
        let mut named = Vec::new();
        for spare in spared {
            let is_this = |(axis, street): &&(Axis, Vec<Crossing>)| {
                *axis == spare.axis && street.contains(&spare.crossing) && arrived.contains(&spare.crossing)
            };
            let street = streets.iter().find(is_this).ok_or(Refusal::NotAtStake)?;
            if self.weaker(&street.1).is_empty() {
                return Err(Refusal::NotAtStake);
            }
            named.push(street.clone());
        }
        if (1..named.len()).any(|at| named[..at].contains(&named[at])) {
            return Err(Refusal::SparedAlready);
        }
        let mut beaten = BTreeMap::new();
        for (_, street) in streets.iter().filter(|street| !named.contains(street)) {
            for crossing in self.weaker(street) {
                let vehicle = self.cars.remove(&crossing).expect("somebody stands there");
                *self.supply(vehicle.player, vehicle.kind) += 1;
                beaten.insert(crossing, vehicle);
            }
        }
        Ok(beaten.into_iter().collect())
    }

    /// Where on this street somebody stands who is weaker there than the player on turn.
    fn weaker(&self, street: &[Crossing]) -> Vec<Crossing> {
        let worth = |kind| if kind == Kind::Truck { 2 } else { 1 };
        let strength = |player: Player| -> u8 {
            let cars = street.iter().filter_map(|crossing| self.cars.get(crossing));
            cars.filter(|vehicle| vehicle.player == player).map(|vehicle| worth(vehicle.kind)).sum()
        };
        let own = strength(self.player);
        let is_weaker = |crossing: &&Crossing| self.cars.get(crossing).is_some_and(|car| strength(car.player) < own);
        street.iter().filter(is_weaker).copied().collect()
    }

    fn end_turn(&mut self) {
        let players = self.supplies.len() as u8;
        let (has_laid, has_drawn) = (self.deeds.contains(&Deed::Lay), self.deeds.contains(&Deed::Draw));
        self.quiet = if has_laid || has_drawn { 0 } else { self.quiet + 1 };
        self.turns_left = match self.turns_left {
            None if has_drawn && self.stock.is_empty() => Some(players),
            left => left.map(|left| left - 1),
        };
        if self.turns_left == Some(0) {
            self.end = Some(End::LastRound);
        } else if self.quiet >= 2 * players {
            self.end = Some(End::Quiet);
        } else {
            self.turn += 1;
            self.deeds.clear();
            let next = (self.player.index() + 1) % self.supplies.len();
            let table = traffiq::rules::Table::for_players(self.supplies.len()).expect("2 to 4 play");
            self.player = table.player(next).expect("one of them");
        }
    }

    fn drawing(&self) -> Drawing {
        Drawing::of(self.tiles.iter().map(|(cell, sides)| (*cell, *sides)))
    }

    fn supply(&mut self, player: Player, kind: Kind) -> &mut u8 {
        let (taxis, trucks) = &mut self.supplies[player.index()];
        if kind == Kind::Taxi { taxis } else { trucks }
    }

    fn tile(&self, cell: Cell, (across, down): (i16, i16)) -> Option<Sides> {
        let column = u8::try_from(i16::from(cell.column()) + across).ok()?;
        let row = u8::try_from(i16::from(cell.row()) + down).ok()?;
        self.tiles.get(&Cell::new(column, row)?).copied()
    }

    /// Whether all sides that touch are alike, and all tiles hang together.
    pub fn is_sound(&self) -> bool {
        let ways = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let matches = |cell: Cell, sides: Sides| {
            Direction::ALL.into_iter().zip(ways).all(|(direction, way)| {
                let same = |tile: Sides| tile.side(direction.opposite()) == sides.side(direction);
                self.tile(cell, way).is_none_or(same)
            })
        };
        let mut reached: BTreeSet<Cell> = self.tiles.keys().next().copied().into_iter().collect();
        loop {
            let touches = |cell: &&Cell| {
                reached
                    .iter()
                    .any(|other| cell.column().abs_diff(other.column()) + cell.row().abs_diff(other.row()) == 1)
            };
            let more: Vec<Cell> =
                self.tiles.keys().filter(|cell| !reached.contains(cell)).filter(touches).copied().collect();
            if more.is_empty() {
                break;
            }
            reached.extend(more);
        }
        reached.len() == self.tiles.len() && self.tiles.iter().all(|(cell, sides)| matches(*cell, *sides))
    }
}
