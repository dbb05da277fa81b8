"""The rules reference as the rest of the program sees it: contents, topics, search."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from companion.reference.compounds import Compounds
from companion.reference.errors import WrongRules
from companion.reference.index import Counts, Index
from companion.reference.markdown import sentences, with_examples
from companion.reference.reading import GameRules, games_with_rules, kind_of, read_rules
from companion.reference.search import Found, asked_for, best_sentence, marks, search, shares
from companion.reference.topic import Chapter, Hit, Note, Page, Topic
from companion.reference.vocabulary import words_in
from companion.text.languages import codes, house, language

#: Makes the Markdown of a worked example: of this game, by name, in this language. "" where there is none.
Example = Callable[[str, str, str], str]

#: What a topic is worth that only another language's text matches: an English question asked on a French phone.
_OTHER_LANGUAGE: Final = 0.7

#: What an answer loses, where no game is named, whose game has no word of the question.
_UNLIKELY: Final = 0.4

#: What an answer gains from its game having all the topics there are: of two that fit as well, that of the game with
#: more rules is asked for more often.
_LARGER: Final = 0.06

#: How many more hits are looked at in each language, because the same topics may stand there in another order.
_SPARE: Final = 12


def _no_example(game: str, name: str, lang: str) -> str:
    return ""


class Reference:
    """The rules of all games in all languages.

    Reading and searching change nothing that is seen and may be done from any thread; ``set_notes`` must have the
    reference to itself for its moment. What only the search needs is made when it is first asked, or by ``prepare``:
    that takes several times as long as all the rest, and no screen waits for it.

    Args:
        games: the rules of each.
        example: computes worked examples; without it their places stay empty.

    Raises:
        WrongRules: two games have a topic of the same id, or there is no full-text index on this machine.
    """

    def __init__(
        self,
        games: Iterable[GameRules],
        example: Example = _no_example,
    ) -> None:
        self._games = {rules.game: rules for rules in games}
        self._example = example
        self._topics: dict[tuple[str, str], Topic] = {}
        self._places: dict[tuple[str, str, str], Topic] = {}
        self._indexes: dict[tuple[str, str], Index] = {}
        self._notes: tuple[Note, ...] = ()
        self._found_notes: dict[tuple[str, str], list[int]] = {}
        self._preparing, self._prepared = threading.Lock(), False
        everywhere = {lang: Counts() for lang in codes()}
        self._compounds = {lang: Compounds(lang) for lang in codes() if language(lang).compounds}
        for game, rules in self._games.items():
            for lang in rules.chapters:
                self._indexes[game, lang] = Index(lang, everywhere[lang], self._compounds.get(lang))
                for topic in self._topics_of(game, lang):
                    self._take(topic, lang)

    def _topics_of(self, game: str, lang: str) -> list[Topic]:
        return [topic for chapter in self._games[game].chapters[lang] for topic in chapter.topics]

    def _take(self, topic: Topic, lang: str) -> None:
        other = self._topics.setdefault((lang, topic.id), topic)
        if other is not topic:
            raise WrongRules((f"the topic {topic.id} stands in {other.game} and in {topic.game}",))
        for place in topic.helps:
            self._places[topic.game, lang, place] = topic

    def prepare(self) -> None:
        """Make what only the search needs, once; from any thread."""
        with self._preparing:
            if self._prepared:
                return
            for lang, compounds in self._compounds.items():
                for game in self._games:
                    for topic in self._topics_of(game, lang):
                        for text in (topic.title, *topic.terms, *topic.asked, topic.body):
                            compounds.learn(words_in(text))
            for (game, lang), index in self._indexes.items():
                for group in self._games[game].synonyms.get(lang, ()):
                    index.vocabulary.alike(group)
                index.add(self._topics_of(game, lang))
            self._prepared = True
            self._index_notes()

    def _index_notes(self) -> None:
        for (game, lang), index in self._indexes.items():
            index.remove(self._found_notes.get((game, lang), ()))
            notes = [self._titled(note, lang) for note in self._notes if note.game == game]
            self._found_notes[game, lang] = index.add(notes)
        for index in self._indexes.values():
            index.forget()

    @classmethod
    def load(cls, content: Path, example: Example = _no_example) -> Reference:
        """The reference of all games that have rules under that content root.

        Raises:
            WrongRules: with every fault of the first game that has one.
        """
        return cls([read_rules(content, game) for game in games_with_rules(content)], example)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that have rules."""
        return tuple(self._games)

    def contents(self, game: str, lang: str) -> tuple[Chapter, ...]:
        """The table of contents of a game: its chapters with their topics. Empty where it has no rules."""
        rules = self._games.get(game)
        return rules.chapters[_known(lang)] if rules else ()

    def topic(self, id_: str, lang: str) -> Topic | None:
        """The topic of that id; None where there is none (a mistyped link)."""
        return self._topics.get((_known(lang), id_))

    def help(self, place: str, lang: str, game: str) -> Topic | None:
        """The topic that a "?" at this place opens ("row/free_area", "button/tirage"); None where nothing helps.

        A component without a topic of its own has that of its kind ("tribune/other").
        """
        own = self._places.get((game, _known(lang), place))
        if own is None and self.component(place, lang, game) is not None:
            return self._places.get((game, _known(lang), kind_of(place)))
        return own

    def component(self, place: str, lang: str, game: str) -> str | None:
        """The name of the component at that place; None where there is none that a group may note."""
        rules = self._games.get(game)
        return rules.components.get(_known(lang), {}).get(place) if rules else None

    def named(self, place: str, lang: str, game: str) -> str:
        """What a place is called: by its own topic, else as a component, else by its id."""
        topic = self.help(place, lang, game)
        if topic is not None and place in topic.helps:
            return topic.title
        return self.component(place, lang, game) or place

    def address(self, place: str, game: str) -> str | None:
        """What a link to the help at that place holds; None where nothing helps."""
        topic = self.help(place, house(), game)
        if topic is None:
            return None
        return topic.id if place in topic.helps else f"{game}/{place}"

    def page(self, address: str, lang: str) -> Page | None:
        """What stands at that address; None where nothing does (a mistyped link)."""
        topic = self.topic(address, lang)
        if topic is None:
            game, _, place = address.partition("/")
            topic = self.help(place, lang, game)
            name = self.component(place, lang, game)
            if topic is None or name is None:
                return None
            if place not in topic.helps:
                return Page(address, name, topic, (place,))
        return Page(topic.id, topic.title, topic, self._components_of(topic))

    def _components_of(self, topic: Topic) -> tuple[str, ...]:
        """The components that a topic is about, in the order of the box."""
        rules = self._games[topic.game]
        return tuple(
            place
            for place in rules.components.get(topic.lang, {})
            if (own := self.help(place, topic.lang, topic.game)) is not None and own.id == topic.id
        )

    def places(self, game: str) -> frozenset[str]:
        """All places of a game that have a topic."""
        return frozenset(place for of_game, _, place in self._places if of_game == game)

    def neighbours(self, topic: Topic) -> tuple[Topic | None, Topic | None]:
        """The topics before and after this one in the table of contents."""
        all_ = [each for chapter in self.contents(topic.game, topic.lang) for each in chapter.topics]
        at = next(number for number, each in enumerate(all_) if each.id == topic.id)
        return (all_[at - 1] if at else None), (all_[at + 1] if at + 1 < len(all_) else None)

    def text(self, topic: Topic) -> str:
        """The topic's body as Markdown, worked examples computed now."""
        return with_examples(topic.body, lambda name: self._example(topic.game, name, topic.lang))

    def set_notes(self, notes: Iterable[Note]) -> None:
        """These are the group's notes from now on; they are found like topics, in every language."""
        self._notes = tuple(notes)
        if self._prepared:
            self._index_notes()

    def _titled(self, note: Note, lang: str) -> Note:
        return replace(note, title=note.title or self.named(note.about, lang, note.game))

    def search(
        self, query: str, lang: str, game: str | None = None, limit: int = 10, before: str | None = None
    ) -> tuple[Hit, ...]:
        """What answers the query, best first; nothing for an empty one, and never an error, whatever it holds.

        Args:
            query: a word, a beginning of one, a question, a number, in any of the languages.
            lang: of titles and sentences.
            game: search this game only.
            limit: most hits.
            before: this game's hits come before all others; in those, nothing is guessed then.
        """
        self.prepare()
        lang, limit = _known(lang), max(0, limit)
        best: dict[str, tuple[float, Found, str]] = {}
        likely = self._likely(query, lang) if game is None and before is None else {}
        for (of, other), index in self._indexes.items():
            if game is not None and of != game:
                continue
            for found in search(index, query, guessing=other == lang and before in (None, of), most=limit + _SPARE):
                score = found.score * likely.get(of, 1.0) * (1.0 if other == lang else _OTHER_LANGUAGE)
                id_ = found.entry.source.id
                if id_ not in best or score > best[id_][0]:
                    best[id_] = (score, found, other)
        named = query.strip().casefold()
        ranked = sorted(best.values(), key=lambda each: _order(each[1], each[0], named, before))
        return tuple(self._hit(score, found, other, lang, query) for score, found, other in ranked[:limit])

    def _likely(self, query: str, lang: str) -> dict[str, float]:
        """What an answer of each game is worth where none is named: less where its texts have less of the words."""
        words = {of: shares(index, query) for (of, other), index in self._indexes.items() if other == lang}
        most = [max(each) for each in zip(*words.values(), strict=True)]
        all_of_it = sum(map(_tells, most))
        topics = sum(len(self._topics_of(of, lang)) for of in words)
        worth = {}
        for of, found in words.items():
            had = sum(_tells(top) * (share / top) ** 0.5 for share, top in zip(found, most, strict=True) if top)
            fit = 1 - _UNLIKELY * (1 - had / all_of_it) if all_of_it else 1.0
            worth[of] = fit * (1 + _LARGER * len(self._topics_of(of, lang)) / topics)
        return worth

    def _hit(self, score: float, found: Found, matched: str, lang: str, query: str) -> Hit:
        entry, source = found.entry, found.entry.source
        index, own_index = self._indexes[source.game, matched], self._indexes[source.game, lang]
        asked = asked_for(own_index, query)
        sentence = best_sentence(index, entry, found.stems)
        if isinstance(source, Note):
            title = source.title if matched == lang else self.named(source.about, lang, source.game)
            found_at = marks(sentence, index, asked)
            return Hit(source.id, source.game, title, sentence, score, note=True, marks=found_at)
        if matched != lang:
            # The words are another language's: the same sentence in the reader's, as both texts go side by side.
            topic = self._topics[lang, source.id]
            texts = [each.text for each in entry.sentences]
            own = sentences(topic.body)
            sentence, source = own[texts.index(sentence)] if len(own) == len(texts) else own[0], topic
        found_at = marks(sentence, own_index, asked)
        return Hit(source.id, source.game, source.title, sentence, score, marks=found_at)


def _tells(share: float) -> float:
    """What a word tells about the game that is meant, by the share of texts that have it where it is most common."""
    return 1.0 - math.log(share) if share else 0.0


def _order(found: Found, score: float, named: str, before: str | None) -> tuple[bool, bool, float]:
    source = found.entry.source
    return source.id != named, before is not None and source.game != before, -score


def _known(lang: str) -> str:
    """The language of the reference that serves a reader of that one."""
    return language(lang).code
