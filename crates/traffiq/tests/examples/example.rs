//! One example: a position, what is done there, and what has to come of it.

use game_core::Seed;
use traffiq::rules::{Act, Axis, Deed, End, Game, Kind, Player, Refusal, Step, Table, WholeTurn};
use traffiq::stock;

use super::acts::{Written, acts, axis, crossing, crossings};
use super::opening::{Opening, kind_of, number, place_of, supply, words};

/// The lines of an example with their numbers in the file.
pub struct Example<'a> {
    pub name: &'a str,
    pub lines: Vec<(usize, &'a str)>,
}

/// All examples of a text, without its remarks and blank lines.
pub fn examples(text: &str) -> Result<Vec<Example<'_>>, String> {
    let mut examples: Vec<Example> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(name) = line.strip_prefix("example ") {
            examples.push(Example { name, lines: Vec::new() });
        } else if !line.is_empty() {
            let example = examples.last_mut().ok_or_else(|| format!("line {number} is in no example"))?;
            example.lines.push((number, line));
        }
    }
    Ok(examples)
}

impl Example<'_> {
    /// What the first line that does not hold says of itself.
    pub fn check(&self) -> Result<(), String> {
        let mut opening = Opening::default();
        let mut told: Option<Told> = None;
        for (number, line) in &self.lines {
            let checked = match &mut told {
                Some(told) => told.check(line),
                None if line.starts_with("draws ") => check_draws(line),
                None => opening.take(line).and_then(|taken| {
                    if !taken {
                        told.insert(Told { names: opening.names(), game: opening.game()? }).check(line)?;
                    }
                    Ok(())
                }),
            };
            checked.map_err(|fault| format!("line {number}, {}: {fault}", self.name))?;
        }
        Ok(())
    }
}

/// A game that is told, as far as it has come.
struct Told<'a> {
    names: Vec<&'a str>,
    game: Game,
}

impl<'a> Told<'a> {
    fn check(&mut self, line: &'a str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest) {
            ("no", _) => self.check_refused(rest),
            ("street", _) => self.check_street(rest),
            ("reach", _) => self.check_reach(rest),
            ("points", _) => self.check_points(rest),
            ("left", _) => {
                let (name, fleet) = supply(rest)?;
                same(&self.game.supply(self.player(name)?), &fleet)
            }
            ("goes", "on") => same(&self.game.end(), &None),
            ("last", "round") => same(&self.game.turns_left(), &Some(self.names.len() as u8)),
            ("end", _) => {
                let ends = [("all placed", End::AllPlaced), ("last round", End::LastRound), ("quiet", End::Quiet)];
                let end = ends.into_iter().find(|(words, _)| *words == rest).ok_or("there is no such end")?;
                same(&self.game.end(), &Some(end.1))
            }
            ("winner", _) => {
                let winners: Result<Vec<Player>, String> = rest.split(' ').map(|name| self.player(name)).collect();
                same(&self.game.winners().to_vec(), &winners?)
            }
            _ => match line.split_once(": ") {
                Some((name, acts)) => self.play(name, acts),
                None => Err(format!("nobody understands “{line}”")),
            },
        }
    }

    /// A whole turn: legal, listed, and it beats just the vehicles that it names.
    fn play(&mut self, name: &str, text: &str) -> Result<(), String> {
        if self.player(name)? != self.game.player() {
            return Err("not your turn".to_owned());
        }
        let (turns, turn) = (self.game.legal_turns(), self.game.turn());
        let mut whole = WholeTurn::new();
        for written in acts(text)? {
            if self.game.turn() != turn {
                return Err("the turn has ended".to_owned());
            }
            let act = self.game.written(&written.act).map_err(|refusal| refusal.to_string())?;
            whole.push(match act.clone() {
                Act::Lay(lay) => Step::Lay(lay),
                Act::Ride(ride) => Step::Ride(ride),
                Act::Draw(_) | Act::EndTurn => Step::Draw,
            });
            if !matches!(act, Act::Draw(_)) && !self.game.legal_acts().contains(&act) {
                return Err("the act is not listed".to_owned());
            }
            self.game = after(&self.game, &written)?;
        }
        if !turns.contains(&whole) {
            return Err("the turn is not listed".to_owned());
        }
        if self.game.turn() == turn && self.game.end().is_none() {
            self.game = self.game.apply(&Act::EndTurn).map_err(|refusal| refusal.to_string())?;
        }
        Ok(())
    }

    /// The last act is refused with this reason, the ones before it are legal.
    fn check_refused(&self, line: &str) -> Result<(), String> {
        let (text, reason) = line.split_once(": ").ok_or("no reason is given")?;
        let mut acts = acts(text)?;
        let last = acts.pop().ok_or("no act is given")?.act;
        let mut before = self.game.clone();
        let mut game = self.game.clone();
        for written in &acts {
            let next = after(&game, written)?;
            before = std::mem::replace(&mut game, next);
        }
        let refusal = if game.turn() == self.game.turn() {
            game.outcome(&last).err()
        } else {
            Some(after_its_end(before.deeds(), &last))
        };
        same(&refusal.map(|refusal| refusal.to_string()).as_deref(), &Some(reason))
    }

    fn check_street(&self, line: &str) -> Result<(), String> {
        let (of, is) = line.split_once(" = ").ok_or("no crossings are given")?;
        let [along, through] = words(of)?;
        let axis: Axis = axis(Some(along))?;
        let street = self.game.city().street(crossing(through)?, axis);
        same(&street.map(|street| street.crossings().collect()), &all_or_none(is)?)
    }

    fn check_reach(&self, line: &str) -> Result<(), String> {
        let (of, is) = line.split_once(" = ").ok_or("no crossings are given")?;
        let [kind, from] = words(of)?;
        let (kind, from): (Kind, _) = (kind_of(kind)?, crossing(from)?);
        same(&self.game.cars().at(from).map(|vehicle| vehicle.kind), &Some(kind))?;
        same(&self.game.ride_goals(from), &all_or_none(is)?.unwrap_or_default())
    }

    fn check_points(&self, line: &str) -> Result<(), String> {
        let all: Vec<&str> = line.split(' ').collect();
        for pair in all.chunks(2) {
            let [name, points] = pair else { return Err("a name without points".to_owned()) };
            same(&self.game.points(self.player(name)?), &number(points)?)?;
        }
        Ok(())
    }

    fn player(&self, name: &str) -> Result<Player, String> {
        place_of(&self.names, self.game.table(), name)
    }
}

