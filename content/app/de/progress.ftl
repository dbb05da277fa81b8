## Profil und Statistik, für alle Spiele

profile-strap = Profil
profile-back = Alle Spieler
profile-nobody = Dieses Profil gibt es hier nicht: Es wurde gelöscht, oder die Adresse ist falsch.
profile-wins = { $count ->
    [0] keine gewonnen
    [one] { $count } gewonnen
   *[other] { $count } gewonnen
}
profile-inkwell = Tintenfass
profile-blots = { $count ->
    [0] Noch kein Tintenklecks
    [one] { $count } Tintenklecks
   *[other] { $count } Tintenkleckse
}
profile-of = { $count } von { $of }
profile-statistics = Statistik
profile-edit = Name, Symbol, Farbe
profile-edit-note = Ändern, was am Tisch zu sehen ist
profile-merge = Zwei Profile zusammenlegen
profile-merged = { $count ->
    [one] { $count } weiteres Profil zählt mit
   *[other] { $count } weitere Profile zählen mit
}
profile-merge-note = Gehören zwei Profile derselben Person, zählen ihre Partien und Erfolge zusammen. Gespielte Partien behalten ihre Namen, und ihr könnt die Profile wieder trennen.
profile-merge-nobody = Es gibt kein anderes Profil.
profile-merge-question = Sind { $other } und { $name } dieselbe Person? Dann zählt alles für { $name }.
profile-merge-yes = Ja, zusammenlegen
profile-split = Profil von { $name } wieder trennen
profile-export = Dieses Profil exportieren (Datei)
profile-tick-note = Tippe auf eine Zeile, um von Hand abzuhaken, was der Wertungsbogen nicht zeigt, oder um die Partie noch einmal anzusehen.
profile-earned = erreicht: { $when }
profile-by-hand = von Hand abgehakt
profile-incomplete = unvollständig
profile-tier = { $tier ->
    [0] keine Schwelle erreicht
    [one] { $tier } Schwelle erreicht
   *[other] { $tier } Schwellen erreicht
}
item-number = Nr. { $number }

standings-strap = Erfolge im Überblick
standings-empty = Dieses Spiel hat noch niemand gespielt: Die Tabelle füllt sich nach der ersten Partie.
standings-everybody = Wer hat wie viele?
standings-blots = { $count ->
    [0] kein Tintenklecks
    [one] { $count } Tintenklecks
   *[other] { $count } Tintenkleckse
}
standings-count = { $count } insgesamt
standings-nobody = noch niemand

people-standings = Erfolge im Überblick
people-import = Profil importieren (Datei)
people-forget-seated = { $name } spielt an Tisch { $code }. Schließt zuerst diesen Tisch, es geht nichts verloren.
file-too-large = Diese Datei ist zu groß: höchstens { $megabytes } MB.
file-sending = Datei wird gesendet: { $percent } %
file-checking = Datei wird geprüft …
file-taking = Import: { $percent } %
file-not-sent = Die Datei ist nicht angekommen. Prüfe das WLAN und wähle sie noch einmal aus.
file-busy = Es sind schon andere Dateien unterwegs: Versuche es gleich noch einmal.
import-refused = Es wurde nichts importiert. { $where }: { $why }
import-done = { $people ->
    [0] { "" }
    [one] Profil importiert: { $names }.{" "}
   *[other] Profile importiert: { $names }.{" "}
}{ $games ->
    [0] Keine neue Partie.
    [one] { $games } neue Partie.
   *[other] { $games } neue Partien.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } Partie war schon da.
   *[other] {" "}{ $known } Partien waren schon da.
}{ $differing ->
    [0] { "" }
    [one] {" "}{ $differing } Partie ist hier anders und bleibt unverändert.
   *[other] {" "}{ $differing } Partien sind hier anders und bleiben unverändert.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Zwei Profile heißen jetzt { $namesakes }. Ist es dieselbe Person, legt sie auf der Profilseite zusammen.
}

stats-strap = Statistik
stats-back = Zurück
stats-back-profile = Zurück zum Profil
stats-everybody = Alle
stats-empty = Noch keine beendete Partie. Zahlen gibt es nach der ersten.
stats-all-modes = Alle Modi
stats-wins = { $count } von { $of } gewonnen ({ $percent } %)
stats-wins-note = Voller Balken: gewonnene Partien; dahinter: gespielte Partien.
stats-average = Punkte: im Schnitt { $average }, Bestwert { $best }
stats-recent-title = { $count ->
    [one] Die letzte Partie
   *[other] Die letzten { $count } Partien
}
stats-recent = Von der ältesten bis zur letzten: { $points }
stats-table-note = { $low ->
    [true] Fett: der Schnitt; darunter: die kürzeste Zeit.
   *[other] Fett: der Schnitt; darunter: das beste Ergebnis.
}
stats-cell = { $column } { $average }, Bestwert { $best }
stats-row = { $row }: { $cells }
stats-count = { $count } von { $of }
stats-points = Punkte
stats-points-row = Punkte
stats-one-game = eine Partie
stats-cells = { $before }; { $following }
blots-from = Ein Tintenklecks für jede geschaffte Zeile in: { $names }.
stats-line = { $low ->
    [true] { $column }: im Schnitt { $average }, am schnellsten { $best }
   *[false] { $column }: im Schnitt { $average }, am besten { $best }
}
