//! What the syntax becomes: calls of `crate::markup`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::node::{Attribute, Condition, Element, Node, Nodes, Value};

/// Attributes that are there or not, and have no value.
const SWITCHES: [&str; 5] = ["disabled", "hidden", "inert", "open", "reversed"];

/// The nodes as one `Html`.
pub fn root(nodes: &Nodes) -> TokenStream {
    match nodes.0.as_slice() {
        [] => quote! { ::yew::Html::default() },
        [Node::Element(element)] if is_tag(element) => {
            let tag = tag(element);
            quote! { #tag.done() }
        }
        [Node::Element(element)] => through_yew(element),
        [Node::Fragment(nodes)] => list(nodes),
        [Node::Block(tokens)] => quote! { crate::markup::one({ #tokens }) },
        [Node::If(condition)] => choice(condition),
        [Node::Text(text)] => quote! { crate::markup::one(#text) },
        [Node::Loop(_), ..] | [_, _, ..] => list(nodes),
    }
}

fn list(nodes: &Nodes) -> TokenStream {
    let children = children(nodes);
    quote! { crate::markup::Tag::nameless()#(#children)*.list() }
}

/// Whether this builds the element itself. An input's value and a text area's need Yew's care.
fn is_tag(element: &Element) -> bool {
    let name = element.name.get_ident().map(ToString::to_string).unwrap_or_default();
    name.starts_with(char::is_lowercase) && name != "input" && name != "textarea"
}

fn tag(element: &Element) -> TokenStream {
    let name = element.name.get_ident().map(ToString::to_string).unwrap_or_default();
    let (handlers, attributes): (Vec<_>, Vec<_>) = element.attributes.iter().partition(|it| is_special(&it.name));
    let opened = open(&name, &attributes);
    let handlers = handlers.into_iter().map(special);
    let children = children(&element.children);
    quote! { #opened #(#handlers)* #(#children)* }
}

fn open(name: &str, attributes: &[&Attribute]) -> TokenStream {
    let names = attributes.iter().map(|it| it.name.as_str());
    let fixed: Option<Vec<_>> =
        attributes.iter().map(|it| if let Value::Fixed(text) = &it.value { Some(text) } else { None }).collect();
    match fixed {
        Some(texts) if texts.is_empty() => quote! { crate::markup::Tag::plain(#name) },
        Some(texts) => quote! {
            crate::markup::Tag::fixed(#name, &[#((#names, ::yew::virtual_dom::AttributeOrProperty::Static(#texts))),*])
        },
        None => {
            let values = attributes.iter().map(|it| value(it));
            quote! { crate::markup::Tag::open(#name, &[#(#names),*])#(#values)* }
        }
    }
}

fn value(attribute: &Attribute) -> TokenStream {
    match &attribute.value {
        Value::Fixed(text) => quote! { .word(#text) },
        Value::Found(tokens) if SWITCHES.contains(&attribute.name.as_str()) => quote! { .switch({ #tokens }) },
        Value::Found(tokens) => quote! { .value({ #tokens }) },
    }
}

/// What is no attribute of the element in the page: what happens to it, and how it is found again.
fn is_special(name: &str) -> bool {
    name.starts_with("on") || name == "key" || name == "ref"
}

fn special(attribute: &Attribute) -> TokenStream {
    let value = match &attribute.value {
        Value::Fixed(text) => quote! { #text },
        Value::Found(tokens) => quote! { { #tokens } },
    };
    match attribute.name.as_str() {
        "key" => quote! { .key(#value) },
        "ref" => quote! { .reference(#value) },
        name => {
            let event = format_ident!("{name}");
            quote! { .hears(::yew::html::#event::Wrapper::__macro_new(#value)) }
        }
    }
}

/// A call for each child, to be appended to its parent's.
fn children(nodes: &Nodes) -> Vec<TokenStream> {
    nodes.0.iter().map(child).collect()
}

fn child(node: &Node) -> TokenStream {
    match node {
        Node::Element(element) if is_tag(element) => {
            let tag = tag(element);
            quote! { .with(#tag) }
        }
        Node::Element(element) => {
            let component = through_yew(element);
            quote! { .and(#component) }
        }
        Node::Fragment(nodes) => {
            let fragment = list(nodes);
            quote! { .and(#fragment) }
        }
        Node::Block(tokens) => quote! { .and({ #tokens }) },
        Node::Loop(nodes) => quote! { .each(#nodes) },
        Node::If(condition) => {
            let choice = choice(condition);
            quote! { .and(#choice) }
        }
        Node::Text(text) => quote! { .and(#text) },
    }
}

/// One node in either case, so that what follows keeps its place.
fn choice(condition: &Condition) -> TokenStream {
    let Condition { test, then, otherwise } = condition;
    let (then, otherwise) = (root(then), root(otherwise));
    quote! { (if #test { #then } else { #otherwise }) }
}

/// A component or an input, with its children already built.
fn through_yew(element: &Element) -> TokenStream {
    let name = &element.name;
    let attributes = element.attributes.iter().map(|Attribute { label, value, .. }| match value {
        Value::Fixed(text) => quote! { #label=#text },
        Value::Found(tokens) => quote! { #label={#tokens} },
    });
    if element.children.0.is_empty() {
        return quote! { ::yew::html! { <#name #(#attributes)* /> } };
    }
    let children = root(&element.children);
    quote! { ::yew::html! { <#name #(#attributes)*>{ #children }</#name> } }
}
