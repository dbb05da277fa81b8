day-friday = Freitag
day-saturday = Samstag
day-sunday = Sonntag
day-name = { $day ->
    [friday] Freitag
    [saturday] Samstag
   *[sunday] Sonntag
}

clock-add = +30 s
clock-sub = −30 s
clock-paused = Pause: Der Timer steht.

ready-question = { $count ->
    [one] Bereit?
   *[other] Bereit?
}
ready-start = { $day } starten
ready-watching = Jemand am Tisch muss die Runde starten.
ready-length = Dauer: { $time }
ready-two-minutes = Dauer: 2:00 (Regeländerung 2)
preset =
    { $name ->
        [frenzy] Hektisch
        [standard] Standard
       *[relaxed] Entspannt
    }
    { $time }
flash-noted = Eilmeldung für { $day }: Nr. { $card }
flash-turn = Eilmeldung für { $day }: Deckt die Karte auf und notiert ihre Nummer.

layout-title = Aufbau
layout-pages = { $players ->
    [one] Eine Titelseite, Seite Fr/Sa, Zeitungskopf oben.
   *[other] { $each ->
        [team] { $players } Titelseiten, eine pro Team, Seite Fr/Sa, Zeitungskopf oben.
       *[player] { $players } Titelseiten, eine pro Person, Seite Fr/Sa, Zeitungskopf oben.
    }
}
layout-desks = { $players ->
    [one] Ein Schreibtisch neben die Titelseite.
   *[other] { $each ->
        [team] { $players } Schreibtische, einer pro Team, für die Reportage.
       *[player] { $players } Schreibtische, einer neben jede Titelseite.
    }
}
layout-powers = { $each ->
    [team] Pro Team eine zufällige Charakterkarte, Fähigkeit nach oben.
   *[player] Pro Person eine zufällige Charakterkarte, Fähigkeit nach oben.
}
layout-aids = { $each ->
    [team] Pro Team eine Charakterkarte, Spielhilfe nach oben.
   *[player] Pro Person eine Charakterkarte, Spielhilfe nach oben.
}
layout-tiles = { $each ->
    [team] Die 120 Plättchen verdeckt auf ihren Tisch, gut gemischt.
   *[player] Die 120 Plättchen verdeckt in die Mitte, gut gemischt.
}
layout-solo-aside = Legt von jeder der fünf Größen 5 zufällige Plättchen beiseite.
layout-starters = { $players ->
    [one] Ein Start-Aufmacher (D1 bis D6), Wertungsseite nach oben, auf das Sternfeld; die übrigen Start-Aufmacher kommen in die Schachtel.
   *[other] { $each ->
        [team] Pro Team ein zufälliger Start-Aufmacher (D1 bis D6), Wertungsseite nach oben, auf das Sternfeld; die übrigen Start-Aufmacher kommen in die Schachtel.
       *[player] Pro Person ein zufälliger Start-Aufmacher (D1 bis D6), Wertungsseite nach oben, auf das Sternfeld; die übrigen Start-Aufmacher kommen in die Schachtel.
    }
}
layout-pile = Die 12 gewöhnlichen Aufmacher (1 bis 12): mischen, zufällig drehen (Seite A oder B), stapeln.
layout-tokens = { $players ->
    [one] Redaktionsschluss-Marker 1 in die Mitte.
   *[other] { $each ->
        [team] Redaktionsschluss-Marker 1 bis { $players } der Reihe nach zu den Titelseiten.
       *[player] Redaktionsschluss-Marker 1 bis { $players } der Reihe nach in die Mitte.
    }
}
layout-flash = Mischt die drei Stapel Eilmeldungen getrennt, dann deckt die oberste Karte für { $day } auf.

tidy-tribunes = Legt die gespielten Aufmacher beiseite.
tidy-tiles = { $each ->
    [team] Legt die Plättchen von den Titelseiten verdeckt zurück auf ihren Tisch und mischt gut.
   *[player] Legt die Plättchen von den Titelseiten verdeckt zurück in die Mitte und mischt gut.
}
tidy-desks = Lasst übrige Plättchen auf den Schreibtischen: für die nächste Runde.
tidy-tokens = Legt die Redaktionsschluss-Marker der Reihe nach zurück.
tidy-zone = Der { $day }sbereich der Titelseite ist jetzt im Spiel.
tidy-flip = Dreht die Titelseite auf die Sonntagsseite.

