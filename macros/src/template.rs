//! Writes a template: what never changes as a text, and a call for whatever fills its gaps. The marks of the text are
//! explained where it is read, in `src/markup/template.rs`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::LitStr;

/// A template as far as it is written.
#[derive(Default)]
pub struct Template {
    text: String,
    fillings: Vec<TokenStream>,
}

impl Template {
    /// Begins an element, or only a list of nodes if it has no name.
    pub fn open(&mut self, name: &str) {
        self.text.push('<');
        self.text.push_str(name);
    }

    /// Names the next attribute.
    pub fn attribute(&mut self, name: &str) {
        self.text.push('@');
        self.text.push_str(name);
    }

    /// Gives the attribute a value that never changes.
    pub fn value(&mut self, text: &LitStr) {
        self.word('=', text, quote! { .value(#text) });
    }

    /// A text inside the element that never changes.
    pub fn text(&mut self, text: &LitStr) {
        self.word('\'', text, quote! { .child(#text) });
    }

    /// A word in which something could be taken for a mark is filled in instead.
    fn word(&mut self, mark: char, text: &LitStr, filling: TokenStream) {
        let word = text.value();
        if word.contains(['<', '@', '=', '\'', '?', '>']) {
            return self.fill(filling);
        }
        self.text.push(mark);
        self.text.push_str(&word);
    }

    /// Leaves a gap for what this call fills in.
    pub fn fill(&mut self, call: TokenStream) {
        self.text.push('?');
        self.fillings.push(call);
    }

    /// Ends the element.
    pub fn close(&mut self) {
        self.text.push('>');
    }

    /// The text and what fills its gaps.
    pub fn parts(self) -> (String, Vec<TokenStream>) {
        (self.text, self.fillings)
    }
}
