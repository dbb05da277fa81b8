## Am Tisch: Aufbau, Runde, Abrechnung

reportages-option = { $option }
reportages-part = { $part }
reportages-chips = { $number } × { $value }
reportages-lay-chips = Alle bekommen { $chips }, zusammen { $points } Punkte. Der Rest kommt in die Schachtel zurück.
reportages-lay-dealer = Deckt reihum je eine Karte auf. Wer zuerst einen Reporter aufdeckt, gibt.
reportages-lay-cards = Teilt je { $hand } Karten aus. Wer gibt, nimmt eine mehr und fängt an. { $talon ->
    [one] { $talon } Karte bleibt im Stapel.
   *[other] { $talon } Karten bleiben im Stapel.
}
reportages-where = Runde { $number }, { $phase ->
    [between] wird ausgeteilt
    [round] läuft
   *[count] wird abgerechnet
}

reportages-next = Runde { $number }: Wer gibt?
reportages-goal = Die Partie endet bei { $goal } Punkten. Ab { $sure } reicht es, die Chips eine Runde lang zu behalten.
reportages-watching = Der Tisch teilt gleich aus.
reportages-first-dealer = Wer hat den ersten Reporter aufgedeckt?
reportages-deal = Austeilen: { $name } gibt
reportages-other-dealer = Jemand anders
reportages-pot = Topf
reportages-nobody = Niemand kauft
reportages-out = Runde gewonnen!
reportages-missing-to-win = noch { $missing } bis zum Sieg
reportages-badge-out = ausgeschieden
reportages-badge-ruined = hat keine { $fine } mehr für eine Strafe
reportages-badge-sure = gewinnt sicher, ohne Chips auszugeben
reportages-only-one = Nur noch eine Person ist in der Runde. Die Regel sagt dazu nichts: Ihr entscheidet.
reportages-void = Runde abbrechen
reportages-void-question = Diese Runde abbrechen? Sie zählt nicht und wird neu gespielt. Das lässt sich rückgängig machen.
reportages-void-yes = Ja, abbrechen
reportages-survivor = { $name } nimmt den Topf, ohne Prämie
reportages-bluffs = Bluffs dieser Runde
reportages-bluff = { $outcome ->
    [proven] { $by ->
        [1] { $payer } hat geblufft, von { $accuser } ertappt
       *[0] { $payer } hat geblufft
    }
    [wrong] { $payer } hat zu Unrecht beschuldigt
   *[unknown] { $payer } hat eine Strafe gezahlt
}

reportages-pays = { $name } ({ $has }) zahlt:
reportages-pays-how-much = Wie viel zahlt { $name }?
reportages-other-amount = Anderer Betrag
reportages-fine = { $role ->
    [buyer] Strafe { $fine }: Es war ein Bluff
    [accuser] Strafe { $fine }: Falsch beschuldigt
   *[nobody] Strafe { $fine }
}
reportages-fine-ruins = { $name } hat nur noch { $has }: Wer eine Strafe von { $fine } nicht zahlen kann, scheidet aus der Runde aus.
reportages-exclude = Aus der Runde nehmen
reportages-let-in = Wieder mitspielen lassen
reportages-give-turn = Ist jetzt dran
reportages-who-accused = Wer hat „Du bluffst!“ gesagt?
reportages-accuser-draws = { $proven ->
    [0] Ist es ein Bluff, kommt die Karte zurück auf den Tisch. Wer „Du bluffst!“ gesagt hat, zieht eine Karte und ist dran.
   *[other] Die Karte kommt zurück auf den Tisch. Wer „Du bluffst!“ gesagt hat, zieht eine Karte und ist dran.
}

