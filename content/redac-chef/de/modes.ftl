## Was jeder Modus zusätzlich zeigt: Puzzle, Familie, Zug um Zug, Redaktion; Erinnerungen und Ziele

options-clock = Mit Timer
options-clock-note = Freiwillig: Ohne Timer beendet die Spielleitung die Runde.

puzzle-which = Welches Puzzle?
puzzle-name = Puzzle { $number }
puzzle-start = Puzzle { $number } starten
puzzle-is = Puzzle { $number }: { $day }, Aufmacher { $tribune }.
puzzle-tiers-are = Schwellen: { $tiers } Punkte.
puzzle-picture = Dieses Puzzle ist im Regelheft nur ein Bild: Wählt den Tag und schreibt die Schwellen ab.
puzzle-tiers = Die drei Schwellen
puzzle-tier = Schwelle { $number }
puzzle-tiers-note = Die niedrigste zuerst; leer lassen, wenn ihr ohne Schwellen spielt.
puzzle-lies = Aufmacher { $tribune } liegt auf dem Sternfeld.

one-phase-title = { $mode ->
    [puzzle] Legt die Seite
   *[family] Nehmen und legen
}
one-phase-end = { $mode ->
    [puzzle] Seite abgeben
   *[family] Runde beenden
}
one-phase-waiting = Die Spielleitung beendet die Runde, wenn alle mit ihrer Titelseite zufrieden sind.
one-phase-ends = Sind alle mit ihrer Titelseite zufrieden? Dann beendet die Runde.
one-phase-family-1 = Nimm ein Plättchen; behalte es oder leg es offen zurück.
one-phase-family-2 = Was du behältst, legst du sofort auf deine Titelseite.
one-phase-family-3 = Dort darfst du es verschieben, aber nicht mehr wegnehmen.
one-phase-puzzle-1 = Nimm genau die Plättchen, die unter dem Puzzle abgebildet sind.
one-phase-puzzle-2 = Leg alle Anzeigen ohne Konflikt auf die Seite. Companion legt fest: offen.
one-phase-puzzle-3 = Die anderen Plättchen passen nicht alle: Das ist normal und kostet nichts.

first-title = Wer fängt an?
first-draw = Auslosen
tribunes-offered = { $drawn ->
    [one] Legt { $drawn } Aufmacher aus (Start-Aufmacher oder 1A bis 9A).
   *[other] Legt { $drawn } Aufmacher aus (Start-Aufmacher oder 1A bis 9A). Wählt in dieser Reihenfolge, gegen den Uhrzeigersinn; wer anfängt, wählt zuletzt.
}
turn-yours = Du bist dran
turns-whose = { $name } ist dran
turn-step-1 = Leg ein Plättchen vom Schreibtisch auf deine Titelseite.
turn-step-2 = Wenn du willst, deck bis zu 2 Plättchen aus dem Vorrat auf.
turn-step-3 = Nimm ein Plättchen aus dem Vorrat, offen oder verdeckt, und leg es auf deinen Schreibtisch.
turn-instead = Statt Schritt 1 kannst du ein Plättchen vom Schreibtisch abwerfen:
turn-reorganise = Umbauen: Nimm 3 Plättchen von deiner Titelseite und leg sie anders hin.
turn-search = Suchen: Deck bis zu 3 Plättchen aus dem Vorrat auf.
turn-fixed = Was liegt, bleibt liegen; nur den Aufmacher darfst du verschieben.
turn-end = Weiter zu { $name }
turn-print = { $name }: „Druck!“
turn-print-note = Nur wenn kein Plättchen vom Schreibtisch mehr auf die Titelseite passt.
turns-over = { $name } hat „Druck!“ gerufen
turns-finish = Alle anderen legen jetzt gleichzeitig, was noch auf ihrem Schreibtisch liegt.
turns-done = fertig
turns-laying = legt noch
turns-i-am-done = Ich bin fertig
turns-count = Weiter zum Zählen

role-reporter = Reportage
role-layout-editor = Layout
teams-title = Die Teams
teams-note = Wer hat dieses Handy? Wer das Layout macht, bekommt die Knöpfe, wer die Reportage macht, den Timer.
team-member = { $name } · { $role }
team-swap = Rollen tauschen
team-names = Namen ändern
team-unnamed = Die Namen dieses Teams fehlen.
team-named = Fertig

