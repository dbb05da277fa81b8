### Das Wahlspiel

game-election = Jeu de l'élection présidentielle

## Der Wertungsbogen

election-votes =
    { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
election-column = Stimmen
election-row =
    { $row ->
        [clef] Schlüsselkarten
        [suffrages] Stimmenkarten
        [evenement-plus] Ereignisse (+)
        [gage] Mutproben
        [orateur] Redner
        [leche-bottes] Schleimer
        [autre] andere Karten
        [faux-ami] falscher Freund
        [evenement-moins] Ereignisse (−)
        [coup-fourre] Tiefschläge
        [boulet] Klotz am Bein
       *[total] GESAMT
    }
election-clef = { $laid } / { $of }

## Woher die Stimmen kommen

election-reasons = { $name }, { election-votes }
election-why =
    { $count ->
        [one] { $kind }: { $votes }
       *[other] { $kind }: { $votes } ({ $each })
    }

## Wo die Partie steht

election-phase-1 = { $cards ->
    [one] Erste Phase: Noch niemand hat die Schlüsselkarte gelegt.
   *[other] Erste Phase: Noch niemand hat alle { $cards } Schlüsselkarten gelegt.
}
election-no-threshold =
    { $phase ->
        [2] Zweite Phase: Das Stimmenziel des ersten Wahlgangs steht noch nicht fest.
       *[3] Dritte Phase: Das Stimmenziel der Stichwahl steht noch nicht fest.
    }
election-lacking =
    { $phase ->
        [2] Zweite Phase: { $name } braucht noch { election-votes } bis { $threshold }.
       *[3] Dritte Phase: { $name } braucht noch { election-votes } bis { $threshold }.
    }
election-finalists = In der Stichwahl: { $names }.
election-tie = Gleichstand zwischen { $names }: Ein Duell mit Mutproben entscheidet, wer in die Stichwahl kommt.
election-winners =
    { $count ->
        [one] { $names } gewinnt die Wahl mit { election-votes }.
       *[other] { $names } gewinnen die Wahl gemeinsam mit je { election-votes }.
    }

## Zu prüfen

election-doubt = Bitte prüfen, Eintrag Nr. { $number }: { $why }
election-doubt-step = { $votes ->
    [one] { $votes } Stimme ist kein Vielfaches von { $step }.
   *[other] { $votes } Stimmen sind kein Vielfaches von { $step }.
}
election-doubt-faux-ami = in diesem Büro lag schon ein falscher Freund, und es gibt nur einen je Kandidatur.
election-doubt-spare = { $cards ->
    [one] wer eine Patenschaft verschenkt, muss zuerst die eigene gelegt haben.
   *[other] wer eine Patenschaft verschenkt, muss zuerst die eigenen { $cards } gelegt haben.
}

## Was die Regeln ablehnen

election-fault-over = die Wahl ist schon gewonnen
election-fault-tie-open = es gibt einen Gleichstand um die Stichwahl: zuerst festlegen, wer hineinkommt ("finalists")
election-fault-own-clef = nur eine Patenschaft darf bei anderen gelegt werden
election-fault-own-card = diese Karte kommt nur ins eigene Büro
election-fault-plus = diese Karte nimmt nie Stimmen weg
election-fault-minus = diese Karte bringt nie Stimmen: das Minuszeichen fehlt
election-fault-own-gage = sich selbst herausfordern geht nicht
election-fault-threshold =
    { $round ->
        [first] das Stimmenziel des ersten Wahlgangs liegt zwischen { $least } und { $most }; ein anderer Wert braucht "override": true
       *[second] das Stimmenziel der Stichwahl liegt zwischen { $least } und { $most }; ein anderer Wert braucht "override": true
    }
election-fault-two-finalists = die Stichwahl braucht { $seats } verschiedene Personen
election-fault-clef-late = in der dritten Phase nützen Schlüsselkarten nichts mehr
election-fault-clef-twice = diese Schlüsselkarte liegt in diesem Büro schon
election-fault-parrainages =
    { $most ->
        [one] dieses Büro hat seine Patenschaft schon
       *[other] dieses Büro hat seine { $most } Patenschaften schon
    }
election-fault-boulet = den Klotz gibt es nur einmal, und er liegt schon aus
election-fault-first-phase = { $cards ->
    [one] zuerst muss die Schlüsselkarte liegen
   *[other] zuerst müssen alle { $cards } Schlüsselkarten liegen
}
election-fault-no-desk = wer ausgeschieden ist, hat kein Büro mehr
election-fault-hinder = ohne Büro darf man nur Tiefschläge, Ereignisse (−) und falsche Freunde legen
election-fault-gages =
    { $cards ->
        [one] die Mutprobenkarte ist schon gezogen
       *[other] alle { $cards } Mutprobenkarten sind gezogen
    }
election-fault-gage-finalists = in der dritten Phase fordern sich nur die beiden in der Stichwahl heraus
election-fault-no-faux-ami = in diesem Büro liegt kein falscher Freund
election-fault-no-boulet = der Klotz liegt nirgends
election-fault-first-over = der erste Wahlgang ist vorbei
election-fault-second-early = die Stichwahl hat noch nicht begonnen
election-fault-carried = muss höher sein als die { $carried } Stimmen, die in der Stichwahl schon jemand hat; sonst "override": true schreiben
election-fault-finalists-early = der erste Wahlgang ist nicht vorbei: noch ist niemand in der Stichwahl
election-fault-finalists = laut Zählung sind andere in der Stichwahl
election-fault-no-card = diese Karte liegt nicht in diesem Büro
election-doubt-override = gegen die Regel, so hat es der Tisch entschieden: { $why }

election-act-out = Erster Wahlgang: { $name }
election-act = { $kinds ->
    [own] Stimmen und Ereignisse (+)
    [dares] Mutproben
    [others] Andere Karten
   *[minus] Verlorene Stimmen
}
election-hail = { $count ->
    [one] { $names } gewinnt die Präsidentschaftswahl
   *[other] { $names } gewinnen die Präsidentschaftswahl
}
