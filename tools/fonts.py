"""Makes the fonts under companion/ui/web/assets/fonts, from font packages unpacked side by side in one folder.

Needed again only when a font is added or an icon outside the subset is used. In an empty folder:

    npm pack @fontsource/source-serif-4@5.3.1 @fontsource/source-sans-3@5.3.1 @fontsource/noto-emoji@5.3.2
    npm pack @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-SCRIPT@5.3.0   (each SCRIPT of SCRIPTS below)
    apt-get download fonts-droid-fallback fonts-nanum                         (unpacked with dpkg-deb -x FILE debian)

Unpack each archive's ``package`` folder under its package's name, then ``python tools/fonts.py FOLDER``.
The result depends on the input alone.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import flet_web
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

OUT = Path(__file__).parent.parent / "companion" / "ui" / "web" / "assets" / "fonts"
# The same fonts for the typesetter of the front page, which reads no woff2, and a face to read in.
PAPER = Path(__file__).parent.parent / "companion" / "exchange" / "front_page" / "fonts"
NOT_ON_PAPER = {"material-icons", "last-resort", "source-sans-3-600"}
HAN = "debian/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"
HANGUL = "debian/usr/share/fonts/truetype/nanum/NanumGothic.ttf"

# French and English whole, and what the neighbours' names need: Polish, Czech, Turkish, Romanian, Hungarian …
TEXT = [*range(0x20, 0x180), *range(0x218, 0x21C), 0x2C6, 0x2DA, 0x2DC, 0x3A3, 0x1E9E]
# Signs that people write in names and notes, from a font of signs: else one arrow would fetch 0.5 MB.
SIGNS = [ord(sign) for sign in "←↑→↓↔✓✔✗✘★☆◆◇△▲▽▼□■○●♥♦♠♣♪♫⌫"]
TEXT += [*range(0x2000, 0x2070), 0x20AC, 0x2122, 0x2190, 0x2191, 0x2193, 0x2212, 0x2215, 0xFFFD]
MADE = 3_786_912_000  # seconds since 1904, the same at every making
SERIF, SANS = "source-serif-4", "source-sans-3"

# Scripts in which names are likely to be written, each a file of its own that only its readers fetch.
# What the height of a line is made of: the first slice's, however tall the signs of another font may be.
LINE = {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"),
}
DROPPED = ["STAT", "MATH", "vhea", "vmtx", "BASE"]
SCRIPTS = ["arabic", "armenian", "bengali", "devanagari", "ethiopic", "georgian", "hebrew", "tamil", "thai"]
CLIENT_ICONS = ("arrow", "chevron", "close", "expand", "keyboard_arrow", "check", "clear", "menu", "more", "search")
KANA = {*range(0x3000, 0x3130), *range(0xFF00, 0xFFF0)}
SYMBOLS = [*range(0x2100, 0x2400), *range(0x2460, 0x2C00), *range(0x3000, 0x3004)]


def merged(
    files: Iterable[Path], wanted: Iterable[int], out: Path, also: Callable[[TTFont], None] | None = None
) -> None:
    """One woff2 of the wanted characters of several slices of a font."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        have: set[int] = set()
        for number, file in enumerate(files):
            font = TTFont(file)
            mine = (set(font.getBestCmap()) & set(wanted)) - have
            if not mine:
                continue
            have |= mine
            cut(font, mine)
            font.flavor = None
            font["OS/2"].version = 4
            part = Path(folder) / f"{number}.ttf"
            font.save(part)
            parts.append(str(part))
        first = TTFont(parts[0])
        font = Merger().merge(parts) if len(parts) > 1 else first
        for table, names in LINE.items():
            for name in names:
                setattr(font[table], name, getattr(first[table], name))
        if also:
            also(font)
        save(font, out)


def cut(font: TTFont, wanted: Iterable[int]) -> None:
    """Leaves only these characters and what they need."""
    options = subset.Options(
        layout_features=["*"],
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        drop_tables=DROPPED,
    )
    work = subset.Subsetter(options)
    work.populate(unicodes=list(wanted))
    work.subset(font)


def save(font: TTFont, out: Path) -> None:
    """As woff2, without the time of its making, and under a name of ours: some of the originals' names are reserved."""
    names = font["name"]
    family = "Companion " + re.sub(r"^(source|nanum|droid)-", "", out.stem).replace("-", " ").title()
    for record in list(names.names):
        if record.nameID in {1, 3, 4, 6, 16, 18}:
            record.string = family.replace(" ", "") if record.nameID in {3, 6} else family
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = MADE
    font.flavor = "woff2" if out.suffix == ".woff2" else None
    font.save(out)
    print(f"{out.name:34} {out.stat().st_size:9,} bytes, {len(font.getBestCmap()):6,} characters")


