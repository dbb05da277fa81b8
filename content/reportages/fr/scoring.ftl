### Le jeu des reportages

game-reportages = Le jeu des reportages

## La feuille de score

reportages-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reportages-column = points
reportages-row =
    { $row ->
        [cash] en caisse
        [pot] cagnotte
        [round] MANCHE { $number }
       *[total] TOTAL
    }
reportages-row-premium = prime : { $combination }
reportages-combination =
    { $id ->
        [envoyes-speciaux] envoyés spéciaux
        [correspondant-particulier] correspondant particulier
        [derniere-heure] dernière heure
        [redacteur-en-chef] rédacteur en chef
        [cinq-colonnes] 5 colonnes à la une
        [editorial] éditorial
       *[agence-de-presse] agence de presse
    }

## D'où viennent les points

reportages-round = Manche { $number }
reportages-totals = Total des manches
reportages-reason = { $name }, { reportages-points } : { $why }
reportages-why-cash = { $points } en caisse
reportages-why-premium = prime de { $points } ({ $combination })
reportages-why-alone = personne d'autre ne pouvait plus payer, donc pas de prime
reportages-why-pot = cagnotte de { $points }
reportages-why-rounds = manches de { $each }

## Comment la partie finit

reportages-winners =
    { $count ->
        [one] { $names } gagne avec { reportages-points }.
       *[other] Victoire partagée entre { $names }, à { reportages-points } chacun.
    }
reportages-running =
    { $rounds ->
        [0] Partie en cours : aucune manche comptée.
        [one] Partie en cours : { $rounds } manche comptée.
       *[other] Partie en cours : { $rounds } manches comptées.
    }
reportages-ahead =
    { $count ->
        [one] { $names } mène avec { reportages-points } ; encore { $missing } pour gagner.
       *[other] { $names } mènent avec { reportages-points } ; encore { $missing } pour gagner.
    }

## Les jetons

reportages-bid-step = On mise par jetons de { $step } points, un au minimum.
reportages-not-enough = Ce joueur n'a plus que { $has } : impossible de payer { reportages-points }.

## Fichiers de partie

reportages-cash-range = doit être entre 0 et { $most }, le montant distribué pour la manche
reportages-cash-step = doit être un multiple de { $step }, le plus petit jeton
reportages-chips-missing = avec les caisses et cette cagnotte, il manque { reportages-points } sur les { $chips } distribués
reportages-chips-too-many = avec les caisses et cette cagnotte, il y a { reportages-points } de plus que les { $chips } distribués
reportages-fault-over = cette manche est de trop : le but de { $goal } points était déjà atteint
