// Loads the page again when its picture stands still: its session goes on, so the same screen comes back with what was
// typed. A clock that stands would be worse than a white page.
//
// A graphics context that is lost is never drawn on again by the client. And where a message came in during a round but
// nothing was drawn since, the client is asked for a picture (it draws one whenever the window says that its size has
// changed). It has stopped if the browser has drawn several frames since, and the client has not even begun one; one
// that begins frames but draws nothing has longer, since a slow phone is not a frozen one. Time alone says nothing: a
// machine that is busy draws no frames either.
(function () {
  var QUIET_MS = 250, STOPPED_MS = 150, ANSWER_MS = 1000, FRAMES = 8, START_MS = 4000;
  var ASLEEP_MS = 1000, AGAIN_MS = 15000;
  var link = window.companionLink, drawn = 0, begun = 0, since = 0, waiting = 0, began = performance.now();
  var frame = window.requestAnimationFrame.bind(window);

  function reload(why) {
    // A machine whose graphics fail at each start is not to load for ever; nor a browser that keeps nothing, which
    // would not know that it has just done so, and would lose its seat each time.
    if (window.companionPage && window.companionPage.keepsNothing) return;
    try {
      var last = Number(sessionStorage.getItem('companion.reloaded') || 0);
      if (Date.now() - last < AGAIN_MS) {
        // Whether the picture stands still is asked again in a moment; a lost context stays lost.
        if (why === 'context') setTimeout(function () { reload(why); }, AGAIN_MS);
        return;
      }
      sessionStorage.setItem('companion.reloaded', String(Date.now()));
      sessionStorage.setItem('companion.why', why);
    } catch (e) { return; }
    location.reload();
  }

  function watch(type) {
    if (!type || !type.prototype || !type.prototype.getContext) return;
    var get = type.prototype.getContext;
    type.prototype.getContext = function (kind) {
      var made = get.apply(this, arguments);
      if (made && /webgl/.test(kind) && !this.companionWatched) {
        this.companionWatched = true;
        this.addEventListener('webglcontextlost', function () { setTimeout(function () { reload('context'); }, 0); });
      }
      return made;
    };
  }
  watch(window.HTMLCanvasElement);
  watch(window.OffscreenCanvas);

  // Every picture of the client's reaches the screen by one of these.
  function count(type, method) {
    var own = type && type.prototype && type.prototype[method];
    if (!own) return;
    type.prototype[method] = function () { drawn = performance.now(); return own.apply(this, arguments); };
  }
  count(window.ImageBitmapRenderingContext, 'transferFromImageBitmap');
  count(window.CanvasRenderingContext2D, 'drawImage');
  count(window.CanvasRenderingContext2D, 'putImageData');
  // A picture need not begin with a clear: Firefox's often do not.
  ['clear', 'flush', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'].forEach(function (call) {
    count(window.WebGLRenderingContext, call);
    count(window.WebGL2RenderingContext, call);
  });

  // Every frame of the client's begins here.
  window.requestAnimationFrame = function (then) {
    return frame(function (now) { begun = performance.now(); return then(now); });
  };

  function isWatched() {
    return !document.hidden && drawn > 0 && link.state === 'open' && performance.now() - began > START_MS &&
      document.documentElement.getAttribute('data-round') === 'true';
  }

  // A message has come in: it is to be seen a moment later.
  function expect() {
    if (waiting) return;
    since = performance.now();
    waiting = setTimeout(ask, QUIET_MS);
  }

  function ask() {
    var asked = performance.now(), last = asked, frames = 0;
    waiting = 0;
    if (drawn >= since || !isWatched()) return;
    waiting = -1;
    function tick() {
      var now = performance.now(), slept = now - last > ASLEEP_MS;
      last = now;
      if (drawn >= asked || slept || !isWatched()) { waiting = 0; return; }
      frames += 1;
      if (frames >= FRAMES && now - asked > (begun > asked ? ANSWER_MS : STOPPED_MS)) {
        waiting = 0;
        return reload('frozen');
      }
      frame(tick);
    }
    frame(tick);
    dispatchEvent(new Event('resize'));
  }
  if (link) link.changed = expect;
})();
