"""The three bells, made here: no file to license, none to load."""

from __future__ import annotations

import io
import math
import struct
import wave
from functools import cache
from typing import Final

from companion.hub.effects import Effect

_RATE: Final = 16_000

#: Notes of each bell: (frequency in Hz, begin in s, length in s).
_BELLS: Final = {
    Effect.MINUTE: ((880.0, 0.0, 0.9),),
    Effect.TEN: ((988.0, 0.0, 0.35), (988.0, 0.3, 0.6)),
    Effect.END: ((784.0, 0.0, 0.5), (659.0, 0.35, 0.5), (523.0, 0.7, 1.3)),
}


@cache
def bell(effect: Effect) -> bytes:
    """The sound of that effect as a WAV file; empty where it makes none."""
    notes = _BELLS.get(effect)
    if notes is None:
        return b""
    length = max(begin + long for _, begin, long in notes)
    samples = [0.0] * int(length * _RATE)
    for frequency, begin, long in notes:
        start = int(begin * _RATE)
        for i in range(min(int(long * _RATE), len(samples) - start)):
            t = i / _RATE
            # A struck bell: the fundamental and two partials, dying away.
            tone = sum(a * math.sin(2 * math.pi * frequency * m * t) for m, a in ((1, 0.6), (2.76, 0.25), (5.4, 0.1)))
            samples[start + i] += tone * math.exp(-4.0 * t / long) * min(1.0, t * 400)
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        file.writeframes(b"".join(struct.pack("<h", int(max(-1.0, min(1.0, s)) * 30_000)) for s in samples))
    return out.getvalue()
