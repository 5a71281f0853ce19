//! The same choreography at another speed, or without any motion.

use app_core::tempo::Tempo;

use super::{Choreography, Late, Missing, Motion, Spot, times};

impl Choreography {
    /// The same at this tempo.
    #[must_use]
    pub fn at(mut self, tempo: Tempo) -> Self {
        match tempo {
            Tempo::Normal => return self,
            Tempo::Off => return self.to_be_seen(),
            Tempo::Still => return self.still(),
            Tempo::Rushed | Tempo::Fast => {}
        }
        for one in &mut self.moves {
            (one.there_ms, one.after_ms) = (tempo.of(one.there_ms), tempo.of(one.after_ms));
            one.lasts_ms = tempo.of(one.lasts_ms);
        }
        for one in &mut self.flights {
            (one.there_ms, one.after_ms) = (tempo.of(one.there_ms), tempo.of(one.after_ms));
            one.lasts_ms = tempo.of(one.lasts_ms);
        }
        for late in &mut self.late {
            let least_ms = if late.what == Missing::Picked { self.seen_ms } else { 0 };
            late.until_ms = tempo.of(late.until_ms).max(least_ms);
        }
        self.curtain_ms = tempo.of(self.curtain_ms).max(self.seen_ms);
        self.late.sort_by_key(|late| late.until_ms);
        self
    }

    /// Everything is there at once, and fades in.
    fn still(mut self) -> Self {
        self.moves.retain(|one| {
            use Motion::{Draw, Drift, Drop, Fade, Fly, Land, LiftOff, Misfire, Rise, ThrowIn, Turn};
            matches!(one.motion, ThrowIn | Land | Turn | Drift | LiftOff | Misfire | Rise | Fade | Fly | Draw | Drop)
        });
        for one in &mut self.moves {
            let scene = matches!(one.spot, Spot::Taxi | Spot::Ticket | Spot::Lane(_));
            let lasts_ms = if scene { times::STILL_SCENE } else { times::STILL_PIECE };
            (one.motion, one.there_ms, one.after_ms, one.lasts_ms) = (Motion::Fade, 0, 0, lasts_ms);
        }
        let held = self.to_be_seen();
        Self { moves: self.moves, ..held }
    }

    /// Without motion what is picked by itself is seen at once, and placed only after it was.
    fn to_be_seen(&self) -> Self {
        let until_ms = self.seen_ms;
        let is_picked = |late: &&Late| late.what == Missing::Picked;
        let ready = self.late.iter().find(is_picked).map(|_| Late { until_ms, what: Missing::Ready(self.forced) });
        Self { late: ready.into_iter().collect(), seen_ms: until_ms, ..Self::default() }
    }
}
