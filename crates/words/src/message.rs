//! A message before it is put into words: which one, and what stands in its gaps.

use super::number::Number;

/// Something to say, in no language yet. It is made by the constructors that words-build writes, so it exists; one that does not
/// is said as its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Number(Number),
    /// A text that is the same in every language, such as a player's name.
    Text(String),
    /// Another message, put into the same language first.
    Message(Message),
    /// Several of them, joined as the language does it: "A, B and C".
    List(Vec<Self>),
    /// Several of them to choose from: "A, B or C".
    AnyOf(Vec<Self>),
}

impl Arg {
    /// All of these: "A, B and C".
    pub fn all_of<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// One of these: "A, B or C".
    pub fn any_of<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::AnyOf(items.into_iter().map(Into::into).collect())
    }
}

impl Message {
    /// For constructors that are made from the files.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// With this in one of its gaps: for those constructors.
    #[must_use]
    pub fn with(mut self, gap: &'static str, filling: impl Into<Arg>) -> Self {
        self.args.push((gap, filling.into()));
        self
    }

    /// The message's name in the files.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// What fills its gaps, in the alphabetical order of their names.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl From<Number> for Arg {
    fn from(number: Number) -> Self {
        Self::Number(number)
    }
}

macro_rules! whole_numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(value: $kind) -> Self {
                Self::Number(Number::whole(value.into()))
            }
        }
    )*};
}

whole_numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Number(Number::whole(i64::try_from(value).unwrap_or(i64::MAX)))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::all_of(items)
    }
}
