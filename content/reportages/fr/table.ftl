## À la table : mise en place, manche, compte

reportages-option = { $option }
reportages-part = { $part }
reportages-chips = { $number } × { $value }
reportages-lay-chips = Donnez à chacun { $chips }, soit { $points } points. Le reste retourne dans la boîte.
reportages-lay-dealer = Chacun à son tour retourne une carte. Le premier reporter désigne le donneur.
reportages-lay-cards = Le donneur distribue { $hand } cartes à chacun, une de plus pour lui, et joue en premier. { $talon ->
    [one] Il reste { $talon } carte au talon.
   *[other] Il reste { $talon } cartes au talon.
}
reportages-where = Manche { $number }, { $phase ->
    [between] à distribuer
    [round] en cours
   *[count] on compte
}

reportages-next = Manche { $number } : qui donne ?
reportages-goal = La partie finit à { $goal } points. À partir de { $sure }, il suffit de garder ses jetons une manche.
reportages-watching = La table va distribuer la manche.
reportages-first-dealer = Qui a retourné le premier reporter ?
reportages-deal = Distribuer : { $name } donne
reportages-other-dealer = Quelqu'un d'autre
reportages-pot = Cagnotte
reportages-nobody = Personne n'achète
reportages-out = Manche gagnée !
reportages-missing-to-win = encore { $missing } pour gagner
reportages-badge-out = hors de la manche
reportages-badge-ruined = n'a plus de quoi payer une amende de { $fine }
reportages-badge-sure = victoire assurée sans dépenser de jetons
reportages-only-one = Une seule personne reste dans la manche. La règle ne prévoit rien : choisissez.
reportages-void = Abandonner la manche
reportages-void-question = Abandonner cette manche ? Elle ne comptera pas et vous la rejouerez. Vous pourrez revenir en arrière.
reportages-void-yes = Oui, abandonner
reportages-survivor = { $name } prend la cagnotte, sans prime
reportages-bluffs = Bluffs de la manche
reportages-bluff = { $outcome ->
    [proven] { $by ->
        [1] { $payer } bluffait, { $accuser } l'a vu
       *[0] { $payer } bluffait
    }
    [wrong] { $payer } a accusé à tort
   *[unknown] { $payer } a payé une amende
}

reportages-pays = { $name } ({ $has }) paie :
reportages-pays-how-much = Combien paie { $name } ?
reportages-other-amount = Autre montant
reportages-fine = { $role ->
    [buyer] Amende de { $fine } : bluff prouvé
    [accuser] Amende de { $fine } : accusation fausse
   *[nobody] Amende de { $fine }
}
reportages-fine-ruins = { $name } n'a plus que { $has } : il faut { $fine } pour l'amende, sinon on est hors de la manche.
reportages-exclude = Exclure de la manche
reportages-let-in = Faire revenir dans la manche
reportages-give-turn = C'est son tour
reportages-who-accused = Qui a dit « tu bluffes » ?
reportages-accuser-draws = { $proven ->
    [0] Si c'est un bluff, la carte retourne sur la table : la personne qui a accusé pioche et joue.
   *[other] La carte retourne sur la table : la personne qui a accusé pioche et joue.
}

reportages-count = Décompte de la manche
reportages-take-over = Reprendre les caisses calculées
reportages-count-cash = Combien reste-t-il à chacun, sur les { $stake } points reçus ? Toujours un multiple de 20.
reportages-cash-of = Caisse de { $name }
reportages-who-won = Qui a gagné la manche ?
reportages-which-combination = Avec quelle combinaison ?
reportages-alone = sans combinaison : les autres sont hors de la manche
reportages-pot-due = { $points } d'après les caisses
reportages-balanced = Le compte est juste : { $chips } points en jetons.
reportages-count-done = Terminer la manche
reportages-count-missing = { $more ->
    [0] Reste à indiquer : { $what }.
    [one] Reste à indiquer : { $what }, plus { $more } autre valeur.
   *[other] Reste à indiquer : { $what }, plus { $more } autres valeurs.
}
reportages-missing = { $what ->
    [cash] la caisse de { $name }
    [winner] qui a gagné
   *[combination] la combinaison
}
reportages-count-wrong = Le compte n'est pas juste : { $why }. Recomptez les caisses ou la cagnotte.
reportages-cash-wrong = Caisse de { $name } ({ $points }) : { $why }.
reportages-pot-wrong = La cagnotte ne peut pas être de { $points } : il faut un multiple de { $step }, le plus petit jeton.
reportages-correct = Corriger une manche
reportages-correct-which = Quelle manche faut-il corriger ? Rien ne change tant que vous n'enregistrez pas.
reportages-correct-done = Enregistrer la correction
reportages-before-round = Avant la manche { $number }
reportages-round-was = Manche { $number } : { $name }, { $combination }

reportages-not-now = Impossible de distribuer : c'est déjà fait pour cette manche, ou la partie est finie.
reportages-not-playing = Aucune manche n'est en cours. Distribuez d'abord.
reportages-not-counting = Terminez d'abord la manche, puis comptez.
reportages-excluded = Ce joueur est hors de la manche.
reportages-no-bluff = Aucun bluff à attribuer ici.
reportages-no-round = La manche { $number } n'existe pas encore.
reportages-ended-before = Avec ce compte, { $goal } points sont atteints dès la manche { $number }. Annulez d'abord les manches suivantes.

## Les cartes en main

