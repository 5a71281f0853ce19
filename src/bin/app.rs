//! Mounts the page, nothing else.

#[cfg(target_arch = "wasm32")]
fn main() {
    use dice_table::{platform, shell::Home};

    platform::panic::announce();
    yew::Renderer::<Home>::with_root(platform::page::mount_point()).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