/// The game after an act that is legal and beats just the vehicles that it names.
fn after(game: &Game, written: &Written) -> Result<Game, String> {
    let outcome = game.outcome(&written.act).map_err(|refusal| refusal.to_string())?;
    let beaten: Vec<_> = outcome.beaten.iter().map(|(crossing, _)| *crossing).collect();
    same(&beaten, &written.beats)?;
    Ok(outcome.game)
}

/// Why nothing more may be done in a turn that has ended by itself, with a draw as its last act.
fn after_its_end(before: &[Deed], act: &Act) -> Refusal {
    match act {
        _ if !before.is_empty() => Refusal::TwoActionsDone,
        Act::Lay(_) => Refusal::LaidFirst,
        Act::Ride(_) => Refusal::OnlyDrawing,
        Act::Draw(_) | Act::EndTurn => Refusal::StockEmpty,
    }
}

/// `draws SEED = TILES`: the first tiles, dealing included, whoever plays.
fn check_draws(line: &str) -> Result<(), String> {
    let (seed, tiles) = line.trim_start_matches("draws ").split_once(" = ").ok_or("no tiles are given")?;
    let seed: Seed = seed.parse().map_err(|_| "this is no seed")?;
    let expected: Vec<&str> = tiles.split(' ').collect();
    for table in Table::ALL {
        let begins = table.player(1).expect("two play");
        let dealt = stock::deal(&seed, table, begins);
        let mut drawn: Vec<String> =
            table.players_from(begins).flat_map(|player| dealt[player]).map(|tile| tile.to_string()).collect();
        let mut game = Game::new(traffiq::rules::Layout::TimesSquare, begins, &dealt).map_err(|bad| bad.to_string())?;
        while let Some(tile) = stock::next_tile(&seed, &game).filter(|_| drawn.len() < expected.len()) {
            drawn.push(tile.to_string());
            game = game.apply(&Act::Draw(tile)).map_err(|refusal| refusal.to_string())?;
        }
        same(&drawn, &expected.iter().map(|tile| (*tile).to_owned()).collect())?;
    }
    Ok(())
}

/// Crossings in the order in which they are given, or `none`.
fn all_or_none(text: &str) -> Result<Option<Vec<traffiq::rules::Crossing>>, String> {
    if text == "none" { Ok(None) } else { crossings(text.split(' ')).map(Some) }
}

fn same<T: PartialEq + std::fmt::Debug>(is: &T, told: &T) -> Result<(), String> {
    if is == told { Ok(()) } else { Err(format!("it is {is:?}, not {told:?}")) }
}
