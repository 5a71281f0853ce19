//! The lines that the rules give at one point of a record, while it is read: which of them may still be said.

/// Lines that follow from the rules, in the order in which they are printed.
#[derive(Clone, Debug, Default)]
pub struct DueNotes(Vec<String>);

impl DueNotes {
    /// These may be said now.
    #[must_use]
    pub const fn new(notes: Vec<String>) -> Self {
        Self(notes)
    }

    /// Hears a line. Any may be left out, but none comes after those that follow it; only lines that begin alike, such as
    /// those of all winners, stand in any order.
    ///
    /// # Errors
    /// What the rules would say instead, if they say anything of the kind.
    pub fn hear(&mut self, said: &str) -> Result<(), Option<String>> {
        let alike = |note: &&String| first_word(note) == first_word(said);
        let Some(place) = self.0.iter().position(|note| note == said) else {
            let about_the_same = |note: &&String| last_word(note) == last_word(said);
            let mut meant = self.0.iter().filter(alike);
            return Err(meant.clone().find(about_the_same).or_else(|| meant.next()).cloned());
        };
        let left_out = self.0.iter().take_while(|note| !alike(note)).count();
        self.0.remove(place);
        self.0.drain(..left_out);
        Ok(())
    }
}

fn first_word(note: &str) -> Option<&str> {
    note.split(' ').next()
}

fn last_word(note: &str) -> Option<&str> {
    note.rsplit(' ').next()
}
