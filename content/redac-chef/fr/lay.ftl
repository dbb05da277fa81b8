### La Une sur la grille

lay-open =
    { $laid ->
        [0] Reproduire la Une de { $name }
       *[other] { $may ->
            [0] Vérifier la Une de { $name }
           *[other] La Une de { $name }
        }
    }
lay-title = Une de { $name }, { $day }
lay-close = Quitter la Une
lay-undo = Annuler la dernière pose
lay-kind-chip =
    { $kind ->
        [sport] Sport
        [business] Commerce
        [news] Actu
        [photo] Photo
        [ad] Pub
       *[tribune] Tribune
    }
lay-kind =
    { $kind ->
        [sport] Article Sport et Divertissement
        [business] Article Commerce et Technologie
        [news] Article Actualités
        [photo] Photo
        [ad] Pub
       *[tribune] Tribune
    }
lay-letter =
    { $kind ->
        [sport] S
        [business] C
        [news] A
        [photo] Ph
        [ad] Pub
       *[tribune] T
    }
lay-icon =
    { $icon ->
        [sport] Sport
        [business] Commerce
        [news] Actu
        [happy] visage souriant
       *[sad] visage renfrogné
    }
lay-size = { $width }×{ $height }
lay-size-said = { $width } de large, { $height } de haut
lay-wider-chip = L +
lay-narrower-chip = L −
lay-higher-chip = H +
lay-lower-chip = H −
lay-wider = Plus large
lay-narrower = Moins large
lay-higher = Plus haut
lay-lower = Moins haut
lay-faces =
    { $faces ->
        [0] sans visage
        [1] 1 visage souriant
        [-1] 1 visage renfrogné
       *[other] { $mood ->
            [happy] visages souriants : { $count }
           *[sad] visages renfrognés : { $count }
        }
    }
lay-article-chip =
    { $value ->
        [1] 1 point, { $faces }
       *[other] { $value } points, { $faces }
    }
lay-photo-chip = Photo : { $icons }
lay-dollars = { $dollars } $
lay-tribune-hint = Choisissez la taille, puis touchez la case du coin en haut à gauche.
lay-move-hint = Touchez une case pour y déplacer la tuile.
lay-check-hint = Touchez une tuile pour signaler un doute : vous le voyez tous les deux.
lay-to-desk = Sur le Bureau
lay-flip = Retourner la tuile
lay-turn = Échanger largeur et hauteur
lay-remove = Retirer la tuile
lay-let-go = Désélectionner cette tuile
lay-tray =
    { $count ->
        [one] Sur le Bureau : 1 tuile
       *[other] Sur le Bureau : { $count } tuiles
    }
lay-cell =
    Colonne { $column }, ligne { $row }{ $star ->
        [0] { "" }
       *[other] , case étoile
    }{ $fold ->
        [0] { "" }
       *[other] , sous la pliure
    }
lay-tile-name =
    { $kind ->
        [sport] Sport
        [business] Commerce
        [news] Actu
        [photo] Photo
        [ad] Pub
       *[tribune] Tribune
    } { $width }×{ $height }
lay-article-said =
    { $tile }, { $value ->
        [1] 1 point
       *[other] { $value } points
    }, { $faces }
lay-photo-said = { $tile } : { $icons }
lay-ad-said = { $tile }, { $dollars } $
lay-tile-label =
    { $tile }{ $where ->
        [0] , sur le Bureau
       *[other] , colonne { $column }, ligne { $row }
    }{ $down ->
        [0] { "" }
       *[other] , face cachée
    }{ $wrong ->
        [0] { "" }
       *[other] . Conflit : { $why }
    }{ $doubted ->
        [0] { "" }
       *[other] . Doute de { $who }
    }
lay-conflict =
    { $rule ->
        [zone] { $tiles } (colonne { $column }, ligne { $row }) dépasse de la grille : remettez-la sur le Bureau
        [overlap] Tuiles l'une sur l'autre : { $tiles }
        [star] La tribune doit couvrir la case étoile
        [articles] Deux articles du même type se touchent, retournez-en un : { $tiles }
        [photos] Deux photos se touchent, retournez-en une : { $tiles }
        [ads] Deux pubs se touchent, retournez-en une : { $tiles }
        [flash-friday-1] Flash info Vendredi 1, à cheval sur la pliure : { $tiles }
        [flash-friday-12] Flash info Vendredi 12, sans lien avec la tribune : { $tiles }
       *[flash-sunday-10] Flash info Dimanche 10 : la tribune touche le bord
    }{ $rule ->
        [zone] { "" }
       *[other] { " " }(colonne { $column }, ligne { $row })
    }