reportages-count = Abrechnung
reportages-take-over = Mitgezählte Kassen übernehmen
reportages-count-cash = Wie viele Punkte habt ihr jeweils noch (von { $stake })? Immer ein Vielfaches von 20.
reportages-cash-of = Kasse von { $name }
reportages-who-won = Wer hat die Runde gewonnen?
reportages-which-combination = Mit welcher Kombination?
reportages-alone = ohne Kombination: Niemand sonst kann zahlen
reportages-pot-due = { $points } laut Kassen
reportages-balanced = Es geht auf: { $chips } Punkte in Chips.
reportages-count-done = Runde abschließen
reportages-count-missing = { $more ->
    [0] Es fehlt noch: { $what }.
    [one] Es fehlt noch: { $what }, dazu { $more } weitere Angabe.
   *[other] Es fehlt noch: { $what }, dazu { $more } weitere Angaben.
}
reportages-missing = { $what ->
    [cash] die Kasse von { $name }
    [winner] der Rundensieg
   *[combination] die Kombination
}
reportages-count-wrong = Es geht nicht auf: { $why }. Zählt die Kassen oder den Topf nach.
reportages-cash-wrong = Kasse von { $name } ({ $points }): { $why }.
reportages-pot-wrong = Im Topf können nicht { $points } sein: Es muss ein Vielfaches von { $step } sein, dem kleinsten Chip.
reportages-correct = Runde korrigieren
reportages-correct-which = Welche Runde stimmt nicht? Vor dem Speichern ändert sich nichts.
reportages-correct-done = Korrektur speichern
reportages-before-round = Vor Runde { $number }
reportages-round-was = Runde { $number }: { $name }, { $combination }

reportages-not-now = Austeilen geht nicht: Diese Runde ist schon ausgeteilt, oder die Partie ist zu Ende.
reportages-not-playing = Gerade läuft keine Runde. Teilt zuerst aus.
reportages-not-counting = Beendet zuerst die Runde, dann rechnet ihr ab.
reportages-excluded = Diese Person ist aus der Runde ausgeschieden.
reportages-no-bluff = Hier gibt es keinen Bluff zuzuordnen.
reportages-no-round = Runde { $number } gibt es noch nicht.
reportages-ended-before = Damit wären { $goal } Punkte schon in Runde { $number } erreicht. Macht zuerst die späteren Runden rückgängig.

## Die Karten auf der Hand

reportages-cards = Meine Hand
reportages-cards-note = Nur du siehst das: Nichts verlässt dieses Gerät.
reportages-cards-how = Tippe eine Karte an, für die zweite gleiche noch einmal.
reportages-cards-mode = { $mode ->
    [hand] Meine Karten
   *[bought] Jemand kauft
}
reportages-cards-group = { $group ->
    [reporter] Reporter
    [reportage] Reportagen
   *[document] Dokumente
}
reportages-cards-of = { $of ->
    [french] Frankreich
    [german] Deutschland
    [british] Großbritannien
    [yellow] Gelb
    [red] Rot
   *[blue] Blau
}
reportages-cards-part = { $part ->
    [reporter] Porträt
    [camera] Kamera
    [plane] Flugzeug
    [event] Ereignis
    [place] Ort
    [interviewee] Interview
   *[other] { $part }
}
reportages-card = { $group ->
    [document] Dokument { $part } { $of }
   *[other] { reportages-cards-part } { $of }
}
reportages-cards-clear = Hand leeren
reportages-cards-count = { $buying ->
    [1] { $count ->
        [one] { $count } Karte eingetragen. Tippe an, was jemand kauft.
       *[other] { $count } Karten eingetragen. Tippe an, was jemand kauft.
    }
   *[0] { $count ->
        [0] Tippe an, welche Karten du hast.
        [one] { $count } von { $of } Karten: Tippe an, welche du hast.
       *[other] { $count } von { $of } Karten: Tippe an, welche du hast.
    }
}
reportages-cards-made = { $combination }! Prämie { $points }.
reportages-cards-none = Diese neun Karten ergeben keine Kombination.
reportages-cards-waits = Dir fehlt nur eine Karte: { $cards }. Wird sie versteigert, hast du Vorrang.
reportages-cards-not-yet = Dir fehlt noch mehr als eine Karte.
reportages-cards-bluff = { $certain ->
    [1] „{ $card }“ zu kaufen ist sicher ein Bluff: Du hast die nötigen Karten selbst.
   *[0] „{ $card }“: Das muss kein Bluff sein.
}

