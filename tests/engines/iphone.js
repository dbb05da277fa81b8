// What pages can ask that tells an iPhone from WebKitGTK, and the text size that a test has set for this device.
(() => {
  const tell = (name, value) => Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  tell("platform", "iPhone");
  tell("maxTouchPoints", 5);
  delete Navigator.prototype.vibrate;
  try {
    const scale = localStorage.getItem("test-text-scale");
    if (scale) document.documentElement.style.fontSize = `${100 * scale}%`;
  } catch (_) {
    // a page without an origin keeps nothing
  }
})();
