## Entre deux rounds

between-title = { $day ->
    [friday] Vendredi terminé
    [saturday] Samedi terminé
   *[sunday] Dimanche terminé
}
between-strap = { $day ->
    [friday] Avant vendredi
    [saturday] Avant samedi
   *[sunday] Avant dimanche
}
between-standing = Classement provisoire
between-dollars = { $dollars } $
between-sheet = Feuille de score
between-tidy = Rangement
between-lay-out = Ensuite, avant de commencer
between-place = Placez chaque nouvelle tribune sur la case étoile.
between-start = { $day ->
    [friday] Passer au vendredi
    [saturday] Passer au samedi
   *[sunday] Passer au dimanche
}
between-watching = Quelqu'un à la table doit lancer la suite.

tribunes-title = Choix des tribunes
tribunes-drawn = { $drawn ->
    [one] Piochez { $drawn } tribune.
   *[other] { $players ->
        [one] Piochez { $drawn } tribunes et gardez-en une.
       *[other] Piochez { $drawn } tribunes : le plus petit pion choisit d'abord.
    }
}
tribunes-take = Prendre
tribunes-taken = Prise
tribunes-first = choisit maintenant
tribunes-waits = attend
tribunes-has = a sa tribune
tribunes-has-tile = tribune { $tile }
tribunes-which = Laquelle ? (facultatif)
tribunes-unnoted = Sans numéro
tribunes-back = Annuler le choix
tribunes-close = Fermer
tribunes-waiting = Si vous voulez, notez aussi qui a pris quelle tribune. Reste à noter pour : { $names }.

reveal-choose = Révéler le classement place par place
reveal-choose-note = Sur tous les écrans, en commençant par la dernière place.
between-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
