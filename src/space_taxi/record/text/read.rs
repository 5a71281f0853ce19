//! Text as a record: total, with the line and column of whatever is wrong.

use super::{NOTE_WORDS, TITLE, VERSION, notes};
use crate::space_taxi::record::driver::Driver;
use crate::space_taxi::record::log::{Record, Refused};
use crate::space_taxi::record::name::Name;
use crate::space_taxi::record::notation::{read_placement, read_throw};
use crate::space_taxi::record::opening::{BadOpening, DiceSource, Entrant, Opening};
use crate::space_taxi::record::scan::{Expected, Line, ReadError, Reason, plain_number};
use crate::space_taxi::rules::{Action, Phase, Placement, Player};

/// Far longer than any game, and short enough to be read at once.
const MOST_BYTES: usize = 1 << 18;

/// Reads a record. Blank lines, and lines that begin with `#`, are passed over.
///
/// # Errors
/// If the text is not a record of a legal game, with the place and the reason.
pub fn read(text: &str) -> Result<Record, ReadError> {
    if text.len() > MOST_BYTES {
        return Err(ReadError { line: 1, column: 1, reason: Reason::TooLong });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(i, text)| Line::new(i + 1, text)).filter(says_something);
    let end = Line::new(text.lines().count() + 1, "");
    let opening = read_opening(|| lines.next().unwrap_or(end))?;
    let mut reader = Reader { expected: notes::at_the_start(&opening), record: Record::new(opening) };
    for line in lines {
        reader.line(line)?;
    }
    Ok(reader.record)
}

fn says_something(line: &Line) -> bool {
    line.peek().is_some_and(|word| !word.starts_with('#'))
}

fn read_opening<'a>(mut next: impl FnMut() -> Line<'a>) -> Result<Opening, ReadError> {
    let mut line = next();
    line.expect(TITLE)?;
    match line.number()? {
        VERSION => line.end()?,
        0 => return Err(line.error(Expected::Number)),
        _ => return Err(line.error(Reason::NewerVersion)),
    }
    let mut line = next();
    line.expect("mode")?;
    let solo = line.read(Expected::Mode, |word| match word {
        "solo" => Some(true),
        "table" => Some(false),
        _ => None,
    })?;
    line.end()?;
    let mut entrants = Vec::new();
    let mut line = next();
    while line.peek() == Some("player") {
        line.expect("player")?;
        let driver = line.read(Expected::Driver, Driver::from_word)?;
        let start = line.mark();
        let name = Name::new(line.rest()).map_err(|bad| start.error(bad))?;
        entrants.push(Entrant { name, driver });
        line = next();
    }
    if solo != (entrants.len() == 1) || entrants.is_empty() {
        return Err(line.error(BadOpening::PlayerCount));
    }
    line.expect("begins")?;
    let begins = line.mark();
    let opener = line.rest();
    let opener = entrants.iter().position(|entrant| entrant.name.as_str() == opener);
    let opener = opener.ok_or_else(|| begins.error(BadOpening::NoSuchOpener))?;
    let mut line = next();
    let dice = read_dice_source(&mut line)?;
    Opening::new(&entrants, opener, dice).map_err(|bad| begins.error(bad))
}

fn read_dice_source(line: &mut Line) -> Result<DiceSource, ReadError> {
    line.expect("dice")?;
    let by_hand = line.read(Expected::DiceSource, |word| match word {
        "by" => Some(true),
        "seed" => Some(false),
        _ => None,
    })?;
    let dice = if by_hand {
        line.expect("hand")?;
        DiceSource::Hand
    } else {
        DiceSource::Seed(line.read(Expected::DiceSource, |digits| digits.parse().ok())?)
    };
    line.end()?;
    Ok(dice)
}

/// Reads what happened, and holds the notes that may be said at this point.
struct Reader {
    record: Record,
    expected: Vec<String>,
}

impl Reader {
    fn line(&mut self, mut line: Line) -> Result<(), ReadError> {
        match line.peek() {
            Some(word) if NOTE_WORDS.contains(&word) => self.note(line),
            Some("hand-over") => self.hand_over(line),
            Some("spend") => {
                line.expect("spend")?;
                let start = line.mark();
                let coins = line.number()?;
                line.end()?;
                self.act(start, &Action::Spend(coins))
            }
            Some("->") => self.placement(line),
            Some(word) if word.ends_with(':') => self.throw(line),
            _ => Err(line.error(Expected::Line)),
        }
    }

    /// A note must be one of those that the rules give here, in their order.
    fn note(&mut self, line: Line) -> Result<(), ReadError> {
        let said = line.plain();
        if let Some(place) = self.expected.iter().position(|note| *note == said) {
            self.expected.drain(..=place);
            return Ok(());
        }
        let word = line.peek().unwrap_or_default();
        let alike = self.expected.iter().find(|note| note.split(' ').next() == Some(word));
        Err(match alike.or(self.expected.first()) {
            Some(note) => line.error(Reason::Disagrees(note.clone())),
            None => line.error(Expected::Line),
        })
    }

    fn hand_over(&mut self, mut line: Line) -> Result<(), ReadError> {
        line.expect("hand-over")?;
        let start = line.mark();
        let driver = line.read(Expected::Driver, Driver::from_word)?;
        let name_start = line.mark();
        let player = self.player(line.rest()).ok_or_else(|| name_start.error(Reason::UnknownName))?;
        self.record.hand_over(player, driver).map_err(|refused| start.error(refused))
    }

    fn player(&self, name: &str) -> Option<Player> {
        let mut entrants = self.record.opening().entrants().iter();
        entrants.find(|(_, entrant)| entrant.name.as_str() == name).map(|(player, _)| player)
    }

    fn throw(&mut self, mut line: Line) -> Result<(), ReadError> {
        let start = line.mark();
        let turn = self.record.game().turn_to_throw().map_err(|illegal| start.error(Refused::from(illegal)))?;
        let number = format!("{}:", turn.throws_made() + 1);
        if line.word() != Some(number.as_str()) {
            return Err(start.error(Reason::Disagrees(format!("{number} …"))));
        }
        let dice = line.mark();
        let throw = read_throw(&mut line)?;
        self.act(dice, &Action::Throw(throw))?;
        if line.peek().is_some() { self.placement(line) } else { Ok(()) }
    }

    fn placement(&mut self, mut line: Line) -> Result<(), ReadError> {
        let start = line.mark();
        line.expect("->")?;
        let Phase::ToPlace(turn, throw) = *self.record.game().phase() else {
            return self.act(start, &Action::Place(Placement::default()));
        };
        let tile_start = line.mark();
        let said = line.read(Expected::Number, |word| plain_number(word.strip_suffix(':').unwrap_or(word)))?;
        let placement = read_placement(&mut line, &throw, turn.loses_crystal(&throw))?;
        let tile =
            turn.tile_for(&throw, placement.dice()).map_err(|illegal| tile_start.error(Refused::from(illegal)))?;
        if tile.number() != said {
            return Err(tile_start.error(Reason::Disagrees(format!("-> {}: …", tile.number()))));
        }
        self.act(start, &Action::Place(placement))
    }

    fn act(&mut self, at: Line, action: &Action) -> Result<(), ReadError> {
        let before = self.record.game().clone();
        self.record.act(action).map_err(|refused| at.error(refused))?;
        self.expected = notes::after(self.record.opening(), &before, action, self.record.game());
        Ok(())
    }
}