reportages-cards = Ma main
reportages-cards-note = Personne d'autre ne voit cet écran : rien ne quitte l'appareil.
reportages-cards-how = Touchez une carte pour l'ajouter, encore une fois pour le double.
reportages-cards-mode = { $mode ->
    [hand] Mes cartes
   *[bought] Un rival achète
}
reportages-cards-group = { $group ->
    [reporter] Reporters
    [reportage] Reportages
   *[document] Documents
}
reportages-cards-of = { $of ->
    [french] français
    [german] allemand
    [british] britannique
    [yellow] jaune
    [red] rouge
   *[blue] bleu
}
reportages-cards-part = { $part ->
    [reporter] portrait
    [camera] appareil
    [plane] avion
    [event] événement
    [place] lieu
    [interviewee] interviewé
   *[other] { $part }
}
reportages-card = { $group ->
    [document] document { $part } { $of }
   *[other] { reportages-cards-part } { $of }
}
reportages-cards-clear = Vider la main
reportages-cards-count = { $buying ->
    [1] { $count ->
        [one] { $count } carte notée. Touchez celle qu'on achète.
       *[other] { $count } cartes notées. Touchez celle qu'on achète.
    }
   *[0] { $count ->
        [0] Touchez les cartes que vous avez.
        [one] { $count } carte sur { $of } : touchez celles que vous avez.
       *[other] { $count } cartes sur { $of } : touchez celles que vous avez.
    }
}
reportages-cards-made = { $combination } ! Prime de { $points }.
reportages-cards-none = Ces neuf cartes ne forment aucune combinaison.
reportages-cards-waits = Il ne vous manque qu'une carte : { $cards }. Vous passez avant les autres si elle est aux enchères.
reportages-cards-not-yet = Aucune carte ne suffit encore à elle seule.
reportages-cards-bluff = { $certain ->
    [1] Acheter « { $card } » est forcément du bluff : vous tenez les cartes qu'il faudrait.
   *[0] « { $card } » : ce n'est peut-être pas un bluff.
}

## Ce qui s'annule

undo-reportages-dealt = donne de { $name }, manche { $number }
undo-reportages-bid = { reportages-points } de { $name } dans la cagnotte
undo-reportages-fined = amende de { $name }
undo-reportages-accuser = accusation de { $name }
undo-reportages-count = fin de la manche
undo-reportages-cash = caisse de { $name } ({ $points })
undo-reportages-winner = victoire de { $name } dans la manche
undo-reportages-combination = combinaison ({ $combination })
undo-reportages-pot = cagnotte comptée ({ $points })
undo-reportages-closed = compte de la manche { $number }
undo-reportages-void = abandon de la manche { $number }
undo-reportages-corrected = correction de la manche { $number }

## L'enchère

reportages-own-card = C'est { $name } qui a défaussé cette carte : impossible de l'acheter. Si c'est à quelqu'un d'autre de jouer, donnez-lui d'abord le tour.
reportages-highest-already = { $name } a déjà la plus haute mise.
reportages-said-no = { $name } a dit « non » pour cette carte : c'est définitif.
reportages-bid-least = Il manque une partie de la mise : { $name } doit ajouter au moins { $least }.
reportages-not-their-word = Ce n'est pas à { $name } de parler, mais à { $speaker }.
reportages-no-bid = Personne n'a encore acheté cette carte.
reportages-not-ruined = Ce joueur peut encore payer une amende.
undo-reportages-declined = « non » de { $name }
undo-reportages-sold = vente de la carte
undo-reportages-spared = décision de laisser jouer { $name }

reportages-word = { $what ->
    [up] a défaussé
    [high] mise { $points }, la plus haute
    [bid] mise { $points }
    [no] « non »
   *[speaks] parle
}
reportages-speaks = { $name } parle.
reportages-speaks-raise = { $name } parle. Mise à battre : { $highest } ({ $buyer }).
reportages-say-no = Non
reportages-say-buy = { $raises ->
    [1] Payer { $points }
   *[0] J'achète : { $points }
}
reportages-say-more = Payer plus
reportages-call-bluff = Tu bluffes !
reportages-sold = { $name } prend la carte pour { $points }
reportages-spare = Laisser jouer
reportages-ruined-question = { $name } n'a plus que { $has } : pas de quoi payer une amende de { $fine }.
reportages-shows-set = Accusation contre { $name } : la série est-elle là ?
reportages-bluff-outcome = { $outcome ->
    [bluff-proven] Bluff : { $name } paie { $fine }
   *[bluff-wrong] Série montrée : { $name } paie { $fine }
}
reportages-own-card-note = Cette carte vient de sa main : pas d'achat.
reportages-highest-note = A déjà la plus haute mise : { $points }.
reportages-no-note = A dit « non » pour cette carte : c'est définitif.
reportages-raise-note = Jetons à ajouter, au moins { $points } (déjà misé : { $own }).
reportages-priority = Utiliser la priorité
reportages-priority-note = Cette carte donne la manche : elle passe avant toutes les mises, au prix convenu à table.
reportages-buys-next = { $points } pour la carte que { $name } défausse
reportages-gained = +{ $points }
reportages-badge-gone = a quitté la partie
reportages-ahead-now = { $count ->
    [one] { $names } mène avec { reportages-points }.
   *[other] { $names } mènent avec { reportages-points }.
}
reportages-not-named = { $what ->
    [winner] Qui a gagné ?
   *[combination] Combinaison ?
}
reportages-outcome = { $name }, { $combination } : +{ $points }
reportages-correcting = Corriger la manche { $number }
reportages-correct-leave = Ne rien changer
