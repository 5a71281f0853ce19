//! Laying a tile.

use arrayvec::ArrayVec;

use super::compete::Effects;
use super::{Deed, End, Game};
use crate::rules::act::{Arrival, Lay};
use crate::rules::place::{Cell, Crossing};
use crate::rules::refusal::Refusal;
use crate::rules::tile::{Sides, Tile};
use crate::rules::vehicles::{Fleet, Kind, Vehicle};

impl Game {
    pub(super) fn lay(&mut self, lay: &Lay) -> Result<Effects, Refusal> {
        self.may(Deed::Lay)?;
        let tile = Tile::of(lay.sides);
        let place = self.hands[self.player].iter().position(|own| *own == tile).ok_or(Refusal::NotInHand)?;
        self.fits(lay.sides, lay.cell)?;
        let completed = self.city.completed_by(lay.cell);
        self.hands[self.player].remove(place);
        self.city.lay(lay.cell, lay.sides);
        self.deeds.push(Deed::Lay);
        let arrivals = self.checked(&lay.arrivals, &completed)?;
        for &Arrival { crossing, kind } in &arrivals {
            self.cars.put(crossing, Vehicle { player: self.player, kind });
            *self.supplies[self.player].count_mut(kind) -= 1;
        }
        let effects = self.compete(arrivals.iter().map(|arrival| arrival.crossing), &lay.spared)?;
        if !arrivals.is_empty() && self.supplies[self.player] == Fleet::default() {
            self.end = Some(End::AllPlaced);
        }
        Ok(effects)
    }

    fn fits(&self, sides: Sides, cell: Cell) -> Result<(), Refusal> {
        if self.city.tile(cell).is_some() {
            return Err(Refusal::CellTaken);
        }
        let around = self.city.sides_around(cell);
        if around.is_empty() {
            return Err(Refusal::TouchesNothing);
        }
        around.first_difference(sides).map_or(Ok(()), |direction| Err(Refusal::SideDiffers(direction)))
    }

    /// The arrivals in reading order, if all of them may be there. The tile lies already.
    fn checked(&self, arrivals: &[Arrival], completed: &[Crossing]) -> Result<ArrayVec<Arrival, 4>, Refusal> {
        let may_stand = |crossing: Crossing| completed.contains(&crossing) && self.city.can_stand(crossing);
        if arrivals.iter().any(|arrival| !may_stand(arrival.crossing)) {
            return Err(Refusal::NotCompleted);
        }
        let mut arrivals: ArrayVec<Arrival, 4> = arrivals.iter().copied().collect();
        arrivals.sort_unstable_by_key(|arrival| arrival.crossing);
        if arrivals.windows(2).any(|pair| pair[0].crossing == pair[1].crossing) {
            return Err(Refusal::TwoOnOneCrossing);
        }
        let wanted = |kind| arrivals.iter().filter(|arrival| arrival.kind == kind).count();
        let left = |kind| usize::from(self.supplies[self.player].count(kind));
        match Kind::ALL.into_iter().find(|kind| wanted(*kind) > left(*kind)) {
            Some(kind) => Err(Refusal::NoneLeft(kind)),
            None => Ok(arrivals),
        }
    }
}
