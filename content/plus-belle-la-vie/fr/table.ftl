## À la table : mise en place, tours, rendez-vous, contrôle

plus-belle-la-vie-option = { $option ->
    [sale_values] Valeur des ventes
    [characters] Personnages
    [places] Cartes Rendez-vous
   *[other] { $option }
}
plus-belle-la-vie-option-note = { $option ->
    [sale_values] Ce que rapporte une colonne vendue, invités compris : c'est écrit sur la carte récapitulative.
    [characters] Leur nom et leur couleur, pour suivre qui contrôle qui.
   *[places] Ce que chaque carte demande : saisie une fois, elle s'ouvre ensuite d'un toucher.
}
plus-belle-la-vie-option-value = { $option ->
   *[sale_values] Colonne de { $value }
}
plus-belle-la-vie-part = { $part ->
    [actions] les actions du tour
   *[other] la prison de { $part }
}
plus-belle-la-vie-lay-piles = Les { $people } cartes Personnage mélangées en trois piles, les { $plots } Embrouilles à part.
plus-belle-la-vie-lay-hand = { $hand } cartes Personnage à chacun.
plus-belle-la-vie-lay-open = Le plus âgé commence : en trois tours de table, chacun pose trois cartes devant lui. Chaque nouveau personnage va à la Gare.
plus-belle-la-vie-lay-rendez-vous = { $open } cartes Rendez-vous ouvertes, avec leur borne. La partie finit au rendez-vous n° { $of }.
plus-belle-la-vie-where = rendez-vous { $played } sur { $of }
plus-belle-la-vie-counter = Rendez-vous { $played } / { $of }
plus-belle-la-vie-of = { $played } / { $of }

plus-belle-la-vie-rendez-vous = Rendez-vous joués
plus-belle-la-vie-oldest = Le plus âgé commence. Qui est-ce ?
plus-belle-la-vie-turn-note = Piocher 3, ou poser jusqu'à 3, ou jusqu'à 3 actions.
plus-belle-la-vie-actions-label = Actions du tour
plus-belle-la-vie-points-note = Points Mistral. Le contrôle absolu s'ajoute à la fin.
plus-belle-la-vie-rencontre = Rencontre
plus-belle-la-vie-meet = Rendez-vous !
plus-belle-la-vie-who = { $what ->
    [rencontre] Qui déclare une rencontre ? 2 000 points.
   *[meeting] Qui a amené la dernière figurine ?
}
plus-belle-la-vie-his-turn = son tour
plus-belle-la-vie-last-cards = C'était le dernier rendez-vous. Comptez les cartes ouvertes : chaque personnage contrôlé sans partage rapporte encore 2 000.
plus-belle-la-vie-finish = Partie finie

plus-belle-la-vie-no-cards = Aucune carte Rendez-vous notée.
plus-belle-la-vie-card-new = Carte Rendez-vous
plus-belle-la-vie-card-place = Lieu
plus-belle-la-vie-card-minimum = { $minimum ->
    [one] { $minimum } figurine
   *[other] { $minimum } figurines
}
plus-belle-la-vie-card-dice = Dés
plus-belle-la-vie-card-open = Ouvrir cette carte
plus-belle-la-vie-card-wrong = Retirer cette carte
plus-belle-la-vie-card-asks = { $minimum ->
    [one] { $minimum } figurine
   *[other] { $minimum } figurines
}{ $count ->
    [0] {""}
   *[other] , dont { $colours }
}. { $dice }
plus-belle-la-vie-colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
   *[green] vert
}
plus-belle-la-vie-colour-count = { plus-belle-la-vie-colour } : { $count }
plus-belle-la-vie-all-there = Tout est là : aux dés !
plus-belle-la-vie-lacking = { $figures ->
    [0] Il manque une couleur : { $colours }.
    [one] Il manque { $figures } figurine{ $count ->
        [0] .
       *[other] , et parmi elles : { $colours }.
    }
   *[other] Il manque { $figures } figurines{ $count ->
        [0] .
       *[other] , et parmi elles : { $colours }.
    }
}
plus-belle-la-vie-who-is-there = Qui est dans ce lieu ? Contrôlé ou non.
plus-belle-la-vie-no-characters = Saisissez d'abord les personnages, au tableau des contrôles.

plus-belle-la-vie-number = Rendez-vous n° { $number }
plus-belle-la-vie-there = Avec { $characters }.
plus-belle-la-vie-no-queue = Les colonnes ne sont pas suivies ici : lancez dans l'ordre de la table, celui qui a déclenché d'abord, une fois par personnage contrôlé sur place.
plus-belle-la-vie-who-made = Qui a réussi les dés ?
plus-belle-la-vie-failed = Personne : rendez-vous manqué
plus-belle-la-vie-throws = Lancer { $throw } sur { $of }
plus-belle-la-vie-missed = Raté
plus-belle-la-vie-made = Réussi
plus-belle-la-vie-then = Puis { $names }.
plus-belle-la-vie-last-throw = C'est le dernier lancer.
plus-belle-la-vie-roller = { $name } réussit : { $points } points
plus-belle-la-vie-sale = { $name } vend { $character } ({ $cards }) : { $points }
plus-belle-la-vie-sell-note = Chacun peut vendre des colonnes entières de personnages présents, en commençant par qui a réussi.
plus-belle-la-vie-sell = { $character } ({ $cards })
plus-belle-la-vie-sell-any = Vend une colonne
plus-belle-la-vie-nothing-to-sell = rien à vendre ici
plus-belle-la-vie-sells = { $name } vend
plus-belle-la-vie-character = Personnage
plus-belle-la-vie-how-many = Combien de cartes ?
plus-belle-la-vie-sell-for = Vendre { $character } ({ $cards }) pour { $points }
plus-belle-la-vie-price-note = Le prix est sur la carte récapitulative ; saisi une fois, il est gardé.
plus-belle-la-vie-price-of = { $cards ->
    [one] Prix d'une colonne de { $cards } carte
   *[other] Prix d'une colonne de { $cards } cartes
}
plus-belle-la-vie-meeting-over = Rendez-vous terminé

