### Seiten prüfen

check-title = Prüft zuerst die Seiten
check-who = Alle prüfen ihre eigene Seite, dann die links daneben.
check-pair = { $name } prüft die Seite von { $other }
check-own = Prüfe deine Seite, bevor du zählst.
check-desk = Plättchen gedreht oder außerhalb des { $day }sbereichs
check-desk-note = Es kommt zurück auf den Schreibtisch und kostet 1 Punkt als Überschuss.
check-flip = Jeder andere Konflikt
check-flip-note = Zwei Artikel derselben Art, zwei Fotos oder zwei Anzeigen nebeneinander, oder ein Verstoß gegen die Eilmeldung: Dreht Plättchen auf die Rückseite, bis nichts mehr stört. Welche, entscheidet ihr (das Heft lässt es offen).
check-flip-all = Bei einem Konflikt
check-flip-all-note = Dreht Plättchen auf die Rückseite, bis nichts mehr stört. Welche, entscheidet ihr (das Heft lässt es offen).
check-done = Seiten geprüft
check-again = Seiten nochmal prüfen

### Zählen

count-doing = Zählen
count-correcting = Korrigieren
count-rank = Zeile { $number } / { $of }
count-row =
    { $row ->
        [articles] Artikel
        [photos] Fotos
        [tribune] Aufmacher
        [free_area] Weißraum
        [mood] Stimmung
        [surplus] Überschuss
        [ads] Anzeigen
        [face_down] Verdeckte Plättchen
        [ads_all_placed] Alle Anzeigen gelegt?
       *[other] Summe
    }
row-letter =
    { $row ->
        [articles] A
        [photos] F
        [tribune] M
        [free_area] W
        [mood] S
        [surplus] +
        [ads] $
       *[other] =
    }
count-hint =
    { $row ->
        [articles] die aufgedruckten 1er und 2er zusammenzählen
        [photos] 1 Punkt je passendem Artikel daneben
        [tribune] Punkte auf dem Plättchen, auch Minuspunkte
        [free_area] größte Gruppe leerer Felder
        [empty_cells] alle leeren Felder
        [mood] Gesichter auf den Artikeln
        [surplus] Plättchen auf dem Schreibtisch
        [ads] $ auf offenen Anzeigen
        [face_down] verdeckte Plättchen auf der Seite
       *[other] offen und ohne Konflikt
    }
count-page-note = Wertung der Titelseite
count-field =
    { $field ->
        [articles] Artikel
        [one_point] Artikel mit 1 Punkt
        [two_point] Artikel mit 2 Punkten
        [photos] Fotos
        [tribune] Aufmacher
        [free_area] Weißraum
        [empty_cells] leere Felder
        [happy] lachende Gesichter
        [sad] traurige Gesichter
        [mood] Stimmung
        [mood_relief] Nachlass durch Jazz
        [surplus] Überschuss
        [ads] Anzeigen
        [face_down] verdeckte Plättchen
        [ads_all_placed] alle Anzeigen gelegt
       *[bonus] Bonus
    }
count-part =
    { $field ->
        [articles-one_point] à 1 Pkt.
        [articles-two_point] à 2 Pkt.
        [mood_relief] Karte
       *[other] { $field }
    }
count-raw =
    { $field ->
        [free_area] { $value ->
            [0] kein Feld
            [one] { $value } Feld
           *[other] { $value } Felder
        }
        [empty_cells] { $value ->
            [0] kein leeres Feld
            [one] { $value } leeres Feld
           *[other] { $value } leere Felder
        }
        [surplus] { $value ->
            [0] keine Plättchen
            [one] { $value } Plättchen
           *[other] { $value } Plättchen
        }
        [face_down] { $value ->
            [0] keine Plättchen
            [one] { $value } Plättchen
           *[other] { $value } Plättchen
        }
        [ads] { $value } $
       *[other] { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }
    }
count-yes = Ja
count-no = Nein
count-answer =
    { $answer ->
        [true] ja
        [false] nein
       *[none] –
    }
count-bonus-add = Bonus eintragen
count-bonus = Bonus { SIGNED($points) }
count-bonus-typed = Bonus { $typed }
count-elsewhere = gibt am eigenen Handy ein
count-elsewhere-other = wird auf einem anderen Gerät eingegeben
count-writing = wird gerade eingegeben von { $names }
count-hidden = eingegeben, verdeckt, bis alle fertig sind
count-hidden-note = { $name } hat diese Zeile eingegeben. Sie erscheint, sobald alle fertig sind.
count-hidden-row = Verdeckt, bis alle diese Zeile eingegeben haben.
count-tab =
    { $complete ->
        [true] { $name }, vollständig
       *[false] { $name }
    }
count-by-row = Zeile für Zeile zählen
count-by-player = Seite für Seite zählen
count-others = Die anderen Seiten
count-other-rows = Die anderen Zeilen

count-ok =
    { $following ->
        [player] Weiter
        [row] Nächste Zeile
        [field] Weiter
        [corrected] Korrigieren
       *[last] Fertig
    }
count-sum = Summe
count-more-photo = + Foto
count-more-ad = + Anzeige
keypad-back = Löschen
keypad-close = Tastatur ausblenden

count-next =
    Weiter: { $row ->
        [articles] Artikel von { $name }
        [photos] Fotos von { $name }
        [tribune] Aufmacher von { $name }
        [free_area] Weißraum von { $name }
        [mood] Stimmung von { $name }
        [surplus] Überschuss von { $name }
        [ads] Anzeigen von { $name }
        [face_down] verdeckte Plättchen von { $name }
        [ads_all_placed] alle Anzeigen gelegt? ({ $name })
       *[other] Seite von { $name }
    }
count-done = { $day } abschließen
count-complete = Alles ist eingegeben. Schaut noch einmal drüber und schließt dann den Tag ab.
count-watching = Du schaust zu: Der Tisch zählt.
count-tap-to-correct = Tippe auf einen Wert, um ihn zu korrigieren.
count-back = Zurück zum Wertungsbogen
count-missing = Es fehlt noch: { $who }.
count-missing-of = { $name } ({ $what })
count-everything = alles
count-provisional = Noch nicht vollständig: Es fehlen Werte von { $names }.

count-number-long = { $digits ->
    [one] Höchstens { $digits } Ziffer.
   *[other] Höchstens { $digits } Ziffern.
}
count-not-negative = { $name }, { $what }: Diese Zahl kann nicht negativ sein. Korrigiere sie mit ± oder der Löschtaste.
count-not-possible = { $name }, { $what }: Diese Zahl geht nicht ({ $why }). Korrigiere sie.
count-meanwhile = { $name }, { $what }: Gerade hat jemand { $value } eingegeben. Bestätige noch einmal, um den Wert zu ersetzen.
refused-count-meanwhile = { $name }, { $what }: Das hat gerade jemand anders eingegeben. Prüfe den neuen Wert, bevor du ihn änderst.

who-counts-title = Wer zählt?
who-counts = { $way ->
    [one] Ein Gerät für alle
    [hidden] Alle die eigene Seite, verdeckt
   *[own] Alle die eigene Seite
}
who-counts-note = { $way ->
    [one] Ein Gerät gibt alles ein; die anderen schauen zu und können helfen.
    [hidden] Alle geben ihre Seite ein, ohne die anderen zu sehen. Eine Zeile erscheint, sobald alle sie eingegeben haben.
   *[own] Jedes Handy beginnt mit der eigenen Seite.
}

count-zero = 0, weiter