def stand_ins(font: TTFont) -> None:
    """Characters of French typesetting that the fonts lack and another one draws as well."""
    for table in font["cmap"].tables:
        for character, drawn_as in ((0x202F, 0x2009), (0x2011, 0x2D)):
            if table.isUnicode() and drawn_as in table.cmap:
                table.cmap.setdefault(character, table.cmap[drawn_as])


def icons_used(package: Path) -> set[str]:
    """The names of all icons in the source of the package, as Flet spells them: ``NEWSPAPER_OUTLINED``."""
    return {
        node.attr
        for file in package.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("Icons")
    }


def glyph_of(icon: str) -> str:
    """A glyph is named after its icon and style: ``newspaper_baseline``, ``newspaper_outlined``."""
    name = icon.lower()
    return name if name.endswith(("_outlined", "_rounded", "_sharp")) else f"{name}_baseline"


def icons(out: Path) -> None:
    """Material icons: those that the screens name, and what the client may draw itself. All of them would be read by
    each phone before its first frame."""
    font = TTFont(Path(flet_web.get_package_web_dir()) / "assets" / "fonts" / "MaterialIcons-Regular.otf")
    named = {glyph_of(icon) for icon in icons_used(OUT.parents[3])}
    wanted = {code for code, glyph in font.getBestCmap().items() if glyph in named or glyph.startswith(CLIENT_ICONS)}
    cut(font, wanted)
    save(font, out)


def last_resort(out: Path) -> None:
    """A font with one glyph, a small ring, for every character that nothing else draws: a sign, not a box."""
    pen = TTGlyphPen(None)
    for radius, turn in ((190, 1), (130, -1)):
        corners = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)][::turn]
        points = [(300 + radius * x, 340 + radius * y) for x, y in corners]
        pen.moveTo(points[0])
        for index in range(1, 8, 2):
            pen.qCurveTo(points[index], points[(index + 1) % 8])
        pen.closePath()
    ring = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "ring"])
    builder.setupCharacterMap({0x25CC: "ring"})
    builder.setupGlyf({".notdef": ring, "ring": ring})
    builder.setupHorizontalMetrics({".notdef": (600, 110), "ring": (600, 110)})
    builder.setupHorizontalHeader(ascent=950, descent=-250)
    builder.setupNameTable({"familyName": "Companion Last Resort", "styleName": "Regular", "licenseDescription": "MIT"})
    builder.setupOS2(sTypoAscender=950, sTypoDescender=-250, usWinAscent=950, usWinDescent=250)
    builder.setupPost()
    # A character that one of the other fonts draws stays theirs, whichever of them a device fetches first.
    drawn = set().union(*(TTFont(file).getBestCmap() for file in OUT.glob("*.woff2")))
    # A syllable of Hangul is taken apart into its letters where a font has those alone.
    drawn |= {*range(0x1100, 0x1200), *range(0xA960, 0xA980), *range(0xAC00, 0xD800)}
    every = [code for code in range(0x370, 0x33480) if not 0xD800 <= code < 0xF900 and code not in drawn]
    many = CmapSubtable.newSubtable(13)
    many.platformID, many.platEncID, many.language = 3, 10, 0
    many.cmap = dict.fromkeys(every, "ring")
    builder.font["cmap"].tables.append(many)
    save(builder.font, out)


