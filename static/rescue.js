// The app is dead after a panic, so this page's own script says what is left: reload, or take the saved game along.
(function () {
  'use strict';

  var GAME = 'space-taxi';
  // The keys of this page, as crates/app-core/src/storage_keys.rs makes them: other folders of the host and other embeds have
  // their own.
  var SLOT = /[?&]slot=([\w-]{1,32})(?:&|$)/.exec(location.search);
  var PREFIX = GAME + ':' + location.pathname.replace(/[^/]*$/, '').replace(/:/g, '%3A') + (SLOT ? '@' + SLOT[1] : '') + ':';
  // Of them, those of games, as crates/app-core/src/saves/place.rs names them; the rest are settings and the like.
  var GAMES = /^(current$|unfinished:|finished:|set-aside:)/;
  var LINE_END = '\n';
  // Nobody waits longer for a new version after Reload.
  var PATIENCE_MS = 8000;
  var shown = false;

  // The saved keys and values; none where the browser keeps storage from us.
  function savedGame() {
    var saved = {};
    try {
      for (var i = 0; i < localStorage.length; i++) {
        var key = localStorage.key(i);
        if (key.indexOf(PREFIX) === 0) saved[key.slice(PREFIX.length)] = localStorage.getItem(key);
      }
    } catch (denied) { /* Nothing was saved there either. */ }
    return saved;
  }

  // One game a line, as crates/app-core/src/saves/backup.rs reads them; what is none goes along as it is.
  function line(key, value) {
    if (value.slice(0, 2) === '1 ' && key.indexOf('set-aside:') !== 0) return 'game ' + value.slice(2) + LINE_END;
    var letters = btoa(unescape(encodeURIComponent(value)));
    return 'aside ' + letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '') + LINE_END;
  }

  function allGames(saved) {
    var text = GAME + ' games 1' + LINE_END;
    for (var key in saved) if (GAMES.test(key)) text += line(key, saved[key]);
    return text;
  }

  // What the app said of its panic (crates/browser/src/panic.rs), and where the browser saw it.
  function report(event) {
    var error = event.detail || event.error || event.reason;
    var where = error && (error.stack || String(error));
    var said = [window.panicMessage, where].filter(Boolean);
    return said.length ? said.concat(navigator.userAgent).join(LINE_END + LINE_END) + LINE_END : '';
  }

  function download(name, text) {
    var link = document.createElement('a');
    link.download = GAME + '-' + name + '.txt';
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.click();
  }

  // A version that waits may be the mended one, and only a page can let it in.
  function reload() {
    var again = function () { location.reload(); };
    var workers = window.origin !== 'null' && navigator.serviceWorker;
    if (!workers || !workers.controller) return again();
    workers.addEventListener('controllerchange', again);
    setTimeout(again, PATIENCE_MS);
    workers.getRegistration().then(function (kept) {
      var letIn = function () {
        if (kept.waiting) kept.waiting.postMessage('take over');
        else if (!kept.installing) again();
      };
      return kept.update().then(function () {
        letIn();
        if (kept.installing) kept.installing.addEventListener('statechange', letIn);
      });
    }).catch(again);
  }

  // An open dialog takes every press, even where it cannot be seen; the app will not miss it.
  function removeDialogs() {
    var dialogs = document.querySelectorAll('dialog');
    for (var i = 0; i < dialogs.length; i++) dialogs[i].parentNode.removeChild(dialogs[i]);
  }

  // A sandboxed frame has no origin, and without the host's leave none of the page's modules may be loaded into it.
  function isClosed(event) {
    return event.target !== window && event.target.type === 'module' && window.origin === 'null';
  }

  function rescue(event) {
    if (shown || !document.getElementById('cannot-run').hidden) return;
    shown = true;
    removeDialogs();
    var saved = savedGame();
    var isGame = function (key) { return GAMES.test(key); };
    var reason = isClosed(event) ? 'closed' : Object.keys(saved).some(isGame) ? 'saved' : 'nothing';
    var text = window.showNotice('rescue', reason);
    text.querySelector('[data-do="export"]').onclick = function () { download('saved', allGames(saved)); };
    text.querySelector('[data-do="reload"]').onclick = reload;
    var told = report(event);
    text.querySelector('.notice-report').hidden = !told;
    text.querySelector('.notice-report pre').textContent = told;
    text.querySelector('[data-do="report"]').onclick = function () { download('report', told); };
    // Later, or the press that broke the app would take the focus away again.
    setTimeout(function () {
      // On somebody's website nobody takes the focus who does not have it.
      if (window === window.parent || document.hasFocus()) text.querySelector('[data-do="reload"]').focus();
    });
  }

  function isTrap(error) {
    return typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError;
  }

  // Sent by start.js when the app cannot be loaded, or breaks while it starts.
  window.addEventListener('space-taxi:broken', rescue);
  // A panic ends in a trap: in a promise, or in whatever else the browser calls.
  window.addEventListener('unhandledrejection', function (event) {
    if (isTrap(event.reason)) rescue(event);
  });
  // Errors of loading do not bubble, so this listens on the way down.
  window.addEventListener('error', function (event) {
    if (isTrap(event.error) || event.target.type === 'module') rescue(event);
  }, true);
})();
