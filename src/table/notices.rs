//! What the page has to tell that nobody asked for.

use crate::words::{Language, Message, say};
use app_core::install::Way;
use app_core::storage::StorageError;

/// Something to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Nothing is kept here; the game plays on.
    CannotSave,
    StorageFull,
    /// A saved game could not be read.
    SetAside,
    SettingsReset,
    LanguageFailed(Language),
    NoRandomness,
    /// The pilot's worker has failed twice: computer players do without it.
    PilotLost,
    /// Another tab has played on with the game that is on the table here.
    OtherTab,
    /// What there is to tell of the page itself.
    App(AppNotice),
}

/// What is told of the page itself: new versions, and installing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppNotice {
    /// A new version of the page is here and waits.
    NewVersion,
    /// It comes as soon as the running turn is over.
    AfterTurn,
    /// The browser would install the page.
    Install,
    /// The page can be installed, but only by hand.
    InstallByHand,
    /// The browser may clear what is kept here; the page can be installed so, or not at all.
    MayBeCleared(Option<Way>),
}

/// What can be done about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The game on the table goes along.
    TakeAlong,
    YourGames,
    Reload,
    Update,
    Install,
    /// The settings say how it is installed.
    HowToInstall,
    /// All games as a file.
    SaveCopy,
}

impl Remedy {
    /// The words on its button.
    fn word(self) -> Message {
        match self {
            Self::TakeAlong => say::take_along(),
            Self::YourGames => say::your_games(),
            Self::Reload => say::reload(),
            Self::Update => say::update(),
            Self::Install | Self::HowToInstall => say::install(),
            Self::SaveCopy => say::save_copy(),
        }
    }
}

impl AppNotice {
    fn told(self) -> (Message, Vec<Remedy>) {
        match self {
            Self::NewVersion => (say::notice_new_version(), vec![Remedy::Update]),
            Self::AfterTurn => (say::notice_after_turn(), Vec::new()),
            Self::Install => (say::install_offer(say::game_name()), vec![Remedy::Install]),
            Self::InstallByHand => (say::install_by_hand(say::game_name()), vec![Remedy::YourGames]),
            Self::MayBeCleared(way) => {
                let install = way.map(|way| if way == Way::Offered { Remedy::Install } else { Remedy::HowToInstall });
                (say::notice_may_be_cleared(), install.into_iter().chain([Remedy::SaveCopy]).collect())
            }
        }
    }
}

impl Notice {
    /// Whether it is told again to those who have read it: whoever tries a language again wants to know again.
    #[must_use]
    pub const fn comes_again(self) -> bool {
        matches!(self, Self::LanguageFailed(_))
    }

    /// What it says, and what can be done about it, each with the words on its button.
    #[must_use]
    pub fn words(self) -> (Message, Vec<(Remedy, Message)>) {
        let (text, remedies) = self.told();
        (text, remedies.into_iter().map(|remedy| (remedy, remedy.word())).collect())
    }

    fn told(self) -> (Message, Vec<Remedy>) {
        match self {
            Self::CannotSave => (say::notice_cannot_save(), vec![Remedy::TakeAlong]),
            Self::StorageFull => (say::notice_storage_full(), vec![Remedy::YourGames]),
            Self::SetAside => (say::notice_set_aside(), vec![Remedy::YourGames]),
            Self::SettingsReset => (say::notice_settings_reset(), Vec::new()),
            Self::LanguageFailed(language) => (say::notice_language_failed(language.own_name()), Vec::new()),
            Self::NoRandomness => (say::notice_no_randomness(), Vec::new()),
            Self::PilotLost => (say::notice_pilot_lost(), Vec::new()),
            Self::OtherTab => (say::notice_other_tab(), vec![Remedy::Reload]),
            Self::App(what) => what.told(),
        }
    }
}

impl From<StorageError> for Notice {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Unavailable => Self::CannotSave,
            StorageError::Full => Self::StorageFull,
        }
    }
}
