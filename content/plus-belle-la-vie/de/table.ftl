## Am Tisch: Aufbau, Züge, Rendezvous, Kontrolle

plus-belle-la-vie-option = { $option ->
    [sale_values] Verkaufspreise
    [characters] Charaktere
    [places] Rendezvouskarten
   *[other] { $option }
}
plus-belle-la-vie-option-note = { $option ->
    [sale_values] Was eine verkaufte Spalte bringt, Gäste mitgezählt. Schreibt es von der Übersichtskarte ab.
    [characters] Name und Farbe, um zu verfolgen, wer wen kontrolliert.
   *[places] Was jede Karte verlangt. Tragt sie einmal ein, danach öffnet ihr sie durch Antippen.
}
plus-belle-la-vie-option-value = { $option ->
   *[sale_values] Spalte mit { $value }
}
plus-belle-la-vie-part = { $part ->
    [actions] die Aktionen des Zugs
    [draw] das Ziehen in diesem Zug
    [lay] das Auslegen in diesem Zug
   *[other] das Gefängnis für { $part }
}
plus-belle-la-vie-lay-piles = Mischt getrennt: die { $people } Charakterkarten, die { $plots } Intrigen und die Rendezvouskarten.
plus-belle-la-vie-lay-hand = Teilt je { $hand } Charakterkarten aus. Der Rest bildet drei Stapel.
plus-belle-la-vie-lay-open = Wer am ältesten ist, beginnt: Alle legen eine Karte offen aus, dreimal reihum. Jeder neue Charakter kommt zum Bahnhof.
plus-belle-la-vie-lay-rendez-vous = Deckt { $open } Rendezvouskarten auf und stellt ihre Marker hin. Die Partie endet mit Rendezvous { $of }.
plus-belle-la-vie-where = Rendezvous { $played } von { $of }
plus-belle-la-vie-counter = Rendezvous { $played } / { $of }
plus-belle-la-vie-of = { $played } / { $of }

plus-belle-la-vie-rendez-vous = Gespielte Rendezvous
plus-belle-la-vie-oldest = Wer am ältesten ist, beginnt. Wer ist das?
plus-belle-la-vie-turn-note = 3 Karten ziehen, bis zu 3 auslegen oder bis zu 3 Aktionen machen.
plus-belle-la-vie-actions-label = Aktionen in diesem Zug
plus-belle-la-vie-points-note = Mistral-Punkte. Die alleinige Kontrolle kommt am Ende dazu.
plus-belle-la-vie-rencontre = Begegnung
plus-belle-la-vie-meet = Rendezvous!
plus-belle-la-vie-who = { $what ->
    [rencontre] Wer sagt die Begegnung an? 2.000 Punkte.
   *[meeting] Wer hat die letzte Figur gebracht?
}
plus-belle-la-vie-his-turn = ist dran
plus-belle-la-vie-finish = Partie beenden

plus-belle-la-vie-no-cards = Keine Rendezvouskarte notiert.
plus-belle-la-vie-card-new = Neue Rendezvouskarte
plus-belle-la-vie-card-place = Ort
plus-belle-la-vie-card-minimum = { $minimum ->
    [one] { $minimum } Figur
   *[other] { $minimum } Figuren
}
plus-belle-la-vie-card-dice = Würfel
plus-belle-la-vie-card-open = Karte aufdecken
plus-belle-la-vie-card-wrong = Karte entfernen
plus-belle-la-vie-card-asks = { $minimum ->
    [one] Mindestens { $minimum } Figur
   *[other] Mindestens { $minimum } Figuren
}{ $count ->
    [0] {""}
   *[other] , darunter { $colours }
}. Würfel: { $dice }
plus-belle-la-vie-colour = { $colour ->
    [yellow] Gelb
    [blue] Blau
    [red] Rot
   *[green] Grün
}
plus-belle-la-vie-figures-of-colour = { $count ->
    [one] { $colour ->
        [yellow] eine gelbe
        [blue] eine blaue
        [red] eine rote
       *[green] eine grüne
    }
   *[other] { $colour ->
        [yellow] { $count } gelbe
        [blue] { $count } blaue
        [red] { $count } rote
       *[green] { $count } grüne
    }
}
plus-belle-la-vie-colour-count = { plus-belle-la-vie-colour }: { $count }
plus-belle-la-vie-all-there = Alles da: Würfelt!
plus-belle-la-vie-lacking = { $figures ->
    [one] Es fehlt { $figures } Figur
   *[other] Es fehlen { $figures } Figuren
}{ $alone ->
    [0] { $count ->
        [0] { "" }
       *[other] , darunter { $colours }
    }
   *[other] : { $colours }
}.
plus-belle-la-vie-who-is-there = Wer ist an diesem Ort? Alle zählen, kontrolliert oder nicht.
plus-belle-la-vie-no-characters = Tragt zuerst die Charaktere in die Kontrollübersicht ein.

