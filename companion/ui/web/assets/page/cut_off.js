// Says over everything that this page no longer hears the table, and remembers what was touched meanwhile.
//
// The server sends a beat among Flet's messages, a text "LIMIT RECEIVED NOW" (companion/ui/web/connection.py): for how
// long the page may hear nothing, how many of its messages have come in, and the server's clock. A short limit means that a round is on: then
// being cut off covers the screen, so that nothing can be pressed in vain; at any other time it is a line at the top.
//
// Other texts are JSON objects for the page's scripts, handed on as the event "companion-message"; link.tell answers.
(function () {
  var Socket = window.WebSocket, link = window.companionLink, settings = window.companionPage;
  if (!Socket || !link) return;
  var LOOK_MS = 250, ROUND_LIMIT_MS = 5000, SOON_MS = 500, HOPELESS_MS = 2000;
  var FIRST_LIMIT_MS = 12000;  // until the first beat has said how long
  var socket = null, told = {}, limit = 0, sent = 0, touches = [], shown = '', looked = performance.now(), asked = 0, answered = 0;

  class HeardSocket extends Socket {
    constructor(url, protocols) {
      // Where tables are spread over several processes, the code leads to the one that has this page's table.
      var at = /^\/(?:table|join)\/(\w+)/.exec(location.pathname);
      super(String(url) + (String(url).indexOf('?') < 0 ? '?' : '&') + 'beat' + (at ? '&at=' + at[1] : ''), protocols);
      sent = 0;
      this.addEventListener('message', function (event) {
        if (typeof event.data !== 'string') { if (link.changed) link.changed(); return; }
        event.stopImmediatePropagation();
        if (event.data.charAt(0) === '{') return hand(JSON.parse(event.data));
        beat(event.data.split(' '));
      });
      var own = this;
      this.addEventListener('open', function () {
        socket = own;
        own.send(JSON.stringify(Object.assign({ kept: link.kept() }, told)));
      });
    }
    send(data) { sent += 1; super.send(data); }
  }
  window.WebSocket = HeardSocket;

  // What the browser can do is told once the page is connected, and whenever it changes.
  link.tell = function (what) {
    var news = {}, any = false;
    for (var key in what) {
      if (told[key] !== what[key] || key === 'rang') { told[key] = news[key] = what[key]; any = true; }
    }
    delete told.rang;
    if (any && socket && socket.readyState === 1) socket.send(JSON.stringify(news));
  };

  function hand(message) {
    note(message.now);
    if (message.load) return location.assign(message.load);
    window.dispatchEvent(new CustomEvent('companion-message', { detail: message }));
  }

  // How late (ms) what happened at that moment of the server's clock reaches this page, as far as the quickest message
  // tells. The page's own clock stands still in some sleeps, the wall clock does not: the worse of the two counts.
  var least = [Infinity, Infinity];
  function clocks() { return [performance.now(), Date.now()]; }
  function note(now) {
    clocks().forEach(function (here, which) { least[which] = Math.min(least[which], here - now); });
  }
  link.late = function (at) {
    return Math.max.apply(null, clocks().map(function (here, which) { return here - at - least[which]; }));
  };

  function beat(said) {
    var now = performance.now();
    limit = Number(said[0]);
    note(Number(said[2]));
    document.documentElement.setAttribute('data-round', String(inRound()));
    // All that was sent has come in: so has what was touched, but for what is only just on its way.
    if (Number(said[1]) >= sent) touches = touches.filter(function (at) { return now - at < SOON_MS; });
    look();
  }

  function inRound() { return limit > 0 && limit < ROUND_LIMIT_MS; }

  function texts() {
    try {
      var chosen = JSON.parse(localStorage.getItem('flutter.' + settings.languageKey));
      if (settings.allTexts[chosen]) return settings.allTexts[chosen];
    } catch (_) { /* no storage, or nothing chosen */ }
    return settings.allTexts[document.documentElement.lang] || settings.texts;
  }

  function show(what) {
    var banner = document.getElementById('cut-off'), words = texts();
    if (!banner || shown === what) return;
    shown = what;
    banner.className = what;
    banner.lang = words.lang;
    banner.hidden = !what;  // before there is text in it: what appears in an alert is what is read out
    banner.textContent = '';
    if (what) {
      var parts = what === 'round' ? [['strong', words.cut_off], ['p', words.cut_off_shout], ['p', words.cut_off_wait]]
        : [['span', words.lost]];
      parts.forEach(function (part) {
        var line = document.createElement(part[0]);
        line.textContent = part[1];
        banner.appendChild(line);
      });
    }
  }

  function look() {
    var now = performance.now(), slept = now - looked - LOOK_MS;
    looked = now;
    // Where the page itself stood still (in a pocket, behind another tab), it could not have heard anything.
    if (slept > 1000) link.heard = Math.min(now, link.heard + slept);
    var silent = link.state === 'open' && now - link.heard > (limit || FIRST_LIMIT_MS);
    show(link.state !== 'lost' && !silent ? '' : inRound() ? 'round' : 'away');
    if (silent) ask(now);
    // The server answers, but not on this socket: it has given it up without our being told.
    if (silent && answered > link.heard && now - answered > HOPELESS_MS) link.lose();
    if (!silent) answered = 0;
  }

  function ask(now) {
    if (now - asked < 1000) return;
    asked = now;
    fetch('/api/health', { cache: 'no-store' }).then(
      function (answer) { if (answer.ok && !answered) answered = performance.now(); },
      function () { answered = 0; }
    );
  }

  // What was touched and never came in is told to the table's page when it is back.
  function remember() {
    if (!touches.length || !shown) return;
    touches = [];
    try { localStorage.setItem('flutter.companion.unheard', JSON.stringify('touched')); } catch (_) { /* no storage */ }
  }

  addEventListener('pointerdown', function () { touches.push(performance.now()); }, true);
  addEventListener('companion-link', function () { look(); if (link.state === 'lost') remember(); });
  addEventListener('pagehide', remember);
  setInterval(look, LOOK_MS);
})();
