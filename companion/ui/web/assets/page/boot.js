// Runs before the client: says what is happening, and whether this browser can take part at all (see ahead.js).
// Old syntax on purpose: a browser that is too old must still be able to read this file and say so.
(function () {
  var settings = window.companionPage;
  var texts = settings.texts;

  // The language this device chose in the app outranks the one its browser asked for.
  try {
    var chosen = JSON.parse(localStorage.getItem('flutter.' + settings.languageKey));
    if (chosen && settings.allTexts[chosen]) {
      texts = settings.allTexts[chosen];
      document.documentElement.lang = texts.lang;
      // What the phone takes for its home screen is in that language too.
      document.title = texts.name;
      document.querySelector('meta[name="apple-mobile-web-app-title"]').content = texts.name;
      document.querySelector('link[rel="manifest"]').href = 'manifest.json?lang=' + texts.lang;
    }
  } catch (e) { /* no storage, or nothing chosen yet */ }

  function part(selector) { return document.querySelector('#loading ' + selector); }

  function say(text, retry) {
    if (!document.getElementById('loading')) return;
    part('.say').textContent = text;
    part('.retry').hidden = !retry;
  }

  // A second door to the same table, in plain HTML: for whoever the client is too much for, or too slow. The secret of a
  // scanned code stays out of its address.
  function offerLightPage() {
    if (!document.getElementById('loading')) return;
    var path = location.pathname.match(/^\/(?:join|table)\/([^~\/]+)/);
    part('.light a').href = '/p/' + (path ? path[1] : '');
    part('.light').hidden = false;
  }

  function start(parts) {
    var total = 0, arrived = 0, drawn = -1, seen = {};
    parts.forEach(function (p) { total += p.bytes; });

    // Large files report themselves only when complete, so the bar walks to where each one ends; in few steps, since
    // every frame that is drawn here is taken from the client that is starting.
    function progress() {
      performance.getEntriesByType('resource').forEach(function (entry) {
        parts.forEach(function (p) {
          if (!seen[p.path] && entry.name.slice(-p.path.length) === p.path) { seen[p.path] = true; arrived += p.bytes; }
        });
      });
      var bar = document.querySelector('#loading .bar i');
      if (!bar) return clearInterval(timer);
      if (arrived !== drawn) bar.style.transform = 'scaleX(' + (0.05 + 0.9 * arrived / total) + ')';
      drawn = arrived;
    }
    var timer = setInterval(progress, 300);

    setTimeout(offerLightPage, 5000);
    setTimeout(function () { say(texts.slow, true); }, 20000);
    addEventListener('error', function (event) {
      var node = event.target;
      if (node && node.tagName === 'SCRIPT') { say(texts.failed, true); offerLightPage(); }
    }, true);

    var script = document.createElement('script');
    script.src = settings.base + 'flutter_bootstrap.js';
    document.body.appendChild(script);
  }

  // The client itself begins only after the masthead has been drawn (or, in a page that nobody looks at, is not going
  // to be).
  function afterTheFirstPaint(then) {
    var done = false;
    function once() { if (!done) { done = true; then(); } }
    requestAnimationFrame(function () { setTimeout(once, 0); });
    setTimeout(once, 300);
  }

  var parts = settings.wanted;

  addEventListener('DOMContentLoaded', function () {
    part('.kicker').textContent = texts.kicker;
    part('h1').textContent = texts.name;
    part('.retry button').textContent = texts.reload;
    part('.light a').textContent = texts.light;
    if (!parts) {
      part('.bar').hidden = true;
      offerLightPage();
      return say(settings.compiles ? texts.too_old : texts.no_wasm, false);
    }
    say(texts.loading, false);
    afterTheFirstPaint(function () { start(parts); });
  });
})();
