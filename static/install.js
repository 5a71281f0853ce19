// The browser offers only once to install the page, and perhaps before the app is there: src/platform/install.rs asks for it.
(() => {
  const keep = (offer) => {
    window.installOffer = offer;
    dispatchEvent(new Event('space-taxi:install'));
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
})();