lay-no-conflict = Aucun conflit
lay-status =
    { $sees ->
        [0] { $count ->
            [0] Aucun conflit
            [one] 1 conflit : { $why }
           *[other] { $count } conflits : { $why }
        }
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $open ->
            [none] { "" }
           *[other] { " " }pour l'instant
        }, { $count ->
            [0] aucun conflit
            [one] 1 conflit : { $why }
           *[other] { $count } conflits : { $why }
        }
    }
lay-secret = Les comptes restent secrets tant que tout le monde n'a pas compté.
lay-articles = Articles : { $one } × 1 point, { $two } × 2 points
lay-photos =
    { $count ->
        [0] Aucune photo
       *[other] Photos, en points : { $each }
    }
lay-tribune =
    { $known ->
        [0] Tribune : à saisir, ou à décrire ci-dessous
       *[other] Tribune
    }
lay-free-area =
    { $cells ->
        [0] Surface libre : page pleine
        [one] Surface libre : 1 case (cases vides en tout : { $empty })
       *[other] Surface libre : { $cells } cases (cases vides en tout : { $empty })
    }{ $compared ->
        [0] { "" }
       *[other] , à comparer
    }
lay-mood = Humeur (visages souriants : { $happy }, renfrognés : { $sad })
lay-surplus =
    { $count ->
        [0] Surplus : aucune tuile
        [one] Surplus : 1 tuile
       *[other] Surplus : { $count } tuiles
    }
lay-ads =
    { $count ->
        [0] Aucune pub
       *[other] Pubs, en $ : { $each }
    }
lay-points =
    { $row ->
        [ads] { $points } $
       *[other] { $points }
    }
lay-total = { $open ->
    [area] Total sans la surface libre : { $points }
    [tribune] Total sans la tribune : { $points }
    [both] Total sans tribune ni surface libre : { $points }
   *[none] Total : { $points }
}
lay-complete =
    { $complete ->
        [0] Incomplet : il manque une pub, ou il reste un conflit.
       *[other] Toutes les pubs sont placées.
    }
lay-tier =
    { $tier ->
        [0] Aucun seuil atteint
       *[other] Seuil { $tier } atteint
    }
lay-star-unknown = Case étoile inconnue : la place de la tribune n'est pas vérifiée.
lay-take = Reporter ces comptes
lay-take-anyway =
    { $count ->
        [one] Il reste un conflit. Touchez encore pour reporter quand même.
       *[other] Il reste { $count } conflits. Touchez encore pour reporter quand même.
    }
lay-taken =
    { $tribune ->
        [0] Comptes de { $name } reportés.
       *[other] Comptes de { $name } reportés. Il reste à saisir les points de la tribune.
    }
lay-effect = Effet de la tribune
lay-effect-is =
    { $kind ->
        [per] par tuile : { $points }
        [pairs] par paire : { $points }
        [photos-by-ads] par photo à côté d'une pub : { $points }
        [photo-of] Comme une photo
       *[constant] { $points ->
            [0] À décrire
           *[other] Points : { $points }
        }
    }
lay-effect-kind =
    { $kind ->
        [per] Par tuile
        [pairs] Paires d'articles souriant et renfrogné
        [photos-by-ads] Photos à côté d'une pub
        [photo-of] Comme une photo
       *[constant] Points fixes
    }
lay-effect-per = Pour chaque
lay-effect-points = Points : { $points }
lay-what =
    { $what ->
        [article] article
        [sport] article Sport
        [business] article Commerce
        [news] article Actu
        [happy] article souriant
        [sad] article renfrogné
        [photo] photo
        [ad] pub
       *[face-down] tuile face cachée
    }
lay-where =
    { $where ->
        [page] sur la page
        [above] au-dessus de la pliure
        [below] sous la pliure
       *[touching] à côté de la tribune
    }
lay-grid = Grille
lay-grid-is =
    { $width } × { $height } cases, pliure après la ligne { $fold }{ $star ->
        [0] , case étoile inconnue
       *[other] { "" }
    }
