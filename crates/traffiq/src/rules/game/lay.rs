//! Laying a tile.

use arrayvec::ArrayVec;

use super::{Deed, End, Game, Outcome};
use crate::rules::act::{Arrival, Lay};
use crate::rules::place::{Cell, Crossing, Direction};
use crate::rules::refusal::Refusal;
use crate::rules::tile::{Sides, Tile};
use crate::rules::vehicles::{Fleet, Kind, Vehicle};

impl Game {
    pub(super) fn laid(&self, lay: &Lay) -> Result<Outcome, Refusal> {
        self.may(Deed::Lay)?;
        let tile = Tile::of(lay.sides);
        let place = self.hands[self.player].iter().position(|own| *own == tile).ok_or(Refusal::NotInHand)?;
        self.fits(lay.sides, lay.cell)?;
        let completed = self.city.completed_by(lay.cell);
        let mut game = self.clone();
        game.hands[self.player].remove(place);
        game.city.lay(lay.cell, lay.sides);
        game.deeds.push(Deed::Lay);
        let arrivals = game.checked(&lay.arrivals, &completed)?;
        for Arrival { crossing, kind } in &arrivals {
            game.cars.put(*crossing, Vehicle { player: self.player, kind: *kind });
            *game.supplies[self.player].count_mut(*kind) -= 1;
        }
        let mut outcome = game.compete(arrivals.iter().map(|arrival| arrival.crossing), &lay.spared)?;
        if !arrivals.is_empty() && outcome.game.supplies[self.player] == Fleet::default() {
            outcome.game.end = Some(End::AllPlaced);
        }
        Ok(outcome)
    }

    fn fits(&self, sides: Sides, cell: Cell) -> Result<(), Refusal> {
        if self.city.tile(cell).is_some() {
            return Err(Refusal::CellTaken);
        }
        let around = self.city.around(cell);
        if around == [None; 4] {
            return Err(Refusal::TouchesNothing);
        }
        let differs =
            |direction: &Direction| around[*direction as usize].is_some_and(|colour| colour != sides.side(*direction));
        Direction::ALL.into_iter().find(differs).map_or(Ok(()), |direction| Err(Refusal::SideDiffers(direction)))
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
