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
standings-everybody = Wer hat wie viele Tintenkleckse?
standings-blots = { $count ->
    [0] keine Tintenkleckse
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
stats-wins-note = Höhe des Balkens: gespielte Partien; farbig: gewonnene.
stats-average = Punkte: im Schnitt { $average }, Median { $median }, Bestwert { $best }
stats-recent-title = { $count ->
    [one] Die letzte Partie
   *[other] Die letzten { $count } Partien
}
stats-recent = Von der ältesten bis zur letzten: { $points }
stats-table-note = { $low ->
    [true] Fett: der Schnitt; darunter: der Median, dann die kürzeste Zeit.
   *[other] Fett: der Schnitt; darunter: der Median, dann das beste Ergebnis.
}
stats-cell = { $column } { $average }, Median { $median }, Bestwert { $best }
stats-row = { $row }: { $cells }
stats-count = { $count } von { $of }
stats-points = Punkte
stats-points-row = Punkte
stats-one-game = eine Partie
stats-cells = { $before }; { $following }
blots-from = Einen Tintenklecks gibt es für jedes Häkchen in diesen Listen: { $names }.
stats-line = { $low ->
    [true] { $column }: im Schnitt { $average }, Median { $median }, am schnellsten { $best }
   *[false] { $column }: im Schnitt { $average }, Median { $median }, am besten { $best }
}
stats-apart = { $count ->
    [one] Extra gezählt: { $count } Partie ohne Gegner{ $met ->
        [0] { "" }
       *[other] , Ziel erreicht
    }
   *[other] Extra gezählt: { $count } Partien ohne Gegner{ $met ->
        [0] { "" }
        [one] , Ziel einmal erreicht
       *[other] , Ziel { $met }-mal erreicht
    }
}
stats-apart-note = { $count ->
    [one] Dieser Modus hat keine Gegner und wird extra gezählt: { $names }.
   *[other] Diese Modi haben keine Gegner und werden extra gezählt: { $names }.
}
stats-recent-span = Erste Partie: { $first }; letzte Partie: { $last }.
stats-duels = Direkter Vergleich
stats-duels-note = Höhe des Balkens: gemeinsame Partien; farbig: davon vorn.
stats-rival = Am knappsten ist es gegen { $name }
stats-duel = { $ahead } zu { $behind }
stats-duel-level = { $count ->
    [one] { $count } Gleichstand
   *[other] { $count }-mal Gleichstand
}
stats-duel-said = { $first } vor { $second }: { $ahead }-mal; dahinter: { $behind }-mal; gleichauf: { $level }-mal
stats-streaks = Siege in Folge
stats-streak = { $count ->
    [one] Beste Serie: { $count } Sieg ({ $since })
   *[other] Beste Serie: { $count } Siege, vom { $since } bis { $until }
}
stats-streak-now = { $count ->
    [one] Zurzeit: { $count } Sieg
   *[other] Zurzeit: { $count } Siege in Folge
}
stats-streak-without = { $count ->
    [one] Zurzeit: { $count } Partie ohne Sieg
   *[other] Zurzeit: { $count } Partien ohne Sieg
}
stats-column = { $column } { $average }
stats-explained = Was gezählt wird
stats-explained-games = Beendete Partien aus dem Archiv, in denen mindestens eine hier bekannte Person mitspielt. Wird eine Partie korrigiert oder gelöscht, ändern sich die Zahlen sofort.
stats-explained-wins = Siege: nur in Partien, in denen ihr gegeneinander spielt. Solo- und Puzzle-Partien werden extra gezählt und gelten nicht als Niederlagen.
stats-explained-duels = Direkter Vergleich: wer in derselben Partie vor wem landet. Ein Team wird nicht untereinander verglichen, und wer früher geht, auch nicht.
stats-explained-people = Zusammengelegte Profile zählen als eine Person. Ein neuer Name ändert keine Zahl.
stats-explained-left = Hier nicht gezählt: { $games }.
stats-left-unfinished = { $count ->
    [one] { $count } nicht beendete Partie
   *[other] { $count } nicht beendete Partien
}
stats-left-strangers = { $count ->
    [one] { $count } Partie ohne bekannte Person
   *[other] { $count } Partien ohne bekannte Person
}
file-checked = Prüfung: { $percent } %
import-left-out = { $count ->
    [one] { $count } Partie wurde nicht importiert:
   *[other] { $count } Partien wurden nicht importiert:
}
import-left-out-game = { $game } – { $why }
import-left-out-more = { $count ->
    [one] … und { $count } weitere.
   *[other] … und { $count } weitere.
}
stats-picture = Als Bild speichern
stats-picture-wins = Siege von den gespielten Partien
stats-picture-points = Punkte im Schnitt; gestreift: der Bestwert
