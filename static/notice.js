// Shows one of the plain messages of index.html in place of the app. Written in the oldest JavaScript there is,
// because the browsers that need it most are the oldest.
(function () {
  'use strict';

  var ENGLISH = 'en';

  function inReadersLanguage(notice) {
    var wanted = navigator.languages || [navigator.language || ENGLISH];
    for (var i = 0; i < wanted.length; i++) {
      var text = notice.querySelector('[lang="' + wanted[i].split(/[-_]/)[0].toLowerCase() + '"]');
      if (text) return text;
    }
    return notice.querySelector('[lang="' + ENGLISH + '"]');
  }

  function keepOnly(elements, isKept) {
    for (var i = 0; i < elements.length; i++) elements[i].hidden = !isKept(elements[i]);
  }

  // `reason` picks the sentences that are true now: those marked with another data-when stay hidden.
  window.showNotice = function (id, reason) {
    var notice = document.getElementById(id);
    var text = inReadersLanguage(notice);
    keepOnly(notice.querySelectorAll('[lang]'), function (other) { return other === text; });
    keepOnly(text.querySelectorAll('[data-when]'), function (part) { return part.getAttribute('data-when') === reason; });
    var app = document.getElementById('app');
    if (app) app.hidden = true;
    notice.hidden = false;
    return text;
  };
})();
