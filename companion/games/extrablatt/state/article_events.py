"""Defines what happens to articles and to the dispatches that they are about.

Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Self

from pydantic import model_validator

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.base import ExtrablattEvent, read_thing
from companion.games.extrablatt.state.dispatches import check_dispatch, dispatches_of
from companion.games.extrablatt.state.misfits import find_misfit, find_overflow
from companion.games.extrablatt.state.play import PlacedArticle, Play, next_number
from companion.table.message import Message, Param, say
from companion.table.seats import NAME_LENGTH, clean_text
from companion.table.similar_names import find_same
from companion.table.state import TableState


class ArticleEvent(ExtrablattEvent, shared=True):
    """Is the base of the events that say how an article lies."""

    article: Article

    @model_validator(mode="before")
    @classmethod
    def _from_journal(cls, raw: Any) -> Any:
        """Read it from a journal."""
        return read_thing(raw, "article", Article, "player")

    def spell(self, play: Play) -> Article:
        """Return the article with its dispatch as it was written first: capitals make no new one."""
        text = clean_text(self.article.dispatch)
        return replace(self.article, dispatch=find_same(text, dispatches_of(play)) or text)

    def words(self) -> dict[str, Param]:
        """Return the dispatch and the size."""
        return {"dispatch": self.article.dispatch, "size": self.article.size}


class ArticleWritten(ArticleEvent, tag="article-written"):
    """Notes that a player wrote an article (or laid a photo); its marker where somebody typed it, else the clock tells
    it by the ``hour``. ``number`` and ``hour`` come from the table, whatever is sent; ``unnamed``: its dispatch has but
    a number, which is no name to be kept."""

    is_action: ClassVar[bool] = True
    number: int = 0
    hour: int = 0
    unnamed: bool = False

    @property
    def seat(self) -> str:
        """Return who wrote it."""
        return self.article.player

    def complete(self, play: Play) -> Self:
        """Give it a number, and the present hour."""
        known = {"article": self.spell(play), "number": next_number(play.placed), "hour": play.hour}
        return self.model_copy(update=known)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what the paper cannot hold."""
        if play.find_article(self.number) is not None:
            return say("extrablatt-number-taken")
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, self.article)
        return why or check_dispatch(play, self.article, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Put the article in the paper."""
        return replace(play, placed=(*play.placed, PlacedArticle(self.number, self.hour, self.article)))


class ArticleCorrected(ArticleEvent, tag="article-corrected"):
    """Corrects an article that was entered: holds the whole article, which stays in the same player's paper with the
    same duck."""

    number: int

    def complete(self, play: Play) -> Self:
        """Spell its dispatch as before."""
        return self.model_copy(update={"article": self.spell(play)})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what the paper cannot hold."""
        lies = play.find_article(self.number)
        if lies is None:
            return say("extrablatt-no-article")
        freed = lies.article.size if lies.article.headline else 0
        after = replace(self.article, player=lies.article.player)
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, after, freed)
        return why or check_dispatch(play.without_article(self.number), after, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Replace the article."""
        return play.with_article(self.number, lambda was: replace(self.article, player=was.player, duck=was.duck))


class ArticleTaken(ExtrablattEvent, tag="article-taken"):
    """Removes an article that was entered by mistake."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where there is no such article, or where its photo would be left without it."""
        if play.find_article(self.number) is None:
            return say("extrablatt-no-article")
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Remove the article."""
        return play.without_article(self.number)


class DispatchRenamed(ExtrablattEvent):
    """Corrects the name of a dispatch, in all papers."""

    was: str
    name: str

    def complete(self, play: Play) -> Self:
        """Take the spelling of a known dispatch, if the new name is one."""
        text = clean_text(self.name)
        others = (one for one in dispatches_of(play) if one != self.was)
        return self.model_copy(update={"name": find_same(text, others) or text})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse to rename an unknown dispatch, and a name that does not fit."""
        if self.was not in dispatches_of(play):
            return say("extrablatt-no-dispatch", dispatch=self.was)
        if not 1 <= len(self.name) <= NAME_LENGTH:
            return say("fault-length", least=1, most=NAME_LENGTH, found=len(self.name))
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Rename it wherever it lies."""
        for one in play.placed:
            if one.article.dispatch == self.was:
                play = play.with_article(one.number, lambda was: replace(was, dispatch=self.name))
        return play

    def words(self) -> dict[str, Param]:
        """Return both names."""
        return {"was": self.was, "dispatch": self.name}


class DispatchesRemoved(ExtrablattEvent, tag="dispatches-removed"):
    """Notes that a player removed one or two dispatches from the display."""

    is_action: ClassVar[bool] = True
    seat: str
    count: int = 1

    @property
    def cards(self) -> int:
        """Return those removed."""
        return self.count

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any other number."""
        return None if self.count in (1, 2) else say("extrablatt-remove-count")
