// What this device can do besides its screen: shakes at the server's word, and tells whether it can, and whether its
// owner wants as little movement as possible.
(function () {
  var link = window.companionLink;
  if (!link) return;
  addEventListener('companion-message', function (event) {
    if (event.detail.shake && navigator.vibrate) navigator.vibrate(event.detail.shake);
  });
  var still = window.matchMedia && matchMedia('(prefers-reduced-motion: reduce)');
  function tell() { link.tell({ vibrates: 'vibrate' in navigator, calm: !!(still && still.matches) }); }
  if (still && still.addEventListener) still.addEventListener('change', tell);
  tell();
})();
