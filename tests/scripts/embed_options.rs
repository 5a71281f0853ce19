//! What a website can want of the game stands in the guide, in the element, in what the page reads, in what a message may hold, and in the
//! script that dresses the first paint.

use std::collections::{BTreeMap, BTreeSet};

use space_taxi_web::table::embed::Options;
use space_taxi_web::table::embed::command::Matter;
use space_taxi_web::table::embed::message::{FIELDS, ToGame};

use super::{assert_same, between, names_before, quoted, read, set};

const GUIDE: &str = "docs/EMBEDDING.md";
const ELEMENT: &str = "static/embed.js";
const PAGE: &str = "src/table/embed/options/read.rs";
const MESSAGE: &str = "FIELDS of src/table/embed/message.rs";
const FIRST_PAINT: &str = "static/theme.js";

/// The rows of a table of the guide: the name in each, and what is said of it.
fn rows(start: &str, end: &str) -> BTreeMap<String, String> {
    let guide = read(GUIDE);
    let rows = between(&guide, start, end).lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    rows.map(|(name, about)| (name.to_owned(), about.to_owned())).collect()
}

fn options() -> BTreeMap<String, String> {
    rows("\n## Options\n", "The element also has:")
}

fn without(all: &BTreeSet<String>, others: BTreeSet<String>) -> BTreeSet<String> {
    all.difference(&others).cloned().collect()
}

/// The messages to the game as the guide has them: the type of each, and its fields.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let guide = read(GUIDE);
    let messages = between(&guide, "type ToGame = {", "```").split("{ type: '").skip(1);
    let message = |text: &str| {
        let (name, fields) = text.split_once('\'').expect("a type ends");
        (name.to_owned(), names_before(fields.split('}').next().unwrap_or_default(), ':'))
    };
    messages.map(message).collect()
}

/// The words that an option can be, as the guide has them, the page understands, and `but` does not name.
fn values(option: &str, but: &str) -> BTreeSet<String> {
    let words = quoted(options()[option].split(" | ").next().unwrap_or_default(), '`');
    let is_understood = |word: &String| Options::read(&[(option.to_owned(), word.clone())]).1.is_empty();
    words.into_iter().filter(|word| word != but && is_understood(word)).collect()
}

#[test]
fn every_option_is_in_the_guide_in_the_element_and_in_what_the_page_reads() {
    let guide = options().into_keys().collect();
    let element = read(ELEMENT);
    // The element makes these by itself; the guide tells of two of them elsewhere.
    assert_same(
        ELEMENT,
        &quoted(between(&element, "var OPTIONS = [", "]"), '\''),
        GUIDE,
        &without(&guide, set(["origin"])),
    );
    let page = read(PAGE);
    let taken = page.lines().filter_map(|line| line.trim_start().strip_prefix('"')?.split_once("\" =>"));
    let taken = taken.map(|(name, _)| name.to_owned()).collect();
    assert_same(PAGE, &without(&taken, set(["embed", "slot"])), GUIDE, &guide);

    let own = rows("The element also has:", "\n## Messages\n").into_keys().collect();
    let observed = quoted(between(&element, "OPTIONS.concat(", ")"), '\'');
    assert_same(ELEMENT, &observed, GUIDE, &without(&own, set(["title"])));
}

#[test]
fn a_message_holds_what_the_guide_says_and_its_kind_is_known() {
    let mut fields: BTreeSet<String> = messages().into_values().flatten().collect();
    fields.insert("type".to_owned());
    assert_same(MESSAGE, &FIELDS.map(str::to_owned).into(), GUIDE, &fields);

    let element = read(ELEMENT);
    let kinds = between(&element, "var KINDS = {", "}");
    let names = messages().into_keys().collect();
    assert_same("KINDS of static/embed.js", &names_before(kinds, ':'), GUIDE, &names);
    for name in &names {
        let message = ToGame::read(vec![("type".to_owned(), name.clone())]).expect("it has a type");
        let kind = match Matter::of(&message) {
            Matter::Game => "game",
            Matter::Rest => "rest",
            Matter::Language => "lang",
            Matter::Looks => "look",
            Matter::Nothing => panic!("the page does not know {name}"),
        };
        assert!(kinds.contains(&format!("{name}: '{kind}'")), "KINDS of static/embed.js: {name} is about {kind}");
    }
}

/// A change of an attribute is the later wish of its kind.
#[test]
fn what_a_message_can_change_the_element_knows_by_its_kind() {
    let element = read(ELEMENT);
    let [attributes, looks] =
        ["var ATTRIBUTES = {", "var LOOKS = {"].map(|start| between(&element, start, "};").to_owned());
    let messages = messages();
    let told = ["load", "setLanguage", "setTheme"].map(|name| messages[name].clone());
    let all = told.iter().flatten().cloned().collect();
    assert_same("ATTRIBUTES of static/embed.js", &names_before(&attributes, ':'), GUIDE, &all);
    for (fields, kind) in told.iter().zip(["game", "lang", "look"]) {
        for field in fields {
            assert!(attributes.contains(&format!("{field}: '{kind}'")), "ATTRIBUTES of static/embed.js: {field}");
        }
    }
    assert_same("LOOKS of static/embed.js", &names_before(&looks, ':'), GUIDE, &messages["setTheme"]);
    let themes = between(&looks, "theme: /^(", ")$/").split('|').map(str::to_owned).collect();
    assert_same("LOOKS of static/embed.js", &themes, GUIDE, &values("theme", ""));
}

#[test]
fn the_first_paint_looks_at_options_that_there_are() {
    let script = read(FIRST_PAINT);
    let queries = script.split("[?&]").skip(1).filter_map(|query| query.split('/').next());
    let asked: BTreeSet<String> = queries.flat_map(|query| names_before(query, '=')).collect();
    let known = options().into_keys().chain(["embed", "slot"].map(str::to_owned)).collect();
    assert!(asked.len() > 4 && asked.is_subset(&known), "{FIRST_PAINT}: {asked:?}");

    let colours = between(&script, "[?&]theme=(", ")").split('|').map(str::to_owned).collect();
    assert_same(FIRST_PAINT, &colours, GUIDE, &values("theme", "device"));
    let tables = between(&script, "|mode=(", ")").split('|').map(str::to_owned).collect();
    assert_same(FIRST_PAINT, &tables, GUIDE, &values("mode", "play"));
}
