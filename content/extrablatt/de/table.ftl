## Aufbau

extrablatt-box-each = Alle bekommen eine Zeitung, { $tiles } Artikelplättchen, { $extras } Extra und { $cheques } Schecks, die sonst niemand sieht.
extrablatt-box-piles = In die Mitte, verdeckt: Start-Stapel, Normal-Stapel und Temp-Stapel. Zusammen { $cards } Meldungen und { $accelerators } Zeitmotoren.
extrablatt-box-display = Legt die ersten 15 Karten vom Start-Stapel auf den Fax-Plan, drei je Spalte.
extrablatt-box-middle = Daneben: die Uhr, Zeiger zwischen 12 und 1, und die { $photos } Fotos, offen.
extrablatt-box-rest = { $cheques ->
    [0] Alle Schecks sind verteilt.
    [one] Legt { $cheques } Scheck in die Schachtel zurück.
   *[other] Legt { $cheques } Schecks in die Schachtel zurück.
}
extrablatt-box-first = Lost aus, wer anfängt.

## Einstellungen

extrablatt-option = { $option ->
    [dispatches] Namen der Meldungen
    [ranking] Gleichstand auf Platz eins
    [kept_bonus] Bonus für einen behaltenen Artikel
    [photo_bonus] Bonus für einen behaltenen Artikel mit Foto
    [headline_cells] Felder der Schlagzeilen
    [first_border] Letzte Stunde des gelben Sektors
   *[second_border] Letzte Stunde des blauen Sektors
}
extrablatt-option-note = { $option ->
    [dispatches] Sie bleiben für eure Gruppe gespeichert, sobald ein Artikel liegt: Danach genügt ein Tippen.
    [ranking] Wenn zwei Zeitungen je 60.000 bekommen: Bekommt die nächste noch 30.000?
    [kept_bonus] Ein behaltener Artikel bringt seinen Bonus. Manche geben ihn nur, wenn eine andere Zeitung die Meldung auch hatte.
    [photo_bonus] Artikel und Foto haben je einen Marker.
    [headline_cells] Zählt die Felder im roten Rahmen einer Zeitung. Dann sagt Companion, wie viele fehlen.
    [first_border] Seht auf die Uhr: die letzte Stunde der ersten Farbe.
   *[second_border] Die letzte Stunde der zweiten Farbe; der Rest ist rot.
}
extrablatt-option-value = { $value ->
    [dense] Ja, 30.000
    [competition] Nein, nichts
    [contested] Nur gegen Konkurrenz
    [every] Immer
    [both] Beide Marker
   *[article] Der des Artikels
}

## Wo die Partie steht

extrablatt-where = { $phase ->
    [ready] Aufbau
    [play] { $hour ->
        [0] vor 1 Uhr
       *[other] { $hour } Uhr
    }
    [count] Wertung
   *[result] beendet
}
extrablatt-last-one = Alle anderen sind gegangen: { $name } gewinnt, ohne Wertung.
extrablatt-provisional = { $count ->
    [one] Es fehlen noch Zahlen. Im Moment führt { $names }.
   *[other] Es fehlen noch Zahlen. Im Moment führen { $names }.
}
extrablatt-why-unmarked = { $photo ->
    [true] Foto zu „{ $dispatch }“: Marker noch nicht bekannt
   *[false] „{ $dispatch }“: Marker noch nicht bekannt
}
extrablatt-why-step = { $step }: { $points }

## Was der Tisch ablehnt

