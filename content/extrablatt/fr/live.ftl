## Mise en place

extrablatt-box-each = Chacun reçoit un journal, { $tiles } tuiles article, { $extras } jeton Extra et { $cheques } chèques, qu'il est seul à voir.
extrablatt-box-piles = Au centre : trois réserves faces cachées, avec en tout { $cards } dépêches et { $accelerators } accélérateurs de temps.
extrablatt-box-display = Posez les 15 premières cartes de la réserve de départ sur le centre des dépêches, trois par colonne.
extrablatt-box-middle = À côté : la pendule, aiguille entre 12 h et 1 h, et les { $photos } photos faces visibles.
extrablatt-box-rest = { $cheques ->
    [0] Tous les chèques sont distribués.
    [one] { $cheques } chèque reste dans la boîte.
   *[other] { $cheques } chèques restent dans la boîte.
}
extrablatt-box-first = Tirez au sort qui commence.

## Réglages

extrablatt-option = { $option ->
    [ranking] Deux premiers à égalité
    [kept_bonus] Bonus de l'article gardé
    [photo_bonus] Bonus d'un article gardé avec sa photo
    [headline_cells] Cases des gros titres
    [first_border] Dernière heure du secteur jaune
   *[second_border] Dernière heure du secteur bleu
}
extrablatt-option-note = { $option ->
    [ranking] Quand deux journaux se partagent 60 000, le suivant touche-t-il encore 30 000 ?
    [kept_bonus] La règle ne dit pas si garder un article que personne d'autre n'avait rapporte quelque chose.
    [photo_bonus] Un article et sa photo ont chacun leur jeton.
    [headline_cells] Comptez les cases du cadre rouge d'un journal. Avec ce nombre, le Companion dit combien il en manque.
    [first_border] Regardez la pendule : la dernière heure de la première couleur.
   *[second_border] La dernière heure de la deuxième couleur ; le reste est rouge.
}
extrablatt-option-value = { $value ->
    [dense] Oui, 30 000
    [competition] Non, rien
    [contested] Seulement s'il y avait un rival
    [every] Toujours
    [both] Les deux jetons
   *[article] Celui de l'article
}

## Où en est la partie

extrablatt-where = { $phase ->
    [ready] mise en place
    [play] { $hour ->
        [0] avant 1 h
       *[other] { $hour } h
    }
    [count] décompte
   *[result] terminée
}
extrablatt-last-one = Plus personne d'autre à table : { $name } gagne, sans décompte.
extrablatt-provisional = { $count ->
    [one] Il manque encore des chiffres. Pour l'instant, { $names } est en tête.
   *[other] Il manque encore des chiffres. Pour l'instant, { $names } sont en tête.
}
extrablatt-why-unmarked = { $photo ->
    [true] photo de « { $dispatch } » : jeton pas encore connu
   *[false] « { $dispatch } » : jeton pas encore connu
}
extrablatt-why-step = { $step } : { $points }

## Ce que la table refuse

extrablatt-all-placed = Les { $accelerators } accélérateurs sont tous posés : la pendule n'avance plus.
extrablatt-all-taken = Les { $accelerators } accélérateurs sont tous pris : passez au décompte.
extrablatt-none-to-take = Aucun accélérateur n'est au centre des dépêches : dites d'abord quand vous en posez un.
extrablatt-number-taken = Un autre article a été posé entre-temps : annulez-le d'abord.
extrablatt-no-article = Cet article n'est plus là.
extrablatt-no-ad = Cette petite annonce n'est plus là.
extrablatt-zone-full = Cette tuile couvre { $size } cases, mais il n'en reste que { $free } dans les gros titres.
extrablatt-remove-count = On retire une ou deux dépêches à la fois.
extrablatt-duel-open = Un duel de chèques est en cours : terminez-le d'abord.
extrablatt-rival = Choisissez un adversaire.
extrablatt-domain-early = Jusqu'à 7 h on place des petites annonces : on ne nomme pas de domaine.
extrablatt-domain-needed = À partir de 8 h, nommez d'abord le domaine de la coquille.
extrablatt-domain-own = Vous n'avez aucun article du domaine « { $domain } » : nommez-en un que vous avez.
extrablatt-no-duel = Aucun duel n'attend cela.
extrablatt-not-held = Ce joueur n'a pas ce chèque. Il a : { $cheques }.
extrablatt-cheque-elsewhere = Le chèque de { $cheque } est déjà chez un autre joueur : l'un des deux a été mal saisi.
extrablatt-cheques-count = Chacun a { $cheques } chèques différents : { $missing ->
    [0] il y en a trop.
   *[other] il en manque { $missing }.
}
extrablatt-duck-there = Une coquille est déjà posée sur « { $dispatch } ».
extrablatt-duck-gone = Aucune coquille n'est posée sur « { $dispatch } ».
extrablatt-duck-whose = La coquille va chez { $name }, qui a perdu le duel.
extrablatt-duck-domain = La coquille va sur un article du domaine annoncé : { $domain }.
extrablatt-no-extra = { $name } n'a plus d'Extra.
extrablatt-extra-used = Un seul Extra par tour.
extrablatt-zone-missing = { $cells ->
    [one] { $name } : il manque { $cells } case dans les gros titres ({ $covered } couvertes et { $empty } vides pour { $zone }).
   *[other] { $name } : il manque { $cells } cases dans les gros titres ({ $covered } couvertes et { $empty } vides pour { $zone }).
}
extrablatt-zone-over = { $cells ->
    [one] { $name } : { $cells } case de trop dans les gros titres ({ $covered } couvertes et { $empty } vides pour { $zone }).
   *[other] { $name } : { $cells } cases de trop dans les gros titres ({ $covered } couvertes et { $empty } vides pour { $zone }).
}
extrablatt-lacks-empties = { $count ->
    [one] Il manque les cases vides de { $names }.
   *[other] Il manque les cases vides de { $names }.
}
extrablatt-lacks-markers = { $count ->
    [one] { $name } : il manque le jeton d'un article. Saisissez-le, ou les secteurs de la pendule.
   *[other] { $name } : il manque les jetons de { $count } articles. Saisissez-les, ou les secteurs de la pendule.
}

## Ce qui s'annule

undo-accelerator-placed = l'accélérateur posé ({ $hour } h)
undo-article-written = { $name } : « { $dispatch } », { $size } cases
undo-article-corrected = la correction de « { $dispatch } »
undo-article-taken = le retrait d'un article
undo-dispatches-removed = { $count ->
    [one] { $name } : { $count } dépêche retirée
   *[other] { $name } : { $count } dépêches retirées
}
undo-accelerator-taken = le duel de { $name } contre { $other }
undo-duel-decided = l'issue du duel
undo-ad-placed = { $name } : petite annonce de { $size } cases chez { $other }
undo-ad-taken = le retrait d'une petite annonce
undo-duck-laid = { $there ->
    [true] la coquille sur « { $dispatch } »
   *[false] la coquille enlevée de « { $dispatch } »
}
undo-nothing-placed = { $name } ne place rien
undo-extra-used = l'Extra de { $name }
undo-cheques-noted = les chèques notés de { $name }
undo-count-begun = le début du décompte
undo-empties-counted = les cases vides de { $name }
undo-step-reached = l'étape { $step } du décompte
