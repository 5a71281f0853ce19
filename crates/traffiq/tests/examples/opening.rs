//! The lines with which an example begins: the position that it speaks of.

use traffiq::rules::{
    ByPlayer, Cell, Crossing, Fleet, Game, Hand, Kind, Player, SetUp, Sides, Stock, Table, Tile, Vehicle,
};

use super::acts::{cell, crossing, tile};

/// What has been said of the position so far.
#[derive(Default)]
pub struct Opening<'a> {
    players: Option<Vec<&'a str>>,
    turn: Option<&'a str>,
    corner: Option<Cell>,
    rows: Vec<Vec<&'a str>>,
    cars: Vec<(&'a str, Kind, Crossing)>,
    supplies: Vec<(&'a str, Fleet)>,
    hand: Vec<Tile>,
    stock: Vec<Tile>,
}

impl<'a> Opening<'a> {
    /// Takes one line; false if it is none that an opening has.
    pub fn take(&mut self, line: &'a str) -> Result<bool, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "players" => self.players = Some(rest.split(' ').collect()),
            "turn" => self.turn = Some(rest),
            "at" => self.corner = Some(cell(rest)?),
            "cars" => {
                for car in rest.split(", ") {
                    let [name, kind, place] = words(car)?;
                    self.cars.push((name, kind_of(kind)?, crossing(place)?));
                }
            }
            "supply" => self.supplies.push(supply(rest)?),
            "hand" => self.hand = rest.split(' ').map(tile).collect::<Result<_, _>>()?,
            "stock" => self.stock = rest.split(' ').map(tile).collect::<Result<_, _>>()?,
            _ if self.corner.is_some() && line.split(' ').all(|lies| lies == "...." || sides(lies).is_some()) => {
                self.rows.push(line.split(' ').collect());
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Who plays, in seating order.
    pub fn names(&self) -> Vec<&'a str> {
        self.players.clone().unwrap_or_else(|| vec!["Andi", "Bea"])
    }

    pub fn game(&self) -> Result<Game, String> {
        let names = self.names();
        let table = Table::for_players(names.len()).ok_or("nobody plays so")?;
        let player = |name: &str| place_of(&names, table, name);
        let mut placed = vec![Fleet::default(); names.len()];
        let mut cars = Vec::new();
        for &(name, kind, crossing) in &self.cars {
            let player = player(name)?;
            let fleet = &mut placed[player.index()];
            *(if kind == Kind::Taxi { &mut fleet.taxis } else { &mut fleet.trucks }) += 1;
            cars.push((crossing, Vehicle { player, kind }));
        }
        if !cars.is_sorted_by_key(|(crossing, _)| *crossing) {
            return Err("the cars do not stand in reading order".to_owned());
        }
        let mut supplies = ByPlayer::new(table, |player| table.fleet().without(placed[player.index()]));
        for &(name, fleet) in &self.supplies {
            supplies[player(name)?] = Some(fleet);
        }
        if supplies.values().any(Option::is_none) {
            return Err("more cars than a fleet has".to_owned());
        }
        let on_turn = player(self.turn.unwrap_or(names[0]))?;
        let hand = |player| if player == on_turn { self.hand.iter().copied().collect() } else { Hand::new() };
        let set_up = SetUp {
            tiles: self.tiles()?,
            cars,
            supplies: ByPlayer::new(table, |player| supplies[player].expect("looked at before")),
            hands: ByPlayer::new(table, hand),
            stock: self.stock.iter().copied().collect::<Stock>(),
            player: on_turn,
            turn: 1,
            deeds: Default::default(),
            quiet_turns: 0,
            turns_left: None,
        };
        Game::try_from(set_up).map_err(|fault| fault.to_string())
    }

    fn tiles(&self) -> Result<Vec<(Cell, Sides)>, String> {
        let corner = self.corner.ok_or("there is no board")?;
        let mut tiles = Vec::new();
        for (down, row) in self.rows.iter().enumerate() {
            for (across, sides) in row.iter().enumerate().filter_map(|(across, lies)| Some((across, sides(lies)?))) {
                let cell = Cell::new(corner.column() + across as u8, corner.row() + down as u8);
                tiles.push((cell.ok_or("the board is too large")?, sides));
            }
        }
        Ok(tiles)
    }
}

/// Where the one with this name sits.
pub fn place_of(names: &[&str], table: Table, name: &str) -> Result<Player, String> {
    let place = names.iter().position(|other| *other == name).ok_or_else(|| format!("nobody is called {name}"))?;
    Ok(table.player(place).expect("as many play as there are names"))
}

/// `NAME taxi N truck N`.
pub fn supply(text: &str) -> Result<(&str, Fleet), String> {
    match words(text)? {
        [name, "taxi", taxis, "truck", trucks] => Ok((name, Fleet { taxis: number(taxis)?, trucks: number(trucks)? })),
        _ => Err(format!("“{text}” tells no supply")),
    }
}

pub fn kind_of(word: &str) -> Result<Kind, String> {
    Kind::from_word(word).ok_or_else(|| format!("{word} is no kind of vehicle"))
}

pub fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

/// Exactly so many words.
pub fn words<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().map_err(|_| format!("“{text}” has not {N} words"))
}

fn sides(lies: &str) -> Option<Sides> {
    Sides::from_letters(lies)
}
