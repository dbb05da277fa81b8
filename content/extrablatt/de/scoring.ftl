### Das Extrablatt

game-extrablatt = Das Extrablatt

## Der Wertungsbogen

extrablatt-column = in Tausend
extrablatt-row =
    { $row ->
        [headlines] 1. SCHLAGZEILEN
        [removed] 2. ENTEN UND ANZEIGEN
        [domains] 3. RESSORTS
        [kept] 4. BEHALTENE ARTIKEL
        [articles] 5. ARTIKEL
       *[total] AUFLAGE
    }
extrablatt-removed =
    { $count ->
        [0] nichts entfernt
        [one] { $count } entfernt
       *[other] { $count } entfernt
    }
extrablatt-domain =
    { $domain ->
        [politics] Politik
        [economy] Wirtschaft
        [sport] Sport
        [culture] Kultur
        [local] Lokales
       *[misc] Verschiedenes
    }

## Woher die Auflage kommt

extrablatt-step =
    { $step ->
        [headlines] 1. Schlagzeilen
        [removed] 2. Enten und Anzeigen
        [domains] 3. Größte Ressorts
        [kept] 4. Größter Artikel je Meldung
       *[articles] 5. Übrige Artikel
    }
extrablatt-reason = { $name }, { $points }: { $why }
extrablatt-title = „{ $dispatch }“
extrablatt-leaving =
    { $count ->
        [0] { $name }: kein Artikel entfernt;
        [one] { $name }: Artikel entfernt, { $ducked };
       *[other] { $name }: Artikel entfernt, { $ducked };
    } { $ads ->
        [0] keine Anzeige
        [one] { $ads } Anzeige entfernt
       *[other] { $ads } Anzeigen entfernt
    }
extrablatt-why-headlines =
    { $cells ->
        [0] kein leeres Feld
        [one] { $cells } leeres Feld
       *[other] { $cells } leere Felder
    } { $place ->
        [first] – niemand hat weniger, +{ $points }
        [second] – auf Platz zwei, +{ $points }
       *[none] – zu viele für einen Bonus
    }
extrablatt-why-domain =
    { $domain }, { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }: { $place ->
        [first] vorn, +{ $points }
        [second] auf Platz zwei, +{ $points }
       *[none] kein Bonus
    }
extrablatt-why-kept =
    „{ $dispatch }“ bleibt mit { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Feldern
    }, +{ $points }
extrablatt-why-uncontested = „{ $dispatch }“ bleibt: Keine andere Zeitung hatte die Meldung, kein Bonus
extrablatt-why-leaves =
    „{ $dispatch }“ wird entfernt: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } gegen { $most }
extrablatt-why-article =
    { $photo ->
        [true] Foto zu „{ $dispatch }“
       *[false] „{ $dispatch }“
    }{ $headline ->
        [true] {" "}in den Schlagzeilen: 2 × { $circulation } = { $points }
       *[false] : { $points }
    }
extrablatt-winners =
    { $count ->
        [one] { $names } hat die höchste Auflage: { $copies } Exemplare.
       *[other] { $names } teilen sich den Sieg mit je { $copies } Exemplaren.
    }

## Das Scheckduell

extrablatt-no-cheque = Einen Scheck über { $cheque } gibt es nicht: Sie gehen von { $least } bis { $most }, in Tausenderschritten.
extrablatt-same-cheque = Einen Scheck über { $cheque } gibt es nur einmal. Einer von beiden ist falsch: Seht nach.

## Spieldateien

extrablatt-fault-domain = die Meldung „{ $dispatch }“ steht anderswo unter { $domain }: Sie hat nur ein Ressort
extrablatt-fault-copies =
    { $copies ->
        [one] von dieser Meldung gibt es nur { $copies } Exemplar
       *[other] von dieser Meldung gibt es nur { $copies } Exemplare
    }
extrablatt-fault-article-twice = diese Zeitung hat schon einen Artikel zu „{ $dispatch }“; das zweite Exemplar kann nur ein Foto sein
extrablatt-fault-photo-twice = diese Zeitung hat schon ein Foto zu „{ $dispatch }“
extrablatt-fault-photo-alone = ein Foto braucht zuerst seinen Artikel, und diese Zeitung hat keinen zu „{ $dispatch }“
extrablatt-fault-photos =
    { $most ->
        [one] es gibt nur { $most } Foto je Ressort
       *[other] es gibt nur { $most } Fotos je Ressort
    }
extrablatt-fault-own-ad = eine Anzeige kommt in eine fremde Zeitung
extrablatt-fault-tiles =
    { $tiles ->
        [one] hier gibt es nur { $tiles } Plättchen, Anzeigen mitgezählt
       *[other] hier gibt es nur { $tiles } Plättchen, Anzeigen mitgezählt
    }
extrablatt-fault-headline-cells = leere ({ $empty }) und bedeckte ({ $covered }) Felder ergeben nicht die { $zone } Felder der Schlagzeilen

extrablatt-act-before = Stand vor den übrigen Artikeln
extrablatt-act = Die Artikel von { $name }
