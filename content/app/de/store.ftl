### Dateien: der Datenordner, was sich nicht lesen oder schreiben ließ

store-folder-busy = Ein anderer Companion benutzt den Ordner { $where } schon. Beende ihn oder starte diesen mit --data in einem anderen Ordner.
store-folder-newer = Der Ordner { $where } stammt von einer neueren Version von Companion (Format { $found }, diese kennt { $known }). Installiere die neuere oder wähle mit --data einen anderen Ordner. Es wurde nichts darin geändert.
store-folder-missing = Den Ordner { $where } gibt es nicht: Dort liegt noch keine Partie. Prüfe --data.
store-not-a-folder = { $where } ist eine Datei, dort muss aber ein Ordner sein. Wähle mit --data einen anderen Ordner.
store-read-only = { $where } lässt sich nicht beschreiben: Der Ordner ist schreibgeschützt oder gehört jemand anderem. Gib dir das Recht, dort zu schreiben, oder wähle mit --data einen anderen Ordner.
store-disk-full = Der Datenträger ist voll: { $where } ließ sich nicht schreiben. Schaff Platz.
store-disk-full-unsaved = Der Datenträger ist voll: { $where } ließ sich nicht schreiben. Schaff Platz; Companion versucht noch einmal zu speichern.
store-disk-failing = { $where } ließ sich nicht lesen oder schreiben ({ $why }). Wenn das so bleibt, kopiere den Datenordner auf einen anderen Datenträger.
store-journal-unusable = Das Journal { $where } lässt sich nicht fortsetzen: Es stammt von einer neueren Version von Companion oder ist kein Journal.
store-journal-newer = Der Tisch in { $where } stammt von einer neueren Version von Companion und bleibt unverändert. Installiere diese Version, um weiterzuspielen.
store-journal-lost = { $where } ist nicht das Journal eines Tisches, oder der Anfang fehlt. Die Datei liegt jetzt hier: { $aside }.
store-journal-damaged =
    { $rest ->
        [0] Das Journal { $where } ist beschädigt. Der Tisch läuft mit dem weiter, was davor steht ({ $records ->
            [0] keine Aktion
            [one] { $records } Aktion
           *[other] { $records } Aktionen
        });
        [one] Das Journal { $where } ist beschädigt. Der Tisch läuft mit dem weiter, was davor steht ({ $records ->
            [0] keine Aktion
            [one] { $records } Aktion
           *[other] { $records } Aktionen
        }); ob { $rest } Aktion danach übernommen wird, entscheidet ihr am Tisch;
       *[other] Das Journal { $where } ist beschädigt. Der Tisch läuft mit dem weiter, was davor steht ({ $records ->
            [0] keine Aktion
            [one] { $records } Aktion
           *[other] { $records } Aktionen
        }); ob { $rest } Aktionen danach übernommen werden, entscheidet ihr am Tisch;
    } die ganze Datei liegt hier: { $aside }.
store-journal-mended = Das Journal { $where } war beschädigt; von euren Einträgen ist nichts verloren. Die beschädigte Datei liegt hier: { $aside }.
store-game-unknown = Es gibt keine Partie mit der ID { $id }.
store-game-newer = Die Partie { $where } stammt von einer neueren Version von Companion (Format { $found }, diese kennt { $known }) und bleibt unverändert. Installiere die neuere, um sie anzusehen.
store-game-unreadable = { $where } lässt sich nicht als Partie lesen.
store-game-damaged = Die Partie { $where } ist nicht lesbar, und es gibt keine Kopie. Sie liegt jetzt hier: { $aside }.
store-game-copy = Die Partie { $where } war nicht lesbar; an ihrer Stelle steht jetzt die Fassung vor der letzten Korrektur. Die unlesbare Datei liegt hier: { $aside }.
store-game-twice = Die Partie { $where } gab es doppelt. Die ältere Datei liegt jetzt hier: { $aside }.
store-game-elsewhere = Die Partie { $where } wurde nicht an diesem Tisch geändert, sondern durch einen Import, einen anderen Computer oder einen synchronisierten Ordner. Jetzt gelten die Punkte vom Tisch; die andere Fassung liegt hier: { $aside }.
store-game-changed = Die Partie { $where } wurde außerhalb ihres Tisches geändert, und am Tisch wurde seitdem nichts eingetragen: Es gilt die Datei, und der Tisch wurde geschlossen. Um weiterzuspielen, öffnet die Partie aus dem Archiv.
store-game-superseded = Die Partie { $where } ist an einem anderen Tisch wieder offen: Was eben am alten eingetragen wurde, zählt nicht. Es liegt hier: { $aside }.
store-game-misnamed = { $where } enthält nicht die Partie, die der Dateiname nennt, und zählt nicht. Importiere die Datei stattdessen: companion import.
store-game-faulty =
    { $count ->
        [one] Die Partie { $where } zählt nicht, sie enthält { $count } Fehler: { $place }: { $why }
       *[other] Die Partie { $where } zählt nicht, sie enthält { $count } Fehler, der erste: { $place }: { $why }
    }