plus-belle-la-vie-number = Rendezvous { $number }
plus-belle-la-vie-there = Mit { $characters }.
plus-belle-la-vie-no-queue = Companion weiß nicht, wer dort ist. Wer die letzte Figur gebracht hat, würfelt zuerst, dann im Uhrzeigersinn: ein Wurf je Charakter, den ihr hier kontrolliert.
plus-belle-la-vie-who-made = Wem ist der Wurf gelungen?
plus-belle-la-vie-failed = Niemandem: Rendezvous gescheitert
plus-belle-la-vie-throws = Wurf { $throw } von { $of }
plus-belle-la-vie-missed = Misslungen
plus-belle-la-vie-made = Gelungen
plus-belle-la-vie-then = Danach: { $names }.
plus-belle-la-vie-last-throw = Das ist der letzte Wurf.
plus-belle-la-vie-roller = { $name } schafft den Wurf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plus-belle-la-vie-sale = { $name } verkauft { $character } ({ $cards }): { $points }
plus-belle-la-vie-sell-note = Alle dürfen ganze Spalten von anwesenden Charakteren verkaufen. Wer den Wurf geschafft hat, fängt an.
plus-belle-la-vie-sell = { $character } ({ $cards })
plus-belle-la-vie-sell-any = Spalte verkaufen
plus-belle-la-vie-nothing-to-sell = hier nichts zu verkaufen
plus-belle-la-vie-sells = { $name } verkauft
plus-belle-la-vie-character = Charakter
plus-belle-la-vie-how-many = Wie viele Karten?
plus-belle-la-vie-price-note = Der Preis steht auf der Übersichtskarte. Ihr tragt ihn nur einmal ein.
plus-belle-la-vie-price-of = { $cards ->
    [one] Preis einer Spalte mit { $cards } Karte
   *[other] Preis einer Spalte mit { $cards } Karten
}
plus-belle-la-vie-meeting-over = Rendezvous beenden

