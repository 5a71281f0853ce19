//! The places on the page that pieces move at, leave and reach. Whoever draws one gives it the id it has here.

/// A place on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Tray,
    /// A place of the tray with its die, counted from 0.
    Thrown(usize),
    /// The die there that can be picked.
    Die(usize),
    /// Its face, and the other face that flickers while it falls.
    Face(usize),
    Blur(usize),
    Seat(usize),
    /// What sits there, and the same where it only cheers.
    OnSeat(usize),
    Rider(usize),
    Pad(usize),
    OnPad(usize),
    /// The flame behind a pad.
    Jet(usize),
    Mine,
    InMine,
    Claw,
    /// What lies beside the board.
    Lost,
    LostStrike,
    Tile(usize),
    /// By the index of its player.
    Purse(usize),
    Supply,
    /// The taxi on the stage.
    Taxi,
    Streaks,
    Smoke,
    Bolt,
    Title,
    /// The sticker for a full taxi, and its coins.
    Bonus,
    BonusCoin(usize),
    Ticket,
    /// A row of the ticket, counted from 0.
    Row(usize),
    Total,
    /// A coin that is about to be paid for points, counted from 0.
    Coin(usize),
    /// What a round brought, by the index of the player.
    Lane(usize),
    Strike(usize),
    Zero(usize),
    Flag,
    /// Who opens the next round.
    Opener,
    Winners,
    /// Pennants over the stage, for a full taxi.
    Bunting,
    /// One of six of a kind in an arch over the stage.
    Parade(usize),
    /// A firework over the stage, for the highest factor.
    Firework(usize),
}

impl Spot {
    /// The id of its element.
    #[must_use]
    pub fn id(self) -> String {
        let (name, number) = match self {
            Self::Tray => ("tray", None),
            Self::Thrown(place) => ("thrown", Some(place)),
            Self::Die(place) => ("die", Some(place)),
            Self::Face(place) => ("face", Some(place)),
            Self::Blur(place) => ("blur", Some(place)),
            Self::Seat(number) => ("seat", Some(number)),
            Self::OnSeat(number) => ("on-seat", Some(number)),
            Self::Rider(number) => ("rider", Some(number)),
            Self::Pad(number) => ("pad", Some(number)),
            Self::OnPad(number) => ("on-pad", Some(number)),
            Self::Jet(number) => ("jet", Some(number)),
            Self::Mine => ("mine", None),
            Self::InMine => ("in-mine", None),
            Self::Claw => ("claw", None),
            Self::Lost => ("lost", None),
            Self::LostStrike => ("lost-strike", None),
            Self::Tile(number) => ("tile", Some(number)),
            Self::Purse(player) => ("purse", Some(player)),
            Self::Supply => ("supply", None),
            Self::Taxi => ("taxi", None),
            Self::Streaks => ("streaks", None),
            Self::Smoke => ("smoke", None),
            Self::Bolt => ("bolt", None),
            Self::Title => ("title", None),
            Self::Bonus => ("bonus", None),
            Self::BonusCoin(number) => ("bonus-coin", Some(number)),
            Self::Ticket => ("ticket", None),
            Self::Row(number) => ("row", Some(number)),
            Self::Total => ("total", None),
            Self::Coin(number) => ("coin", Some(number)),
            Self::Lane(player) => ("lane", Some(player)),
            Self::Strike(player) => ("strike", Some(player)),
            Self::Zero(player) => ("zero", Some(player)),
            Self::Flag => ("flag", None),
            Self::Opener => ("opener", None),
            Self::Winners => ("winners", None),
            Self::Bunting => ("bunting", None),
            Self::Parade(number) => ("parade", Some(number)),
            Self::Firework(number) => ("firework", Some(number)),
        };
        match number {
            Some(number) => format!("at-{name}-{number}"),
            None => format!("at-{name}"),
        }
    }
}
