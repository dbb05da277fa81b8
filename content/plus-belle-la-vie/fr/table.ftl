## À la table : mise en place, tours, rendez-vous, contrôle

plus-belle-la-vie-option = { $option ->
    [sale_values] Valeur des ventes
    [characters] Personnages
    [places] Cartes Rendez-vous
   *[other] { $option }
}
plus-belle-la-vie-option-note = { $option ->
    [sale_values] Ce que rapporte une colonne vendue, invités compris. Recopiez-le depuis la carte récapitulative.
    [characters] Leur nom et leur couleur, pour suivre qui contrôle qui.
   *[places] Ce que chaque carte demande. Saisissez-la une fois : ensuite, il suffit de la toucher pour l'ouvrir.
}
plus-belle-la-vie-option-value = { $option ->
   *[sale_values] Colonne de { $value }
}
plus-belle-la-vie-part = { $part ->
    [actions] les actions du tour
    [draw] la pioche du tour
    [lay] la pose du tour
   *[other] la prison de { $part }
}
plus-belle-la-vie-lay-piles = Mélangez séparément les { $people } cartes Personnage, les { $plots } Embrouilles et les Rendez-vous.
plus-belle-la-vie-lay-hand = Distribuez { $hand } cartes Personnage à chacun. Avec le reste, faites trois piles.
plus-belle-la-vie-lay-open = La personne la plus âgée commence : chacun pose une carte devant soi, trois fois. Chaque nouveau personnage va à la Gare.
plus-belle-la-vie-lay-rendez-vous = Ouvrez { $open } cartes Rendez-vous et placez leurs bornes. La partie finit au rendez-vous n° { $of }.
plus-belle-la-vie-where = rendez-vous { $played } sur { $of }
plus-belle-la-vie-counter = Rendez-vous { $played } / { $of }
plus-belle-la-vie-of = { $played } / { $of }

plus-belle-la-vie-rendez-vous = Rendez-vous joués
plus-belle-la-vie-oldest = La personne la plus âgée commence. Qui est-ce ?
plus-belle-la-vie-turn-note = Piochez 3 cartes, ou posez-en jusqu'à 3, ou faites jusqu'à 3 actions.
plus-belle-la-vie-actions-label = Actions du tour
plus-belle-la-vie-points-note = Points Mistral. Le contrôle absolu s'ajoute à la fin.
plus-belle-la-vie-rencontre = Rencontre
plus-belle-la-vie-meet = Rendez-vous !
plus-belle-la-vie-who = { $what ->
    [rencontre] Qui déclare la rencontre ? 2 000 points.
   *[meeting] Qui a amené la dernière figurine ?
}
plus-belle-la-vie-his-turn = c'est son tour
plus-belle-la-vie-finish = Finir la partie

plus-belle-la-vie-no-cards = Aucune carte Rendez-vous notée.
plus-belle-la-vie-card-new = Nouvelle carte Rendez-vous
plus-belle-la-vie-card-place = Lieu
plus-belle-la-vie-card-minimum = { $minimum ->
    [one] { $minimum } figurine
   *[other] { $minimum } figurines
}
plus-belle-la-vie-card-dice = Dés
plus-belle-la-vie-card-open = Ouvrir cette carte
plus-belle-la-vie-card-wrong = Retirer cette carte
plus-belle-la-vie-card-asks = { $minimum ->
    [one] Au moins { $minimum } figurine
   *[other] Au moins { $minimum } figurines
}{ $count ->
    [0] {""}
   *[other] , dont { $colours }
}. Dés : { $dice }
plus-belle-la-vie-colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}
plus-belle-la-vie-figures-of-colour = { $count ->
    [one] { $colour ->
        [yellow] une jaune
        [blue] une bleue
        [red] une rouge
       *[green] une verte
    }
   *[other] { $colour ->
        [yellow] { $count } jaunes
        [blue] { $count } bleues
        [red] { $count } rouges
       *[green] { $count } vertes
    }
}
plus-belle-la-vie-colour-count = { plus-belle-la-vie-colour } : { $count }
plus-belle-la-vie-all-there = Tout est réuni : lancez les dés !
plus-belle-la-vie-lacking = { $figures ->
    [one] Il manque { $figures } figurine
   *[other] Il manque { $figures } figurines
}{ $alone ->
    [0] { $count ->
        [0] { "" }
       *[other] , dont { $colours }
    }
   *[other] { "" } : { $colours }
}.
plus-belle-la-vie-who-is-there = Qui est dans ce lieu ? Contrôlé ou non, chaque personnage compte.
plus-belle-la-vie-no-characters = Saisissez d'abord les personnages, dans le tableau des contrôles.

