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
    [true] Extra joué : deux actions · Extras : { $extras }
   *[false] Extras : { $extras }
}
extrablatt-write = Écrire un article
extrablatt-remove = Retirer des dépêches
extrablatt-take = Duel : prendre un accélérateur
extrablatt-remove-note = Une ou deux dépêches du bas des colonnes, jamais un accélérateur.
extrablatt-remove-n = { $count ->
    [one] { $count } dépêche
   *[other] { $count } dépêches
}
extrablatt-name-domain = Dans quel domaine poser la coquille ?
extrablatt-no-domain = Vous n'avez encore aucun article : vous ne pouvez nommer aucun domaine.
extrablatt-against = Contre qui ?
extrablatt-count-begin = Passer au décompte
extrablatt-count-early = Accélérateurs pris : { $taken } sur { $of }. La partie est-elle vraiment finie ?

## La pendule

extrablatt-hour = { $hour ->
    [0] –
   *[other] { $hour } h
}
extrablatt-lays = { $lays ->
    [ad] Le vainqueur d'un duel pose une petite annonce (Anzeige).
   *[duck] Le vainqueur d'un duel pose une coquille (Ente).
}
extrablatt-sector = { $circulation ->
    [10] Secteur jaune : { $copies }
    [20] Secteur bleu : { $copies }
   *[30] Secteur rouge : { $copies }
}
extrablatt-placed = Accélérateur posé
extrablatt-placed-count = Accélérateurs posés : { $count } / { $of }
extrablatt-taken-count = Accélérateurs pris : { $count } / { $of }
extrablatt-mark = { $count ->
    [0] L'aiguille quitte un secteur : aucun article n'attend de jeton { $marker }.
    [one] L'aiguille quitte un secteur : posez un jeton { $marker } sur l'article qui n'en a pas.
   *[other] L'aiguille quitte un secteur : posez un jeton { $marker } sur chacun des { $count } articles qui n'en ont pas.
}
extrablatt-ducks-from-now = À partir de maintenant, un duel pose une coquille et ne rapporte plus d'Extra.
extrablatt-last-hour = { $left ->
    [0] Dernier accélérateur pris : la partie se termine avec la coquille qu'il apporte.
    [one] Plus d'accélérateur à poser. Il en reste { $left } à prendre.
   *[other] Plus d'accélérateur à poser. Il en reste { $left } à prendre.
}

## Un article

extrablatt-is-photo = Deuxième exemplaire dans ce journal : ce sera une photo.
extrablatt-size = Cases de la tuile
extrablatt-size-other = Autre taille
extrablatt-headline = gros titres
extrablatt-photo = photo
extrablatt-duck = coquille
extrablatt-marker = Jeton de tirage
extrablatt-marker-clock = Pendule
extrablatt-article-correct = Corriger l'article
extrablatt-article-away = Enlever
extrablatt-tile = { $size ->
    [one] « { $dispatch } », { $size } case
   *[other] « { $dispatch } », { $size } cases
}
extrablatt-correct = Corriger « { $dispatch } »
extrablatt-duck-on = Poser une coquille sur « { $dispatch } »
extrablatt-duck-off = Enlever la coquille de « { $dispatch } »
extrablatt-ad = { $size ->
    [one] Petite annonce de { $name }, { $size } case
   *[other] Petite annonce de { $name }, { $size } cases
}
extrablatt-ad-away = Enlever la petite annonce de { $name }
extrablatt-paper = Articles : { $articles } · Tuiles : { $tiles } · Extras : { $extras }
extrablatt-no-articles = Ce journal est encore vide.
extrablatt-domains = Domaines
extrablatt-domains-note = Domaines : cases sans coquille, photos comprises. Étoile : bonus de 60 000 ; en gras sans étoile : 30 000.

## Le duel

extrablatt-duel = { $one } défie { $other }
extrablatt-duel-domain = Domaine de la coquille : { $domain }
extrablatt-duel-how = Chacun choisit un chèque en secret. Le plus élevé gagne, mais 1 000 bat 12 000.
extrablatt-which-cheque = Quel chèque donnez-vous ?
extrablatt-cheque-again = { $name } : choisir un autre chèque
extrablatt-duel-won = { $lowest ->
    [true] 1 000 bat 12 000 : { $name } gagne le duel. Échangez les chèques.
   *[false] { $name } gagne le duel. Échangez les chèques.
}
extrablatt-place-ad = { $name } pose une de ses tuiles chez { $other }, hors des gros titres. Combien de cases ?
extrablatt-place-duck = { $name } pose une coquille chez { $other }. Sur quel article ?
extrablatt-place-nothing = Ne rien poser
extrablatt-nothing-there = Ce journal n'a aucun article libre dans ce domaine.
extrablatt-my-cheques = Chèques de { $name }
extrablatt-my-cheques-note = Facultatif, visible ici seulement : le duel ne propose alors que ces chèques.
extrablatt-cheques-missing = { $count ->
    [0] C'est noté. Companion suit les échanges.
    [one] Il en manque { $count }.
   *[other] Il en manque { $count }.
}

## Le décompte

