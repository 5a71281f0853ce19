// <space-taxi>: the game on any website. docs/EMBEDDING.md describes its attributes, methods and events.
// A classic script without dependencies, which asks nobody for anything but the game's own page.
(function () {
  'use strict';

  if (!window.customElements || customElements.get('space-taxi')) return;

  var VERSION = 1;
  // As a module, or written into the page, a script is not the current one.
  var script = document.currentScript && document.currentScript.src ? document.currentScript : document.querySelector('script[src*="embed.js"]');
  var HOME = new URL('./', script ? script.src : document.baseURI);
  // What the game understands in its address: src/table/embed/options.rs.
  var OPTIONS = ['lang', 'theme', 'accent', 'players', 'names', 'computers', 'seed', 'mode', 'record', 'at', 'coach', 'sound', 'start'];
  // Longer records than an address should have are sent once the game is there.
  var LONG = 1500;
  var SHORT = new RegExp('^[^]{0,' + (LONG - 1) + '}$');
  // Of orders of one kind the last one counts.
  var KINDS = { newGame: 'game', load: 'game', pause: 'rest', resume: 'rest', setLanguage: 'lang', setTheme: 'look' };
  var ATTRIBUTES = { record: 'game', mode: 'game', at: 'game', lang: 'lang', theme: 'look', accent: 'look' };
  var HOST_GAME = /^(replay|board)$/;
  // Of what was said about colours only this is said again.
  var LOOKS = { theme: /^(dark|light|device)$/, accent: /^#?([\da-f]{3}){1,2}$/i };
  // No scrollbar is wider.
  var SCROLLBAR = 20;
  var count = 0;
  // A sheet of the shadow, which gives way to whatever the website says, `hidden` included; no policy forbids it.
  var looks = null;
  try {
    looks = new CSSStyleSheet();
    looks.replaceSync(':host{display:block;flex:1 1 auto}:host([hidden]){display:none}');
  } catch (error) { /* Too old a browser for the game: its page says so, in the frame. */ }

  // As crates/app-core/src/embed/height.rs has it, so that the website does not jump when the game arrives.
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
      if (!looks) this.style.display = 'block';
      this._make();
      // Not the element itself: its height is what follows.
      if (window.ResizeObserver) (this._sizes = new ResizeObserver(this._fit.bind(this))).observe(this._place.firstChild);
    }

    disconnectedCallback() {
      removeEventListener('message', this._hear);
      if (this._sizes) this._sizes.disconnect();
      this._frame.remove();
      this._frame = null;
      this._ready = false;
    }

    attributeChangedCallback(name, before, now) {
      if (!this._number || before === now) return;
      if (name === 'lang' && now) this.setLanguage(now);
      else if (LOOKS[name] && now) this.setTheme(name === 'theme' ? now : null, name === 'accent' ? now : null);
      else {
        delete this._orders[ATTRIBUTES[name]];
        if (this._frame) this._make();
      }
    }

    newGame(options) { this._post('newGame', options); }
    load(record, options) { this._post('load', Object.assign({}, options, { record: record })); }
    pause() { this._post('pause'); }
    resume() { this._post('resume'); }
    setLanguage(lang) { this._post('setLanguage', { lang: lang }); }
    setTheme(theme, accent) { this._post('setTheme', { theme: theme, accent: accent }); }

    _make() {
      var game = this._address();
      var wanted = game.searchParams;
      var record = this.getAttribute('record') || '';
      var isLong = record.length >= LONG;
      wanted.set('embed', VERSION);
      wanted.set('slot', this._checked('slot-id', /^[\w-]{1,32}$/, 'needs 1 to 32 letters, digits, - and _') || this._number);
      if (/^https?:/.test(location.origin)) wanted.set('origin', location.origin);
      OPTIONS.forEach(function (name) {
        // A record says where to begin, whichever way it is sent.
        if (isLong && (name === 'record' || name === 'start')) return;
        var value = this._checked(name, SHORT, 'is too long');
        if (value !== null) wanted.set(name, value);
      }, this);

      var frame = document.createElement('iframe');
      frame.title = this.title || 'Space Taxi';
      frame.allow = 'autoplay; clipboard-write; fullscreen; screen-wake-lock' + (navigator.share ? '; web-share' : '');
      frame.loading = 'lazy';
      if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this._checked('sandbox', /(^|\s)allow-scripts(\s|$)/i, 'needs allow-scripts') || 'allow-scripts');
      frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
      frame.src = game.href;
      this._origin = frame.hasAttribute('sandbox') ? '*' : game.origin;
      this._asked = null;
      this._near = null;
      this._orders = this._orders || {};
      this._ready = false;
      if (this._frame) this._frame.remove();
      // A shadow, so that no style of the website falls on the frame.
      if (!this._place) {
        var shadow = this.attachShadow({ mode: 'open' });
        if (looks) shadow.adoptedStyleSheets = [looks];
        this._place = shadow.appendChild(document.createElement('div'));
        // As wide as the frame, and never higher.
        this._place.appendChild(document.createElement('div'));
        this._place.style.width = '100%';
      }
      this._place.appendChild(frame);
      this._frame = frame;
      this._fit();
    }

    // The game's address; one that is none is passed over, like any bad option.
    _address() {
      try {
        var game = new URL(this.getAttribute('src') || HOME, document.baseURI);
        if (!/^(https?|file):$/.test(game.protocol)) throw game;
        return game;
      } catch (error) {
        this._warn('src', 'is no address');
        return new URL(HOME);
      }
    }

    // An attribute, if it can be: the game itself names one that cannot.
    _fitting(name, pattern) {
      var value = this.getAttribute(name);
      return pattern.test(value) ? value : null;
    }

    // An attribute of the element alone; one that cannot be is passed over and named.
    _checked(name, pattern, fault) {
      var value = this.getAttribute(name);
      if (!value || pattern.test(value)) return value;
      this._warn(name, fault);
      return null;
    }

    _warn(name, fault) {
      console.warn('space-taxi: ' + name + '=\u201c' + String(this.getAttribute(name)).slice(0, 80) + '\u201d ' + fault);
    }

    _fit() {
      // Not the element's own width: that has its padding in it.
      var width = this._frame && this._frame.clientWidth;
      if (!width) return;
      // Asked for at another width, not only rounded otherwise: the game will ask again.
      var height = this._asked && Math.abs(this._asked.width - width) <= 1 ? this._asked.height : pageHeight(width);
      var near = this._near;
      if (!near || Math.abs(width - near.from) > SCROLLBAR) near = this._near = { from: width, width: width, most: 0, least: 0 };
      if (width !== near.width) {
        // There and back: our height makes the website's scrollbar come and go. The higher one stays, and with it the scrollbar.
        if (width === near.before) near.least = near.most;
        near.before = near.width;
        near.width = width;
      }
      height = Math.max(height, near.least);
      near.most = Math.max(near.most, height);
      this._frame.style.height = height + 'px';
    }

    _onMessage(event) {
      var told = event.data;
      // A sandboxed frame has no origin, so it is known by its window.
      if (!this._frame || event.source !== this._frame.contentWindow) return;
      if (this._origin !== '*' && event.origin !== this._origin) return;
      if (!told || told.spaceTaxi !== VERSION || typeof told.type !== 'string') return;
      if (told.type === 'ready') {
        // Also after the frame has loaded itself anew, when it knows nothing any more.
        this._ready = false;
        var record = this.getAttribute('record') || '';
        if (!this._orders.game && record.length >= LONG) {
          this._post('load', { record: record, mode: this._fitting('mode', HOST_GAME), at: this._fitting('at', /^[1-9]\d{0,5}$/) });
        }
        this._ready = true;
        Object.keys(this._orders).forEach(function (kind) { this._send(this._orders[kind]); }, this);
      }
      if (told.type === 'resize') {
        if (!this._asked || this._asked.screen !== told.screen) this._near = null;
        this._asked = told;
        this._fit();
      }
      this.dispatchEvent(new CustomEvent(told.type, { detail: told }));
    }

    _post(type, values) {
      var kind = KINDS[type];
      this._orders = this._orders || {};
      var order = {};
      var look = type === 'setTheme' && this._orders.look || {};
      Object.keys(LOOKS).forEach(function (name) {
        if (LOOKS[name].test(look[name])) order[name] = look[name];
      });
      Object.keys(values || {}).forEach(function (name) {
        var value = Array.isArray(values[name]) ? values[name].join(',') : values[name];
        // Nothing else could be sent.
        if (/^(string|number|boolean)$/.test(typeof value)) order[name] = value;
      });
      order.type = type;
      this._orders[kind] = order;
      if (this._ready) this._send(order);
    }

    _send(order) {
      // What the visitor plays is kept in the frame; everything else is said again whenever it is loaded.
      if (KINDS[order.type] === 'game' && !HOST_GAME.test(order.mode)) delete this._orders.game;
      this._frame.contentWindow.postMessage(Object.assign({}, order, { spaceTaxi: VERSION }), this._origin);
    }
  }

  customElements.define('space-taxi', SpaceTaxi);
})();
