### Partien hinein und hinaus, und die Untersuchung

exchange-exported = { $count ->
    [0] Keine Partie in { $where } geschrieben.
    [one] { $count } Partie in { $where } geschrieben.
   *[other] { $count } Partien in { $where } geschrieben.
}
exchange-several = { $count ->
    [one] { $count } Partie hat eine ID, die mit { $id } beginnt. Tippe ein paar Zeichen mehr ein.
   *[other] { $count } Partien haben eine ID, die mit { $id } beginnt. Tippe ein paar Zeichen mehr ein.
}
exchange-which = { $count ->
    [0] Es gibt noch keine Partie zum Exportieren.
   *[other] Welche Partie? Gib eine oder mehrere IDs an (der Anfang genügt) oder --all.
}
exchange-game = { $id }  { $day }  { $game }: { $players }
exchange-game-unfinished = { $id }  { $day }  { $game }: { $players } (nicht zu Ende gespielt)
exchange-not-yet = Die Partie { $id } ist noch nicht zu Ende, und es gibt noch nichts zu exportieren.
exchange-file-unreadable = nicht lesbar ({ $why })
exchange-nothing-taken = Es wurde nichts importiert. Korrigiere die oben genannten Dateien oder lass sie weg.
exchange-added = { $count ->
    [0] Keine Partie importiert.
    [one] { $count } Partie importiert.
   *[other] { $count } Partien importiert.
}
exchange-replaced = { $count ->
    [0] Keine Partie ersetzt.
    [one] { $count } Partie ersetzt; die alte Fassung liegt als Kopie daneben.
   *[other] { $count } Partien ersetzt; die alten Fassungen liegen als Kopien daneben.
}
exchange-already = { $count ->
    [0] Keine Partie war schon da.
    [one] { $count } Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
exchange-differs = Die Partie { $id } ist schon da, mit anderem Inhalt, und bleibt unverändert. Mit --replace tritt die aus der Datei an ihre Stelle.
exchange-met = { $count ->
    [one] Neuer Name in der Liste: { $names }.
   *[other] Neue Namen in der Liste: { $names }.
}
exchange-namesake = Zwei Profile heißen jetzt { $name }. Sie bleiben getrennt, jedes mit seinen Partien; ist es dieselbe Person, lege sie auf der Profilseite zusammen.
exchange-person = { $id }  { $name }
exchange-person-unknown = Hier heißt niemand { $name }.
exchange-person-several = Hier heißen mehrere { $name }: Gib die ID an, der Anfang genügt.
exchange-person-written = { $count ->
    [0] Das Profil von { $name }, ohne Partien, steht in { $where }.
    [one] Das Profil von { $name } und { $count } Partie stehen in { $where }.
   *[other] Das Profil von { $name } und { $count } Partien stehen in { $where }.
}
exchange-person-taken = Profil importiert: { $name }.
exchange-rebuilt = Der Index wurde aus den Dateien neu aufgebaut: { $games ->
    [0] keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players ->
    [0] keine Spieler
    [one] { $players } Spieler
   *[other] { $players } Spieler
}.

doctor-programs = Programme
doctor-folder = Datenordner
doctor-network = Netz
doctor-version = { $name } { $version }
doctor-library-missing = { $name } fehlt: Installiere Companion neu.
doctor-content-missing = Die Texte und Daten der Spiele fehlen: Installiere Companion neu.
doctor-encoding = Dieses Terminal schreibt { $encoding }: Manche Buchstaben sehen vielleicht seltsam aus. Alles andere funktioniert normal.
doctor-where = { $where }
doctor-folder-new = Den Ordner gibt es noch nicht; er wird beim ersten Start angelegt.
doctor-folder-fine = Lesen und Schreiben geht, und kein anderes Programm benutzt ihn.
doctor-folder-in-use = Ein laufender Companion benutzt ihn.
doctor-room = { $megabytes } MB frei
doctor-journals = { $count ->
    [0] kein Tisch zum Fortsetzen
    [one] { $count } Tisch lässt sich fortsetzen
   *[other] { $count } Tische lassen sich fortsetzen
}
doctor-journal = { $state ->
    [damaged] { $where } ist in der Mitte beschädigt; der Tisch läuft mit dem weiter, was davor steht.
    [newer] { $where } stammt von einer neueren Version von Companion.
   *[foreign] { $where } ist nicht das Journal eines Tisches.
}
doctor-games = { $count ->
    [0] keine Partie
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $players ->
    [0] keine Spieler
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
doctor-set-aside = { $count ->
    [0] keine unlesbare Datei in { $where }
    [one] { $count } unlesbare Datei liegt in { $where }
   *[other] { $count } unlesbare Dateien liegen in { $where }
}
doctor-log = Zeilen im Protokoll { $where }: { $count ->
    [0] keine
   *[other] { $count }
}; Warnungen und Fehler: { $grave ->
    [0] keine
   *[other] { $grave }
}
doctor-clock = Die Uhr zeigt { $now }.
doctor-clock-wrong = Die Uhr dieses Computers zeigt { $now }, und das kann nicht sein. Runden laufen trotzdem, aber Partien bekommen ein falsches Datum: Stell die Uhr.
doctor-clock-behind = Die Uhr dieses Computers zeigt { $now }, aber hier wurde am { $newest } gespielt. Geht die Uhr falsch, bekommen Partien ein falsches Datum: Stell die Uhr.
doctor-log-line = { $line }
doctor-address = { $url }  (Netz: { $network })
doctor-no-network = Dieser Computer ist mit keinem Netz verbunden, Handys erreichen ihn nicht. Verbinde ihn mit dem WLAN.
doctor-port-free = Port { $port } ist frei
doctor-port-ours = Port { $port } gehört einem laufenden Companion { $version }
doctor-port-taken = Port { $port } ist von einem anderen Programm belegt. Beende es oder wähle mit --port einen anderen Port.
doctor-port-refused = Port { $port } lässt sich nicht öffnen: { $why }. Wähle mit --port einen anderen.
doctor-bundle = { $count ->
    [one] In { $where } geschrieben: { $count } Datei. Statt Namen stehen darin Platznummern; sieh sie dir an, bevor du sie verschickst.
   *[other] In { $where } geschrieben: { $count } Dateien. Statt Namen stehen darin Platznummern; sieh sie dir an, bevor du sie verschickst.
}

backup-written = Alles ist in { $where }: { $games ->
    [0] keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players ->
    [0] keine Spieler
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, die offenen Tische, die Einstellungen und die Notizen.
restore-done = Die Sicherung ist eingespielt: { $games ->
    [0] keine Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players ->
    [0] keine Spieler
    [one] { $players } Spieler
   *[other] { $players } Spieler
}.
restore-kept = Was vorher da war, liegt jetzt in { $where }.
restore-no-backup = { $where } ist keine Sicherung von Companion. Es wurde nichts geändert.
restore-newer = { $where } stammt von einer neueren Version von Companion (Format { $found }, diese kennt { $known }). Installiere die neuere. Es wurde nichts geändert.
restore-damaged = Die Sicherung { $where } ist beschädigt. Es wurde nichts geändert; nimm eine ältere.
restore-not-empty = In { $where } liegen schon Daten. Wähle mit --data einen anderen Ordner oder nimm --replace: Dann kommen die jetzigen Daten in einen Ordner daneben.
doctor-repair-copy = Zuerst wurde eine Sicherung gemacht: { $where }
doctor-repair-nothing = Es gab nichts zu reparieren.

exchange-import-finished = { $games ->
    [0] Ein unterbrochener Import ist jetzt fertig.
    [one] Ein unterbrochener Import ist jetzt fertig: { $games } Partie.
   *[other] Ein unterbrochener Import ist jetzt fertig: { $games } Partien.
}
exchange-import-damaged = Ein unterbrochener Import ist nicht lesbar: Der Rest wurde nicht importiert, liegt aber hier: { $aside }. Importiere die Datei noch einmal, es wird nichts doppelt.
exchange-too-large = Zu groß: { $megabytes } MB, höchstens { $most } MB auf einmal. Importiere die Dateien nacheinander.
backup-opens = Behalte diese Datei für dich: Sie enthält auch den Schlüssel eurer QR-Codes. Auf einem anderen Computer eingespielt, öffnet sie eure Tische.
restore-unreadable = { $where } ist nicht lesbar ({ $why }). Es wurde nichts geändert.
restore-plan-damaged = In { $where } wurde eine Wiederherstellung unterbrochen, und was noch zu tun war, ist nicht lesbar ({ $aside }). Was vorher da war, liegt im Ordner before-restore-…; stelle die Sicherung noch einmal wieder her.
