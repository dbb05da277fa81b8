"""What is pressed at the foot of a game's screen can be read on a small phone, in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import flet as ft
import pytest

from companion.games.election.state.events import ClefLaid, ThresholdSet
from companion.games.election.views.lay import USUAL
from companion.games.extrablatt.state.events import CountBegun as CountOfCells
from companion.games.reportages.state.events import (
    BidPaid,
    CashCounted,
    CombinationNamed,
    CountBegun,
    RoundClosed,
    RoundDealt,
    WinnerNamed,
)
from companion.table.parts.events import SatOut, TurnGiven
from companion.text.languages import codes
from companion.ui import theme
from companion.ui.controls.paper import BETWEEN_COLUMNS
from companion.ui.device import Device
from companion.ui.parts.foot import lay_ways
from companion.ui.widths import count_lines, sans_em, widest_word
from tests.engines.sizes import LANDSCAPE, LAPTOP, PHONE
from tests.games.extrablatt.test_game import write
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import open_table
from tests.support.spaces import ill_set
from tests.support.wording import worded

#: Of each game: what stands at its foot in a turn.
FEET = {
    "extrablatt": ("write", "take", "remove", "use-extra"),
    "election": ("attack", "dare", "lay", "turn-next", *(f"quick-votes-{votes}" for votes in USUAL)),
    "plus-belle-la-vie": ("rencontre", "meet", "turn-next"),
}
CLEF = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", FEET)
async def test_labels_at_the_foot_stay_large_enough(house: House, game: str, lang: str) -> None:
    at = await open_table(house, game, holders=("a",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    if game == "election":
        await at.happens(*(ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF))
        await at.happens(ThresholdSet(round="first", votes=9_000_000, by="privilege", seat=None))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=360)
    small = {
        handle: text.size
        for handle in FEET[game]
        for text in phone.controls_in(handle)
        if isinstance(text, ft.Text) and (text.size or 0) < 14
    }
    assert not small


@pytest.mark.parametrize("lang", codes())
async def test_the_foot_of_an_auction_on_a_phone_on_its_side_leaves_room_for_the_pot(house: House, lang: str) -> None:
    at = await open_table(house, "reportages", ("Ana", "Bo", "Cy", "Dee"), ("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(RoundDealt(number=1, seat="a"), BidPaid(seat="b", points=20))
    phone = await at.phone(width=568, height=232)
    buttons = ("say-no", "say-buy", "say-raise", "call-bluff", "sold", "count", "undo", "cards", "log", "sheet")
    assert not [one for one in buttons if phone.scrolls_with(one)], "in reach without a scroll"
    tops = [phone.controls_in(one) for one in buttons[:6]]
    small = [text.value for parts in tops for text in parts if isinstance(text, ft.Text) and (text.size or 0) < 14]
    assert not small
    heights = {b.height for parts in tops for b in parts if isinstance(b, ft.Button)}
    assert heights <= {theme.TARGET, None}, "two rows of the smallest that a thumb hits"


async def test_the_foot_of_an_auction_in_large_text_holds_only_what_usually_comes_next(house: House) -> None:
    """It was higher than the page: "round won", undo and the pot could not be reached."""
    at = await open_table(house, "reportages", ("Ana", "Bo", "Cy", "Dee"), ("",))
    at.storages[0]["companion.scale"] = 2.0
    await at.happens(RoundDealt(number=1, seat="a"), BidPaid(seat="b", points=20))
    phone = await at.phone()
    assert not [one for one in ("sold", "undo", "cards", "log", "sheet") if phone.scrolls_with(one)]
    in_page = ("pot", "speaker", "say-no", "say-buy", "say-raise", "call-bluff", "count", "player-1")
    assert all(phone.scrolls_with(one) for one in in_page)
    handles = phone.handles()
    assert [*in_page] == sorted(in_page, key=handles.index)


@pytest.mark.parametrize("lang", codes())
async def test_cards_of_a_hand_keep_their_words_whole_in_large_text(house: House, lang: str) -> None:
    """ "Kamera" and "Ereignis" broke where three stand beside each other."""
    at = await open_table(house, "reportages", ("Ana", "Bo", "Cy"), ("a",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    phone = await at.phone(where="/cards")
    room = (PHONE.width - 2 * theme.MARGIN - 2 * 6) / 3 - 24
    for handle in (one for one in phone.handles() if one.startswith(("card-reporter-", "card-reportage-"))):
        (label,) = (text for text in phone.controls_in(handle) if isinstance(text, ft.Text))
        assert widest_word(label.value or "") * (label.size or 0) * 2 <= room + 1, label.value


@pytest.mark.parametrize("lang", codes())
async def test_key_cards_beside_an_open_form_keep_their_words_whole(house: House, lang: str) -> None:
    """On a laptop the form takes a third of the page."""
    at = await open_table(house, "election", holders=("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    await phone.tap("dare")
    column = (LAPTOP.width - 460 - 2 * theme.MARGIN - 28) / 2
    rows = [[one for one in phone.handles() if one.startswith("quick-clef-")]]
    rows = [rows[0][:3], rows[0][3:]]
    for row in rows:
        for one in row:
            (label,) = (text for text in phone.controls_in(one) if isinstance(text, ft.Text))
            room = (column - 8 * (len(row) - 1)) / len(row) - 24
            assert widest_word(label.value or "") * (label.size or theme.BODY) <= room + 1, label.value


@pytest.mark.parametrize("lang", codes())
async def test_whose_turn_it_is_can_be_read_on_a_phone(house: House, lang: str) -> None:
    """Beside the button for the next turn a name of six letters was cut."""
    at = await open_table(house, "extrablatt", ("Philippe", "Zhette", "Lahaz"), ("a",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    texts = [text for text in phone.controls_in("turn") if isinstance(text, ft.Text)]
    name = next(text for text in texts if text.value == "Philippe")
    rows = [row for row in phone.controls_in("turn") if isinstance(row, ft.Row)]
    others = [text for row in rows for text in walk(row, set()) if isinstance(text, ft.Text) and text is not name]
    beside = widest_word(worded(lang, "turn-next")) * theme.BODY
    wide = sum(sans_em(text.value or "") * (text.size or 0) for text in {*others, name})
    assert wide <= PHONE.width - 2 * theme.MARGIN - 52 - 24 - 36 - beside - 36


async def test_a_name_that_may_be_a_slip_is_asked_about_in_sight(house: House) -> None:
    """Below the dispatches of the domain the question was out of the sheet."""
    at = await open_table(house, "extrablatt", holders=("a",))
    await at.happens(TurnGiven(seat="a"), write("a Streik/8/30"))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await phone.tap("write")
    await phone.tap("domain-sport")
    await phone.type("dispatch", "Streick")
    await phone.tap("dispatch-ok")
    handles = phone.handles()
    assert handles.index("dispatch-same") < handles.index("dispatch-1")


@pytest.mark.parametrize("lang", codes())
async def test_a_dispatch_stands_in_the_quotation_marks_of_its_reader(house: House, lang: str) -> None:
    """They were French in every language."""
    at = await open_table(house, "extrablatt", holders=("a",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"), write("a Streik/8/30"))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await phone.tap("write")
    await phone.tap("domain-sport")
    await phone.tap("dispatch-1")
    (named,) = (text for text in phone.controls_in("article-dispatch") if isinstance(text, ft.Text))
    assert "Streik" in (named.value or "") and not ill_set(named.value or "", lang)


async def test_what_is_undone_has_room_for_its_words_and_is_never_cut_through_its_letters(house: House) -> None:
    """A fourth icon beside it left it three lines in the height of two."""
    at = await open_table(house, "reportages", holders=("",))
    await at.happens(
        RoundDealt(number=1, seat="a"),
        CountBegun(number=1),
        *(CashCounted(seat=seat, points=0) for seat in "abc"),
        WinnerNamed(seat="b"),
        CombinationNamed(combination="editorial"),
        RoundClosed(number=1),
    )
    phone = await at.phone(width=360)
    assert phone.scrolls_with("rounds")
    undo = phone.find("undo")
    row = next(row for row in phone.controls() if isinstance(row, ft.Row) and undo in walk(row.controls[:1], set()))
    assert len(row.controls) <= 4
    (words,) = (text for text in phone.controls_in("undo") if isinstance(text, ft.Text))
    button = next(one for one in phone.controls_in("undo") if isinstance(one, ft.TextButton))
    assert button.height is None or words.max_lines in (1, 2)


def test_no_action_takes_no_room() -> None:
    """The row of the key cards is drawn once more when the last of them is laid, before it goes."""
    device = cast(Device, SimpleNamespace(width=390.0, scale=1.0))
    assert lay_ways(device, ()).height == 0


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("form", ["sectors", "write"])
async def test_clock_and_domains_beside_an_open_form_keep_their_words_whole(house: House, form: str, lang: str) -> None:
    """The face of the clock left 66 px for "Zeitmotoren genommen"."""
    at = await open_table(house, "extrablatt", ("Ana", "Bo", "Cy", "Dee"), ("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    await phone.tap(form)
    card = (LAPTOP.width - 460 - 2 * theme.MARGIN - 28) / 2 - 24
    hour = phone.find("hour")
    (face,) = (one for one in phone.controls() if isinstance(one, ft.Stack) and one.width and hour in walk(one, set()))
    beside = card - theme.TARGET - (face.width or 0) - 12 - 18
    for said in ("accelerators-placed", "accelerators-taken"):
        (words,) = (text for text in phone.controls_in(said) if isinstance(text, ft.Text))
        assert widest_word(words.value or "") * (words.size or 0) <= beside, words.value
    beside = (card - 40) * 3 / (3 + 2 * 4)
    names = [one for one in phone.controls() if isinstance(one, ft.Container) and one.expand == 3]
    for text in (text for name in names for text in walk(name, set()) if isinstance(text, ft.Text)):
        assert widest_word(text.value or "") * (text.size or 0) <= beside, text.value


@pytest.mark.parametrize(
    ("game", "forms"), [("extrablatt", ("write", "take", "remove")), ("election", ("dare", "attack"))]
)
async def test_beside_an_open_form_nothing_is_red_but_in_the_form(
    house: House, game: str, forms: tuple[str, ...]
) -> None:
    """On a laptop the bar stays in view beside the form, and said "write" in red while it was asked what is written."""
    at = await open_table(house, game, holders=("",))
    if game == "election":
        await at.happens(*(ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF))
        await at.happens(ThresholdSet(round="first", votes=9_000_000, by="privilege", seat=None))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    assert len(reds(phone)) == 1
    for form in forms:
        await phone.tap(form)
        assert not reds(phone), form
        await phone.tap("form-close")


async def test_while_a_slip_is_asked_about_only_its_answer_is_red(house: House) -> None:
    at = await open_table(house, "extrablatt", holders=("a",))
    await at.happens(TurnGiven(seat="a"), write("a Streik/8/30"))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    await phone.tap("write")
    await phone.tap("domain-sport")
    await phone.type("dispatch", "Streick")
    assert len(reds(phone)) == 1
    await phone.tap("dispatch-ok")
    assert reds(phone) == {id(one) for one in phone.controls_in("dispatch-same") if isinstance(one, ft.Button)}


def reds(phone: Phone) -> set[int]:
    """Return the red buttons of a page."""
    fills = {palette.action for palette in (theme.LIGHT, theme.DARK)}
    buttons = [one for one in phone.controls() if isinstance(one, ft.Button) and one.style is not None]
    return {id(one) for one in buttons if cast(dict[object, str], one.style.bgcolor)[ft.ControlState.DEFAULT] in fills}


@pytest.mark.parametrize("lang", codes())
async def test_a_label_of_three_lines_makes_its_button_higher(house: House, lang: str) -> None:
    """Beside another button "X takes the pot, without a premium" was cut below its second line."""
    at = await open_table(house, "reportages", ("Maximilienne-Philippine", "Bo", "Cy"), ("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(RoundDealt(number=1, seat="a"), SatOut(seat="b"), SatOut(seat="c"))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    for handle in ("void", "survivor"):
        (button,) = (one for one in phone.controls_in(handle) if isinstance(one, ft.Button))
        (label,) = (one for one in phone.controls_in(handle) if isinstance(one, ft.Text))
        lines = count_lines(label.value or "", label.size or theme.BODY, 180)
        assert (button.height is None) == (lines > 2), label.value


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", FEET)
async def test_actions_keep_their_words_whole_in_the_column_of_a_phone_on_its_side(
    house: House, game: str, lang: str
) -> None:
    """ "Remove" broke: they were as large as at a foot of twice the width."""
    at = await open_table(house, game, holders=("a",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=LANDSCAPE[2].width, height=LANDSCAPE[2].height)
    there = [handle for handle in FEET[game] if phone.has(handle)]
    aside = theme.TARGET if game == "extrablatt" else 0
    column = (LANDSCAPE[2].width - 2 * theme.MARGIN - BETWEEN_COLUMNS) / 2 - aside
    for handle in there:
        found = phone.find(handle)
        rows = [one for one in phone.controls() if isinstance(one, ft.Row) and found in walk(one, set())]
        beside = min(sum(phone.find(one) in walk(row, set()) for one in there) for row in rows)
        (label,) = (one for one in walk(found, set()) if isinstance(one, ft.Text))
        room = (column - 8 * (beside - 1)) / beside - 16
        assert widest_word(str(label.value)) * (label.size or 0) <= room, label.value


async def test_who_begins_is_asked_above_the_race_on_a_laptop(house: House) -> None:
    """Below it the six names lay under the bar."""
    at = await open_table(house, "election", ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo"), ("",))
    phone = await at.phone(width=LAPTOP.width, height=LAPTOP.height)
    handles = phone.handles()
    assert handles.index("turn-6") < handles.index("phase-1")


@pytest.mark.parametrize("lang", codes())
async def test_the_label_of_a_number_has_a_line_of_its_own_in_large_text(house: House, lang: str) -> None:
    """Beside the figure "Schlagzeilen" broke."""
    at = await open_table(house, "extrablatt", holders=("",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    await at.happens(TurnGiven(seat="a"), write("a Streik/8/30"), CountOfCells())
    phone = await at.phone()
    words = worded(lang, "extrablatt-option", option="headline_cells")
    rows = [row for row in phone.controls() if isinstance(row, ft.Row)]
    shared = [
        row
        for row in rows
        if any(isinstance(one, ft.Text) and one.value == words for one in walk(row, set()))
        and any(isinstance(one, ft.Button) for one in walk(row, set()))
    ]
    assert phone.has("headline-cells") and words in phone.text()
    assert all(any(isinstance(one, ft.Column) for one in walk(row, set())) for row in shared)


@pytest.mark.parametrize("lang", codes())
async def test_the_title_of_a_form_keeps_its_words_whole_in_large_text(house: House, lang: str) -> None:
    """ "Rendezvouskarte" broke beside a "?" and a cross."""
    at = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo"), ("",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    phone = await at.phone()
    await phone.tap("card-new")
    words = worded(lang, "plus-belle-la-vie-card-new")
    (title,) = (one for one in phone.controls() if isinstance(one, ft.Text) and one.value == words)
    room = PHONE.width - 2 * theme.MARGIN - 2 * (theme.TARGET + 10)
    assert widest_word(words) * (title.size or 0) * 2 <= room + 1


@pytest.mark.parametrize("lang", codes())
async def test_a_tick_of_the_election_keeps_its_words_whole_in_large_text(house: House, lang: str) -> None:
    """ "Enthaltungskarte" broke; the way to the length of the evening left the page."""
    at = await open_table(house, "election", holders=("",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    await at.happens(*(ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF), TurnGiven(seat="a"))
    phone = await at.phone()
    ticks = [one for one in phone.controls() if isinstance(one, ft.Semantics) and one.checked is not None]
    assert ticks
    for label in (next(text for text in walk(one, set()) if isinstance(text, ft.Text)) for one in ticks):
        room = PHONE.width - 2 * theme.MARGIN - 96
        assert widest_word(label.value or "") * (label.size or 0) * 2 <= room + 1, label.value
    both = {phone.find("session"), phone.find("session-open")}
    rows = [one for one in phone.controls() if isinstance(one, ft.Row) and both <= {*walk(one, set())}]
    assert min(rows, key=lambda row: len([*walk(row, set())])).wrap
