//! Mounts the page, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use space_taxi_web::{platform, shell::App};

    yew::set_custom_panic_hook(Box::new(|report| platform::panic::explain(&report.to_string())));
    yew::Renderer::<App>::with_root(platform::page::mount_point()).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
