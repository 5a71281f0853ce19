//! The first lines of a record: what is fixed before the first throw.

use super::{TITLE, VERSION};
use crate::record::opening::{BadOpening, DiceSource, Opening};
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::scan::{Line, ReadLine};
use crate::rules::Mode;
use game_core::{Code, Driver, Entrant, Name, NotHex, Seed};

pub(super) fn read_opening<'a>(mut next: impl FnMut() -> Line<'a>) -> Result<Opening, ReadError> {
    read_title(next())?;
    let solo = read_mode(next())?;
    let mut entrants = Vec::new();
    let mut line = next();
    while line.peek() == Some("player") {
        if solo && !entrants.is_empty() || entrants.len() == usize::from(Mode::Five.player_count()) {
            return Err(line.error(BadOpening::PlayerCount));
        }
        entrants.push(read_entrant(line, &entrants)?);
        line = next();
    }
    if solo != (entrants.len() == 1) || Mode::for_players(entrants.len()).is_none() {
        return Err(line.mark().error(BadOpening::PlayerCount));
    }
    line.expect("begins")?;
    let begins = line.mark();
    let opener = line.rest();
    let opener = entrants.iter().position(|entrant| entrant.name.as_str() == opener);
    let opener = opener.ok_or_else(|| begins.error(BadOpening::NoSuchOpener))?;
    let dice = read_dice_source(next())?;
    Opening::new(&entrants, opener, dice).map_err(|bad| begins.error(bad))
}

fn read_title(mut line: Line) -> Result<(), ReadError> {
    line.read(Expected::Title, |word| (word == TITLE).then_some(()))?;
    let version = line.mark();
    match line.number(Expected::Title)? {
        VERSION => line.end(),
        0 => Err(version.error(Expected::Title)),
        _ => Err(version.error(Reason::NewerVersion)),
    }
}

/// Whether it is a solo flight.
fn read_mode(mut line: Line) -> Result<bool, ReadError> {
    line.expect("mode")?;
    let solo = line.read(Expected::Mode, |word| match word {
        "solo" => Some(true),
        "table" => Some(false),
        _ => None,
    })?;
    line.end().map(|()| solo)
}

fn read_entrant(mut line: Line, before: &[Entrant]) -> Result<Entrant, ReadError> {
    line.expect("player")?;
    let driver = line.read(Expected::Driver, Driver::from_word)?;
    let start = line.mark();
    let name = Name::new(line.rest()).map_err(|bad| start.error(bad))?;
    let entrant = Entrant { name, driver };
    if entrant.is_like_any(before) { Err(start.error(BadOpening::NamesAlike)) } else { Ok(entrant) }
}

fn read_dice_source(mut line: Line) -> Result<DiceSource, ReadError> {
    line.expect("dice")?;
    let kind = line.read(Expected::DiceSource, |word| ["by", "seed", "code"].into_iter().find(|kind| *kind == word))?;
    let dice = match kind {
        "by" => line.expect("hand").map(|()| DiceSource::Hand)?,
        "seed" => DiceSource::Seed(read_seed(&mut line)?),
        _ => {
            let start = line.mark();
            DiceSource::Code(Code::new(line.rest()).map_err(|bad| start.error(bad))?)
        }
    };
    line.end().map(|()| dice)
}

fn read_seed(line: &mut Line) -> Result<Seed, ReadError> {
    let start = line.mark();
    line.word().unwrap_or_default().parse().map_err(|bad| match bad {
        NotHex::Digit { place } => start.further(place - 1).error(bad),
        NotHex::Length { .. } => start.error(bad),
    })
}
