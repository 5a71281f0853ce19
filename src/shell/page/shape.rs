//! A screen before its words are there: the shapes that `index.html` shows as well.

use yew::prelude::*;

use crate::shell::route::Screen;

#[derive(Properties, PartialEq)]
pub struct ShapeProps {
    pub screen: Screen,
}

/// The shape of the screen that is on its way.
#[component]
pub fn Shape(ShapeProps { screen }: &ShapeProps) -> Html {
    match screen {
        Screen::Table | Screen::Replay | Screen::Linked | Screen::Flight => table(),
        Screen::Home | Screen::New => home(),
    }
}

fn table() -> Html {
    html! {
        <div class="shape is-on" aria-hidden="true">
            <div class="shape-bar">
                <svg class="shape-wordmark" viewBox="-16 -6 617 114"><use href="#wordmark" x="-16" y="-6" width="617" height="114" /></svg>
            </div>
            <div class="shape-cards" /><div class="shape-board" /><div class="shape-formula" /><div class="shape-dock" />
        </div>
    }
}

/// The name, the taxi over its stop, and the places of the buttons.
fn home() -> Html {
    html! {
        <main class="home" aria-busy="true">
            <div class="home-name">
                <svg class="home-wordmark" viewBox="-16 -6 617 114" aria-hidden="true">
                    <use href="#wordmark" x="-16" y="-6" width="617" height="114" />
                </svg>
            </div>
            <svg class="home-scene" viewBox="0 0 800 700" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
                <path d="M340 330H460L640 690H160Z" fill="url(#gr-beam)" />
                <use class="float" href="#taxi" width="800" height="406" />
                <use href="#queue" x="120" y="512" width="560" height="184" />
            </svg>
            <div class="home-nav" aria-hidden="true">
                <div class="home-main"><span class="btn home-go" /></div>
                <div class="home-ways">
                    <span class="btn home-way home-daily" /><span class="btn home-way home-flight" />
                    { for (0..4).map(|_| html! { <span class="btn home-way" /> }) }
                </div>
            </div>
            <p class="home-version pill" aria-hidden="true" />
        </main>
    }
}
