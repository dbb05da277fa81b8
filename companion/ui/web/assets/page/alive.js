// Loads the page again when its picture stands still: its session goes on, so the same screen comes back with what was
// typed. A clock that stands would be worse than a white page.
//
// A graphics context that is lost is never drawn on again by the client. And where a message came in during a round but
// nothing was drawn since, the client is asked for a picture (it draws one whenever the window says that its size has
// changed): if there is none a moment later, though the browser itself has drawn several, it has stopped.
(function () {
  var QUIET_MS = 800, ANSWER_MS = 800, FRAMES = 5, LOOK_MS = 200, START_MS = 4000, AGAIN_MS = 15000;
  var link = window.companionLink, drawn = 0, asked = 0, frames = 0, began = performance.now();
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
        this.addEventListener('webglcontextlost', function () { setTimeout(function () { reload('context'); }, 200); });
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
    type.prototype[method] = function () { drawn = performance.now(); asked = 0; return own.apply(this, arguments); };
  }
  count(window.ImageBitmapRenderingContext, 'transferFromImageBitmap');
  count(window.CanvasRenderingContext2D, 'drawImage');
  count(window.CanvasRenderingContext2D, 'putImageData');
  // A picture need not begin with a clear: Firefox's often do not.
  ['clear', 'flush', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'].forEach(function (call) {
    count(window.WebGLRenderingContext, call);
    count(window.WebGL2RenderingContext, call);
  });

  function tick() {
    frames += 1;
    if (asked && frames < FRAMES) frame(tick);
  }

  function look() {
    var now = performance.now(), round = document.documentElement.getAttribute('data-round') === 'true';
    if (document.hidden || !round || !drawn || link.state !== 'open' || now - began < START_MS) {
      asked = 0;
    } else if (asked) {
      if (frames >= FRAMES && now - asked > ANSWER_MS) reload('frozen');
    } else if (link.patched > drawn && now - link.patched > QUIET_MS) {
      asked = now;
      frames = 0;
      frame(tick);
      dispatchEvent(new Event('resize'));
    }
  }
  if (link) setInterval(look, LOOK_MS);
})();
