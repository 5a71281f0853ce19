// The first screen before the app is there. Its buttons get their words; a tap on one shows as pressed and leads there as soon as the app arrives,
// which opens what the address names. What a button says and leads to stands on it in index.html.
(function () {
  'use strict';

  var root = document.documentElement;
  var screen = document.getElementById('skeleton');

  // As crates/words/src/language.rs chooses: the first that the game speaks.
  var words = JSON.parse(document.querySelector('meta[name=first-words]').content);
  var wanted = root.getAttribute('data-languages').split(' ').concat(navigator.languages || [], 'en')
    .map(function (tag) { return tag.split(/[-_]/)[0].toLowerCase(); });
  var language = wanted.filter(function (code) { return Object.prototype.hasOwnProperty.call(words, code); })[0];
  root.lang = language;
  screen.querySelectorAll('[data-say]').forEach(function (place) { place.textContent = words[language][place.getAttribute('data-say')]; });

  // The way back to a game is there only where one waits.
  if (!root.hasAttribute('data-waiting')) {
    var back = screen.querySelector('[data-to="#/table"]');
    back.nextElementSibling.classList.add('primary');
    back.remove();
  }

  var pressed;
  screen.addEventListener('click', function (event) {
    var button = event.target.closest('[data-to]');
    if (!button) return;
    if (pressed) pressed.classList.remove('is-pressed');
    pressed = button;
    button.classList.add('is-pressed');
    // On somebody's website it makes no entry in the history.
    if (/[?&]embed=/.test(location.search)) location.replace(button.getAttribute('data-to'));
    else location.hash = button.getAttribute('data-to');
  });
})();
