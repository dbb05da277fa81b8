## Mise en place

extrablatt-box-each = Donnez à chacun un journal, { $tiles } tuiles article, { $extras } jeton Extra et { $cheques } chèques, que personne d'autre ne voit.
extrablatt-box-piles = Au centre, face cachée : réserve de départ (Start-Stapel), normale (Normal-Stapel) et rapide (Temp-Stapel). En tout { $cards } dépêches et { $accelerators } accélérateurs.
extrablatt-box-display = Posez les 15 premières cartes de la réserve de départ sur le centre des dépêches (Fax-Plan), trois par colonne.
extrablatt-box-middle = À côté : la pendule, aiguille entre 12 h et 1 h, et les { $photos } photos face visible.
extrablatt-box-rest = { $cheques ->
    [0] Tous les chèques sont distribués.
    [one] Remettez { $cheques } chèque dans la boîte.
   *[other] Remettez { $cheques } chèques dans la boîte.
}
extrablatt-box-first = Tirez au sort qui commence.

## Réglages

extrablatt-option = { $option ->
    [dispatches] Noms des dépêches
    [ranking] Deux premiers à égalité
    [kept_bonus] Bonus de l'article gardé
    [photo_bonus] Bonus d'un article gardé avec sa photo
    [headline_cells] Cases des gros titres
    [first_border] Dernière heure du secteur jaune
   *[second_border] Dernière heure du secteur bleu
}
extrablatt-option-note = { $option ->
    [dispatches] Gardés pour votre groupe, au fil des articles : ensuite un toucher suffit.
    [ranking] Quand deux journaux ont chacun 60 000, le suivant gagne-t-il encore 30 000 ?
    [kept_bonus] L'article qui reste rapporte son bonus. Certains ne le donnent que si un autre journal avait aussi la dépêche.
    [photo_bonus] L'article et sa photo ont chacun leur jeton.
    [headline_cells] Comptez les cases du cadre rouge d'un journal. Companion dira alors combien il en manque.
    [first_border] Regardez la pendule : la dernière heure de la première couleur.
   *[second_border] La dernière heure de la deuxième couleur ; le reste est rouge.
}
extrablatt-option-value = { $value ->
    [dense] Oui, 30 000
    [competition] Non, rien
    [contested] Seulement face à un rival
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
extrablatt-last-one = Tous les autres sont partis : { $name } gagne, sans décompte.
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
extrablatt-none-to-take = Aucun accélérateur n'est au centre des dépêches. Touchez « Accélérateur posé » dès qu'il y en a un.
extrablatt-number-taken = Un autre article vient d'être posé. Annulez-le d'abord.
extrablatt-no-article = Cet article n'est plus là.
extrablatt-no-ad = Cette petite annonce n'est plus là.
extrablatt-zone-full = { $free ->
    [0] Tuile trop grande ({ $size }) : les gros titres sont pleins.
    [one] Tuile trop grande ({ $size }) : il ne reste que { $free } case dans les gros titres.
   *[other] Tuile trop grande ({ $size }) : il ne reste que { $free } cases dans les gros titres.
}
extrablatt-remove-count = On retire une ou deux dépêches à la fois.
extrablatt-duel-open = Un duel de chèques est en cours. Terminez-le d'abord.
extrablatt-rival = Choisissez un adversaire.
extrablatt-domain-early = Jusqu'à 7 h, le vainqueur d'un duel pose une petite annonce : pas de domaine à nommer.
extrablatt-domain-needed = À partir de 8 h, nommez d'abord le domaine de la coquille.
extrablatt-domain-own = Vous n'avez aucun article du domaine « { $domain } ». Nommez un domaine où vous en avez un.
extrablatt-no-duel = Aucun duel en cours n'attend ce choix.
extrablatt-not-held = Ce chèque n'est pas parmi ceux que ce joueur a notés.
extrablatt-cheque-elsewhere = Le chèque de { $cheque } est noté chez quelqu'un d'autre. L'un des deux est mal saisi : vérifiez.
extrablatt-cheques-count = { $missing ->
    [0] Notez { $cheques } chèques, tous différents : il y en a trop.
    [one] Notez { $cheques } chèques, tous différents : il en manque { $missing }.
   *[other] Notez { $cheques } chèques, tous différents : il en manque { $missing }.
}
extrablatt-duck-there = « { $dispatch } » a déjà une coquille.
extrablatt-duck-gone = « { $dispatch } » n'a pas de coquille.
extrablatt-duck-whose = La coquille se pose chez { $name }, qui a perdu le duel.
extrablatt-duck-domain = La coquille se pose sur un article du domaine annoncé : { $domain }.
extrablatt-no-extra = { $name } n'a plus d'Extra.
extrablatt-extra-used = Un seul Extra par tour.
extrablatt-zone-missing = { $cells ->
    [one] { $name } : il manque { $cells } case dans les gros titres (couvertes : { $covered }, vides : { $empty }, cadre : { $zone }).
   *[other] { $name } : il manque { $cells } cases dans les gros titres (couvertes : { $covered }, vides : { $empty }, cadre : { $zone }).
}
extrablatt-zone-over = { $cells ->
    [one] { $name } : { $cells } case de trop dans les gros titres (couvertes : { $covered }, vides : { $empty }, cadre : { $zone }).
   *[other] { $name } : { $cells } cases de trop dans les gros titres (couvertes : { $covered }, vides : { $empty }, cadre : { $zone }).
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

undo-accelerator-placed = accélérateur posé ({ $hour } h)
undo-article-written = { $size ->
    [one] { $name } : « { $dispatch } », { $size } case
   *[other] { $name } : « { $dispatch } », { $size } cases
}
undo-article-corrected = correction de « { $dispatch } »
undo-article-taken = retrait d'un article
undo-dispatches-removed = { $count ->
    [one] { $name } : { $count } dépêche retirée
   *[other] { $name } : { $count } dépêches retirées
}
undo-accelerator-taken = duel de { $name } contre { $other }
undo-duel-decided = issue du duel
undo-ad-placed = { $size ->
    [one] { $name } : petite annonce de { $size } case chez { $other }
   *[other] { $name } : petite annonce de { $size } cases chez { $other }
}
undo-ad-taken = retrait d'une petite annonce
undo-duck-laid = { $there ->
    [true] coquille sur « { $dispatch } »
   *[false] retrait de la coquille de « { $dispatch } »
}
undo-nothing-placed = { $name } ne pose rien
undo-extra-used = Extra de { $name }
undo-cheques-noted = chèques de { $name } notés
undo-count-begun = début du décompte
undo-empties-counted = cases vides de { $name }
undo-step-reached = étape { $step } du décompte

## Les dépêches par leur nom

extrablatt-domain-full = { $count ->
    [one] Le domaine « { $domain } » a déjà sa seule dépêche : { $names }. Choisissez-la, ou corrigez son nom.
   *[other] Le domaine « { $domain } » a déjà ses { $count } dépêches : { $names }. Choisissez-en une, ou corrigez un nom.
}
extrablatt-no-dispatch = La dépêche « { $dispatch } » n'est plus là.
undo-extrablatt-dispatch-renamed = nouveau nom de « { $was } » : « { $dispatch } »
extrablatt-refill-over = { $left ->
    [0] Tous les accélérateurs sont déjà posés.
    [one] Il ne reste que { $left } accélérateur à poser.
   *[other] Il ne reste que { $left } accélérateurs à poser.
}
undo-extrablatt-column-refilled = { $accelerators ->
    [0] colonne remplie
    [one] colonne remplie, avec { $accelerators } accélérateur
   *[other] colonne remplie, avec { $accelerators } accélérateurs
}
undo-extrablatt-duel-reported = duel gagné par { $name }
