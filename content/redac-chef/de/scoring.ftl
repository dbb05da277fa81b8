### Der Wertungsbogen

pad-row =
    { $row ->
        [articles] ARTIKEL
        [photos] FOTOS
        [tribune] AUFMACHER
        [free_area] WEISSRAUM
        [mood] STIMMUNG
        [surplus] ÜBERSCHUSS
        [total] RUNDENSUMME
        [total-sum] GESAMT
        [total-only] GESAMT
        [ads] ANZEIGEN
        [ads-sum] ANZEIGEN GESAMT
        [ads-only] ANZEIGEN GESAMT
        [penalty] STRAFE
       *[final] ENDSTAND
    }
pad-dollars = { $points } $
day-friday-short = FR
day-saturday-short = SA
day-sunday-short = SO

row =
    { $row ->
        [articles] Artikel
        [photos] Fotos
        [tribune] Aufmacher
        [free_area] Weißraum
        [mood] Stimmung
        [surplus] Überschuss
        [total] Rundensumme
       *[ads] Anzeigen
    }
row-points = { row } { $points }

### Woher die Punkte kommen

why-bonus = Bonus { SIGNED($points) }
why-never-negative = die Summe ist { $sum }, aber eine Runde fällt nie unter 0
why-articles-sum = { $points } für die offenen Artikel
why-articles-tiles =
    { $one ->
        [one] { $one } Artikel mit 1 Punkt
       *[other] { $one } Artikel mit 1 Punkt
    } und { $two } mit 2
why-photos-sum = { $points } für alle Fotos
why-photos-each =
    { $count ->
        [one] ein Foto: { $each }
       *[other] { $count } Fotos: { $each }
    }
why-photos-none = kein Foto
why-tribune = { $points } für den Aufmacher
why-tribune-tile = { $points } für Aufmacher { $tile }
why-mood = lachende Gesichter: { $happy }, traurige: { $sad }, Unterschied: { $off }
why-mood-relief = Jazz erlässt { $relief }, es bleiben { $loss }
why-mood-relief-missing = der Nachlass durch Jazz fehlt
why-surplus =
    { $tiles ->
        [0] kein Plättchen auf dem Schreibtisch
        [one] { $tiles } Plättchen auf dem Schreibtisch
       *[other] { $tiles } Plättchen auf dem Schreibtisch
    }
why-ads-sum = { $dollars } $ auf den offenen Anzeigen
why-ads-each =
    { $count ->
        [one] eine Anzeige: { $each } $
       *[other] { $count } Anzeigen: { $each } $
    }
why-ads-none = keine Anzeige
why-empty-cells =
    { $cells ->
        [0] kein leeres Feld
        [one] { $cells } leeres Feld, −1
       *[other] { $cells } leere Felder, je −1
    }
why-free-area-wilbur = Wilburs Fähigkeit: { $cells ->
    [one] { $cells } Feld zählt
   *[other] { $cells } Felder zählen
} als { $less }
why-free-area-cells =
    { $cells ->
        [0] kein leeres Feld
        [one] { $cells } leeres Feld
       *[other] { $cells } zusammenhängende leere Felder
    }: { SIGNED($points) }
why-free-area-smallest =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $others }: der kleinste, { SIGNED($points) }
why-free-area-largest =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $others }: der größte, −1
why-free-area-middle =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $others }: dazwischen, { SIGNED($points) }
why-free-area-all-tied =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } bei allen: Hausregel, je { SIGNED($points) }
why-free-area-alone =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, niemand zum Vergleichen: { SIGNED($points) }
why-total = { $rows }
why-rows-missing = noch nicht eingegeben: { $rows }
why-rounds = { $rounds }

### Wie die Partie endet

reason-bankrupt = { $name } ist pleite: { $dollars } $ Einnahmen, mindestens { $gap } $ weniger als alle anderen.
reason-nobody-bankrupt = Niemand geht pleite: { $names } haben je { $dollars } $, die niedrigsten Einnahmen.
reason-lowest-pays = { $name } verliert { costs-said }: { $dollars } $ Einnahmen, mindestens { $gap } $ weniger als alle anderen.
reason-nobody-pays = Niemand verliert Punkte wegen der Einnahmen: { $names } haben je { $dollars } $, die niedrigsten.
reason-gap-too-wide = { $name } verliert { costs-said }: { $gap } $ weniger Einnahmen, mehr als die erlaubten { $free } $.
reason-gap-allowed = Keine Strafe: { $gap } $ Abstand bei den Einnahmen, bis { $free } $ sind erlaubt.
token-holder = { $name } (Marker { $token })
reason-tie-broken = Gleichstand ({ points-said }). Die Marker vom { $day } entscheiden zwischen { $holders }.
reason-tie-stays = Gleichstand ({ points-said }): { $names }.
reason-winner =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
reason-winners = Geteilter Sieg für { $names }: { points-said }.
reason-goal-met = Ziel erreicht: { $dollars } $ Einnahmen (mindestens { $goal } $) und { points-said }.
reason-goal-missed = Ziel verfehlt: { $dollars } $ Einnahmen (mindestens { $goal } $). Ergebnis: { points-said }.
reason-puzzle =
    { $tier ->
        [0] Puzzle vollständig: { points-said }, unter allen drei Schwellen ({ $tiers }).
        [one] Puzzle vollständig: { points-said }, 1 von 3 Schwellen erreicht ({ $tiers }).
       *[other] Puzzle vollständig: { points-said }, { $tier } von 3 Schwellen erreicht ({ $tiers }).
    }
