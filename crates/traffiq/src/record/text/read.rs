//! Text as a record: total, with the line and column of whatever is wrong.

use game_core::{Driver, DueNotes};

use super::opening::read_opening;
use super::{NOTE_WORDS, notes};
use crate::record::log::{Record, Refused};
use crate::record::read_act::WrittenAct;
use crate::record::read_error::{Expected, ReadError, Reason};
use crate::record::scan::{Line, ReadLine};
use crate::rules::{Act, Refusal};

/// Far longer than any game, and short enough to be read at once.
const MOST_BYTES: usize = 1 << 19;

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
            "turn" => self.turn_note(line),
            word if NOTE_WORDS.contains(&word) => self.note(line),
            "hand-over" => self.hand_over(line),
            word if is_turn_number(word) => self.turn(line),
            _ => Err(line.error(self.awaited())),
        }
    }

    /// What must come next, whatever else is written.
    fn awaited(&self) -> Reason {
        let game = self.record.game();
        match game.end() {
            Some(_) => Refused::from(Refusal::GameOver).into(),
            None => Expected::Turn(game.turn() + u16::from(!game.deeds().is_empty())).into(),
        }
    }

    /// Whose turn it is; that of the next player shows that the turn before was ended.
    fn turn_note(&mut self, mut line: Line) -> Result<(), ReadError> {
        let plain = line.plain();
        if self.due.hear(&plain).is_ok() {
            return Ok(());
        }
        line.expect("turn")?;
        let start = line.mark();
        let name = line.rest();
        let player = self.record.opening().player(name).ok_or_else(|| start.error(Reason::UnknownName))?;
        let game = self.record.game();
        if game.deeds().is_empty() || game.end().is_some() {
            return Err(if player == game.player() {
                line.error(Reason::NotDue)
            } else {
                start.error(Reason::NotYourTurn)
            });
        }
        self.end_turn(start)?;
        self.due.hear(&plain).map_err(|_| start.error(Reason::NotYourTurn))
    }

    /// A note must be one of those that the rules give here. An end may be that of the running turn as well.
    fn note(&mut self, mut line: Line) -> Result<(), ReadError> {
        let plain = line.plain();
        let game = self.record.game();
        if line.peek() == Some("end") && game.end().is_none() && !game.deeds().is_empty() {
            self.end_turn(line.mark())?;
        }
        let heard = self.due.hear(&plain);
        heard.map_err(|instead| line.mark().error(instead.map_or(Reason::NotDue, Reason::Disagrees)))
    }

    fn hand_over(&mut self, mut line: Line) -> Result<(), ReadError> {
        line.expect("hand-over")?;
        let start = line.mark();
        let driver = line.read(Expected::Driver, Driver::from_word)?;
        let name_start = line.mark();
        let player = self.record.opening().player(line.rest()).ok_or_else(|| name_start.error(Reason::UnknownName))?;
        self.record.hand_over(player, driver).map_err(|refused| start.error(refused))
    }

    /// A turn, or the rest of one.
    fn turn(&mut self, mut line: Line) -> Result<(), ReadError> {
        let start = line.mark();
        let game = self.record.game();
        let (turn, is_running) = (game.turn(), !game.deeds().is_empty());
        if game.end().is_some() {
            return Err(start.error(self.awaited()));
        }
        match line.word().unwrap_or_default() {
            word if word == format!("{turn}:") => {}
            word if is_running && word == format!("{}:", turn + 1) => self.end_turn(start)?,
            _ => return Err(start.error(Reason::TurnNumber(turn + u16::from(is_running)))),
        }
        if self.record.game().end().is_some() {
            return Err(start.error(self.awaited()));
        }
        self.acts(line)
    }

    /// The acts behind the number, all of the same turn, or the word for none.
    fn acts(&mut self, mut line: Line) -> Result<(), ReadError> {
        let mut before = self.record.game().clone();
        loop {
            let part = line.part(';');
            let act = part.unwrap_or(line);
            if act.peek() == Some("pass") {
                self.pass(act)?;
                return if part.is_some() { Err(line.mark().error(Reason::TooMuch)) } else { Ok(()) };
            }
            let act = WrittenAct::read(act)?;
            if self.record.game().turn() > before.turn() {
                return Err(act.too_late(&before));
            }
            before = self.record.game().clone();
            self.act(&act)?;
            if part.is_none() {
                return Ok(());
            }
        }
    }

    fn pass(&mut self, mut line: Line) -> Result<(), ReadError> {
        let start = line.mark();
        line.expect("pass")?;
        line.end()?;
        if !self.record.game().deeds().is_empty() {
            return Err(start.error(Reason::NoPass));
        }
        self.end_turn(start)
    }

    fn end_turn(&mut self, at: Line) -> Result<(), ReadError> {
        let before = self.record.game().clone();
        self.record.act(&Act::EndTurn).map_err(|refused| at.error(refused))?;
        self.due = DueNotes::new(notes::after(self.record.opening(), &before, self.record.game()));
        Ok(())
    }

    fn act(&mut self, written: &WrittenAct) -> Result<(), ReadError> {
        let before = self.record.game().clone();
        written.check(&before)?;
        self.record.act(&written.act).map_err(|refused| written.wrong_tile(refused))?;
        self.due = DueNotes::new(notes::after(self.record.opening(), &before, self.record.game()));
        Ok(())
    }
}

/// Whether a turn begins with this word, be its number right or wrong.
fn is_turn_number(word: &str) -> bool {
    let number = word.strip_suffix(':').unwrap_or_default();
    !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}
