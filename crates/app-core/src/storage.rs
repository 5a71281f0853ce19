//! Where texts are kept from one visit to the next, as a trait: the browser's storage in the page, a map in tests.

use thiserror::Error;

/// Why a text could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StorageError {
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    #[error("the storage of this page is full")]
    Full,
}

/// Texts under names. Reading never fails: what cannot be read is not there.
pub trait Storage {
    /// The text under this name.
    fn get(&self, key: &str) -> Option<String>;

    /// Keeps a text under this name, in place of what was there.
    ///
    /// # Errors
    /// If there is no storage or no room; what was there before is still there then.
    fn set(&self, key: &str, value: &str) -> Result<(), StorageError>;

    /// Forgets this name.
    fn remove(&self, key: &str);

    /// All names that begin like this, in no order.
    fn keys_with_prefix(&self, prefix: &str) -> Vec<String>;
}
