## Succès, modifications de règles, scénarios et puzzles d'un joueur ; ses chiffres

progress-achievements = Succès
progress-rule-changes = Modifications de règles
progress-scenarios = Scénarios
progress-puzzles = Puzzles

achievement-asks = { $kind ->
    [points_total_at_least] { $value } points ou plus dans la partie
    [articles_total_at_least] { $value } points ou plus par les articles
    [photos_total_at_least] { $value } points ou plus par les photos
    [ads_total_at_least] { $value } $ ou plus de recettes
    [tribune_total_at_least] { $value } points ou plus par les tribunes
    [page_full_on_sunday] Le dimanche, plus une seule case vide sur la Une
    [single_photo_at_least] Une photo qui rapporte à elle seule { $value } points ou plus
    [lowest_bouclage_every_round] Le pion Bouclage n° 1 à chaque round
    [best_free_area_bonus_every_round] Le meilleur bonus de surface libre à chaque round
    [mood_loss_total_at_most] Pas plus de { $value } points perdus pour l'humeur, en tout
    [win_and_mood_loss_total_at_least] Gagner malgré { $value } points perdus pour l'humeur, ou plus
    [win_without_most_points] Gagner alors qu'un autre a plus de points
    [win_and_penalties_total_at_least] Gagner malgré { $value } points de pénalités et malus, ou plus
   *[no_surplus_any_round] Aucune tuile en surplus, à aucun round
}
scenario-asks = Avec { $character } : { $points } points et { $dollars } $ de recettes. { $extra }

puzzle-asks = { $day }, tribune { $tribune }. Seuils : { $tiers }
puzzle-typed = Seuils à saisir d'après votre boîte

stats-rows = Par ligne et par jour
stats-game = Partie
stats-calls = « Maquette ! » et « Tirage ! » face au chronomètre
stats-call = { $call ->
    [maquette] Maquette
    [tirage] Tirage
   *[clock] durée du round
}
stats-bankrupt = Faillites
stats-first = Pions Bouclage n° 1
stats-call-mark = { $call ->
    [maquette] M
   *[tirage] T
}
stats-day-mark = { $day ->
    [friday] ven
    [saturday] sam
   *[sunday] dim
}

achieved-nothing-new = Rien de nouveau cette fois.
achieved-before = { $count ->
    [one] Déjà gagné avant : n° { $numbers }
   *[other] Déjà gagnés avant : n° { $numbers }
}
achieved-new-for = Nouveau pour { $names }.
achieved-near = De peu
achieved-ask = La feuille ne le montre pas. À cocher si c'est vrai :
achieved-ask-later = { $count ->
    [one] La feuille ne montre pas le n° { $numbers } : « Corriger » permet de le cocher.
   *[other] La feuille ne montre pas les n° { $numbers } : « Corriger » permet de les cocher.
}
