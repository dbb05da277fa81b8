## Einstellungen einer Partie: Modi, Optionen, Hausregeln, Fortschritt

game-redac-chef = Rédac' Chef (Druckfrisch)
mode-classic = Klassisch
mode-advanced = Fortgeschritten
mode-solo = Solo
mode-puzzle = Puzzle
mode-family = Familie
mode-turn-by-turn = Zug um Zug
mode-newsroom = Redaktion

options-flash = Eilmeldungen
options-flash-note = Eine Karte pro Tag, aufgedeckt, bevor ihr die Aufmacher wählt.
options-powers = Fähigkeiten der Charaktere
options-powers-note = Wilbur und Jazz ändern die Wertung; die anderen Fähigkeiten wendet ihr selbst an.

options-progress = Szenarien und Erfolge
options-progress-kind = { $kind ->
    [achievements] Erfolge
    [rule-changes] Regeländerung
    [scenarios] Szenario
   *[none] Ohne
}
options-progress-rule-change = Regeländerung { $number }
options-progress-scenario = Szenario { $number }
options-progress-note = { $kind ->
    [achievements] Am Ende zeigt Companion, welche Erfolge ihr geschafft habt.
    [rule-changes] Eine Regel ist die ganze Partie lang anders. Companion legt fest: Wer sie bis zum Schluss einhält, hat es geschafft.
    [scenarios] Charakter, Aufmacher und Karten stehen fest; alle haben dieselben Ziele.
   *[none] Eine Partie ohne Szenarien und Erfolge.
}
rule-change = { $number ->
    [1] Der Weißraum wird nicht verglichen: Jedes leere Feld kostet 1 Punkt.
    [2] Jede Runde dauert 2:00.
    [3] Dreh deine Titelseite zur Tischmitte: Für dich stehen alle Plättchen auf dem Kopf.
    [4] Das erste „Druck!“ beendet die Runde für alle. Companion legt fest: Die anderen nehmen die übrigen Redaktionsschluss-Marker.
    [5] Nach jeder Runde kommen die Anzeigen auf den Titelseiten aus dem Spiel.
    [6] Ein Plättchen auf der Titelseite darf nicht mehr bewegt werden.
   *[7] In der Layoutphase legst du nur mit einer Hand.
}
scenario-level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
scenario-is = Szenario { $number } mit { $character }.
scenario-wants = Ziel: { points-said } und { $dollars } $ Werbeeinnahmen.
scenario-extra = { $kind ->
    [mood_loss_total_at_most] Dazu: insgesamt höchstens { value-said } durch Stimmung verlieren.
    [no_mood_loss_any_round] Dazu: in keiner Runde Punkte durch Stimmung verlieren.
    [free_area_points_each_round_at_least] Dazu: in jeder Runde mindestens { value-said } für Weißraum.
    [photos_total_at_least] Dazu: insgesamt mindestens { value-said } mit Fotos.
    [articles_total_at_least] Dazu: insgesamt mindestens { value-said } mit Artikeln.
    [tribune_total_at_least] Dazu: insgesamt mindestens { value-said } mit Aufmachern.
    [no_face_down_tile] Dazu: kein verdecktes Plättchen.
   *[no_surplus_any_round] Dazu: in keiner Runde Überschuss.
}
scenario-day = { $day }: Aufmacher { $tribune }, Eilmeldung Nr. { $flash }
character = { $character ->
    [wilbur] Wilbur Sidé
    [renaud] Renaud Goupil
    [jazz] Jazz Lahaz
    [danae] Danaé Tritus
    [ursule] Ursule Hotte
   *[benoit] Benoît Zhette
}
character-whose = Charaktere
character-none = keiner
character-of = { $name }: { $character }

rulings-summary = Weißraum bei allen gleich: { $tied }
rulings-summary-gap = . Zu zweit kostet ein Abstand bis { $dollars } $ nichts
rulings-now = Eine Änderung gilt sofort, auch für schon gezählte Runden. Ihr könnt sie rückgängig machen.
ruling-tied-title = Alle haben gleich viel Weißraum
ruling-tied-note = Die Regel sagt nicht, was gilt, wenn der Weißraum bei allen gleich groß ist.
ruling-tied = { $choice ->
    [smallest] je +3
    [middle] je +1
   *[largest] je −1
}
ruling-gap-title = Abstand der Einnahmen zu zweit
ruling-gap-note = Wer am Ende um mehr als diesen Abstand zurückliegt, verliert 10 Punkte; genau dieser Abstand kostet nichts.
ruling-gap = { $dollars } $
ruling-usual = Standard: { $usual }
where-ready = { $day }, startbereit
where-round = { $day }, die Runde läuft
where-count = { $day }, es wird gezählt
where-between = { $day } gezählt, gleich geht es weiter
where-result = Partie beendet
undo-ticked = Häkchen von { $name }

# Zahlen in einem Satz.
points-said = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
value-said = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
