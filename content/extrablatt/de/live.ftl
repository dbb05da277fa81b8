## Der Tisch

extrablatt-strap = { $hour ->
    [0] vor 1 Uhr
   *[other] { $hour } Uhr
}
extrablatt-strap-lays = { $lays ->
    [ad] Anzeigen
   *[duck] Enten
}
extrablatt-turn-note = { $acted ->
    [true] Extra eingesetzt: zwei Aktionen · Extras: { $extras }
   *[false] Extras: { $extras }
}
extrablatt-write = Artikel schreiben
extrablatt-remove = Meldungen entfernen
extrablatt-take = Duell: Zeitmotor nehmen
extrablatt-remove-note = Eine oder zwei Meldungen unten aus den Spalten, nie einen Zeitmotor.
extrablatt-remove-n = { $count ->
    [one] { $count } Meldung
   *[other] { $count } Meldungen
}
extrablatt-name-domain = Für welches Ressort ist die Ente?
extrablatt-no-domain = Du hast noch keinen Artikel und kannst kein Ressort nennen.
extrablatt-against = Gegen wen?
extrablatt-count-begin = Zur Wertung
extrablatt-count-early = Zeitmotoren genommen: { $taken } von { $of }. Ist die Partie wirklich zu Ende?

## Die Uhr

extrablatt-hour = { $hour ->
    [0] –
   *[other] { $hour } Uhr
}
extrablatt-lays = { $lays ->
    [ad] Wer ein Duell gewinnt, legt eine Anzeige aus.
   *[duck] Wer ein Duell gewinnt, legt eine Ente aus.
}
extrablatt-sector = { $circulation ->
    [10] Gelber Sektor: { $copies }
    [20] Blauer Sektor: { $copies }
   *[30] Roter Sektor: { $copies }
}
extrablatt-placed = Zeitmotor ausgelegt
extrablatt-placed-count = Zeitmotoren ausgelegt: { $count } / { $of }
extrablatt-taken-count = Zeitmotoren genommen: { $count } / { $of }
extrablatt-mark = { $count ->
    [0] Der Zeiger verlässt einen Sektor: Kein Artikel braucht einen Marker { $marker }.
    [one] Der Zeiger verlässt einen Sektor: Legt einen Marker { $marker } auf den Artikel ohne Marker.
   *[other] Der Zeiger verlässt einen Sektor: Legt je einen Marker { $marker } auf die { $count } Artikel ohne Marker.
}
extrablatt-ducks-from-now = Ab jetzt bringt ein Duell eine Ente und keine Extras mehr.
extrablatt-last-hour = { $left ->
    [0] Letzter Zeitmotor genommen: Mit seiner Ente endet die Partie.
    [one] Alle Zeitmotoren liegen aus. { $left } ist noch zu nehmen.
   *[other] Alle Zeitmotoren liegen aus. { $left } sind noch zu nehmen.
}

## Ein Artikel

extrablatt-is-photo = Zweites Exemplar in dieser Zeitung: Das wird ein Foto.
extrablatt-size = Felder des Plättchens
extrablatt-size-other = Andere Größe
extrablatt-headline = Schlagzeilen
extrablatt-photo = Foto
extrablatt-duck = Ente
extrablatt-marker = Auflagenmarker
extrablatt-marker-clock = Uhr
extrablatt-article-correct = Artikel korrigieren
extrablatt-article-away = Entfernen
extrablatt-tile = { $size ->
    [one] „{ $dispatch }“, { $size } Feld
   *[other] „{ $dispatch }“, { $size } Felder
}
extrablatt-correct = „{ $dispatch }“ korrigieren
extrablatt-duck-on = Ente auf „{ $dispatch }“ legen
extrablatt-duck-off = Ente von „{ $dispatch }“ nehmen
extrablatt-ad = { $size ->
    [one] Anzeige von { $name }, { $size } Feld
   *[other] Anzeige von { $name }, { $size } Felder
}
extrablatt-ad-away = Anzeige von { $name } entfernen
extrablatt-paper = Artikel: { $articles } · Plättchen: { $tiles } · Extras: { $extras }
extrablatt-no-articles = Diese Zeitung ist noch leer.
extrablatt-domains = Ressorts
extrablatt-domains-note = Ressorts: Felder ohne Enten, Fotos mitgezählt. Stern: Bonus von 60.000; fett ohne Stern: 30.000.

