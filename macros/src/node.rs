//! The syntax: elements, components, fragments, blocks, loops, conditions and texts.

use proc_macro2::TokenStream;
use quote::ToTokens as _;
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseBuffer, ParseStream, Result};
use syn::token::Brace;
use syn::{Expr, Ident, Lit, LitStr, Token, braced};

/// What stands next to each other.
pub struct Nodes(pub Vec<Node>);

pub enum Node {
    Element(Element),
    /// `<>…</>`
    Fragment(Nodes),
    /// `{ … }`
    Block(TokenStream),
    /// `{ for … }`
    Loop(Expr),
    If(Condition),
    /// `"…"` or `{ "…" }`
    Text(LitStr),
}

/// `<name …>…</name>`; a component if the name begins with a capital letter.
pub struct Element {
    pub name: syn::Path,
    pub attributes: Vec<Attribute>,
    pub children: Nodes,
}

/// `name="…"`, `name=true`, `name={…}` or `{name}`.
pub struct Attribute {
    pub name: String,
    /// As it was written, for Yew.
    pub label: TokenStream,
    pub value: Value,
}

pub enum Value {
    Fixed(LitStr),
    Found(TokenStream),
}

/// `if … { … } else { … }`
pub struct Condition {
    pub test: Expr,
    pub then: Nodes,
    pub otherwise: Nodes,
}

impl Parse for Nodes {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut nodes = Vec::new();
        let ends = || input.is_empty() || input.peek(Token![<]) && input.peek2(Token![/]);
        while !ends() {
            nodes.push(input.parse()?);
        }
        Ok(Self(nodes))
    }
}

impl Parse for Node {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Token![<]) {
            return if input.peek2(Token![>]) { fragment(input) } else { input.parse().map(Self::Element) };
        }
        if input.peek(Token![if]) {
            return input.parse().map(Self::If);
        }
        if input.peek(Brace) {
            let inner;
            braced!(inner in input);
            if inner.peek(Token![for]) && !inner.peek2(Token![<]) {
                inner.parse::<Token![for]>()?;
                return inner.parse().map(Self::Loop);
            }
            let is_text = |text: &ParseBuffer| text.parse::<LitStr>().is_ok() && text.is_empty();
            return if is_text(&inner.fork()) { inner.parse().map(Self::Text) } else { inner.parse().map(Self::Block) };
        }
        input.parse().map(Self::Text)
    }
}

fn fragment(input: ParseStream) -> Result<Node> {
    input.parse::<Token![<]>()?;
    input.parse::<Token![>]>()?;
    let nodes = input.parse()?;
    input.parse::<Token![<]>()?;
    input.parse::<Token![/]>()?;
    input.parse::<Token![>]>()?;
    Ok(Node::Fragment(nodes))
}

impl Parse for Element {
    fn parse(input: ParseStream) -> Result<Self> {
        input.parse::<Token![<]>()?;
        let name = name(input)?;
        let mut attributes = Vec::new();
        while !input.peek(Token![>]) && !input.peek(Token![/]) {
            attributes.push(input.parse()?);
        }
        if input.parse::<Option<Token![/]>>()?.is_some() {
            input.parse::<Token![>]>()?;
            return Ok(Self { name, attributes, children: Nodes(Vec::new()) });
        }
        input.parse::<Token![>]>()?;
        let children = input.parse()?;
        input.parse::<Token![<]>()?;
        input.parse::<Token![/]>()?;
        let end = self::name(input)?;
        if end != name {
            return Err(syn::Error::new_spanned(&end, format!("</{}> is due here", name.to_token_stream())));
        }
        input.parse::<Token![>]>()?;
        Ok(Self { name, attributes, children })
    }
}

/// A component's path with its types, or a tag, which may be a word of Rust's such as `use`.
fn name(input: ParseStream) -> Result<syn::Path> {
    let word = input.fork().call(Ident::parse_any)?.to_string();
    if word.starts_with(char::is_uppercase) { input.parse() } else { input.call(Ident::parse_any).map(Into::into) }
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Brace) {
            let inner;
            braced!(inner in input);
            let name: Ident = inner.parse()?;
            let label = name.to_token_stream();
            return Ok(Self { name: name.to_string(), value: Value::Found(label.clone()), label });
        }
        let first = input.call(Ident::parse_any)?;
        let (mut name, mut label) = (first.to_string(), first.to_token_stream());
        while let Some(dash) = input.parse::<Option<Token![-]>>()? {
            let next = input.call(Ident::parse_any)?;
            name += &format!("-{next}");
            label.extend([dash.to_token_stream(), next.to_token_stream()]);
        }
        input.parse::<Token![=]>()?;
        let value = if input.peek(LitStr) {
            Value::Fixed(input.parse()?)
        } else if input.fork().parse::<Lit>().is_ok() {
            Value::Found(input.parse::<Lit>()?.to_token_stream())
        } else {
            let inner;
            braced!(inner in input);
            Value::Found(inner.parse()?)
        };
        Ok(Self { name, label, value })
    }
}

impl Parse for Condition {
    fn parse(input: ParseStream) -> Result<Self> {
        input.parse::<Token![if]>()?;
        let test = Expr::parse_without_eager_brace(input)?;
        let then = block(input)?;
        let otherwise = match input.parse::<Option<Token![else]>>()? {
            Some(_) if input.peek(Token![if]) => Nodes(vec![Node::If(input.parse()?)]),
            Some(_) => block(input)?,
            None => Nodes(Vec::new()),
        };
        Ok(Self { test, then, otherwise })
    }
}

fn block(input: ParseStream) -> Result<Nodes> {
    let inner;
    braced!(inner in input);
    inner.parse()
}
