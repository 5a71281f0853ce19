//! Text as a record: total, with the line and column of whatever is wrong.

use super::opening::read_opening;
use super::{NOTE_WORDS, notes};
use crate::record::log::{Record, Refused};
use crate::record::read_dice::read_throw;
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::read_placement::{read_placement, read_tile};
use crate::record::scan::{Line, ReadLine};
use crate::rules::{Action, Illegal, NumberTile, Phase, Player};
use game_core::{Driver, DueNotes};

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
    // The last line of a file from Windows may end in half a line break.
    let lines = text.lines().map(|text| text.trim_end_matches('\r'));
    let mut lines = lines.enumerate().map(|(i, text)| Line::new(i + 1, text)).filter(says_something);
    let end = Line::new(text.lines().count() + 1, "");
    let opening = read_opening(|| lines.next().unwrap_or(end))?;
    let mut reader = Reader { due: DueNotes::new(notes::at_the_start(&opening)), record: Record::new(opening) };
    for line in lines {
        reader.line(line)?;
    }
    Ok(reader.record)
}

fn says_something(line: &Line) -> bool {
    line.peek().is_some_and(|word| !word.starts_with('#'))
}

/// Reads what happened, and holds the notes that may be said at this point.
struct Reader {
    record: Record,
    due: DueNotes,
}

impl Reader {
    fn line(&mut self, mut line: Line) -> Result<(), ReadError> {
        match line.mark().peek().unwrap_or_default() {
            word if NOTE_WORDS.contains(&word) => self.note(line),
            "hand-over" => self.hand_over(line),
            "spend" => self.spending(line),
            word if word.starts_with("->") => self.placement(line),
            word if is_throw_number(word) => self.throw(line),
            _ => Err(line.error(self.awaited())),
        }
    }

    /// What must come next, whatever else is written.
    fn awaited(&self) -> Reason {
        match self.record.game().phase() {
            Phase::ToThrow(turn) => Expected::Throw(turn.throws_made() + 1).into(),
            Phase::RoundOver => Expected::Throw(1).into(),
            Phase::ToPlace(..) => Expected::Placement.into(),
            Phase::ToSpend(_) => Expected::Spend.into(),
            Phase::GameOver => Refused::from(Illegal::GameOver).into(),
        }
    }

    /// A note must be one of those that the rules give here.
    fn note(&mut self, line: Line) -> Result<(), ReadError> {
        let heard = self.due.hear(&line.plain());
        heard.map_err(|instead| line.error(instead.map_or_else(|| self.awaited_by_notes(), Reason::Disagrees)))
    }

    /// What keeps a note from being said: a player has to act first, or the rules give none like it.
    fn awaited_by_notes(&self) -> Reason {
        match self.record.game().phase() {
            Phase::ToPlace(..) | Phase::ToSpend(_) => self.awaited(),
            Phase::ToThrow(_) | Phase::RoundOver | Phase::GameOver => Reason::NotDue,
        }
    }

    fn spending(&mut self, mut line: Line) -> Result<(), ReadError> {
        line.expect("spend")?;
        let start = line.mark();
        let coins = line.number(Expected::Coins)?;
        line.end()?;
        self.act(start, &Action::Spend(coins))
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
        let turn = self.record.game().turn_to_throw().map_err(|_| start.error(self.awaited()))?;
        let number = turn.throws_made() + 1;
        if line.word() != Some(format!("{number}:").as_str()) {
            return Err(start.error(Reason::ThrowNumber(number)));
        }
        let dice = line.mark();
        let throw = read_throw(&mut line)?;
        if !turn.is_due(&throw) {
            return Err(dice.error(Reason::WrongDice { due: turn.dice_left(), thrown: throw.dice() }));
        }
        self.act(dice, &Action::Throw(throw))?;
        if line.peek().is_some() { self.placement(line) } else { Ok(()) }
    }

    fn placement(&mut self, mut line: Line) -> Result<(), ReadError> {
        let start = line.mark();
        line.read(Expected::Arrow, |word| (word == "->").then_some(()))?;
        let game = self.record.game();
        let (turn, throw) = match *game.phase() {
            Phase::ToPlace(turn, throw) => (turn, throw),
            Phase::ToThrow(_) | Phase::RoundOver => return Err(start.error(Refused::from(Illegal::NothingThrown))),
            Phase::ToSpend(_) | Phase::GameOver => return Err(start.error(self.awaited())),
        };
        let purse = game.coins().purse(game.player());
        let tile_start = line.mark();
        let tile = read_tile(&mut line, &turn)?;
        let lost = turn.loses_crystal(&throw);
        if tile == NumberTile::Zero && lost {
            return Err(tile_start.error(Reason::LostUnderTileZero));
        }
        let placement = read_placement(&mut line, &turn, &throw, purse)?;
        let (said, dice) = (tile.number(), placement.dice() + u8::from(lost));
        if dice != said {
            return Err(tile_start.error(Reason::WrongTile { said, dice }));
        }
        self.act(start, &Action::Place(placement))
    }

    fn act(&mut self, at: Line, action: &Action) -> Result<(), ReadError> {
        let before = self.record.game().clone();
        self.record.act(action).map_err(|refused| at.error(refused))?;
        self.due = DueNotes::new(notes::after(self.record.opening(), &before, action, self.record.game()));
        Ok(())
    }
}

/// Whether a throw begins with this word, be its number right or wrong.
fn is_throw_number(word: &str) -> bool {
    let number = word.strip_suffix(':').unwrap_or_default();
    !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}
