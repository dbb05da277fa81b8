### Das Extrablatt

game-extrablatt = Das Extrablatt

## La feuille de score

extrablatt-column = en milliers
extrablatt-row =
    { $row ->
        [headlines] 1. GROS TITRES
        [removed] 2. COQUILLES ET ANNONCES
        [domains] 3. DOMAINES
        [kept] 4. ARTICLES GARDÉS
        [articles] 5. ARTICLES
       *[total] TIRAGE
    }
extrablatt-removed =
    { $count ->
        [0] aucun retrait
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
extrablatt-domain =
    { $domain ->
        [politics] politique
        [economy] économie
        [sport] sport
        [culture] culture
        [local] infos locales
       *[misc] divers
    }

## D'où vient le tirage

extrablatt-step =
    { $step ->
        [headlines] 1. Gros titres
        [removed] 2. Coquilles et petites annonces
        [domains] 3. Domaines les mieux couverts
        [kept] 4. Le plus grand article par dépêche
       *[articles] 5. Articles restants
    }
extrablatt-reason = { $name }, { $points } : { $why }
extrablatt-title = « { $dispatch } »
extrablatt-leaving =
    { $count ->
        [0] { $name } : aucun article retiré ;
        [one] { $name } : article retiré, { $ducked } ;
       *[other] { $name } : articles retirés, { $ducked } ;
    } { $ads ->
        [0] aucune petite annonce
        [one] { $ads } petite annonce retirée
       *[other] { $ads } petites annonces retirées
    }
extrablatt-why-headlines =
    { $cells ->
        [0] aucune case vide
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    } { $place ->
        [first] – personne n'en a moins, +{ $points }
        [second] – deuxième, +{ $points }
       *[none] – trop pour un bonus
    }
extrablatt-why-domain =
    { $domain }, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } : { $place ->
        [first] en tête, +{ $points }
        [second] deuxième, +{ $points }
       *[none] pas de bonus
    }
extrablatt-why-kept =
    « { $dispatch } » reste avec { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, +{ $points }
extrablatt-why-uncontested = « { $dispatch } » reste : aucun autre journal ne l'avait, pas de bonus
extrablatt-why-leaves =
    « { $dispatch } » est retiré : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } contre { $most }
extrablatt-why-article =
    { $photo ->
        [true] { $headline ->
            [true] photo de « { $dispatch } » dans les gros titres : 2 × { $circulation } = { $points }
           *[false] photo de « { $dispatch } » : { $points }
        }
       *[false] { $headline ->
            [true] « { $dispatch } » dans les gros titres : 2 × { $circulation } = { $points }
           *[false] « { $dispatch } » : { $points }
        }
    }
extrablatt-winners =
    { $count ->
        [one] { $names } a le plus grand tirage : { $copies } exemplaires.
       *[other] Victoire partagée entre { $names }, avec { $copies } exemplaires chacun.
    }

## Le duel de chèques

extrablatt-no-cheque = Le chèque de { $cheque } n'existe pas : ils vont de { $least } à { $most }, de mille en mille.
extrablatt-same-cheque = Il n'y a qu'un chèque de { $cheque }. L'un des deux est mal saisi : vérifiez.

## Fichiers de partie

extrablatt-fault-domain = la dépêche « { $dispatch } » est du domaine { $domain } ailleurs dans ce fichier : une dépêche n'a qu'un domaine
extrablatt-fault-copies =
    { $copies ->
        [one] cette dépêche n'existe qu'en { $copies } exemplaire
       *[other] cette dépêche n'existe qu'en { $copies } exemplaires
    }
extrablatt-fault-article-twice = ce journal a déjà un article sur « { $dispatch } » ; le deuxième exemplaire ne peut être qu'une photo
extrablatt-fault-photo-twice = ce journal a déjà une photo de « { $dispatch } »
extrablatt-fault-photo-alone = une photo demande d'abord son article, et ce journal n'en a pas sur « { $dispatch } »
extrablatt-fault-photos =
    { $most ->
        [one] il n'y a que { $most } photo par domaine
       *[other] il n'y a que { $most } photos par domaine
    }
extrablatt-fault-own-ad = une petite annonce se place chez un adversaire
extrablatt-fault-tiles =
    { $tiles ->
        [one] ce joueur n'a que { $tiles } tuile, petites annonces comprises
       *[other] ce joueur n'a que { $tiles } tuiles, petites annonces comprises
    }
extrablatt-fault-headline-cells = cases vides ({ $empty }) et couvertes ({ $covered }) ne font pas les { $zone } cases des gros titres

extrablatt-act-before = Avant le décompte des articles restants
extrablatt-act = Les articles de { $name }
