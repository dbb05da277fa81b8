"""Writes games for the app BG Stats: many as a ``.bgsplay`` file, one as a link.

Each play, player and game has a UUID derived from its own id, so that a second import recognises what it has.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC
from typing import Any, Final
from urllib.parse import quote
from uuid import NAMESPACE_URL, UUID, uuid5

from companion.exchange.outcome import GameOutcome, PlayerOutcome
from companion.games.registry import bgg_id_of
from companion.table.message import say
from companion.table.seats import fold_name
from companion.text.words import Words

FILE_NAME: Final = "companion.bgsplay"
_NAMESPACE: Final = uuid5(NAMESPACE_URL, "companion:bgsplay")
#: The address at which the app takes a single play; without the app it is a page of its web site.
_PUSH_URL: Final = "https://app.bgstatsapp.com/createPlay.html"
_MOMENT: Final = "%Y-%m-%d %H:%M:%S"
#: The value with which BG Stats marks an unknown moment.
_NO_MOMENT: Final = "1970-01-01 00:00:00"


def write_plays(outcomes: Iterable[GameOutcome], words: Words) -> bytes:
    """Return a file with all these games; ``words`` is the language of games, modes and comments."""
    games: dict[str, dict[str, Any]] = {}
    players: dict[str, dict[str, Any]] = {}
    plays = []
    for outcome in outcomes:
        moment = _NO_MOMENT if outcome.ended is None else outcome.ended.strftime(_MOMENT)
        game = games.setdefault(outcome.game, _encode_game(outcome.game, len(games) + 1, words, moment))
        game["usesTeams"] |= any(player.members for player in outcome.players)
        scores = []
        for order, player in enumerate(outcome.players, 1):
            encoded = players.setdefault(_identify(player), _encode_player(player, len(players) + 1, moment))
            encoded["modificationDate"] = max(encoded["modificationDate"], moment)
            scores.append(_encode_score(player, encoded["id"], order))
        plays.append(_encode_play(outcome, game["id"], moment, scores, words))
    content = {
        "about": "Written by Companion.",
        "players": [*players.values()],
        "locations": [],
        "games": [*games.values()],
        "plays": plays,
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(content, ensure_ascii=False, indent=1).encode()


def _uuid(kind: str, id_: str) -> str:
    """Return the id itself if it is a UUID; else a UUID derived from it, which is always the same."""
    try:
        return str(UUID(id_))
    except ValueError:
        return str(uuid5(_NAMESPACE, f"{kind}:{id_}"))


def _identify(player: PlayerOutcome) -> str:
    """Return the id of a player: their profile; for a team and for somebody without a profile, the folded name."""
    return player.profiles[0] if len(player.profiles) == 1 else fold_name(player.name)


def _encode_game(id_: str, number: int, words: Words, moment: str) -> dict[str, Any]:
    return {
        "uuid": _uuid("game", id_),
        "id": number,
        "name": words.say(say(f"game-{id_}")),
        "modificationDate": moment,
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "bggId": bgg_id_of(id_) or 0,
        "bggName": "",
        "bggYear": 0,
        "minPlayerCount": 0,
        "maxPlayerCount": 0,
    }


def _encode_player(player: PlayerOutcome, number: int, moment: str) -> dict[str, Any]:
    return {
        "uuid": _uuid("player", _identify(player)),
        "id": number,
        "name": player.name,
        "isAnonymous": False,
        "modificationDate": moment,
        "bggUsername": "",
    }


def _encode_score(player: PlayerOutcome, number: int, order: int) -> dict[str, Any]:
    return {
        "playerRefId": number,
        "score": "" if player.points is None else str(player.points),
        "winner": bool(player.winner),
        "rank": player.rank or 0,
        "startPlayer": False,
        "newPlayer": False,
        "seatOrder": order,
        "role": "",
        "metaData": ", ".join(player.members),
    }


def _encode_play(
    outcome: GameOutcome, game: int, moment: str, scores: list[dict[str, Any]], words: Words
) -> dict[str, Any]:
    return {
        "uuid": _uuid("play", outcome.id),
        "gameRefId": game,
        "locationRefId": 0,
        "playDate": moment,
        "playDateYmd": int(moment[:10].replace("-", "")),
        "entryDate": moment,
        "modificationDate": moment,
        "durationMin": outcome.minutes or 0,
        "rounds": 0,
        "board": words.say(say(f"mode-{outcome.mode}")) if outcome.mode else "",
        "comments": "\n".join(part for part in (outcome.headline, _join_closing(outcome, words), outcome.note) if part),
        "ignored": not outcome.finished,
        "manualWinner": True,
        "usesTeams": any(player.members for player in outcome.players),
        "scoringSetting": 0,
        "playerScores": scores,
    }


def _join_closing(outcome: GameOutcome, words: Words) -> str:
    """Join the sentences that say how the game ended."""
    return " ".join(words.say(sentence) for sentence in outcome.closing)


def make_play_link(outcome: GameOutcome, out: Sequence[str], words: Words) -> str | None:
    """Return the link that hands one finished game to the app BG Stats; None for an unfinished one.

    Where the app is not installed, the link leads to its web site, which then gets the names.

    Args:
        outcome: the game.
        out: the seats of those who are last whatever they have (bankrupt).
        words: the language of game and comment.
    """
    if not outcome.finished:
        return None
    # Without the note: with it the link may not fit a QR code.
    comments = [part for part in (outcome.headline, _join_closing(outcome, words)) if part]
    names = tuple(player.name for player in outcome.players if player.id in out)
    if names:
        comments.append(words.say(say("bgstats-out", names=names, count=len(names))))
    game: dict[str, Any] = {
        "name": words.say(say(f"game-{outcome.game}")),
        "sourceGameId": outcome.game,
        "highestWins": True,
        "noPoints": False,
    }
    if (number := bgg_id_of(outcome.game)) is not None:
        game["bggId"] = number
    play: dict[str, Any] = {
        "sourceName": "Companion",
        "sourcePlayId": _uuid("play", outcome.id),
        "game": game,
        "players": [_encode_link_player(player, bankrupt=player.id in out) for player in outcome.players],
    }
    if outcome.ended is not None:
        play["playDate"] = outcome.ended.astimezone(UTC).strftime(_MOMENT)
    if outcome.minutes is not None:
        play["durationMin"] = outcome.minutes
    if comments:
        play["comments"] = " ".join(comments)
    data = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    # Commas and colons may stay as they are in a query; that makes the QR code smaller.
    return f"{_PUSH_URL}?data={quote(data, safe=',:')}"


def _encode_link_player(player: PlayerOutcome, *, bankrupt: bool) -> dict[str, Any]:
    """Encode a player for the link of a single play, without the fields that are unknown."""
    encoded: dict[str, Any] = {
        "name": player.name,
        "sourcePlayerId": _uuid("player", _identify(player)),
        "winner": bool(player.winner) and not bankrupt,
        "startPlayer": False,
    }
    if player.points is not None:
        encoded["score"] = player.points
    if player.rank is not None:
        encoded["rank"] = player.rank
    if player.members:
        encoded["role"] = ", ".join(player.members)
    return encoded
