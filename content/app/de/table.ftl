## Was der Tisch ablehnt und was sich rückgängig machen lässt: für alle Spiele

refused-name-empty = Der Name fehlt: Tippt mindestens einen Buchstaben ein.
refused-name-long = Dieser Name hat { $length } Zeichen, erlaubt sind höchstens { $most }. Kürzt ihn.
refused-table-closed = Dieser Tisch ist geschlossen, hier ändert sich nichts mehr. Geht zurück zur Startseite.
refused-table-open = Dieser Tisch ist schon offen.
refused-seat-there = Diesen Platz gibt es schon.
refused-no-such-table = Diese Partie ist an keinem Tisch mehr offen.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht mehr.
refused-team-odd = In diesem Modus bilden immer { $size } ein Team: Bei { $found } bleibt jemand übrig. Fügt jemanden hinzu oder nehmt jemanden heraus.
refused-too-many-players = { $most ->
    [one] Dieser Modus ist für eine Person. Wählt für mehrere einen anderen Modus.
   *[other] Dieser Modus hat nur { $most } Plätze. Nehmt jemanden heraus oder schaut zu.
}
refused-too-few-players = { $fewest ->
    [one] Es fehlt noch jemand: Fügt einen Namen hinzu.
   *[other] Für diesen Modus braucht ihr mindestens { $fewest } Leute; { $found ->
        [0] noch ist niemand da
        [one] bisher ist nur { $found } Name da
       *[other] bisher sind nur { $found } Namen da
    }. Fügt jemanden hinzu.
}
refused-late-player = Die erste Runde läuft schon: Mitspielen geht nicht mehr, nur noch Zuschauen.
refused-remove-begun = Die Partie läuft schon: Wer aufhört, kann gehen, aber ein Platz lässt sich nicht mehr streichen.
refused-already-left = { $name } hat die Partie schon verlassen.
refused-last-player = Das ist der letzte Platz am Tisch: Schließt stattdessen den Tisch.
refused-order-incomplete = In der Reihenfolge muss jeder Name genau einmal vorkommen.
refused-order-begun = Die Partie läuft schon: Die Reihenfolge der Plätze steht fest.
refused-no-clock = Es läuft kein Timer.
refused-clock-length = { $most ->
    [one] Der Timer geht von einer Sekunde bis { $most } Minute.
   *[other] Der Timer geht von einer Sekunde bis { $most } Minuten.
}
refused-not-here = Das geht gerade nicht: Vielleicht hat sich der Bildschirm eben geändert. Schaut, wie es am Tisch steht.
refused-no-such-game = Diese Version von Companion kennt das Spiel „{ $game }“ nicht.
refused-too-many-codes = { $seconds ->
    [one] Zu viele falsche Codes: Warte eine Sekunde und versuche es dann noch einmal.
   *[other] Zu viele falsche Codes: Warte { $seconds } Sekunden und versuche es dann noch einmal.
}
refused-table-unknown = Diese Partie ist an einem Tisch offen: Mit dem Code kommst du dazu.
refused-locked = Die Spielleitung hat die Rechte gesperrt: Alle bedienen nur den eigenen Platz. Spielleitung und Schriftführung machen den Rest.
refused-host-only = Das macht die Spielleitung. Sie lässt sich im Menü unter „Rechte“ abgeben.
refused-host-code = Das ist nicht der Code der Spielleitung. Er steht im Terminal des Computers, auf dem Companion läuft.
refused-club-code = Das ist nicht der Code des Vereins. Frag die, die den Abend organisieren.
refused-watching = Dieses Gerät schaut nur zu: Nimm zuerst einen Platz.
refused-seat-held = { $name } spielt auf einem anderen Gerät: Frag die Spielleitung nach dem Platz.
refused-no-such-device = Dieses Gerät ist nicht mehr am Tisch.
refused-too-many-requests = Zu viele Geräte fragen nach einem Platz: Warte, bis die Spielleitung geantwortet hat.
refused-undo-gone = Das ist schon rückgängig gemacht.
refused-undo-never = Das lässt sich nicht rückgängig machen: { $what }.
refused-undo-buzzer = Die Zeit war wirklich um: Das Ende des Timers lässt sich nicht rückgängig machen.
refused-undo-later = { $more ->
    [0] Macht zuerst rückgängig: { $later }. Dann geht auch „{ $what }“.
    [one] Macht zuerst rückgängig: { $later } und { $more } weitere Aktion. Dann geht auch „{ $what }“.
   *[other] Macht zuerst rückgängig: { $later } und { $more } weitere Aktionen. Dann geht auch „{ $what }“.
}
hub-table-newer = Tisch { $table } wurde mit einer neueren Version von Companion eröffnet und bleibt unverändert. Installiere sie, um den Tisch fortzusetzen.
hub-table-superseded = Dieselbe Partie war an zwei Tischen offen. Der neuere läuft weiter; Tisch { $code } wurde geschlossen.
hub-table-unreadable = Tisch { $table } ließ sich nicht wieder einlesen. Sein Journal liegt unverändert im Datenordner; „companion doctor --bundle“ legt es einem Bericht bei.

