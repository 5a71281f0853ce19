//! Mounts the page, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use browser::{page, panic};
    use space_taxi_web::App;

    yew::set_custom_panic_hook(Box::new(|report| panic::explain(&report.to_string())));
    yew::Renderer::<App>::with_root(page::mount_point()).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
