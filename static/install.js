// The browser offers only once to install the page, and perhaps before the app is there: crates/browser/src/install.rs asks for it.
(() => {
  const keep = (offer) => {
    window.installOffer = offer;
    dispatchEvent(new Event('install-offer'));
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
})();
