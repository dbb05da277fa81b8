// Offers to share the picture of a front page by the system's own sheet, where the browser has one: in a secure context.
(function () {
  var button = document.getElementById('share'), picture = document.querySelector('img');
  if (!window.isSecureContext || !navigator.share || !navigator.canShare) return;
  // Fetched before the tap: a browser opens the sheet only at once.
  fetch(picture.src)
    .then(function (answer) { return answer.blob(); })
    .then(function (content) {
      var file = new File([content], button.dataset.name, { type: 'image/png' });
      if (!navigator.canShare({ files: [file] })) return;
      button.hidden = false;
      button.onclick = function () { navigator.share({ files: [file] }).catch(function () {}); };
    })
    .catch(function () {});
})();
