## Das Terminal: Hilfe zu den Befehlen, und Tippfehler in der Befehlszeile.

cli-companion = Misst die Zeit jeder Runde, hält die Reihenfolge der „Druck!“-Rufe fest und führt den Wertungsbogen für Zeitungs-Brettspiele am echten Tisch.
cli-serve = Companion für den Tisch heute Abend starten (der Standardbefehl).
cli-score = Spieldateien ohne die App werten; - liest die Standardeingabe.

    Zeigt den Wertungsbogen. Ist eine Datei falsch, wird jeder Fehler mit seiner Stelle genannt, und der Rückgabewert ist 2.
cli-page = Titelseiten auf dem Raster prüfen und auszählen; - liest die Standardeingabe.

    Konflikte werden mit Regel, Plättchen und Feldern genannt. Ist eine Datei falsch, wird jeder Fehler mit seiner Stelle genannt, und der Rückgabewert ist 2.
cli-export = Partien als Dateien schreiben: eine auf die Standardausgabe, mehrere mit je einer Zeile.

    Der Anfang einer ID genügt. Ohne ID werden die Partien aufgelistet. Geht auch, während der Server läuft. Eine Partie ohne Ergebnis nur, wenn ihre ID angegeben ist: mit allem, was schon fertig gezählt ist.
cli-import = Partien importieren, oder eine Person mit allen ihren Partien; - liest die Standardeingabe.

    Erst werden alle Dateien geprüft: Ist eine falsch, wird jeder Fehler mit seiner Stelle genannt, nichts wird importiert, und der Rückgabewert ist 2. Er ist 1, wenn eine Partie von der vorhandenen abweicht; die bleibt dann. Dieselbe Partie zweimal zählt einmal.
cli-rebuild = Den Index der Partien und Spieler aus ihren Dateien neu aufbauen.
cli-backup = Alles Gespeicherte in eine Datei schreiben: Partien, Spieler, offene Tische, Einstellungen, Notizen.

    Geht, während der Server läuft. Eine ältere DATEI wird erst ersetzt, wenn die neue Sicherung vollständig ist.
cli-restore = Eine Sicherung einspielen: ganz, oder gar nicht, wenn sie beschädigt ist.

    Der Server darf nicht laufen.
cli-doctor = Suchen, was den Spieleabend aufhalten könnte: Programme, Datenordner, Netz, Protokoll.

    Der Rückgabewert ist 1, wenn es ein Problem gibt.
cli-rules = In den Regeln nachschlagen: ein Wort, eine Frage, eine Nummer wie 4A.

    Fehlende Umlaute, Mehrzahl und Tippfehler stören nicht, Wörter einer anderen Sprache werden verstanden, und eure Notizen werden auch gefunden. Der Rückgabewert ist 2, wenn es das Spiel nicht gibt.
