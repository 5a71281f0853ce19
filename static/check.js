// Finds the browsers that cannot run the game and tells their owners so; start.js then stays away.
// Each feature is the youngest one that a supported browser has: the check is the list of supported browsers.
(function () {
  'use strict';

  function supports(feature) {
    return !!(window.CSS && CSS.supports && CSS.supports(feature));
  }

  function isRecent() {
    return typeof WebAssembly === 'object' &&
      supports('(color: color-mix(in srgb, red, blue))') && // Chromium 111
      supports('selector(:has(a))') && // Firefox 121
      supports('(width: 1lh)'); // Safari and iPadOS 16.4
  }

  if (location.protocol === 'file:') window.showNotice('cannot-run', 'file');
  else if (!isRecent()) window.showNotice('cannot-run', 'old');
})();
