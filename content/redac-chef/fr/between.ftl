## Entre deux rounds

between-title = { $day ->
    [friday] Vendredi est compté
    [saturday] Samedi est compté
   *[sunday] Dimanche est compté
}
between-strap = { $day ->
    [friday] Avant vendredi
    [saturday] Avant samedi
   *[sunday] Avant dimanche
}
between-standing = Jusqu'ici
between-dollars = { $dollars } $
between-sheet = La feuille
between-tidy = À ranger
between-lay-out = Puis, avant de commencer
between-place = Posez chaque nouvelle tribune sur la case étoile.
between-start = { $day ->
    [friday] Au vendredi !
    [saturday] Au samedi !
   *[sunday] Au dimanche !
}
between-watching = La suite commence quand quelqu'un de la table la lance.

tribunes-title = Choix des tribunes
tribunes-drawn = { $players ->
    [one] Piochez { $drawn } tribunes, gardez-en une.
   *[other] Piochez { $drawn } tribunes : le plus petit pion choisit d'abord.
}
tribunes-take = Prendre
tribunes-taken = Prise
tribunes-first = choisit maintenant
tribunes-waits = attend
tribunes-has = a sa tribune
tribunes-has-tile = tribune { $tile }
tribunes-which = Laquelle ? On peut aussi ne pas le noter.
tribunes-unnoted = Sans numéro
tribunes-back = Rendre
tribunes-close = Fermer
tribunes-waiting = { $count ->
    [one] Pas encore noté : { $names }. Ce n'est pas obligatoire.
   *[other] Pas encore noté : { $names }. Ce n'est pas obligatoire.
}

reveal-choose = Dévoiler la fin place par place
reveal-choose-note = Sur tous les écrans, la dernière place d'abord.