plus-belle-la-vie-control = Tableau des contrôles
plus-belle-la-vie-control-note = Cartes ouvertes de chacun, invités compris. Cadre épais : peut déplacer le personnage. Seul à la fin : { $each } points.
plus-belle-la-vie-controlled = { $count ->
    [0] Personne ne le contrôle.
    [one] { $alone ->
        [1] Contrôle absolu : { $names }.
       *[0] Contrôle : { $names }.
    }
   *[other] Contrôle partagé : { $names }.
}
plus-belle-la-vie-prison = { $on ->
    [1] { $character } sort de prison
   *[0] { $character } va en prison
}
plus-belle-la-vie-in-prison = En prison.
plus-belle-la-vie-column-of = { $character }, { $name }
plus-belle-la-vie-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
plus-belle-la-vie-guests = { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}
plus-belle-la-vie-character-new = Un personnage de plus
plus-belle-la-vie-character-note = Saisi une fois, il revient à chaque partie.
plus-belle-la-vie-character-add = Ajouter

plus-belle-la-vie-correct = Corriger les points
plus-belle-la-vie-correct-note = Chaque correction vaut tout de suite et s'annule.
plus-belle-la-vie-rencontres-of = { $times ->
    [one] { $name } : { $times } rencontre
   *[other] { $name } : { $times } rencontres
}
plus-belle-la-vie-meeting-was = { $made ->
    [1] Rendez-vous { $number } : { $name }, { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    }
   *[0] Rendez-vous { $number } : manqué
}
plus-belle-la-vie-was-failed = Manqué : rien n'y a rapporté de points.

plus-belle-la-vie-ended = La partie est finie : à { $players } joueurs, elle s'arrête au rendez-vous { $of }. Corrigez plutôt, ou annulez.
plus-belle-la-vie-column-range = Un nombre de 0 à { $most }, s'il vous plaît.
plus-belle-la-vie-columns-full = { $name } a déjà { $columns } colonnes : il faut en vendre ou en défausser une d'abord.
plus-belle-la-vie-card-range = Une carte demande de 1 à { $most } figurines, dans les couleurs des familles.
plus-belle-la-vie-card-colours = Plus de couleurs que de figurines : la carte n'en demande que { $minimum }.
plus-belle-la-vie-card-there = La carte « { $place } » est déjà ouverte.
plus-belle-la-vie-cards-full = Il y a toujours { $open } cartes Rendez-vous ouvertes au plus : retirez-en une.
plus-belle-la-vie-no-card = La carte « { $place } » n'est pas ouverte.
plus-belle-la-vie-jailed = { $character } est en prison, pas au rendez-vous.
plus-belle-la-vie-meeting-open = Un rendez-vous est déjà en cours : terminez-le d'abord.
plus-belle-la-vie-no-throw = Aucun lancer n'est à faire maintenant.
plus-belle-la-vie-not-his-throw = C'est à { $name } de lancer.
plus-belle-la-vie-no-sale = On ne vend qu'après un rendez-vous réussi, avant le suivant.
plus-belle-la-vie-sold-twice = { $name } a déjà vendu { $character } à ce rendez-vous.
plus-belle-la-vie-not-there = { $character } n'est pas à ce rendez-vous.
plus-belle-la-vie-whole-column = On vend la colonne entière : elle compte { $cards }.
plus-belle-la-vie-price-missing = { $cards ->
    [one] Il manque le prix d'une colonne de { $cards } carte : il est sur la carte récapitulative.
   *[other] Il manque le prix d'une colonne de { $cards } cartes : il est sur la carte récapitulative.
}
plus-belle-la-vie-no-meeting = Aucun rendez-vous n'est en cours.
plus-belle-la-vie-not-over = La partie n'est pas finie : il reste des rendez-vous à jouer.
plus-belle-la-vie-no-such = Il n'y a rien de tel à corriger au rendez-vous { $number }.
plus-belle-la-vie-actions = De 0 à { $most } actions par tour.
plus-belle-la-vie-no-character = { $character } n'est pas parmi les personnages saisis.
plus-belle-la-vie-name = Il manque un nom, de { $most } caractères au plus.

## Ce qui s'annule

undo-plus-belle-la-vie-rencontre = la rencontre de { $name }
undo-plus-belle-la-vie-column = { $character } de { $name } : { $cards }
undo-plus-belle-la-vie-card = la carte « { $place } »
undo-plus-belle-la-vie-card-closed = le retrait de « { $place } »
undo-plus-belle-la-vie-meeting = le rendez-vous { $number } déclenché par { $name }
undo-plus-belle-la-vie-dice = { $success ->
    [1] le lancer réussi de { $name }
   *[0] le lancer raté de { $name }
}
undo-plus-belle-la-vie-sold = la vente de { $character } par { $name }
undo-plus-belle-la-vie-over = la fin du rendez-vous { $number }
undo-plus-belle-la-vie-checked = la fin de la partie
undo-plus-belle-la-vie-rencontres = les rencontres de { $name } ({ $times })
undo-plus-belle-la-vie-roller = { $name }, qui a réussi le rendez-vous { $number }
undo-plus-belle-la-vie-sale = le prix corrigé au rendez-vous { $number }
