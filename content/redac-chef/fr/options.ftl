## Réglages d'une partie : modes, options, règles à trancher, progression

game-redac-chef = Rédac' Chef
mode-classic = Classique
mode-advanced = Avancé
mode-solo = Solo
mode-puzzle = Puzzle
mode-family = En famille
mode-turn-by-turn = Tour à tour
mode-newsroom = Salle de rédaction

options-flash = Cartes Flash info
options-flash-note = Une carte par jour, retournée avant de choisir les tribunes.
options-powers = Pouvoirs des personnages
options-powers-note = Wilbur et Jazz changent le calcul ; les autres, on s'en souvient.

options-progress = Succès, défis, scénarios
options-progress-kind = { $kind ->
    [achievements] Succès
    [rule-changes] Modification de règles
    [scenarios] Scénario
   *[none] Rien de cela
}
options-progress-rule-change = Modification de règles n° { $number }
options-progress-scenario = Scénario n° { $number }
options-progress-note = { $kind ->
    [achievements] À la fin, le Companion dit quels succès la partie a remplis.
    [rule-changes] Une règle change pour toute la partie ; s'y tenir compte comme une réussite.
    [scenarios] Personnage, tribunes et cartes sont imposés ; chacun vise les mêmes objectifs.
   *[none] La partie se joue pour elle-même.
}
rule-change = { $number ->
    [1] Pas de comparaison des surfaces libres : chaque case vide coûte 1 point.
    [2] Chaque round dure 2:00.
    [3] Votre Une est tournée vers le centre de la table, et toutes les tuiles se posent à l'envers pour vous.
    [4] Le premier « Tirage ! » arrête le round pour tout le monde ; les autres prennent les pions restants.
    [5] Après chaque round, les pubs posées sur les Unes sortent de la partie.
    [6] Une tuile posée sur la Une n'en bouge plus.
   *[7] Une seule main pour placer les tuiles pendant le Montage.
}
scenario-level = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
scenario-is = Scénario n° { $number }, avec { $character }.
scenario-wants = À atteindre : { $points } points et { $dollars } $ de recettes.
scenario-extra = { $kind ->
    [mood_loss_total_at_most] En plus : pas plus de { $value } points perdus pour l'humeur.
    [no_mood_loss_any_round] En plus : aucun point perdu pour l'humeur, aucun round.
    [free_area_points_each_round_at_least] En plus : au moins { $value } points de surface libre à chaque round.
    [photos_total_at_least] En plus : au moins { $value } points de photos en tout.
    [articles_total_at_least] En plus : au moins { $value } points d'articles en tout.
    [tribune_total_at_least] En plus : au moins { $value } points de tribunes en tout.
    [no_face_down_tile] En plus : aucune tuile face cachée.
   *[no_surplus_any_round] En plus : aucun surplus, aucun round.
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

rulings-title = Règles à trancher
rulings-summary = Surfaces libres toutes égales : { $tied }
rulings-summary-gap = . À deux, jusqu'à { $dollars } $ d'écart
rulings-now = Le changement vaut tout de suite, aussi pour les rounds déjà comptés. Il s'annule par son nom.
ruling-tied-title = Toutes les surfaces libres sont égales
ruling-tied-note = Les règles ne disent pas quoi compter quand tout le monde a la même surface libre.
ruling-tied = { $choice ->
    [smallest] +3 chacun
    [middle] +1 chacun
   *[largest] −1 chacun
}
ruling-gap-title = Écart de recettes à deux joueurs
ruling-gap-note = Qui a plus que cet écart de retard à la fin perd 10 points ; juste l'écart, rien ne se passe.
ruling-gap = { $dollars } $
ruling-usual = D'habitude : { $usual }
where-ready = { $day }, prêts à commencer
where-round = { $day }, le round est en cours
where-count = { $day }, on compte
where-between = { $day } compté, on prépare la suite
where-result = terminée
undo-ticked = ce qui est coché pour { $name }
