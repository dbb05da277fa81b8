// Fault (Flet 1.0.5): told to use no CDN, the client still asks one at its start for the script of an animation player
// that no screen uses, and without the internet waits for it until the request dies.
// Cure: a script from another address than this page's is not even asked for.
// Goes away when: a page without this file makes no request to another host (tests/ui/web/test_faults.py).
(function () {
  var own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (!own || !own.set || typeof URL !== 'function') return;
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    configurable: true,
    enumerable: own.enumerable,
    get: own.get,
    set: function (address) {
      if (new URL(String(address), document.baseURI).origin === location.origin || /^(blob|data):/.test(String(address))) {
        own.set.call(this, address);
      }
    }
  });
})();
