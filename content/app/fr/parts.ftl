## Ce que les jeux de l'étagère ont en commun à la table

logged-begin = Commencer la partie
logged-watching = La partie commence quand quelqu'un à la table le dit.
logged-lay-out = Mise en place
logged-correct = Corriger la partie
where-logged = { $state ->
    [ready] on s'installe
    [begun] en cours
   *[over] terminée
}
own-games = Les jeux de la maison
own-games-note = Seuls les jeux cochés sont proposés. Les parties déjà jouées restent dans l'historique.
options-printed = À saisir d'après votre boîte
options-printed-note = Seules les cartes le disent. Saisi une fois, c'est gardé pour la prochaine partie.
options-names-none = Rien encore : cela se saisit pendant la partie.
options-none = Rien à régler dans ce jeu.

length-other = Autre durée
length-own = Minutes et secondes
length-set = Régler sur { $time }
length-set-none = Régler
length-wrong = Tapez une durée entre { $least } et { $most }, par exemple 3:45.

turn-first = Qui commence ?
turn-of = C'est le tour de
turn-next = Suivant
turn-whose = À qui de jouer ?
counter-less = { $what } : un de moins
counter-more = { $what } : un de plus
amount-ok = OK
secret-mine = À moi de choisir
secret-pass = Passer l'appareil à { $name }
secret-elsewhere = Le faire ici quand même
secret-waits = choisit en secret
secret-done = choisi
countdown-over = Temps écoulé
countdown-pause = Pause
countdown-resume = Reprendre
countdown-away = Ranger le chrono
log-title = Journal de la partie
log-empty = Rien encore.
log-undone = Annulé : { $what }

refused-not-begun = La partie n'a pas encore commencé : lancez-la d'abord.
refused-gone = { $name } est parti et ne joue plus ; annulez son départ si c'était une erreur.
logged-gone = { $name } est parti pendant la partie ; ses points restent sur la feuille mais ne comptent plus au classement.
refused-turn-elsewhere = Ce tour est déjà passé : regardez à qui c'est.
refused-turn-out = Ce joueur passe la manche : ce n'est pas son tour.
undo-game-begun = le début de la partie
undo-turn-passed = le tour passé de { $name }
undo-turn-given = le tour donné à { $name }
undo-turns-lost = le tour perdu de { $name }
undo-sat-out = la mise à l'écart de { $name }
undo-direction-set = le sens du jeu
undo-counter-set = { $whose ->
    [seat] { $what } de { $name }
   *[table] { $what }
}
undo-item-ticked = { $whose ->
    [seat] { $what } de { $name }
   *[table] { $what }
}
undo-secret-entered = le choix secret de { $name }
undo-secrets-cleared = la fin du choix secret
undo-countdown-cleared = le chrono rangé
news-total = { $name } : { $before } devient { $after }
