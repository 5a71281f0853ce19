//! Numbers in the numerals of the game, drawn instead of set, with a text for those who do not see them.

use yew::prelude::*;

const HEIGHT: &str = "80";
const GAP: u32 = 2;

/// The symbol and width of a character.
const fn glyph(character: char) -> (&'static str, u32) {
    match character {
        '0' => ("#g0", 60),
        '1' => ("#g1", 46),
        '2' => ("#g2", 60),
        '3' => ("#g3", 60),
        '4' => ("#g4", 62),
        '5' => ("#g5", 60),
        '6' => ("#g6", 60),
        '7' => ("#g7", 58),
        '8' => ("#g8", 60),
        '9' => ("#g9", 60),
        '×' => ("#gx", 56),
        '+' => ("#gplus", 60),
        '=' => ("#geq", 60),
        '−' => ("#gminus", 56),
        '–' => ("#gdash", 44),
        _ => ("#gq", 58),
    }
}

/// These characters drawn, as high as the text around them.
pub fn numeral(text: &str, label: impl Into<AttrValue>) -> Html {
    let (uses, width) = glyphs(text);
    html! {
        <svg class="num" viewBox={format!("0 0 {width} {HEIGHT}")} role="img" aria-label={label.into()}>{ uses }</svg>
    }
}

/// The same where a text beside it says it already.
pub fn silent_numeral(text: &str) -> Html {
    let (uses, width) = glyphs(text);
    html! { <svg class="num" viewBox={format!("0 0 {width} {HEIGHT}")} aria-hidden="true">{ uses }</svg> }
}

fn glyphs(text: &str) -> (Html, u32) {
    let mut x = 0;
    let uses: Html = text
        .chars()
        .map(|character| {
            let (href, width) = glyph(character);
            let at = x;
            x += width + GAP;
            html! { <use {href} x={at.to_string()} y="0" width={width.to_string()} height={HEIGHT} /> }
        })
        .collect();
    (uses, x.saturating_sub(GAP))
}
