//! The rules: their sections, each with its little board, and the way to the first flight.

use yew::prelude::*;

use crate::table::route::Screen;
use crate::view::contexts::use_navigation;
use crate::view::routing::way_to;
use crate::view::sheet_frame::SheetFrame;
use crate::view::sheets::rule_picture::RulePicture;
use crate::words::rules::RulesSection;
use crate::words::{say, use_words};
use browser::page;
use ui::{RulesPart, RulesReader};

#[derive(Properties, PartialEq)]
pub struct RulesSheetProps {
    /// Where to open them; at their beginning where nothing is asked for.
    pub at: Option<RulesSection>,
}

#[component]
pub fn RulesSheet(props: &RulesSheetProps) -> Html {
    let (words, go) = (use_words(), use_navigation().go);
    let part = |section: RulesSection| RulesPart {
        name: section.name(),
        title: section.title(),
        paragraphs: section.paragraphs().collect(),
        picture: html! { <RulePicture {section} /> },
    };
    let intro = html! {
        <>
            <p class="rules-offer">
                { words.say(say::flight_offer()) }{ " " }
                <button type="button" class="btn" onclick={way_to(&go, Screen::Flight)}>{ words.say(say::first_flight()) }</button>
            </p>
            // A page within another would be printed without it.
            if !page::is_framed() {
                <p><button type="button" class="btn rules-print" onclick={|_| page::print()}>{ words.say(say::print_rules()) }</button></p>
            }
        </>
    };
    html! {
        <SheetFrame id="rules" class="rules" title={words.say(say::rules_title())}>
            <RulesReader parts={RulesSection::ALL.map(part).to_vec()} at={props.at.map(RulesSection::name)} {intro} />
        </SheetFrame>
    }
}
