## Ce que les jeux de l'étagère ont en commun à la table

logged-begin = Commencer la partie
logged-watching = La partie commence dès que quelqu'un la lance à la table.
logged-lay-out = Mise en place
logged-correct = Corriger la partie
where-logged = { $state ->
    [ready] mise en place
    [begun] en cours
   *[over] terminée
}
own-games = Quels jeux avez-vous ?
own-games-note = Seuls les jeux cochés sont proposés. Les parties déjà jouées restent dans l'historique.
options-printed = À saisir d'après votre boîte
options-printed-note = Ces valeurs ne sont imprimées que sur les cartes. Saisies une fois, elles sont gardées pour les parties suivantes.
options-names-none = Rien pour l'instant : à saisir en cours de partie.
options-none = Rien à régler dans ce jeu.

length-other = Autre durée
length-own = Minutes et secondes
length-set = Régler sur { $time }
length-set-none = Régler
length-wrong = Tapez une durée entre { $least } et { $most }, par exemple 3:45.

turn-first = Qui commence ?
turn-of = C'est à
turn-next = Tour suivant
turn-whose = À qui de jouer ?
counter-less = { $what } : un de moins
counter-more = { $what } : un de plus
amount-ok = Valider
secret-mine = Faire mon choix
secret-pass = Passer l'appareil à { $name }
secret-elsewhere = Choisir ici quand même
secret-waits = choisit en secret
secret-done = choix fait
countdown-over = Temps écoulé
countdown-pause = Pause
countdown-resume = Reprendre
countdown-away = Retirer le chrono
log-title = Journal de la partie
log-empty = Rien pour l'instant.
log-undone = Annulé : { $what }

refused-not-begun = La partie n'a pas encore commencé : lancez-la d'abord.
refused-gone = { $name } ne joue plus. Si c'est une erreur, annulez son départ.
logged-gone = { $name } a quitté la partie : ses points restent sur la feuille, mais ne comptent pas au classement.
refused-turn-elsewhere = Ce tour est déjà passé : vérifiez à qui c'est de jouer.
refused-turn-out = Cette personne ne joue pas cette manche : elle n'a pas de tour.
undo-game-begun = début de la partie
undo-turn-passed = fin du tour de { $name }
undo-turn-given = tour passé à { $name }
undo-turns-lost = tour perdu par { $name }
undo-sat-out = manche sans { $name }
undo-direction-set = sens du jeu
undo-counter-set = { $whose ->
    [seat] { $what } de { $name }
   *[table] { $what }
}
undo-item-ticked = { $whose ->
    [seat] { $what } de { $name }
   *[table] { $what }
}
undo-secret-entered = choix secret de { $name }
undo-secrets-cleared = fin du choix secret
undo-countdown-cleared = retrait du chrono
news-total = { $name } : { $before } devient { $after }
finale-title = Fin de la partie
finale-skip = Voir le résultat
logged-back-to-result = Retour au résultat
logged-is-over = La partie est terminée. Ce que vous changez ici change le résultat.
