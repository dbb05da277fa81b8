## La table

extrablatt-strap = { $hour ->
    [0] avant 1 h
   *[other] { $hour } h
}
extrablatt-strap-lays = { $lays ->
    [ad] petites annonces
   *[duck] coquilles
}
extrablatt-turn-note = { $acted ->
    [true] A joué. Extras : { $extras }
   *[false] Extras : { $extras }
}
extrablatt-write = Écrire un article
extrablatt-remove = Retirer
extrablatt-take = Accélérateur
extrablatt-use-extra = Jouer un Extra ({ $count })
extrablatt-remove-note = Dépêches du bas de colonne, jamais un accélérateur.
extrablatt-remove-n = { $count ->
    [one] { $count } dépêche
   *[other] { $count } dépêches
}
extrablatt-name-domain = Quel domaine aura la coquille ?
extrablatt-no-domain = Il faut d'abord un article à soi : aucun domaine à nommer.
extrablatt-against = Contre qui ?
extrablatt-count-begin = Passer au décompte
extrablatt-count-early = Accélérateurs pris : { $taken } sur { $of }. La partie est-elle vraiment finie ?

## La pendule

extrablatt-hour = { $hour ->
    [0] –
   *[other] { $hour } h
}
extrablatt-lays = { $lays ->
    [ad] Un duel pose une petite annonce.
   *[duck] Un duel pose une coquille.
}
extrablatt-sector = { $circulation ->
    [10] Secteur jaune : { $copies }
    [20] Secteur bleu : { $copies }
   *[30] Secteur rouge : { $copies }
}
extrablatt-no-sectors = Secteurs pas encore saisis (menu, réglages).
extrablatt-placed = Accélérateur posé : l'aiguille avance
extrablatt-placed-count = Posés : { $count } / { $of }
extrablatt-taken-count = Pris : { $count } / { $of }
extrablatt-mark = L'aiguille quitte un secteur : posez un jeton { $copies } sur chaque article sans jeton ({ $count }).
extrablatt-ducks-from-now = À partir de maintenant : des coquilles, et plus d'Extra à gagner.
extrablatt-last-hour = { $left ->
    [0] Dernier accélérateur pris : la partie finit avec sa coquille.
    [one] Plus d'accélérateur à poser ; il en reste { $left } à prendre.
   *[other] Plus d'accélérateur à poser ; il en reste { $left } à prendre.
}

## Un article

extrablatt-dispatch = Dépêche
extrablatt-is-photo = Deuxième exemplaire dans ce journal : ce sera une photo.
extrablatt-size = Cases de la tuile
extrablatt-size-other = Autre taille
extrablatt-headline = gros titres
extrablatt-photo = photo
extrablatt-duck = coquille
extrablatt-marker = Jeton de tirage
extrablatt-marker-clock = Par la pendule ({ $copies })
extrablatt-article-ok = Poser l'article
extrablatt-article-correct = Corriger
extrablatt-article-away = Enlever
extrablatt-tile = « { $dispatch } », { $size } cases
extrablatt-correct = Corriger « { $dispatch } »
extrablatt-duck-on = Coquille sur « { $dispatch } »
extrablatt-duck-off = Enlever la coquille de « { $dispatch } »
extrablatt-ad = Petite annonce de { $name }, { $size } cases
extrablatt-ad-away = Enlever la petite annonce de { $name }
extrablatt-paper = Articles : { $articles } · tuiles : { $tiles } · Extras : { $extras }
extrablatt-no-articles = Rien dans ce journal.
extrablatt-domains = Domaines
extrablatt-domains-note = Cases sans les coquilles, photos comprises. Étoile : 60 000 ; en gras : un bonus.

## Le duel

extrablatt-duel = { $one } défie { $other }
extrablatt-duel-domain = Domaine de la coquille : { $domain }
extrablatt-duel-how = Chacun choisit un chèque en secret. Le plus élevé intervient ; mais 1 000 bat 12 000.
extrablatt-which-cheque = Quel chèque donnez-vous ?
extrablatt-cheque-again = { $name } choisit à nouveau
extrablatt-duel-won = { $lowest ->
    [true] 1 000 bat 12 000 : { $name } intervient. Échangez les chèques.
   *[false] { $name } intervient. Échangez les chèques.
}
extrablatt-place-ad = { $name } pose une de ses tuiles chez { $other }, hors des gros titres. Combien de cases ?
extrablatt-place-duck = { $name } pose une coquille chez { $other }. Sur quel article ?
extrablatt-place-nothing = Rien à poser
extrablatt-nothing-there = Ce journal n'a aucun article dans ce domaine.
extrablatt-my-cheques = Chèques de { $name }
extrablatt-my-cheques-note = Facultatif, visible ici seulement : le duel ne propose alors que ceux-là.
extrablatt-cheques-missing = { $count ->
    [0] Notés. Le Companion suit les échanges.
   *[other] Il en manque { $count }.
}

## Le décompte

extrablatt-count-title = Décompte
extrablatt-empties = Cases vides des gros titres
extrablatt-empties-note = Coquilles encore en place : leurs articles remplissent la zone.
extrablatt-empties-zone = Sur { $zone } cases ; les articles à coquille comptent comme remplies.
extrablatt-empties-of = { $name }
extrablatt-papers = Journaux
extrablatt-papers-note = Vérifier, corriger, ajouter un article
extrablatt-step-next = Compter : { $step }
extrablatt-step-how = { $step ->
    [headlines] Le moins de cases vides : 60 000. Ensuite : 30 000.
    [removed] Retirez ces articles et les petites annonces. Ils ne rapportent rien.
    [domains] Le plus de cases dans un domaine : 60 000. Ensuite : 30 000.
    [kept] Par dépêche, seul le plus grand article reste, photo comprise. Retirez les autres.
   *[articles] Chaque article qui reste rapporte son jeton, le double dans les gros titres.
}
extrablatt-plus = +{ $copies }