reason-puzzle-no-tiers = Puzzle vollständig: { points-said } (Schwellen nicht eingegeben).
reason-puzzle-incomplete = Puzzle unvollständig: Nicht alle Anzeigen liegen offen und ohne Konflikt. Ergebnis: { points-said }.
closing-left =
    { $after ->
        [set-up] { $name } ist vor der ersten Runde gegangen.
        [friday] { $name } ist nach dem Freitag gegangen; die Punkte bleiben.
        [saturday] { $name } ist nach dem Samstag gegangen; die Punkte bleiben.
       *[sunday] { $name } ist nach dem Sonntag gegangen; die Punkte bleiben.
    }
closing-running =
    { $played ->
        [0] Partie läuft: noch keine Runde gezählt.
        [one] Partie läuft: { $played } Runde von { $rounds } gezählt.
       *[other] Partie läuft: { $played } Runden von { $rounds } gezählt.
    }
closing-achievements =
    { $count ->
        [one] { $name } schafft Erfolg { $numbers }.
       *[other] { $name } schafft die Erfolge { $numbers }.
    }
closing-no-achievement = { $name } schafft diesmal keinen Erfolg.
closing-scenario-done = { $name } schafft Szenario { $number }.
closing-scenario-missed = { $name } schafft Szenario { $number } nicht.

reasons-of-round = { $name }, { $day }
reasons-row = { row } { $shown }: { $why }
reasons-achievements = Erfolge von { $name }
reasons-achievement = Nr. { $number }: { $why }
reasons-scenario = Szenario, { $name }
reasons-check =
    { $check ->
        [points] Punkteziel
        [ads] Einnahmenziel
       *[extra] Zusatzziel
    } { $met ->
        [true] erreicht
       *[false] verfehlt
    }: { $why }

### Erfolge und Szenarien

objective-at-least = { $what }: { $figure } (mindestens { $value })
objective-at-most = { $what }: { $figure } (höchstens { $value })
objective-points = Punkte insgesamt
objective-articles = Punkte mit Artikeln
objective-photos = Punkte mit Fotos
objective-tribune = Punkte mit Aufmachern
objective-ads = Werbeeinnahmen in $
objective-photo = Punkte mit einem einzelnen Foto
objective-mood = durch Stimmung verlorene Punkte
objective-penalties = durch Abzüge verlorene Punkte
objective-page-full =
    { $cells ->
        [0] Titelseite am Sonntag voll
        [one] { $cells } leeres Feld am Sonntag
        [-1] Weißraum vom Sonntag unbekannt
       *[other] { $cells } zusammenhängende leere Felder am Sonntag
    }
objective-lowest-token = kleinster Redaktionsschluss-Marker in { $times } von { rounds-said }
objective-best-free-area = bester Bonus für Weißraum in { $times } von { rounds-said }
objective-win-and =
    { $won ->
        [true] Partie gewonnen
       *[false] Partie verloren
    }, { $what }: { $figure } (mindestens { $value })
objective-win-behind =
    { $won ->
        [true] Partie gewonnen
       *[false] Partie verloren
    } mit { own-said }, höchster Stand: { $most }
objective-surplus =
    { $tiles ->
        [0] die ganze Partie kein Überschuss
        [one] { $tiles } Plättchen Überschuss
       *[other] { $tiles } Plättchen Überschuss
    }
objective-free-area-each = Weißraum je Runde: { $each } (jedes Mal mindestens { $value })
objective-face-down =
    { $tiles ->
        [0] kein verdecktes Plättchen
        [one] { $tiles } verdecktes Plättchen
       *[other] { $tiles } verdeckte Plättchen
    }
objective-seen = von Hand abgehakt

### Spieldateien

fault-players =
    { $fewest ->
        [1] im Modus { $mode } ist es genau 1 Person (hier: { $found })
       *[other] im Modus { $mode } sind es { $fewest } bis { $most } Personen oder Teams (hier: { $found })
    }
fault-members = jedes Team muss { $needed } Mitglieder haben (hier: { $found })
fault-profiles = es müssen so viele sein, wie das Team Mitglieder hat ({ $needed }; 0: Modus ohne Teams), hier: { $found }
fault-left-after-no-round = diese Runde ist nicht in der Datei; erlaubt ist eine gespielte Runde oder „set-up“
fault-not-in-mode = gibt es im Modus { $mode } nicht
fault-without-progress = ergibt nur Sinn mit "progress": "{ $progress }"
fault-needed-for-progress = fehlt: "progress" ist "{ $progress }"
fault-too-many-rounds =
    { $rounds ->
        [one] eine Runde zu viel: Der Modus { $mode } hat nur eine
       *[other] eine Runde zu viel: Der Modus { $mode } hat { $rounds }
    }
fault-wrong-day = diese Runde muss { $day } sein
fault-sheet-missing = der Wertungsbogen fehlt
fault-sheet-of-left = war da schon gegangen und hat hier keinen Wertungsbogen
fault-token-twice = hat schon einen Redaktionsschluss-Marker
fault-token-missing = alle müssen genau einmal vorkommen; es fehlt: { $players }
fault-no-relief = gibt es nur mit Fähigkeiten und dem Charakter "jazz"
fault-row-unused = der Modus { $mode } nutzt diese Zeile nicht
fault-required-rule-change = fehlt: Regeländerung 1 zählt die leeren Felder
fault-required-scenario = fehlt: Szenario 13 zählt die verdeckten Plättchen
fault-three-tiers = es müssen drei Schwellen sein (hier: { $found })
fault-tiers-not-rising = die drei Schwellen müssen steigen

# Zahlen in einem Satz.
costs-said = { $costs ->
    [one] { $costs } Punkt
   *[other] { $costs } Punkte
}
own-said = { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkten
}
rounds-said = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
why-free-area-smallest-tied =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $others }: Gleichstand beim kleinsten, { SIGNED($points) }
why-free-area-largest-tied =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $others }: Gleichstand beim größten, −1