plus-belle-la-vie-number = Rendez-vous n° { $number }
plus-belle-la-vie-there = Avec { $characters }.
plus-belle-la-vie-no-queue = Companion ne sait pas qui est sur place. Commencez par la personne qui a amené la dernière figurine, puis dans le sens horaire : un lancer par personnage contrôlé ici.
plus-belle-la-vie-who-made = Qui a réussi le lancer ?
plus-belle-la-vie-failed = Personne : rendez-vous manqué
plus-belle-la-vie-throws = Lancer { $throw } sur { $of }
plus-belle-la-vie-missed = Raté
plus-belle-la-vie-made = Réussi
plus-belle-la-vie-then = Ensuite : { $names }.
plus-belle-la-vie-last-throw = C'est le dernier lancer.
plus-belle-la-vie-roller = { $name } réussit : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plus-belle-la-vie-sale = { $name } vend { $character } ({ $cards }) : { $points }
plus-belle-la-vie-sell-note = Chacun peut vendre des colonnes entières de personnages présents. La personne qui a réussi le lancer commence.
plus-belle-la-vie-sell = { $character } ({ $cards })
plus-belle-la-vie-sell-any = Vendre une colonne
plus-belle-la-vie-nothing-to-sell = rien à vendre ici
plus-belle-la-vie-sells = { $name } vend
plus-belle-la-vie-character = Personnage
plus-belle-la-vie-how-many = Combien de cartes ?
plus-belle-la-vie-price-note = Le prix est sur la carte récapitulative. Vous ne le saisirez qu'une fois.
plus-belle-la-vie-price-of = { $cards ->
    [one] Prix d'une colonne de { $cards } carte
   *[other] Prix d'une colonne de { $cards } cartes
}
plus-belle-la-vie-meeting-over = Terminer le rendez-vous

plus-belle-la-vie-control = Tableau des contrôles
plus-belle-la-vie-control-note = Cartes ouvertes de chacun, invités compris. Cadre épais : peut déplacer le personnage. Contrôle absolu à la fin : { $each } points.
plus-belle-la-vie-controlled = { $count ->
    [0] Contrôle : personne.
    [one] { $alone ->
        [1] Contrôle absolu : { $names }.
       *[0] Contrôle : { $names }.
    }
   *[other] Contrôle partagé : { $names }.
}
plus-belle-la-vie-prison = { $on ->
    [1] Libérer { $character }
   *[0] Mettre { $character } en prison
}
plus-belle-la-vie-column-of = { $character }, { $name }
plus-belle-la-vie-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
plus-belle-la-vie-guests = { $guests ->
    [0] aucun invité
    [one] { $guests } invité
   *[other] { $guests } invités
}
plus-belle-la-vie-character-new = Ajouter un personnage
plus-belle-la-vie-character-note = Vous ne le saisirez qu'une fois : il revient à chaque partie.
plus-belle-la-vie-character-add = Ajouter

plus-belle-la-vie-correct = Corriger les points
plus-belle-la-vie-correct-note = Chaque correction compte tout de suite et peut être annulée.
plus-belle-la-vie-rencontres-of = { $times ->
    [0] { $name } : aucune rencontre
    [one] { $name } : { $times } rencontre
   *[other] { $name } : { $times } rencontres
}
plus-belle-la-vie-meeting-was = { $made ->
    [1] Rendez-vous { $number } : { $name }, { $sales ->
        [0] aucune vente
        [one] { $sales } vente
       *[other] { $sales } ventes
    }
   *[0] Rendez-vous { $number } : manqué
}
plus-belle-la-vie-was-failed = Manqué : ce rendez-vous n'a rapporté aucun point.

