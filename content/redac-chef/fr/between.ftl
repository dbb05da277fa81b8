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
between-dollars = { $dollars } $
between-sheet = La feuille
between-tidy = À ranger
between-lay-out = Puis, avant de commencer
between-place = Posez chaque nouvelle tribune sur la case étoile.
between-start = { $day ->
    [friday] Au vendredi !
    [saturday] Au samedi !
   *[sunday] Au dimanche !
}
between-watching = La suite commence quand quelqu'un de la table la lance.

tribunes-title = Choix des tribunes
tribunes-drawn = { $players ->
    [one] Piochez { $drawn } tribunes, gardez-en une.
   *[other] Piochez { $drawn } tribunes : le plus petit pion choisit d'abord.
}
tribunes-take = Prendre
tribunes-taken = Prise
tribunes-first = choisit maintenant
tribunes-waits = attend
tribunes-has = a sa tribune
tribunes-has-tile = tribune { $tile }
tribunes-has-named = tribune { $tile }, « { $name } »
tribunes-which = Laquelle ? On peut aussi ne pas le noter.
tribunes-unnoted = Sans numéro
tribunes-back = Rendre
tribunes-close = Fermer
tribunes-waiting = { $count ->
    [one] Pas encore noté : { $names }. Ce n'est pas obligatoire.
   *[other] Pas encore noté : { $names }. Ce n'est pas obligatoire.
}
tribunes-scenario = Scénario n° { $scenario } : tout le monde joue avec la tribune { $tile }.
tribunes-scenario-named = Scénario n° { $scenario } : tout le monde joue avec la tribune { $tile }, « { $name } ».

reveal-choose = Dévoiler la fin place par place
reveal-choose-note = Sur tous les écrans, la dernière place d'abord.

## Précisions sur les tribunes, par leur numéro

tribune-name-D1 = Collections estimées
tribune-name-D4 = Leçons d'équilibre
tribune-name-D5 = Photos sponsorisées
tribune-name-2A = Développement d'exposition
tribune-name-3A = Numéro de cirque
tribune-name-3B = Cirque itinérant
tribune-name-4A = Recherche de place
tribune-name-6B = Fin d'opération
tribune-name-8B = Astuces de tri
tribune-name-9A = Échec littéraire
tribune-name-10A = Effervescence électorale
tribune-note-D4 = On compte des paires de tuiles, un article réjouissant et un article triste, pas des visages ; leur distance à la pliure ne joue pas.
tribune-note-D5 = Une photo compte une seule fois, quel que soit le nombre de pubs qui la touchent.
tribune-note-3A = Au comptage, elle vaut une photo de la couleur de votre choix, pour chaque article voisin de cette couleur. Le reste du temps, c'est une tribune comme une autre.
tribune-note-3B = Elle aussi reste dans la zone du jour.
tribune-note-4A = Une surface carrée est aussi un rectangle : elle ne compte pas.
tribune-note-8B = Rien ne se pose sur la Une tant que vous êtes en reportage.
tribune-note-10A = En montage, retournez autant de tuiles que vous voulez, puis prenez-en jusqu'à 2 de plus.

## Précisions sur les Flash info, par jour et numéro

flash-note-general = La carte vaut pour ce round. Un bonus s'écrit dans sa ligne ; qui enfreint la carte retourne des tuiles jusqu'à ce qu'elle soit respectée ; une tuile à cheval sur la pliure est des deux côtés.
flash-name-friday-1 = Un peu de tenue !
flash-name-friday-12 = Appuyez-vous sur vos acquis !
flash-name-saturday-2 = La qualité prime sur la quantité !
flash-name-saturday-3 = La quantité prime sur la qualité !
flash-name-sunday-10 = Ça mérite une place de choix !
flash-name-sunday-12 = La moindre place compte !
flash-note-friday-1 = Au-dessus ou au-dessous de la pliure, tout va ; une tuile à cheval dessus est retournée.
flash-note-friday-12 = Toutes les tuiles d'un seul tenant ; celles qui ne sont pas reliées à la tribune sont retournées. Une tuile face cachée peut faire le lien.
flash-note-saturday-2 = Les tuiles face cachée comptent aussi.
flash-note-saturday-3 = Les tuiles face cachée comptent aussi.
flash-note-sunday-10 = Une tribune qui touche un bord de la page est décalée jusqu'à ne plus en toucher ; s'il le faut, des tuiles retournent sur le Bureau.
flash-note-sunday-12 = Une surface libre qui passe la pliure compte toutes ses cases ; les points de surface libre restent ceux de d'habitude.
