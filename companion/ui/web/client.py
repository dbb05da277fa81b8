"""Serves the files of Flet's browser client, compressed and cached by the browser.

Fault (Flet 1.0.5): the client is served uncompressed and without Cache-Control, so that the first join takes 14 MB,
and the second one asks for every file again. Phones on plain http never accept brotli, but gzip they do.

Cure: what the client needs lies under an address that names its version and may be kept for ever. Compressible files
are compressed once, into a cache folder (never into the installed package), in the background after the start. Fonts
of formulas and of Apple's icons, which no screen uses, are left out of the list of fonts that the client loads before
it paints.

Goes away when: Flet serves its own files compressed, with a version in their address.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import mimetypes
import os
import shutil
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from flet_web import get_package_web_dir
from flet_web.version import version as flet_web_version

log = logging.getLogger(__name__)

ASSETS = Path(__file__).parent / "assets"
KEPT_FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSIBLE = frozenset({".wasm", ".js", ".mjs", ".otf", ".ttf", ".json", ".bin", ".frag"})
MEDIA_TYPES = {
    ".wasm": "application/wasm",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".mp4": "video/mp4",
    ".webm": "video/webm",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
}
_LEFT_OUT = (
    "pyodide/",
    "python",
    "index.html",
    "flutter_service_worker.js",
    "icons/",
    "favicon.png",
    "canvaskit/experimental_webparagraph/",
)
_LAYOUT = 1  # raise it when the way of compressing changes, so that old caches are not taken for new ones


@dataclass(frozen=True, slots=True)
class Part:
    """File that the client loads before its first frame; ``how`` is its preload type (None: not preloaded)."""

    path: str
    bytes: int
    how: str | None


class Client:
    """Files of the browser client: found by name, served under a version, and compressed once into a cache folder."""

    def __init__(self, cache_dir: Path, web_dir: Path | None = None) -> None:
        """Collect the files. ``cache_dir`` need not exist and may be unwritable: then files are served uncompressed."""
        self._web = web_dir or Path(get_package_web_dir())
        self._fonts = ASSETS / "fonts"
        self.font_manifest = (self._fonts / "manifest.json").read_bytes()
        self._files = self._collect()
        self.version = self._version()
        self.base = f"/client/{self.version}/"
        self._cache_root = cache_dir
        self._cache = cache_dir / f"client-{self.version}"
        self._compressed: dict[str, Path] = {}
        self._stop = threading.Event()

    def _collect(self) -> dict[str, Path]:
        """Return the file of each name: Flet's client without what no screen uses, and our fonts, icons and videos."""
        files: dict[str, Path] = {}
        for file in sorted(self._web.rglob("*")):
            name = file.relative_to(self._web).as_posix()
            if file.is_file() and not name.startswith(_LEFT_OUT) and file.suffix not in {".symbols", ".map"}:
                files[name] = file
        for font in sorted(self._fonts.glob("*.woff2")):
            files[f"assets/fonts/{font.name}"] = font
        for icon in sorted((ASSETS / "icons").glob("*.png")):
            files[f"icons/{icon.name}"] = icon
        for video in sorted((ASSETS / "page").glob("awake.*[4m]")):
            files[f"page/{video.name}"] = video
        files["assets/FontManifest.json"] = self._fonts / "manifest.json"
        return files

    def _version(self) -> str:
        """Return the version of Flet's client with a digest of all files, ours by their content."""
        digest = hashlib.sha256(f"{_LAYOUT} {flet_web_version}".encode())
        for name, file in self._files.items():
            digest.update(f"\n{name} {file.stat().st_size}".encode())
            if ASSETS in file.parents:
                digest.update(file.read_bytes())
        return f"{flet_web_version}-{digest.hexdigest()[:10]}"

    def find(self, name: str) -> Path | None:
        """Return the file with that name below ``base``; None if there is none."""
        return self._files.get(name)

    def find_compressed(self, name: str) -> Path | None:
        """Return the compressed form (gzip) of the file with that name; None if it is not ready."""
        return self._compressed.get(name)

    @staticmethod
    def media_type(name: str) -> str:
        """Return a file's media type by its name, from a list of our own, because the system's list differs (Windows:
        .js is text/plain)."""
        suffix = os.path.splitext(name)[1]
        return MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"

    def parts(self) -> Mapping[str, list[Part]]:
        """Return the files that each build of the client loads before its first frame, for the progress bar and for
        preloading."""

        def make_part(path: str, how: str | None = None) -> Part:
            return Part(path, self._files[path].stat().st_size, how)

        fonts = [make_part("assets/FontManifest.json", "fetch")]
        fonts += [
            make_part(f"assets/{font['asset']}", "fetch")
            for family in json.loads(self.font_manifest)
            if family["family"] != "Roboto"
            for font in family["fonts"]
        ]
        builds: dict[str, list[Part]] = {
            engine: [
                make_part("main.dart.mjs", "module"),
                make_part("main.dart.wasm", "fetch"),
                make_part(f"canvaskit/{engine}.js", "module"),
                make_part(f"canvaskit/{engine}.wasm", "fetch"),
                *fonts,
            ]
            for engine in ("skwasm_heavy", "skwasm")
        }
        return builds | {"js": [make_part("main.dart.js", "script"), make_part("canvaskit/canvaskit.wasm"), *fonts]}

    def compress(self) -> None:
        """Compress into the cache folder what is not there yet, files of the first frame first, and delete the caches
        of other versions. Blocks for seconds; logs a warning if the folder cannot be written."""
        wanted = [part.path for parts in self.parts().values() for part in parts]
        names = dict.fromkeys([*wanted, *self._files])
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            for name in names:
                if self._stop.is_set():
                    return
                if os.path.splitext(name)[1] in COMPRESSIBLE and self._files[name].stat().st_size > 1000:
                    self._compress(name)
            self._delete_old()
        except OSError as error:
            log.warning("The browser client is served uncompressed, since %s cannot be written: %s", self._cache, error)

    def _compress(self, name: str) -> None:
        """Write the compressed form of a file, unless it is there, and offer it."""
        target = self._cache / f"{name}.gz"
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=target.parent, suffix=".tmp")
            try:
                with os.fdopen(handle, "wb") as out:
                    out.write(gzip.compress(self._files[name].read_bytes(), 9, mtime=0))
                os.replace(temporary, target)
            except BaseException:
                os.unlink(temporary)
                raise
        self._compressed[name] = target

    def _delete_old(self) -> None:
        """Delete the cache folders of other versions."""
        for other in self._cache_root.glob("client-*"):
            if other != self._cache:
                shutil.rmtree(other, ignore_errors=True)

    def compress_in_background(self) -> threading.Thread:
        """Start ``compress`` in a thread; ``stop`` ends it early."""
        thread = threading.Thread(target=self.compress, name="compress-client", daemon=True)
        thread.start()
        return thread

    def stop(self) -> None:
        """Stop compressing after the current file."""
        self._stop.set()
