// Starts the app, unless check.js has found that this browser cannot run it, and brings the rest of it when the app first
// wants that. The build puts the addresses into the page.
const addressOf = (name) => {
  const address = document.querySelector(`meta[name="${name}"]`)?.content;
  return address && new URL(address, document.baseURI);
};
const tell = (what) => dispatchEvent(new Event(`space-taxi:${what}`));

// The browser offers only once to install the page, and perhaps before the app is there: src/platform/install.rs asks for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
  tell('install');
});
addEventListener('appinstalled', () => {
  window.installOffer = null;
  tell('install');
});

/** The styles of what comes later, asked for once. */
let styles;
const laterStyles = () => styles ??= new Promise((resolve, reject) => {
  const href = addressOf('later-css');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
  link.onerror = () => {
    styles = undefined;
    link.remove();
    reject(new Error(`${href} cannot be loaded`));
  };
  document.head.append(link);
});
// Text that is large (src/platform/theme.rs) and the system's own colours need some of them from the first screen on.
const root = document.documentElement;
const isLarge = parseFloat(getComputedStyle(root).fontSize) >= 20;
if (isLarge) root.dataset.text = 'large';
// Where they cannot be had, they are asked for again with the rest.
if (isLarge || matchMedia('(forced-colors: active)').matches) laterStyles().catch(() => {});

if (document.getElementById('cannot-run').hidden) {
  const started = import(addressOf('app-code')).then((code) => code.default({ module_or_path: addressOf('app-wasm') }));
  started.catch((error) => {
    console.error(error);
    tell('broken');
  });

  // A page that is not built for release has everything from the start, but for the styles.
  const laterCode = (address) => address && started.then((app) => {
    // It asks for functions by their places in the table.
    const parts = new Proxy({}, { get: (_, name) => app[name] ?? app.functions.get(Number(name)) });
    // Not as a stream: a host may call the file something else than wasm.
    return fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.arrayBuffer();
    }).then((bytes) => WebAssembly.instantiate(bytes, { app: parts }));
  });
  let later;
  addEventListener('space-taxi:later-wanted', () => {
    later ??= Promise.all([laterCode(addressOf('app-later')), laterStyles()]);
    later.then(() => tell('later-here'), (error) => {
      console.warn(error);
      later = undefined;
      tell('later-missing');
    });
  });
}
