## Erfolge, Regeländerungen, Szenarien und Puzzles einer Person; ihre Zahlen

progress-achievements = Erfolge
progress-rule-changes = Regeländerungen
progress-scenarios = Szenarien
progress-puzzles = Puzzles

achievement-asks = { $kind ->
    [points_total_at_least] { value-said } oder mehr in der Partie
    [articles_total_at_least] { value-said } oder mehr mit Artikeln
    [photos_total_at_least] { value-said } oder mehr mit Fotos
    [ads_total_at_least] { $value } $ Werbeeinnahmen oder mehr
    [tribune_total_at_least] { value-said } oder mehr mit Aufmachern
    [page_full_on_sunday] Am Sonntag kein leeres Feld auf der Titelseite
    [single_photo_at_least] Ein einzelnes Foto für { value-said } oder mehr
    [lowest_bouclage_every_round] In jeder Runde Redaktionsschluss-Marker 1
    [best_free_area_bonus_every_round] In jeder Runde den besten Bonus für Weißraum
    [mood_loss_total_at_most] Insgesamt höchstens { value-said } durch Stimmung verlieren
    [win_and_mood_loss_total_at_least] Gewinnen und dabei { value-said } oder mehr durch Stimmung verlieren
    [win_without_most_points] Gewinnen, ohne die meisten Punkte zu haben
    [win_and_penalties_total_at_least] Gewinnen und dabei { value-said } oder mehr durch Abzüge verlieren
   *[no_surplus_any_round] In keiner Runde Überschuss
}
scenario-asks = Mit { $character }: { points-said } und { $dollars } $ Werbeeinnahmen. { $extra }

puzzle-asks = { $day }, Aufmacher { $tribune }. Schwellen: { $tiers }
puzzle-typed = Schwellen aus dem Regelheft abschreiben

stats-rows = Nach Zeile und Tag
stats-game = Partie
stats-calls = Zeit bis „Layout!“ und „Druck!“
stats-call = { $call ->
    [maquette] Layout
    [tirage] Druck
   *[clock] Dauer der Runde
}
stats-bankrupt = Pleiten
stats-first = Redaktionsschluss-Marker 1
stats-call-mark = { $call ->
    [maquette] L
   *[tirage] D
}
stats-day-mark = { $day ->
    [friday] Fr
    [saturday] Sa
   *[sunday] So
}

achieved-nothing-new = Diesmal nichts Neues.
achieved-before = { $count ->
    [one] Schon früher geschafft: Nr. { $numbers }
   *[other] Schon früher geschafft: Nr. { $numbers }
}
achieved-new-for = Neu für { $names }.
achieved-near = Knapp verpasst
achieved-ask = Der Wertungsbogen verrät es nicht. Hak es ab, wenn es stimmt:
achieved-ask-later = { $count ->
    [one] Nr. { $numbers } verrät der Wertungsbogen nicht: Hak den Erfolg mit „Korrigieren“ ab.
   *[other] Nr. { $numbers } verrät der Wertungsbogen nicht: Hak die Erfolge mit „Korrigieren“ ab.
}
stats-days = Punkte pro Tag
stats-first-margin = Vorsprung: im Schnitt { $average } s, höchstens { $best } s
