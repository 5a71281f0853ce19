//! What may stand inside an element besides elements.

use yew::AttrValue;
use yew::prelude::*;
use yew::virtual_dom::{VNode, VText};

use super::drawing::together;

/// Something to show inside an element.
pub trait Child: Sized {
    /// Adds itself to what is inside.
    fn put_into(self, nodes: &mut Vec<VNode>);
}

/// A child alone.
#[inline(never)]
pub fn one<C: Child>(child: C) -> Html {
    let mut nodes = Vec::new();
    child.put_into(&mut nodes);
    together(nodes)
}

impl Child for VNode {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        nodes.push(self);
    }
}

impl Child for AttrValue {
    #[inline(never)]
    fn put_into(self, nodes: &mut Vec<VNode>) {
        VNode::VText(VText::new(self)).put_into(nodes);
    }
}

impl Child for String {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        AttrValue::Rc(self.into()).put_into(nodes);
    }
}

impl Child for &String {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        AttrValue::Rc(self.as_str().into()).put_into(nodes);
    }
}

impl Child for &'static str {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        AttrValue::Static(self).put_into(nodes);
    }
}

impl Child for char {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        self.to_string().put_into(nodes);
    }
}

impl<C: Child> Child for Option<C> {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        if let Some(child) = self {
            child.put_into(nodes);
        }
    }
}

impl<C: Child> Child for Vec<C> {
    fn put_into(self, nodes: &mut Vec<VNode>) {
        self.into_iter().for_each(|child| child.put_into(nodes));
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Child for $number {
            #[inline]
            fn put_into(self, nodes: &mut Vec<VNode>) {
                i64::from(self).put_into(nodes);
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32);

impl Child for i64 {
    #[inline(never)]
    fn put_into(self, nodes: &mut Vec<VNode>) {
        self.to_string().put_into(nodes);
    }
}

impl Child for usize {
    #[inline]
    fn put_into(self, nodes: &mut Vec<VNode>) {
        (self as i64).put_into(nodes);
    }
}
