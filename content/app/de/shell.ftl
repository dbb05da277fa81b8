app-name = Companion
app-ok = Verstanden
go-home = Startseite
table-code = Tisch { $code }
players-count = { $count ->
    [0] keine Spieler
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

join-who = Wer bist du?
join-several = An einem Handy können auch mehrere spielen.
join-take = Das bin ich
join-leave-seat = Platz freigeben
join-yours = auf diesem Gerät
join-free = freier Platz
seat-there = { $presence ->
    [here] auf einem anderen Gerät
    [asleep] auf einem anderen Gerät, im Ruhezustand
   *[gone] auf einem anderen Gerät, nicht verbunden
}
seat-here-too = { $count ->
    [one] auf diesem und einem anderen Gerät
   *[other] auf diesem und { $count } anderen Geräten
}
seat-ask = Anfragen
seat-ask-again = Nochmal anfragen
seat-waiting = Angefragt. Sobald die Spielleitung ja sagt, kommt der Platz auf dieses Gerät.
seat-withdraw = Anfrage zurückziehen
seat-refused = Die Spielleitung hat nein gesagt. Klärt es am Tisch.
seat-asked = Ein Gerät fragt nach dem Platz von { $name }. Ist das { $name }?
seat-asked-yes = Ja, Platz geben
seat-move-question = { $name } spielt auf einem anderen Gerät. Hier spielen?
seat-move = Nur hier
seat-share = Auf beiden
seat-free = Platz von { $name } freigeben
seat-give = Platz von { $name } an ein anderes Gerät geben
seat-give-to = { $name } spielt auf:
join-new-name = Anderer Name
join-add = Hinzufügen
join-enter = { $count ->
    [one] Mitspielen
   *[other] Mit { $count } Plätzen mitspielen
}
join-watch = Nur zuschauen
join-this-machine = Um den Tisch von diesem Browser aus zu leiten, tippe den Code der Spielleitung ein. Er steht auf diesem Computer in dem Fenster, in dem Companion gestartet wurde.
join-no-table = Tisch { $code } gibt es nicht oder nicht mehr. Prüfe den angezeigten Code, oder geh zurück zur Startseite.
join-no-address = Dieser Computer ist mit keinem Netz verbunden, Handys erreichen ihn nicht. Verbinde ihn mit dem WLAN.
join-qr = QR-Code zu { $url }
join-scan = Scannen und mitspielen
join-code-is = Tischcode:
join-next-address = Andere Adresse
join-network = { $kind ->
    [wifi] Das Handy muss im selben WLAN sein ({ $name }).
    [cable] Das Handy muss im selben Netz sein wie dieser Computer, der am Kabel hängt ({ $name }).
   *[other] Das Handy muss im selben Netz sein wie dieser Computer ({ $name }).
}
roster-title = Am Tisch
roster-nobody = noch ohne Gerät
roster-hold = Hier spielen
roster-remove = { $name } herausnehmen
roster-remove-question = { $name } herausnehmen?
roster-remove-yes = Ja, herausnehmen
roster-ready = bereit
ready-here = { $on ->
    [true] Du bist bereit
   *[false] Bereit!
}
ready-who = { $count ->
    [0] Noch ist niemand bereit ({ $ready } von { $of ->
        [one] { $of } Gerät
       *[other] { $of } Geräten
    }).
   *[other] Bereit: { $names } ({ $ready } von { $of ->
        [one] { $of } Gerät
       *[other] { $of } Geräten
    }).
}
ready-start-question = Normalerweise startet die Spielleitung. Jetzt für alle starten?
ready-start-yes = Ja, starten
home-new = Neue Partie
setup-open = Tisch eröffnen
seat-held = { $where ->
    [host] auf dem Gerät der Spielleitung
    [shared] auf demselben Gerät wie { $names }
   *[own] auf dem eigenen Gerät
}{ $presence ->
    [here] {""}
    [asleep] , im Ruhezustand
   *[gone] , nicht verbunden
}
seat-give-short = Gerät wechseln
seat-free-short = Platz freigeben
menu-leave-short = Partie verlassen
join-type = oder diese Adresse eintippen:
seat-assign = { $name } ein Gerät zuweisen
seat-assign-short = Gerät zuweisen
menu-remove = { $name } aus der Partie nehmen
menu-remove-short = Aus der Partie nehmen
seat-fetch = Hierher holen
home-opened = { $when } eröffnet

pocket-seats = Plätze
pocket-open-app = App öffnen
pocket-all-in-app = Alles Weitere in der App
pocket-set-clock = Timer in der App einstellen
pocket-add-player = Dein Name fehlt? Trag ihn in der App ein
pocket-other-game = Die einfache Seite kennt dieses Spiel nicht: Öffne dafür die App.
pocket-bell = Auf diesem Handy klingeln
pocket-silent = Auf diesem Handy nicht klingeln
pocket-link =
    Altes Handy? Einfache Seite:
    { $url }
pocket-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pocket-result = Das Spiel ist zu Ende
