// Rings the bell of this device with Web Audio, at a word of the server's ({"ring": "minute", "at": TICKS}).
//
// A browser lets a page sound only once it has been touched. So there is one context, made at the first touch and
// resumed at each one where it does not run; a context that has once been resumed by a touch rings at any time. Whether
// it would is told to the server ("sound": waiting, ready, none), which says so on the screen before a round.
// window.companionBell counts what was rung, for tests.
(function () {
  var link = window.companionLink, Context = window.AudioContext || window.webkitAudioContext;
  var LATE_MS = 2000, RETRY_MS = 100;
  var context = null, wanted = null, buffers = {}, output = null;
  var bell = window.companionBell = { state: 'none', on: false, rang: [], late: [], silent: [] };
  if (!link) return;

  function tell() {
    bell.state = !Context ? 'none' : context && context.state === 'running' ? 'ready' : 'waiting';
    link.tell({ sound: bell.state });
  }

  // The context is kept from running where this device does not ring: it would cost its battery.
  function make() {
    if (!Context || (context && context.state !== 'closed')) return;
    context = new Context();
    output = null;
    if (context.addEventListener) context.addEventListener('statechange', tell); else context.onstatechange = tell;
  }

  function resume(trial) {
    if (!Context || !(bell.on || trial)) return;
    make();
    if (context.state !== 'running') {
      var resumed = context.resume();
      if (resumed) resumed.then(tell, tell);
    }
    if (!output) {
      output = context.createGain();
      output.connect(context.destination);
    }
    output.gain.value = wanted.volume;
    load();
  }

  function load() {
    Object.keys(wanted.sounds).forEach(function (what) {
      var url = wanted.sounds[what];
      if (buffers[url]) return;
      buffers[url] = 'loading';
      fetch(url).then(function (answer) { return answer.arrayBuffer(); }).then(function (bytes) {
        return new Promise(function (done, failed) { context.decodeAudioData(bytes, done, failed); });
      }).then(function (decoded) { buffers[url] = decoded; }, function () { delete buffers[url]; });
    });
  }

  // A bell that cannot ring yet is tried for as long as it would not be late. A trial rings on any device.
  function ring(what, at, trial, again) {
    var late = link.late(at), buffer = wanted && buffers[wanted.sounds[what]];
    if (!trial && !again && late > LATE_MS) { bell.late.push(what); return link.tell({ rang: 'late' }); }
    if (context && context.state === 'running' && buffer && buffer !== 'loading') {
      var source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(output);
      source.start();
      bell.rang.push({ what: what, late: Math.round(late) });
      if (trial) source.onended = rest;
      return link.tell({ rang: what });
    }
    if (wanted && late < LATE_MS) {
      resume(trial);
      return setTimeout(function () { ring(what, at, trial, true); }, RETRY_MS);
    }
    bell.silent.push(what);
    link.tell({ rang: 'silent' });
  }

  function rest() { if (!bell.on && context && context.state === 'running') context.suspend(); }

  addEventListener('companion-message', function (event) {
    var message = event.detail;
    if (message.want) {
      wanted = message.want.bell;
      bell.on = !!wanted.on;
      if (bell.on) resume(); else rest();
      tell();
    }
    if (message.ring) ring(message.ring, message.at, message.trial);
  });

  // A touch is what ends the browser's refusal; that of the first one counts for later, whatever this device does now.
  function touched() {
    if (!Context) return;
    var first = !context;
    make();
    if (bell.on) return resume();
    if (!first) return;
    var resumed = context.resume();
    if (resumed) resumed.then(rest, tell);
  }
  ['pointerup', 'touchend', 'click', 'keydown'].forEach(function (kind) { addEventListener(kind, touched, true); });
  document.addEventListener('visibilitychange', function () { if (!document.hidden) resume(); });
  tell();
})();
