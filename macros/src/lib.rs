//! `html!` with Yew's syntax and less code behind it.
//!
//! Yew's own macro lays out every element in place, some two hundred bytes of machine code for each. This one writes
//! down as a text what never changes of a picture, and calls the few functions of `src/markup.rs` for what does.
//! Components and text areas still go through Yew.

mod expand;
mod node;
mod template;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::parse_macro_input;

/// Markup as a `yew::Html`.
#[proc_macro]
pub fn html(input: TokenStream) -> TokenStream {
    expand::root(&parse_macro_input!(input as node::Nodes)).into()
}
