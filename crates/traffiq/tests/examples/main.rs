//! The worked examples of the rules, and further ones: each line of them holds, and none would hold if it said something else.

mod acts;
mod example;
mod opening;
mod wrong;

use std::collections::HashSet;

use example::examples;

const EXAMPLES: [&str; 2] = [include_str!("../data/examples.txt"), include_str!("../data/further_examples.txt")];

#[test]
fn every_example_holds() {
    let examples = EXAMPLES.into_iter().flat_map(|text| examples(text).unwrap());
    let faults: Vec<String> = examples.filter_map(|example| example.check().err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_example_has_a_name_of_its_own_and_says_something() {
    let mut names = HashSet::new();
    for example in EXAMPLES.into_iter().flat_map(|text| examples(text).unwrap()) {
        assert!(names.insert(example.name) && example.lines.len() > 1, "{}", example.name);
    }
    assert!(names.len() > 35);
}
