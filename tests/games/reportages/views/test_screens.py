"""The reportages on the screen: from set-up to the winner, the trackers, the count, the correction."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from companion.games.reportages.state import events as fact
from companion.table.parts.events import GameBegun
from companion.text.languages import codes
from companion.ui import theme
from companion.ui.controls.text import HELP
from companion.ui.parts import finale
from companion.ui.widths import count_lines, sans_em, serif_em, widest_word
from tests.engines.sizes import LYING_PHONE, PHONE, SMALL_PHONE, Size
from tests.games.reportages.build import FACTS
from tests.support.asked_help import asked
from tests.support.delays import Delays
from tests.support.game_hands import number, open_game
from tests.support.headless_phone import Phone, walk
from tests.support.house import House, reference
from tests.support.live_game import open_table, taps
from tests.support.set_up_hands import choose


async def started(house: House, *names: str) -> Phone:
    phone = await house.phone()
    await open_game(house, phone, "reportages", *names)
    await phone.tap("start-round")
    await phone.tap("dealer-1")
    return phone


async def count(phone: Phone, cash: list[int], winner: int, combination: str) -> None:
    """From a round that is played to the next deal (or the result): each answer leads to the next question."""
    await phone.tap("count")
    for points in cash:
        await number(phone, points)
    await phone.tap(f"winner-is-{winner}")
    await phone.tap(f"combination-{combination}")
    assert "Le compte est juste" in phone.text("check")
    await phone.tap("done-counting")


async def test_the_box_is_dealt_for_the_number_of_players(house: House) -> None:
    phone = await house.phone()
    await open_game(house, phone, "reportages", "A", "B", "C")
    text = phone.text()
    assert "5 × 500" in text and "12 × 100" in text and "12 × 20" in text and "29 cartes au talon" in text
    await phone.type("player-name", "D")
    await phone.tap("add-player")
    text = phone.text()
    assert "3 × 500" in text and "10 × 20" in text and "21 cartes au talon" in text


async def test_a_bid_and_a_fine_are_two_taps_and_every_page_shows_pot_and_cash(house: House) -> None:
    phone = await started(house, "A", "B", "C", "D")
    table = house.hub.find_tonight()
    assert table is not None
    other = await house.phone(f"/join/{table.state.code}")
    await other.tap("take-seat-2")
    assert phone.has("turn-1")
    await taps(phone, "player-2", "bid-20")
    await taps(phone, "player-3", "fine")
    for page in (phone, other):
        assert page.text("pot") == "520"
        assert page.text("cash-2").replace(" ", "") == "2680"
        assert page.has("turn-2") and "accusé à tort" in page.text("bluff-1")
    await taps(other, "sold", "turn-next")
    assert phone.has("turn-3")
    await taps(other, "undo", "undo", "undo", "undo")
    assert phone.has("turn-1") and phone.text("pot") == "0", "four things were entered"
    await taps(other, "redo", "redo")
    assert phone.text("pot") == "520"


async def test_the_auction_speaks_in_turn_and_ends_by_itself(house: House) -> None:
    phone = await started(house, "A", "B", "C", "D")
    assert phone.has("word-2") and "B" in phone.text("speaker") and not phone.has("call-bluff")
    await taps(phone, "say-no", "say-buy")
    assert phone.has("turn-3") and phone.has("word-4") and phone.text("pot") == "20"
    await phone.tap("say-buy")
    assert phone.text("pot") == "60" and "40" in phone.text("turn-4"), "the least that is more"
    await phone.tap("say-raise")
    bids = [one for one in phone.handles() if one.startswith("bid-")]
    assert bids[0] == "bid-40" and bids[-1] == "bid-20", "the least that raises; and 20 for the card that D discards"
    await phone.tap("bid-60")
    assert phone.text("pot") == "120" and "80" in phone.text("turn-3")
    await phone.tap("say-no")
    assert phone.has("turn-3") and "D" in phone.text("speaker"), "C has it and puts a card up"


async def test_the_discarder_and_who_said_no_are_offered_nothing_to_buy(house: House) -> None:
    phone = await started(house, "A", "B", "C", "D")
    await phone.tap("say-no")
    for seat in (1, 2):
        await phone.tap(f"player-{seat}")
        assert not [one for one in phone.handles() if one.startswith("bid-")]
        await phone.tap("pay-close")
    await taps(phone, "player-2", "priority", "bid-20")
    assert phone.has("turn-2") and phone.text("pot") == "20"


async def test_the_card_of_the_last_buyer_is_bought_in_two_taps_though_nobody_closed_the_auction(
    house: House,
) -> None:
    phone = await started(house, "A", "B", "C", "D")
    await taps(phone, "player-2", "bid-20", "player-3", "bid-20")
    assert phone.has("turn-3") and phone.text("pot") == "40" and "D" in phone.text("speaker")


async def test_a_proven_bluffer_and_his_accuser(house: House) -> None:
    phone = await started(house, "A", "B", "C")
    await taps(phone, "player-2", "bid-40", "call-bluff", "accuser-3", "bluff-proven")
    assert phone.text("pot") == "540"
    assert phone.has("turn-3") and "C l'a vu" in phone.text("bluff-1")
    await phone.tap("undo")
    assert phone.text("pot") == "40", "it was one entry"
    await taps(phone, "call-bluff", "accuser-3", "bluff-wrong")
    assert phone.text("cash-3").replace(" ", "") == "3440" and "C a accusé à tort" in phone.text("bluff-1")


async def test_who_falls_below_a_fine_is_asked_about_and_the_last_one_takes_the_pot(house: House) -> None:
    phone = await started(house, "C", "A", "B")
    await taps(phone, "player-2", "bid-other")
    await number(phone, 3600)
    assert phone.has("ruined-2") and "340" in phone.text("ruined-question-2") and not phone.has("say-no")
    await phone.tap("spare-2")
    assert phone.has("ruined-2") and phone.has("say-no")
    await taps(phone, "player-2", "exclude")
    assert phone.has("out-2") and phone.has("turn-3")
    await phone.tap("player-1")
    await phone.tap("bid-other")
    await number(phone, 3600)
    await phone.tap("exclude-1")
    assert phone.has("out-1")
    await phone.tap("survivor")
    await phone.tap("done-counting")
    assert phone.text("total-3").replace(" ", "") == str(3940 + 7200)


async def test_a_wrong_count_says_what_is_missing(house: House) -> None:
    phone = await started(house, "A", "B", "C", "D")
    await phone.tap("count")
    for points in (1220, 800, 1000, 1460):
        await number(phone, points)
    await taps(phone, "winner-is-3", "combination-derniere-heure", "count-pot")
    await number(phone, 6300)
    assert "il manque 20" in phone.text("check")
    await phone.tap("done-counting")
    assert "il manque 20" in phone.text() and phone.has("done-counting")
    await phone.tap("count-cash-1")
    await number(phone, 1230)
    assert "multiple de 20" in phone.text()
    await taps(phone, "keypad-close", "count-pot")
    await number(phone, 6320)
    assert "8 820" in phone.text("outcome")
    await phone.tap("done-counting")
    assert phone.text("total-3").replace(" ", "") == "8820"
    assert "8 820" in phone.text("last-round") and "dernière heure" in phone.text("last-round").lower()


async def test_names_are_above_the_cash_on_a_narrow_phone(house: House) -> None:
    at = await open_table(house, "reportages", ("Goupil", "Zhette", "Lahaz", "Mirabelle"), ("a",))
    await at.happens(
        fact.RoundDealt(number=1, seat="a"), fact.CountBegun(number=1), fact.CashCounted(seat="a", points=2460)
    )
    for width, above in ((360, True), (568, False)):
        phone = await at.phone(width=width)
        assert any(isinstance(one, ft.Column) for one in phone.controls_in("count-cash-1")) == above, width


@pytest.mark.parametrize(("followed", "most"), [(True, 4), (False, 20)])
async def test_a_round_is_counted_in_few_taps(house: House, followed: bool, most: int) -> None:
    phone = await started(house, "A", "B", "C", "D")
    if followed:
        await taps(phone, "say-buy", "sold")
    way = ["count"]
    if not followed:
        way += [f"keypad-{key}" for points in ("1220", "800", "1000", "1460") for key in points] + ["keypad-ok"]
    way += ["winner-is-3", "combination-derniere-heure", "done-counting"]
    await taps(phone, *way)
    assert phone.has("deal") and len(way) <= most
    assert phone.text("total-3").replace(" ", "") == ("4220" if followed else "8820")


@pytest.mark.parametrize("lang", codes())
async def test_what_the_winner_had_keeps_its_words_whole_on_a_small_phone(house: House, lang: str) -> None:
    at = await open_table(house, "reportages", holders=("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(fact.RoundDealt(number=1, seat="a"), fact.CountBegun(number=1), fact.WinnerNamed(seat="b"))
    phone = await at.phone(width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    for combination in (*FACTS.combinations, None):
        await at.happens(fact.CombinationNamed(combination=combination))
        await phone.settle()
        (label,) = (text for text in phone.controls_in("count-combination") if isinstance(text, ft.Text))
        room = (SMALL_PHONE.width - 2 * theme.MARGIN - 8) / 2 - 18
        assert widest_word(label.value or "") * (label.size or 0) <= room
        assert not (label.value or "")[:1].islower()


async def test_a_game_to_its_winner_a_correction_and_the_reasons(house: House) -> None:
    phone = await started(house, "A", "B", "C")
    await count(phone, [0, 0, 0], 1, "agence-de-presse")
    await phone.tap("deal")
    await count(phone, [0, 0, 0], 1, "editorial")
    assert phone.has("place-told-1") is False and not phone.has("winner-1"), "the end is told step by step"
    await phone.tap("finale-skip")
    assert phone.has("winner-1") and phone.text("total-1").replace(" ", "") == str(2 * 11820 + 9000)
    await phone.tap("correct")
    assert not phone.has("deal"), "nothing is played here"
    await taps(phone, "round-2", "round-back", "round-2", "count-combination", "combination-envoyes-speciaux")
    await taps(phone, "round-done", "rounds-close")
    assert "devient" in phone.text(), "which totals moved is said"
    assert phone.has("winner-1") and phone.text("total-1").replace(" ", "") == str(2 * 11820 + 5500)
    assert phone.has("curve") and "9" in phone.text("brief-1"), "what the evening was like"
    await phone.tap("sheet")
    assert phone.has("cell-4-1") and not phone.has("cell-1-1"), "a line a round"
    await phone.tap("cell-8-1")
    assert "500" in phone.text("why")


async def test_the_end_is_told_place_by_place_on_all_screens(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finale, "STEP_S", 0.3)
    phone = await started(house, "A", "B", "C")
    table = house.hub.find_tonight()
    assert table is not None
    other = await house.phone(f"/join/{table.state.code}")
    await other.tap("take-seat-2")
    await count(phone, [0, 0, 20], 1, "agence-de-presse")
    await phone.tap("deal")
    await count(phone, [0, 0, 0], 1, "editorial")
    seen: dict[Phone, list[str]] = {phone: [], other: []}
    while not phone.has("winner-1") or not other.has("winner-1"):
        for page, steps in seen.items():
            told = "".join(one[-1] for one in reversed(page.handles()) if one.startswith("place-told-"))
            steps += [told] if told and told not in steps else []
            await page.settle()
        await asyncio.sleep(0.01)
    assert [*seen.values()] == [["2", "23", "231"]] * 2, "from the last to the first, then the result"
    later = await house.phone(f"/table/{table.state.code}")
    await later.tap("finale-skip")
    assert later.has("winner-1")


async def test_a_name_of_six_letters_is_whole_beside_its_place_on_a_phone_in_landscape(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays = Delays(monkeypatch)
    phone = await started(house, "Goupil", "Zhette", "Lahaz")
    await phone.resize(LYING_PHONE.width, LYING_PHONE.height)
    await count(phone, [0, 0, 20], 1, "agence-de-presse")
    await phone.tap("deal")
    await count(phone, [0, 0, 0], 1, "editorial")
    for place in ("2", "3", "1"):
        delays.pass_all()
        await phone.settle()
        face = phone.find(f"place-told-{place}")
        (pad,) = {one.padding for one in walk(face, set()) if isinstance(one, ft.Container) and one.padding}
        texts = [one for one in walk(face, set()) if isinstance(one, ft.Text)]
        wide = sum(
            (serif_em if text.font_family == theme.SERIF else sans_em)(text.value) * (text.size or 0) for text in texts
        )
        edge, symbol, gaps = 10, 24, 8 + 8 + 12
        assert wide + edge + 2 * pad + symbol + gaps <= (theme.COLUMN - 8) / 2


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_hand_says_what_it_makes_and_what_must_be_bluff(house: House, width: float) -> None:
    first = await started(house, "A", "B", "C")
    phone = await house.phone(first.page.route, storage=first.storage, width=width)
    await phone.tap("cards")
    for of in ("french", "german"):
        for part in ("reporter", "camera", "plane"):
            await phone.tap(f"card-reporter-{of}-{part}")
    for part in ("event", "place"):
        await phone.tap(f"card-reportage-red-{part}")
    assert "Vous passez avant" in phone.text("verdict") and "interviewé rouge" in phone.text("verdict")
    await phone.tap("card-reportage-red-interviewee")
    assert "envoyés spéciaux" in phone.text("verdict")
    await phone.tap("clear-cards")
    await phone.tap("card-document-blue-3")
    await phone.tap("mode-bought")
    await phone.tap("card-document-blue-1")
    assert "forcément" in phone.text("verdict")
    await phone.tap("card-document-blue-5")
    assert "forcément" not in phone.text("verdict")


#: The px of a line of text, in em; what is around the verdict on a hand in the bar, at its sides and above and below.
LINE = 1.27
SIDES, EDGES = 2 * theme.MARGIN + theme.TARGET + 4 + 18, 38


@pytest.mark.parametrize("lang", codes())
async def test_the_verdict_on_a_hand_leaves_two_thirds_of_the_page_to_the_cards_in_large_text(
    house: House, lang: str
) -> None:
    at = await open_table(house, "reportages", ("A", "B", "C"), ("a",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    phone = await at.phone(where="/cards")
    for of in ("french", "german"):
        for part in ("reporter", "camera", "plane"):
            await phone.tap(f"card-reporter-{of}-{part}")
    await taps(phone, "card-reportage-red-event", "card-reportage-red-place", "mode-bought")
    await phone.tap("card-reportage-red-interviewee")
    (bar,) = (one for one in phone.controls() if isinstance(one, ft.Row) and stands_in(one, "verdict", "cards-close"))
    assert stands_in(bar, "clear-cards") and not phone.scrolls_with("verdict")
    lines = [
        count_lines(str(one.value), float(one.size or 0) * 2, PHONE.width - SIDES) * float(one.size or 0) * 2 * LINE
        for one in phone.controls_in("verdict")
        if isinstance(one, ft.Text)
    ]
    assert len(lines) == 2 and sum(lines) + EDGES <= PHONE.height / 3


def stands_in(part: ft.Control, *handles: str) -> bool:
    """Whether these are in that part of the screen."""
    return {*handles} <= {one.identifier for one in walk([part], set()) if isinstance(one, ft.Semantics)}


async def test_every_place_that_the_rules_name_is_asked_by_a_screen(house: House) -> None:
    setting_up = await house.phone("/new")
    await choose(setting_up, "game-reportages")
    found = asked(setting_up)
    at = await open_table(house, "reportages", ("A", "B", "C", "D"), ("a",), begun=False)
    found |= asked(await at.phone())
    await at.happens(GameBegun(seats=tuple("abcd")))
    phone = await at.phone()
    found |= asked(phone)
    await phone.tap("dealer-1")
    found |= asked(phone)
    await taps(phone, "player-2")
    found |= asked(phone)
    await taps(phone, "bid-20", "call-bluff")
    found |= asked(phone)
    await taps(phone, "accusation-close", "count")
    found |= asked(phone)
    await phone.tap("winner-is-1")
    found |= asked(phone)
    await taps(phone, "combination-editorial", "done-counting", "cards")
    found |= asked(phone) | asked(await at.phone(where="/sheet"))
    await at.happens(fact.RoundDealt(number=2, seat="a"), fact.CountBegun(number=2), fact.WinnerNamed(seat="a"))
    await at.happens(*(fact.CashCounted(seat=seat, points=0) for seat in "abcd"))
    await at.happens(fact.CombinationNamed(combination="agence-de-presse"), fact.RoundClosed(number=2))
    over = await at.phone()
    await over.tap("finale-skip")
    found |= asked(over)
    named = reference().places("reportages")
    assert not (missing := sorted(named - found)), " ".join(missing)
    rules = house.services.rules
    assert [place for place in found if rules.address(place, "reportages") is None] == []


async def test_quick_fingers_are_ahead_of_the_disk_and_no_digit_is_lost(house: House) -> None:
    phone = await started(house, "A", "B", "C", "D")
    await phone.tap("count")
    keys = {
        key: next(
            one for one in phone.controls_in(f"keypad-{key}") if isinstance(one, ft.Container) and one.on_click
        )._i
        for key in "0124568"
    }
    digits = "".join(("1220", "800", "1000", "1460"))
    await asyncio.gather(*(phone.session.dispatch_event(keys[key], "click", None) for key in digits))
    await phone.settle()
    await phone.tap("keypad-ok")
    counted = [phone.text(f"count-cash-{n}").splitlines()[-1].replace(" ", "") for n in range(1, 5)]
    assert counted == ["1220", "800", "1000", "1460"]


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
@pytest.mark.parametrize("lang", codes())
async def test_the_word_for_the_pot_is_whole_beside_thousands_in_large_text(
    house: House, lang: str, size: Size
) -> None:
    at = await open_table(house, "reportages", ("A", "B", "C", "D"), ("a",))
    at.storages[0] |= {"companion.scale": 2.0, "companion.prefs": f'{{"lang": "{lang}"}}'}
    phone = await at.phone(width=size.width, height=size.height)
    await phone.tap("dealer-1")
    await at.happens(fact.BidPaid(seat="b", points=2_400))
    await phone.settle()
    (line,) = (one for one in phone.controls() if isinstance(one, ft.Row) and stands_in(one, "pot"))
    word, figure = (one for one in walk([line], set()) if isinstance(one, ft.Text))
    thousands = serif_em(str(figure.value)) * float(figure.size or 0) * 2
    assert str(figure.value).endswith("400")
    assert sans_em(str(word.value)) * float(word.size or 0) * 2 <= size.width - 2 * theme.MARGIN - HELP - thousands