round-page-open = Seite offen
round-will-end = danach bleibt die Seite, wie sie ist
round-your-page = Seite abgegeben
round-settling-page = Seite abgegeben. Die Runde endet …
round-take-back-page = Seite wieder öffnen
round-reporter = Hol Plättchen! Wer das Layout macht, ruft „Druck!“.
round-remind = Merkzettel
round-remind-close = Zurück zur Partie

scenario-character = Alle spielen { $character }.
scenario-tribune = Aufmacher des Tages, für alle: { $tile }.
scenario-stand-in = Zu mehreren liegt dafür auf jeder Titelseite ein Start-Aufmacher mit der leeren Seite nach oben.
powers-title = Fähigkeiten
power-of = { $name }: { $character }

aims-scenario = Szenario { $number }: So weit seid ihr
aims-solo = Das Ziel
aim-standing = { $standing ->
    [reached] Geschafft
    [kept] Bisher eingehalten
    [lost] Verpasst
   *[open] { $check ->
        [ads] Noch { $missing } $
       *[other] { $missing ->
            [one] Noch { $missing } Punkt
           *[other] Noch { $missing } Punkte
        }
    }
}
scenario-how = Das Szenario
scenario-done = geschafft
scenario-missed = verpasst
condition = { $met ->
    [true] { $why } · erreicht
   *[false] { $why } · verpasst
}
rule-kept-ask = Alle antworten für sich: Hast du die Regel bis zum Schluss eingehalten?
rule-kept = { $kept ->
    [true] Eingehalten
    [false] Nicht eingehalten
   *[unsaid] keine Antwort
}

layout-puzzle-page = { $day ->
    [sunday] Die Titelseite, Sonntagsseite.
    [saturday] Die Titelseite, Seite Fr/Sa, Samstagsbereich.
   *[friday] Die Titelseite, Seite Fr/Sa, Freitagsbereich.
}
layout-puzzle-tiles = Genau die Plättchen, die unter dem Puzzle abgebildet sind, und keine anderen.
layout-puzzle-tribune = Der Aufmacher aus der Überschrift, auf das Sternfeld.
layout-newsroom = Zwei Tische mit mindestens 3 Metern Abstand: auf dem einen die Plättchen; auf dem anderen Titelseiten, Redaktionsschluss-Marker und Aufmacher, dort sitzt, wer das Layout macht.
layout-blank = { $players ->
    [one] Ein Start-Aufmacher mit der leeren Seite nach oben auf das Sternfeld: Dort bleibt er alle drei Runden.
   *[other] Pro Person ein Start-Aufmacher mit der leeren Seite nach oben auf das Sternfeld: Dort bleibt er alle drei Runden.
}
layout-scenario = { $players ->
    [one] Der Freitags-Aufmacher des Szenarios auf das Sternfeld.
   *[other] { $each ->
        [team] Pro Team ein Start-Aufmacher mit der leeren Seite nach oben auf das Sternfeld: Er steht für den des Szenarios.
       *[player] Pro Person ein Start-Aufmacher mit der leeren Seite nach oben auf das Sternfeld: Er steht für den des Szenarios.
    }
}
layout-turns-revealed = Deckt 5 Plättchen auf, eins von jeder Größe.
layout-turns-desks = Alle ziehen 2 Plättchen, zeigen sie und legen sie auf ihren Schreibtisch.
layout-flash-scenario = Die Eilmeldung des Szenarios für Freitag, offen.
tidy-ads-leave = Nehmt die Anzeigen auf den Titelseiten aus dem Spiel (Regeländerung 5).
tidy-blank = Alle behalten ihren Aufmacher mit der leeren Seite nach oben auf dem Sternfeld.
teams-count = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
}
puzzle-own = Puzzle { $number } auf der eigenen Titelseite legen
puzzle-several = Zu mehreren, alle auf der eigenen Titelseite: Eröffnet den Tisch mit einem Namen; die anderen scannen den QR-Code und eröffnen ihren eigenen.
