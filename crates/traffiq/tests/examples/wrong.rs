//! No line of the examples could say something else: whatever it is changed to, the example fails, and at this line.

use super::EXAMPLES;
use super::example::examples;

/// The first line that does not hold, and what is wrong with it.
fn fault(text: &str) -> Option<String> {
    let examples = match examples(text) {
        Ok(examples) => examples,
        Err(fault) => return Some(fault),
    };
    examples.iter().find_map(|example| example.check().err())
}

/// What a line that claims something may not say.
fn wrong(line: &str) -> Vec<String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let counted_on = || {
        let (front, number) = line.rsplit_once(' ').unwrap();
        vec![format!("{front} {}", number.parse::<u8>().unwrap() + 1)]
    };
    match word {
        "no" => {
            let (acts, reason) = line.split_once(": ").unwrap();
            let other = if reason == "the game is over" { "two actions are done" } else { "the game is over" };
            vec![format!("{acts}: {other}"), acts.to_owned()]
        }
        "street" | "reach" if line.ends_with("none") => vec![line.replace("none", "50/50 51/50")],
        "street" | "reach" => vec![format!("{line} 99/99"), line.rsplit_once(' ').unwrap().0.to_owned()],
        "draws" => vec![line.rsplit_once(' ').unwrap().0.replace("RRBW", "RRBG"), line.replace(" = ", " = RRBG ")],
        "points" | "left" => counted_on(),
        "goes" => vec!["end quiet".to_owned()],
        "last" => vec!["end last round".to_owned()],
        "end" => vec![(if rest == "quiet" { "end all placed" } else { "end quiet" }).to_owned(), "goes on".to_owned()],
        "winner" if rest == "Andi" => vec!["winner Bea".to_owned(), "winner Andi Bea".to_owned()],
        "winner" => vec!["winner Andi".to_owned()],
        "Andi:" | "Bea:" | "Chris:" | "Dana:" => {
            let other = if word == "Andi:" { "Bea:" } else { "Andi:" };
            let beating = match rest.split_once(" beats ") {
                Some((acts, _)) => acts.to_owned(),
                None if rest == "pass" => "lay RRRR 50.50".to_owned(),
                None => format!("{rest} beats 99/99"),
            };
            vec![format!("{other} {rest}"), format!("{word} {beating}")]
        }
        _ => Vec::new(),
    }
}

#[test]
fn no_line_could_say_something_else() {
    let changed: usize = EXAMPLES.into_iter().map(check_all).sum();
    assert!(changed > 150, "only {changed} lines were changed");
}

/// Changes each line of the text that claims something, and sees that it then fails; tells how often it did.
fn check_all(text: &str) -> usize {
    let mut changed = 0;
    for (number, line) in text.lines().enumerate() {
        let bare = line.split('#').next().unwrap().trim_end();
        for wrong in wrong(bare) {
            let other: Vec<&str> =
                text.lines().enumerate().map(|(at, line)| if at == number { &wrong } else { line }).collect();
            let fault = fault(&other.join("\n")).unwrap_or_else(|| panic!("“{wrong}” holds as well as “{bare}”"));
            assert!(fault.starts_with(&format!("line {}, ", number + 1)), "{wrong}: {fault}");
            changed += 1;
        }
    }
    changed
}

#[test]
fn what_nobody_understands_fails() {
    let position = "example of a position\nat 50.50\nRRRR RRRR\nRRRR RRRR\nstock RBRB RRBB\ncars Andi taxi 51/51\n";
    assert_eq!(fault(position), None);
    let lines = [
        "Andi: draw RBRB; draw",
        "Andi: draw RBRB spare ew 51/51",
        "Andi: draw RBRB RRBB",
        "Andi: draw BRBR",
        "Andi: ride 51/51>52/51",
        "Andi: taxi 51/51",
        "Andi: pass; pass",
        "Emil: pass",
        "pass",
        "beats 51/51",
        "goes",
        "goes off",
        "last",
        "end",
        "end soon",
        "winner",
        "points",
        "points Andi",
        "points Emil 1",
        "points Andi one",
        "left Andi taxi 8",
        "left Andi taxi 7 truck 3 bus 1",
        "street ns 51/51",
        "street nw 51/51 = none",
        "street ns 0/51 = none",
        "reach truck 51/51 = none",
        "reach taxi 52/51 = none",
        "no draw RBRB",
        "RRRR",
        "at 50.50",
        "hand RRRR RRR",
        "players Andi",
    ];
    for line in lines {
        let text = format!("{position}points Andi 1\n{line}");
        assert!(fault(&text).is_some_and(|fault| fault.starts_with("line 8")), "“{line}” is understood");
    }
    assert!(fault("at 50.50").is_some());
}
