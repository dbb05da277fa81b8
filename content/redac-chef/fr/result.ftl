## La Une de fin de partie

result-masthead = L'Écho de la table
result-edition = Édition spéciale
result-edition-provisional = Édition provisoire
result-of-day = { $day ->
    [friday] Vendredi
    [saturday] Samedi
   *[sunday] Dimanche
}
result-again = Rejouer
result-sheet = Feuille de score
result-new-game = Nouvelle partie
result-why = Le détail
result-ads = pubs : { $dollars } $
result-token = pion { $token } du { $day }
result-wins = victoire
result-leads = en tête
result-shares = partage la Une
result-bankrupt = faillite
result-bankrupt-looms = faillite en vue
result-penalty = pénalité { $points }
result-left = { $after ->
    [set-up] partie quittée avant le premier round
    [friday] partie quittée après le vendredi
    [saturday] partie quittée après le samedi
   *[sunday] partie quittée après le dimanche
}
result-goal = { $met ->
    [true] Objectif atteint
   *[false] Objectif manqué
}
result-tier = { $tier ->
    [0] Aucun des trois seuils
    [one] 1 seuil sur 3
    [2] 2 seuils sur 3
   *[other] Les trois seuils
}
result-puzzle-incomplete = Puzzle incomplet

## Révéler

reveal-title = Qui fait la Une ?
reveal-waiting = Le classement est sous presse : la dernière place sort d'abord.
reveal-next = Révéler la suite
reveal-first = Révéler la Une
reveal-all = Tout montrer
reveal-again = Révéler place par place
reveal-hidden = sous presse

## Une partie de l'historique

finished-wrong = Impossible de lire cette partie. { $why }
finished-wrong-where = { $where } : { $why }

## Titres. La même partie garde le sien ; deux soirées n'ont pas toujours le même.

headline-unfinished-1 = Édition en cours
headline-unfinished-2 = La suite au prochain tirage
headline-provisional-1 = Édition provisoire
headline-provisional-2 = Les comptes ne sont pas clos
headline-nobody-1 = La rédaction est vide
headline-goal-met-1 = { $name } sauve le journal
headline-goal-met-2 = Caisses pleines, pari gagné
headline-goal-met-3 = Le budget est bouclé, la Une aussi
headline-goal-missed-1 = { $name } manque de pubs
headline-goal-missed-2 = Belle plume, caisses vides
headline-goal-missed-3 = Le journal ne boucle pas son budget
headline-puzzle-incomplete-1 = Une pub est restée sur le Bureau
headline-puzzle-incomplete-2 = Page incomplète, les annonceurs protestent
headline-puzzle-untold-1 = { $name } boucle sa page
headline-puzzle-untold-2 = Casse-tête bouclé
headline-puzzle-under-1 = Le casse-tête résiste
headline-puzzle-under-2 = Page bouclée, seuils manqués
headline-puzzle-some-1 = { $name } tient sa page
headline-puzzle-some-2 = Le casse-tête cède du terrain
headline-puzzle-top-1 = Page parfaite pour { $name }
headline-puzzle-top-2 = Les trois seuils tombent
headline-puzzle-top-3 = { $name } vient à bout du casse-tête
headline-alone-1 = Plus de concurrence pour { $winner }
headline-alone-2 = { $winner } tient le journal jusqu'au bout
headline-bankrupt-leader-1 = { $winner } rafle la mise, { $loser } fait faillite
headline-bankrupt-leader-2 = { $loser } avait les points, { $winner } avait les pubs
headline-bankrupt-leader-3 = Coup de théâtre : { $winner } hérite de la Une
headline-bankrupt-leader-4 = Gros titres, caisse vide : { $loser } laisse la Une à { $winner }
headline-penalty-decides-1 = Les comptes rattrapent { $loser }, { $winner } l'emporte
headline-penalty-decides-2 = Les recettes départagent : { $winner } gagne
headline-penalty-decides-3 = Trop peu de pubs : { $loser } cède la Une à { $winner }
headline-penalty-anyway-1 = Même à l'amende, { $winner } l'emporte
headline-penalty-anyway-2 = { $winner } paie l'amende et garde la Une
headline-penalty-anyway-3 = L'amende n'y change rien : { $winner } gagne
headline-everyone-1 = Tout le monde à la Une
headline-everyone-2 = Égalité parfaite à la rédaction
headline-everyone-3 = Une seule Une pour { $winners }
headline-shared-1 = { $winners } se partagent la Une
headline-shared-2 = Impossible de trancher entre { $winners }
headline-shared-3 = Une à plusieurs mains : { $winners }
headline-tie-broken-1 = Même total, meilleur bouclage : { $winner } gagne
headline-tie-broken-2 = Au pion près, { $winner } devance { $second }
headline-tie-broken-3 = { $winner } boucle plus tôt et l'emporte
headline-tie-broken-4 = Tout s'est joué au bouclage : { $winner } à la Une
headline-comeback-1 = { $winner } revient de loin
headline-comeback-2 = Dernière heure : { $winner } renverse l'édition
headline-comeback-3 = Le { $day } change tout, { $winner } s'impose
headline-comeback-4 = Le réveil du { $day } : { $winner } double tout le monde
headline-bankrupt-1 = { $winner } triomphe, { $loser } met la clé sous la porte
headline-bankrupt-2 = Bonne presse pour { $winner }, rideau pour { $loser }
headline-bankrupt-3 = { $winner } prend la Une, { $loser } ferme boutique
headline-bankrupt-4 = Un titre pour { $winner }, une faillite pour { $loser }
headline-penalty-1 = { $winner } s'impose, { $loser } règle l'addition
headline-penalty-2 = La Une pour { $winner }, la facture pour { $loser }
headline-penalty-3 = { $winner } devant, { $loser } paie la note
headline-level-revenue-1 = Pubs à égalité, { $winner } fait la différence
headline-level-revenue-2 = Mêmes recettes, mais { $winner } gagne à la plume
headline-level-revenue-3 = Même caisse, mais la Une pour { $winner }
headline-narrow-1 = { $winner } d'une courte tête
headline-narrow-2 = { $winner } coiffe { $second } au poteau
headline-narrow-3 = Sur le fil, { $winner } prend la Une
headline-narrow-4 = Suspense jusqu'au bout, { $winner } s'impose
headline-landslide-1 = { $winner } loin devant
headline-landslide-2 = Édition historique pour { $winner }
headline-landslide-3 = Raz-de-marée : { $winner } laisse { $second } à { margin-said }
headline-landslide-4 = { $winner } écrase la concurrence
headline-clear-1 = { $winner } s'offre la Une
headline-clear-2 = Belle édition pour { $winner }
headline-clear-3 = { $winner } signe le meilleur papier
headline-clear-4 = Bon à tirer : { $winner } l'emporte
headline-clear-5 = { $winner } mène la rédaction

