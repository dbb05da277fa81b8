"""Synthesises the bells, so that no sound file needs a licence: three sounds, each for one minute left, ten seconds
left and the end."""

from __future__ import annotations

import io
import math
import struct
import wave
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.hub.effects import Effect

_RATE: Final = 16_000
#: The highest frequency (Hz) that this sample rate can represent without aliasing.
_HIGHEST: Final = _RATE / 2 * 0.9

#: The notes of each audible effect: (frequency in Hz, start in s, length in s).
NOTES: Final = {
    Effect.MINUTE: ((880.0, 0.0, 0.9),),
    Effect.TEN: ((988.0, 0.0, 0.35), (988.0, 0.3, 0.6)),
    Effect.END: ((784.0, 0.0, 0.5), (659.0, 0.35, 0.5), (523.0, 0.7, 1.3)),
}


@dataclass(frozen=True, slots=True)
class Timbre:
    """Timbre of a note: its partials (multiple of the frequency, loudness), its decay, and factors for pitch and
    length."""

    partials: tuple[tuple[float, float], ...]
    decay: float
    pitch: float = 1.0
    stretch: float = 1.0


#: The sounds to choose from, the default first: a struck bell, a low gong, and beeps for a loud room.
TIMBRES: Final = {
    "bell": Timbre(((1, 0.6), (2.76, 0.25), (5.4, 0.1)), 4.0),
    "gong": Timbre(((1, 0.5), (1.48, 0.3), (2.1, 0.15)), 3.0, pitch=0.3, stretch=1.6),
    "beep": Timbre(((1, 0.5), (3, 0.3), (5, 0.15)), 0.5, pitch=1.2, stretch=0.7),
}
SOUNDS: Final = tuple(TIMBRES)


@cache
def make_bell(effect: Effect, sound: str = SOUNDS[0]) -> bytes:
    """Return the bell of an effect as a WAV file; empty if the effect is silent."""
    notes, timbre = NOTES.get(effect), TIMBRES[sound]
    if notes is None:
        return b""
    length = max(begin + duration * timbre.stretch for _, begin, duration in notes)
    samples = [0.0] * int(length * _RATE)
    for frequency, begin, duration in notes:
        start, pitch, duration = int(begin * _RATE), frequency * timbre.pitch, duration * timbre.stretch
        partials = [(pitch * m, loud) for m, loud in timbre.partials if pitch * m < _HIGHEST]
        for i in range(min(int(duration * _RATE), len(samples) - start)):
            t = i / _RATE
            tone = sum(loud * math.sin(2 * math.pi * hertz * t) for hertz, loud in partials)
            # Fade in and out, or it would click.
            edge = min(1.0, t * 400, (duration - t) * 100)
            samples[start + i] += tone * math.exp(-timbre.decay * t / duration) * edge
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        file.writeframes(b"".join(struct.pack("<h", int(max(-1.0, min(1.0, s)) * 30_000)) for s in samples))
    return out.getvalue()
