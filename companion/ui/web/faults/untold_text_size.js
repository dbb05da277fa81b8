// Fault (Flet 1.0.5): the page is drawn with the text size that the browser is set to, but Python is not told how
// large that is, so that a figure made to fit the screen runs out of it.
// Cure: the page writes the factor where the device's preferences are read from.
// Goes away when: Flet's page data carries the text scale.
(() => {
  try {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    if (size > 0) localStorage.setItem("flutter.companion.scale", JSON.stringify(size));
  } catch (_) {
    // Without storage (a private window) text has its usual size.
  }
})();
