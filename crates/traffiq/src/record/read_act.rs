//! Reading an act: what is written, and where, so that whatever the rules refuse is explained at the very word.

use super::log::Refused;
use super::notation::{axis_from, beats_text, cell_from, crossing_from};
use super::read_error::{Expected, ReadError, Reason};
use super::scan::{Line, ReadLine};
use crate::rules::{
    ACTIONS_A_TURN, Act, Arrival, Crossing, Game, Kind, Lay, Outcome, Refusal, Ride, Sides, Spare, Spared, Tile,
};

/// An act as it is written, with the place of each of its words.
pub(super) struct WrittenAct<'a> {
    pub(super) act: Act,
    start: Line<'a>,
    /// The tile, or where a ride begins.
    first: Line<'a>,
    /// The cell, or where a ride ends.
    second: Line<'a>,
    arrivals: Vec<Line<'a>>,
    spared: Vec<Line<'a>>,
    beats: Option<(Line<'a>, Vec<(Line<'a>, Crossing)>)>,
}

impl<'a> WrittenAct<'a> {
    /// Reads an act up to the end of the line.
    pub(super) fn read(mut line: Line<'a>) -> Result<Self, ReadError> {
        let start = line.mark();
        let word =
            line.read(Expected::Act, |word| ["lay", "taxi", "truck", "draw"].into_iter().find(|it| *it == word))?;
        let first = line.mark();
        let mut written = Self {
            act: Act::EndTurn,
            start,
            first,
            second: first,
            arrivals: Vec::new(),
            spared: Vec::new(),
            beats: None,
        };
        written.act = match Kind::from_word(word) {
            Some(kind) => Act::Ride(written.read_ride(&mut line, kind)?),
            None if word == "lay" => Act::Lay(written.read_lay(&mut line)?),
            None => {
                let tile = line.read(Expected::Tile, Tile::named)?;
                line.end()?;
                Act::Draw(tile)
            }
        };
        Ok(written)
    }

    fn read_lay(&mut self, line: &mut Line<'a>) -> Result<Lay, ReadError> {
        let sides = line.read(Expected::Sides, Sides::from_letters)?;
        self.second = line.mark();
        let cell = line.read(Expected::Cell, cell_from)?;
        let mut lay = Lay { sides, cell, arrivals: Default::default(), spared: Spared::new() };
        while !line.is_over() {
            let start = line.mark();
            match line.word().unwrap_or_default() {
                "spare" => self.read_spare(line, &mut lay.spared)?,
                "beats" => self.read_beats(start, line)?,
                word => {
                    let kind = Kind::from_word(word).ok_or_else(|| start.error(Expected::BehindLay))?;
                    let place = line.mark();
                    let crossing = line.read(Expected::Crossing, crossing_from)?;
                    let full = lay.arrivals.try_push(Arrival { crossing, kind });
                    full.map_err(|_| place.error(Reason::TooManyPlaces))?;
                    self.arrivals.push(place);
                }
            }
        }
        Ok(lay)
    }

    fn read_ride(&mut self, line: &mut Line<'a>, kind: Kind) -> Result<Ride, ReadError> {
        let (from, to) = line.read(Expected::Ride, |word| {
            let (from, to) = word.split_once('>')?;
            self.second = self.first.further(from.len() + 1);
            Some((crossing_from(from)?, crossing_from(to)?))
        })?;
        let mut ride = Ride { kind, from, to, spared: Spared::new() };
        while !line.is_over() {
            let start = line.mark();
            match line.word().unwrap_or_default() {
                "spare" => self.read_spare(line, &mut ride.spared)?,
                "beats" => self.read_beats(start, line)?,
                _ => return Err(start.error(Expected::BehindRide)),
            }
        }
        Ok(ride)
    }

    fn read_spare(&mut self, line: &mut Line<'a>, spared: &mut Spared) -> Result<(), ReadError> {
        let axis = line.read(Expected::Axis, axis_from)?;
        let place = line.mark();
        let crossing = line.read(Expected::Crossing, crossing_from)?;
        spared.try_push(Spare { axis, crossing }).map_err(|_| place.error(Reason::TooManyPlaces))?;
        self.spared.push(place);
        Ok(())
    }

