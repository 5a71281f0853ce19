// Dresses the page in the colours of the settings before anything is painted. The app does the same when it is there:
// src/platform/storage/scope.rs says where the settings are kept, src/platform/theme.rs what they do.
(function () {
  'use strict';

  function saved() {
    try {
      var folder = document.baseURI.split(/[?#]/)[0].replace(/^[^:]*:\/\/[^/]*/, '').replace(/[^/]*$/, '');
      var slot = /[?&]slot=([\w-]{1,32})(?:&|$)/.exec(location.search);
      return localStorage.getItem('space-taxi:' + (folder || '/').replace(/:/g, '%3A') + (slot ? '@' + slot[1] : '') + ':settings') || '';
    } catch (denied) {
      return '';
    }
  }

  // A club's website may say it, too: docs/EMBEDDING.md.
  var chosen = /[?&]theme=(dark|light)(?:&|$)/.exec(location.search) || / theme=(dark|light)\b/.exec(saved());
  var light = window.matchMedia && matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.setAttribute('data-theme', chosen ? chosen[1] : light ? 'light' : 'dark');
  if (/[?&]embed=1(?:&|$)/.test(location.search)) document.documentElement.setAttribute('data-guest', '');
  if (window.parent !== window) document.documentElement.setAttribute('data-framed', '');
})();
