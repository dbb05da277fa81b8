### La feuille de score

pad-row =
    { $row ->
        [articles] ARTICLES
        [photos] PHOTOS
        [tribune] TRIBUNE
        [free_area] SURFACE LIBRE
        [mood] HUMEUR
        [surplus] SURPLUS
        [total] TOTAL DU ROUND
        [total-sum] TOTAL
        [total-only] TOTAL
        [ads] PUBS DU ROUND
        [ads-sum] TOTAL PUBS
        [ads-only] TOTAL PUBS
        [penalty] PÉNALITÉ
       *[final] TOTAL FINAL
    }
pad-dollars = { $points } $
day-friday-short = VEN
day-saturday-short = SAM
day-sunday-short = DIM

row =
    { $row ->
        [articles] articles
        [photos] photos
        [tribune] tribune
        [free_area] surface libre
        [mood] humeur
        [surplus] surplus
        [total] total du round
       *[ads] pubs
    }
row-points = { row } { $points }

### D'où viennent les points

why-bonus = bonus { SIGNED($points) }
why-never-negative = la somme est { $sum }, mais un round ne descend jamais sous 0
why-articles-sum = { $points } pour les articles face visible
why-articles-tiles =
    { $one ->
        [one] { $one } article à 1 point
       *[other] { $one } articles à 1 point
    } et { $two } à 2 points
why-photos-sum = { $points } pour toutes les photos
why-photos-each =
    { $count ->
        [one] une photo : { $each }
       *[other] { $count } photos : { $each }
    }
why-photos-none = aucune photo
why-tribune = { $points } pour la tribune
why-tribune-tile = { $points } pour la tribune { $tile }
why-mood = visages souriants : { $happy }, renfrognés : { $sad }, écart : { $off }
why-mood-relief = le pouvoir de Jazz en retire { $relief }, il reste { $loss }
why-mood-relief-missing = il manque la réduction de Jazz
why-surplus =
    { $tiles ->
        [0] aucune tuile sur le Bureau
        [one] { $tiles } tuile restée sur le Bureau
       *[other] { $tiles } tuiles restées sur le Bureau
    }
why-ads-sum = { $dollars } $ sur les pubs face visible
why-ads-each =
    { $count ->
        [one] une pub : { $each } $
       *[other] { $count } pubs : { $each } $
    }
why-ads-none = aucune pub
why-empty-cells =
    { $cells ->
        [0] aucune case vide
        [one] { $cells } case vide, −1 par case
       *[other] { $cells } cases vides, −1 par case
    }
why-free-area-wilbur = pouvoir de Wilbur : { $cells } compte pour { $less }
why-free-area-cells =
    { $cells ->
        [0] aucune case vide
        [one] { $cells } case vide
       *[other] { $cells } cases vides adjacentes
    } : { SIGNED($points) }
why-free-area-smallest =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $others } : la plus petite, { SIGNED($points) }
why-free-area-largest =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $others } : la plus grande, −1
why-free-area-middle =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $others } : entre les deux, { SIGNED($points) }
why-free-area-all-tied =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } pour tout le monde : règle à trancher, { SIGNED($points) } chacun
why-free-area-alone =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, sans comparaison possible : { SIGNED($points) }
why-total = { $rows }
why-rows-missing = pas encore saisi : { $rows }
why-rounds = { $rounds }

### Comment la partie finit

reason-bankrupt = { $name } fait faillite : { $dollars } $ de recettes, au moins { $gap } $ de moins que les autres.
reason-nobody-bankrupt = Personne ne fait faillite : { $names } ont chacun { $dollars } $, les recettes les plus faibles.
reason-lowest-pays = { $name } perd { costs-said } : { $dollars } $ de recettes, au moins { $gap } $ de moins que les autres.
reason-nobody-pays = Personne ne perd de points pour ses recettes : { $names } ont chacun { $dollars } $, les plus faibles.
reason-gap-too-wide = { $name } perd { costs-said } : { $gap } $ de recettes de moins, au-delà des { $free } $ permis.
reason-gap-allowed = Pas de pénalité : { $gap } $ d'écart entre les recettes, et jusqu'à { $free } $ c'est permis.
token-holder = { $name } (pion { $token })
reason-tie-broken = Égalité à { points-said } : les pions du { $day } départagent { $holders }.
reason-tie-stays = Égalité à { points-said } entre { $names }.
reason-winner =
    { $points ->
        [one] { $name } gagne avec { $points } point.
       *[other] { $name } gagne avec { $points } points.
    }
reason-winners = Victoire partagée entre { $names }, à { points-said }.
reason-goal-met = Objectif atteint : { $dollars } $ de recettes (minimum { $goal } $), et { points-said }.
reason-goal-missed = Objectif manqué : { $dollars } $ de recettes (minimum { $goal } $). Score : { points-said }.
reason-puzzle =
    { $tier ->
        [0] Puzzle complet : { points-said }, sous les trois seuils ({ $tiers }).
        [one] Puzzle complet : { points-said }, 1 seuil sur 3 atteint ({ $tiers }).
       *[other] Puzzle complet : { points-said }, { $tier } seuils sur 3 atteints ({ $tiers }).
    }
