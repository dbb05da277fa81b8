## Der Tisch

election-millions = { $minus ->
    [true] −{ $whole },{ $tenths } Mio.
   *[false] { $whole },{ $tenths } Mio.
}
election-phase-name = { $phase ->
    [first] Kandidaturen
    [second] Erster Wahlgang
   *[third] Stichwahl
}
election-time = { $over ->
    [true] { $minutes } min über der Zeit
   *[false] Noch { $minutes } min
}
election-dares-drawn = Gezogene Mutproben: { $count } / { $of }
election-direction = { $backwards ->
    [true] Spielrichtung ändern (jetzt: gegen den Uhrzeigersinn)
   *[false] Spielrichtung ändern (jetzt: im Uhrzeigersinn)
}
election-part = { $part ->
    [deal] Karten neu verteilt
    [hand] Hand tauschen
   *[again] Noch ein Zug
}

## Eine Karte legen

election-dare = Zur Mutprobe herausfordern
election-clef-cards = Schlüsselkarte
election-not-now = { $phase ->
    [third] Nicht mehr spielbar: { $cards }.
   *[other] Noch nicht spielbar: { $cards }.
}
election-which-card = Welche Karte?
election-on-whose = In welches Büro?
election-how-many = { $minus ->
    [true] { $card }: Wie viele Stimmen kostet sie?
   *[false] { $card }: Wie viele Stimmen?
}
election-dare-note = Dafür braucht ihr eine Stimmenkarte mit 500.000 Stimmen und Mutprobe. Diese 500.000 Stimmen zählen dann nicht.
election-dare-who = Wen fordert { $name } heraus?
election-dare-text = Text (wenn ihr wollt)
election-dare-on = { $one } fordert { $other } heraus
election-dare-met = Bestanden: Die Stimmen gehen an { $name }
election-dare-failed = Nicht bestanden: Die Stimmen gehen an { $name }
election-countdown = Ein Timer für die Mutprobe?

## Das Stimmenziel

election-threshold = { $phase ->
    [third] Stimmenziel der Stichwahl
   *[other] Stimmenziel im ersten Wahlgang
}
election-threshold-set = Stimmenziel festlegen
election-threshold-change = Stimmenziel ändern
election-threshold-other = Anderer Wert (in Stimmen)
election-threshold-is = Festgelegt auf { $votes }
election-abstention = Enthaltungskarte
election-override = Von der Regel abweichen
election-override-note = Jeder Wert wird angenommen.
election-gauge = { $done ->
    [true] Stimmenziel erreicht
   *[false] noch { $lacking }
}

## Die Büros

election-clef-board = Schlüssel { $laid } / { $of } · Unterschriften { $signed } / { $wanted }
election-finalist = in der Stichwahl
election-out = ausgeschieden
election-loses-turn = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
election-line-card = { $card ->
    [suffrages] Stimmen
    [evenement-plus] Ereignis (+)
    [evenement-moins] Ereignis (−)
    [faux-ami] Falscher Freund
    [coup-fourre] Tiefschlag
    [orateur] Redner
    [boulet] Klotz am Bein
    [leche-bottes] Schleimer
    [gage] Mutprobe
   *[autre] Andere Karte
}
election-no-cards = Keine Karten mit Stimmen.
election-candidate = Kandidatenkarte
election-penalty = 5 Karten auf der Hand: aussetzen

## Vorrechte und Gleichstand

election-privileges = { $phase ->
    [third] { $name } hat den ersten Wahlgang gewonnen
   *[other] { $name } hat die erste Phase gewonnen
}
election-no-faux-ami = Kein falscher Freund in diesem Büro.
election-shed-faux-ami = Falschen Freund loswerden ({ $votes })
election-no-boulet = Der Klotz ist nicht im Spiel.
election-boulet-on = Der Klotz liegt bei { $name }. Verschieben zu:
election-sets-threshold = { $phase ->
    [third] Stimmenziel der Stichwahl festlegen
   *[other] Stimmenziel des ersten Wahlgangs festlegen
}
election-hand-note = Nur einmal: unerwünschte Karten abwerfen und ebenso viele ziehen, ohne hinzusehen.
election-again-note = Der Zug geht weiter.
election-tie-title = Gleichstand
election-tie-how = { $count ->
    [one] { $names } ziehen Mutproben, bis jemand scheitert. Wer kommt in die Stichwahl? Tippt einen Namen an.
   *[other] { $names } ziehen Mutproben, bis jemand scheitert. Wer kommt in die Stichwahl? Tippt { $count } Namen an.
}

## Eine Karte mit einem Tippen

election-plus = +{ $votes }
election-attack = Angreifen
election-attack-whose = Wen greift { $name } an?
election-lay-other = Andere Karte legen
election-lay-for = Gespielt von { $name } · Ändern
election-answer = { $answer } · Ändern
election-without-votes = Keine Stimmen
election-votes-hint = Zahlen bis 999 stehen für Millionen: 2 ergibt 2.000.000.
election-override-card-note = Alle Karten werden angeboten. Der Wertungsbogen vermerkt, dass die Karte von der Regel abweicht.
election-override-dare-note = Die Mutprobe wird angenommen. Der Wertungsbogen vermerkt es.
election-remove = Wegnehmen: { $card }
election-still-first = Noch ohne Kandidatur: { $names }.
election-gauge-clef = genug Stimmen, Schlüsselkarten fehlen

## Zwischen den Wahlgängen

election-deal-title = Ende des ersten Wahlgangs
election-deal-desks = In der Stichwahl: { $names }. Ihre Büros bleiben, räumt die anderen weg.
election-deal-hands = Legt alle Handkarten zurück in den Nachziehstapel.
election-deal-shuffle = { $name } mischt den ganzen Nachziehstapel und gibt allen { $hand } Karten.
election-deal-done = Karten verteilt

## Eine gewonnene Wahl korrigieren

election-by-default = { $name } gewinnt ohne Gegner, ohne das Stimmenziel zu erreichen. Kommt noch jemand in die Stichwahl? Tippt einen Namen an.

## Die Spielzeit

election-session = Dauer ändern
election-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
election-time-paused = { $time }, angehalten
election-race-clef = { $laid } / { $of } Schlüsselkarten

## Die Säulen und die Knöpfe unten

election-goal = Stimmenziel: { $votes }
election-act-dare = Mutprobe
election-act-other = Andere Karte
election-act-discard = Abwerfen
election-finalists-title = In der Stichwahl
election-millions-brief = { $minus ->
    [true] −{ $whole },{ $tenths }
   *[false] { $whole },{ $tenths }
}