round-mine = Mein Platz
round-all = Ganzer Tisch
round-layout = Layout!
round-layout-note = fertig gesammelt
round-print = Druck!
round-sending = wird gesendet …
round-reporting = sammelt noch
round-layout-at = Layout bei { $time }
round-print-at = Druck bei { $time } · fertig
round-print-buzzer = Zeit um · fertig
round-gap = { $gap } s dahinter
round-photo-finish = Fotofinish: Der Tisch entscheidet.
finish-ask = Fotofinish: { $first }, { $gap } s später { $second }. Zu knapp: Ihr entscheidet.
finish-swap = { $name } zuerst
shout = „Druck!“ nachtragen
shout-title = Wer hat „Druck!“ gerufen?
shout-left = Der Timer stand auf:
shout-who = Erst einen Namen wählen
shout-enter = { $name } bei { $time }
steps-less = −{ $seconds } s
steps-more = +{ $seconds } s
round-unheard = Verbindung unterbrochen: Von { $names } kam etwas nicht an. War es ein „Druck!“, hilft dieser Knopf: { shout }.
round-token-settling = „Druck!“ angekommen, die Reihenfolge wird geprüft …
round-closed-then = { " " }· nach „Druck!“ bleibt die Seite, wie sie ist
round-will-take = du nimmst Marker { $token }
round-your-token = Dein Marker
round-your-token-open = Vorläufig dein Marker
round-take-back = „Druck!“ zurücknehmen ({ $seconds } s)
round-take-back-for = Rückgängig ({ $seconds } s)
round-more = Mehr
round-turn = Feld von { $name } umdrehen
round-end = Beenden
round-end-sure = Beenden?
round-end-question = Die Runde für den ganzen Tisch beenden? Tippe noch einmal auf „Beenden?“.
round-give-rest = Übrige Marker verteilen
round-call-off = Runde neu starten
round-time-up = { $count ->
    [one] Die Zeit ist um: Finger weg von den Plättchen, dann auf „Druck!“ tippen (noch { $count } Marker).
   *[other] Die Zeit ist um: Finger weg von den Plättchen, dann auf „Druck!“ tippen (noch { $count } Marker).
}
round-settling = Alle sind fertig. Die Runde endet …
round-settling-undo = Letztes zurücknehmen
order-edit = Reihenfolge korrigieren
order-up = { $name } nach vorn
order-cancel = Abbrechen
order-set = Reihenfolge bestätigen
away-title = Der Server war { $span } weg. Der Timer steht bei { $time }.
away-title-unknown = Der Server war weg, unbekannt wie lange. Der Timer steht bei { $time }.
away-go-on = Weiterlaufen lassen
away-set = Auf { $time } stellen
away-over = Runde beenden

undo-what = Rückgängig: { $what }
undo-done = { $what } · Rückgängig
redo-what = Wiederherstellen: { $what }

# Was man auf dem Bildschirm antippt, in der Liste der Hilfe.
place-button-maquette = Der Knopf „Layout!“
place-button-tirage = Der Knopf „Druck!“
place-button-bouclage = Die Marker 1, 2, 3 …
place-button-pause = Der Knopf „Pause“
place-button-end-round = Der Knopf „Beenden“
place-button-order = Die Reihenfolge der Marker
place-button-check-done = Seiten geprüft
place-button-next-round = Die nächste Runde
place-button-tribune-pick = Einen Aufmacher nehmen
place-button-preset = Die Dauer des Timers
place-button-start-round = Die Runde starten
round-print-at-brief = Druck bei { $time }
round-print-buzzer-brief = Zeit um
round-gap-brief = { $gap } s dahinter
round-token-settling-brief = wird geprüft …
round-photo-finish-brief = Fotofinish
round-no-token = noch kein Marker
round-no-token-brief = ohne Marker

pocket-count = Gezählt wird in der App.
pocket-between = Eilmeldung und Aufmacher gibt es in der App.
pocket-set-up = Aufbau und Dauer der Runde stehen in der App.
pocket-unheard = Verbindung unterbrochen: Von { $names } kam etwas nicht an. War es ein „Druck!“, ruft es: Der Tisch trägt es ein.
