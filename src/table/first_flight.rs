//! The first flight: one turn with dice that are known beforehand, and what a newcomer is told at each moment of it.
//!
//! The whole turn is a record, and the lesson is the difference between that record and the table. So there is no step to count:
//! whatever is put back or taken back, the lesson follows.

use crate::table::{Intent, JokerChoice, Pick, Scene, TableModel, TableState};
use crate::words::{Message, say};
use space_taxi::record::{Event, Record, read_file};
use space_taxi::rules::{Action, JOKER_PRICE, Placement};

/// Two groups fill the taxi, one of them with a joker; the crystal rises, tile 0 is used, and the fuel makes 9.
const TURN: &str = "1: OOOAMX f256 s4 -> 3: OOO
2: ATj f166 s6 -> 2: j=O s6
3: MX f566 -> 0
4: AX f146 -> 1: f4
5: AA f23 -> 4: AA f23
";

/// What two others make of the same round: 21 points, and 5, the worst.
const OTHERS: &str = "1: XXXXXO f334 s1 -> 4: XXXX
2: XO f334 s1 -> 2: X s1
3: O f334 -> 3: f334
4: O -> 1: O
spend 0
1: OOAMTX f223 s4 -> 4: OOAM
2: TX f223 s4 -> 3: f223
3: TX s4 -> 2: TX
4: s4 -> 1: s4
spend 0
";

/// What the lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The big button.
    Main,
    /// The die at this place of the tray.
    Die(usize),
    /// What the joker becomes.
    Joker,
    KeepNone,
    Coins,
}

impl Mark {
    /// The class by which the style sheet finds the piece.
    #[must_use]
    pub fn class(self) -> String {
        match self {
            Self::Main => "marks-main".to_owned(),
            Self::Die(place) => format!("marks-die-{place}"),
            Self::Joker => "marks-joker".to_owned(),
            Self::KeepNone => "marks-none".to_owned(),
            Self::Coins => "marks-coins".to_owned(),
        }
    }

    /// Where the piece is, as a selector: the style sheet knows the same.
    #[must_use]
    pub fn target(self) -> String {
        match self {
            Self::Main => ".act-main".to_owned(),
            Self::Die(place) => format!("#at-die-{place}"),
            Self::Joker => ".picker-choice.sp-orbi".to_owned(),
            Self::KeepNone => ".act-none".to_owned(),
            Self::Coins => ".ticket-take".to_owned(),
        }
    }
}

/// What is told at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub text: Message,
    pub marks: Vec<Mark>,
    /// How many of the things to be done are done.
    pub done: usize,
    /// The turn is over.
    pub is_over: bool,
}

/// The guided turn.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstFlight {
    whole: Record,
}