store-player-newer = Die Profildatei { $where } stammt von einer neueren Version von Companion und bleibt unverändert.
store-player-damaged = Die Profildatei { $where } ist nicht lesbar. Sie liegt jetzt hier: { $aside }.
store-player-unreadable = { $where } lässt sich nicht als Profildatei lesen.
store-merge-unknown = Wählt zwei verschiedene Profile, die es hier gibt.
store-merge-together = { $name } und { $other } haben in derselben Partie gespielt: Das sind zwei Personen, ihre Profile bleiben getrennt.
store-database-damaged = { $where } ist nicht lesbar. Die Datei liegt jetzt hier: { $aside }. Companion baut aus den anderen Dateien neu auf, was geht.
store-database-copy = { $where } war weg oder nicht lesbar; die Kopie steht jetzt an ihrer Stelle, und es fehlt nichts.
store-game-unscored = Die Partie { $where } ließ sich nicht werten: Das ist ein Fehler von Companion, nicht der Partie. Bitte melde ihn, mit dieser Datei.
store-note-too-long = Diese Notiz hat { $length } Zeichen, erlaubt sind höchstens { $most }. Kürzt sie.
store-in-the-way = { $where } war keine lesbare Datei oder gehörte nicht dorthin. Sie liegt jetzt hier: { $aside }.
store-marker-damaged = { $where } sagt, welche Version von Companion diesen Ordner angelegt hat, war aber nicht lesbar und wurde neu geschrieben. Die alte Datei liegt hier: { $aside }.
store-database-unreadable = { $where } ist nicht lesbar.
store-database-salvaged = { $where } und die Kopie waren beschädigt. Die noch lesbaren Einstellungen und Notizen sind gerettet, es können welche fehlen. Die beschädigte Datei liegt hier: { $aside }.
store-player-copy = { $where } ist eine Kopie des Profils in { $counts } und zählt nicht. Lösche die, die du nicht willst.
store-game-copied = { $where } ist eine Kopie der Partie in { $counts } und zählt nicht. Lösche die, die du nicht willst.
store-note-changed = Diese Notiz hat eben jemand anders geändert. Dein Text ist noch da: Ergänze ihn und speichere, oder speichere ihn so, dann ersetzt er den anderen.
store-key-damaged = Der Schlüssel der QR-Codes ({ $where }) war nicht lesbar, es gibt jetzt einen neuen. Bei schon gedruckten QR-Codes gilt nur noch der Code des Tisches. Die alte Datei liegt hier: { $aside }.
store-not-a-file = { $where } ist keine lesbare Datei, sondern ein Ordner, eine Pipe oder ein Link ins Leere. Verschiebe das.
store-engine-away = Gerade lässt sich nichts speichern: Was jetzt passiert, ist noch nicht gesichert. Spielt weiter; Companion versucht es wieder.
store-engine-refused = Das lässt sich gerade nicht speichern. Versuche es gleich noch einmal.
store-changed-elsewhere = Das wurde gerade woanders geändert: Schau noch einmal nach und wiederhole deine Änderung, falls nötig.
refused-table-taken = Dieser Tisch ist gerade auf einen anderen Server umgezogen. Was du zuletzt gedrückt hast, zählt vielleicht nicht: Schau auf den Bildschirm.
refused-table-elsewhere = Diesen Tisch hat ein anderer Prozess des Servers: Lade die Seite neu, sie führt dann dorthin.
