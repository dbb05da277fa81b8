// Fault (Flet 1.0.5): when a dropped socket is restored in place, patches arrive but nothing is painted any more.
// Cure: once a socket that had been open is gone, open no other one; wait until the server answers, then reload. The
// session's id is kept by the tab, so the same screen comes back.
// Goes away when: a page whose server was stopped and started again goes on painting without this file
// (tests/ui/web/test_faults.py).
(function () {
  var Socket = window.WebSocket;
  if (!Socket) return;
  var opened = false, gone = false, leaving = false;

  // For whoever watches over the connection: the state, when something was last heard (performance.now()), and how to
  // give up a socket on which nothing will come any more.
  var link = window.companionLink = { state: 'new', heard: 0, lose: lost };
  function become(state) {
    link.state = state;
    document.documentElement.setAttribute('data-link', state);
    window.dispatchEvent(new CustomEvent('companion-link', { detail: state }));
  }

  function askAgain() {
    fetch('/api/health', { cache: 'no-store' }).then(
      function (answer) { if (answer.ok) location.reload(); else setTimeout(askAgain, 1000); },
      function () { setTimeout(askAgain, 1000); }
    );
  }

  function lost() {
    if (!opened || gone || leaving) return;
    gone = true;
    become('lost');
    setTimeout(askAgain, 300);
  }

  class WatchedSocket extends Socket {
    constructor(url, protocols) {
      if (gone) throw new Error('this page is about to be loaded again');
      super(url, protocols);
      this.addEventListener('open', function () { opened = true; link.heard = performance.now(); become('open'); });
      this.addEventListener('message', function () { link.heard = performance.now(); });
      this.addEventListener('close', lost);
    }
  }
  window.WebSocket = WatchedSocket;
  addEventListener('pagehide', function () { leaving = true; });
  // A page that comes back from the browser's own store of pages is alive again, with its sockets closed.
  addEventListener('pageshow', function (event) { if (event.persisted) { leaving = false; lost(); } });
})();
