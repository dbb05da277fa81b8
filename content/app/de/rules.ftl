### Die Regeln: auf dem Bildschirm, im Terminal und auf Papier

rules-strap = Spielregeln
rules-open = Regeln
rules-search = In den Regeln suchen
rules-clear = Suche löschen
rules-contents = Inhalt
rules-page = { $count ->
    [one] Regelheft, S. { $page }
   *[other] Regelheft, S. { $page }
}
rules-see = Siehe auch
rules-also-here = Siehe auch
rules-large = Große Schrift
rules-print = Diese Seite drucken
rules-print-all = Alle Regeln drucken
rules-share = Diese Seite teilen
rules-share-note = Die Adresse mit QR-Code, für ein anderes Gerät.
rules-no-such-page = Diese Regelseite gibt es nicht. Sucht ein Wort oder öffnet den Inhalt.
rules-nothing-found = Nichts gefunden. Versucht ein anderes Wort: eine Zeile des Wertungsbogens, die Nummer eines Aufmachers, eine Frage.
rules-no-such-game = Keine Regeln für „{ $game }“. Es gibt Regeln für: { $games }.
rules-unreadable = Die Regeln sind nicht lesbar ({ $why }). Installiere Companion neu oder korrigiere ihre Dateien.
rules-printed-by = Gedruckt mit Companion

help-about = Hilfe: { $what }
help-back = Zurück
help-close = Schließen

note-of-group = Notiz eures Tisches
note-none = Keine Notiz. Schreibt hier ab, was auf der Karte oder dem Plättchen steht: Die Suche findet es dann.
note-none-yet = { $name }: Dieser Text steht nicht im Regelheft. Ihr könnt ihn abschreiben.
note-now = Die Notiz bisher:
note-label = Gedruckter Text
note-how = Einfacher Text, höchstens { $most } Zeichen. Leer lassen, um die Notiz zu löschen.
note-add = Notiz hinzufügen
note-change = Notiz ändern
note-save = Speichern
note-cancel = Abbrechen
note-undo = Alte Notiz zurückholen
note-which = Text nicht im Regelheft
note-which-noted = { $count ->
    [0] Noch keine Notiz. Tippt auf einen Namen, um den Text abzuschreiben.
    [one] { $count } Notiz ist gespeichert. Tippt auf einen anderen Namen, um den Text abzuschreiben.
   *[other] { $count } Notizen sind gespeichert. Tippt auf einen anderen Namen, um den Text abzuschreiben.
}
rules-query-empty = Was sucht ihr? Gebt ein Wort, eine Frage oder eine Nummer ein.
rules-topics = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
}
