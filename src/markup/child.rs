//! What may stand inside an element besides elements.

use yew::AttrValue;
use yew::prelude::*;
use yew::virtual_dom::{VNode, VText};

use super::Tag;

/// Something to show inside an element.
pub trait Child: Sized {
    /// The element with this as its last child.
    fn put(self, tag: Tag) -> Tag;
}

/// A child alone.
#[inline]
pub fn one(child: impl Child) -> Html {
    child.put(Tag::nameless()).alone()
}

impl Tag {
    /// The only child if there is one, else all of them.
    #[inline(never)]
    fn alone(self) -> Html {
        super::together(self.0.children)
    }

    #[inline(never)]
    fn text(self, text: AttrValue) -> Self {
        self.node(VNode::VText(VText::new(text)))
    }
}

impl Child for VNode {
    #[inline]
    fn put(self, tag: Tag) -> Tag {
        tag.node(self)
    }
}

impl Child for String {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.text(AttrValue::Rc(self.into()))
    }
}

impl Child for &String {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.text(AttrValue::Rc(self.as_str().into()))
    }
}

impl Child for &'static str {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.text(AttrValue::Static(self))
    }
}

impl Child for char {
    #[inline]
    fn put(self, tag: Tag) -> Tag {
        self.to_string().put(tag)
    }
}

impl Child for &Children {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        tag.each(self.iter())
    }
}

impl<C: Child> Child for Option<C> {
    #[inline]
    fn put(self, tag: Tag) -> Tag {
        match self {
            Some(child) => child.put(tag),
            None => tag,
        }
    }
}

impl<C: Child> Child for Vec<C> {
    fn put(self, tag: Tag) -> Tag {
        tag.each(self)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Child for $number {
            #[inline]
            fn put(self, tag: Tag) -> Tag {
                number(i64::from(self), tag)
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32);

impl Child for usize {
    #[inline]
    fn put(self, tag: Tag) -> Tag {
        number(self as i64, tag)
    }
}

#[inline(never)]
fn number(number: i64, tag: Tag) -> Tag {
    number.to_string().put(tag)
}
