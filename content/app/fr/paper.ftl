### La Une à emporter : boutons, petites colonnes, ce qui empêche de la faire

paper-picture = La Une en image
paper-print = Imprimer la Une (PDF)
paper-large = Image A4
paper-title = La Une de la partie
paper-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
paper-ranking = Classement
paper-briefs = En bref
paper-out = faillite
paper-left = partie quittée
paper-margin = L'écart
paper-margin-text = { $first } compte { $gap } de plus que { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } et { $second } finissent à égalité : le départage décide.
   *[other] { $second } compte { $gap } de plus que { $first }, et ne gagne pas.
}
paper-row-of = { $row }, manche { $number }
paper-row-text = { $name } : { $figure }, devant { $other } ({ $second }).
paper-row-alone-text = { $name } : { $figure }.
paper-best-round = Le temps fort
paper-best-round-text = { $name } : { $points } ({ $round }).
paper-round = manche { $number }
paper-comeback = Le renversement
paper-comeback-text = { $led } mène au début, { $name } finit devant.
paper-average = La moyenne
paper-average-text = { $average } en moyenne à cette table, de { $least } à { $most }.
paper-duration = La durée
paper-duration-text = { $minutes ->
    [one] De { $from } à { $to } : { $minutes } minute.
   *[other] De { $from } à { $to } : { $minutes } minutes.
}
paper-foot = Composé à la table par Companion
paper-gone = Cette adresse n'est plus valable. Rouvrez le résultat de la partie et touchez encore le bouton.
paper-busy = Trop d'images à la fois. Rechargez cette page dans quelques secondes.
paper-slow = L'image n'était pas prête après { $seconds } s. La partie est intacte ; rechargez cette page pour réessayer.
paper-failed = L'image n'a pas pu être faite. La partie est intacte ; rechargez cette page pour réessayer.
paper-none-here = Cette machine ne peut pas faire d'images : il y manque le paquet « typst », qui n'existe pas pour les systèmes ARM 32 bits. La partie est intacte.
