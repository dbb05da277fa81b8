// The size of all text: what this device chose in the settings, on top of what its browser is set to. The client follows
// the page's own size as it changes.
(function () {
  var root = document.documentElement, KEY = 'flutter.companion.text';

  // In percent of the browser's own, so that whatever that is still counts.
  function set(percent) { root.style.fontSize = percent > 0 && percent !== 100 ? percent + '%' : ''; }

  try { set(Number(JSON.parse(localStorage.getItem(KEY)))); } catch (e) { /* nothing chosen */ }
  addEventListener('companion-message', function (event) {
    var want = event.detail.want;
    if (!want || !want.text) return;
    set(want.text);
    try { localStorage.setItem(KEY, JSON.stringify(want.text)); } catch (e) { /* no storage */ }
  });
})();