cli-serve-host = Adresse, auf der der Server lauscht; sonst alle Adressen dieses Computers.
cli-serve-port = Port, auf dem Companion läuft; andere Ports bleiben ungenutzt.
cli-serve-lang = Sprache des Terminals und neuer Geräte.
cli-serve-no-open = Den Browser nicht öffnen.
cli-serve-url = Die Adresse, die Handys bekommen, auch in QR-Codes.
cli-serve-behind-proxy = Handys kommen über einen Proxy oder Container auf diesem Computer.
cli-data = Datenordner; sonst der übliche Ort des Systems.
cli-lang = Sprache der Meldungen; sonst die des Terminals.
cli-json = Ein JSON-Ergebnis (oder seine Fehler) je Zeile, für Skripte.
cli-score-explain = Auch sagen, woher jede Zahl kommt (in der Tabelle, nicht in JSON).
cli-page-best = Die beste Titelseite mit den Plättchen der einen DATEI finden, mit Beweis.
cli-page-seconds = Wie lange --best suchen darf.
cli-page-min-money = Mit --best: nur Seiten, die mindestens so viele $ einbringen.
cli-page-best-one = --best braucht genau eine DATEI.
cli-export-all = Alle Partien.
cli-export-player = Diese Person mit allen Partien, in einer Datei für einen anderen Companion.
cli-export-to = Ordner, in den je Partie eine Datei geschrieben wird.
cli-export-player-alone = --player nimmt alle Partien der Person: Lass --all und IDs weg.
cli-import-replace = Wenn eine Partie schon da ist und abweicht, die aus der Datei nehmen.
cli-restore-replace = Auch wenn schon Daten da sind; sie bleiben in einem Ordner daneben.
cli-doctor-port = Der Port, der geprüft wird.
cli-doctor-bundle = Ein Zip für einen Fehlerbericht schreiben, ohne die Namen der Spieler.
cli-doctor-repair = Erst reparieren, was der Server beim Start reparieren würde, nach einer Sicherung.
cli-rules-game = Nur die Regeln dieses Spiels, zum Beispiel redac-chef.
cli-rules-limit = Wie viele Antworten höchstens.
cli-rules-json = Eine JSON-Liste, beste Antwort zuerst, für Skripte.
cli-rules-data = Datenordner mit euren Notizen; sonst der übliche Ort des Systems.
cli-options = [OPTIONEN]
cli-command = BEFEHL [ARGUMENTE]…
cli-file = DATEI
cli-files = DATEI…
cli-folder = ORDNER
cli-ids = [ID…]
cli-id = ID
cli-name = NAME
cli-address = ADRESSE
cli-seconds = SEKUNDEN
cli-query = SUCHE…
cli-heading = { $heading }:
cli-whole-number = ZAHL
cli-no-whole-number = „{ $value }“ ist keine ganze Zahl.
click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-default = Standard: { $default }
click-required = erforderlich
click-help-help = Diese Hilfe zeigen.
click-version-help = Die Version zeigen.
click-aborted = Abgebrochen.
click-error = Fehler: { $message }
click-try-help = „{ $command } { $option }“ zeigt die Hilfe.
click-missing-command = Es fehlt ein Befehl.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt der Parameter
click-missing-parameter-name = Es fehlt der Parameter { $param_name }
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-no-such-option = Die Option „{ $name }“ gibt es nicht.
click-no-such-command = Den Befehl „{ $name }“ gibt es nicht.
click-no-value = Die Option „{ $name }“ erwartet keinen Wert.
click-needs-value = Die Option „{ $name }“ braucht einen Wert.
click-choose-from = Zur Auswahl: { $choices }
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-not-a-number = „{ $value }“ ist keine Zahl.
click-not-one-of = „{ $value }“ geht nicht; zur Auswahl: { $what }.
click-no-file = Die Datei „{ $filename }“ lässt sich nicht öffnen: { $message }
click-unknown-error = unbekannter Fehler
click-extra-arguments = { $count ->
    [one] Ein Argument zu viel: { $what }
   *[other] Zu viele Argumente: { $what }
}
click-did-you-mean = { $count ->
    [one] Meinst du { $what }?
   *[other] Meinst du eins davon: { $what }?
}
cli-serve-no-mdns = Kein Name companion.local im Netz: nur die Adresse.
cli-export-format = json: die Partiedateien; csv: zwei Tabellen für eine Tabellenkalkulation; bgsplay: für die App BG Stats; png, pdf: die Titelseite, das PDF mit dem Wertungsbogen.
cli-export-needs-folder = Diese Formate werden in einen Ordner geschrieben: Nenne ihn mit --to.
cli-serve-workers = Prozesse, auf die sich die Tische verteilen; nur mit --nats.
cli-serve-nats = Knoten von NATS JetStream, die die Tische aufbewahren, mit Kommas getrennt.
cli-serve-inside = Adresse, unter der andere Computer die Prozesse dieses Computers erreichen.
cli-serve-hosted-together = --workers gehört zu --nats, und --nats zu --data: Gib beide an.
cli-serve-no-club-code = Mit --nats: Alle dürfen Tische eröffnen und Archiv und Spieler sehen.
cli-serve-proxies = Adressen von Proxys auf anderen Computern, durch Kommas getrennt: Nur sie dürfen sagen, woher ein Handy kommt.
cli-serve-proxies-wrong = --proxies erwartet Adressen wie 10.0.0.5 oder Netze wie 10.0.0.0/24, durch Kommas getrennt.
