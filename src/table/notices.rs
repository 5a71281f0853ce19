//! What the page has to tell that nobody asked for.

use crate::words::{Language, Message, say};
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
}

impl AppNotice {
    /// What it says, and what can be done about it, as the words on a button.
    fn words(self) -> (Message, Option<Message>) {
        match self {
            Self::NewVersion => (say::notice_new_version(), Some(say::update())),
            Self::AfterTurn => (say::notice_after_turn(), None),
            Self::Install => (say::install_offer(say::game_name()), Some(say::install())),
            Self::InstallByHand => (say::install_by_hand(say::game_name()), Some(say::your_games())),
        }
    }
}

impl Notice {
    /// Whether it is told again to those who have read it: whoever tries a language again wants to know again.
    #[must_use]
    pub const fn comes_again(self) -> bool {
        matches!(self, Self::LanguageFailed(_))
    }

    /// What it says, and what can be done about it, as the words on a button.
    #[must_use]
    pub fn words(self) -> (Message, Option<Message>) {
        match self {
            Self::CannotSave => (say::notice_cannot_save(), Some(say::take_along())),
            Self::StorageFull => (say::notice_storage_full(), Some(say::your_games())),
            Self::SetAside => (say::notice_set_aside(), Some(say::your_games())),
            Self::SettingsReset => (say::notice_settings_reset(), None),
            Self::LanguageFailed(language) => (say::notice_language_failed(language.own_name()), None),
            Self::NoRandomness => (say::notice_no_randomness(), None),
            Self::PilotLost => (say::notice_pilot_lost(), None),
            Self::OtherTab => (say::notice_other_tab(), Some(say::reload())),
            Self::App(what) => what.words(),
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
