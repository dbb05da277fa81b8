// The pocket page: shows what the server says, sends what is pressed, and says when it hears nothing any more.
// No newer syntax than ES2017, and nothing of Intl: phones of 2018 read it.
(function () {
  'use strict';
  const LOOK_MS = 250, ROUND_LIMIT_MS = 5000, FIRST_LIMIT_MS = 12000, OPEN_MS = 6000, SURE_MS = 5000, SAID_MS = 6000;
  const SLOW_MS = 100, CLICK_MS = 700, MOST_WAIT_MS = 2000;
  const SIGNS = { triangle: '△', diamond: '◆', rhombus: '◇', star_outline: '☆', star: '★', square: '□' };
  const SECRET = 'flutter.companion.device', LANG = 'flutter.companion.lang', PREFS = 'flutter.companion.prefs';
  const byId = function (id) { return document.getElementById(id); };
  const settings = JSON.parse(document.body.getAttribute('data-settings'));
  const kept = {};
  let code = decodeURIComponent(location.pathname.split('/')[2] || '').split('~')[0];
  let socket = null, opening = 0, attempts = 0, heard = 0, limit = 0, gone = false, retry = 0;
  let screen = null, words = {}, marks = {}, clock = null, offset = Infinity, number = 0, waiting = {}, unheard = false, covered = '';

  // --- what this browser keeps, as the app keeps it: a phone that has both is one device -----------------------------

  function read(key) {
    let text = kept[key] || null;
    try { text = localStorage.getItem(key) || text; } catch (e) { /* it keeps nothing */ }
    try { return text === null ? null : JSON.parse(text); } catch (e) { return null; }
  }

  function write(key, value) {
    kept[key] = JSON.stringify(value);
    try { localStorage.setItem(key, kept[key]); } catch (e) { /* until the page is loaded again */ }
  }

  function secret() {
    let own = read(SECRET);
    if (typeof own !== 'string' || own.length < 20) {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      own = btoa(String.fromCharCode.apply(null, bytes)).replace(/\+/g, '-').replace(/\//g, '_');
      write(SECRET, own);
    }
    return own;
  }

  function prefs() {
    try { return JSON.parse(read(PREFS)) || {}; } catch (e) { return {}; }
  }

  function prefer(key, value) {
    const all = prefs();
    all[key] = value;
    write(PREFS, JSON.stringify(all));
  }

  function dress() {
    const own = prefs(), root = document.documentElement;
    if (own.theme === 'light' || own.theme === 'dark') root.setAttribute('data-theme', own.theme);
    if (own.text > 100 && own.text <= 200) root.style.fontSize = own.text + '%';
  }

  // --- the connection ----------------------------------------------------------------------------------------------

  function now() { return performance.now(); }

  function isOpen() { return socket !== null && socket.readyState === 1; }

  function connect() {
    clearTimeout(retry);
    if (gone || !code) return;
    drop();
    const own = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/p/socket?at=' + encodeURIComponent(code));
    socket = own;
    opening = now();
    offset = Infinity;
    own.onopen = function () {
      attempts = 0;
      heard = now();
      const greeting = { code: code, device: secret(), langs: [].concat(navigator.languages || navigator.language || []).slice(0, 10), lang: read(LANG) };
      if (unheard) greeting.unheard = true;
      own.send(JSON.stringify(greeting));
      unheard = false;
      if (document.hidden) send({ seen: false });
    };
    own.onmessage = function (event) { if (own === socket) hear(JSON.parse(event.data)); };
    own.onclose = function () { if (own === socket) lose(); };
  }

  function drop() {
    const old = socket;
    socket = null;
    if (old) { old.onopen = old.onmessage = old.onclose = null; old.close(); }
  }

  // What was on its way when the connection went may not have come in: it is never sent again by itself, but told.
  function lose() {
    drop();
    if (Object.keys(waiting).length) unheard = true;
    Object.keys(waiting).forEach(settle);
    clearTimeout(retry);
    retry = setTimeout(connect, Math.min(MOST_WAIT_MS, 200 * Math.pow(2, attempts++)));
    look();
  }

  function send(message) { if (isOpen()) socket.send(JSON.stringify(message)); }

  function look() {
    const at = now(), slept = at - look.at - LOOK_MS;
    look.at = at;
    if (gone) return cover('');
    // Where the page itself stood still (in a pocket), it could not have heard anything: it asks anew.
    if (slept > 1000) heard = Math.min(at, heard + slept);
    const silent = isOpen() && at - heard > (limit || FIRST_LIMIT_MS);
    cover(!screen || (isOpen() && !silent) ? '' : limit > 0 && limit < ROUND_LIMIT_MS ? 'round' : 'away');
    if (silent && at - heard > 2 * (limit || FIRST_LIMIT_MS)) lose();
    else if (socket && !isOpen() && at - opening > OPEN_MS) lose();
    else if (!socket && !screen && at > FIRST_LIMIT_MS) byId('why').textContent = document.body.getAttribute('data-lost');
  }
  look.at = now();

  function cover(how) {
    if (covered === how) return;
    covered = how;
    const banner = byId('cut-off');
    banner.className = how;
    banner.hidden = !how;
    banner.textContent = '';
    (how === 'round' ? [['strong', words.off], ['p', words.shout], ['p', words.wait]] : how ? [['span', words.lost]] : [])
      .forEach(function (part) { banner.appendChild(make(part[0], '', part[1])); });
  }

  function wake() {
    send({ seen: !document.hidden });
    if (document.hidden) return;
    if (!isOpen()) { attempts = 0; if (!socket || now() - opening > 1000) connect(); }
    keepAwake();
  }

  // --- what the server says ----------------------------------------------------------------------------------------

  function hear(message) {
    heard = now();
    if (message.now !== undefined) offset = Math.min(offset, heard - message.now);
    if (message.beat) limit = message.beat;
    if (message.clock) { clock = message.clock; marks = message.marks; showClock(); showMarks(); }
    if (message.words) words = message.words;
    if (message.screen) show(message.screen);
    if (message.n) answer(message);
    if (message.said) say(message.said);
    if (message.aloud) message.aloud.forEach(readOut);
    if (message.effect) feel(message.effect);
    if (message.code) { code = message.code; history.replaceState(null, '', '/p/' + code); }
    if (message.gone) end(message.gone);
    look();
  }

  function end(why) {
    gone = true;
    screen = null;
    byId('page').hidden = true;
    byId('loading').hidden = byId('ask').hidden = false;
    byId('why').textContent = why;
  }

  function answer(message) {
    settle(message.n);
    if (message.no) say(message.no);
  }

  function settle(which) {
    const press = waiting[which];
    if (!press) return;
    delete waiting[which];
    clearTimeout(press.slow);
    press.button.textContent = labelOf(press.button);
    press.button.removeAttribute('aria-busy');
  }

  function show(news) {
    screen = news;
    byId('page').hidden = false;
    byId('loading').hidden = true;
    document.documentElement.lang = news.lang;
    fill('table', news.table);
    const names = byId('names');
    names.textContent = '';
    news.names.forEach(function (name, at) {
      if (at) names.appendChild(document.createTextNode(' · '));
      names.appendChild(make('bdi', '', name));
    });
    fill('seats', news.seats);
    byId('seats').hidden = !news.seats;
    byId('seats').node = { t: news.seats, d: ['seats'] };
    byId('timer').hidden = !news.clock;
    const focused = document.activeElement, at = focused && focused !== document.body ? focused.closest('.panel') : null;
    render(byId('parts'), news.parts);
    render(byId('foot'), news.foot);
    // Whoever listens stays at their seat when the button they pressed is gone.
    if (at && !document.body.contains(focused) && document.body.contains(at)) at.focus();
    showMarks();
    showClock();
    showBell();
    keepAwake();
  }

  function fill(id, text) { if (byId(id).textContent !== text) byId(id).textContent = text; }

  function make(tag, name, text) {
    const element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // Elements stay where they are as long as they mean the same: nothing moves away under a finger.
  function render(into, nodes) {
    const before = {}, seen = {};
    let child = into.firstChild;
    while (child) { before[child.key] = child; child = child.nextSibling; }
    let place = into.firstChild;
    nodes.forEach(function (node, at) {
      let key = node.k + (node.h || node.n || (node.c || '') + at);
      while (seen[key]) key += '+';
      seen[key] = true;
      const element = before[key] || build(node);
      delete before[key];
      element.key = key;
      update(element, node);
      if (element === place) place = place.nextSibling;
      else into.insertBefore(element, place);
    });
    Object.keys(before).forEach(function (key) { into.removeChild(before[key]); });
  }

  function build(node) {
    if (node.k === 'b') { const button = make('button'); button.type = 'button'; return button; }
    if (node.k === 'a') return make('a', 'link');
    if (node.k === 't') {
      const text = make(node.c === 'title' ? 'h1' : 'p', node.c);
      if (node.c === 'alert') text.setAttribute('role', 'alert');
      return text;
    }
    const panel = make('section'), who = make('div', 'who');
    panel.tabIndex = -1;
    who.appendChild(make('span', 'sign')).setAttribute('aria-hidden', 'true');
    who.appendChild(make('bdi', 'name'));
    panel.appendChild(who);
    panel.appendChild(make('div', 'parts'));
    return panel;
  }

  function update(element, node) {
    element.node = node;
    if (node.h) element.setAttribute('data-handle', node.h);
    if (node.k === 'p') return updatePanel(element, node);
    if (node.k === 'b') {
      element.className = node.c + (node.now ? ' now' : '');
      element.setAttribute('data-handle', element.sure ? node.ask[0] : node.h);
      if (element.getAttribute('aria-busy')) return;
    }
    if (node.k === 'a') element.href = node.u;
    const text = node.k === 'b' ? labelOf(element) : node.t;
    if (element.textContent !== text) element.textContent = text;
  }

  function updatePanel(panel, node) {
    const who = panel.firstChild;
    panel.className = 'panel ' + node.look[0] + (node.small ? ' few' : '');
    panel.setAttribute('data-handle', 'seat-' + node.n);
    who.children[0].textContent = SIGNS[node.look[1]] || '□';
    if (who.children[1].textContent !== node.name) who.children[1].textContent = node.name;
    panel.setAttribute('aria-label', node.name);
    if (node.token && !who.children[2]) {
      const mark = who.appendChild(make('span', 'mark'));
      mark.setAttribute('data-handle', 'bouclage-' + node.n);
      mark.setAttribute('data-seat', node.n);
    } else if (!node.token && who.children[2]) who.removeChild(who.children[2]);
    render(panel.lastChild, node.parts);
  }

  function labelOf(button) { return button.sure ? button.node.ask[1] : button.node.t; }

  function showMarks() {
    [].forEach.call(document.querySelectorAll('[data-seat]'), function (mark) {
      const text = marks[mark.getAttribute('data-seat')] || '–';
      if (mark.textContent !== text) mark.textContent = text;
    });
  }

  function showClock() {
    if (!clock || !screen) return;
    const at = now() - offset, starts = clock[0], ends = clock[1];
    const left = ends === null ? clock[2] : Math.max(0, ends - Math.max(at, starts === null ? at : starts));
    const seconds = Math.ceil(left / 1000), lead = ends !== null && starts !== null ? Math.ceil((starts - at) / 1000) : 0;
    fill('timer', Math.floor(seconds / 60) + ':' + ('0' + seconds % 60).slice(-2));
    byId('timer').className = ends !== null && left <= 10000 && lead <= 0 ? 'last' : '';
    byId('count-in').hidden = !(screen.clock && lead > 0);
    fill('count-in', lead > 0 ? String(lead) : '');
  }

  function say(text) {
    const said = byId('said');
    said.hidden = false;
    said.textContent = text;
    clearTimeout(say.until);
    say.until = setTimeout(function () { said.hidden = true; said.textContent = ''; }, SAID_MS);
  }

  function readOut(text) {
    const line = byId('aloud').appendChild(make('p', '', text));
    setTimeout(function () { line.remove(); }, 10000);
  }

  // --- presses -----------------------------------------------------------------------------------------------------

  function buttonAt(target) {
    const button = target && target.closest ? target.closest('button') : null;
    return button && button.node ? button : null;
  }

  function press(button) {
    const node = button.node;
    if (!isOpen()) { unheard = true; if (words.wait) say(words.wait); return; }
    if (button.getAttribute('aria-busy')) return;
    if (node.ask && !button.sure) return ask(button);
    forget(button);
    number += 1;
    const own = number;
    waiting[own] = { button: button, slow: setTimeout(function () {
      button.setAttribute('aria-busy', 'true');
      button.textContent = words.sending;
    }, SLOW_MS) };
    send({ n: own, do: node.d });
    button.classList.add('down');
    setTimeout(function () { button.classList.remove('down'); }, 150);
  }

  // What a stray tap would start or end for everybody takes two.
  function ask(button) {
    button.sure = setTimeout(function () { forget(button); }, SURE_MS);
    update(button, button.node);
    say(button.node.ask[2]);
  }

  function forget(button) {
    if (!button.sure) return;
    clearTimeout(button.sure);
    button.sure = 0;
    update(button, button.node);
    byId('said').hidden = true;
  }

  // A call counts from when the finger comes down; the click that follows is the same press.
  document.addEventListener('touchstart', function (event) {
    [].forEach.call(event.changedTouches, function (touch) {
      const button = buttonAt(touch.target);
      if (!button || !button.node.now) return;
      event.preventDefault();
      button.downAt = now();
      press(button);
    });
    if (event.target.id === 'cut-off' || covered === 'round') unheard = true;
  }, { passive: false });
  document.addEventListener('mousedown', function (event) {
    const button = buttonAt(event.target);
    if (!button || !button.node.now || event.button || now() - (button.downAt || -CLICK_MS) < CLICK_MS) return;
    button.downAt = now();
    press(button);
  });
  document.addEventListener('click', function (event) {
    touched();
    const button = buttonAt(event.target);
    if (!button || now() - (button.downAt || -CLICK_MS) < CLICK_MS) return;
    press(button);
  });
  document.addEventListener('touchend', touched, true);
  byId('ask').addEventListener('submit', function (event) {
    event.preventDefault();
    location.href = '/p/' + encodeURIComponent(byId('code').value.trim());
  });

  // --- ear, hand and eye ---------------------------------------------------------------------------------------------

  const Context = window.AudioContext || window.webkitAudioContext;
  let sound = null, video = null;

  function rings() {
    const own = prefs().sound;
    return typeof own === 'boolean' ? own : !!(screen && screen.host);
  }

  function showBell() {
    fill('bell', rings() ? words.silent : words.bell);
    byId('bell').hidden = !Context || !screen.clock;
  }

  byId('bell').addEventListener('click', function () {
    prefer('sound', !rings());
    touched();
    showBell();
    if (rings()) ring([1]);
  });

  // A browser lets a page sound only once it has been touched.
  function touched() {
    keepAwake();
    if (!Context || !rings()) return;
    if (!sound) { try { sound = new Context(); } catch (e) { return; } }
    if (sound.state !== 'running' && sound.resume) sound.resume();
  }

  function ring(strokes) {
    if (!sound || sound.state !== 'running') return;
    const volume = { soft: 0.3, middle: 0.65 }[prefs().volume] || 1;
    let at = sound.currentTime;
    strokes.forEach(function (long) {
      [880, 1320, 2217].forEach(function (pitch, place) {
        const tone = sound.createOscillator(), gain = sound.createGain();
        tone.frequency.value = pitch;
        gain.gain.setValueAtTime(0.4 * volume / (place + 1), at);
        gain.gain.exponentialRampToValueAtTime(0.001, at + long);
        tone.connect(gain);
        gain.connect(sound.destination);
        tone.start(at);
        tone.stop(at + long);
      });
      at += 0.45;
    });
  }

  function feel(effect) {
    const last = effect === 'end';
    if (!last && effect !== 'minute' && effect !== 'ten') return;
    const own = prefs(), calm = window.matchMedia && matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (rings()) ring(last ? [1.2, 1.2, 2] : effect === 'ten' ? [0.8, 0.8] : [1]);
    if (own.vibration !== false && screen && screen.names.length && navigator.vibrate) navigator.vibrate(last ? [300, 200, 300, 200, 300] : [300]);
    if (!last || own.flash === false || calm) return;
    document.documentElement.classList.add('lit');
    setTimeout(function () { document.documentElement.classList.remove('lit'); }, 700);
  }

  // Over http no browser keeps its screen on when asked; it does while a video plays: one of ours, black and silent.
  function keepAwake() {
    const wanted = !!(screen && screen.clock && settings.awake);
    if (!wanted) { if (video) video.pause(); return; }
    if (!video) {
      video = make('video');
      video.setAttribute('playsinline', '');
      video.setAttribute('aria-hidden', 'true');
      video.tabIndex = -1;
      video.style.cssText = 'position:fixed;bottom:0;width:1px;height:1px;opacity:0.01;pointer-events:none';
      video.src = settings.awake;
      // WebKit keeps the screen on only for a video that does not loop: it is set back by hand.
      video.addEventListener('timeupdate', function () { if (video.duration && video.currentTime > video.duration / 2) video.currentTime = 0; });
      document.body.appendChild(video);
    }
    if (video.paused) { const begun = video.play(); if (begun) begun.then(null, function () { /* at the next touch */ }); }
  }

  dress();
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', wake);
  addEventListener('pagehide', function () { if (Object.keys(waiting).length) unheard = true; });
  setInterval(look, LOOK_MS);
  setInterval(showClock, 100);
  if (code) connect(); else end('');
})();
