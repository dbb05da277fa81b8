## À la table : mise en place, manche, compte

reportages-option = { $option }
reportages-part = { $part }
reportages-chips = { $number } × { $value }
reportages-lay-chips = À chacun ses jetons : { $chips }. Cela fait { $points } points ; le reste retourne dans la boîte.
reportages-lay-dealer = Chacun retourne une carte à son tour : le premier reporter désigne le donneur.
reportages-lay-cards = { $hand } cartes à chacun, une de plus au donneur, qui joue le premier. Il en reste { $talon } au talon.
reportages-where = Manche { $number }, { $phase ->
    [between] à distribuer
    [round] en cours
   *[count] on compte
}

reportages-next = Manche { $number } : qui donne ?
reportages-goal = La partie s'arrête à { $goal } points. À partir de { $sure }, garder ses jetons une manche suffit pour y arriver.
reportages-watching = La table va distribuer la manche.
reportages-first-dealer = Le premier à retourner un reporter donne :
reportages-deal = Distribuer : { $name } donne
reportages-other-dealer = C'est quelqu'un d'autre qui donne
reportages-pot = Cagnotte
reportages-nobody = Personne n'achète
reportages-out = Neuf cartes !
reportages-tap-player = Touchez celui qui paie : achat, enchère ou amende.
reportages-total-missing = { $total } points, manque { $missing }
reportages-missing-to-win = manque { $missing } pour gagner
reportages-turn = joue
reportages-badge-out = exclu de la manche
reportages-badge-ruined = n'a plus { $fine } pour une amende
reportages-badge-sure = victoire sûre s'il garde ses jetons
reportages-only-one = Il ne reste qu'un joueur dans la manche. La règle ne dit pas quoi faire : à vous de choisir.
reportages-void = Annuler la manche
reportages-void-question = Annuler cette manche ? Elle ne compte pas et se redistribue. Cela s'annule.
reportages-void-yes = Oui, annuler
reportages-survivor = { $name } prend la cagnotte, sans prime
reportages-bluffs = Bluffs de la manche
reportages-bluff = { $outcome ->
    [proven] { $by ->
        [1] { $payer } bluffait : pris par { $accuser }
       *[0] { $payer } bluffait
    }
    [wrong] { $payer } a accusé à tort
   *[unknown] { $payer } a payé une amende
}

reportages-pays = { $name } ({ $has }) paie :
reportages-pays-how-much = Combien paie { $name } ?
reportages-other-amount = Autre
reportages-fine = { $role ->
    [buyer] Amende de { $fine } : c'était du bluff
    [accuser] Amende de { $fine } : a accusé à tort
   *[nobody] Amende de { $fine }
}
reportages-fine-ruins = { $name } n'a plus que { $has } : sans { $fine } pour l'amende, on est exclu de la manche.
reportages-exclude = Exclu de la manche
reportages-let-in = Revient dans la manche
reportages-give-turn = C'est à lui de jouer
reportages-close = Fermer
reportages-who-accused = Qui a dit « tu bluffes » ?
reportages-accuser-draws = La carte revient sur la table ; l'accusateur pioche et joue.

reportages-count = On compte
reportages-take-over = Reprendre ce qui a été suivi
reportages-count-cash = Ce qui reste à chacun, sur les { $stake } points reçus. Multiples de 20.
reportages-cash-of = Caisse de { $name }
reportages-who-won = Qui a gagné la manche ?
reportages-which-combination = Avec quoi ?
reportages-alone = plus personne ne peut payer
reportages-pot-due = { $points } d'après les caisses
reportages-balanced = Le compte y est : { $chips } points de jetons.
reportages-count-done = Manche comptée
reportages-count-missing = { $more ->
    [0] Il manque encore : { $what }.
   *[other] Il manque encore : { $what } et { $more } autres.
}
reportages-missing = { $what ->
    [cash] la caisse de { $name }
    [winner] le gagnant
   *[combination] la combinaison
}
reportages-count-wrong = Le compte n'y est pas : { $why }. Recomptez les caisses ou la cagnotte.
reportages-cash-wrong = Caisse de { $name }, { $points } : { $why }.
reportages-pot-wrong = La cagnotte ne peut pas être de { $points } : c'est un multiple de { $step }, le plus petit jeton.
reportages-correct = Corriger une manche
reportages-correct-which = Laquelle était mal comptée ? Rien ne change avant le dernier bouton.
reportages-correct-done = Corriger ainsi
reportages-round-was = Manche { $number } : { $name }, { $combination }

reportages-not-now = Cette manche est déjà distribuée, ou la partie est finie.
reportages-not-playing = Aucune manche n'est en cours : distribuez d'abord.
reportages-not-counting = On compte quand la manche est finie.
reportages-excluded = Ce joueur est exclu de la manche.
reportages-no-bluff = Personne ne vient d'être pris à bluffer, ou pas par ce joueur.
reportages-no-round = Il n'y a pas (encore) de manche { $number }.
reportages-ended-before = Ainsi comptée, la partie aurait fini à la manche { $number } : quelqu'un y atteint { $goal } points. Annulez d'abord les manches suivantes.

## Les cartes en main

reportages-cards = Ma main
reportages-cards-note = Pour vous seul : rien ne quitte cet appareil. Un toucher ajoute la carte, un autre son double.
reportages-cards-mode = { $mode ->
    [hand] Mes cartes
   *[bought] Il achète
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
    [reporter] reporter
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
reportages-cards-clear = Vider
reportages-cards-count = { $count } cartes sur { $of } : touchez celles que vous avez.
reportages-cards-made = { $combination } ! Prime de { $points }.
reportages-cards-none = Ces neuf cartes ne font aucune combinaison.
reportages-cards-waits = Il ne manque qu'une carte, et vous avez priorité si elle est mise aux enchères : { $cards }.
reportages-cards-not-yet = Aucune carte seule ne suffirait encore.
reportages-cards-bluff = { $certain ->
    [1] Acheter « { $card } » est du bluff, c'est certain : vous tenez ce qu'il lui faudrait.
   *[0] Acheter « { $card } » peut être honnête.
}

## Ce qui s'annule

undo-reportages-dealt = la donne de { $name }, manche { $number }
undo-reportages-bid = { $points } de { $name } dans la cagnotte
undo-reportages-fined = l'amende de { $name }
undo-reportages-accuser = l'accusation de { $name }
undo-reportages-count = la fin de la manche
undo-reportages-cash = la caisse de { $name } ({ $points })
undo-reportages-winner = { $name } gagnant de la manche
undo-reportages-combination = la combinaison ({ $combination })
undo-reportages-pot = la cagnotte comptée ({ $points })
undo-reportages-closed = le compte de la manche { $number }
undo-reportages-void = l'annulation de la manche { $number }
undo-reportages-corrected = la correction de la manche { $number }
