//! Markup: what the `html!` of this house calls to build an element.
//!
//! The macro reads as Yew's does, and its elements are Yew's. It only spreads less code over the page: here are the
//! few functions that every element shares, and none of them is copied to where it is called.

mod child;
mod class_list;
mod value;

use std::rc::Rc;

pub use markup_macro::html;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, Listeners, VList, VNode, VTag};

pub use child::{Child, one};
pub(crate) use class_list::classes;
pub use class_list::{ClassList, ClassName};
pub use value::AttributeValue;

/// An element as it is being built. In a box, because a pointer is the smallest thing to hand on.
#[must_use]
pub struct Tag(Box<Parts>);

struct Parts {
    name: &'static str,
    attributes: Attributes,
    values: Vec<Option<AttributeOrProperty>>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
    key: Option<Key>,
    reference: NodeRef,
    children: Vec<VNode>,
}

type Fixed = &'static [(&'static str, AttributeOrProperty)];

impl Tag {
    #[inline(never)]
    fn new(name: &'static str, attributes: Attributes) -> Self {
        let parts = Parts {
            name,
            attributes,
            values: Vec::new(),
            listeners: Vec::new(),
            key: None,
            reference: NodeRef::default(),
            children: Vec::new(),
        };
        Self(Box::new(parts))
    }

    /// An element without attributes.
    #[inline(never)]
    pub fn plain(name: &'static str) -> Self {
        Self::fixed(name, &[])
    }

    /// Only children, for a [`list`](Self::list).
    #[inline(never)]
    pub fn nameless() -> Self {
        Self::plain("")
    }

    /// An element whose attributes never change.
    #[inline(never)]
    pub fn fixed(name: &'static str, attributes: Fixed) -> Self {
        Self::new(name, Attributes::Static(attributes))
    }

    /// An element with these attributes, whose values follow in the same order.
    #[inline(never)]
    pub fn open(name: &'static str, keys: &'static [&'static str]) -> Self {
        Self::new(name, Attributes::Dynamic { keys, values: Box::default() })
    }

    /// The next attribute is the same in every picture.
    #[inline(never)]
    pub fn word(self, text: &'static str) -> Self {
        self.put(Some(AttributeOrProperty::Static(text)))
    }

    /// The next attribute is there or not, without a value.
    #[inline(never)]
    pub fn switch(self, on: bool) -> Self {
        self.put(on.then_some(AttributeOrProperty::Static("")))
    }

    /// The next attribute has this value, or is left out.
    #[inline]
    pub fn value(self, value: impl AttributeValue) -> Self {
        value.put(self)
    }

    #[inline(never)]
    fn put(mut self, value: Option<AttributeOrProperty>) -> Self {
        self.0.values.push(value);
        self
    }

    /// What happens when something is done to the element.
    #[inline(never)]
    pub fn hears(mut self, listener: Option<Rc<dyn Listener>>) -> Self {
        self.0.listeners.push(listener);
        self
    }

    /// What tells the element from its neighbours when they change places.
    #[inline]
    pub fn key(self, key: impl Into<Key>) -> Self {
        self.keyed(key.into())
    }

    #[inline(never)]
    fn keyed(mut self, key: Key) -> Self {
        self.0.key = Some(key);
        self
    }

    /// Where the element is found once it is in the page.
    #[inline(never)]
    pub fn reference(mut self, reference: NodeRef) -> Self {
        self.0.reference = reference;
        self
    }

    /// An element inside this one.
    #[inline(never)]
    pub fn with(mut self, tag: Self) -> Self {
        self.0.children.push(tag.done());
        self
    }

    /// Anything else inside this one.
    #[inline]
    pub fn and(self, child: impl Child) -> Self {
        child.put(self)
    }

    #[inline(never)]
    fn node(mut self, node: VNode) -> Self {
        self.0.children.push(node);
        self
    }

    /// All of these inside this one.
    pub fn each<C: Child>(self, children: impl IntoIterator<Item = C>) -> Self {
        children.into_iter().fold(self, |tag, child| child.put(tag))
    }

    /// The finished element.
    #[inline(never)]
    pub fn done(self) -> Html {
        let Parts { name, attributes, values, listeners, key, reference, children } = *self.0;
        let attributes = match attributes {
            Attributes::Dynamic { keys, .. } => Attributes::Dynamic { keys, values: values.into() },
            other => other,
        };
        let listeners = if listeners.is_empty() { Listeners::None } else { Listeners::Pending(listeners.into()) };
        VTag::__new_other(name.into(), reference, key, attributes, listeners, together(children)).into()
    }

    /// The children alone.
    #[inline(never)]
    pub fn list(self) -> Html {
        VNode::from(VList::with_children(self.0.children, None))
    }
}

fn together(mut children: Vec<VNode>) -> VNode {
    match children.len() {
        1 => children.swap_remove(0),
        0 => VNode::default(),
        _ => VNode::from(VList::with_children(children, None)),
    }
}
