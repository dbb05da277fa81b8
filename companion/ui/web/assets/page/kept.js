// Tells the server with the connection what this browser keeps of its device. To ask for it afterwards, one by one, costs
// a slow phone seconds before its first screen. A browser that is no device yet becomes one here.
(function () {
  var link = window.companionLink, LONGEST = 1000, START = 'flutter.companion.';
  if (!link) return;

  function read(key) {
    try { return JSON.parse(localStorage.getItem(START + key)); } catch (e) { return null; }
  }

  // As the light page makes it (companion/pocket/assets/pocket.js): a phone that has both is one device.
  function become() {
    try {
      var bytes = crypto.getRandomValues(new Uint8Array(24));
      var own = btoa(String.fromCharCode.apply(null, bytes)).replace(/\+/g, '-').replace(/\//g, '_');
      localStorage.setItem(START + 'device', JSON.stringify(own));
    } catch (e) { /* no storage: the server names it */ }
  }

  link.kept = function () {
    var device = read('device'), kept = {};
    if (typeof device !== 'string' || device.length < 20) become();
    ['device', 'prefs', 'spoken', 'unheard'].forEach(function (key) {
      var text = read(key);
      if (typeof text === 'string' && text.length <= LONGEST) kept[key] = text;
    });
    var scale = read('scale');
    if (typeof scale === 'number') kept.scale = scale;
    return kept;
  };
})();
