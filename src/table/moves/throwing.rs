//! The throw, what it may cost, and a thumbs-up that becomes somebody.

use super::{Choreography, Missing, Motion, Piece, Spot, times};
use crate::table::{JokerChoice, TableModel};

impl Choreography {
    /// The dice fly in one after the other, the smuggling die last.
    pub(super) fn throw(&mut self, after: &TableModel) {
        for (place, start) in (0..after.tray.dice.len()).zip((0..).step_by(times::THROW_APART as usize)) {
            self.add(Spot::Thrown(place), Motion::ThrowIn, 0, start, times::THROW);
            self.add(Spot::Blur(place), Motion::Blur, 0, start, times::THROW * 3 / 5);
        }
    }

    /// The smuggling die lies, and only then it is seen what it fell to.
    pub(super) fn lose_crystal(&mut self, after: &TableModel) {
        let lies = times::thrown(after.tray.dice.len() as u32);
        self.hold_back(lies, Missing::CrystalLost);
        self.add(Spot::Lost, Motion::Drift, lies, lies, times::CRYSTAL_LOST);
        self.add(Spot::LostStrike, Motion::Draw, lies, lies + times::CRYSTAL_LOST, times::POP);
    }

    /// What is picked by itself is picked once the dice lie. Until then a touch only lays them down, and it is picked no sooner than they can be seen:
    /// nobody places what nobody has seen.
    pub(super) fn pick_forced(&mut self, before: &TableModel, after: &TableModel, count: u8) {
        let lies = times::thrown(after.tray.dice.len() as u32);
        self.forced = count;
        self.scoring = Some((before.legend, before.formula));
        self.hold_back(lies, Missing::Picked);
        (self.curtain_ms, self.seen_ms) = (lies.max(times::SEEN), times::SEEN);
    }

    /// The thumb flips over; a spark goes off where it becomes an alien.
    pub(super) fn flip_joker(&mut self, before: &TableModel, place: usize, choice: JokerChoice) {
        let seen = before.tray.dice.get(place).and_then(|die| die.joker);
        self.hold_back(times::JOKER / 2, Missing::Joker(place, seen));
        self.now(Spot::Face(place), Motion::Turn, times::JOKER);
        if matches!(choice, JokerChoice::Paid(_)) {
            let start = times::JOKER / 3;
            self.fly(Piece::Spark, Spot::Die(place), Spot::Die(place), start, times::JOKER * 2);
        }
    }
}