## Was sich rückgängig machen lässt

undo-reportages-dealt = Austeilen durch { $name }, Runde { $number }
undo-reportages-bid = { reportages-points } von { $name } in den Topf
undo-reportages-fined = Strafe von { $name }
undo-reportages-accuser = Beschuldigung durch { $name }
undo-reportages-count = Ende der Runde
undo-reportages-cash = Kasse von { $name } ({ $points })
undo-reportages-winner = Rundensieg von { $name }
undo-reportages-combination = Kombination ({ $combination })
undo-reportages-pot = gezählter Topf ({ $points })
undo-reportages-closed = Abrechnung von Runde { $number }
undo-reportages-void = Abbruch von Runde { $number }
undo-reportages-corrected = Korrektur von Runde { $number }

## Die Versteigerung

reportages-own-card = { $name } hat diese Karte abgeworfen und kann sie nicht kaufen. Ist jemand anderes dran, gebt erst den Zug weiter.
reportages-highest-already = { $name } hat schon das höchste Gebot.
reportages-said-no = { $name } hat zu dieser Karte „Nein“ gesagt: Das ist endgültig.
reportages-bid-least = Das reicht nicht: { $name } muss mindestens { $least } dazulegen.
reportages-not-their-word = Nicht { $name } ist an der Reihe, sondern { $speaker }.
reportages-no-bid = Diese Karte hat noch niemand gekauft.
reportages-not-ruined = Diese Person kann eine Strafe noch zahlen.
undo-reportages-declined = „Nein“ von { $name }
undo-reportages-sold = Verkauf der Karte
undo-reportages-spared = Entscheidung, dass { $name } weiterspielt

reportages-word = { $what ->
    [up] hat abgeworfen
    [high] bietet { $points }, das höchste Gebot
    [bid] bietet { $points }
    [no] „Nein“
   *[speaks] ist dran
}
reportages-speaks = { $name } ist an der Reihe.
reportages-speaks-raise = { $name } ist an der Reihe. Höchstes Gebot: { $highest } ({ $buyer }).
reportages-say-no = Nein
reportages-say-buy = { $raises ->
    [1] { $points } zahlen
   *[0] Ich kaufe: { $points }
}
reportages-say-more = Mehr zahlen
reportages-call-bluff = Du bluffst!
reportages-sold = { $name } bekommt die Karte für { $points }
reportages-spare = Weiterspielen
reportages-ruined-question = { $name } hat nur noch { $has }: zu wenig für eine Strafe von { $fine }.
reportages-shows-set = Zeigt { $name } die Serie?
reportages-bluff-outcome = { $outcome ->
    [bluff-proven] Bluff: { $name } zahlt { $fine }
   *[bluff-wrong] Serie gezeigt: { $name } zahlt { $fine }
}
reportages-own-card-note = Die Karte kommt aus dieser Hand: kein Kauf.
reportages-highest-note = Hat schon das höchste Gebot: { $points }.
reportages-no-note = Hat zu dieser Karte „Nein“ gesagt: Das ist endgültig.
reportages-raise-note = So viel dazulegen, mindestens { $points } (schon geboten: { $own }).
reportages-priority = Vorrang nutzen
reportages-priority-note = Mit dieser Karte ist die Runde gewonnen: Sie geht allen Geboten vor, zum Preis, den der Tisch vereinbart.
reportages-buys-next = { $points } für die Karte, die { $name } abwirft
reportages-gained = +{ $points }
reportages-badge-gone = ist gegangen
reportages-ahead-now = { $count ->
    [one] { $names } führt: { reportages-points }.
   *[other] { $names } führen: { reportages-points }.
}
reportages-not-named = { $what ->
    [winner] Wer hat gewonnen?
   *[combination] Kombination?
}
reportages-outcome = { $name }, { $combination }: +{ $points }
reportages-correcting = Runde { $number } korrigieren
reportages-correct-leave = Nichts ändern
