// Starts the app, unless check.js has found that this browser cannot run it. Trunk.toml puts the two addresses into
// the page.
const addressOf = (name) => new URL(document.querySelector(`meta[name="${name}"]`).content, document.baseURI);

if (document.getElementById('cannot-run').hidden) {
  import(addressOf('app-code'))
    .then((app) => app.default({ module_or_path: addressOf('app-wasm') }))
    .catch((error) => {
      console.error(error);
      dispatchEvent(new Event('space-taxi:broken'));
    });
}