reason-puzzle-no-tiers = Puzzle complet : { points-said } (seuils non saisis).
reason-puzzle-incomplete = Puzzle incomplet : les pubs ne sont pas toutes face visible et sans conflit. Score : { points-said }.
closing-left =
    { $after ->
        [set-up] { $name } a quitté la partie avant le premier round.
        [friday] { $name } a quitté la partie après le vendredi ; son total reste.
        [saturday] { $name } a quitté la partie après le samedi ; son total reste.
       *[sunday] { $name } a quitté la partie après le dimanche ; son total reste.
    }
closing-running =
    { $played ->
        [0] Partie en cours : aucun round compté.
        [one] Partie en cours : { $played } round compté sur { $rounds }.
       *[other] Partie en cours : { $played } rounds comptés sur { $rounds }.
    }
closing-achievements =
    { $count ->
        [one] { $name } obtient le succès n° { $numbers }.
       *[other] { $name } obtient les succès n° { $numbers }.
    }
closing-no-achievement = { $name } n'obtient aucun succès cette fois.
closing-scenario-done = { $name } réussit le scénario n° { $number }.
closing-scenario-missed = { $name } ne réussit pas le scénario n° { $number }.

reasons-of-round = { $name }, { $day }
reasons-row = { row } { $shown } : { $why }
reasons-achievements = Succès de { $name }
reasons-achievement = n° { $number } : { $why }
reasons-scenario = Scénario, { $name }
reasons-check =
    { $check ->
        [points] objectif de points
        [ads] objectif de recettes
       *[extra] objectif supplémentaire
    } { $met ->
        [true] atteint
       *[false] manqué
    } : { $why }

### Succès et scénarios

objective-at-least = { $what } : { $figure } (minimum { $value })
objective-at-most = { $what } : { $figure } (maximum { $value })
objective-points = points en tout
objective-articles = points d'articles
objective-photos = points de photos
objective-tribune = points de tribunes
objective-ads = recettes en $
objective-photo = points d'une seule photo
objective-mood = points perdus pour l'humeur
objective-penalties = points perdus en pénalités et malus
objective-page-full =
    { $cells ->
        [0] Une pleine le dimanche
        [one] { $cells } case vide le dimanche
        [-1] surface libre du dimanche inconnue
       *[other] { $cells } cases vides adjacentes le dimanche
    }
objective-lowest-token = plus petit pion Bouclage : { $times } fois en { rounds-said }
objective-best-free-area = meilleur bonus de surface libre : { $times } fois en { rounds-said }
objective-win-and =
    { $won ->
        [true] partie gagnée
       *[false] partie perdue
    }, { $what } : { $figure } (minimum { $value })
objective-win-behind =
    { $won ->
        [true] partie gagnée
       *[false] partie perdue
    } avec { own-said }, plus haut total : { $most }
objective-surplus =
    { $tiles ->
        [0] aucune tuile en surplus de toute la partie
        [one] { $tiles } tuile en surplus
       *[other] { $tiles } tuiles en surplus
    }
objective-free-area-each = surface libre par round : { $each } (minimum { $value } à chaque round)
objective-face-down =
    { $tiles ->
        [0] aucune tuile face cachée
        [one] { $tiles } tuile face cachée
       *[other] { $tiles } tuiles face cachée
    }
objective-seen = coché à la main

### Fichiers de partie

fault-players =
    { $fewest ->
        [1] en mode { $mode }, il faut exactement 1 joueur (ici : { $found })
       *[other] en mode { $mode }, il faut de { $fewest } à { $most } joueurs ou équipes (ici : { $found })
    }
fault-members = chaque équipe doit avoir { $needed } membres (ici : { $found })
fault-profiles = il en faut autant que de membres dans l'équipe ({ $needed } ; 0 : mode sans équipes), ici : { $found }
fault-left-after-no-round = ce round n'est pas dans le fichier ; indiquez un round joué, ou « set-up »
fault-not-in-mode = n'existe pas en mode { $mode }
fault-without-progress = n'a de sens qu'avec "progress": "{ $progress }"
fault-needed-for-progress = il manque : "progress" vaut "{ $progress }"
fault-too-many-rounds =
    { $rounds ->
        [one] round en trop : le mode { $mode } n'en a qu'un
       *[other] round en trop : le mode { $mode } en a { $rounds }
    }
fault-wrong-day = ce round doit être celui du { $day }
fault-sheet-missing = la feuille de ce joueur manque
fault-sheet-of-left = ce joueur avait déjà quitté la partie : pas de feuille ici
fault-token-twice = ce joueur a déjà un pion
fault-token-missing = chaque joueur doit y figurer une fois ; il manque { $players }
fault-no-relief = n'existe qu'avec les pouvoirs et le personnage "jazz"
fault-row-unused = le mode { $mode } n'utilise pas cette ligne
fault-required-rule-change = il manque : la modification de règles 1 compte les cases vides
fault-required-scenario = il manque : le scénario 13 compte les tuiles face cachée
fault-three-tiers = il faut trois seuils (ici : { $found })
fault-tiers-not-rising = les trois seuils doivent aller du plus bas au plus haut

# Des nombres dans une phrase.
costs-said = { $costs ->
    [one] { $costs } point
   *[other] { $costs } points
}
own-said = { $own ->
    [one] { $own } point
   *[other] { $own } points
}
rounds-said = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
why-free-area-smallest-tied =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $others } : à égalité pour la plus petite, { SIGNED($points) }
why-free-area-largest-tied =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $others } : à égalité pour la plus grande, −1
