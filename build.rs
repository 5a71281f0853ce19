//! Makes the constructors of the game's messages, and the list of its rules sections.

const SHARED: &str = "static/shared/locales/en.ftl";

fn main() {
    words_build::write_messages("static/locales/en.ftl", &[SHARED]);
    words_build::write_sections("static/locales/rules/en.ftl");
}