undo-of = das Rückgängigmachen von „{ $what }“
undo-table-opened = Eröffnen des Tisches
undo-player-seated = Ankunft von { $name }
undo-player-changed = Änderung bei { $name }
undo-player-removed = Streichen eines Platzes
undo-seats-ordered = Reihenfolge der Plätze
undo-player-left = Ausstieg von { $name }
undo-seat-taken = Platz von { $name } auf einem Gerät
undo-seat-freed = freigegebener Platz von { $name }
undo-host-changed = Wechsel der Spielleitung
undo-rights-locked = Rechte
undo-scorekeeper-named = Wahl der Schriftführung
undo-timer-started = Start des Timers
undo-timer-stood = Pause
undo-timer-resumed = Weiterlaufen des Timers
undo-timer-extended = { $more ->
    [1] +{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
   *[0] −{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
}
clock-paused-by = { $count ->
    [one] { $names } macht Pause.
   *[other] { $names } machen Pause.
}
undo-server-away = Unterbrechung
undo-table-closed = Schließen des Tisches
undo-table-taken-up = Fortsetzen des Tisches
news = Neu: { $moved }.
clock-pause = Pause
clock-resume = Weiter

rest-question =
    { $count ->
        [one] Die Aufzeichnung dieses Tisches ist an einer Stelle beschädigt. Danach ist noch { $count } Aktion lesbar.
       *[other] Die Aufzeichnung dieses Tisches ist an einer Stelle beschädigt. Danach sind noch { $count } Aktionen lesbar.
    }
rest-take = Rest übernehmen
rest-leave = Ohne Rest weiter
rest-taken =
    { $left ->
        [0] Der ganze Rest ist übernommen ({ $taken ->
            [one] { $taken } Aktion
           *[other] { $taken } Aktionen
        }).
       *[other] { $taken ->
            [0] Keine Aktion übernommen
            [one] { $taken } Aktion übernommen
           *[other] { $taken } Aktionen übernommen
        }; { $left ->
            [one] { $left } Aktion lässt sich
           *[other] { $left } Aktionen lassen sich
        } nicht übernehmen, weil davor etwas verloren ging. Prüft die Punkte.
    }
refused-too-few-teams = { $fewest ->
    [one] Es fehlt ein Team: Fügt eines hinzu.
   *[other] Diesen Modus spielt ihr mit mindestens { $fewest } Teams; { $found ->
        [0] noch ist keines da
        [one] bisher ist nur { $found } da
       *[other] bisher sind nur { $found } da
    }. Fügt ein Team hinzu.
}

refused-person-seated = { $name } hat an diesem Tisch schon einen Platz.
undo-person-named = Platz für { $person }
undo-persons-swapped = Tausch von { $names }
who-sat-open = Namen korrigieren
who-sat-strap = Wer sitzt wo?
who-sat-note = Ein Name stimmt nicht? Tippt ihn an und wählt den richtigen. Die Punkte bleiben beim Platz; Rangliste, Erfolge und Statistik folgen.
who-sat-swap = Mit { $name } tauschen
who-sat-ok = Diesen Namen nehmen
who-sat-done = Auf diesem Platz steht jetzt { $name }.
undo-texts-changed = Texte der Titelseite
refused-headline-long = Die Schlagzeile hat { $length } Zeichen, höchstens { $most } sind möglich.
refused-note-long = Die Notiz hat { $length } Zeichen, höchstens { $most } sind möglich.
news-elsewhere = Auf einem anderen Gerät korrigiert: { $moved }.
