// Fault (Flet 1.0.5): the page data that Python gets carries no locale, so that an English phone is greeted in French.
// Cure: the page writes the browser's languages where the device's preferences are read from.
// Goes away when: page.locale_configuration tells what the browser is set to.
(() => {
  try {
    const spoken = (navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || ""]);
    localStorage.setItem("flutter.companion.spoken", JSON.stringify(spoken.join(",")));
  } catch (_) {
    // Without storage (a private window) the server's language is spoken.
  }
})();
