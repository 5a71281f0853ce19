//! A template: a picture without what changes of it, as a text of marks with a word behind them.
//!
//! | mark | stands for |
//! |---|---|
//! | `<name` | an element begins; without a name it is only its children |
//! | `@name` | an attribute of it: what comes next is its value |
//! | `=text` | a value that is always the same |
//! | `'text` | a text inside the element |
//! | `?` | something that is filled in |
//! | `>` | the element ends |
//!
//! The macro leaves no mark in a word. A template is read once; after that its steps are known by its address.

use std::cell::RefCell;

use yew::virtual_dom::{AttributeOrProperty, Attributes};

const MARKS: [char; 6] = ['<', '@', '=', '\'', '?', '>'];

/// What is to be done next for a picture.
pub enum Step {
    /// Begin an element. Attributes that change still lack their values.
    Open { name: &'static str, attributes: Attributes },
    /// Give the next of its attributes this value.
    Word(&'static str),
    /// Put this text into it.
    Text(&'static str),
    /// Wait for what is filled in.
    Slot,
    /// End it.
    Close,
}

type Token = (char, &'static str);

thread_local! {
    /// The templates drawn so far, in the order of their addresses.
    static READ: RefCell<Vec<(&'static str, &'static [Step])>> = const { RefCell::new(Vec::new()) };
}

/// The steps of this template: the very same ones each time, by which Yew knows that an element is the same.
pub fn steps(template: &'static str) -> &'static [Step] {
    let address = |text: &'static str| (text.as_ptr(), text.len());
    READ.with_borrow_mut(|read| match read.binary_search_by_key(&address(template), |(text, _)| address(text)) {
        Ok(place) => read[place].1,
        Err(place) => {
            let steps: &'static [Step] = parse(template).leak();
            read.insert(place, (template, steps));
            steps
        }
    })
}

fn parse(template: &'static str) -> Vec<Step> {
    let tokens = tokens(template);
    let mut steps = Vec::new();
    let mut is_fixed = true;
    for (place, (mark, word)) in tokens.iter().enumerate() {
        match mark {
            '<' => {
                let attributes = attributes(&tokens[place + 1..]);
                is_fixed = matches!(attributes, Attributes::Static(_));
                steps.push(Step::Open { name: word, attributes });
            }
            '=' if !is_fixed => steps.push(Step::Word(word)),
            '\'' => steps.push(Step::Text(word)),
            '?' => steps.push(Step::Slot),
            '>' => steps.push(Step::Close),
            _ => {}
        }
    }
    steps
}

fn tokens(mut rest: &'static str) -> Vec<Token> {
    let mut tokens = Vec::new();
    while let Some(mark) = rest.chars().next() {
        let word = &rest[mark.len_utf8()..];
        let (word, after) = word.split_at(word.find(MARKS).unwrap_or(word.len()));
        tokens.push((mark, word));
        rest = after;
    }
    tokens
}

/// The attributes of the element that has just begun.
fn attributes(after: &[Token]) -> Attributes {
    let words = |wanted: char| {
        let head = after.iter().take_while(|(mark, _)| *mark != '<' && *mark != '>');
        head.filter(move |(mark, _)| *mark == wanted).map(|(_, word)| *word)
    };
    if words('=').count() == words('@').count() {
        let fixed = words('@').zip(words('=').map(AttributeOrProperty::Static));
        return Attributes::Static(fixed.collect::<Vec<_>>().leak());
    }
    Attributes::Dynamic { keys: words('@').collect::<Vec<_>>().leak(), values: Box::default() }
}
