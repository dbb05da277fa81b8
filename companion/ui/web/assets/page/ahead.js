// Runs before everything else on the page: the network begins at once. What the page asks of its browser afterwards, its
// storage above all, takes a slow phone longer than the first kilobytes.
// Old syntax on purpose: a browser that is too old must still be able to read this file.
(function () {
  var settings = window.companionPage;

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

  function preload(url, how) {
    var link = document.createElement('link');
    link.rel = how === 'module' ? 'modulepreload' : 'preload';
    if (how !== 'module') { link.as = how; link.crossOrigin = 'anonymous'; }
    link.href = url;
    document.head.appendChild(link);
  }

  settings.wanted = able() ? settings.parts[build()] : null;
  if (settings.wanted) settings.wanted.forEach(function (p) { if (p.how) preload(settings.base + p.path, p.how); });
})();
