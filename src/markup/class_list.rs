//! The classes of an element, some of them only at times.

use yew::virtual_dom::AttributeOrProperty;

use super::value::AttributeValue;

/// Classes as the page writes them: `die is-picked`.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ClassList(String);

/// One class, or none.
pub trait ClassName {
    /// Adds the class, if there is one.
    fn add_to(self, list: &mut ClassList);
}

impl ClassList {
    /// These classes and this one.
    #[inline]
    #[must_use]
    pub fn and(mut self, name: impl ClassName) -> Self {
        name.add_to(&mut self);
        self
    }

    #[inline(never)]
    fn add(&mut self, name: &str) {
        if !name.is_empty() && !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(name);
    }
}

impl ClassName for &'static str {
    #[inline]
    fn add_to(self, list: &mut ClassList) {
        list.add(self);
    }
}

impl ClassName for Option<&'static str> {
    #[inline(never)]
    fn add_to(self, list: &mut ClassList) {
        list.add(self.unwrap_or_default());
    }
}

impl ClassName for String {
    #[inline(never)]
    fn add_to(self, list: &mut ClassList) {
        list.add(&self);
    }
}

impl AttributeValue for ClassList {
    fn into_value(self) -> Option<AttributeOrProperty> {
        self.0.into_value()
    }
}

/// The classes of an element: texts, or options of them.
macro_rules! classes {
    ($($name:expr),* $(,)?) => { $crate::markup::ClassList::default()$(.and($name))* };
}
pub(crate) use classes;