lay-grid-kept = Ce que vous saisissez ici reste pour les prochaines parties.
lay-grid-width = Largeur : { $count }
lay-grid-height = Hauteur : { $count }
lay-grid-fold = Lignes au-dessus de la pliure : { $count }
lay-star =
    { $known ->
        [0] Étoile inconnue
       *[other] Étoile connue
    }
lay-star-column = Colonne de l'étoile : { $count }
lay-star-row = Ligne de l'étoile : { $count }
lay-best-title =
    { $puzzle ->
        [0] La meilleure Une
       *[other] La meilleure solution
    }
lay-best =
    { $puzzle ->
        [0] Chercher la meilleure Une
       *[other] Chercher la meilleure solution
    }
lay-hint = Un indice
lay-best-cancel = Arrêter la recherche
lay-best-missing = OR-Tools calcule la meilleure Une, mais n'est pas installé sur la machine de l'hôte : make run SOLVER=1 (processeur 64 bits).
lay-best-no-tiles = Posez d'abord vos tuiles.
lay-best-busy = Une autre recherche est en cours. Réessayez dans une minute.
lay-best-money = Avec au moins { $dollars } $
lay-best-said =
    { $status ->
        [running] Recherche depuis { $seconds } s ({ $most } s au plus){ $hint ->
            [0] { $total ->
                [-1] { "" }
               *[other] . Meilleure Une jusqu'ici : { $total }, maximum possible : { $bound }
            }
           *[other] { "" }
        }
        [optimal] { $hint ->
            [0] Meilleure Une possible : { $total ->
                [one] { $total } point
               *[other] { $total } points
            }, c'est prouvé.
           *[other] Indice tiré de la meilleure Une, prouvée.
        }
        [feasible] { $hint ->
            [0] Au moins { $total }, au plus { $bound } : { $short ->
                [0] le temps a manqué pour trancher.
               *[other] la mémoire a manqué pour trancher.
            }
           *[other] Indice tiré d'une bonne Une, peut-être pas la meilleure.
        }
        [infeasible] Aucune Une sans conflit n'est possible avec ces tuiles.
        [unknown] { $short ->
            [0] Le temps a manqué pour trouver une Une sans conflit.
           *[other] La mémoire a manqué pour trouver une Une sans conflit.
        }
        [stopped] Recherche arrêtée.
        [killed] Le système a arrêté la recherche : la machine manque sans doute de mémoire. Réessayez quand elle est moins occupée.
        [overdue] La recherche n'a pas répondu à temps. Réessayez quand la machine est moins occupée.
       *[failed] La recherche a échoué sur la machine de l'hôte. Réessayez.
    }
lay-best-stale = Les tuiles ont changé depuis. Avec les précédentes :
lay-best-area = { $points ->
    [one] La surface libre y est comptée { $points } point : elle dépend des autres Unes.
   *[other] La surface libre y est comptée { $points } points : elle dépend des autres Unes.
}
lay-best-board = La Une trouvée : { $total } points. Voici où va chaque tuile.
lay-place =
    { $where ->
        [0] { $tile } : sur le Bureau
       *[other] { $tile } : colonne { $column }, ligne { $row }{ $down ->
            [0] { "" }
           *[other] , face cachée
        }
    }
lay-hint-is = Dans cette Une, { $place }
lay-hint-none = Toutes vos tuiles sont déjà à leur place.

lay-as-laid = Comme sur la Une reproduite.
lay-laid-pages = Les Unes
lay-laid-total =
    { $points ->
        [one] 1 point sur la grille
       *[other] { $points } points sur la grille
    }
lay-doubted = Doute de { $who } : { $tile }

lay-picture = Photo à recopier
lay-picture-stays = La photo reste sur cet appareil, le temps de cette page : elle n'est ni enregistrée ni montrée aux autres.
lay-picture-said = Photo de la Une à recopier
lay-picture-remove = Retirer la photo
lay-picture-wrong = Cette image ne s'affiche pas ici. Choisissez une photo JPEG, PNG ou WebP.
lay-tiles-of =
    { $count ->
        [one] Reprendre la tuile de { $name }
       *[other] Reprendre les { $count } tuiles de { $name }
    }
