// Dresses the page in the colours of the settings and sets the size of its text before anything is painted, and says whether the shape of the
// table or of the first page is seen until the app is there (static/css/skeleton.css). The app sees to colours and text itself as well:
// crates/app-core/src/storage_keys.rs says where the settings are kept, crates/browser/src/theme.rs what they do.
(function () {
  'use strict';

  function saved(what) {
    try {
      var folder = document.baseURI.split(/[?#]/)[0].replace(/^[^:]*:\/\/[^/]*/, '').replace(/[^/]*$/, '');
      var slot = /[?&]slot=([\w-]{1,32})(?:&|$)/.exec(location.search);
      return localStorage.getItem('space-taxi:' + (folder || '/').replace(/:/g, '%3A') + (slot ? '@' + slot[1] : '') + ':' + what) || '';
    } catch (denied) {
      return '';
    }
  }

  // A club's website may say it, too: docs/EMBEDDING.md.
  var kept = saved('settings');
  var chosen = /[?&]theme=(dark|light)(?:&|$)/.exec(location.search) || / theme=(dark|light)\b/.exec(kept);
  var light = window.matchMedia && matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.setAttribute('data-theme', chosen ? chosen[1] : light ? 'light' : 'dark');
  var size = / text=(large|huge|double)\b/.exec(kept);
  if (size) document.documentElement.style.setProperty('--text-scale', { large: '1.15', huge: '1.30', double: '2.00' }[size[1]]);
  // From this size on text needs another layout: crates/browser/src/theme.rs.
  if (window.getComputedStyle && parseFloat(getComputedStyle(document.documentElement).fontSize) >= 20) document.documentElement.setAttribute('data-text', 'large');
  if (/[?&]embed=1(?:&|$)/.test(location.search)) document.documentElement.setAttribute('data-embedded', '');
  // For early.js.
  var isEmbedded = /[?&]embed=/.test(location.search);
  // What the website wants comes before what is kept; of two wishes the last one counts.
  var languages = isEmbedded ? (location.search.match(/[?&]lang=[\w-]+/g) || []).reverse() : [];
  languages = languages.concat(kept.match(/ language=[\w-]+/) || []).map(function (wish) { return wish.split('=')[1]; });
  document.documentElement.setAttribute('data-languages', languages.join(' '));
  if (saved('current')) document.documentElement.setAttribute('data-waiting', '');
  // As src/table/route.rs and src/table/embed/options.rs have it.
  var isTable = /^#\/(table|replay|review|first-flight)$|^#\/(game|running|position)(\/|$)/.test(location.hash)
    || (isEmbedded && /[?&](start=table|mode=(replay|daily|board)|record=)/.test(location.search));
  if (isTable) document.documentElement.setAttribute('data-at', 'table');
  if (window.parent !== window) document.documentElement.setAttribute('data-framed', '');
})();
