## Zwischen zwei Runden

between-title = { $day ->
    [friday] Freitag geschafft
    [saturday] Samstag geschafft
   *[sunday] Sonntag geschafft
}
between-strap = { $day ->
    [friday] Als Nächstes: Freitag
    [saturday] Als Nächstes: Samstag
   *[sunday] Als Nächstes: Sonntag
}
between-standing = Zwischenstand
between-dollars = { $dollars } $
between-sheet = Wertungsbogen
between-tidy = Räumt auf
between-lay-out = Danach, vor dem Start
between-place = Legt jeden neuen Aufmacher auf das Sternfeld.
between-start = { $day ->
    [friday] Weiter zum Freitag
    [saturday] Weiter zum Samstag
   *[sunday] Weiter zum Sonntag
}
between-watching = Jemand am Tisch muss die nächste Runde starten.

tribunes-title = Aufmacher wählen
tribunes-drawn = { $drawn ->
    [one] Zieht { $drawn } Aufmacher.
   *[other] { $players ->
        [one] Zieht { $drawn } Aufmacher und behaltet einen.
       *[other] Zieht { $drawn } Aufmacher. Wer den kleinsten Redaktionsschluss-Marker hat, wählt zuerst.
    }
}
tribunes-take = Nehmen
tribunes-taken = Genommen
tribunes-first = wählt jetzt
tribunes-waits = wartet
tribunes-has = hat einen Aufmacher
tribunes-has-tile = Aufmacher { $tile }
tribunes-which = Welcher? (wenn ihr wollt)
tribunes-unnoted = Ohne Nummer
tribunes-back = Wahl zurücknehmen
tribunes-close = Schließen
tribunes-waiting = Wenn ihr mögt, tragt noch ein, wer welchen Aufmacher genommen hat. Noch offen bei: { $names }.

reveal-choose = Rangliste Platz für Platz aufdecken
reveal-choose-note = Auf allen Bildschirmen, vom letzten Platz an.
between-points = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
