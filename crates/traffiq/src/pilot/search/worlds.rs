//! Worlds: what may be in the other hands and in the stock, dealt at random from what nobody sees.

use crate::pilot::board::MOST_PLAYERS;
use crate::pilot::mix::Mix;
use crate::pilot::seen::{Seen, Tiles};

/// One way in which the unseen tiles may lie.
#[derive(Clone, Debug)]
pub(in crate::pilot) struct World {
    pub hands: [Tiles; MOST_PLAYERS],
    /// In the order in which they will be drawn, the last one first.
    pub stock: Tiles,
}

impl World {
    /// The world with this number: the same for equal positions.
    pub fn deal(seen: &Seen, number: u64) -> Self {
        let mut mix = Mix::from(seen.number());
        mix.add(number);
        let mut stock = seen.unseen.clone();
        for place in (1..stock.len()).rev() {
            stock.swap(place, mix.below(place + 1));
        }
        let mut hands: [Tiles; MOST_PLAYERS] = Default::default();
        for (player, tiles) in seen.hand_sizes.iter().filter(|(player, _)| *player != seen.player) {
            let rest = stock.len().saturating_sub(usize::from(*tiles));
            hands[player.index()].extend(stock.drain(rest..));
        }
        hands[seen.player.index()] = seen.hand.clone();
        Self { hands, stock }
    }
}
