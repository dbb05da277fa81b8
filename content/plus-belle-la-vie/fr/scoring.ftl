### Plus belle la vie

game-plus-belle-la-vie = Plus belle la vie

## La feuille de score

plus-belle-la-vie-points =
    { $points ->
        [one] { $points } point Mistral
       *[other] { $points } points Mistral
    }
plus-belle-la-vie-column = Mistral
plus-belle-la-vie-row =
    { $row ->
        [sales] ventes
        [rencontres] rencontres
        [dice] lancers réussis
        [control] contrôles absolus
       *[total] TOTAL
    }

## D'où viennent les points

plus-belle-la-vie-reasons = { $name }
plus-belle-la-vie-reason = { plus-belle-la-vie-row }, { $points } : { $why }
plus-belle-la-vie-why-sale =
    { $cards ->
        [one] { $character }, { $cards } carte, { $points }
       *[other] { $character }, { $cards } cartes, { $points }
    }
plus-belle-la-vie-why-times =
    { $row ->
        [rencontres] { $times ->
            [0] aucune rencontre
            [one] { $times } rencontre
           *[other] { $times } rencontres
        }
       *[dice] { $times ->
            [0] aucun lancer réussi
            [one] { $times } lancer réussi
           *[other] { $times } lancers réussis
        }
    } à { $each }
plus-belle-la-vie-why-control =
    { $count ->
        [one] contrôle absolu de { $characters }, { $each }
       *[other] contrôle absolu de { $characters }, { $each } par personnage
    }

## Comment la partie finit

plus-belle-la-vie-running =
    { $played ->
        [0] Partie en cours : aucun rendez-vous joué sur { $of }.
        [one] Partie en cours : { $played } rendez-vous joué sur { $of }.
       *[other] Partie en cours : { $played } rendez-vous joués sur { $of }.
    }
plus-belle-la-vie-ahead =
    { $count ->
        [one] { $names } mène avec { plus-belle-la-vie-points }.
       *[other] { $names } mènent avec { plus-belle-la-vie-points }.
    }
plus-belle-la-vie-controls = { $character } ({ $name })
plus-belle-la-vie-control-now = Contrôle absolu si la partie finissait maintenant : { $alone }.
plus-belle-la-vie-no-control = Les cartes ouvertes à la fin ne sont pas saisies : les contrôles absolus manquent dans les totaux.
plus-belle-la-vie-winners =
    { $count ->
        [one] { $names } gagne avec { plus-belle-la-vie-points }.
       *[other] Victoire partagée entre { $names }, à { plus-belle-la-vie-points } chacun.
    }
plus-belle-la-vie-guest-alone = Une carte Invité ne reste jamais seule : elle retourne en main.

## Fichiers de partie

plus-belle-la-vie-fault-over =
    { $players ->
        [one] cet événement est de trop : à { $players } joueur, la partie finit au rendez-vous { $of }
       *[other] cet événement est de trop : à { $players } joueurs, la partie finit au rendez-vous { $of }
    }
plus-belle-la-vie-fault-price-key = doit être un nombre de cartes, de 1 à 999
plus-belle-la-vie-fault-price =
    { $cards ->
        [one] il manque le prix de cette vente : "sale_values" n'en a pas pour { $cards } carte
       *[other] il manque le prix de cette vente : "sale_values" n'en a pas pour { $cards } cartes
    }
plus-belle-la-vie-fault-sold-twice = ce joueur a déjà vendu { $character } à ce rendez-vous
plus-belle-la-vie-fault-sale-after-failure = après un rendez-vous manqué, personne ne vend
plus-belle-la-vie-fault-roller = à un rendez-vous manqué, personne n'a réussi le lancer
plus-belle-la-vie-fault-roller-missing = il manque : qui a réussi le lancer
plus-belle-la-vie-fault-character-twice = ce personnage est écrit deux fois
plus-belle-la-vie-fault-columns =
    { $columns ->
        [one] cette colonne est de trop : { $columns } colonne au plus par joueur
       *[other] cette colonne est de trop : { $columns } colonnes au plus par joueur
    }

## Compté à la main

plus-belle-la-vie-why-sole =
    { $count ->
        [one] { $count } contrôle absolu, à { $each }
       *[other] { $count } contrôles absolus, à { $each }
    }
plus-belle-la-vie-sole-range =
    { $most ->
        [one] Saisissez de 0 à { $most } personnage par joueur, et { $characters } en tout au plus.
       *[other] Saisissez de 0 à { $most } personnages par joueur, et { $characters } en tout au plus.
    }

plus-belle-la-vie-moment = { $event ->
    [rencontre] rencontre
   *[rendez-vous] rendez-vous { $number }
}
plus-belle-la-vie-act = Les contrôles absolus de { $name }
