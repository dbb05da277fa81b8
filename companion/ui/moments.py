"""Formats days, times and spans in the reader's language; times of a table in the table's time zone."""

from __future__ import annotations

from datetime import datetime, timedelta

from babel.dates import format_date, format_time

from companion.store.days import local_datetime
from companion.table.message import Message, say
from companion.text.languages import language

_MINUTE_MS, _HOUR_MS, _DAY_MS = 60_000, 3_600_000, 86_400_000


def format_today(lang: str, now: datetime | None = None) -> str:
    """Format today's date for under a masthead: "Samedi 28 novembre"."""
    text: str = format_date(
        (now or datetime.now()).date(), language(lang).dates.get("day", "full"), locale=language(lang).locale
    )
    return text[:1].upper() + text[1:]


def format_moment(iso: str, lang: str, now: datetime | None = None) -> Message:
    """Format an instant (ISO 8601; "" for unknown) as today, yesterday or a date, in its own time zone."""
    when = local_datetime(iso)
    if when is None:
        return say("when-unknown")
    here = (now or datetime.now()).astimezone(when.tzinfo)
    own = language(lang)
    time = format_time(when, own.dates.get("time", "short"), locale=own.locale)
    if when.date() == here.date():
        return say("when-today", time=time)
    if when.date() == here.date() - timedelta(days=1):
        return say("when-yesterday", time=time)
    return say(
        "when-date",
        date=format_date(when.date(), language(lang).dates.get("date", "medium"), locale=language(lang).locale),
    )


def format_duration(ms: int) -> Message:
    """Format a duration (ms), rounded to a suitable unit."""
    if ms < 2 * _MINUTE_MS:
        return say("span-seconds", seconds=max(1, ms // 1000))
    if ms < 2 * _HOUR_MS:
        return say("span-minutes", minutes=ms // _MINUTE_MS)
    if ms < _DAY_MS:
        return say("span-hours", hours=ms // _HOUR_MS)
    return say("span-days")
