"""Speaks the reader's language on the command line: help, usage errors, and Click's own messages.

Help and metavars of commands, options and arguments are message ids (``cli-…``). They are translated when they are
displayed, so that a command that prints no help loads no catalogue for it.
"""

from __future__ import annotations

import os
import string
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TextIO

import click
from click import core, decorators, exceptions, formatting, parser, types

if TYPE_CHECKING:
    from companion.table.message import Param

#: Click's texts that a reader may see, and their message ids. The two forms of a plural have the same id.
CLICK_MESSAGES: Final[dict[str, str]] = {
    "Aborted!": "click-aborted",
    "Missing command.": "click-missing-command",
    "Options": "click-options",
    "Commands": "click-commands",
    "Usage:": "click-usage",
    "default: {default}": "click-default",
    "required": "click-required",
    "Show the version and exit.": "click-version-help",
    "Show this message and exit.": "click-help-help",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try-help",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing parameter": "click-missing-parameter",
    "Missing parameter: {param_name}": "click-missing-parameter-name",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "No such option {name!r}.": "click-no-such-option",
    "No such command {name!r}.": "click-no-such-command",
    "Option {name!r} does not take a value.": "click-no-value",
    "Choose from:\n\t{choices}": "click-choose-from",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "Could not open file {filename!r}: {message}": "click-no-file",
    "unknown error": "click-unknown-error",
    "Got unexpected extra argument ({args})": "click-extra-arguments",
    "Got unexpected extra arguments ({args})": "click-extra-arguments",
    "Option {name!r} requires an argument.": "click-needs-value",
    "Option {name!r} requires {nargs} arguments.": "click-needs-value",
    "{value!r} is not {choice}.": "click-not-one-of",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "Did you mean {possibility}?": "click-did-you-mean",
    "(Did you mean one of: {possibilities}?)": "click-did-you-mean",
}

#: Most characters of a command's help in the list of commands: enough for the whole first sentence.
_MAX_SHORT_HELP: Final = 300

#: Value of ``--lang`` on this command line; "" if it is missing.
_lang_option = ""


def reader_language() -> str:
    """Return the code of this terminal's language.

    It is the one of ``--lang``, or else the first one of the system's languages that has a catalogue, or else the
    default.
    """
    from companion.text.languages import default_code, find_code

    tags = [_lang_option, *_system_languages(), "C"]
    return next((code for tag in tags if (code := find_code(tag))), None) or default_code()


def _system_languages() -> list[str]:
    """Return the languages that the system asks for, as tags, best first."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    if locale:
        # As in gettext: LANGUAGE is a list, and is ignored if the locale is C.
        several = os.environ.get("LANGUAGE", "").split(":") if locale.split(".")[0] not in ("C", "POSIX") else []
        return [*(tag for tag in several if tag), locale]
    return _windows_languages() if sys.platform == "win32" else []


def _windows_languages() -> list[str]:
    """Return the display language of this Windows user, as tags; Windows sets none of the variables."""
    import ctypes
    import locale

    try:
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
    except (AttributeError, OSError):
        return []
    tag = locale.windows_locale.get(number)
    # Only the language counts here; regions that Python's table lacks share the number of their language.
    main = next((name for code, name in locale.windows_locale.items() if code & 0x3FF == number & 0x3FF), None)
    return [each for each in (tag, main) if each]


def translate_message(id_: str, **params: Param) -> str:
    """Return the message in the language of this terminal."""
    from companion.table.message import say
    from companion.text.words import words

    return words(reader_language()).say(say(id_, **params))


def _translate_click(text: str) -> str:
    """Translate one of Click's texts; an unknown one is returned as it is."""
    id_ = CLICK_MESSAGES.get(text)
    if id_ is None:
        return text
    return translate_message(id_, **{name: f"{{{name}}}" for name in _field_names(text)})


def _translate_plural(singular: str, plural: str, count: int) -> str:
    """Translate one of Click's texts with a count; an unknown one is returned in Click's English."""
    id_ = CLICK_MESSAGES.get(singular)
    if id_ is None:
        return singular if count == 1 else plural
    fields = _field_names(singular if count == 1 else plural)
    # Click's last field names the thing that is counted; its name differs between singular and plural.
    return translate_message(id_, count=count, what=f"{{{fields[-1]}}}", **{name: f"{{{name}}}" for name in fields})


def _field_names(text: str) -> list[str]:
    """Return the names of the placeholders in a text."""
    return [name for _, name, _, _ in string.Formatter().parse(text) if name]


def _patch_click() -> None:
    """Replace Click's gettext functions by ours: gettext would need compiled catalogues."""
    for module in (core, decorators, exceptions, formatting, parser, types):
        for name, ours in (("_", _translate_click), ("ngettext", _translate_plural)):
            if hasattr(module, name):
                setattr(module, name, ours)
    setattr(exceptions, "echo", _echo)  # noqa: B010 - mypy knows no such name there


