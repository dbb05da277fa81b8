// Runs before everything else on the page: the network begins at once. What the page asks of its browser afterwards, its
// storage above all, takes a slow phone longer than the first kilobytes.
// Old syntax on purpose: a browser that is too old must still be able to read this file.
(function () {
  var settings = window.companionPage;

  // The client asks arrays for "at" wherever something fails; Safari before 15.4 and Chrome before 92 have none.
  if (!Array.prototype.at) {
    Object.defineProperty(Array.prototype, 'at', { configurable: true, writable: true, value: function (place) {
      var at = Math.trunc(place) || 0;
      return this[at < 0 ? this.length + at : at];
    } });
  }

  // A browser that is told to keep nothing gets a store that lasts until the page is loaded again: one can play, and is
  // a stranger after that.
  function standIn(name) {
    try {
      window[name].setItem('companion.try', '1');
      window[name].removeItem('companion.try');
      return;
    } catch (e) { /* null, or refused */ }
    var kept = {};
    var store = {
      getItem: function (key) { return Object.prototype.hasOwnProperty.call(kept, key) ? kept[key] : null; },
      setItem: function (key, value) { kept[key] = String(value); },
      removeItem: function (key) { delete kept[key]; },
      clear: function () { kept = {}; },
      key: function (at) { var keys = Object.keys(kept); return at < keys.length ? keys[at] : null; }
    };
    Object.defineProperty(store, 'length', { get: function () { return Object.keys(kept).length; } });
    try {
      Object.defineProperty(window, name, { configurable: true, value: store });
      settings.keepsNothing = true;
    } catch (e) { /* it stays as it is */ }
  }

  function able() {
    return typeof Promise === 'function' && typeof fetch === 'function' && typeof WebSocket === 'function' &&
      typeof WebAssembly === 'object' && typeof globalThis === 'object' && typeof Intl === 'object' &&
      !!(Intl.Segmenter || Intl.v8BreakIterator) && 'noModule' in document.createElement('script') &&
      typeof Object.fromEntries === 'function' && !!document.createElement('canvas').getContext &&
      typeof String.prototype.replaceAll === 'function';
  }

  // Which of the client's builds this browser will take, as the client's own loader decides it; but for WebGL, since
  // asking for that takes longer than a wrong guess costs. Over plain http a browser hides its image decoders, and the
  // engine that brings its own is taken.
  function build() {
    var blink = navigator.vendor === 'Google Inc.' || navigator.userAgent.indexOf('Edg/') >= 0;
    var collected = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
    if (!blink || !collected) return 'js';
    return typeof ImageDecoder === 'function' && Intl.v8BreakIterator && Intl.Segmenter ? 'skwasm' : 'skwasm_heavy';
  }

  // A script is fetched ahead as its own tag will ask for it, or Safari takes it twice; what is fetched, as by "fetch".
  // In Safari that comes twice all the same, and so does a file that two fonts share: there the answer itself is kept.
  function preload(url, how) {
    var link = document.createElement('link');
    link.rel = how === 'module' ? 'modulepreload' : 'preload';
    if (how !== 'module') { link.as = how; if (how === 'fetch') link.crossOrigin = 'anonymous'; }
    link.href = url;
    document.head.appendChild(link);
  }

  function fetchOnce(urls) {
    var own = window.fetch, answers = {};
    function absolute(url) { return new URL(url, location.href).href; }
    urls.forEach(function (url) {
      var answer = answers[absolute(url)] = own.call(window, url);
      answer.then(null, function () { /* whoever needs it asks again */ });
    });
    window.fetch = function (url, options) {
      var all = arguments, answer = typeof url === 'string' && !options && answers[absolute(url)];
      function ask() { return own.apply(window, all); }
      return answer ? answer.then(function (one) { return one.ok ? one.clone() : ask(); }, ask) : ask();
    };
  }

  settings.compiles = typeof WebAssembly === 'object';
  settings.wanted = able() ? settings.parts[build()] : null;
  var inSafari = /^Apple/.test(navigator.vendor), kept = [];
  (settings.wanted || []).forEach(function (p) {
    if (inSafari && p.how === 'fetch') kept.push(settings.base + p.path);
    else if (p.how) preload(settings.base + p.path, p.how);
  });
  if (kept.length) fetchOnce(kept);
  standIn('localStorage');
  standIn('sessionStorage');
})();
