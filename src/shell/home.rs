//! The first page: the taxi over its stop, the name of the game and the version that is running.

use yew::prelude::*;

const NAME: &str = "Space Taxi";

/// Draws what `index.html` already shows and adds the version: nothing moves when the app arrives.
#[component]
pub fn Home() -> Html {
    html! {
        <main class="home">
            <h1 class="home-name">
                <svg class="home-wordmark" viewBox="-16 -6 617 114" role="img" aria-label={NAME}>
                    <use href="#wordmark" x="-16" y="-6" width="617" height="114" />
                </svg>
            </h1>
            <svg class="home-scene" viewBox="0 0 800 700" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
                <path d="M340 330H460L640 690H160Z" fill="url(#gr-beam)" />
                <use class="float" href="#taxi" width="800" height="406" />
                <use href="#queue" x="120" y="512" width="560" height="184" />
            </svg>
            <p class="home-version pill">{ env!("CARGO_PKG_VERSION") }</p>
        </main>
    }
}
