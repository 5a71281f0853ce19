//! Makes the constructors of the toy's messages.

fn main() {
    words_build::write_messages("locales/en.ftl", &["../../static/shared/locales/en.ftl"]);
}
