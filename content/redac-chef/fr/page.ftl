### Une page sur la grille : companion page

fault-not-a-page = ce n'est pas un fichier de page : il doit contenir un objet JSON
fault-unknown-page-game = ce jeu n'a pas de grille à vérifier ; ceux qui en ont une : { $known }
fault-page-id-tribune = une tuile ne peut pas s'appeler « tribune »
fault-page-id-twice = une autre tuile a déjà cet id
fault-page-icon-twice = chaque icône ne figure qu'une fois
fault-page-cell = doit être une case [colonne, ligne]
fault-page-tiles = { $most } tuiles au plus, ici { $found }
page-file-wrong =
    { $count ->
        [one] { $file } : cette page ne peut pas être lue, elle a un défaut :
       *[other] { $file } : cette page ne peut pas être lue, elle a { $count } défauts :
    }

page-articles =
    { $one ->
        [0] Articles : { $points }
        [one] Articles : { $points } (1 article à 1 point, { $two } à 2 points)
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
page-complete = Toutes les pubs sont posées : le puzzle est complet.
page-incomplete = Puzzle incomplet : toutes les pubs doivent être posées face visible, sans conflit.
page-star-unknown = La case marquée d'une étoile n'est pas connue : la place de la tribune n'a pas été vérifiée.
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
        [star] l'étoile n'est pas couverte par la tribune
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

page-solver-missing = La meilleure page se calcule avec OR-Tools, qui n'est pas installé : pip install "bouclage[solver]" (processeur 64 bits).
page-best-so-far = { $total } points trouvés, { $bound } au plus
page-best-optimal =
    { $total ->
        [0] Meilleure page possible : 0 point, c'est prouvé.
        [one] Meilleure page possible : 1 point, c'est prouvé.
       *[other] Meilleure page possible : { $total } points, c'est prouvé.
    }
page-best-feasible = Meilleure page : au moins { $total }, au plus { $bound } points. Le temps n'a pas suffi pour le prouver.
page-best-infeasible = Aucune page sans conflit n'est possible avec ces tuiles.
page-best-unknown = Le temps n'a pas suffi pour trouver une page sans conflit.
page-laid =
    { $down ->
        [0] { $tile } : { $cell }
       *[other] { $tile } : { $cell }, face cachée
    }
page-on-desk = { $tile } : sur le bureau
