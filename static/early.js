// A tap on the first screen before the app is there: it shows as pressed, and leads there as soon as the app arrives, which opens what the
// address names. What a button leads to stands on it in index.html.
(function () {
  'use strict';

  var pressed;
  document.addEventListener('click', function (event) {
    var button = event.target.closest('#app [data-to]');
    if (!button) return;
    if (pressed) pressed.classList.remove('is-pressed');
    pressed = button;
    button.classList.add('is-pressed');
    // Where a game waits, the app puts the way back to it into this place.
    var to = button.classList.contains('home-go') && document.documentElement.hasAttribute('data-waiting') ? '#/table' : button.getAttribute('data-to');
    // On somebody's website it makes no entry in the history.
    if (/[?&]embed=/.test(location.search)) location.replace(to);
    else location.hash = to;
  });
})();
