### Plus belle la vie

game-plus-belle-la-vie = Plus belle la vie

## Der Wertungsbogen

plus-belle-la-vie-points =
    { $points ->
        [one] { $points } Mistral-Punkt
       *[other] { $points } Mistral-Punkte
    }
plus-belle-la-vie-column = Mistral
plus-belle-la-vie-row =
    { $row ->
        [sales] Verkäufe
        [rencontres] Begegnungen
        [dice] gelungene Würfe
        [control] alleinige Kontrolle
       *[total] GESAMT
    }

## Woher die Punkte kommen

plus-belle-la-vie-reasons = { $name }
plus-belle-la-vie-reason = { plus-belle-la-vie-row }, { $points }: { $why }
plus-belle-la-vie-why-sale =
    { $cards ->
        [one] { $character }, { $cards } Karte, { $points }
       *[other] { $character }, { $cards } Karten, { $points }
    }
plus-belle-la-vie-why-times =
    { $row ->
        [rencontres] { $times ->
            [0] keine Begegnung
            [one] { $times } Begegnung
           *[other] { $times } Begegnungen
        }
       *[dice] { $times ->
            [0] kein gelungener Wurf
            [one] { $times } gelungener Wurf
           *[other] { $times } gelungene Würfe
        }
    } zu { $each }
plus-belle-la-vie-why-control =
    { $count ->
        [one] alleinige Kontrolle über { $characters }, { $each }
       *[other] alleinige Kontrolle über { $characters }, je { $each }
    }

## Wie die Partie endet

plus-belle-la-vie-running =
    { $played ->
        [0] Die Partie läuft: noch kein Rendezvous von { $of } gespielt.
        [one] Die Partie läuft: { $played } Rendezvous von { $of } gespielt.
       *[other] Die Partie läuft: { $played } Rendezvous von { $of } gespielt.
    }
plus-belle-la-vie-ahead =
    { $count ->
        [one] { $names } führt mit { $points ->
            [one] { $points } Mistral-Punkt
           *[other] { $points } Mistral-Punkten
        }.
       *[other] { $names } führen mit { $points ->
            [one] { $points } Mistral-Punkt
           *[other] { $points } Mistral-Punkten
        }.
    }
plus-belle-la-vie-controls = { $character } ({ $name })
plus-belle-la-vie-control-now = Alleinige Kontrolle, wenn die Partie jetzt enden würde: { $alone }.
plus-belle-la-vie-no-control = Die offenen Karten am Ende sind nicht eingetragen: In den Summen fehlt die alleinige Kontrolle.
plus-belle-la-vie-winners =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Mistral-Punkt
           *[other] { $points } Mistral-Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Mistral-Punkt
           *[other] { $points } Mistral-Punkten
        }.
    }
plus-belle-la-vie-guest-alone = Eine Gästekarte liegt nie allein: Sie kommt auf die Hand zurück.

## Spieldateien

plus-belle-la-vie-fault-over =
    { $players ->
        [one] dieses Ereignis ist zu viel: mit { $players } Spieler endet die Partie beim Rendezvous { $of }
       *[other] dieses Ereignis ist zu viel: mit { $players } Spielern endet die Partie beim Rendezvous { $of }
    }
plus-belle-la-vie-fault-price-key = muss eine Anzahl Karten von 1 bis 999 sein
plus-belle-la-vie-fault-price =
    { $cards ->
        [one] der Preis dieses Verkaufs fehlt: "sale_values" hat keinen für { $cards } Karte
       *[other] der Preis dieses Verkaufs fehlt: "sale_values" hat keinen für { $cards } Karten
    }
plus-belle-la-vie-fault-sold-twice = { $character } ist hier bei diesem Rendezvous schon verkauft
plus-belle-la-vie-fault-sale-after-failure = nach einem gescheiterten Rendezvous verkauft niemand
plus-belle-la-vie-fault-roller = bei einem gescheiterten Rendezvous ist niemandem der Wurf gelungen
plus-belle-la-vie-fault-roller-missing = es fehlt, wem der Wurf gelungen ist
plus-belle-la-vie-fault-character-twice = dieser Charakter steht doppelt da
plus-belle-la-vie-fault-columns =
    { $columns ->
        [one] diese Spalte ist zu viel: höchstens { $columns } Spalte pro Person
       *[other] diese Spalte ist zu viel: höchstens { $columns } Spalten pro Person
    }

## Von Hand gezählt

plus-belle-la-vie-why-sole =
    { $count ->
        [one] { $count } Charakter allein kontrolliert, { $each }
       *[other] { $count } Charaktere allein kontrolliert, je { $each }
    }
plus-belle-la-vie-sole-range =
    { $most ->
        [one] Tragt 0 bis { $most } Charakter pro Person ein, insgesamt höchstens { $characters }.
       *[other] Tragt 0 bis { $most } Charaktere pro Person ein, insgesamt höchstens { $characters }.
    }

plus-belle-la-vie-moment = { $event ->
    [rencontre] Begegnung
   *[rendez-vous] Rendezvous { $number }
}
plus-belle-la-vie-act = Alleinige Kontrolle: { $name }
