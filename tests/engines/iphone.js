// What pages can ask that tells an iPhone from WebKitGTK, and the text size that a test has set for this device.
(() => {
  const tell = (name, value) => Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  tell("platform", "iPhone");
  tell("maxTouchPoints", 5);
  delete Navigator.prototype.vibrate;
  try {
    const scale = localStorage.getItem("test-text-scale");
    if (scale) {
      // In a sheet of its own: what the page itself sets and takes back is the element's style.
      const sheet = document.createElement("style");
      sheet.textContent = `html { font-size: ${100 * scale}% }`;
      document.documentElement.append(sheet);
    }
  } catch (_) {
    // a page without an origin keeps nothing
  }
})();
