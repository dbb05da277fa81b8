app-name = Le Companion
app-ok = Compris
go-home = Accueil
table-code = Table { $code }
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

join-who = Qui êtes-vous ?
join-several = Plusieurs places sur un même téléphone : c'est possible.
join-take = C'est moi
join-leave-seat = Rendre
join-yours = sur cet appareil
join-free = place libre
join-taken = { $count ->
    [one] déjà sur un appareil
   *[other] déjà sur { $count } appareils
}
join-new-name = Un autre nom
join-add = Ajouter
join-enter = { $count ->
    [one] À table
   *[other] À table, { $count } places
}
join-watch = Regarder seulement
join-no-table = Il n'y a pas (ou plus) de table { $code }. Demandez le code affiché, ou revenez à l'accueil.