plus-belle-la-vie-ended = { $players ->
    [one] La partie est finie : à { $players } joueur, elle s'arrête au rendez-vous { $of }. Corrigez ou annulez.
   *[other] La partie est finie : à { $players } joueurs, elle s'arrête au rendez-vous { $of }. Corrigez ou annulez.
}
plus-belle-la-vie-column-range = Saisissez un nombre de 0 à { $most }.
plus-belle-la-vie-columns-full = { $columns ->
    [one] { $name } a déjà { $columns } colonne. Il faut d'abord en vendre ou en défausser une.
   *[other] { $name } a déjà { $columns } colonnes. Il faut d'abord en vendre ou en défausser une.
}
plus-belle-la-vie-card-range = Une carte demande de 1 à { $most } figurines, toutes couleurs comprises.
plus-belle-la-vie-card-colours = Trop de couleurs : la carte demande { $minimum ->
    [one] { $minimum } figurine
   *[other] { $minimum } figurines
}. Vérifiez les deux.
plus-belle-la-vie-card-there = La carte « { $place } » est déjà ouverte.
plus-belle-la-vie-cards-full = { $open ->
    [one] Il y a déjà { $open } carte Rendez-vous ouverte. Retirez-la d'abord.
   *[other] Il y a déjà { $open } cartes Rendez-vous ouvertes. Retirez-en une d'abord.
}
plus-belle-la-vie-no-card = La carte « { $place } » n'est pas ouverte.
plus-belle-la-vie-jailed = { $character } est en prison, pas au rendez-vous.
plus-belle-la-vie-meeting-open = Un rendez-vous est en cours. Terminez-le d'abord.
plus-belle-la-vie-no-throw = Il n'y a pas de lancer à faire maintenant.
plus-belle-la-vie-not-his-throw = C'est à { $name } de lancer.
plus-belle-la-vie-no-sale = On vend seulement après un rendez-vous réussi, avant le suivant.
plus-belle-la-vie-sold-twice = { $name } a déjà vendu { $character } à ce rendez-vous.
plus-belle-la-vie-not-there = { $character } n'est pas à ce rendez-vous.
plus-belle-la-vie-whole-column = { $cards ->
    [one] On vend la colonne entière : { $cards } carte.
   *[other] On vend la colonne entière : { $cards } cartes.
}
plus-belle-la-vie-price-missing = { $cards ->
    [one] Il manque le prix d'une colonne de { $cards } carte. Il est sur la carte récapitulative.
   *[other] Il manque le prix d'une colonne de { $cards } cartes. Il est sur la carte récapitulative.
}
plus-belle-la-vie-no-meeting = Aucun rendez-vous n'est en cours.
plus-belle-la-vie-not-over = La partie n'est pas finie : il reste des rendez-vous à jouer.
plus-belle-la-vie-no-such = Il n'y a rien à corriger au rendez-vous { $number }.
plus-belle-la-vie-actions = De 0 à { $most } actions par tour.
plus-belle-la-vie-no-character = { $character } n'est pas parmi les personnages saisis.
plus-belle-la-vie-name = Saisissez un nom, { $most } caractères au plus.

## Ce qui s'annule

undo-plus-belle-la-vie-rencontre = rencontre de { $name }
undo-plus-belle-la-vie-column = { $character } de { $name } : { $cards }
undo-plus-belle-la-vie-card = carte « { $place } »
undo-plus-belle-la-vie-card-closed = retrait de « { $place } »
undo-plus-belle-la-vie-meeting = rendez-vous { $number } déclenché par { $name }
undo-plus-belle-la-vie-dice = { $success ->
    [1] lancer réussi de { $name }
   *[0] lancer raté de { $name }
}
undo-plus-belle-la-vie-sold = vente de { $character } par { $name }
undo-plus-belle-la-vie-over = fin du rendez-vous { $number }
undo-plus-belle-la-vie-checked = fin de la partie
undo-plus-belle-la-vie-rencontres = rencontres de { $name } ({ $times })
undo-plus-belle-la-vie-roller = { $name }, qui a réussi le rendez-vous { $number }
undo-plus-belle-la-vie-sale = prix corrigé au rendez-vous { $number }

## Le plan : qui est où

