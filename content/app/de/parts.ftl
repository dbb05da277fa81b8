## Was die Spiele im Regal am Tisch gemeinsam haben

logged-begin = Partie starten
logged-watching = Die Partie beginnt, sobald jemand am Tisch sie startet.
logged-lay-out = Aufbau
logged-correct = Partie korrigieren
where-logged = { $state ->
    [ready] beim Aufbau
    [begun] läuft
   *[over] beendet
}
own-games = Welche Spiele habt ihr?
own-games-note = Nur angehakte Spiele werden angeboten. Gespielte Partien bleiben im Archiv.
options-printed = Vom Spielmaterial abschreiben
options-printed-note = Diese Werte stehen nur auf den Karten. Einmal eingetragen, gelten sie auch für die nächsten Partien.
options-names-none = Noch nichts: Das tragt ihr während der Partie ein.
options-none = In diesem Spiel gibt es nichts einzustellen.

length-other = Andere Dauer
length-own = Minuten und Sekunden
length-set = Auf { $time } stellen
length-set-none = Einstellen
length-wrong = Tippe eine Dauer zwischen { $least } und { $most } ein, zum Beispiel 3:45.

turn-first = Wer fängt an?
turn-of = Am Zug
turn-next = Nächster Zug
turn-whose = Wer ist dran?
counter-less = { $what }: eins weniger
counter-more = { $what }: eins mehr
amount-ok = Eintragen
secret-mine = Geheim wählen
secret-pass = Gerät an { $name } geben
secret-elsewhere = Trotzdem hier wählen
secret-waits = wählt geheim
secret-done = hat gewählt
countdown-over = Die Zeit ist um
countdown-pause = Pause
countdown-resume = Weiter
countdown-away = Timer entfernen
log-title = Spielverlauf
log-empty = Noch nichts.
log-undone = Rückgängig gemacht: { $what }

refused-not-begun = Die Partie hat noch nicht angefangen: Startet sie zuerst.
refused-gone = { $name } spielt nicht mehr mit. Wenn das ein Versehen war, macht es rückgängig.
logged-gone = { $name } hat die Partie verlassen: Die Punkte bleiben auf dem Wertungsbogen, zählen aber nicht für die Rangliste.
refused-turn-elsewhere = Dieser Zug ist schon vorbei: Schaut, wer dran ist.
refused-turn-out = Hier ist kein Zug möglich: Wer aussetzt, ist in dieser Runde nicht dran.
undo-game-begun = Beginn der Partie
undo-turn-passed = Ende des Zugs von { $name }
undo-turn-given = { $name } am Zug
undo-turns-lost = verlorener Zug von { $name }
undo-sat-out = { $name } setzt aus
undo-direction-set = Spielrichtung
undo-counter-set = { $whose ->
    [seat] { $what } von { $name }
   *[table] { $what }
}
undo-item-ticked = { $whose ->
    [seat] { $what } von { $name }
   *[table] { $what }
}
undo-secret-entered = geheime Wahl von { $name }
undo-secrets-cleared = Ende der geheimen Wahl
undo-countdown-cleared = Entfernen des Timers
news-total = { $name }: aus { $before } wird { $after }
finale-title = Die Partie ist zu Ende
finale-skip = Zum Ergebnis
logged-back-to-result = Zurück zum Ergebnis
logged-is-over = Die Partie ist vorbei. Was ihr hier ändert, ändert das Ergebnis.
