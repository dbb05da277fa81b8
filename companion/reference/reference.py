"""Offers the rules reference to the rest of the program: contents, topics, help pages, search."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from companion.reference.compounds import Compounds
from companion.reference.errors import WrongRules
from companion.reference.index import Index, StemCounts
from companion.reference.loader import GameTopics, games_with_rules, kind_of, read_rules
from companion.reference.markdown import fill_in_examples, split_sentences
from companion.reference.search import Match, best_sentence, find_marks, query_stems, search, stem_shares
from companion.reference.topic import Chapter, Hit, Note, Page, Topic
from companion.reference.vocabulary import words_in
from companion.text.languages import codes, default_code, language

#: Returns a worked example as Markdown, by game, name and language; "" if there is none.
Example = Callable[[str, str, str], str]

#: The factor on the score of a topic that only its text in another language matches (an English question on a French
#: phone).
_OTHER_LANGUAGE_FACTOR: Final = 0.7

#: The share that a hit's score loses if no game was given and its game's texts have no word of the query.
_UNLIKELY_GAME_LOSS: Final = 0.4

#: The share that a hit's score gains at most by its game's share of all topics: a game with more rules is asked about
#: more often.
_LARGE_GAME_GAIN: Final = 0.06

#: How many more hits are fetched per language than wanted, because the same topics may rank differently in each.
_SPARE_HITS: Final = 12


def _no_example(game: str, name: str, lang: str) -> str:
    return ""


class Reference:
    """Rules of all games in all languages, as the screens read and search them.

    Reading and searching are safe from any thread; ``set_notes`` needs exclusive access while it runs. The search index
    is built on the first search or by ``prepare``: this takes several times as long as loading the rules, so no screen
    waits for it.

    Args:
        games: the rules of each game.
        example: computes worked examples; by default they stay empty.

    Raises:
        WrongRules: two games have a topic of the same id, or SQLite has no full-text index.
    """

    def __init__(
        self,
        games: Iterable[GameTopics],
        example: Example = _no_example,
    ) -> None:
        self._games = {rules.game: rules for rules in games}
        self._example = example
        self._topics: dict[tuple[str, str], Topic] = {}
        self._places: dict[tuple[str, str, str], Topic] = {}
        self._indexes: dict[tuple[str, str], Index] = {}
        self._notes: tuple[Note, ...] = ()
        self._note_rows: dict[tuple[str, str], list[int]] = {}
        self._preparing, self._prepared = threading.Lock(), False
        counts = {lang: StemCounts() for lang in codes()}
        self._compounds = {lang: Compounds(lang) for lang in codes() if language(lang).compounds}
        for game, rules in self._games.items():
            for lang in rules.chapters:
                self._indexes[game, lang] = Index(lang, counts[lang], self._compounds.get(lang))
                for topic in self._topics_of(game, lang):
                    self._register(topic, lang)

    def _topics_of(self, game: str, lang: str) -> list[Topic]:
        """Return all topics of a game in a language, in the order of its contents."""
        return [topic for chapter in self._games[game].chapters[lang] for topic in chapter.topics]

    def _register(self, topic: Topic, lang: str) -> None:
        """Add a topic by its id and by the places that it helps. Raises WrongRules if another game has the same id."""
        other = self._topics.setdefault((lang, topic.id), topic)
        if other is not topic:
            raise WrongRules((f"the topic {topic.id} stands in {other.game} and in {topic.game}",))
        for place in topic.helps:
            self._places[topic.game, lang, place] = topic

    def prepare(self) -> None:
        """Build the search index, once; safe from any thread."""
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
                    index.vocabulary.add_synonyms(group)
                index.add(self._topics_of(game, lang))
            self._prepared = True
            self._index_notes()

    def _index_notes(self) -> None:
        """Replace the notes in all indexes by the group's present ones, each with a title."""
        for (game, lang), index in self._indexes.items():
            index.remove(self._note_rows.get((game, lang), ()))
            notes = [self._with_title(note, lang) for note in self._notes if note.game == game]
            self._note_rows[game, lang] = index.add(notes)
        for index in self._indexes.values():
            index.clear_cache()

    @classmethod
    def load(cls, content: Path, example: Example = _no_example) -> Reference:
        """Load the rules of all games that have rules in the content folder.

        Raises:
            WrongRules: with every fault of the first game that has one.
        """
        return cls([read_rules(content, game) for game in games_with_rules(content)], example)

    @property
    def games(self) -> tuple[str, ...]:
        """Return the ids of the games that have rules."""
        return tuple(self._games)

    def contents(self, game: str, lang: str) -> tuple[Chapter, ...]:
        """Return the chapters of a game with their topics, in that language; empty if it has no rules."""
        rules = self._games.get(game)
        return rules.chapters[_served_code(lang)] if rules else ()

    def topic(self, id_: str, lang: str) -> Topic | None:
        """Return the topic of that id in that language; None if there is none (a mistyped link)."""
        return self._topics.get((_served_code(lang), id_))

    def help(self, place: str, lang: str, game: str) -> Topic | None:
        """Return the topic that a "?" at this place opens ("row/free_area", "button/tirage"); None if there is none.

        A component without a topic of its own has the topic of its kind ("tribune/other").
        """
        topic = self._places.get((game, _served_code(lang), place))
        if topic is None and self.component(place, lang, game) is not None:
            return self._places.get((game, _served_code(lang), kind_of(place)))
        return topic

    def component(self, place: str, lang: str, game: str) -> str | None:
        """Return the name of the component at a place; None if there is none about which a group may write a note."""
        rules = self._games.get(game)
        return rules.components.get(_served_code(lang), {}).get(place) if rules else None

    def place_name(self, place: str, lang: str, game: str) -> str:
        """Return the name of a place: its topic's title, else the component's name, else the place's id."""
        topic = self.help(place, lang, game)
        if topic is not None and place in topic.helps:
            return topic.title
        return self.component(place, lang, game) or place

    def address(self, place: str, game: str) -> str | None:
        """Return the address of the help page for a place (see :class:`Page`); None if there is none."""
        topic = self.help(place, default_code(), game)
        if topic is None:
            return None
        return topic.id if place in topic.helps else f"{game}/{place}"

    def page(self, address: str, lang: str) -> Page | None:
        """Return the help page at an address; None if there is none (a mistyped link)."""
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
        """Return the places of the components that a topic is about, in the order of the box."""
        rules = self._games[topic.game]
        return tuple(
            place
            for place in rules.components.get(topic.lang, {})
            if (helping_topic := self.help(place, topic.lang, topic.game)) is not None and helping_topic.id == topic.id
        )

    def places(self, game: str) -> frozenset[str]:
        """Return all places of a game for which there is a topic."""
        return frozenset(place for of_game, _, place in self._places if of_game == game)

    def neighbours(self, topic: Topic) -> tuple[Topic | None, Topic | None]:
        """Return the topics before and after this one in the table of contents; None at its ends."""
        all_ = [each for chapter in self.contents(topic.game, topic.lang) for each in chapter.topics]
        at = next(number for number, each in enumerate(all_) if each.id == topic.id)
        return (all_[at - 1] if at else None), (all_[at + 1] if at + 1 < len(all_) else None)

    def text(self, topic: Topic) -> str:
        """Return the topic's body as Markdown, with its worked examples computed now."""
        return fill_in_examples(topic.body, lambda name: self._example(topic.game, name, topic.lang))

    def set_notes(self, notes: Iterable[Note]) -> None:
        """Replace all notes of the group by these; a search finds them like topics, in every language."""
        self._notes = tuple(notes)
        if self._prepared:
            self._index_notes()

    def _with_title(self, note: Note, lang: str) -> Note:
        """Return the note with a title: its own, or the name of its place."""
        return replace(note, title=note.title or self.place_name(note.about, lang, note.game))

    def search(
        self, query: str, lang: str, game: str | None = None, limit: int = 10, before: str | None = None
    ) -> tuple[Hit, ...]:
        """Return the hits for a query, best first, after building the index if it is not built yet; empty for an empty
        query. It never fails, whatever the query contains.

        Args:
            query: a word, the beginning of one, a question or a number, in any of the languages.
            lang: the language of titles and sentences.
            game: search only this game.
            limit: the largest number of hits.
            before: the game whose hits come first; in other games, words are then not guessed.
        """
        self.prepare()
        lang, limit = _served_code(lang), max(0, limit)
        best: dict[str, tuple[float, Match, str]] = {}
        game_factors = self._game_factors(query, lang) if game is None and before is None else {}
        for (index_game, index_lang), index in self._indexes.items():
            if game is not None and index_game != game:
                continue
            for match in search(
                index, query, guessing=index_lang == lang and before in (None, index_game), most=limit + _SPARE_HITS
            ):
                score = (
                    match.score
                    * game_factors.get(index_game, 1.0)
                    * (1.0 if index_lang == lang else _OTHER_LANGUAGE_FACTOR)
                )
                id_ = match.entry.source.id
                if id_ not in best or score > best[id_][0]:
                    best[id_] = (score, match, index_lang)
        folded_query = query.strip().casefold()
        ranked = sorted(best.values(), key=lambda each: _sort_key(each[1], each[0], folded_query, before))
        return tuple(
            self._make_hit(score, match, index_lang, lang, query) for score, match, index_lang in ranked[:limit]
        )

    def _game_factors(self, query: str, lang: str) -> dict[str, float]:
        """Return, for a query without a game, a factor on the scores of each game: the fewer of the words a game's
        texts have, the lower it is. A game with more topics gains a little."""
        shares_by_game = {
            index_game: stem_shares(index, query)
            for (index_game, index_lang), index in self._indexes.items()
            if index_lang == lang
        }
        highest_shares = [max(each) for each in zip(*shares_by_game.values(), strict=True)]
        total = sum(map(_information, highest_shares))
        topic_count = sum(len(self._topics_of(index_game, lang)) for index_game in shares_by_game)
        factors = {}
        for index_game, shares in shares_by_game.items():
            information = sum(
                _information(top) * (share / top) ** 0.5
                for share, top in zip(shares, highest_shares, strict=True)
                if top
            )
            fit = 1 - _UNLIKELY_GAME_LOSS * (1 - information / total) if total else 1.0
            factors[index_game] = fit * (1 + _LARGE_GAME_GAIN * len(self._topics_of(index_game, lang)) / topic_count)
        return factors

    def _make_hit(self, score: float, match: Match, matched_lang: str, lang: str, query: str) -> Hit:
        """Make the hit of a match: its title, and the sentence that answers best, in the reader's language ``lang``.

        ``matched_lang``: the language of the text that matched.
        """
        entry, source = match.entry, match.entry.source
        index, own_index = self._indexes[source.game, matched_lang], self._indexes[source.game, lang]
        stems = query_stems(own_index, query)
        sentence = best_sentence(index, entry, match.stems)
        if isinstance(source, Note):
            title = source.title if matched_lang == lang else self.place_name(source.about, lang, source.game)
            marks = find_marks(sentence, index, stems)
            return Hit(source.id, source.game, title, sentence, score, note=True, marks=marks)
        if matched_lang != lang:
            # The match is in another language: show the sentence at the same position in the reader's language.
            topic = self._topics[lang, source.id]
            texts = [each.text for each in entry.sentences]
            own_sentences = split_sentences(topic.body)
            sentence, source = (
                own_sentences[texts.index(sentence)] if len(own_sentences) == len(texts) else own_sentences[0],
                topic,
            )
        marks = find_marks(sentence, own_index, stems)
        return Hit(source.id, source.game, source.title, sentence, score, marks=marks)


def _information(share: float) -> float:
    """Return the weight of a word of the query for guessing which game it is about: the rarer the word, the higher.

    ``share``: of texts with the word, in the game where it is commonest.
    """
    return 1.0 - math.log(share) if share else 0.0


def _sort_key(match: Match, score: float, folded_query: str, before: str | None) -> tuple[bool, bool, float]:
    """Return the sort key of a match: the topic with the id of the query first, then the preferred game, then by
    score."""
    source = match.entry.source
    return source.id != folded_query, before is not None and source.game != before, -score


def _served_code(lang: str) -> str:
    """Return the code of the reference's language for a reader's tag."""
    return language(lang).code
