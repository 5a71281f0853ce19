//! What may be the value of an attribute.

use yew::AttrValue;
use yew::virtual_dom::AttributeOrProperty;

/// A value for an attribute, or none.
pub trait AttributeValue {
    /// As Yew takes it.
    fn into_value(self) -> Option<AttributeOrProperty>;
}

impl AttributeValue for &'static str {
    fn into_value(self) -> Option<AttributeOrProperty> {
        Some(AttributeOrProperty::Static(self))
    }
}

impl AttributeValue for AttrValue {
    fn into_value(self) -> Option<AttributeOrProperty> {
        Some(AttributeOrProperty::Attribute(self))
    }
}

impl AttributeValue for String {
    fn into_value(self) -> Option<AttributeOrProperty> {
        AttrValue::Rc(self.into()).into_value()
    }
}

impl<V: AttributeValue> AttributeValue for Option<V> {
    fn into_value(self) -> Option<AttributeOrProperty> {
        self.and_then(V::into_value)
    }
}
