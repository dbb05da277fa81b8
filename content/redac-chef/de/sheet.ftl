sheet-title = Wertungsbogen
sheet-open = Wertungsbogen
sheet-close = Zurück
sheet-before = Vor der ersten Runde
sheet-during = { $day } läuft
sheet-after = Nach { $day }
sheet-page = { $number } / { $of }
sheet-previous = Vorheriger Bogen
sheet-next = Nächster Bogen
sheet-correct = Korrigieren
sheet-provisional = Vorläufig: Es fehlen noch Werte.
sheet-waiting = Vorläufig: Es fehlen noch Werte von { $names }.
sheet-nothing-yet = Noch nicht eingegeben.
sheet-winner = Sieg
sheet-bankrupt = pleite
pad-signed = { SIGNED($points) }
reason-title = { $points } { $row ->
    [articles] Artikel
    [photos] Fotos
    [tribune] Aufmacher
    [free_area] Weißraum
    [mood] Stimmung
    [surplus] Überschuss
    [ads] Anzeigen
    [total] Rundensumme
    [total-sum] Gesamt
   *[ads-sum] Anzeigen gesamt
}, { $day }

outlook-lowest =
    { $costs ->
        [bankrupt] Niedrigste Einnahmen: { $name }, { $dollars } $ gegen { $others }. Bleibt es bis { $day }abend dabei: pleite.
       *[other] Niedrigste Einnahmen: { $name }, { $dollars } $ gegen { $others }. Bleibt es bis zum Ende dabei: 5 Punkte weniger.
    }
outlook-lowest-tied =
    { $costs ->
        [bankrupt] Niedrigste Einnahmen, gleichauf: { $names }, { $dollars } $. Bei Gleichstand geht niemand pleite.
       *[other] Niedrigste Einnahmen, gleichauf: { $names }, { $dollars } $. Bei Gleichstand verliert niemand Punkte.
    }
outlook-gap-wide = { $name } liegt bei den Einnahmen { $gap } $ zurück: Am Ende kosten mehr als { $free } $ Abstand 10 Punkte.
outlook-gap-free = { $name } liegt bei den Einnahmen { $gap } $ zurück: Bis { $free } $ Abstand kostet das nichts.
outlook-goal = Anzeigen: { $dollars } $ von { $goal } $.
