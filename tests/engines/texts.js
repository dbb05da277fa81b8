// Tells of every text on the page where it is drawn, how it is broken into lines and what of it is clipped.
// Flutter draws texts onto a canvas, so no element of the page knows that. This script has the client take its CanvasKit
// build, whose classes it wraps before the first frame; a picture is recorded once and drawn at each frame.
(() => {
  // The loader asks whether WebAssembly has garbage collection by a probe of fifteen bytes; without, CanvasKit is taken.
  const validate = WebAssembly.validate.bind(WebAssembly);
  WebAssembly.validate = bytes => bytes.length !== 15 && validate(bytes);

  const texts = new WeakMap();      // what a builder or a paragraph says
  const recorded = new WeakMap();   // what has been drawn so far onto a canvas or into a picture
  const recorders = new WeakMap();  // the canvas of a recorder
  const clips = new WeakMap();      // the clips of a canvas in px of its device, one for each state that it has saved
  let frame = [];                   // what the last frame shows

  const UNCLIPPED = [-1e9, -1e9, 1e9, 1e9];  // left, top, right, bottom
  const meet = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];

  function placed(matrix, box) {
    const at = (x, y) => [matrix[0] * x + matrix[1] * y + matrix[3], matrix[4] * x + matrix[5] * y + matrix[7]];
    const corners = [at(box[0], box[1]), at(box[2], box[1]), at(box[0], box[3]), at(box[2], box[3])];
    const xs = corners.map(corner => corner[0]), ys = corners.map(corner => corner[1]);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  function linesOf(paragraph, text) {
    return paragraph.getLineMetrics().map(line => ({
      text: text.slice(line.startIndex, line.endIndex),
      // Between two letters: a word was wider than its place.
      torn: !line.isHardBreak && line.endIndex < text.length
        && /^[\p{L}\p{N}]{2}$/u.test(text[line.endIndex - 1] + text[line.endIndex]),
      left: line.left, right: line.left + line.width,
    }));
  }

  // What a recorder says of its own clip is not what it was told.
  function clipsOf(canvas) {
    if (!clips.has(canvas)) clips.set(canvas, [UNCLIPPED]);
    return clips.get(canvas);
  }

  function narrow(canvas, box) {
    const stack = clipsOf(canvas);
    stack.push(meet(stack.pop(), placed(canvas.getLocalToDevice(), box)));
  }

  function wrap(owner, name, around) {
    const before = owner[name];
    owner[name] = function (...args) { return around.call(this, before.bind(this), ...args); };
  }

  function hook(kit) {
    wrap(kit.ParagraphBuilder.prototype, 'addText', function (add, text) {
      texts.set(this, (texts.get(this) || '') + text);
      return add(text);
    });
    wrap(kit.ParagraphBuilder.prototype, 'build', function (build) {
      const paragraph = build();
      texts.set(paragraph, texts.get(this) || '');
      return paragraph;
    });
    wrap(kit.PictureRecorder.prototype, 'beginRecording', function (begin, ...args) {
      const canvas = begin(...args);
      recorded.set(canvas, []);
      recorders.set(this, canvas);
      return canvas;
    });
    wrap(kit.PictureRecorder.prototype, 'finishRecordingAsPicture', function (finish) {
      const picture = finish();
      recorded.set(picture, recorded.get(recorders.get(this)) || []);
      return picture;
    });
    wrap(kit.Canvas.prototype, 'clear', function (clear, ...args) {
      if (!recorded.has(this)) { frame = []; clips.set(this, [UNCLIPPED]); }
      return clear(...args);
    });
    for (const name of ['save', 'saveLayer', 'saveLayerPaint']) {
      if (kit.Canvas.prototype[name]) wrap(kit.Canvas.prototype, name, function (save, ...args) {
        clipsOf(this).push(clipsOf(this).at(-1));
        return save(...args);
      });
    }
    wrap(kit.Canvas.prototype, 'restore', function (restore) {
      if (clipsOf(this).length > 1) clipsOf(this).pop();
      return restore();
    });
    wrap(kit.Canvas.prototype, 'clipRect', function (clip, box, ...args) {
      narrow(this, [...box]);
      return clip(box, ...args);
    });
    wrap(kit.Canvas.prototype, 'clipRRect', function (clip, box, ...args) {
      narrow(this, [...box].slice(0, 4));
      return clip(box, ...args);
    });
    wrap(kit.Canvas.prototype, 'clipPath', function (clip, path, ...args) {
      narrow(this, [...path.getBounds()]);
      return clip(path, ...args);
    });
    wrap(kit.Canvas.prototype, 'drawParagraph', function (draw, paragraph, x, y) {
      const text = texts.get(paragraph) || '';
      if (text.trim() && paragraph.getLineMetrics().length) {
        const lines = linesOf(paragraph, text);
        const box = [x + Math.min(...lines.map(line => line.left)), y,
                     x + Math.max(...lines.map(line => line.right)), y + paragraph.getHeight()];
        (recorded.get(this) || frame).push({
          text, lines, box: placed(this.getLocalToDevice(), box), clip: clipsOf(this).at(-1),
          shortened: paragraph.didExceedMaxLines(),
        });
      }
      return draw(paragraph, x, y);
    });
    wrap(kit.Canvas.prototype, 'drawPicture', function (draw, picture) {
      const matrix = this.getLocalToDevice(), clip = clipsOf(this).at(-1);
      const onto = recorded.get(this) || frame;
      for (const one of recorded.get(picture) || []) {
        onto.push({ ...one, box: placed(matrix, one.box), clip: meet(placed(matrix, one.clip), clip) });
      }
      return draw(picture);
    });
  }

  let kit;
  Object.defineProperty(window, 'flutterCanvasKit', {
    configurable: true, get: () => kit, set: value => { kit = value; if (kit) hook(kit); },
  });
  window.drawnTexts = () => frame;
})();