plus-belle-la-vie-plan = Le plan
plus-belle-la-vie-plan-note = Touchez une figurine, puis un lieu.
plus-belle-la-vie-plan-held = { $character } : touchez le lieu d'arrivée.
plus-belle-la-vie-plan-empty = Ajoutez les personnages de votre boîte : touchez ensuite une figurine, puis un lieu, pour la déplacer.
plus-belle-la-vie-place = { $place ->
    [street] la rue
    [station] la Gare
    [prison] la prison
    [elsewhere] un autre lieu
   *[beside] hors du plateau
}
plus-belle-la-vie-place-title = { $place ->
    [street] Rue
    [station] Gare
    [prison] Prison
    [elsewhere] Autre lieu
   *[beside] Hors plateau
}
plus-belle-la-vie-figure = { $colour ->
    [none] { $character }
   *[other] { $character }, { plus-belle-la-vie-colour }
}
plus-belle-la-vie-to-dice = Aux dés !
plus-belle-la-vie-which-card = Quel rendez-vous ?
plus-belle-la-vie-card-complete = { $place } : tout est réuni
plus-belle-la-vie-card-none = Une carte pas encore saisie
plus-belle-la-vie-rencontre-said = { $name } : une rencontre, 2 000 points.
plus-belle-la-vie-points-final = Points Mistral. Les contrôles absolus sont déjà comptés.
plus-belle-la-vie-last-count = C'était le dernier rendez-vous. Indiquez combien de personnages chacun contrôle seul : 2 000 points par personnage, ajoutés aussitôt aux totaux.
plus-belle-la-vie-sole-of = { $count ->
    [0] aucun contrôle absolu
    [one] { $count } contrôle absolu
   *[other] { $count } contrôles absolus
}
plus-belle-la-vie-sell-price = Vendre { $character } : { $points }
plus-belle-la-vie-was-nobody = Personne : manqué
plus-belle-la-vie-sale-add = Ajouter une vente
plus-belle-la-vie-sale-remove = Retirer cette vente
plus-belle-la-vie-sale-seller = Qui a vendu ?
plus-belle-la-vie-sale-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
plus-belle-la-vie-box-cards = { $most ->
    [one] La boîte n'a que { $most } carte de { $character }, en plus des invités de sa couleur. Recomptez.
   *[other] La boîte n'a que { $most } cartes de { $character }, en plus des invités de sa couleur. Recomptez.
}
plus-belle-la-vie-box-guests = { $most ->
    [one] La boîte n'a que { $most } invité. Recomptez les invités posés.
   *[other] La boîte n'a que { $most } invités. Recomptez les invités posés.
}
plus-belle-la-vie-box-family = { $most ->
    [one] En { plus-belle-la-vie-colour }, il n'y a que { $most } invité. Recomptez les invités posés.
   *[other] En { plus-belle-la-vie-colour }, il n'y a que { $most } invités. Recomptez les invités posés.
}
undo-plus-belle-la-vie-figure-moved = { $character } vers { $place }
undo-plus-belle-la-vie-sole-control-counted = contrôles absolus de { $name } ({ $characters })
undo-plus-belle-la-vie-meeting-corrected = correction du rendez-vous { $number }
plus-belle-la-vie-turn-for = { $use ->
    [draw] Piocher 3
   *[lay] Poser jusqu'à 3
}
plus-belle-la-vie-turn-use = Un tour sert à piocher, à poser ou à agir. Donnez d'abord le tour à quelqu'un.
plus-belle-la-vie-pips = { $won ->
    [0] aucun rendez-vous réussi
    [one] { $won } rendez-vous réussi
   *[other] { $won } rendez-vous réussis
}, { $failed ->
    [0] aucun manqué
    [one] { $failed } manqué
   *[other] { $failed } manqués
}, { $left ->
    [0] aucun à jouer
    [one] { $left } à jouer
   *[other] { $left } à jouer
}
plus-belle-la-vie-alone = { $count ->
    [one] Contrôle absolu (tableau) : { $characters }
   *[other] Contrôles absolus (tableau) : { $characters }
}

## Les actions du tour

plus-belle-la-vie-actions-limits = Une Embrouille par lieu et par tour. Dans chaque lieu, une seule rencontre, et un seul échange pour chaque personnage.
