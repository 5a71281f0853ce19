//! The state of a table: its record, what is picked, and which scene is on.

mod forced;
mod misfire;
mod shown;

use super::model::KeptModel;
use super::news::News;
use super::pick::{Die, Pick};
use misfire::misfire;
use space_taxi::record::Record;
use space_taxi::rules::{Action, Phase, Player, Turn};

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
    /// The lost smuggling die is picked by itself, to be placed alone. With other dice it goes anyway.
    pub(super) lost_picked: bool,
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
            lost_picked: false,
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

    /// Looks at the record anew: the dice lie as it says, and nothing is picked but what has to be.
    pub(super) fn look(&mut self) {
        self.pick = Pick::default();
        self.lost_picked = false;
        self.asking = None;
        self.spending = self.coins_of_no_more_use();
        self.proposal = None;
        self.tray = match self.record.game().phase() {
            Phase::ToPlace(_, throw) => Die::of(throw).collect(),
            _ => Vec::new(),
        };
        self.misfired = misfire(&self.record);
        self.pick_forced();
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
}
