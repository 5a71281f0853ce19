//! The state of a table: its record, what is picked, and which scene is on.

use super::model::KeptModel;
use super::news::News;
use super::pick::{Die, Pick};
use space_taxi::record::{Event, Record};
use space_taxi::rules::{Action, Illegal, Phase, Placement, Player, Progress, Turn};

/// What the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    Table,
    /// After a launch: the fare, and coins to be paid for points.
    Ticket,
    /// A failure to launch, until it has been seen.
    Misfire,
    /// The settled round, until it has been seen.
    RoundOver,
    GameOver,
}

/// A table at which a game is played. It changes only by an [`Intent`](super::Intent).
#[derive(Clone, Debug, PartialEq)]
pub struct TableState {
    pub(super) record: Record,
    pub(super) scene: Scene,
    pub(super) tray: Vec<Die>,
    pub(super) pick: Pick,
    /// The picked thumbs-up whose choice is open for change.
    pub(super) asking: Option<usize>,
    /// How many coins are about to be paid for points.
    pub(super) spending: u8,
    /// What is picked because a computer player is about to do it, or a hint advises it.
    pub(super) proposal: Option<Action>,
    /// Who failed to launch with the last placement, and what it looked like.
    misfired: Option<(Player, Turn)>,
    pub(super) news: News,
    pub(super) model: KeptModel,
}

impl TableState {
    /// Sits down at a game, new or resumed.
    #[must_use]
    pub fn open(record: Record) -> Self {
        let mut state = Self {
            record,
            scene: Scene::Table,
            tray: Vec::new(),
            pick: Pick::default(),
            asking: None,
            spending: 0,
            proposal: None,
            misfired: None,
            news: News::default(),
            model: KeptModel::default(),
        };
        state.look();
        state.scene = state.first_scene();
        state
    }

    /// Sits down again at a game that was left at this scene, if it is one of those that follow its last action.
    #[must_use]
    pub fn open_at(record: Record, scene: Scene) -> Self {
        let mut state = Self::open(record);
        let failed = state.misfired.is_some();
        let follows = match scene {
            Scene::Misfire => failed,
            Scene::RoundOver | Scene::GameOver => scene == state.scene_after_turn(),
            Scene::Table => failed && state.scene_after_turn() == scene || state.scene_after_turn() == Scene::RoundOver,
            Scene::Ticket => false,
        };
        if follows {
            state.scene = scene;
        }
        state
    }

    /// The scene that is on when somebody sits down.
    #[must_use]
    pub fn first_scene(&self) -> Scene {
        match self.record.game().phase() {
            Phase::ToSpend(_) => Scene::Ticket,
            Phase::GameOver => Scene::GameOver,
            _ if self.misfired.is_some() => Scene::Misfire,
            _ => self.scene_after_turn(),
        }
    }

    /// Looks at the record anew: nothing is picked, and the dice lie as it says.
    pub(super) fn look(&mut self) {
        self.pick = Pick::default();
        self.asking = None;
        self.spending = 0;
        self.proposal = None;
        self.tray = match self.record.game().phase() {
            Phase::ToPlace(_, throw) => Die::of(throw).collect(),
            _ => Vec::new(),
        };
        self.misfired = misfire(&self.record);
    }

    /// The scene that follows when a turn and its own scene are over.
    pub(super) fn scene_after_turn(&self) -> Scene {
        match self.record.game().phase() {
            Phase::RoundOver => Scene::RoundOver,
            Phase::GameOver => Scene::GameOver,
            _ => Scene::Table,
        }
    }

    /// The game so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What the table shows.
    #[must_use]
    pub const fn scene(&self) -> Scene {
        self.scene
    }

    /// The dice on the table, in their order.
    #[must_use]
    pub fn tray(&self) -> &[Die] {
        &self.tray
    }

    /// What is picked of them.
    #[must_use]
    pub const fn pick(&self) -> &Pick {
        &self.pick
    }

    /// The picked thumbs-up whose choice is open for change.
    #[must_use]
    pub const fn asking(&self) -> Option<usize> {
        self.asking
    }

    /// How many coins are about to be paid for points.
    #[must_use]
    pub const fn spending(&self) -> u8 {
        self.spending
    }

    /// What is picked because a computer player is about to do it, or a hint advises it.
    #[must_use]
    pub const fn proposal(&self) -> Option<&Action> {
        self.proposal.as_ref()
    }

    /// What the last intent brought about.
    #[must_use]
    pub const fn news(&self) -> &News {
        &self.news
    }

    /// What the player on turn holds.
    #[must_use]
    pub fn purse(&self) -> u8 {
        self.record.game().coins().purse(self.record.game().player())
    }

    /// Coins that what is picked would cost.
    pub(super) fn cost(&self) -> u8 {
        match self.record.game().phase() {
            Phase::ToSpend(_) => self.spending,
            _ => self.pick.cost(),
        }
    }

    /// Whose turn is shown: after a failure to launch, still the one who failed.
    #[must_use]
    pub fn shown_player(&self) -> Player {
        match (self.scene, self.misfired) {
            (Scene::Misfire, Some((player, _))) => player,
            _ => self.record.game().player(),
        }
    }

    /// The turn that is shown.
    #[must_use]
    pub fn shown_turn(&self) -> Turn {
        match (self.record.game().phase(), self.misfired) {
            (_, Some((_, turn))) if self.scene == Scene::Misfire => turn,
            (Phase::ToThrow(turn) | Phase::ToPlace(turn, _), _) => *turn,
            (Phase::ToSpend(flight), _) => flight.turn,
            (Phase::RoundOver | Phase::GameOver, _) => Turn::FRESH,
        }
    }

    /// The placement that is picked, thumbs-ups without a choice left out.
    pub(super) fn picked_placement(&self) -> Placement {
        self.pick.placement_so_far(&self.tray)
    }

    /// Whether placing this would fail to launch.
    ///
    /// # Errors
    /// If the rules forbid it.
    pub fn would_place(&self, placement: &Placement) -> Result<bool, Illegal> {
        match self.record.game().phase() {
            Phase::ToPlace(turn, throw) => {
                let progress = turn.place(throw, self.purse(), placement)?;
                Ok(matches!(progress, Progress::Misfire(_)))
            }
            _ => Err(Illegal::NothingThrown),
        }
    }
}

/// Who failed to launch with the last action, if it was such a placement.
fn misfire(record: &Record) -> Option<(Player, Turn)> {
    let last = record.events().iter().rposition(|event| matches!(event, Event::Act(_)))?;
    let Event::Act(Action::Place(placement)) = record.events()[last] else {
        return None;
    };
    let before = Record::replay(record.opening().clone(), &record.events()[..last]).ok()?;
    let game = before.game();
    let Phase::ToPlace(turn, throw) = game.phase() else {
        return None;
    };
    match turn.place(throw, game.coins().purse(game.player()), &placement) {
        Ok(Progress::Misfire(turn)) => Some((game.player(), turn)),
        _ => None,
    }
}
