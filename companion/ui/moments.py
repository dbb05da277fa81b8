"""Days and times as people say them, in the reader's language and the time of this machine."""

from __future__ import annotations

from datetime import datetime, timedelta

from babel.dates import format_date, format_time

from companion.table.message import Message, say

_DAY = {"fr": "EEEE d MMMM", "en": "EEEE, d MMMM"}
_DATE = {"fr": "EEE d MMM y", "en": "EEE, d MMM y"}


def today(lang: str, now: datetime | None = None) -> str:
    """ "Samedi 28 novembre": what stands under a masthead."""
    text: str = format_date((now or datetime.now()).date(), _DAY.get(lang, "full"), locale=lang)
    return text[:1].upper() + text[1:]


def moment(iso: str, lang: str, now: datetime | None = None) -> Message:
    """A moment (ISO 8601, or empty where nobody knows) as today, yesterday, or a date."""
    try:
        when = datetime.fromisoformat(iso).astimezone()
    except (ValueError, OverflowError):
        return say("when-unknown")
    here = (now or datetime.now()).astimezone()
    time = format_time(when, "short", locale=lang) if lang != "en" else when.strftime("%H:%M")
    if when.date() == here.date():
        return say("when-today", time=time)
    if when.date() == here.date() - timedelta(days=1):
        return say("when-yesterday", time=time)
    return say("when-date", date=format_date(when.date(), _DATE.get(lang, "medium"), locale=lang))
