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

/** The styles of what comes later. */
const laterStyles = (href) => new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
  link.onerror = () => {
    link.remove();
    reject(new Error(`${href} cannot be loaded`));
  };
  document.head.append(link);
});

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
    later ??= Promise.all([laterCode(addressOf('app-later')), laterStyles(addressOf('later-css'))]);
    later.then(() => tell('later-here'), (error) => {
      console.warn(error);
      later = undefined;
      tell('later-missing');
    });
  });
}
