//! What a turn has room for, drawing, and how turns follow each other.

use super::{End, Game};
use crate::rules::refusal::Refusal;
use crate::rules::tile::Tile;
use crate::rules::vehicles::Kind;

/// What an action of a turn has been used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    Lay,
    Ride(Kind),
    Draw,
}

impl Game {
    /// Whether a tile may be drawn now.
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn may_draw(&self) -> Result<(), Refusal> {
        self.may(Deed::Draw)?;
        if self.stock.is_empty() { Err(Refusal::StockEmpty) } else { Ok(()) }
    }

    /// Whether the turn has room for such an action now.
    pub(in crate::rules) fn may(&self, deed: Deed) -> Result<(), Refusal> {
        let is_done = |done: Deed| self.deeds.contains(&done);
        match deed {
            _ if self.end.is_some() => Err(Refusal::GameOver),
            _ if self.deeds.is_full() => Err(Refusal::TwoActionsDone),
            Deed::Lay if self.deeds.iter().any(|done| *done != Deed::Lay) => Err(Refusal::LaidFirst),
            Deed::Ride(_) if is_done(Deed::Draw) => Err(Refusal::OnlyDrawing),
            Deed::Ride(_) if is_done(deed) => Err(Refusal::OneRideOfAKind),
            _ => Ok(()),
        }
    }

    pub(super) fn draw(&mut self, tile: Tile) -> Result<(), Refusal> {
        self.may_draw()?;
        let place = self.stock.iter().position(|other| *other == tile).ok_or(Refusal::NotInStock)?;
        self.stock.remove(place);
        self.hands[self.player].push(tile);
        self.deeds.push(Deed::Draw);
        if self.deeds.is_full() || self.stock.is_empty() {
            self.end_turn();
        }
        Ok(())
    }

    pub(super) fn end_turn(&mut self) {
        let players = self.table().player_count() as u8;
        let is_moving = self.deeds.iter().any(|deed| matches!(deed, Deed::Lay | Deed::Draw));
        self.quiet = if is_moving { 0 } else { self.quiet + 1 };
        if self.deeds.contains(&Deed::Draw) && self.stock.is_empty() {
            self.turns_left = Some(players);
        } else if let Some(left) = &mut self.turns_left {
            *left -= 1;
        }
        self.end = match self.turns_left {
            Some(0) => Some(End::LastRound),
            _ if self.quiet == 2 * players => Some(End::Quiet),
            _ => None,
        };
        if self.end.is_none() {
            self.player = self.table().left_of(self.player);
            self.deeds.clear();
            self.turn += 1;
        }
    }
}
