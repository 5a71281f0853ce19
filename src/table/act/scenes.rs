//! From one scene to the next, and back.

use crate::table::news::Happening;
use crate::table::state::{Scene, TableState};
use space_taxi::rules::Phase;

impl TableState {
    pub(super) fn go_on(&mut self) {
        match self.scene {
            Scene::Misfire => self.turn_over(),
            Scene::RoundOver => {
                self.scene = Scene::Table;
                self.tell(Happening::TurnBegins { player: self.record.game().player() });
            }
            Scene::Table | Scene::Ticket | Scene::GameOver => {}
        }
    }

    pub(super) fn turn_over(&mut self) {
        self.scene = self.scene_after_turn();
        let game = self.record.game();
        let happening = match (self.scene, game.rounds().last()) {
            (Scene::RoundOver, Some(round)) => Happening::RoundOver {
                struck: game.mode().players().filter(|player| round.is_struck(*player)).collect(),
                opener: game.opener(),
            },
            (Scene::GameOver, _) => Happening::GameOver { winners: game.winners() },
            _ => Happening::TurnBegins { player: game.player() },
        };
        self.tell(happening);
    }

    pub(super) fn undo(&mut self) {
        match self.record.undo() {
            Err(why) => self.tell(Happening::CannotUndo(why)),
            Ok(()) => {
                self.look();
                self.scene =
                    if matches!(self.record.game().phase(), Phase::ToSpend(_)) { Scene::Ticket } else { Scene::Table };
                self.tell(Happening::TakenBack);
            }
        }
    }
}