## Das Duell

extrablatt-duel = { $one } fordert { $other } heraus
extrablatt-duel-domain = Ressort der Ente: { $domain }
extrablatt-duel-how = Beide wählen heimlich einen Scheck. Der höhere gewinnt, aber 1.000 schlägt 12.000.
extrablatt-which-cheque = Welchen Scheck gibst du?
extrablatt-cheque-again = { $name }: anderen Scheck wählen
extrablatt-duel-won = { $lowest ->
    [true] 1.000 schlägt 12.000: { $name } gewinnt das Duell. Tauscht die Schecks.
   *[false] { $name } gewinnt das Duell. Tauscht die Schecks.
}
extrablatt-place-ad = { $name } legt ein eigenes Plättchen in die Zeitung von { $other }, nicht in die Schlagzeilen. Wie viele Felder?
extrablatt-place-duck = { $name } legt eine Ente in die Zeitung von { $other }. Auf welchen Artikel?
extrablatt-place-nothing = Nichts legen
extrablatt-nothing-there = Diese Zeitung hat in diesem Ressort keinen Artikel ohne Ente.
extrablatt-my-cheques = Schecks von { $name }
extrablatt-my-cheques-note = Freiwillig und nur hier zu sehen: Das Duell bietet dann nur diese Schecks an.
extrablatt-cheques-missing = { $count ->
    [0] Notiert. Companion merkt sich jeden Tausch.
    [one] Es fehlt noch { $count }.
   *[other] Es fehlen noch { $count }.
}

## Die Wertung

extrablatt-count-title = Wertung
extrablatt-empties = Leere Felder der Schlagzeilen
extrablatt-empties-note = Lasst die Enten liegen: Auch Artikel mit Ente bedecken noch ihre Felder.
extrablatt-empties-zone = Von { $zone } Feldern. Was unter einem Artikel mit Ente liegt, ist nicht leer.
extrablatt-empties-of = { $name }
extrablatt-papers = Zeitungen
extrablatt-papers-note = Artikel prüfen, korrigieren oder nachtragen
extrablatt-step-next = Werten: { $step }
extrablatt-step-how = { $step ->
    [headlines] Die wenigsten leeren Felder: 60.000. Danach: 30.000.
    [removed] Entfernt alle Artikel mit Ente und alle Anzeigen: Sie bringen nichts.
    [domains] Die meisten Felder in einem Ressort: 60.000. Danach: 30.000.
    [kept] Behaltet je Meldung den größten Artikel, samt Foto. Entfernt die anderen.
   *[articles] Jeder übrige Artikel bringt seinen Marker, in den Schlagzeilen das Doppelte.
}
extrablatt-plus = +{ $copies }

## Das Duell, von den anderen aus

extrablatt-duel-decided = { $name } gewinnt das Duell. Die beiden tauschen ihre Schecks verdeckt.
extrablatt-duel-look = Schecks ansehen
extrablatt-duel-look-note = Nur für { $one } und { $other }: Alle anderen schauen weg.

## Meldungen mit Namen

extrablatt-dispatch-name = Genauer Name
extrablatt-dispatch-name-ok = Korrigieren
extrablatt-dispatch-in = { $name }: { $cells }
extrablatt-dispatch-meant = „{ $typed }“ ist eine neue Meldung. Meintet ihr „{ $dispatch }“?
extrablatt-dispatch-same = Ja, „{ $dispatch }“
extrablatt-dispatch-other = Nein, „{ $dispatch }“

