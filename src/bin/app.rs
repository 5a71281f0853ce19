//! Mounts the page, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use dice_table::{platform, shell::App};

    platform::panic::explain();
    yew::Renderer::<App>::with_root(platform::page::mount_point()).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
