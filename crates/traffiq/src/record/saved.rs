//! What saves and links need of a record.

use game_core::GameRecord;

use super::{Record, compact};

impl GameRecord for Record {
    const GAME: &'static str = "traffiq";

    fn encode(&self) -> String {
        compact::encode(self)
    }

    fn decode(text: &str) -> Option<Self> {
        compact::decode(text).ok()
    }

    fn is_over(&self) -> bool {
        self.game().end().is_some()
    }

    fn is_untouched(&self) -> bool {
        self.events().is_empty()
    }

    fn is_earlier_than(&self, other: &Self) -> bool {
        self.opening() == other.opening() && other.events().starts_with(self.events())
    }
}
