"""Formats days, times and spans in the reader's language; times of a table in the table's time zone."""

from __future__ import annotations

from datetime import datetime, timedelta

from babel.dates import format_date, format_skeleton, format_time

from companion.store.days import local_datetime
from companion.table.message import Message, say
from companion.text.languages import language
from companion.text.typography import capitalise


def format_today(lang: str, now: datetime | None = None) -> str:
    """Format today's date for under a masthead: "Samedi 28 novembre"."""
    today, lang_data = (now or datetime.now()).date(), language(lang)
    text: str = format_date(today, lang_data.find_date_pattern("day", today.day, "full"), locale=lang_data.locale)
    return capitalise(text)


def format_moment(iso: str, lang: str, now: datetime | None = None) -> Message:
    """Format an instant (ISO 8601; "" for unknown) in its own time zone: as today or yesterday with its time, or else
    as a date."""
    when = local_datetime(iso)
    if when is None:
        return say("when-unknown")
    today = (now or datetime.now()).astimezone(when.tzinfo)
    lang_data = language(lang)
    time = format_time(when, lang_data.dates.get("time", "short"), locale=lang_data.locale)
    if when.date() == today.date():
        return say("when-today", time=time)
    if when.date() == today.date() - timedelta(days=1):
        return say("when-yesterday", time=time)
    pattern = lang_data.find_date_pattern("date", when.day, "medium")
    return say("when-date", date=format_date(when.date(), pattern, locale=lang_data.locale))


def format_day(iso: str, lang: str) -> str:
    """Format the day of an instant (ISO 8601) as briefly as a chart's axis wants it; empty for unknown."""
    when = local_datetime(iso)
    return "" if when is None else str(format_skeleton("yMd", when, locale=language(lang).locale))
