"""What the system says is told in our words: in the reader's language, not in the system's."""

from __future__ import annotations

import errno
import os

import pytest

from companion.store.system_errors import _ERROR_NAMES, describe_system_error
from companion.text.languages import codes
from companion.text.words import words


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_no_error_is_told_in_the_systems_words(number: int) -> None:
    error = OSError(number, os.strerror(number))
    for lang in codes():
        said = words(lang).say(describe_system_error(error))
        assert said and os.strerror(number) not in said
        assert describe_system_error(error).id != "system-other" or errno.errorcode[number] in said


@pytest.mark.parametrize("lang", codes())
def test_what_people_can_do_something_about_has_words_of_its_own(lang: str) -> None:
    told = [
        words(lang).say(describe_system_error(OSError(getattr(errno, names[0]), ""))) for names in _ERROR_NAMES.values()
    ]
    assert len(set(told)) == len(_ERROR_NAMES)


def test_what_is_no_error_of_the_system_keeps_the_name_of_its_kind() -> None:
    assert describe_system_error(TimeoutError()).id == "system-timeout"
    assert "EOFError" in words("en").say(describe_system_error(EOFError()))
