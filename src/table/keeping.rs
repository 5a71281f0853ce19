//! What is told after a game about keeping it: that the page can be installed, and that the browser may clear what is kept here.
//! Each once; the second only where it is true, and once there is something to lose.

use super::notices::AppNotice;
use app_core::install::Way;

/// So many finished games are worth a word.
const WORTH_KEEPING: usize = 3;
/// What is remembered once installing was offered, and once it was told that games may be cleared, which offers it as well.
const OFFERED: &str = "offered";
const TOLD: &str = "told";

/// What is known of the browser when a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// It has promised never to clear what is kept here by itself.
    pub is_promised: bool,
    pub is_installed: bool,
    /// How the page can be installed, if it can.
    pub way: Option<Way>,
}

/// What to tell when so many games are finished here, and what is then remembered instead of what was before.
#[must_use]
pub fn after_game(remembered: Option<&str>, finished: usize, keeping: Keeping) -> Option<(AppNotice, &'static str)> {
    let is_safe = keeping.is_promised || keeping.is_installed;
    match (remembered, keeping.way) {
        (Some(TOLD), _) => None,
        (_, way) if !is_safe && finished >= WORTH_KEEPING => Some((AppNotice::MayBeCleared(way), TOLD)),
        (Some(_), _) => None,
        (None, Some(Way::Offered)) => Some((AppNotice::Install, OFFERED)),
        (None, Some(Way::ByHand)) => Some((AppNotice::InstallByHand, OFFERED)),
        // Who has tried it in the settings has read there how it is done.
        (None, Some(Way::FromMenu) | None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNSAFE: Keeping = Keeping { is_promised: false, is_installed: false, way: None };

    #[test]
    fn that_games_may_be_cleared_is_told_after_the_third_and_never_again() {
        for remembered in [None, Some(OFFERED)] {
            assert_eq!([1, 2].map(|games| after_game(remembered, games, UNSAFE)), [None, None]);
            assert_eq!(after_game(remembered, 3, UNSAFE), Some((AppNotice::MayBeCleared(None), TOLD)));
        }
        assert!((1..50).all(|games| after_game(Some(TOLD), games, UNSAFE).is_none()));
    }

    #[test]
    fn whose_games_were_many_before_is_told_after_the_next() {
        assert_eq!(after_game(Some(OFFERED), 40, UNSAFE), Some((AppNotice::MayBeCleared(None), TOLD)));
    }

    #[test]
    fn nobody_is_told_where_it_is_promised_or_installed() {
        let promised = Keeping { is_promised: true, ..UNSAFE };
        let installed = Keeping { is_installed: true, ..UNSAFE };
        assert!((1..9).all(|games| [promised, installed].iter().all(|it| after_game(None, games, *it).is_none())));
    }

    #[test]
    fn installing_is_offered_after_the_first_game_and_once_more_where_games_may_be_cleared() {
        let offered = Keeping { way: Some(Way::Offered), ..UNSAFE };
        assert_eq!(after_game(None, 1, offered), Some((AppNotice::Install, OFFERED)));
        assert_eq!(after_game(Some(OFFERED), 2, offered), None);
        assert_eq!(after_game(Some(OFFERED), 3, offered), Some((AppNotice::MayBeCleared(Some(Way::Offered)), TOLD)));
        let promised = Keeping { is_promised: true, ..offered };
        assert_eq!(after_game(None, 3, promised), Some((AppNotice::Install, OFFERED)));
        assert_eq!(after_game(Some(OFFERED), 4, promised), None);
        let by_hand = Keeping { way: Some(Way::ByHand), ..UNSAFE };
        assert_eq!(after_game(None, 1, by_hand), Some((AppNotice::InstallByHand, OFFERED)));
    }
}