impl FirstFlight {
    /// The flight of somebody with this name; another one where nobody can be called so.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let read = |name: &str| {
            let opening = format!("space-taxi 1\nmode solo\nplayer person {name}\nbegins {name}\ndice by hand\n");
            read_file((opening + TURN).as_bytes())
        };
        Self { whole: read(name).or_else(|_| read("Mila")).expect("the turn of the first flight is legal") }
    }

    /// The round that this turn could be part of, at a table with two others: whose result is struck is seen, not told.
    #[must_use]
    pub fn round(&self, over: &TableState, others: [&str; 2]) -> Option<TableModel> {
        let Some(Event::Act(Action::Spend(spent))) = over.record().events().last() else { return None };
        let name = self.whole.opening().name(self.whole.game().player());
        let [second, third] = others;
        let players = format!("player person {name}\nplayer person {second}\nplayer person {third}\nbegins {name}");
        let text = format!("space-taxi 1\nmode table\n{players}\ndice by hand\n{TURN}spend {spent}\n{OTHERS}");
        let record = read_file(text.as_bytes()).ok()?;
        Some(TableModel::clone(TableState::open(record).model()))
    }

    /// The table before the first throw.
    #[must_use]
    pub fn start(&self) -> Record {
        Record::new(self.whole.opening().clone())
    }

    /// How many things are to be done, the coins included.
    #[must_use]
    pub fn length(&self) -> usize {
        self.whole.events().len() + 1
    }

    fn next(&self, table: &TableState) -> Option<&Action> {
        match self.whole.events().get(table.record().events().len())? {
            Event::Act(action) => Some(action),
            Event::HandOver(..) => None,
        }
    }

    /// What is to be done now.
    #[must_use]
    pub fn lesson(&self, table: &TableState) -> Lesson {
        let done = table.record().events().len();
        let (text, marks) = match self.next(table) {
            Some(Action::Throw(_)) => (throw_text(done / 2), vec![Mark::Main]),
            Some(Action::Place(placement)) => placing(table, placement, done / 2),
            Some(Action::Spend(_)) | None if table.scene() == Scene::Ticket => (say::flight_coins(), vec![Mark::Coins]),
            _ => {
                let game = table.record().game();
                (say::flight_done(say::points(game.total(game.player()))), Vec::new())
            }
        };
        Lesson { text, marks, done, is_over: done >= self.length() }
    }

    /// What is done at the table when somebody wants this; nothing if it is not part of the lesson.
    #[must_use]
    pub fn answer(&self, table: &TableState, intent: &Intent) -> Option<Intent> {
        let wanted = match self.next(table) {
            Some(Action::Place(placement)) => Some((placement, Pick::of(placement, table.tray()))),
            _ => None,
        };
        let fits = match (*intent, wanted) {
            (Intent::Throw, None) => match self.next(table) {
                Some(Action::Throw(throw)) => return Some(Intent::Fall(*throw)),
                _ => false,
            },
            (Intent::Toggle(place) | Intent::Ask(place), Some((_, goal))) => goal.has(place),
            (Intent::Decide(choice), Some((_, goal))) => table.asking().and_then(|it| goal.joker(it)) == Some(choice),
            (Intent::Place, Some((placement, _))) => {
                placement.dice() > 0 && table.pick().placement(table.tray()) == Ok(*placement)
            }
            (Intent::KeepNone, Some((placement, _))) => placement.dice() == 0,
            (Intent::Tile(tile), Some((placement, _))) => placement.dice() == tile.number(),
            (Intent::SpendTo(_) | Intent::Settle, None) => table.scene() == Scene::Ticket,
            (Intent::Undo, _) => true,
            _ => false,
        };
        fits.then_some(*intent)
    }
}

fn throw_text(nth: usize) -> Message {
    match nth {
        0 => say::flight_throw_ten(),
        1 => say::flight_throw_seven(),
        2 => say::flight_throw_five(),
        3 => say::flight_throw_again(),
        _ => say::flight_throw_last(),
    }
}

/// Which dice are still to be picked, or that they may be placed.
fn placing(table: &TableState, placement: &Placement, nth: usize) -> (Message, Vec<Mark>) {
    if placement.dice() == 0 {
        return (say::flight_keep_none(), vec![Mark::KeepNone]);
    }
    let goal = Pick::of(placement, table.tray());
    if let Some(JokerChoice::Paid(_)) = table.pick().undecided(table.tray()).and_then(|place| goal.joker(place)) {
        return (say::flight_joker_becomes(JOKER_PRICE), vec![Mark::Joker]);
    }
    let missing: Vec<_> =
        (0..table.tray().len()).filter(|place| goal.has(*place) && !table.pick().has(*place)).collect();
    match (missing.first(), nth) {
        (None, 0) => (say::flight_place_three(), vec![Mark::Main]),
        (None, 1) => (say::flight_place_two(), vec![Mark::Main]),
        (None, 3) => (say::flight_place_one(), vec![Mark::Main]),
        (None, _) => (say::flight_place_last(), vec![Mark::Main]),
        (_, 0) => (say::flight_pick_group(), dice(&missing)),
        // One after the other: they are two lessons.
        (Some(first), 1) if table.tray()[*first].is_thumb() => (say::flight_pick_joker(), vec![Mark::Die(*first)]),
        (_, 1) => (say::flight_pick_crystal(), dice(&missing)),
        (_, 3) => (say::flight_pick_fuel(), dice(&missing)),
        // They come picked; somebody has put one back.
        _ => (say::flight_place_last(), dice(&missing)),
    }
}

fn dice(places: &[usize]) -> Vec<Mark> {
    places.iter().copied().map(Mark::Die).collect()
}
