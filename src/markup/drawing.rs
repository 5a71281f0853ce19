//! A picture that is being drawn: its template, followed as far as everything is filled in.

use std::rc::Rc;
use std::slice::Iter;

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, Listeners, VList, VNode, VTag, VText};

use super::template::{Step, steps};
use super::{AttributeValue, Child};

/// A picture half drawn. Each call fills the next gap of the template, and none is copied to where it is called. In a
/// box, because a pointer is the smallest thing to hand on.
#[must_use]
pub struct Drawing(Box<State>);

struct State {
    steps: Iter<'static, Step>,
    /// The element that is open; at first the paper, which takes the finished picture.
    inner: Element,
    /// Those around it.
    outer: Vec<Element>,
}

#[derive(Default)]
struct Element {
    name: &'static str,
    attributes: Attributes,
    values: Vec<Option<AttributeOrProperty>>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
    key: Option<Key>,
    reference: NodeRef,
    written: Option<AttrValue>,
    checked: Option<bool>,
    children: Vec<VNode>,
}

/// Begins to draw this template.
#[inline(never)]
pub fn draw(template: &'static str) -> Drawing {
    Drawing(Box::new(State { steps: steps(template).iter(), inner: Element::default(), outer: Vec::new() }))
}

impl Drawing {
    /// The attribute has this value, or is left out.
    #[inline(never)]
    pub fn value<V: AttributeValue>(mut self, value: V) -> Self {
        self.0.gap().values.push(value.into_value());
        self
    }

    /// The attribute is there or not, without a value.
    pub fn switch(self, on: bool) -> Self {
        self.value(on.then_some(""))
    }

    /// What happens when something is done to the element.
    #[inline(never)]
    pub fn hears(mut self, listener: Option<Rc<dyn Listener>>) -> Self {
        self.0.gap().listeners.push(listener);
        self
    }

    /// What tells the element from its neighbours when they change places.
    #[inline(never)]
    pub fn key<K: Into<Key>>(mut self, key: K) -> Self {
        self.0.gap().key = Some(key.into());
        self
    }

    /// Where the element is found once it is in the page.
    #[inline(never)]
    pub fn reference(mut self, reference: NodeRef) -> Self {
        self.0.gap().reference = reference;
        self
    }

    /// What is written in an input.
    #[inline(never)]
    pub fn written<T: Into<AttrValue>>(mut self, text: T) -> Self {
        self.0.gap().written = Some(text.into());
        self
    }

    /// Whether an input is pressed in.
    #[inline(never)]
    pub fn checked(mut self, on: bool) -> Self {
        self.0.gap().checked = Some(on);
        self
    }

    /// This stands inside the element.
    #[inline(never)]
    pub fn child<C: Child>(mut self, child: C) -> Self {
        child.put_into(&mut self.0.gap().children);
        self
    }

    /// All of these do.
    pub fn each<C: Child>(mut self, children: impl IntoIterator<Item = C>) -> Self {
        let inside = &mut self.0.gap().children;
        children.into_iter().for_each(|child| child.put_into(inside));
        self
    }

    /// The finished picture.
    #[inline(never)]
    pub fn done(mut self) -> Html {
        together(std::mem::take(&mut self.0.gap().children))
    }
}

impl State {
    /// The element with the next gap; the paper after the last one.
    #[inline(never)]
    fn gap(&mut self) -> &mut Element {
        for step in self.steps.by_ref() {
            match step {
                Step::Open { name, attributes } => {
                    let inner = Element { name, attributes: attributes.clone(), ..Element::default() };
                    self.outer.push(std::mem::replace(&mut self.inner, inner));
                }
                Step::Word(word) => self.inner.values.push(Some(AttributeOrProperty::Static(word))),
                Step::Text(text) => self.inner.children.push(VText::new(*text).into()),
                Step::Slot => break,
                Step::Close => {
                    let around = self.outer.pop().unwrap_or_default();
                    let finished = std::mem::replace(&mut self.inner, around);
                    self.inner.children.push(finished.node());
                }
            }
        }
        &mut self.inner
    }
}

impl Element {
    fn node(self) -> VNode {
        if self.name.is_empty() {
            return VList::with_children(self.children, None).into();
        }
        let attributes = match self.attributes {
            Attributes::Dynamic { keys, .. } => Attributes::Dynamic { keys, values: self.values.into() },
            fixed => fixed,
        };
        let listeners =
            if self.listeners.is_empty() { Listeners::None } else { Listeners::Pending(self.listeners.into()) };
        let (reference, key) = (self.reference, self.key);
        if self.name == "input" {
            return VTag::__new_input(self.written, self.checked, reference, key, attributes, listeners).into();
        }
        let children = together(self.children);
        VTag::__new_other(self.name.into(), reference, key, attributes, listeners, children).into()
    }
}

/// The only node if there is one, else all of them.
pub(super) fn together(mut nodes: Vec<VNode>) -> VNode {
    match nodes.len() {
        1 => nodes.swap_remove(0),
        0 => VNode::default(),
        _ => VList::with_children(nodes, None).into(),
    }
}
