//! The program in `docs/DICE.md`, run as it stands there, throws the same dice.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use space_taxi::dice::{Moment, Seed, throw_of};
use space_taxi::rules::DiceLeft;

use crate::document::{block, throws, written};
use crate::statistics::{fixed_seeds, moments};

/// Runs the program, with more code behind it, and gives what it prints.
fn run(name: &str, more: &str, input: &str) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, block("js").to_owned() + more).expect("the folder for test files can be written");
    let mut node = Command::new("node")
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("this test needs Node as `node` on the PATH, which did not start: {error}"));
    let mut stdin = node.stdin.take().unwrap();
    let input = input.to_owned();
    let feeding = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "the program in docs/DICE.md failed: {}", output.status);
    feeding.join().unwrap().expect("the program reads all its input");
    String::from_utf8(output.stdout).unwrap()
}

/// A throw as the program reads it.
fn asked(seed: &Seed, moment: Moment, left: DiceLeft) -> String {
    let Moment { round, player, throw } = moment;
    let DiceLeft { passengers, fuel, smuggling } = left;
    format!("{seed} {round} {} {throw} {passengers} {fuel} {}\n", player.index(), u8::from(smuggling))
}

#[test]
fn the_program_on_the_page_gives_the_vectors_on_the_page() {
    let published = throws();
    let input: String = published.iter().map(|vector| asked(&vector.seed, vector.moment, vector.left)).collect();
    let expected: String =
        published.iter().map(|vector| format!("{} {}\n", vector.seed.commitment(), vector.text)).collect();
    assert_eq!(run("vectors.mjs", "", &input), expected);
}

#[test]
fn the_program_on_the_page_refuses_words_as_the_page_says() {
    let mut more = String::new();
    let mut expected = String::new();
    for line in block("text samples").lines() {
        let (given, number) = line.split_once(" -> ").unwrap();
        let (faces, words) = given.split_once(": ").unwrap();
        let words: String = words.split(' ').map(|word| format!("0x{word}, ")).collect();
        writeln!(more, "console.log(sample({faces}, [{words}]));").unwrap();
        writeln!(expected, "{number}").unwrap();
    }
    assert_eq!(run("samples.mjs", &more, ""), expected);
}

#[test]
fn the_program_on_the_page_agrees_on_thousands_of_throws() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (number, seed) in fixed_seeds().take(40).enumerate() {
        for (moment, n) in moments().zip(number..) {
            let left = DiceLeft { passengers: (n % 7) as u8, fuel: (n % 4) as u8, smuggling: n % 4 == 0 || n % 3 == 0 };
            input += &asked(&seed, moment, left);
            writeln!(expected, "{} {}", seed.commitment(), written(&throw_of(&seed, moment, left))).unwrap();
        }
    }
    assert!(run("agreement.mjs", "", &input) == expected, "the program in docs/DICE.md throws other dice");
}
