### Le jeu des reportages

game-reportages = Le jeu des reportages

## Der Wertungsbogen

reportages-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reportages-column = Punkte
reportages-row =
    { $row ->
        [cash] Kasse
        [pot] Topf
        [round] RUNDE { $number }
       *[total] GESAMT
    }
reportages-row-premium = Prämie: { $combination }
reportages-combination =
    { $id ->
        [envoyes-speciaux] Sonderberichterstatter
        [correspondant-particulier] Eigener Korrespondent
        [derniere-heure] Letzte Meldung
        [redacteur-en-chef] Chefredaktion
        [cinq-colonnes] 5 Spalten auf Seite eins
        [editorial] Leitartikel
       *[agence-de-presse] Presseagentur
    }

## Woher die Punkte kommen

reportages-round = Runde { $number }
reportages-totals = Summe der Runden
reportages-reason = { $name }, { reportages-points }: { $why }
reportages-why-cash = { $points } in der Kasse
reportages-why-premium = Prämie { $points } ({ $combination })
reportages-why-alone = sonst konnte niemand mehr zahlen, daher keine Prämie
reportages-why-pot = { $points } aus dem Topf
reportages-why-rounds = Runden mit { $each }

## Wie die Partie endet

reportages-winners =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
reportages-running =
    { $rounds ->
        [0] Die Partie läuft: noch keine Runde gewertet.
        [one] Die Partie läuft: { $rounds } Runde gewertet.
       *[other] Die Partie läuft: { $rounds } Runden gewertet.
    }
reportages-ahead =
    { $count ->
        [one] { $names } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }; noch { $missing } bis zum Sieg.
       *[other] { $names } führen mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }; noch { $missing } bis zum Sieg.
    }

## Die Chips

reportages-bid-step = Geboten wird in Schritten von { $step } Punkten, mindestens ein Chip.
reportages-not-enough = Hier sind nur noch { $has } übrig: { reportages-points } zu zahlen geht nicht.

## Spieldateien

reportages-cash-range = muss zwischen 0 und { $most } liegen, so viel wurde für die Runde ausgeteilt
reportages-cash-step = muss ein Vielfaches von { $step } sein, dem kleinsten Chip
reportages-chips-missing = mit den Kassen und diesem Topf fehlen { reportages-points } von den { $chips } ausgeteilten
reportages-chips-too-many = mit den Kassen und diesem Topf sind es { reportages-points } mehr als die { $chips } ausgeteilten
reportages-fault-over = diese Runde ist zu viel: { $goal } Punkte waren schon erreicht
