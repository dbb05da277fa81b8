"""Words that stand in any question and tell nothing about it, folded; and numbers as words."""

from __future__ import annotations

from typing import Final

_FRENCH: Final = """
a afin ai ainsi alors apres as au aucun aucune aussi autre aux avec avez avoir avons ayant bien c ca ce cela celle
celles celui ces cet cette chez ci comme comment d dans de des deja doit doivent dois donc du elle elles en encore es
est et etait etant etes etre eu eux fait faire faut font il ils j je jusqu l la laquelle le lequel les leur leurs lors
lorsque lui m ma mais me meme mes moi mon n ne ni nos notre nous on ont ou oui par parce pas passe passer pendant peu
peut peuvent peux plus pour pourquoi pouvez pouvoir puis puisque qu quand que quel quelle quelles quels quelqu qui
quoi s sa se sera ses si soit son sont suis sur t ta te tes toi ton tous tout toute toutes tres tu un une va vais veut
veux voici voila vos votre vous vraiment vrai y etes combien faites ete arrive quelque quelques chose possible besoin
cas joue jouer joues jouez jouent jouons avant monde soient entre assez marche marchent
"""
_ENGLISH: Final = """
a about after all also am an and any are as at be because been before being both but by can cannot could did do does
doing don each else for from get gets getting go goes had happen happens has have having he her here him his how i if
in into is isn it its just let ll many may me might mine much must my need not of off on one only or other our
own please possible re s shall she should so some something still such t than that the their them then there
these they this those to too under until up us use ve very was we were what when where which while who whom whose why
will with would you your yours per play playing plays case work works
"""
_GERMAN: Final = """
aber alle als am an auch auf aus bei bin bis da dann darf das dass dem den der des die doch du durch ein eine einem
einen einer es fur gibt hat haben ich ihr im in ist ja kann mein mit muss nach nicht noch nur ob oder sein sich sie sind
so uber um und uns von vor wann warum was wenn wer werden wie wir wird wo zu zum zur
"""

#: By language. Questions like "how many" are here too: what they ask about stands in the other words.
STOP_WORDS: Final[dict[str, frozenset[str]]] = {
    "fr": frozenset(_FRENCH.split()),
    "en": frozenset(_ENGLISH.split()),
    "de": frozenset(_GERMAN.split()),
}

#: "One" is left out: it is an article or a pronoun more often than a number.
NUMBERS: Final[dict[str, dict[str, str]]] = {
    "fr": {
        "deux": "2", "trois": "3", "quatre": "4", "cinq": "5", "six": "6", "sept": "7", "huit": "8", "neuf": "9",
        "dix": "10", "onze": "11", "douze": "12", "treize": "13", "quatorze": "14", "quinze": "15", "zero": "0",
    },
    "en": {
        "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
        "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13", "fourteen": "14", "fifteen": "15", "zero": "0",
    },
    "de": {
        "zwei": "2", "drei": "3", "vier": "4", "funf": "5", "sechs": "6", "sieben": "7", "acht": "8", "neun": "9",
        "zehn": "10", "elf": "11", "zwolf": "12", "null": "0",
    },
}  # fmt: skip