## Eine leere Spalte

extrablatt-refill = { $pile ->
    [start] Ist eine Spalte leer? Füllt sie vom Start-Stapel auf. Wie viele Zeitmotoren kamen dazu?
    [last] Ist eine Spalte leer? Füllt sie auf.
   *[other] Ist eine Spalte leer? Füllt sie auf: vom Normal-Stapel, ohne Zeitmotor, oder vom Temp-Stapel. Wie viele Zeitmotoren kamen dazu?
}
extrablatt-refill-n = { $count ->
    [0] Keiner
   *[other] { $count }
}
extrablatt-refilled = Aufgefüllt

## Die Tabelle nach Meldungen

extrablatt-by-dispatch = Nach Meldungen eintragen
extrablatt-by-dispatch-note = Alle Zeitungen in einer Tabelle, wenn ihr nicht mitgeschrieben habt
extrablatt-by-dispatch-how = Eine Zeile je Meldung, eine Spalte je Zeitung. Tippt ein Feld an, dann die Größe des Plättchens.
extrablatt-cell = { $name }: „{ $dispatch }“
extrablatt-cell-photo = Foto dazu? Wähle den Marker:
extrablatt-cell-marker-first = Wählt den Marker: Er gilt auch für die nächsten Artikel.
extrablatt-cell-away = „{ $dispatch }“ entfernen

## Der Vorrat und die berechneten Felder

extrablatt-reserve = Im Vorrat: { $extras ->
    [0] keine Extras
    [one] { $extras } Extra
   *[other] { $extras } Extras
}, { $markers ->
    [0] keine Marker für Anzeigen und Enten
    [one] { $markers } Marker für Anzeigen und Enten
   *[other] { $markers } Marker für Anzeigen und Enten
}
extrablatt-empties-known = Berechnete Felder übernehmen

## Die Knöpfe unten

extrablatt-act-write = Artikel
extrablatt-act-take = Duell
extrablatt-act-remove = Entfernen
extrablatt-act-extra = Extra ({ $count })
extrablatt-act-again = { $name } setzt ein Extra ein ({ $count })

## Ein Artikel, Frage für Frage

extrablatt-writes = Zeitung von { $name }
extrablatt-which-domain = Welches Ressort?
extrablatt-which-dispatch = Welche Meldung?
extrablatt-size-writes = Tippt auf die Zahl der Felder, um den Artikel zu legen
extrablatt-tile-range = Die Größen gehen von { $least } bis { $most }: Prüft die Zahl der Felder.
extrablatt-dispatch-new = Neue Meldung
extrablatt-dispatch-go = Weiter
extrablatt-copies-left = { $copies ->
    [0] kein Exemplar mehr
    [one] noch { $copies }
   *[other] noch { $copies }
}
extrablatt-photos-left = { $photos ->
    [0] Kein Foto mehr in diesem Ressort.
    [one] Noch { $photos } Foto in diesem Ressort.
   *[other] Noch { $photos } Fotos in diesem Ressort.
}
extrablatt-dispatches-rename = Namen korrigieren
extrablatt-rename-which = Tippt auf den Namen, der falsch ist.
extrablatt-rename-done = Fertig

## Sektoren, Schlagzeilen, ein Duell am Tisch

extrablatt-sectors = Sektoren der Uhr
extrablatt-sectors-note = Schaut auf eure Uhr: Wo endet jede Farbe? Dann kennt Companion den Marker jedes Artikels.
extrablatt-headlines = Schlagzeilen
extrablatt-duel-at-table = Die Schecks sind schon getauscht
extrablatt-duel-winner = Wer gewinnt das Duell?

## Die Wertung, Schritt für Schritt

extrablatt-step-of = Schritt { $step } von { $of }
extrablatt-rulings = Hausregeln
extrablatt-rulings-note = Für das, was die Regel offen lässt
