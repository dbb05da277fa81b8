### Eine Seite auf dem Raster: companion page

fault-not-a-page = das ist keine Seitendatei: Sie muss ein JSON-Objekt enthalten
fault-unknown-page-game = dieses Spiel hat kein Raster zum Prüfen; diese haben eins: { $known }
fault-page-id-tribune = kein Plättchen darf „tribune“ heißen
fault-page-id-twice = ein anderes Plättchen hat schon diese ID
fault-page-icon-twice = jedes Symbol darf nur einmal vorkommen
fault-page-cell = muss ein Feld sein: [Spalte, Zeile]
fault-page-tiles = höchstens { $most } Plättchen (hier: { $found })
page-file-wrong =
    { $count ->
        [one] { $file }: Diese Seite ist nicht lesbar, sie hat einen Fehler:
       *[other] { $file }: Diese Seite ist nicht lesbar, sie hat { $count } Fehler:
    }

page-articles =
    { $one ->
        [0] Artikel: { $points }
        [one] Artikel: { $points } ({ $one } Artikel mit 1 Punkt, { $two } mit 2)
       *[other] Artikel: { $points } ({ $one } Artikel mit 1 Punkt, { $two } mit 2)
    }
page-photos =
    { $count ->
        [0] Fotos: 0
        [one] Foto: { $points }
       *[other] Fotos: { $points } ({ $each })
    }
page-tribune = Aufmacher: { $points }
page-free-area =
    { $cells ->
        [one] Weißraum: { SIGNED($points) } (1 Feld; leere Felder insgesamt: { $empty })
       *[other] Weißraum: { SIGNED($points) } ({ $cells } Felder; leere Felder insgesamt: { $empty })
    }
page-mood = Stimmung: { $points } (lachende Gesichter: { $happy }, traurige: { $sad })
page-surplus = Überschuss: { $points }
page-total = Summe: { $points }
page-money = Werbeeinnahmen: { $dollars } $
page-complete = Alle Anzeigen liegen auf der Seite: Das Puzzle ist vollständig.
page-incomplete = Puzzle unvollständig: Alle Anzeigen müssen offen und ohne Konflikt liegen.
page-star-unknown = Die Datei sagt nicht, wo das Sternfeld ist: Der Platz des Aufmachers ist nicht geprüft.
page-conflicts =
    { $count ->
        [0] Kein Konflikt.
        [one] Ein Konflikt:
       *[other] { $count } Konflikte:
    }
page-tile = { $id }
page-the-tribune = der Aufmacher
page-cell = { $column }/{ $row }
page-conflict =
    { $rule ->
        [zone] außerhalb des Rasters: { $tiles }
        [overlap] übereinander: { $tiles }
        [star] der Aufmacher liegt nicht auf dem Sternfeld
        [articles] zwei Artikel derselben Art berühren sich: { $tiles }
        [photos] zwei Fotos berühren sich: { $tiles }
        [ads] zwei Anzeigen berühren sich: { $tiles }
        [flash-friday-1] Eilmeldung Freitag 1, auf dem Falz: { $tiles }
        [flash-friday-12] Eilmeldung Freitag 12, ohne Verbindung zum Aufmacher: { $tiles }
       *[flash-sunday-10] Eilmeldung Sonntag 10, der Aufmacher berührt den Rand
    } { $count ->
        [one] (Feld, Spalte/Zeile ab 0: { $cells })
       *[other] (Felder, Spalte/Zeile ab 0: { $cells })
    }

page-solver-missing = OR-Tools rechnet die beste Seite aus, ist aber nicht installiert: { $command } (64-Bit-Prozessor).
page-best-so-far = Bisher beste: { $total }, höchstens möglich: { $bound }
page-best-optimal =
    { $total ->
        [one] Beste mögliche Seite: { $total } Punkt, das ist bewiesen.
       *[other] Beste mögliche Seite: { $total } Punkte, das ist bewiesen.
    }
page-best-feasible = Beste gefundene Seite: { $total }; höchstens möglich: { $bound }. Für Gewissheit hat { $short ->
        [0] die Zeit nicht gereicht.
       *[other] der Speicher nicht gereicht.
    }
page-best-infeasible = Mit diesen Plättchen gibt es keine Seite ohne Konflikt.
page-best-unknown =
    { $short ->
        [0] Die Zeit hat nicht gereicht, um eine Seite ohne Konflikt zu finden.
       *[other] Der Speicher hat nicht gereicht, um eine Seite ohne Konflikt zu finden.
    }
page-laid =
    { $down ->
        [0] { $tile }: { $cell }
       *[other] { $tile }: { $cell }, verdeckt
    }
page-on-desk = { $tile }: auf dem Schreibtisch

fault-page-of-nobody = zu dieser Person gibt es in dieser Runde keinen Wertungsbogen
fault-page-other-day = muss der Tag der Runde sein: { $day }

### Am Tisch

undo-page-framed = Raster von { $name }, { $day }
undo-page-tile-laid = Plättchen von { $name }, { $day }
undo-page-tile-removed = weggenommenes Plättchen von { $name }, { $day }
undo-page-tile-marked = Prüfung der Titelseite von { $name }, { $day }
refused-page-early = Titelseiten werden nach der Runde nachgelegt.
refused-page-gone = Diese Titelseite wurde anderswo geändert. Geh zurück und öffne sie noch einmal.
refused-page-meanwhile = Titelseite von { $name }: Dieses Plättchen hat gerade ein anderes Gerät geändert. Sieh es dir an, bevor du es änderst.

page-differs = { $name }, { $day }, { $what }: { $laid } auf der nachgelegten Titelseite, { $entered } auf dem Wertungsbogen. Der Wertungsbogen gilt.
