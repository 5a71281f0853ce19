// Starts the app, unless check.js has found that this browser cannot run it. Trunk.toml names the app's files on this script's element.
const { code, wasm } = document.querySelector('script[data-wasm]').dataset;
const addressOf = (file) => new URL(file, document.baseURI);

if (document.getElementById('cannot-run').hidden) {
  import(addressOf(code)).then((app) => app.default({ module_or_path: addressOf(wasm) })).catch((error) => {
    console.error(error);
    // rescue.js shows what is left to do.
    dispatchEvent(new CustomEvent('space-taxi:broken', { detail: error }));
  });
}
