// <space-taxi>: the game on any website. docs/EMBEDDING.md describes its attributes, methods and events.
// A classic script without dependencies, which asks nobody for anything but the game's own page.
(function () {
  'use strict';

  if (!window.customElements || customElements.get('space-taxi')) return;

  var VERSION = 1;
  var HOME = new URL('./', document.currentScript.src);
  // What the game understands in its address: src/shell/embed/options.rs.
  var OPTIONS = ['lang', 'theme', 'accent', 'players', 'names', 'computers', 'seed', 'mode', 'record', 'at', 'coach', 'sound', 'start'];
  // Longer records than an address should have are sent once the game is there.
  var LONG = 1500;
  var count = 0;

  // As src/shell/embed/height.rs has it, so that the website does not jump when the game arrives.
  function pageHeight(width) {
    function between(height, least, most) { return Math.max(least, Math.min(most, Math.floor(height))); }
    return width <= 560 ? between(width * 2, 600, 820) : width <= 900 ? between(width * 4 / 3, 800, 1024) : between(width * 5 / 8, 750, 1080);
  }

  class SpaceTaxi extends HTMLElement {
    static get observedAttributes() { return OPTIONS.concat('slot-id', 'src', 'sandbox'); }

    connectedCallback() {
      this._number = this._number || ++count;
      this._hear = this._hear || this._onMessage.bind(this);
      addEventListener('message', this._hear);
      this.style.display = 'block';
      this._make();
      if (window.ResizeObserver) (this._sizes = new ResizeObserver(this._fit.bind(this))).observe(this);
    }

    disconnectedCallback() {
      removeEventListener('message', this._hear);
      if (this._sizes) this._sizes.disconnect();
      this._frame.remove();
      this._frame = null;
    }

    attributeChangedCallback(name, before, now) {
      if (!this._frame || before === now) return;
      if (name === 'lang' && now) this.setLanguage(now);
      else if ((name === 'theme' || name === 'accent') && now) this.setTheme(this.getAttribute('theme'), this.getAttribute('accent'));
      else this._make();
    }

    newGame(options) { this._post('newGame', options); }
    load(record, options) { this._post('load', Object.assign({}, options, { record: record })); }
    pause() { this._post('pause'); }
    resume() { this._post('resume'); }
    setLanguage(lang) { this._post('setLanguage', { lang: lang }); }
    setTheme(theme, accent) { this._post('setTheme', { theme: theme, accent: accent }); }

    _make() {
      var game = new URL(this.getAttribute('src') || HOME, document.baseURI);
      var wanted = game.searchParams;
      var record = this.getAttribute('record') || '';
      wanted.set('embed', VERSION);
      wanted.set('slot', this.getAttribute('slot-id') || this._number);
      if (/^https?:/.test(location.origin)) wanted.set('origin', location.origin);
      OPTIONS.forEach(function (name) {
        if (this.hasAttribute(name) && (name !== 'record' || record.length < LONG)) wanted.set(name, this.getAttribute(name));
      }, this);

      var frame = document.createElement('iframe');
      frame.title = this.title || 'Space Taxi';
      frame.allow = 'autoplay; clipboard-write; fullscreen; screen-wake-lock' + (navigator.share ? '; web-share' : '');
      frame.loading = 'lazy';
      if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox') || 'allow-scripts');
      frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
      frame.src = game.href;
      this._origin = frame.hasAttribute('sandbox') ? '*' : game.origin;
      this._asked = null;
      this._early = record.length < LONG ? [] : [['load', { record: record, mode: this.getAttribute('mode') }]];
      this._ready = false;
      if (this._frame) this._frame.remove();
      // A shadow, so that no style of the website falls on the frame.
      (this.shadowRoot || this.attachShadow({ mode: 'open' })).appendChild(frame);
      this._frame = frame;
      this._fit();
    }

    _fit() {
      var width = this.clientWidth;
      if (!this._frame || !width) return;
      // Asked for at another width: the game will ask again.
      var height = this._asked && this._asked.width === width ? this._asked.height : pageHeight(width);
      this._frame.style.height = height + 'px';
    }

    _onMessage(event) {
      var told = event.data;
      // A sandboxed frame has no origin, so it is known by its window.
      if (!this._frame || event.source !== this._frame.contentWindow) return;
      if (this._origin !== '*' && event.origin !== this._origin) return;
      if (!told || told.spaceTaxi !== VERSION || typeof told.type !== 'string') return;
      if (told.type === 'ready') {
        this._ready = true;
        this._early.splice(0).forEach(function (one) { this._post(one[0], one[1]); }, this);
      }
      if (told.type === 'resize') {
        this._asked = told;
        this._fit();
      }
      this.dispatchEvent(new CustomEvent(told.type, { detail: told }));
    }

    _post(type, values) {
      if (!this._ready) { this._early && this._early.push([type, values]); return; }
      var message = { spaceTaxi: VERSION, type: type };
      Object.keys(values || {}).forEach(function (name) {
        var value = values[name];
        if (value !== null && value !== undefined) message[name] = Array.isArray(value) ? value.join(',') : value;
      });
      this._frame.contentWindow.postMessage(message, this._origin);
    }
  }

  customElements.define('space-taxi', SpaceTaxi);
})();
