### Le jeu des reportages

game-reportages = Le jeu des reportages

## La feuille de score

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
reportages-reason = { $name } { $points } : { $why }
reportages-why-cash = { $points } en caisse
reportages-why-premium = prime de { $points } ({ $combination })
reportages-why-alone = plus personne d'autre ne pouvait payer : pas de prime
reportages-why-pot = cagnotte de { $points }
reportages-why-rounds = manches de { $each }

## Comment la partie finit

reportages-winners =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] Victoire partagée entre { $names }, à { $points } points.
    }
reportages-running =
    { $rounds ->
        [0] Partie en cours : aucune manche comptée.
        [one] Partie en cours : { $rounds } manche comptée.
       *[other] Partie en cours : { $rounds } manches comptées.
    }
reportages-ahead =
    { $count ->
        [one] { $names } mène avec { $points } points, il lui en manque { $missing } pour gagner.
       *[other] { $names } mènent avec { $points } points, il leur en manque { $missing } pour gagner.
    }

## Les jetons

reportages-bid-step = On mise par jetons de { $step } points, au moins un.
reportages-not-enough = Il reste { $has } points à ce joueur : il ne peut pas en verser { $points }.

## Fichiers de partie

reportages-cash-range = doit être de 0 à { $most }, les jetons reçus au début de la manche
reportages-cash-step = doit être un multiple de { $step }, le plus petit jeton
reportages-chips-missing = avec les caisses et cette cagnotte, il manque { $points } sur les { $chips } points distribués
reportages-chips-too-many = avec les caisses et cette cagnotte, il y a { $points } points de plus que les { $chips } distribués
reportages-fault-over = cette manche est de trop : un joueur avait déjà atteint { $goal } points
