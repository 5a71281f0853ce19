//! Makes the constructors of the messages that the page of any game says.

fn main() {
    words_build::write_messages("../../static/shared/locales/en.ftl", &[]);
}
