## La table

election-millions = { $minus ->
    [true] −{ $whole },{ $tenths } M
   *[false] { $whole },{ $tenths } M
}
election-phase-name = { $phase ->
    [first] Candidatures
    [second] Premier tour
   *[third] Second tour
}
election-time = { $over ->
    [true] { $minutes } min de plus que prévu
   *[false] Encore { $minutes } min
}
election-dares-drawn = Gages tirés : { $count } / { $of }
election-direction = { $backwards ->
    [true] Changer le sens (actuel : vers la droite)
   *[false] Changer le sens (actuel : vers la gauche)
}
election-part = { $part ->
    [deal] Nouvelle distribution
    [hand] Changer sa main
   *[again] Rejouer
}

## Poser une carte

election-dare = Lancer un défi
election-clef-cards = Clef
election-not-now = { $phase ->
    [third] Plus maintenant : { $cards }.
   *[other] Pas jouables pour l'instant : { $cards }.
}
election-which-card = Quelle carte ?
election-on-whose = Sur quel bureau ?
election-how-many = { $minus ->
    [true] { $card } : combien de voix en moins ?
   *[false] { $card } : combien de voix ?
}
election-dare-note = Avec une carte Suffrages 500 000 à gage. Cette carte ne rapporte alors aucune voix.
election-dare-who = { $name } défie qui ?
election-dare-text = Texte (facultatif)
election-dare-on = { $one } défie { $other }
election-dare-met = Réussi : les voix vont à { $name }
election-dare-failed = Raté : les voix vont à { $name }
election-countdown = Un chrono pour le défi ?

## Le seuil

election-threshold = { $phase ->
    [third] Seuil du second tour
   *[other] Seuil du premier tour
}
election-threshold-set = Fixer le seuil
election-threshold-change = Changer le seuil
election-threshold-other = Autre valeur (en voix)
election-threshold-is = Fixé à { $votes }.
election-abstention = Carte abstention
election-override = Hors règle
election-override-note = Toute valeur est acceptée.
election-gauge = { $done ->
    [true] seuil atteint
   *[false] encore { $lacking }
}

## Les bureaux

election-clef-board = clef { $laid } / { $of } · signatures { $signed } / { $wanted }
election-finalist = au second tour
election-out = plus en lice
election-loses-turn = { $count ->
    [one] perd son prochain tour
   *[other] perd { $count } tours
}
election-line-card = { $card ->
    [suffrages] Suffrages
    [evenement-plus] Événement (+)
    [evenement-moins] Événement (−)
    [faux-ami] Faux ami
    [coup-fourre] Coup fourré
    [orateur] Orateur
    [boulet] Boulet
    [leche-bottes] Lèche-bottes
    [gage] Gage
   *[autre] Autre carte
}
election-no-cards = Aucune carte avec des voix.
election-candidate = Candidat
election-penalty = 5 cartes en main : passer un tour

## Privilèges et égalité

election-privileges = { $phase ->
    [third] { $name } a gagné le premier tour
   *[other] { $name } a gagné la première phase
}
election-no-faux-ami = Aucun faux ami sur ce bureau.
election-shed-faux-ami = Retirer le faux ami ({ $votes })
election-no-boulet = Le boulet n'est pas en jeu.
election-boulet-on = Le boulet est chez { $name }. Le déplacer chez :
election-sets-threshold = { $phase ->
    [third] Fixer le seuil du second tour
   *[other] Fixer le seuil du premier tour
}
election-hand-note = Une seule fois : défausser les cartes qui ne plaisent pas, en repiocher autant sans regarder.
election-again-note = Son tour continue.
election-tie-title = Égalité
election-tie-how = { $count ->
    [one] { $names } tirent des gages jusqu'à ce que quelqu'un échoue. Qui va au second tour ? Touchez un nom.
   *[other] { $names } tirent des gages jusqu'à ce que quelqu'un échoue. Qui va au second tour ? Touchez { $count } noms.
}

## Une carte en un geste

election-plus = +{ $votes }
election-attack = Attaquer
election-attack-whose = { $name } attaque qui ?
election-lay-other = Jouer une autre carte
election-lay-for = Jouée par { $name } · Changer
election-answer = { $answer } · Changer
election-without-votes = Aucune voix
election-votes-hint = Jusqu'à 999, le nombre est en millions : 2 donne 2 000 000.
election-override-card-note = Toutes les cartes sont proposées. La carte jouée sera signalée sur la feuille.
election-override-dare-note = Le défi est accepté. La feuille le signale.
election-remove = Retirer : { $card }
election-still-first = Encore aux candidatures : { $names }.
election-gauge-clef = assez de voix, cartes clef incomplètes

## Entre les deux tours

election-deal-title = Fin du premier tour
election-deal-desks = Au second tour : { $names }. Leurs bureaux restent, rangez les autres.
election-deal-hands = Remettez toutes les mains dans la pioche.
election-deal-shuffle = { $name } mélange toute la pioche et distribue { $hand } cartes à chacun.
election-deal-done = Cartes distribuées

## Corriger une élection gagnée

election-by-default = { $name } gagne faute de rival, sans avoir atteint le seuil. Quelqu'un d'autre va au second tour ? Touchez un nom.

## Le temps de la partie

election-session = Changer la durée
election-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
election-time-paused = { $time }, en pause
election-race-clef = { $laid } / { $of } cartes clef

## Les colonnes et les boutons du bas

election-goal = Seuil : { $votes } de voix
election-act-dare = Défi
election-act-other = Autre
election-act-discard = Défausser
election-finalists-title = En finale
election-millions-brief = { $minus ->
    [true] −{ $whole },{ $tenths }
   *[false] { $whole },{ $tenths }
}
