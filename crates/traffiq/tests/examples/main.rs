//! The worked examples of the rules: each line of `tests/data/examples.txt` holds, and none of them would hold if it said something else.

mod acts;
mod example;
mod opening;
mod wrong;

use example::examples;

const EXAMPLES: &str = include_str!("../data/examples.txt");

#[test]
fn every_example_holds() {
    let examples = examples(EXAMPLES).unwrap();
    let faults: Vec<String> = examples.iter().filter_map(|example| example.check().err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn there_are_as_many_examples_as_are_told() {
    assert_eq!(examples(EXAMPLES).unwrap().len(), EXAMPLES.matches("example ").count());
}
