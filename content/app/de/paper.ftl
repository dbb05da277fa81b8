### Die Titelseite zum Mitnehmen: Knöpfe, kleine Spalten, was sie verhindert

paper-picture = Titelseite als Bild
paper-print = Titelseite drucken (PDF)
paper-large = A4-Bild
paper-title = Titelseite der Partie
paper-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
paper-ranking = Rangliste
paper-briefs = Kurz gemeldet
paper-out = pleite
paper-left = hat die Partie verlassen
paper-margin = Der Abstand
paper-margin-text = { $first } hat { $gap } mehr als { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } und { $second } liegen gleichauf: Der Gleichstand wird aufgelöst.
   *[other] { $second } hat { $gap } mehr als { $first } und gewinnt trotzdem nicht.
}
paper-row-of = { $row }, Runde { $number }
paper-row-text = { $name }: { $figure }, vor { $other } ({ $second }).
paper-row-alone-text = { $name }: { $figure }.
paper-best-round = Der größte Sprung
paper-best-round-text = { $name }: { $points } ({ $round }).
paper-round = Runde { $number }
paper-comeback = Die Wende
paper-comeback-text = { $led } führt, dann geht { $name } in Führung ({ $round }) und bleibt vorn.
paper-average = Der Durchschnitt
paper-average-text = { $average } im Schnitt an diesem Tisch, von { $least } bis { $most }.
paper-duration = Die Dauer
paper-duration-text = { $minutes ->
    [one] Von { $from } bis { $to }: { $minutes } Minute.
   *[other] Von { $from } bis { $to }: { $minutes } Minuten.
}
paper-foot = Am Tisch gesetzt von Companion
paper-gone = Diese Adresse gilt nicht mehr. Öffnet das Ergebnis der Partie und drückt den Knopf noch einmal.
paper-busy = Zu viele Bilder auf einmal. Ladet diese Seite in ein paar Sekunden neu.
paper-slow = Das Bild war nach { $seconds } s nicht fertig. Die Partie ist sicher; ladet diese Seite neu, um es noch einmal zu versuchen.
paper-failed = Das Bild konnte nicht gemacht werden. Die Partie ist sicher; ladet diese Seite neu, um es noch einmal zu versuchen.
paper-none-here = Auf diesem Computer geht das nicht: Das Paket „typst“ fehlt, für 32-Bit-ARM gibt es keines. Die Partie ist sicher.

### Exportieren

export-open = Exportieren
export-strap = Exportieren
export-back-game = Zurück zur Partie
export-back-table = Zurück zum Tisch
export-game = Diese Partie, soweit sie gespielt ist:
export-player = Alle Partien dieser Person:
export-all = Alle Partien im Archiv:
export-as-json = Partiedatei
export-as-json-note = Für einen anderen Companion oder zum Aufheben.
export-as-person = Spielerdatei
export-as-person-note = Die Person mit ihren Partien, für einen anderen Companion.
export-as-csv = Tabelle: Ergebnisse (CSV)
export-as-csv-note = Eine Zeile pro Person und Partie.
export-as-figures = Tabelle: alle Zahlen (CSV)
export-as-figures-note = Eine Zeile pro Zahl auf dem Wertungsbogen.
export-as-bgsplay = BG Stats: Datei
export-as-bgsplay-note = Mit der App BG Stats öffnen, ohne Internet.
export-note = Jeder Link gilt vier Stunden und enthält die Namen aller am Tisch.
export-push-title = An BG Stats senden
export-push = Link vorbereiten
export-push-note = Fügt diese Partie mit einem Link oder QR-Code in die App ein.
export-push-warning = { $count ->
    [one] Der Link enthält den Namen { $names }. Ohne die App BG Stats auf dem Gerät geht er an deren Website.
   *[other] Der Link enthält die Namen { $names }. Ohne die App BG Stats auf dem Gerät gehen sie an deren Website.
}
export-push-yes = BG Stats öffnen
export-push-scan = Oder scannt diesen Code mit dem Handy, auf dem die App ist:
export-push-qr = QR-Code der Partie für BG Stats
export-push-no-qr = Diese Partie ist zu lang für einen QR-Code. Der Link enthält sie ganz.
export-push-unfinished = Diese Partie ist nicht zu Ende, BG Stats hat dafür keinen Link. Die Datei enthält sie.
export-nothing-yet = Diese Partie hat noch nicht begonnen: Es gibt nichts zu exportieren.
export-left-out = Die Partie { $id } fehlt im Export: { $why }
bgstats-out = Pleite: { $names }.
download-gone = Diese Adresse gilt nicht mehr. Öffnet die Seite Exportieren und tippt den Link noch einmal an.
download-busy = Zu viele Exporte auf einmal. Versucht es in ein paar Sekunden noch einmal.
texts-open = Schlagzeile und Notiz
texts-strap = Eure Titelseite
texts-headline = Eure Schlagzeile
texts-note = Eine Notiz vom Tisch
texts-about = Beides wird mit der Partie gespeichert und erscheint auf der Titelseite, im Bild, im PDF und in den Exporten.
texts-save = Speichern
texts-saved = Mit der Partie gespeichert.
texts-undo = Vorigen Text zurückholen
paper-note = Notiz vom Tisch
photo-title = Foto vom Tisch
photo-choose = Foto aufnehmen oder auswählen
photo-other = Anderes Foto
photo-working = Das Foto wird vorbereitet
photo-about = Es wird verkleinert, Angaben zu Ort und Kamera werden gelöscht. Es bleibt auf diesem Computer und verschwindet mit der Partie. Alle Fotos zusammen: höchstens 200 MB.
photo-remove = Foto entfernen
photo-remove-question = Foto entfernen? Es wird gelöscht.
photo-remove-yes = Entfernen
photo-not-shown = Das Foto lässt sich nicht anzeigen: Lade die Seite neu.
photo-quota = Kein Platz mehr: Die Fotos belegen schon { $megabytes } MB. Entfernt eins und versucht es noch einmal.
photo-no-picture = Diese Datei ist kein lesbares Bild. Wähle ein Foto als JPEG, PNG oder WebP.
photo-too-large = Das Bild ist zu groß: höchstens { $megapixels } Millionen Pixel.
photo-slow = Das Bild war nach { $seconds } s nicht fertig. Wähle ein kleineres.
photo-none-here = Dieser Computer kann keine Fotos vorbereiten: Das Paket „pillow“ fehlt.
paper-share = Bild teilen
photo-busy = Zu viele Fotos auf einmal. Versucht es in ein paar Sekunden noch einmal.