extrablatt-all-placed = Alle { $accelerators } Zeitmotoren liegen schon aus: Die Uhr bleibt stehen.
extrablatt-all-taken = Alle { $accelerators } Zeitmotoren sind genommen: Geht zur Wertung.
extrablatt-none-to-take = Auf dem Fax-Plan liegt kein Zeitmotor. Tippt auf „Zeitmotor ausgelegt“, sobald einer kommt.
extrablatt-number-taken = Gerade wurde ein anderer Artikel gelegt. Macht das zuerst rückgängig.
extrablatt-no-article = Diesen Artikel gibt es nicht mehr.
extrablatt-no-ad = Diese Anzeige gibt es nicht mehr.
extrablatt-zone-full = { $free ->
    [0] Plättchen zu groß ({ $size }): Die Schlagzeilen sind voll.
    [one] Plättchen zu groß ({ $size }): In den Schlagzeilen ist nur noch { $free } Feld frei.
   *[other] Plättchen zu groß ({ $size }): In den Schlagzeilen sind nur noch { $free } Felder frei.
}
extrablatt-remove-count = Entfernt eine oder zwei Meldungen auf einmal.
extrablatt-duel-open = Gerade läuft ein Scheckduell. Beendet es zuerst.
extrablatt-rival = Wählt, gegen wen es geht.
extrablatt-domain-early = Bis 7 Uhr bringt ein Duell eine Anzeige: Ein Ressort nennt ihr nicht.
extrablatt-domain-needed = Ab 8 Uhr nennt ihr zuerst das Ressort der Ente.
extrablatt-domain-own = Du hast keinen Artikel im Ressort „{ $domain }“. Nenne eines, in dem du einen hast.
extrablatt-no-duel = Gerade wartet kein Duell auf diese Wahl.
extrablatt-not-held = Dieser Scheck ist nicht unter den notierten.
extrablatt-cheque-elsewhere = Der Scheck über { $cheque } ist schon bei jemand anderem notiert. Einer von beiden ist falsch: Seht nach.
extrablatt-cheques-count = { $missing ->
    [0] Notiert { $cheques } verschiedene Schecks: Es sind zu viele.
    [one] Notiert { $cheques } verschiedene Schecks: Es fehlt noch { $missing }.
   *[other] Notiert { $cheques } verschiedene Schecks: Es fehlen noch { $missing }.
}
extrablatt-duck-there = Auf „{ $dispatch }“ liegt schon eine Ente.
extrablatt-duck-gone = Auf „{ $dispatch }“ liegt keine Ente.
extrablatt-duck-whose = { $name } hat das Duell verloren: Die Ente kommt in diese Zeitung.
extrablatt-duck-domain = Die Ente kommt auf einen Artikel im genannten Ressort: { $domain }.
extrablatt-no-extra = { $name } hat kein Extra mehr.
extrablatt-extra-used = Nur ein Extra pro Zug.
extrablatt-zone-missing = { $cells ->
    [one] { $name }: In den Schlagzeilen fehlt { $cells } Feld (bedeckt { $covered }, leer { $empty }, Rahmen { $zone }).
   *[other] { $name }: In den Schlagzeilen fehlen { $cells } Felder (bedeckt { $covered }, leer { $empty }, Rahmen { $zone }).
}
extrablatt-zone-over = { $cells ->
    [one] { $name }: In den Schlagzeilen ist { $cells } Feld zu viel (bedeckt { $covered }, leer { $empty }, Rahmen { $zone }).
   *[other] { $name }: In den Schlagzeilen sind { $cells } Felder zu viel (bedeckt { $covered }, leer { $empty }, Rahmen { $zone }).
}
extrablatt-lacks-empties = { $count ->
    [one] Es fehlen die leeren Felder von { $names }.
   *[other] Es fehlen die leeren Felder von { $names }.
}
extrablatt-lacks-markers = { $count ->
    [one] { $name }: Der Marker eines Artikels fehlt. Tragt ihn ein, oder die Sektoren der Uhr.
   *[other] { $name }: Die Marker von { $count } Artikeln fehlen. Tragt sie ein, oder die Sektoren der Uhr.
}

## Was sich rückgängig machen lässt

undo-accelerator-placed = Zeitmotor auf { $hour } Uhr
undo-article-written = { $size ->
    [one] { $name }: „{ $dispatch }“, { $size } Feld
   *[other] { $name }: „{ $dispatch }“, { $size } Felder
}
undo-article-corrected = Korrektur von „{ $dispatch }“
undo-article-taken = Entfernen eines Artikels
undo-dispatches-removed = { $count ->
    [one] { $name }: { $count } Meldung entfernt
   *[other] { $name }: { $count } Meldungen entfernt
}
undo-accelerator-taken = Duell von { $name } gegen { $other }
undo-duel-decided = Ausgang des Duells
undo-ad-placed = { $size ->
    [one] { $name }: Anzeige mit { $size } Feld bei { $other }
   *[other] { $name }: Anzeige mit { $size } Feldern bei { $other }
}
undo-ad-taken = Entfernen einer Anzeige
undo-duck-laid = { $there ->
    [true] Ente auf „{ $dispatch }“
   *[false] Entfernen der Ente von „{ $dispatch }“
}
undo-nothing-placed = { $name } legt nichts
undo-extra-used = Extra von { $name }
undo-cheques-noted = notierte Schecks von { $name }
undo-count-begun = Beginn der Wertung
undo-empties-counted = leere Felder von { $name }
undo-step-reached = Schritt { $step } der Wertung

## Meldungen mit Namen

extrablatt-domain-full = { $count ->
    [one] Das Ressort „{ $domain }“ hat schon seine einzige Meldung: { $names }. Wählt sie, oder korrigiert ihren Namen.
   *[other] Das Ressort „{ $domain }“ hat schon seine { $count } Meldungen: { $names }. Wählt eine, oder korrigiert einen Namen.
}
extrablatt-no-dispatch = Die Meldung „{ $dispatch }“ gibt es nicht mehr.
undo-extrablatt-dispatch-renamed = neuer Name von „{ $was }“: „{ $dispatch }“
extrablatt-refill-over = { $left ->
    [0] Alle Zeitmotoren liegen schon aus.
    [one] Es ist nur noch { $left } Zeitmotor auszulegen.
   *[other] Es sind nur noch { $left } Zeitmotoren auszulegen.
}
undo-extrablatt-column-refilled = { $accelerators ->
    [0] aufgefüllte Spalte
    [one] aufgefüllte Spalte mit { $accelerators } Zeitmotor
   *[other] aufgefüllte Spalte mit { $accelerators } Zeitmotoren
}
undo-extrablatt-duel-reported = Duell (Sieg für { $name })
