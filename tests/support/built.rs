//! The programs under `examples`, as somebody runs them from the command line.

use std::path::PathBuf;
use std::process::Command;

/// Builds the program and says where it lies. Not every way to run the tests builds the examples, or builds them anew. Cargo is asked for
/// by its name, so that rustup chooses the Rust of this project: the one that built the tests, called directly, would not.
pub fn built(name: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let folder = tests.ancestors().nth(2).unwrap();
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--locked", "--workspace", "--example", name, "--target-dir"])
        .arg(folder.parent().unwrap());
    cargo.args(["--profile", if folder.ends_with("release") { "release" } else { "test" }]);
    let status = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status().unwrap();
    assert!(status.success(), "the example is built");
    folder.join("examples").join(name)
}
