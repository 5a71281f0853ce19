//! The stakes of a launch in words, for those who read them on the ticket and for those who hear them.

use super::{Chance, Stakes};
use crate::words::{Arg, Message, say};
use space_taxi::rules::Player;

impl Stakes {
    /// What coins would change, in the order in which it is said.
    #[must_use]
    pub fn chances_told(&self, name: impl Fn(Player) -> String) -> Vec<Message> {
        let names = |players: &[Player]| Arg::all_of(players.iter().map(|player| name(*player)));
        let told = |chance: &Chance| match (chance, self.is_final) {
            (Chance::NotStruck { coins, struck }, _) => say::stakes_not_struck(*coins, names(struck)),
            (Chance::StruckAnyway, _) => say::stakes_struck_anyway(),
            (Chance::InFront { coins: 0 }, true) => say::stakes_wins(),
            (Chance::InFront { coins: 0 }, false) => say::stakes_leads(),
            (Chance::InFront { coins }, true) => say::stakes_wins_with(*coins),
            (Chance::InFront { coins }, false) => say::stakes_leads_with(*coins),
            (Chance::Level { coins: 0, with }, true) => say::stakes_shares(names(with)),
            (Chance::Level { coins: 0, with }, false) => say::stakes_level(names(with)),
            (Chance::Level { coins, with }, true) => say::stakes_shares_with(*coins, names(with)),
            (Chance::Level { coins, with }, false) => say::stakes_level_with(*coins, names(with)),
            (Chance::Behind { points }, _) => say::stakes_behind(*points),
        };
        self.chances.iter().map(told).collect()
    }

    /// Whose results are struck as it stands.
    #[must_use]
    pub fn struck_told(&self, name: impl Fn(Player) -> String) -> Option<Message> {
        let struck: Vec<_> = self.players.iter().filter(|stake| stake.struck).map(|stake| name(stake.player)).collect();
        (!struck.is_empty()).then(|| say::say_struck_now(struck))
    }
}