extrablatt-count-title = Décompte
extrablatt-empties = Cases vides des gros titres
extrablatt-empties-note = Laissez les coquilles en place : les articles qui en portent une couvrent encore leurs cases.
extrablatt-empties-zone = Sur { $zone } cases. Un article à coquille couvre encore les siennes.
extrablatt-empties-of = { $name }
extrablatt-papers = Journaux
extrablatt-papers-note = Vérifier, corriger ou ajouter un article
extrablatt-step-next = Compter : { $step }
extrablatt-step-how = { $step ->
    [headlines] Le moins de cases vides : 60 000. Ensuite : 30 000.
    [removed] Retirez les articles à coquille et les petites annonces : ils ne rapportent rien.
    [domains] Le plus de cases dans un domaine : 60 000. Ensuite : 30 000.
    [kept] Pour chaque dépêche, gardez le plus grand article, photo comprise. Retirez les autres.
   *[articles] Chaque article restant rapporte son jeton, le double dans les gros titres.
}
extrablatt-plus = +{ $copies }

## Le duel, vu des autres

extrablatt-duel-decided = { $name } gagne le duel. Les deux échangent leurs chèques en secret.
extrablatt-duel-look = Voir les chèques
extrablatt-duel-look-note = Pour { $one } et { $other } seulement : les autres détournent les yeux.

## Les dépêches par leur nom

extrablatt-dispatch-name = Nom exact
extrablatt-dispatch-name-ok = Corriger
extrablatt-dispatch-in = { $name } : { $cells }
extrablatt-dispatch-meant = Aucune dépêche « { $typed } » pour l'instant. Vouliez-vous dire « { $dispatch } » ?
extrablatt-dispatch-same = Oui, « { $dispatch } »
extrablatt-dispatch-other = Non, « { $dispatch } »

## Une colonne vide

extrablatt-refill = { $pile ->
    [start] Une colonne est vide ? Remplissez-la depuis la réserve de départ. Combien d'accélérateurs y avez-vous posés ?
    [last] Une colonne est vide ? Remplissez-la.
   *[other] Une colonne est vide ? Remplissez-la : réserve normale, sans accélérateur, ou rapide. Combien d'accélérateurs y avez-vous posés ?
}
extrablatt-refill-n = { $count ->
    [0] Aucun
   *[other] { $count }
}
extrablatt-refilled = C'est fait

## Le tableau par dépêche

extrablatt-by-dispatch = Saisir par dépêche
extrablatt-by-dispatch-note = Tous les journaux en un tableau, si vous n'avez rien saisi en cours de partie
extrablatt-by-dispatch-how = Une ligne par dépêche, une colonne par journal. Touchez une case, puis la taille de la tuile.
extrablatt-cell = { $name } : « { $dispatch } »
extrablatt-cell-photo = Ajouter sa photo ? Choisissez le jeton :
extrablatt-cell-marker-first = Choisissez le jeton : les articles suivants le prendront aussi.
extrablatt-cell-away = Enlever « { $dispatch } »

## La réserve et les cases calculées

extrablatt-reserve = En réserve : { $extras ->
    [0] aucun Extra
    [one] { $extras } Extra
   *[other] { $extras } Extras
}, { $markers ->
    [0] aucune petite annonce ni coquille
    [one] { $markers } petite annonce ou coquille
   *[other] { $markers } petites annonces ou coquilles
}
extrablatt-empties-known = Reprendre les cases calculées

## Les boutons du bas

extrablatt-act-write = Article
extrablatt-act-take = Duel
extrablatt-act-remove = Retirer
extrablatt-act-extra = Extra ({ $count })
extrablatt-act-again = { $name } joue un Extra ({ $count })

## Un article, question par question

extrablatt-writes = Journal de { $name }
extrablatt-which-domain = Dans quel domaine ?
extrablatt-which-dispatch = Sur quelle dépêche ?
extrablatt-size-writes = Touchez le nombre de cases pour poser l'article
extrablatt-tile-range = Les tuiles vont de { $least } à { $most } : vérifiez le nombre de cases.
extrablatt-dispatch-new = Nouvelle dépêche
extrablatt-dispatch-go = Continuer
extrablatt-copies-left = { $copies ->
    [0] plus d'exemplaire
    [one] il en reste { $copies }
   *[other] il en reste { $copies }
}
extrablatt-photos-left = { $photos ->
    [0] Plus de photo dans ce domaine.
    [one] Encore { $photos } photo dans ce domaine.
   *[other] Encore { $photos } photos dans ce domaine.
}
extrablatt-dispatches-rename = Corriger un nom
extrablatt-rename-which = Touchez le nom à corriger.
extrablatt-rename-done = Terminé

## Les secteurs, les gros titres, le duel joué à la table

extrablatt-sectors = Secteurs de la pendule
extrablatt-sectors-note = Regardez votre pendule : où s'arrête chaque couleur ? Companion donne alors le jeton de chaque article.
extrablatt-headlines = Gros titres
extrablatt-duel-at-table = Duel déjà réglé : les chèques sont échangés
extrablatt-duel-winner = Qui gagne le duel ?

## Le décompte, étape par étape

extrablatt-step-of = Étape { $step } sur { $of }
extrablatt-rulings = Règles à trancher
extrablatt-rulings-note = Pour les cas que la règle ne tranche pas
