## Succès, modifications de règles, scénarios et puzzles d'un joueur ; ses chiffres

progress-achievements = Succès
progress-rule-changes = Modifications de règles
progress-scenarios = Scénarios
progress-puzzles = Puzzles

achievement-asks = { $kind ->
    [points_total_at_least] { value-said } ou plus dans la partie
    [articles_total_at_least] { value-said } ou plus avec vos articles
    [photos_total_at_least] { value-said } ou plus avec vos photos
    [ads_total_at_least] { $value } $ de recettes ou plus
    [tribune_total_at_least] { value-said } ou plus avec vos tribunes
    [page_full_on_sunday] Aucune case vide sur la Une le dimanche
    [single_photo_at_least] { value-said } ou plus avec une seule photo
    [lowest_bouclage_every_round] Le pion Bouclage n° 1 aux trois rounds
    [best_free_area_bonus_every_round] Le plus gros bonus de surface libre, trois rounds de suite
    [mood_loss_total_at_most] Pas plus de { value-said } perdus pour l'humeur, en tout
    [win_and_mood_loss_total_at_least] Gagner malgré { value-said } perdus pour l'humeur, ou plus
    [win_without_most_points] Gagner sans avoir le plus haut total
    [win_and_penalties_total_at_least] Gagner malgré { value-said } de pénalités et malus, ou plus
   *[no_surplus_any_round] Aucune tuile en surplus, à aucun round
}
scenario-asks = Avec { $character } : { points-said } et { $dollars } $ de recettes. { $extra }

puzzle-asks = { $day }, tribune { $tribune }. Seuils : { $tiers }
puzzle-typed = Seuils à recopier du livret

stats-rows = Par ligne et par jour
stats-game = Partie
stats-calls = Temps écoulé à « Maquette ! » et à « Tirage ! »
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
    [one] Déjà obtenu : n° { $numbers }
   *[other] Déjà obtenus : n° { $numbers }
}
achieved-new-for = Nouveau pour { $names }.
achieved-near = Raté de peu
achieved-ask = La feuille ne permet pas de le savoir. Cochez si c'est réussi :
achieved-ask-later = { $count ->
    [one] La feuille ne permet pas de vérifier le n° { $numbers } : cochez-le avec « Corriger ».
   *[other] La feuille ne permet pas de vérifier les n° { $numbers } : cochez-les avec « Corriger ».
}
stats-days = Points par jour
stats-first-margin = Avance sur le deuxième : { $average } s en moyenne, { $best } s au plus
