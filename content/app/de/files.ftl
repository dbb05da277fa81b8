### Spieldateien: was nicht stimmt, und wo.

fault-missing = fehlt
fault-unknown-field = unbekanntes Feld
fault-whole-number = muss eine ganze Zahl sein
fault-at-least = muss mindestens { $least } sein
fault-at-most = darf höchstens { $most } sein
fault-text = muss ein Text sein
fault-text-broken = enthält ungültige Zeichen (halbes UTF-16-Paar)
fault-empty = darf nicht leer sein
fault-length = muss { $least } bis { $most } Zeichen haben, hat aber { $found }
fault-yes-no = muss true oder false sein
fault-list = muss eine Liste sein
fault-object = muss ein Objekt { "{…}" } sein
fault-one-of = muss einer dieser Werte sein: { $known }
fault-moment = muss ein Datum mit Uhrzeit und Zeitzone sein, etwa 2026-11-27T20:15:00+01:00
fault-other = ist nicht gültig ({ $reason })
fault-key-twice = dieses Feld steht zweimal im selben Objekt
fault-too-many = enthält zu viele Einträge: { $found } statt höchstens { $most }
fault-unknown-number = { $collection } hat keine Nummer { $number }
fault-too-much = enthält zu viel für eine Spieldatei
fault-too-deep = die Objekte sind zu tief verschachtelt
fault-not-a-game = das ist keine Spieldatei: Sie muss ein JSON-Objekt enthalten
fault-not-json = das ist kein JSON (Zeile { $line }, Spalte { $column }): { $reason }
fault-not-utf8 = diese Bytes sind kein UTF-8; speichere die Datei als UTF-8
fault-byte-order-mark = die Datei beginnt mit einer Byte-Reihenfolge-Markierung; speichere sie als UTF-8 ohne BOM
fault-json =
    { $kind ->
        [value] hier wird ein Wert erwartet
        [name] hier wird ein Feldname in doppelten Anführungszeichen erwartet
        [colon] hier wird ein Doppelpunkt erwartet
        [comma] hier wird ein Komma erwartet
        [trailing] dieses Komma ist zu viel
        [extra] nach dem Ende des JSON steht noch Text
        [string] das schließende Anführungszeichen dieses Textes fehlt
        [control] dieser Text enthält ein Steuerzeichen
        [escape] diese Zeichenfolge nach \ gibt es nicht
       *[other] ab hier ist der Text nicht lesbar
    }
fault-newer-version = diese Datei stammt von einer neueren Version von Companion (Format { $found }, diese kennt { $known }); installiere die neuere, um sie zu lesen
fault-unknown-game = unbekanntes Spiel; Companion kann werten: { $known }
fault-left-after = muss „{ $set_up }“ sein oder die Zahl der Einträge, nach denen jemand gegangen ist („3“)
fault-left-late = die Datei hat nur { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}: Später kann niemand gegangen sein
fault-left-before = war vorher schon gegangen
fault-nobody = diese ID gehört hier niemandem
fault-id-twice = diese ID ist schon vergeben
fault-player-count = es müssen { $fewest } bis { $most } Spieler sein, nicht { $found }

### Der Befehl „companion score“

score-file-missing = hier ist keine Datei
score-file-folder = das ist ein Ordner, keine Datei
score-file-forbidden = du darfst diese Datei nicht lesen
score-file-unreadable = diese Datei ist nicht lesbar ({ $reason })
score-file-wrong =
    { $count ->
        [one] { $file }: Diese Partie lässt sich nicht werten, die Datei enthält { $count } Fehler:
       *[other] { $file }: Diese Partie lässt sich nicht werten, die Datei enthält { $count } Fehler:
    }
score-standard-input = (Standardeingabe)