plus-belle-la-vie-control = Kontrollübersicht
plus-belle-la-vie-control-note = Die offenen Karten von allen, Gäste mitgezählt. Dicker Rahmen: darf den Charakter bewegen. Alleinige Kontrolle am Ende: { $each } Punkte.
plus-belle-la-vie-controlled = { $count ->
    [0] Niemand hat die Kontrolle.
    [one] { $alone ->
        [1] Alleinige Kontrolle: { $names }.
       *[0] Kontrolle: { $names }.
    }
   *[other] Geteilte Kontrolle: { $names }.
}
plus-belle-la-vie-prison = { $on ->
    [1] { $character } freilassen
   *[0] { $character } ins Gefängnis
}
plus-belle-la-vie-column-of = { $character }, { $name }
plus-belle-la-vie-cards = { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
plus-belle-la-vie-guests = { $guests ->
    [0] kein Gast
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}
plus-belle-la-vie-character-new = Charakter hinzufügen
plus-belle-la-vie-character-note = Ihr tragt ihn nur einmal ein: In jeder Partie ist er wieder da.
plus-belle-la-vie-character-add = Hinzufügen

plus-belle-la-vie-correct = Punkte korrigieren
plus-belle-la-vie-correct-note = Jede Korrektur gilt sofort und lässt sich rückgängig machen.
plus-belle-la-vie-rencontres-of = { $times ->
    [0] { $name }: keine Begegnung
    [one] { $name }: { $times } Begegnung
   *[other] { $name }: { $times } Begegnungen
}
plus-belle-la-vie-meeting-was = { $made ->
    [1] Rendezvous { $number }: { $name }, { $sales ->
        [0] kein Verkauf
        [one] { $sales } Verkauf
       *[other] { $sales } Verkäufe
    }
   *[0] Rendezvous { $number }: gescheitert
}
plus-belle-la-vie-was-failed = Gescheitert: Dieses Rendezvous hat niemandem Punkte gebracht.

plus-belle-la-vie-ended = { $players ->
    [one] Die Partie ist zu Ende: Mit { $players } Spieler endet sie beim Rendezvous { $of }. Korrigiert oder macht etwas rückgängig.
   *[other] Die Partie ist zu Ende: Mit { $players } Spielern endet sie beim Rendezvous { $of }. Korrigiert oder macht etwas rückgängig.
}
plus-belle-la-vie-column-range = Gebt eine Zahl von 0 bis { $most } ein.
plus-belle-la-vie-columns-full = { $columns ->
    [one] { $name } hat schon { $columns } Spalte. Verkauft sie zuerst oder legt sie ab.
   *[other] { $name } hat schon { $columns } Spalten. Verkauft zuerst eine oder legt eine ab.
}
plus-belle-la-vie-card-range = Eine Karte verlangt 1 bis { $most } Figuren, in den vier Farben.
plus-belle-la-vie-card-colours = Zu viele Farben: Die Karte verlangt { $minimum ->
    [one] { $minimum } Figur
   *[other] { $minimum } Figuren
}. Prüft beides.
plus-belle-la-vie-card-there = Die Karte „{ $place }“ liegt schon offen.
plus-belle-la-vie-cards-full = { $open ->
    [one] Es liegt schon { $open } Rendezvouskarte offen. Entfernt sie zuerst.
   *[other] Es liegen schon { $open } Rendezvouskarten offen. Entfernt zuerst eine.
}
plus-belle-la-vie-no-card = Die Karte „{ $place }“ liegt nicht offen.
plus-belle-la-vie-jailed = { $character } ist im Gefängnis, nicht beim Rendezvous.
plus-belle-la-vie-meeting-open = Gerade läuft ein Rendezvous. Beendet es zuerst.
plus-belle-la-vie-no-throw = Gerade wird nicht gewürfelt.
plus-belle-la-vie-not-his-throw = { $name } ist mit Würfeln dran.
plus-belle-la-vie-no-sale = Verkauft wird nur nach einem gelungenen Rendezvous, vor dem nächsten.
plus-belle-la-vie-sold-twice = { $name } hat { $character } bei diesem Rendezvous schon verkauft.
plus-belle-la-vie-not-there = { $character } ist nicht bei diesem Rendezvous.
plus-belle-la-vie-whole-column = { $cards ->
    [one] Verkauft wird die ganze Spalte: { $cards } Karte.
   *[other] Verkauft wird die ganze Spalte: { $cards } Karten.
}
plus-belle-la-vie-price-missing = { $cards ->
    [one] Der Preis einer Spalte mit { $cards } Karte fehlt. Er steht auf der Übersichtskarte.
   *[other] Der Preis einer Spalte mit { $cards } Karten fehlt. Er steht auf der Übersichtskarte.
}
plus-belle-la-vie-no-meeting = Gerade läuft kein Rendezvous.
plus-belle-la-vie-not-over = Die Partie ist noch nicht zu Ende: Es stehen noch Rendezvous aus.
plus-belle-la-vie-no-such = Beim Rendezvous { $number } gibt es nichts zu korrigieren.
plus-belle-la-vie-actions = 0 bis { $most } Aktionen pro Zug.
plus-belle-la-vie-no-character = { $character } ist nicht unter den eingetragenen Charakteren.
plus-belle-la-vie-name = Gebt einen Namen mit höchstens { $most } Zeichen ein.

## Was sich rückgängig machen lässt

undo-plus-belle-la-vie-rencontre = Begegnung von { $name }
undo-plus-belle-la-vie-column = { $character } von { $name }: { $cards }
undo-plus-belle-la-vie-card = Karte „{ $place }“
undo-plus-belle-la-vie-card-closed = Entfernen von „{ $place }“
undo-plus-belle-la-vie-meeting = Rendezvous { $number }, ausgelöst von { $name }
undo-plus-belle-la-vie-dice = { $success ->
    [1] gelungener Wurf von { $name }
   *[0] misslungener Wurf von { $name }
}
undo-plus-belle-la-vie-sold = Verkauf von { $character } durch { $name }
undo-plus-belle-la-vie-over = Ende von Rendezvous { $number }
undo-plus-belle-la-vie-checked = Ende der Partie
undo-plus-belle-la-vie-rencontres = Begegnungen von { $name } ({ $times })
undo-plus-belle-la-vie-roller = { $name } mit dem gelungenen Wurf beim Rendezvous { $number }
undo-plus-belle-la-vie-sale = korrigierter Preis beim Rendezvous { $number }

## Der Plan: wer wo ist

plus-belle-la-vie-plan = Der Plan
plus-belle-la-vie-plan-note = Tippt eine Figur an, dann einen Ort.
plus-belle-la-vie-plan-held = { $character }: Tippt an, wohin.
plus-belle-la-vie-plan-empty = Fügt die Charaktere eurer Schachtel hinzu: Dann bewegt ihr sie hier mit zweimal Tippen.
plus-belle-la-vie-place = { $place ->
    [street] Straße
    [station] Bahnhof
    [prison] Gefängnis
    [elsewhere] anderer Ort
   *[beside] neben dem Plan
}
plus-belle-la-vie-place-title = { $place ->
    [street] Straße
    [station] Bahnhof
    [prison] Gefängnis
    [elsewhere] Anderer Ort
   *[beside] Nicht dabei
}
plus-belle-la-vie-figure = { $colour ->
    [none] { $character }
   *[other] { $character }, { plus-belle-la-vie-colour }
}
plus-belle-la-vie-to-dice = Würfeln!
plus-belle-la-vie-which-card = Welches Rendezvous?
plus-belle-la-vie-card-complete = { $place }: alles da
plus-belle-la-vie-card-none = Eine noch nicht eingetragene Karte
plus-belle-la-vie-rencontre-said = { $name }: eine Begegnung, 2.000 Punkte.
plus-belle-la-vie-points-final = Mistral-Punkte. Die alleinige Kontrolle ist schon mitgezählt.
plus-belle-la-vie-last-count = Das war das letzte Rendezvous. Tragt ein, wie viele Charaktere ihr jeweils allein kontrolliert. Jeder bringt 2.000 Punkte, die Summen ändern sich sofort.
plus-belle-la-vie-sole-of = { $count ->
    [0] keine alleinige Kontrolle
    [one] { $count } allein kontrolliert
   *[other] { $count } allein kontrolliert
}
plus-belle-la-vie-sell-price = { $character } verkaufen: { $points }
plus-belle-la-vie-was-nobody = Niemandem: gescheitert
plus-belle-la-vie-sale-add = Verkauf hinzufügen
plus-belle-la-vie-sale-remove = Diesen Verkauf entfernen
plus-belle-la-vie-sale-seller = Wer hat verkauft?
plus-belle-la-vie-sale-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
plus-belle-la-vie-box-cards = { $most ->
    [one] In der Schachtel ist nur { $most } Karte von { $character }, dazu die Gäste der Farbe. Zählt nach.
   *[other] In der Schachtel sind nur { $most } Karten von { $character }, dazu die Gäste der Farbe. Zählt nach.
}
plus-belle-la-vie-box-guests = { $most ->
    [one] In der Schachtel ist nur { $most } Gast. Zählt die Gäste nach.
   *[other] In der Schachtel sind nur { $most } Gäste. Zählt die Gäste nach.
}
plus-belle-la-vie-box-family = { $most ->
    [one] Es gibt nur { $most } Gast der Farbe { plus-belle-la-vie-colour }. Zählt die Gäste nach.
   *[other] Es gibt nur { $most } Gäste der Farbe { plus-belle-la-vie-colour }. Zählt die Gäste nach.
}
undo-plus-belle-la-vie-figure-moved = Figur { $character }: { $place }
undo-plus-belle-la-vie-sole-control-counted = alleinige Kontrolle von { $name } ({ $characters })
undo-plus-belle-la-vie-meeting-corrected = Korrektur von Rendezvous { $number }
plus-belle-la-vie-turn-for = { $use ->
    [draw] 3 ziehen
   *[lay] Bis zu 3 auslegen
}
plus-belle-la-vie-turn-use = Ein Zug ist zum Ziehen, Auslegen oder für Aktionen da. Legt zuerst fest, wer dran ist.
plus-belle-la-vie-pips = { $won ->
    [0] kein Rendezvous gelungen
    [one] { $won } Rendezvous gelungen
   *[other] { $won } Rendezvous gelungen
}, { $failed ->
    [0] keins gescheitert
    [one] { $failed } gescheitert
   *[other] { $failed } gescheitert
}, { $left ->
    [0] keins offen
    [one] { $left } offen
   *[other] { $left } offen
}
plus-belle-la-vie-alone = { $count ->
    [one] Alleinige Kontrolle (Übersicht): { $characters }
   *[other] Alleinige Kontrolle (Übersicht): { $characters }
}

## Die Aktionen eines Zugs

plus-belle-la-vie-actions-limits = Eine Intrige pro Ort und Zug. Pro Ort nur eine Begegnung, und ein Tausch mit demselben Charakter.
