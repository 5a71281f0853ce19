//! What the page has to tell that nobody asked for: each thing once, until it has been read.

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
    /// What the care for the page has to tell.
    Care(Care),
}

/// What is told of the page itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// A new version of the page is here and waits.
    NewVersion,
    /// It comes as soon as the running turn is over.
    AfterTurn,
    /// The browser would install the page.
    Install,
    /// The page can be installed, but only by hand.
    InstallByHand,
}

impl Care {
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
            Self::Care(what) => what.words(),
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

/// The notices of this visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    open: Vec<Notice>,
    /// Read already: not told again.
    read: Vec<Notice>,
}

/// What becomes of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeAction {
    Tell(Notice),
    Read(Notice),
}

impl Notices {
    /// What is still to be read, the oldest first.
    #[must_use]
    pub fn open(&self) -> &[Notice] {
        &self.open
    }

    /// The notices after this.
    #[must_use]
    pub fn after(mut self, action: NoticeAction) -> Self {
        match action {
            // Whoever tries a language again wants to know again.
            NoticeAction::Tell(notice)
                if self.open.contains(&notice)
                    || self.read.contains(&notice) && !matches!(notice, Notice::LanguageFailed(_)) => {}
            NoticeAction::Tell(notice) => self.open.push(notice),
            NoticeAction::Read(notice) => {
                self.open.retain(|open| *open != notice);
                self.read.push(notice);
            }
        }
        self
    }
}

#[cfg(target_arch = "wasm32")]
impl yew::Reducible for Notices {
    type Action = NoticeAction;

    fn reduce(self: std::rc::Rc<Self>, action: NoticeAction) -> std::rc::Rc<Self> {
        (*self).clone().after(action).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_told_once() {
        let tell = NoticeAction::Tell(Notice::CannotSave);
        let notices = Notices::default().after(tell).after(tell);
        assert_eq!(notices.open(), [Notice::CannotSave]);
        assert_eq!(notices.after(NoticeAction::Read(Notice::CannotSave)).after(tell).open(), []);
    }
}
