//! A storage in memory, with as much room as a test wants.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use app_core::storage::{Storage, StorageError};

/// A storage for so many letters; clones are the same storage, as seen by another tab.
#[derive(Clone, Debug)]
pub struct Map(pub Rc<RefCell<BTreeMap<String, String>>>, pub Result<usize, StorageError>);

impl Map {
    pub fn new() -> Self {
        Self(Rc::default(), Ok(usize::MAX))
    }

    pub fn with(key: &str, text: &str) -> Self {
        let map = Self::new();
        map.put(key, text);
        map
    }

    pub fn limited(&self, room: Result<usize, StorageError>) -> Self {
        Self(self.0.clone(), room)
    }

    pub fn put(&self, key: &str, text: &str) {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
    }

    pub fn texts(&self) -> BTreeMap<String, String> {
        self.0.borrow().clone()
    }
}

impl Storage for Map {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let others: usize = self.texts().iter().filter(|(other, _)| *other != key).map(|(_, text)| text.len()).sum();
        if others + value.len() > self.1? {
            return Err(StorageError::Full);
        }
        self.put(key, value);
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys_with_prefix(&self, prefix: &str) -> Vec<String> {
        self.0.borrow().keys().filter(|key| key.starts_with(prefix)).cloned().collect()
    }
}
