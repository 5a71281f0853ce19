//! Halving: all candidates are tried in a few worlds, the better half of them in more, and so on until two are left.

use super::Estimate;
use super::round::Quick;
use super::worlds::World;
use crate::pilot::glance::between_lost_and_won;
use crate::pilot::listing::{Candidate, Moment};
use crate::pilot::seen::Seen;

/// So many candidates at most are tried until there were so many worlds.
const STAGES: [(usize, usize); 4] = [(16, 64), (8, 128), (4, 192), (2, 256)];

/// How much glance and outlook count beside a trial, which sees one round and nothing of what lies behind it.
const FORESEEN: f32 = 1.0;

/// What a turn is worth that trials and foresight value so.
pub(in crate::pilot) fn blended(tried: f32, foreseen: f32) -> f32 {
    (tried + FORESEEN * foreseen) / (1.0 + FORESEEN)
}

/// Trials under way.
#[derive(Clone, Debug)]
pub(super) struct Halving {
    worlds: Vec<World>,
    /// The values of each candidate, one a world, by its place in the list of candidates.
    values: Vec<Vec<f32>>,
    /// The places of all, the best first; those that are still in it stand in front.
    order: Vec<usize>,
    left: usize,
    stage: usize,
    world: usize,
    quick: Quick,
}

impl Halving {
    /// Nothing is tried yet. Candidates beyond those that can be tried are dropped.
    pub fn new(seen: &Seen, candidates: &mut Vec<Candidate>) -> Self {
        let [(most, _), .., (_, worlds)] = STAGES;
        candidates.truncate(most);
        Self {
            worlds: (0..worlds as u64).map(|number| World::deal(seen, number)).collect(),
            values: vec![Vec::with_capacity(worlds); candidates.len()],
            order: (0..candidates.len()).collect(),
            left: candidates.len(),
            stage: 0,
            world: 0,
            quick: Quick::default(),
        }
    }

    /// Tries all that are left in one more world; whether there is more to do.
    pub fn work_a_piece(&mut self, moment: &mut Moment, candidates: &[Candidate]) -> bool {
        for place in &self.order[..self.left] {
            let candidate = &candidates[*place];
            let tried = self.quick.value(moment, &candidate.moves, &self.worlds[self.world]);
            self.values[*place].push(blended(tried, between_lost_and_won(candidate.value)));
        }
        self.world += 1;
        if self.world == STAGES[self.stage].1 {
            let mut order = std::mem::take(&mut self.order);
            self.sort(&mut order);
            self.order = order;
            self.stage += 1;
            let Some((most, _)) = STAGES.get(self.stage) else { return false };
            self.left = self.left.min(*most);
        }
        true
    }

    /// The places of all candidates, with what they were found to be worth and how far they are behind the best. The best comes first, what has
    /// been left out comes last.
    pub fn ranking(&self) -> Vec<(usize, Estimate, Estimate)> {
        let mut order = self.order.clone();
        self.sort(&mut order);
        let best = order.first().map_or(&[][..], |best| &self.values[*best]);
        let line = |place: usize| {
            let values = &self.values[place];
            let behind: Vec<f32> = best.iter().zip(values).map(|(best, value)| best - value).collect();
            (place, Estimate::of(values), Estimate::of(&behind))
        };
        order.into_iter().map(line).collect()
    }

    /// Sorts those that are still in it.
    fn sort(&self, order: &mut [usize]) {
        let mean = |place: usize| Estimate::of(&self.values[place]).value;
        order[..self.left].sort_by(|one, other| mean(*other).total_cmp(&mean(*one)));
    }
}
