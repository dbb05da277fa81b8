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
seat-there = { $presence ->
    [here] sur un autre appareil
    [asleep] sur un autre appareil, en veille
   *[gone] sur un autre appareil, parti
}
seat-here-too = { $count ->
    [one] sur cet appareil et un autre
   *[other] sur cet appareil et { $count } autres
}
seat-ask = Demander
seat-ask-again = Redemander
seat-waiting = L'hôte est prévenu : un oui, et la place est ici.
seat-withdraw = Tant pis
seat-refused = La réponse est non. Parlez-en à l'hôte, à table.
seat-asked = Un appareil demande la place de { $name }. Est-ce bien { $name } ?
seat-asked-yes = Oui, la donner
seat-move-question = { $name } joue sur un autre appareil. Jouer ici à la place ?
seat-move = Ici seulement
seat-share = Ici aussi
seat-free = Libérer la place de { $name }
seat-give = Donner la place de { $name } à un autre appareil
seat-give-to = { $name } joue sur :
join-new-name = Un autre nom
join-add = Ajouter
join-enter = { $count ->
    [one] À table
   *[other] À table, { $count } places
}
join-watch = Regarder seulement
join-this-machine = Cet ordinateur sert la table, mais ce navigateur n'est pas connu comme hôte : le code de l'hôte, affiché dans le terminal, lui rend ce rôle.
join-no-table = Il n'y a pas (ou plus) de table { $code }. Demandez le code affiché, ou revenez à l'accueil.
join-no-address = Cet ordinateur n'est dans aucun réseau : les téléphones ne peuvent pas le trouver. Rejoignez le Wi-Fi de la maison.
join-qr = QR code vers { $url }
join-scan = Scannez pour rejoindre
join-code-is = ou tapez l'adresse, code :
join-next-address = Autre adresse
join-network = { $kind ->
    [wifi] Par le Wi-Fi ({ $name }) : le téléphone doit être dans le même réseau.
    [cable] Par le câble réseau ({ $name }) : le téléphone doit être dans le même réseau.
   *[other] Par le réseau { $name } : le téléphone doit y être aussi.
}
roster-title = Autour de la table
roster-nobody = sur aucun appareil
roster-hold = Ici
roster-remove = Retirer { $name }
roster-remove-question = Retirer { $name } de la table ?
roster-remove-yes = Oui, retirer
roster-ready = prêt
ready-here = { $on ->
    [true] Prêt !
   *[false] Prêt ?
}
ready-who = { $count ->
    [0] Personne encore n'a dit « Prêt » (0 sur { $of }).
   *[other] Prêts : { $names } ({ $count } sur { $of }).
}
ready-start-question = C'est d'habitude l'hôte qui lance. Lancer maintenant, pour toute la table ?
ready-start-yes = Oui, lancer
home-new = Nouvelle partie
setup-open = Ouvrir la table
seat-held = { $where ->
    [host] sur l'appareil de l'hôte
    [shared] sur le même appareil que { $names }
   *[own] sur son propre appareil
}{ $presence ->
    [here] {""}
    [asleep] , en veille
   *[gone] , absent
}
seat-give-short = Changer d'appareil
seat-free-short = Libérer la place
menu-leave-short = Quitter la partie
