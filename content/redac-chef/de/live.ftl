## Am Tisch: was nicht geht, was rückgängig gemacht wird, was sich geändert hat

refused-call-early = Zu früh: Warte das 3-2-1 ab.
refused-call-paused = Der Timer steht auf Pause: Lasst ihn erst weiterlaufen.
refused-time-up = Die Zeit ist um.
refused-call-off-late = Jemand ist schon fertig: Diese Runde könnt ihr nicht neu starten. Nehmt erst das „Druck!“ zurück.
refused-no-round = Diese Runde läuft nicht (mehr).
refused-not-playing = Dieser Platz spielt in dieser Runde nicht mit.
refused-has-token = Dieser Platz ist schon fertig.
refused-finish-gone = Diese beiden liegen nicht mehr direkt hintereinander: Schaut auf die Reihenfolge am Bildschirm.
refused-tokens-missing = Noch sind nicht alle fertig.
refused-round-not-ready = Diese Runde kann jetzt nicht starten: Schaut auf den Bildschirm am Tisch.
refused-day-not-reached = Der Tisch ist noch nicht beim { $day }.
refused-day-now = So weit ist der Tisch noch nicht: Zählt erst fertig.
refused-count-early = Gezählt wird nach der Runde.
refused-count-missing = Es fehlen noch Werte von { $names }.
refused-no-flash = Diese Partie läuft ohne Eilmeldungen.
refused-no-such-flash = Die Eilmeldungen eines Tages gehen von 1 bis 12.
refused-no-such-character = Diesen Charakter gibt es nicht in der Schachtel.
refused-tribune-now = Diesen Aufmacher wählt ihr nach dem Zählen der vorigen Runde.
refused-tribune-taken = { $name } hat Aufmacher { $tile } schon.
refused-tribune-used = Aufmacher { $tile } war schon am { $day } im Spiel und liegt beiseite. Prüft die Nummer.
refused-no-such-option = Die Einstellung „{ $option }“ gibt es nicht.
refused-option-value = „{ $value }“ geht bei dieser Einstellung nicht ({ $option }).
refused-no-such-number = { $option ->
    [puzzle] Puzzle { $value } gibt es nicht: Sie gehen von 1 bis { $most }.
    [scenario] Szenario { $value } gibt es nicht: Sie gehen von 1 bis { $most }.
   *[other] Regeländerung { $value } gibt es nicht: Sie gehen von 1 bis { $most }.
}
refused-tiers-three = Ein Puzzle hat drei Schwellen: Füllt alle drei aus oder keine.
refused-tiers-not-rising = Die drei Schwellen müssen steigen: Prüft die Reihenfolge.
refused-team-members = { $count ->
    [one] Wer spielt im Team { $names }? Es fehlen die Namen der { $needed } Mitglieder.
   *[other] Wer spielt in den Teams { $names }? Es fehlen die Namen der je { $needed } Mitglieder.
}
refused-not-your-turn = { $name } ist dran.
refused-turns-over = „Druck!“ wurde gerufen: Es gibt keine Züge mehr.
refused-first-begun = Die Partie läuft schon: Wer anfängt, könnt ihr nicht mehr ändern.
refused-option-begun = Die Partie läuft schon: Diese Einstellung könnt ihr nicht mehr ändern. Die Hausregeln schon.
refused-option-round = Die Dauer ändert ihr zwischen zwei Runden; in der Runde gebt ihr Zeit dazu.
refused-option-mode = { $option ->
    [flash] Dieser Modus läuft ohne Eilmeldungen.
    [powers] Dieser Modus läuft ohne Fähigkeiten.
    [timer_s] Dieser Modus läuft ohne Timer.
   *[other] Dieser Modus zählt nicht für Erfolge.
}
refused-needs-clock = Dieser Modus braucht einen Timer: Wählt eine Dauer.
refused-rule-change-missing = Wählt, welche der sieben Regeländerungen ihr spielt.
refused-scenario-missing = Wählt, welches der achtzehn Szenarien ihr spielt.
refused-no-such-achievement = Die Erfolge gehen von 1 bis { $most }.
refused-tick-not-played = { $kind ->
    [achievements] In dieser Partie gibt es keine Erfolge: nichts zum Abhaken.
   *[other] In dieser Partie gibt es keine Regeländerung: nichts zum Abhaken.
}

undo-option-changed = { $count ->
    [0] Einstellung „{ $option }“
   *[other] { $option } ({ $names })
}
undo-character-chosen = Charakter von { $name }
undo-round-started = Start am { $day }
undo-round-called-off = Neustart der Runde
undo-layout-called = „Layout!“ von { $name }
undo-print-called = „Druck!“ von { $name }
undo-time-called = Rundenende
undo-finish-told = Fotofinish ({ $first } vor { $second })
undo-order-set = Reihenfolge
undo-round-closed = Abschluss der Runde am { $day }
undo-count-entered = { $row } von { $name }, { $day }
undo-counting-done = Zählung vom { $day }
undo-flash-turned = Eilmeldung für { $day }
undo-tribune-picked = Aufmacher von { $name }, { $day }
undo-first-chosen = { $name } fängt an
undo-role-taken = Rolle in { $name }
undo-turn-ended = Zug von { $name }
undo-day-begun = Wechsel zum { $day }
news-figure = { $row } von { $name }, { $day }: aus { $before } wird { $after }
news-points = Endstand von { $name }: aus { $before } wird { $after }
news-bankrupt = { $name } ist pleite
news-nobody-bankrupt = niemand ist mehr pleite
news-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
option = { $option ->
    [timer_s] Dauer
    [all_tied_free_area] Gleichstand beim Weißraum
    [two_player_gap] Abstand zu zweit
    [flash] Eilmeldungen
    [powers] Fähigkeiten
    [reveal] Platz für Platz aufdecken
    [hide_counts] Eingaben der anderen verdecken
    [who_counts] Wer zählt
    [mode] Modus
    [progress] Szenarien und Erfolge
    [rule_change] Regeländerung
    [scenario] Szenario
    [puzzle] Puzzle
    [puzzle_day] Tag des Puzzles
    [puzzle_tiers] Schwellen des Puzzles
   *[other] { $option }
}
field = { $field ->
    [articles] Artikel
    [photos] Fotos
    [tribune] Aufmacher
    [tribune_tile] Nummer des Aufmachers
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
   *[other] { $field }
}
