// Makes what the client's semantics leave out for keys and ears work: for each thing that can be tapped a stop of the Tab
// key with Enter and Space, and the two calls of a round, which fire when they are touched (companion/ui/controls/buttons,
// "touch_down_button"), for a screen reader too, which only clicks. There is nothing to do until somebody wants semantics.
(function () {
  var FAIR = /^(maquette|tirage)-/, SAME_MS = 1500;
  var touched = null, touchedAt = 0, ring = null;

  function node(event) {
    var target = event.target;
    return target && target.closest ? target.closest('flt-semantics[flt-semantics-identifier]') : null;
  }
  function fair(one) { return !!one && FAIR.test(one.getAttribute('flt-semantics-identifier')); }

  // Over a node that can be tapped the client holds touches back until it knows whether they are a click: a quarter of a
  // second, and their order lost. A call is not held back; the click that follows the touch is not another one.
  addEventListener('pointerdown', function (event) {
    var one = node(event);
    if (!fair(one)) return;
    touched = one;
    touchedAt = performance.now();
    if (one.hasAttribute('flt-tappable')) {
      one.removeAttribute('flt-tappable');
      setTimeout(function () { one.setAttribute('flt-tappable', ''); }, 0);
    }
  }, true);
  addEventListener('click', function (event) {
    var one = node(event);
    if (one && one === touched && performance.now() - touchedAt < SAME_MS && event.detail > 0) {
      event.stopImmediatePropagation();
    }
  }, true);

  function stop(one) {
    if (one.hasAttribute('flt-tappable') && !one.hasAttribute('tabindex')) {
      one.setAttribute('tabindex', '0');
      one.companionStop = true;
    }
  }
  function name(field) {
    if (field.getAttribute('aria-label')) return;
    var around = field.closest('flt-semantics[aria-label]');
    var text = (around && around.getAttribute('aria-label')) || field.value;
    if (text) field.setAttribute('aria-label', text);
  }
  function look(part) {
    if (part.nodeType !== 1) return;
    if (part.tagName === 'FLT-SEMANTICS') stop(part);
    if (part.tagName === 'TEXTAREA' || part.tagName === 'INPUT') name(part);
    part.querySelectorAll('flt-semantics[flt-tappable]:not([tabindex])').forEach(stop);
    part.querySelectorAll('flt-semantics textarea:not([aria-label]), flt-semantics input:not([aria-label])').forEach(name);
  }

  // The client moves its own focus at a Tab, past all that it does not hold for a stop: here the page does, in the order
  // in which everything is read.
  function move(back) {
    var host = document.querySelector('flt-semantics-host');
    if (!host) return false;
    var all = Array.prototype.filter.call(
      host.querySelectorAll('flt-semantics[tabindex="0"], flt-semantics input, flt-semantics textarea'),
      function (one) { return one.getBoundingClientRect().width > 0; });
    var at = all.indexOf(document.activeElement);
    var next = all[at < 0 ? (back ? all.length - 1 : 0) : at + (back ? -1 : 1)];
    if (!next) return false;
    next.focus();
    return true;
  }

  // Only where the keyboard led there: whoever clicked a key of the pad types on, and Enter means "OK" then.
  function led(one) { return !!one && one.companionStop && one.matches(':focus-visible'); }
  addEventListener('keydown', function (event) {
    var one = event.target;
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey && move(event.shiftKey)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if ((event.key === 'Enter' || event.key === ' ') && led(one)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) one.click();
    }
  }, true);

  // The client's nodes are invisible, and it draws no frame around what it did not focus itself.
  function frame() {
    var one = document.activeElement, on = led(one);
    if (!ring) {
      if (!on) return;
      ring = document.createElement('div');
      ring.id = 'focus-ring';
      document.body.appendChild(ring);
    }
    ring.hidden = !on;
    if (!on) return;
    var box = one.getBoundingClientRect();
    ring.style.cssText = 'left:' + box.left + 'px;top:' + box.top + 'px;width:' + box.width + 'px;height:' + box.height + 'px';
  }
  addEventListener('focusin', frame);
  addEventListener('focusout', function () { setTimeout(frame, 0); });

  addEventListener('DOMContentLoaded', function () {
    new MutationObserver(function (changes) {
      changes.forEach(function (change) {
        if (change.type === 'attributes') look(change.target);
        else change.addedNodes.forEach(look);
      });
      if (ring && !ring.hidden) frame();
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['flt-tappable'] });
  });
})();
