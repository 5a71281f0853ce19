//! What may be the value of an attribute.

use yew::AttrValue;
use yew::virtual_dom::AttributeOrProperty;

use super::Tag;

/// A value for an attribute, or none.
pub trait AttributeValue: Sized {
    /// The element with this as the value of its next attribute.
    fn put(self, tag: Tag) -> Tag;
}

impl AttributeValue for &'static str {
    #[inline]
    fn put(self, tag: Tag) -> Tag {
        tag.word(self)
    }
}

impl AttributeValue for String {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        Some(AttrValue::Rc(self.into())).put(tag)
    }
}

impl AttributeValue for Option<AttrValue> {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.put(self.map(AttributeOrProperty::Attribute))
    }
}

impl AttributeValue for AttrValue {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        Some(self).put(tag)
    }
}

impl AttributeValue for Option<&'static str> {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.put(self.map(AttributeOrProperty::Static))
    }
}

impl AttributeValue for Option<String> {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        self.map(|text| AttrValue::Rc(text.into())).put(tag)
    }
}
