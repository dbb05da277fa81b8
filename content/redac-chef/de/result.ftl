## Die Titelseite am Ende der Partie

result-masthead = Der Tischbote
result-edition = Sonderausgabe
result-edition-provisional = Vorläufige Ausgabe
result-of-day = { $day ->
    [friday] Freitag
    [saturday] Samstag
   *[sunday] Sonntag
}
result-again = Nochmal spielen
result-sheet = Wertungsbogen
result-new-game = Neue Partie
result-why = Im Einzelnen
result-ads = Anzeigen { $dollars } $
result-token = Marker { $token } am { $day }
result-wins = Sieg
result-leads = führt
result-shares = teilt sich den Sieg
result-bankrupt = pleite
result-bankrupt-looms = bald pleite
result-penalty = Strafe { $points }
result-left = { $after ->
    [set-up] vor der ersten Runde gegangen
    [friday] nach dem Freitag gegangen
    [saturday] nach dem Samstag gegangen
   *[sunday] nach dem Sonntag gegangen
}
result-goal = { $met ->
    [true] Ziel erreicht
   *[false] Ziel verfehlt
}
result-tier = { $tier ->
    [0] Keine der drei Schwellen
    [one] 1 von 3 Schwellen
    [2] 2 von 3 Schwellen
   *[other] Alle drei Schwellen
}
result-puzzle-incomplete = Puzzle unvollständig

## Aufdecken

reveal-title = Wer kommt auf die Titelseite?
reveal-waiting = Die Rangliste ist im Druck: Der letzte Platz kommt zuerst.
reveal-next = Weiter aufdecken
reveal-first = Titelseite aufdecken
reveal-all = Alles zeigen
reveal-again = Platz für Platz aufdecken
reveal-hidden = im Druck

## Eine Partie aus dem Archiv

finished-wrong = Diese Partie ist nicht lesbar. { $why }
finished-wrong-where = { $where }: { $why }

## Schlagzeilen. Eine Partie behält ihre; zwei Abende haben nicht immer dieselbe.

headline-unfinished-1 = Ausgabe in Arbeit
headline-unfinished-2 = Fortsetzung in der nächsten Ausgabe
headline-provisional-1 = Vorläufige Ausgabe
headline-provisional-2 = Die Bücher sind noch offen
headline-nobody-1 = Die Redaktion ist leer
headline-goal-met-1 = { $name } rettet die Zeitung
headline-goal-met-2 = Kasse voll, Auftrag erfüllt
headline-goal-met-3 = Das Geld stimmt, die Titelseite auch
headline-goal-missed-1 = { $name } gehen die Anzeigen aus
headline-goal-missed-2 = Gut geschrieben, Kasse leer
headline-goal-missed-3 = Die Zeitung verfehlt ihr Budget
headline-puzzle-incomplete-1 = Eine Anzeige bleibt auf der Strecke
headline-puzzle-incomplete-2 = Seite unvollständig, Anzeigenkunden verärgert
headline-puzzle-untold-1 = { $name } schließt die Seite ab
headline-puzzle-untold-2 = Puzzle im Kasten
headline-puzzle-under-1 = Das Puzzle hält stand
headline-puzzle-under-2 = Seite fertig, Schwellen verfehlt
headline-puzzle-some-1 = { $name } liefert eine solide Seite
headline-puzzle-some-2 = Das Puzzle wackelt
headline-puzzle-top-1 = Perfekte Seite für { $name }
headline-puzzle-top-2 = Alle drei Schwellen geknackt
headline-puzzle-top-3 = { $name } knackt das Puzzle
headline-alone-1 = Keine Konkurrenz mehr für { $winner }
headline-alone-2 = { $winner } hält die Zeitung bis zum Schluss am Laufen
headline-bankrupt-leader-1 = { $winner } räumt ab, { $loser } ist pleite
headline-bankrupt-leader-2 = { $loser } hatte die Punkte, { $winner } die Anzeigen
headline-bankrupt-leader-3 = Wende auf der letzten Seite: { $winner } erbt den Titel
headline-bankrupt-leader-4 = Große Geschichten, leere Kasse: { $loser } überlässt { $winner } die Titelseite
headline-penalty-decides-1 = Die Rechnung holt { $loser } ein: { $winner } gewinnt
headline-penalty-decides-2 = { $winner } gewinnt an der Kasse
headline-penalty-decides-3 = Zu wenig Anzeigen: { $loser } verliert die Titelseite an { $winner }
headline-penalty-anyway-1 = Trotz Strafe: { $winner } gewinnt
headline-penalty-anyway-2 = { $winner } zahlt die Strafe und behält die Titelseite
headline-penalty-anyway-3 = Die Strafe ändert nichts: { $winner } gewinnt
headline-everyone-1 = Alle auf der Titelseite
headline-everyone-2 = Völliger Gleichstand in der Redaktion
headline-everyone-3 = Eine Titelseite für { $winners }
headline-shared-1 = { $winners } teilen sich die Titelseite
headline-shared-2 = Nichts trennt { $winners }
headline-shared-3 = Titelseite in Teamarbeit: { $winners }
headline-tie-broken-1 = Gleich viele Punkte, früher im Druck: { $winner } gewinnt
headline-tie-broken-2 = Ein Marker entscheidet: { $winner } vor { $second }
headline-tie-broken-3 = { $winner } ist früher fertig und gewinnt
headline-tie-broken-4 = Der Redaktionsschluss entscheidet: { $winner } auf Seite eins
headline-comeback-1 = { $winner } kommt von ganz hinten
headline-comeback-2 = Letzte Meldung: { $winner } dreht die Partie
headline-comeback-3 = { $day } ändert alles: { $winner } gewinnt
headline-comeback-4 = Überraschung am { $day }: { $winner } überholt alle
headline-bankrupt-1 = { $winner } triumphiert, { $loser } macht dicht
headline-bankrupt-2 = Gute Presse für { $winner }, Aus für { $loser }
headline-bankrupt-3 = { $winner } holt die Titelseite, { $loser } schließt den Laden
headline-bankrupt-4 = Schlagzeilen für { $winner }, Pleite für { $loser }
headline-penalty-1 = { $winner } gewinnt, { $loser } zahlt die Zeche
headline-penalty-2 = Die Titelseite für { $winner }, die Rechnung für { $loser }
headline-penalty-3 = { $winner } vorn, { $loser } zahlt drauf
headline-level-revenue-1 = Gleich viele Anzeigen, { $winner } macht den Unterschied
headline-level-revenue-2 = Gleiche Einnahmen, aber { $winner } schreibt besser
headline-level-revenue-3 = Kassen gleich voll, Titelseite für { $winner }
headline-narrow-1 = { $winner } um Haaresbreite
headline-narrow-2 = { $winner } fängt { $second } auf der Ziellinie ab
headline-narrow-3 = Hauchdünn: { $winner } holt die Titelseite
headline-narrow-4 = Spannung bis zur letzten Zeile: { $winner } gewinnt
headline-landslide-1 = { $winner } weit voraus
headline-landslide-2 = Historische Ausgabe für { $winner }
headline-landslide-3 = Erdrutschsieg: { $winner } lässt { $second } { margin-said } hinter sich
headline-landslide-4 = { $winner } deklassiert die Konkurrenz
headline-clear-1 = { $winner } holt die Titelseite
headline-clear-2 = Starke Ausgabe von { $winner }
headline-clear-3 = { $winner } liefert die beste Seite
headline-clear-4 = Druckfrisch: { $winner } gewinnt
headline-clear-5 = { $winner } führt die Redaktion an

