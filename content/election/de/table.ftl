## Aufbau

election-box-packs = Bildet drei Stapel: { $blue } blaue Karten, { $gages } rote Mutprobenkarten in die Mitte, { $candidates } Kandidatenkarten.
election-box-candidates = Alle ziehen oder wählen eine Kandidatenkarte, legen sie oben links in ihr Büro und spielen die Rolle.
election-box-hands = Teilt je { $hand } Karten aus, zusammen { $dealt }. Niemand zeigt seine Hand.
election-box-pile = { $left ->
    [one] Die übrige blaue Karte ist der Nachziehstapel.
   *[other] Die übrigen { $left } blauen Karten sind der Nachziehstapel.
}
election-box-direction = Wählt die Spielrichtung, im oder gegen den Uhrzeigersinn. Sie bleibt bis zum Ende.

## Einstellungen

election-option = { $option ->
    [title] Titel des Spiels
    [candidates] Kandidaten
    [dares] Mutproben
    [effects] Stimmen je Karte
   *[quantities] Karten jeder Art
}
election-option-note = { $option ->
    [title] Wie auf eurer Schachtel. Ohne Titel: „Jeu de l'élection présidentielle“.
    [candidates] Die Namen auf den Kandidatenkarten, durch Kommas getrennt.
    [dares] Notiert den Text beim Spielen. Beim nächsten Mal ist er wieder da, samt Stimmen.
    [effects] Was die Karte bringt oder nimmt, wenn es immer gleich ist (nehmen: mit ±). Companion schlägt es dann vor.
   *[quantities] Um zu sehen, ob etwas fehlt: Es gibt 134 blaue Karten.
}
election-option-value = { $value ->
    [clef] Schlüsselkarten
    [suffrages] Stimmen
    [evenement-plus] Ereignis (+)
    [evenement-moins] Ereignis (−)
    [faux-ami] Falscher Freund
    [coup-fourre] Tiefschlag
    [orateur] Redner
    [boulet] Klotz am Bein
    [leche-bottes] Schleimer
   *[autre] Andere Karte
}
election-quantities = { $missing ->
    [true] { $cards ->
        [one] Es fehlt { $cards } Karte: Blaue gibt es { $blue }.
       *[other] Es fehlen { $cards } Karten: Blaue gibt es { $blue }.
    }
   *[false] { $cards ->
        [one] Es ist { $cards } Karte zu viel: Blaue gibt es { $blue }.
       *[other] Es sind { $cards } Karten zu viel: Blaue gibt es { $blue }.
    }
}

## Karten und Phasen

election-clef-card = { $card ->
    [declaration] Erklärung
    [primaires] Vorwahl
    [programme] Wahlprogramm
    [investiture] Nominierung
   *[parrainage] Patenschaft
}
election-clef-cards-of = { $card } × { $count }
election-card = { $card ->
    [suffrages] Stimmenkarte
    [evenement-plus] Ereignis (+)
    [evenement-moins] Ereignis (−)
    [faux-ami] Falscher Freund
    [coup-fourre] Tiefschlag
    [orateur] Redner
    [boulet] Klotz am Bein
    [leche-bottes] Schleimer
   *[autre] Andere Karte
}
election-where = { $phase ->
    [ready] Aufbau
    [first] Kandidaturen
    [second] erster Wahlgang
    [third] Stichwahl
   *[over] beendet
}

## Was der Tisch ablehnt

election-threshold-range = { $round ->
    [first] Das Stimmenziel des ersten Wahlgangs liegt zwischen { $least } und { $most }. Für einen anderen Wert hakt „{ election-override }“ an.
   *[second] Das Stimmenziel der Stichwahl liegt zwischen { $least } und { $most }. Für einen anderen Wert hakt „{ election-override }“ an.
}
election-threshold-carried = Jemand hat schon { $carried } Stimmen: Das Stimmenziel muss höher sein. Soll es bleiben, hakt „{ election-override }“ an.
election-tie-first = Um die Stichwahl gibt es einen Gleichstand. Sagt zuerst, wer das Duell mit Mutproben gewonnen hat.
election-is-over = Die Wahl ist entschieden, es wird nichts mehr gelegt. Macht zum Korrigieren zuerst den letzten Schritt rückgängig.
election-candidate-taken = { $name } hat diese Kandidatenkarte schon.
election-dare-open = Gerade läuft eine Mutprobe. Sagt zuerst, ob sie bestanden ist.
election-no-dare = Gerade läuft keine Mutprobe.
election-dare-votes = Mutprobenkarten sind { $known } Stimmen wert, nicht { $votes }. Seht auf der Karte nach.
election-doubt-quantity = { $laid ->
    [one] Es liegt { $laid } Karte der Art „{ $kind }“, eure Schachtel hat { $most }.
   *[other] Es liegen { $laid } Karten der Art „{ $kind }“, eure Schachtel hat { $most }.
}

## Was sich rückgängig machen lässt

undo-candidate-chosen = Kandidatur von { $name }
undo-clef-laid = { $card } bei { $name }
undo-votes-laid = { $votes } für { $name } ({ $card })
undo-dare-drawn = Mutprobe von { $name } für { $other }
undo-dare-settled = { $success ->
    [true] bestandene Mutprobe ({ $votes })
   *[false] nicht bestandene Mutprobe ({ $votes })
}
undo-faux-ami-shed = falscher Freund, den { $name } losgeworden ist
undo-boulet-moved = Klotz bei { $name }
undo-threshold-set = { $round ->
    [first] Stimmenziel des ersten Wahlgangs ({ $votes })
   *[second] Stimmenziel der Stichwahl ({ $votes })
}
undo-finalists-named = in der Stichwahl: { $names }
undo-card-removed = bei { $name } weggenommene Karte: { $card }
undo-election-session-paused = { $on ->
    [1] Pause
   *[0] Ende der Pause
}
undo-election-session-length = Spielzeit ({ $minutes } min)
election-card-left = { $card } (noch { $left })
