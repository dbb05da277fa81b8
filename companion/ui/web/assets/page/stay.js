// Android's back key at a table: it closes what lies over the game, and never leaves the table.
//
// Under the entry of the table lies another one of the same address, the floor. Back leads to the floor, from where the
// page goes up again at once and tells the app ("?back=1" behind the address), which closes what is open or stays.
// The floor is laid at the first touch: a browser skips entries that a page has made without one.
(function () {
  var table = /^\/(table|join)\/./;
  var push = history.pushState, replace = history.replaceState;
  var rising = false, backs = 0;

  function onTop(state) { return !!(state && state.companionTop); }
  function marked(state) {
    var copy = { companionTop: true };
    for (var key in state || {}) copy[key] = state[key];
    return copy;
  }

  var top = onTop(history.state);

  // At the table every screen has the one entry above the floor.
  history.pushState = function (state, title, url) {
    var to = new URL(url || '', location.href).pathname;
    if (top && table.test(location.pathname) && table.test(to)) {
      return replace.call(history, marked(state), title, url);
    }
    top = onTop(state);
    return push.call(history, state, title, url);
  };
  history.replaceState = function (state, title, url) {
    return replace.call(history, top ? marked(state) : state, title, url);
  };

  function layFloor() {
    if (top || rising || !table.test(location.pathname)) return;
    push.call(history, marked(history.state), '', location.href);
    top = true;
  }
  ['pointerup', 'click', 'keydown'].forEach(function (kind) { addEventListener(kind, layFloor, true); });

  // Heard before the client hears it, since this runs first.
  addEventListener('popstate', function (event) {
    if (rising) {
      rising = false;
      top = true;
      event.stopImmediatePropagation();
      backs += 1;
      replace.call(history, marked(event.state), '', location.pathname + '?back=' + backs);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return;
    }
    var was = top;
    top = onTop(event.state);
    if (was && !top && table.test(location.pathname)) {
      event.stopImmediatePropagation();
      rising = true;
      history.go(1);
    }
  });
})();
