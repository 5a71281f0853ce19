//! How a page can be installed as an app, as plain data: only the browser knows which way there is.

/// How the page can be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The browser asks when we say so.
    Offered,
    /// By the person alone, from the browser's share menu: iPad and iPhone.
    ByHand,
    /// By the person alone, from the browser's own menu: it has offered it and then did not ask.
    FromMenu,
}