def main(source: Path) -> None:
    """Makes every font and the two tables that say what they are for."""
    for old in OUT.glob("*"):
        old.unlink()
    OUT.mkdir(parents=True, exist_ok=True)

    def slices(package: str, weight: int, *names: str) -> list[Path]:
        return [source / package / "files" / f"{package}-{name}-{weight}-normal.woff2" for name in names]

    manifest = [{"family": "MaterialIcons", "fonts": [{"asset": "fonts/material-icons.woff2"}]}]
    icons(OUT / "material-icons.woff2")
    signs = [
        *slices("noto-sans-symbols-2", 400, "symbols", "math"),
        *slices("noto-sans-symbols", 400, "symbols"),
        *slices("noto-sans-math", 400, "latin"),
    ]
    for package, family, weights in (
        (SERIF, "Source Serif 4", (600, 900)),
        (SANS, "Source Sans 3", (400, 600, 700)),
    ):
        for weight in weights:
            merged(
                [*slices(package, weight, "latin", "latin-ext", "greek"), *signs],
                [*TEXT, *SIGNS],
                OUT / f"{package}-{weight}.woff2",
                stand_ins,
            )
        fonts = [{"asset": f"fonts/{package}-{weight}.woff2", "weight": weight} for weight in weights]
        manifest.append({"family": family, "fonts": fonts})
    # The client wants a family of this name and takes it where a text names none.
    manifest.append({"family": "Roboto", "fonts": [{"asset": f"fonts/{SANS}-400.woff2"}]})

    families = {}
    merged(
        slices(
            "noto-sans",
            400,
            "latin",
            "latin-ext",
            "vietnamese",
            "greek",
            "greek-ext",
            "cyrillic",
            "cyrillic-ext",
            "devanagari",
        ),
        [*range(0x20, 0x2200), *range(0x2C60, 0x2C80), *range(0xA640, 0xA900), 0x25CC],
        OUT / "noto-sans.woff2",
    )
    families["notosans"] = families["roboto"] = "noto-sans.woff2"
    for script in SCRIPTS:
        out = OUT / f"noto-sans-{script}.woff2"
        everything = range(0x20, 0x20000)
        merged(slices(f"noto-sans-{script}", 400, script), everything, out)
        families[f"notosans{script}"] = out.name
    merged(
        [
            *slices("noto-sans-symbols-2", 400, "symbols", "math"),
            *slices("noto-sans-symbols", 400, "symbols"),
            *slices("noto-sans-math", 400, "latin"),
        ],
        SYMBOLS,
        OUT / "noto-sans-symbols.woff2",
    )
    families |= dict.fromkeys(
        ["notosanssymbols", "notosanssymbols2", "notosansmath", "notomusic"], "noto-sans-symbols.woff2"
    )
    for number in range(11):
        name = f"noto-emoji-{number}.woff2"
        font = TTFont(source / "noto-emoji" / "files" / f"noto-emoji-{number}-400-normal.woff2")
        save(font, OUT / name)
        families[f"notocoloremoji.{number}"] = families[f"notoemoji.{number}"] = name
    font = TTFont(source / HAN)
    cut(
        font,
        (encoded("gb2312", 0xB0, 0xF7) | encoded("euc_jp", 0xB0, 0xCF) | encoded("big5", 0xA4, 0xC6) | KANA) - {*TEXT},
    )
    save(font, OUT / "droid-han.woff2")
    families |= dict.fromkeys(["notosanssc", "notosanstc", "notosanshk", "notosansjp"], "droid-han.woff2")
    font = TTFont(source / HANGUL)
    cut(font, {*encoded("euc_kr", 0xB0, 0xC8), *range(0x3131, 0x3164)})
    save(font, OUT / "nanum-hangul.woff2")
    families["notosanskr"] = "nanum-hangul.woff2"
    last_resort(OUT / "last-resort.woff2")

    write("manifest.json", manifest)
    write("fallback.json", {"families": families, "last_resort": "last-resort.woff2"})
    ofl = (source / "noto-sans" / "LICENSE").read_text(encoding="utf-8").split("\n", 1)[1]
    holders = {TTFont(file)["name"].getDebugName(0) for file in OUT.glob("*.woff2")} - {None}
    open_font = sorted(holder for holder in holders if "Digitized" not in holder)
    (OUT / "LICENSE-OFL.txt").write_text("\n".join(open_font) + "\n" + ofl, encoding="utf-8")
    apache = Path("/usr/share/common-licenses/Apache-2.0").read_text(encoding="utf-8")
    notice = "Material Icons, Copyright Google LLC (material-icons.woff2)\n"
    notice += (
        "Droid Sans Fallback, Copyright 2006-2010 Google Corp. Droid is a trademark of Google Corp. (droid-han.woff2)\n"
    )
    (OUT / "LICENSE-Apache.txt").write_text(notice + "\n" + apache, encoding="utf-8")
    paper_fonts(source)


def paper_fonts(source: Path) -> None:
    """Make the fonts of the front page, and the list of what each of them draws (``coverage.json``: ranges)."""
    PAPER.mkdir(parents=True, exist_ok=True)
    for old in PAPER.glob("*"):
        old.unlink()
    for style in ("400-normal", "400-italic"):
        files = [source / SERIF / "files" / f"{SERIF}-{name}-{style}.woff2" for name in ("latin", "latin-ext", "greek")]
        merged(files, TEXT, PAPER / f"{SERIF}-{style.removesuffix('-normal')}.ttf", stand_ins)
    for file in OUT.glob("*.woff2"):
        if file.stem not in NOT_ON_PAPER:
            font = TTFont(file)
            font.flavor = None
            font.save(PAPER / f"{file.stem}.ttf")
    drawn = {}
    for file in sorted(PAPER.glob("*.ttf")):
        font = TTFont(file)
        ranges: list[list[int]] = []
        for code in sorted(font.getBestCmap()):
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code])
        drawn[font["name"].getDebugName(1)] = ranges
    (PAPER / "coverage.json").write_text(json.dumps(drawn, separators=(",", ":")) + "\n", encoding="utf-8")
    for name in ("LICENSE-OFL.txt", "LICENSE-Apache.txt"):
        (PAPER / name).write_bytes((OUT / name).read_bytes())


def encoded(codec: str, first: int, last: int) -> set[int]:
    """The characters of a national set whose first byte lies between these two: its common ones come first."""
    found = set()
    for lead in range(first, last + 1):
        for trail in range(0x40, 0xFF):
            try:
                found.add(ord(bytes([lead, trail]).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                continue
    return found


def write(name: str, value: object) -> None:
    """A table, readable."""
    (OUT / name).write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
