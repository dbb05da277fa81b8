### Une page sur la grille : companion page

fault-not-a-page = ce n'est pas un fichier de page : il doit contenir un objet JSON
fault-unknown-page-game = ce jeu n'a pas de grille à vérifier ; ceux qui en ont une : { $known }
fault-page-id-tribune = une tuile ne peut pas s'appeler « tribune »
fault-page-id-twice = une autre tuile a déjà cet ID
fault-page-icon-twice = chaque icône ne figure qu'une fois
fault-page-cell = doit être une case [colonne, ligne]
fault-page-tiles = { $most } tuiles au maximum (ici : { $found })
page-file-wrong =
    { $count ->
        [one] { $file } : impossible de lire cette page, elle contient { $count } erreur :
       *[other] { $file } : impossible de lire cette page, elle contient { $count } erreurs :
    }

page-articles =
    { $one ->
        [0] Articles : { $points }
        [one] Articles : { $points } ({ $one } article à 1 point, { $two } à 2 points)
       *[other] Articles : { $points } ({ $one } articles à 1 point, { $two } à 2 points)
    }
page-photos =
    { $count ->
        [0] Photos : 0
        [one] Photo : { $points }
       *[other] Photos : { $points } ({ $each })
    }
page-tribune = Tribune : { $points }
page-free-area =
    { $cells ->
        [one] Surface libre : { SIGNED($points) } (1 case ; cases vides en tout : { $empty })
       *[other] Surface libre : { SIGNED($points) } ({ $cells } cases ; cases vides en tout : { $empty })
    }
page-mood = Humeur : { $points } (visages souriants : { $happy }, renfrognés : { $sad })
page-surplus = Surplus : { $points }
page-total = Total : { $points }
page-money = Recettes publicitaires : { $dollars } $
page-complete = Toutes les pubs sont placées : le puzzle est complet.
page-incomplete = Puzzle incomplet : toutes les pubs doivent être placées face visible, sans conflit.
page-star-unknown = Le fichier ne dit pas où est la case étoile : la place de la tribune n'est pas vérifiée.
page-conflicts =
    { $count ->
        [0] Aucun conflit.
        [one] Un conflit :
       *[other] { $count } conflits :
    }
page-tile = { $id }
page-the-tribune = la tribune
page-cell = { $column }/{ $row }
page-conflict =
    { $rule ->
        [zone] hors de la grille : { $tiles }
        [overlap] l'une sur l'autre : { $tiles }
        [star] la tribune ne couvre pas la case étoile
        [articles] deux articles du même type se touchent : { $tiles }
        [photos] deux photos se touchent : { $tiles }
        [ads] deux pubs se touchent : { $tiles }
        [flash-friday-1] Flash info Vendredi 1, à cheval sur la pliure : { $tiles }
        [flash-friday-12] Flash info Vendredi 12, sans lien avec la tribune : { $tiles }
       *[flash-sunday-10] Flash info Dimanche 10, la tribune touche le bord
    } { $count ->
        [one] (case, colonne/ligne à partir de 0 : { $cells })
       *[other] (cases, colonne/ligne à partir de 0 : { $cells })
    }

page-solver-missing = OR-Tools calcule la meilleure page, mais n'est pas installé : { $command } (processeur 64 bits).
page-best-so-far = Meilleure page jusqu'ici : { $total }, maximum possible : { $bound }
page-best-optimal =
    { $total ->
        [one] Meilleure page possible : { $total } point, c'est prouvé.
       *[other] Meilleure page possible : { $total } points, c'est prouvé.
    }
page-best-feasible = Meilleure page trouvée : { $total } ; maximum possible : { $bound }. { $short ->
        [0] Le temps a manqué pour trancher.
       *[other] La mémoire a manqué pour trancher.
    }
page-best-infeasible = Aucune page sans conflit n'est possible avec ces tuiles.
page-best-unknown =
    { $short ->
        [0] Le temps a manqué pour trouver une page sans conflit.
       *[other] La mémoire a manqué pour trouver une page sans conflit.
    }
page-laid =
    { $down ->
        [0] { $tile } : { $cell }
       *[other] { $tile } : { $cell }, face cachée
    }
page-on-desk = { $tile } : sur le Bureau

fault-page-of-nobody = ce joueur n'a pas de feuille dans ce round
fault-page-other-day = doit être le jour du round : { $day }

### À la table

undo-page-framed = grille de { $name }, { $day }
undo-page-tile-laid = tuile de { $name }, { $day }
undo-page-tile-removed = retrait d'une tuile de { $name }, { $day }
undo-page-tile-marked = vérification de { $name }, { $day }
refused-page-early = La Une se reproduit quand le round est terminé.
refused-page-gone = Cette Une a été modifiée ailleurs. Revenez en arrière, puis rouvrez-la.
refused-page-meanwhile = Une de { $name } : cette tuile vient d'être changée sur un autre appareil. Regardez-la avant d'y toucher.

page-differs = { $name }, { $day }, { $what } : { $laid } sur la Une reproduite, { $entered } sur la feuille. La feuille fait foi.