## Vorspann

deck-provisional = Es fehlen noch Werte von { $names }: Die Rangliste kann sich ändern.
deck-bankrupt-leader =
    { $own ->
        [one] { $own } Punkt reicht nicht
       *[other] { $own } Punkte reichen nicht
    }: Mit { $dollars } $ gegen { $others } ist { $loser } pleite.
deck-penalty-decides =
    { $own ->
        [one] Ohne diese Strafe hätte { $loser } mit { $own } Punkt gewonnen.
       *[other] Ohne diese Strafe hätte { $loser } mit { $own } Punkten gewonnen.
    }
deck-ahead =
    { $points ->
        [one] { $winner } gewinnt mit { $points } Punkt
       *[other] { $winner } gewinnt mit { $points } Punkten
    }, { $margin } mehr als { $second }.
deck-comeback =
    { $before ->
        [one] { $before } Punkt
       *[other] { $before } Punkte
    } nach { $day }, vorn waren es { $lead }: { $winner } beendet die Partie mit { $points }.
margin-said = { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
}

## Die Titelseite zum Mitnehmen

paper-finish = Fotofinish
paper-finish-text = { $seconds ->
    [0] In derselben Sekunde: erst { $first }, dann { $second } mit „Druck!“ ({ $day }).
   *[other] { $seconds } s zwischen { $first } und { $second } bei „Druck!“ ({ $day }).
}
paper-ruin = Die Kasse
paper-ruin-text = Um { $gap } $: { $lowest } ist mit { $dollars } $ pleite, { $safe } kommt davon.
paper-ruin-lowest-text = { $lowest } hat die geringsten Einnahmen: { $dollars } $, { $gap } $ weniger als { $safe }.
paper-ruin-level-text = Gleichauf ganz unten mit { $dollars } $: { $names }.
paper-area = Die große Leere
paper-area-text = { $cells ->
    [one] { $name } lässt { $cells } Feld frei ({ $day }), den größten Weißraum der Partie.
   *[other] { $name } lässt { $cells } Felder frei ({ $day }), den größten Weißraum der Partie.
}
paper-achieved = { $count ->
    [one] { $name } (Nr. { $numbers })
   *[other] { $name } (Nr. { $numbers })
}
paper-achievements-text = In dieser Partie erreicht: { $lines }.
reveal-follow = Die Spielleitung deckt den Rest auf allen Bildschirmen auf.
