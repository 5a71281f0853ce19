//! What saves and links need of a game's record, whatever the game.

/// The record of a game: the whole truth of it, in a compact text form.
pub trait GameRecord: Clone + PartialEq {
    /// What the game is called where programs meet. It is kept for ever: what is saved begins with it.
    const GAME: &'static str;

    /// The compact form, in letters that a link can hold.
    fn encode(&self) -> String;

    /// The record with this compact form; nothing for a text that is none.
    fn decode(text: &str) -> Option<Self>;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether nothing has happened in it yet.
    fn is_untouched(&self) -> bool;

    /// Whether the other is this game, played on from here, or just as far.
    fn is_earlier_than(&self, other: &Self) -> bool;
}