def _echo(message: str, file: TextIO | None = None, **_: object) -> None:
    """Print an error, with the characters that the terminal has."""
    from companion.text.encoding import show

    show(message, file)


class LanguageChoice(click.Choice[str]):
    """Type of ``--lang``: one of the languages that have a catalogue; the list is read only when it is needed."""

    def __init__(self) -> None:
        super().__init__(())

    @property  # type: ignore[override]
    def choices(self) -> tuple[str, ...]:
        from companion.text.languages import codes

        return codes()

    @choices.setter
    def choices(self, _: object) -> None:
        pass


class WholeNumber(click.IntRange):
    """Type of an integer option, with a translated error."""

    name = "cli-whole-number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number; fail with our message if the value is not a whole number."""
        try:
            int(value)
        except ValueError:
            self.fail(translate_message("cli-no-whole-number", value=str(value)), param, ctx)
        return super().convert(value, param, ctx)


def _translate_metavar(text: str | None) -> str | None:
    """Translate a placeholder such as FILE, if it is a message id."""
    if text and text.lower().startswith("cli-"):
        return translate_message(text.lower())
    return text


class TranslatedOption(click.Option):
    """Option whose help is a message id, translated when it is displayed."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option's line of the help page, translated."""
        original, self.help = self.help, translate_message(self.help) if self.help else self.help
        try:
            return super().get_help_record(ctx)
        finally:
            self.help = original

    def make_metavar(self, ctx: click.Context) -> str:
        return _translate_metavar(super().make_metavar(ctx)) or ""


class TranslatedArgument(click.Argument):
    """Argument whose placeholder is a message id, translated when it is displayed."""

    def make_metavar(self, ctx: click.Context) -> str:
        return _translate_metavar(super().make_metavar(ctx)) or ""

    def get_error_hint(self, ctx: click.Context | None) -> str:
        assert ctx is not None
        return f"'{self.make_metavar(ctx)}'"


class _Formatter(click.HelpFormatter):
    """Formatter of help pages with translated headings."""

    def write_heading(self, heading: str) -> None:
        self.write(f"{' ' * self.current_indent}{translate_message('cli-heading', heading=heading)}\n")


class _Context(click.Context):
    """Context of a command, whose help has our formatter's headings."""

    formatter_class = _Formatter


class TranslatedCommand(click.Command):
    """Command whose help is a message id, translated when it is displayed, as are the words of Click around it."""

    context_class = _Context

    def get_help(self, ctx: click.Context) -> str:
        """Return the command's help page, of characters that the terminal can write."""
        from companion.text.encoding import encoding_of, make_writable

        return make_writable(super().get_help(ctx), encoding_of(sys.stdout))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the command's help, translated."""
        original, self.help = self.help, translate_message(self.help) if self.help else self.help
        try:
            super().format_help_text(ctx, formatter)
        finally:
            self.help = original

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first sentence of the command's help, translated, for the list of commands."""
        original, self.help = self.help, translate_message(self.help) if self.help else self.help
        try:
            return super().get_short_help_str(_MAX_SHORT_HELP)
        finally:
            self.help = original

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option ``--help`` with a translated help."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = translate_message("click-help-help")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line, with a translated word for OPTIONS."""
        original, self.options_metavar = self.options_metavar, translate_message("cli-options")
        try:
            return super().collect_usage_pieces(ctx)
        finally:
            self.options_metavar = original


class ServesByDefault(TranslatedCommand, click.Group):
    """Command group that runs ``serve`` for ``companion`` without a command, or with options only."""

    command_class = TranslatedCommand

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        """Run the command line, in the language of ``--lang`` from the first message on; for that, Click's own texts
        are replaced in the whole process."""
        global _lang_option
        arguments = list(sys.argv[1:] if args is None else args)
        _lang_option = _find_lang_option(arguments)
        _patch_click()
        return super().main(args, *rest, **named)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Insert ``serve`` if no command was given, and turn ``help COMMAND`` into ``COMMAND --help``."""
        own_options = {"-h", "--help", "--version"}
        if args[:1] == ["help"]:
            commands = [arg for arg in args[1:] if arg in self.commands]
            args = [*(commands or [arg for arg in args[1:2] if not arg.startswith("-")])[:1], "--help"]
        elif args[:1] and args[0] in own_options:
            args = args[:1]  # --lang has been read already
        if not args or (args[0].startswith("-") and args[0] not in own_options):
            args = ["serve", *args]
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line, with a translated word for COMMAND."""
        self.subcommand_metavar = translate_message("cli-command")
        return super().collect_usage_pieces(ctx)


def _find_lang_option(args: Sequence[str]) -> str:
    """Return the value of ``--lang`` before Click parses the line: an error in the line needs the language too."""
    for position, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
        if arg == "--lang" and position + 1 < len(args):
            return args[position + 1]
    return ""


option = partial(click.option, cls=TranslatedOption)
argument = partial(click.argument, cls=TranslatedArgument)
