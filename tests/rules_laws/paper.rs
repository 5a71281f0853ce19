//! Games written down, to tell a test in a few lines.
//!
//! `O A M T X` are aliens, `j` is a thumb as it fell, `o a m t x` a thumb that was paid for, digits are fuel dice and
//! `s` is the smuggling die: with its number in a throw (`s6`), alone in a placement.

use space_taxi::rules::{
    Action, Crystal, Face, FuelDice, FuelFace, Game, Mode, PassengerDice, PassengerFace, Placement, Species, Throw,
};

/// A new game that the first player opens.
pub fn table(mode: Mode) -> Game {
    Game::new(mode, mode.player(0).expect("somebody plays")).expect("the first player is at this table")
}

pub fn throw(text: &str) -> Action {
    let mut throw = Throw { passengers: PassengerDice::EMPTY, fuel: FuelDice::EMPTY, smuggling: None };
    let mut letters = text.chars().filter(|letter| *letter != ' ');
    while let Some(letter) = letters.next() {
        match letter {
            's' => throw.smuggling = letters.next().and_then(number).and_then(Crystal::new),
            'j' => throw.passengers = throw.passengers.with(PassengerFace::Thumb, 1),
            '1'..='6' => throw.fuel = throw.fuel.with(fuel(letter), 1),
            _ => throw.passengers = throw.passengers.with(PassengerFace::Alien(alien(letter)), 1),
        }
    }
    Action::Throw(throw)
}

pub fn place(text: &str) -> Action {
    let mut placement = Placement::default();
    for letter in text.chars().filter(|letter| *letter != ' ') {
        match letter {
            's' => placement.crystal = true,
            'j' => placement.passengers = placement.passengers.with(PassengerFace::Thumb, 1),
            '1'..='6' => placement.fuel = placement.fuel.with(fuel(letter), 1),
            'a'..='z' => placement.jokers = placement.jokers.with(alien(letter.to_ascii_uppercase()), 1),
            _ => placement.passengers = placement.passengers.with(PassengerFace::Alien(alien(letter)), 1),
        }
    }
    Action::Place(placement)
}

fn number(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|digit| digit as u8)
}

fn fuel(letter: char) -> FuelFace {
    number(letter).and_then(FuelFace::new).expect("a fuel die shows 1 to 6")
}

fn alien(letter: char) -> Species {
    *Species::ALL.iter().find(|species| species.initial() == letter).expect("the letter of a species")
}

/// Plays on as it is written.
pub trait Play: Sized {
    fn act(self, action: &Action) -> Self;

    fn throws(self, dice: &str) -> Self {
        self.act(&throw(dice))
    }

    fn places(self, dice: &str) -> Self {
        self.act(&place(dice))
    }

    fn spends(self, coins: u8) -> Self {
        self.act(&Action::Spend(coins))
    }

    /// A turn up to the launch that leaves this taxi behind: six seats, three fuel dice, the crystal.
    fn flies(self, seats: &str, fuel: &str, crystal: &str) -> Self {
        let fallen = seats.replace(['o', 'a', 'm', 't', 'x'], "j");
        self.throws(&format!("{fallen} {fuel} {crystal}"))
            .places(&seats[..4])
            .throws(&format!("{} {fuel} {crystal}", &fallen[4..]))
            .places(&format!("{} {}", &seats[4..], &fuel[..1]))
            .throws(&format!("{} {crystal}", &fuel[1..]))
            .places(&fuel[1..])
            .throws(crystal)
            .places("s")
    }

    /// A whole turn that is worth this much: nothing is a misfire, 1 to 8 is a crystal and no group at all.
    fn scores(self, points: u8) -> Self {
        match points {
            0 => self.throws("OAMTXj 666 s1").places("666"),
            crystal => self.flies("OAMTXj", "334", &format!("s{crystal}")).spends(0),
        }
    }
}

impl Play for Game {
    fn act(self, action: &Action) -> Self {
        self.apply(action).unwrap_or_else(|reason| panic!("{action:?} is refused: {reason}"))
    }
}
