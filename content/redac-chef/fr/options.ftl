## Réglages d'une partie : modes, options, règles à trancher, progression

game-redac-chef = Rédac' Chef
mode-classic = Classique
mode-advanced = Avancé
mode-solo = Solo
mode-puzzle = Puzzle
mode-family = Famille
mode-turn-by-turn = Tour à tour
mode-newsroom = Salle de rédaction

options-flash = Cartes Flash info
options-flash-note = Une carte par jour, retournée avant le choix des tribunes.
options-powers = Pouvoirs des personnages
options-powers-note = Wilbur et Jazz modifient le calcul ; appliquez vous-mêmes les autres pouvoirs.

options-progress = Scénarios et succès
options-progress-kind = { $kind ->
    [achievements] Succès
    [rule-changes] Modification de règles
    [scenarios] Scénario
   *[none] Aucun
}
options-progress-rule-change = Modification de règles n° { $number }
options-progress-scenario = Scénario n° { $number }
options-progress-note = { $kind ->
    [achievements] À la fin, Companion indique les succès obtenus.
    [rule-changes] Une règle change pour toute la partie. Décision de Companion : la respecter jusqu'au bout suffit pour réussir.
    [scenarios] Personnage, tribunes et cartes sont imposés ; tout le monde vise les mêmes objectifs.
   *[none] Une partie sans scénario ni succès.
}
rule-change = { $number ->
    [1] Pas de comparaison des surfaces libres : chaque case vide coûte 1 point.
    [2] Chaque round dure 2:00.
    [3] Tournez votre Une vers le centre de la table : toutes les tuiles sont à l'envers pour vous.
    [4] Le premier « Tirage ! » arrête le round pour tout le monde. Décision de Companion : les autres prennent les pions restants.
    [5] Après chaque round, les pubs placées sur les Unes sortent du jeu.
    [6] Une tuile placée sur la Une ne se déplace plus.
   *[7] Une seule main pour placer les tuiles pendant le montage.
}
scenario-level = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
scenario-is = Scénario n° { $number }, avec { $character }.
scenario-wants = Objectif : { points-said } et { $dollars } $ de recettes.
scenario-extra = { $kind ->
    [mood_loss_total_at_most] En plus : pas plus de { value-said } perdus pour l'humeur, en tout.
    [no_mood_loss_any_round] En plus : aucun point perdu pour l'humeur, à aucun round.
    [free_area_points_each_round_at_least] En plus : au moins { value-said } de surface libre à chaque round.
    [photos_total_at_least] En plus : au moins { value-said } de photos en tout.
    [articles_total_at_least] En plus : au moins { value-said } d'articles en tout.
    [tribune_total_at_least] En plus : au moins { value-said } de tribunes en tout.
    [no_face_down_tile] En plus : aucune tuile face cachée.
   *[no_surplus_any_round] En plus : aucune tuile en surplus, à aucun round.
}
scenario-day = { $day } : tribune { $tribune }, Flash info n° { $flash }
character = { $character ->
    [wilbur] Wilbur Sidé
    [renaud] Renaud Goupil
    [jazz] Jazz Lahaz
    [danae] Danaé Tritus
    [ursule] Ursule Hotte
   *[benoit] Benoît Zhette
}
character-whose = Personnages
character-none = aucun
character-of = { $name } : { $character }

rulings-summary = Surfaces libres toutes égales : { $tied }
rulings-summary-gap = . À deux, pas de pénalité jusqu'à { $dollars } $ d'écart
rulings-now = Le changement s'applique immédiatement, y compris aux rounds déjà comptés. Vous pouvez l'annuler.
ruling-tied-title = Toutes les surfaces libres sont égales
ruling-tied-note = La règle ne dit pas combien compter quand tout le monde a la même surface libre.
ruling-tied = { $choice ->
    [smallest] +3 chacun
    [middle] +1 chacun
   *[largest] −1 chacun
}
ruling-gap-title = Écart de recettes à deux
ruling-gap-note = À la fin, un retard supérieur à cet écart coûte 10 points ; un retard égal ne coûte rien.
ruling-gap = { $dollars } $
ruling-usual = Par défaut : { $usual }
where-ready = { $day }, tout est prêt
where-round = { $day }, round en cours
where-count = { $day }, comptage en cours
where-between = { $day } compté, on prépare la suite
where-result = Partie terminée
undo-ticked = cases cochées pour { $name }

# Des nombres dans une phrase.
points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
value-said = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
