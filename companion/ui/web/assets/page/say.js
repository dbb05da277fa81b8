// Reads out what the server says ({"say": "…"}) to whoever listens: milestones of a round, a call, a refusal. The region
// is there from the start, whether or not the client's semantics are, and says one thing after the other.
(function () {
  var region = null;
  addEventListener('companion-message', function (event) {
    var text = event.detail.say;
    if (!text || !document.body) return;
    if (!region) {
      region = document.createElement('div');
      region.id = 'said-aloud';
      region.setAttribute('aria-live', 'polite');
      document.body.appendChild(region);
    }
    var line = document.createElement('p');
    line.lang = event.detail.lang || '';
    // A moment after the region, or the first is not heard.
    setTimeout(function () { line.textContent = text; region.appendChild(line); }, 50);
    setTimeout(function () { line.remove(); }, 10000);
  });
})();
