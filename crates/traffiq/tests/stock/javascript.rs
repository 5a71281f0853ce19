//! The program in `docs/TILES.md`, run as it stands there, draws the same tiles.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use game_core::Seed;

use crate::document::{block, draws, seeds};
use crate::luck::Luck;

/// Runs the program and gives what it prints.
fn run(name: &str, input: String) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, block("js")).expect("the folder for test files can be written");
    let mut node = Command::new("node")
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("this test needs Node as `node` on the PATH, which did not start: {error}"));
    let mut stdin = node.stdin.take().unwrap();
    let feeding = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "the program in docs/TILES.md failed: {}", output.status);
    feeding.join().unwrap().expect("the program reads all its input");
    String::from_utf8(output.stdout).unwrap()
}

/// What the program is to say of a seed: its commitment, and all its tiles.
fn told(seed: &Seed) -> String {
    let tiles: String = draws(seed).iter().map(|tile| format!(" {tile}")).collect();
    format!("{}{tiles}\n", seed.commitment())
}

#[test]
fn the_program_on_the_page_draws_the_tiles_of_the_game() {
    let mut luck = Luck::seeded(1);
    let mut seeds: Vec<Seed> = seeds().into_values().map(|(seed, _)| seed).collect();
    seeds.extend((0..200).map(|_| Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8))));
    let asked = seeds.iter().map(|seed| format!("{seed}\n")).collect();
    let expected: String = seeds.iter().map(told).collect();
    assert!(run("tiles.mjs", asked) == expected, "the program in docs/TILES.md draws other tiles");
}
