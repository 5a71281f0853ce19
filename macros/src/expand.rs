//! What the syntax becomes: a template for `crate::markup`, and a call for each of its gaps.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::node::{Attribute, Condition, Element, Node, Nodes, Value};
use crate::template::Template;

/// Attributes that are there or not, and have no value.
const SWITCHES: [&str; 5] = ["disabled", "hidden", "inert", "open", "reversed"];

/// The nodes as one `Html`.
pub fn root(nodes: &Nodes) -> TokenStream {
    match nodes.0.as_slice() {
        [] => quote! { ::yew::Html::default() },
        [Node::Element(element)] if is_tag(element) => drawn(|template| tag(template, element)),
        [Node::Element(element)] => through_yew(element),
        [Node::Fragment(nodes)] => list(nodes),
        [Node::Block(tokens)] => quote! { crate::markup::one({ #tokens }) },
        [Node::If(condition)] => choice(condition),
        [Node::Text(text)] => quote! { crate::markup::one(#text) },
        [Node::Loop(_), ..] | [_, _, ..] => list(nodes),
    }
}

fn drawn(draw: impl FnOnce(&mut Template)) -> TokenStream {
    let mut template = Template::default();
    draw(&mut template);
    let (text, fillings) = template.parts();
    quote! { crate::markup::draw(#text)#(#fillings)*.done() }
}

fn list(nodes: &Nodes) -> TokenStream {
    drawn(|template| fragment(template, nodes))
}

fn fragment(template: &mut Template, nodes: &Nodes) {
    template.open("");
    children(template, nodes);
    template.close();
}

/// Whether this builds the element itself. A text area's value needs Yew's care.
fn is_tag(element: &Element) -> bool {
    let name = name(element);
    name.starts_with(char::is_lowercase) && name != "textarea"
}

fn name(element: &Element) -> String {
    element.name.get_ident().map(ToString::to_string).unwrap_or_default()
}

fn tag(template: &mut Template, element: &Element) {
    let name = name(element);
    template.open(&name);
    for it in &element.attributes {
        match special(it, &name) {
            Some(call) => template.fill(call),
            None => attribute(template, it),
        }
    }
    children(template, &element.children);
    template.close();
}

fn attribute(template: &mut Template, attribute: &Attribute) {
    let name = attribute.name.as_str();
    template.attribute(name);
    match &attribute.value {
        Value::Fixed(text) => template.value(text),
        Value::Found(tokens) if SWITCHES.contains(&name) => template.fill(quote! { .switch({ #tokens }) }),
        Value::Found(tokens) => template.fill(quote! { .value({ #tokens }) }),
    }
}

/// What is no attribute of the element in the page: what happens to it, how it is found again, and what a person may
/// have changed in it.
fn special(attribute: &Attribute, element: &str) -> Option<TokenStream> {
    let value = match &attribute.value {
        Value::Fixed(text) => quote! { #text },
        Value::Found(tokens) => quote! { { #tokens } },
    };
    match attribute.name.as_str() {
        "key" => Some(quote! { .key(#value) }),
        "ref" => Some(quote! { .reference(#value) }),
        "value" if element == "input" => Some(quote! { .written(#value) }),
        "checked" if element == "input" => Some(quote! { .checked(#value) }),
        name if name.starts_with("on") => {
            let event = format_ident!("{name}");
            Some(quote! { .hears(::yew::html::#event::Wrapper::__macro_new(#value)) })
        }
        _ => None,
    }
}

fn children(template: &mut Template, nodes: &Nodes) {
    for node in &nodes.0 {
        child(template, node);
    }
}

fn child(template: &mut Template, node: &Node) {
    match node {
        Node::Element(element) if is_tag(element) => tag(template, element),
        Node::Element(element) => {
            let component = through_yew(element);
            template.fill(quote! { .child(#component) });
        }
        Node::Fragment(nodes) => fragment(template, nodes),
        Node::Block(tokens) => template.fill(quote! { .child({ #tokens }) }),
        Node::Loop(nodes) => template.fill(quote! { .each(#nodes) }),
        Node::If(condition) => {
            let choice = choice(condition);
            template.fill(quote! { .child(#choice) });
        }
        Node::Text(text) => template.text(text),
    }
}

/// One node in either case, so that what follows keeps its place.
fn choice(condition: &Condition) -> TokenStream {
    let Condition { test, then, otherwise } = condition;
    let (then, otherwise) = (root(then), root(otherwise));
    quote! { (if #test { #then } else { #otherwise }) }
}

/// A component or a text area, with its children already built.
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
