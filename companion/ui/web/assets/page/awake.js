// Keeps the screen on while the server wants it ({"want": {"awake": true}}): while a table is open and played.
//
// Where the browser has a wake lock (only in a secure context, so not over http on a LAN) that is asked for. Elsewhere a
// screen stays on while a video plays: one of ours, black and silent, of one pixel. It is begun within a touch, since
// anywhere else browsers refuse it. WebKit keeps the screen on only for an MP4 with a sound track that does not loop, so
// it is set back by hand before it ends. Whatever is refused is asked for again at the next touch.
// What became of it is told to the server ("awake": off, held, hoped, refused, none); "hoped": nobody can know.
(function () {
  var link = window.companionLink, settings = window.companionPage;
  if (!link) return;
  var wanted = false, lock = null, asking = false, video = null, refused = false;
  var state = window.companionAwake = { state: 'off', asked: 0 };
  var apple = navigator.vendor === 'Apple Computer, Inc.';

  function tell(what) { state.state = what; link.tell({ awake: what }); }

  function playing() { return !!video && !video.paused && !video.ended; }

  function tellVideo() { tell(!wanted ? 'off' : playing() ? (apple ? 'hoped' : 'held') : 'refused'); }

  function askLock() {
    if (asking || (lock && !lock.released) || document.hidden) return;
    asking = true;
    state.asked += 1;
    navigator.wakeLock.request('screen').then(function (got) {
      asking = false;
      lock = got;
      if (!wanted) return rest();
      lock.addEventListener('release', function () { if (wanted) tell('refused'); });
      tell('held');
    }, function () { asking = false; refused = true; tell('refused'); });
  }

  function make() {
    video = document.createElement('video');
    video.setAttribute('playsinline', '');
    video.setAttribute('aria-hidden', 'true');
    video.setAttribute('title', 'Companion');
    video.tabIndex = -1;
    video.style.cssText = 'position:fixed;left:0;bottom:0;width:1px;height:1px;opacity:0.01;pointer-events:none;z-index:-1';
    video.src = settings.base + (apple || !video.canPlayType('video/webm; codecs="vp8, opus"') ? 'page/awake.mp4' : 'page/awake.webm');
    if (!apple) video.loop = true;
    video.addEventListener('timeupdate', function () {
      if (apple && video.duration && video.currentTime > video.duration / 2) video.currentTime = 0;
    });
    video.addEventListener('ended', function () { if (wanted) play(); });
    video.addEventListener('pause', tellVideo);
    video.addEventListener('playing', tellVideo);
    document.body.appendChild(video);
  }

  function play() {
    if (!document.body) return;
    if (!video) make();
    state.asked += 1;
    var begun = video.play();
    if (begun) begun.then(tellVideo, tellVideo);
  }

  function ask() {
    if (!wanted) return;
    if (navigator.wakeLock && !refused) askLock(); else if (!playing()) play();
  }

  function rest() {
    if (lock) { lock.release(); lock = null; }
    if (video && !video.paused) video.pause();
    refused = false;
    tell('off');
  }

  addEventListener('companion-message', function (event) {
    if (!event.detail.want) return;
    var was = wanted;
    wanted = !!event.detail.want.awake;
    if (wanted) ask(); else if (was) rest();
  });
  ['pointerup', 'touchend', 'click', 'keydown'].forEach(function (kind) { addEventListener(kind, ask, true); });
  document.addEventListener('visibilitychange', function () { if (!document.hidden) ask(); });
  tell('off');
})();
