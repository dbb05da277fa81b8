// Lets two fingers enlarge what is read, while the server wants it ({"want": {"zoom": true}}): sheets, the log, the rules.
// Elsewhere the page stays as it is, so that nobody's buttons slide from under their thumb in a round.
//
// The client forbids the browser's own zoom (by a viewport of its own and by touch-action), and would lay its screen out
// anew for the part that is seen. So the viewport allows it from the first byte (what a page says later, some browsers
// ignore), touch-action says when, and the client is told the size that the page has without the zoom.
(function () {
  var VIEWPORT = 'width=device-width, initial-scale=1, minimum-scale=1, maximum-scale=4';
  var wanted = false, style = document.createElement('style');
  style.textContent = 'html, body, flutter-view, flt-glass-pane, flt-semantics-host, flt-semantics { touch-action: pinch-zoom !important; }';

  function zoom() { return window.visualViewport ? window.visualViewport.scale : 1; }

  if (window.VisualViewport) {
    ['width', 'height'].forEach(function (side) {
      var seen = Object.getOwnPropertyDescriptor(VisualViewport.prototype, side);
      if (!seen || !seen.get || !seen.configurable) return;
      Object.defineProperty(VisualViewport.prototype, side, {
        configurable: true, enumerable: seen.enumerable,
        get: function () { return seen.get.call(this) * (this.scale || 1); }
      });
    });
  }

  function allow() {
    document.querySelectorAll('meta[name="viewport"]').forEach(function (one) {
      if (one.content !== VIEWPORT) one.content = VIEWPORT;
    });
  }
  new MutationObserver(allow).observe(document.head, { childList: true, subtree: true, attributes: true, attributeFilter: ['content'] });
  allow();

  // Whoever leaves what they read without making it small again would meet the next round cut off. No page may set a
  // zoom, but a page that loads anew begins without one.
  function leave() {
    if (wanted || zoom() < 1.01) return;
    try { history.scrollRestoration = 'manual'; } catch (e) { /* then it may come back as large */ }
    location.reload();
  }

  function set(on) {
    if (on === wanted) return;
    wanted = on;
    if (on) document.head.appendChild(style); else { style.remove(); leave(); }
  }

  addEventListener('companion-message', function (event) {
    var want = event.detail.want;
    if (want) set(!!want.zoom);
  });
})();
