app-name = Companion
app-ok = Compris
go-home = Accueil
table-code = Table { $code }
players-count = { $count ->
    [0] aucun joueur
    [one] { $count } joueur
   *[other] { $count } joueurs
}

join-who = Qui êtes-vous ?
join-several = On peut jouer à plusieurs sur un même téléphone.
join-take = C'est moi
join-leave-seat = Libérer la place
join-yours = sur cet appareil
join-free = place libre
seat-there = { $presence ->
    [here] sur un autre appareil
    [asleep] sur un autre appareil, en veille
   *[gone] sur un autre appareil, déconnecté
}
seat-here-too = { $count ->
    [one] sur cet appareil et un autre
   *[other] sur cet appareil et { $count } autres
}
seat-ask = Demander
seat-ask-again = Redemander
seat-waiting = Demande envoyée. Dès que l'hôte dit oui, cette place passe sur cet appareil.
seat-withdraw = Annuler la demande
seat-refused = L'hôte a dit non. Parlez-en entre vous.
seat-asked = Un appareil demande la place de { $name }. Est-ce bien { $name } ?
seat-asked-yes = Oui, donner la place
seat-move-question = { $name } joue sur un autre appareil. Jouer ici ?
seat-move = Seulement ici
seat-share = Sur les deux
seat-free = Libérer la place de { $name }
seat-give = Donner la place de { $name } à un autre appareil
seat-give-to = { $name } joue sur :
join-new-name = Un autre nom
join-add = Ajouter
join-enter = { $count ->
    [one] Rejoindre la table
   *[other] Rejoindre avec { $count } places
}
join-watch = Regarder seulement
join-this-machine = Pour mener la table depuis ce navigateur, tapez le code de l'hôte. Il est affiché sur cet ordinateur, dans la fenêtre où Companion a été lancé.
join-no-table = La table { $code } n'existe pas, ou n'existe plus. Vérifiez le code affiché, ou revenez à l'accueil.
join-no-address = Cet ordinateur n'est connecté à aucun réseau : les téléphones ne peuvent pas le joindre. Connectez-le au Wi-Fi.
join-qr = QR code vers { $url }
join-scan = Scannez pour rejoindre
join-code-is = Code de la table :
join-next-address = Autre adresse
join-network = { $kind ->
    [wifi] Le téléphone doit être sur le même Wi-Fi ({ $name }).
    [cable] Le téléphone doit être sur le même réseau que cet ordinateur, relié par câble ({ $name }).
   *[other] Le téléphone doit être sur le même réseau que cet ordinateur ({ $name }).
}
roster-title = Autour de la table
roster-nobody = pas encore d'appareil
roster-hold = Jouer ici
roster-remove = Retirer { $name }
roster-remove-question = Retirer { $name } de la table ?
roster-remove-yes = Oui, retirer
roster-ready = c'est bon
ready-here = { $on ->
    [true] C'est bon pour vous
   *[false] C'est bon !
}
ready-who = { $count ->
    [0] Aucun appareil n'est encore prêt ({ $ready } sur { $of }).
   *[other] C'est bon pour { $names } ({ $ready ->
        [one] { $ready } appareil sur { $of }
       *[other] { $ready } appareils sur { $of }
    }).
}
ready-start-question = En général, c'est l'hôte qui lance. Lancer maintenant pour toute la table ?
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
   *[gone] , déconnecté
}
seat-give-short = Changer d'appareil
seat-free-short = Libérer la place
menu-leave-short = Quitter la partie
join-type = ou tapez cette adresse :
seat-assign = Attribuer un appareil à { $name }
seat-assign-short = Lui attribuer un appareil
menu-remove = Retirer { $name } de la partie
menu-remove-short = Retirer de la partie
seat-fetch = Reprendre ici
home-opened = ouverte { $when }

pocket-seats = Places
pocket-open-app = Ouvrir l'application
pocket-all-in-app = Tout le reste : dans l'application
pocket-set-clock = Régler le chrono dans l'application
pocket-add-player = Votre nom n'y est pas ? Ajoutez-le dans l'application
pocket-other-game = Cette version allégée ne suit pas ce jeu : pour lui, ouvrez l'application.
pocket-bell = Sonner sur ce téléphone
pocket-silent = Ne plus sonner sur ce téléphone
pocket-link =
    Vieux téléphone ? Version allégée :
    { $url }
pocket-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pocket-result = La partie est finie