## Chapeaux

deck-provisional = Il manque encore des valeurs à { $names } : le classement peut changer.
deck-bankrupt-leader =
    { $own ->
        [one] { $own } point ne suffit pas
       *[other] { $own } points ne suffisent pas
    } : avec { $dollars } $ contre { $others }, { $loser } ferme boutique.
deck-penalty-decides =
    { $own ->
        [one] Sans cette pénalité, { $loser } aurait gagné avec { $own } point.
       *[other] Sans cette pénalité, { $loser } aurait gagné avec { $own } points.
    }
deck-ahead =
    { $points ->
        [one] { $winner } gagne avec { $points } point
       *[other] { $winner } gagne avec { $points } points
    }, { $margin } de plus que { $second }.
deck-comeback =
    { $before ->
        [one] { $before } point
       *[other] { $before } points
    } après le { $day }, contre { $lead } en tête : { $winner } finit à { $points }.
margin-said = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}

## La Une à emporter

paper-finish = Photo-finish
paper-finish-text = { $seconds ->
    [0] Dans la même seconde : { $first } puis { $second } crient « Tirage ! » ({ $day }).
   *[other] { $seconds } s entre { $first } et { $second } au « Tirage ! » ({ $day }).
}
paper-ruin = Les comptes
paper-ruin-text = À { $gap } $ près : { $lowest } fait faillite avec { $dollars } $, { $safe } y échappe.
paper-ruin-lowest-text = { $lowest } a les recettes les plus faibles : { $dollars } $, { $gap } $ de moins que { $safe }.
paper-ruin-level-text = Au plus bas avec { $dollars } $, à égalité : { $names }.
paper-area = Le grand vide
paper-area-text = { $cells ->
    [one] { $name } laisse { $cells } case libre ({ $day }), la plus grande surface de la partie.
   *[other] { $name } laisse { $cells } cases libres ({ $day }), la plus grande surface de la partie.
}
paper-achieved = { $count ->
    [one] { $name } (n° { $numbers })
   *[other] { $name } (n° { $numbers })
}
paper-achievements-text = Obtenus dans cette partie : { $lines }.
reveal-follow = L'hôte révèle la suite sur tous les écrans.