    /// The crossings behind `beats`, up to the end.
    fn read_beats(&mut self, start: Line<'a>, line: &mut Line<'a>) -> Result<(), ReadError> {
        let mut places = Vec::new();
        while !line.is_over() || places.is_empty() {
            let place = line.mark();
            places.push((place, line.read(Expected::Crossing, crossing_from)?));
        }
        self.beats = Some((start, places));
        Ok(())
    }

    /// Whether the rules allow it in this game, and it beats just the vehicles that it names, if it names any.
    pub(super) fn check(&self, game: &Game) -> Result<(), ReadError> {
        let outcome = game.outcome(&self.act).map_err(|refusal| self.refused(game, refusal))?;
        self.check_beats(&outcome)
    }

    /// The error that the tile drawn is not the one that came.
    pub(super) fn wrong_tile(&self, refused: Refused) -> ReadError {
        self.first.error(refused)
    }

    /// The error that the turn has ended by itself, with a draw in this game.
    pub(super) fn too_late(&self, last: &Game) -> ReadError {
        let refusal = match self.act {
            _ if last.deeds().len() + 1 == ACTIONS_A_TURN => Refusal::TwoActionsDone,
            Act::Lay(_) => Refusal::LaidFirst,
            Act::Ride(_) => Refusal::OnlyDrawing,
            Act::Draw(_) | Act::EndTurn => Refusal::StockEmpty,
        };
        self.start.error(Refused::from(refusal))
    }

    /// The refusal at the word that is to blame.
    fn refused(&self, game: &Game, refusal: Refusal) -> ReadError {
        let is_alike = |act: Act| game.outcome(&act) == Err(refusal);
        let place = match refusal {
            Refusal::GameOver
            | Refusal::TwoActionsDone
            | Refusal::LaidFirst
            | Refusal::OnlyDrawing
            | Refusal::OneRideOfAKind
            | Refusal::StockEmpty => self.start,
            Refusal::NotInStock | Refusal::NotInHand | Refusal::NoSuchCar => self.first,
            Refusal::CellTaken | Refusal::TouchesNothing | Refusal::CannotRide => self.second,
            Refusal::SideDiffers(direction) => self.first.further(direction as usize),
            Refusal::NotCompleted | Refusal::TwoOnOneCrossing | Refusal::NoneLeft(_) => {
                self.first_with(&self.arrivals, |count| is_alike(self.with(count, 0)))
            }
            Refusal::NotAtStake | Refusal::SparedAlready => {
                self.first_with(&self.spared, |count| is_alike(self.with(usize::MAX, count)))
            }
        };
        place.error(Refused::from(refusal))
    }

    /// The first of these places with which the act is refused as it is as a whole.
    fn first_with(&self, places: &[Line<'a>], is_alike: impl Fn(usize) -> bool) -> Line<'a> {
        places.iter().enumerate().find(|(place, _)| is_alike(place + 1)).map_or(self.start, |(_, place)| *place)
    }

    /// The act with its first vehicles and spared streets only.
    fn with(&self, arrivals: usize, spared: usize) -> Act {
        let mut act = self.act.clone();
        match &mut act {
            Act::Lay(lay) => {
                lay.arrivals.truncate(arrivals);
                lay.spared.truncate(spared);
            }
            Act::Ride(ride) => ride.spared.truncate(spared),
            Act::Draw(_) | Act::EndTurn => {}
        }
        act
    }

    fn check_beats(&self, outcome: &Outcome) -> Result<(), ReadError> {
        let Some((start, said)) = &self.beats else { return Ok(()) };
        let reason = || beats_text(outcome).map_or(Reason::BeatsNobody, Reason::Beats);
        let leaves = |crossing: Crossing| outcome.beaten.iter().any(|(beaten, _)| *beaten == crossing);
        for (place, (at, crossing)) in said.iter().enumerate() {
            if !leaves(*crossing) || said[..place].iter().any(|(_, other)| other == crossing) {
                return Err(at.error(reason()));
            }
        }
        if said.len() == outcome.beaten.len() { Ok(()) } else { Err(start.error(reason())) }
    }
}
