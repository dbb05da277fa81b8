## Profil d'un joueur et statistiques, pour tous les jeux

profile-strap = Joueur
profile-back = Tous les joueurs
profile-nobody = Ce joueur n'existe pas ici : le profil a été supprimé, ou l'adresse est fausse.
profile-wins = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
profile-inkwell = Écritoire
profile-blots = { $count ->
    [0] Aucune tache d'encre pour l'instant
    [one] { $count } tache d'encre
   *[other] { $count } taches d'encre
}
profile-of = { $count } sur { $of }
profile-statistics = Statistiques
profile-edit = Nom, symbole, couleur
profile-edit-note = Modifier ce qui se voit à la table
profile-merge = Réunir deux profils
profile-merged = { $count ->
    [one] { $count } autre profil compte aussi
   *[other] { $count } autres profils comptent aussi
}
profile-merge-note = Si deux profils sont ceux de la même personne, leurs parties et leurs succès comptent ensemble. Les parties déjà jouées gardent leurs noms, et vous pourrez séparer les profils.
profile-merge-nobody = Il n'y a pas d'autre profil.
profile-merge-question = { $other } et { $name } sont la même personne ? Tout comptera pour { $name }.
profile-merge-yes = Oui, réunir
profile-split = Séparer le profil de { $name }
profile-export = Exporter ce joueur (fichier)
profile-tick-note = Touchez une ligne pour cocher à la main ce que la feuille ne montre pas, ou pour revoir la partie.
profile-earned = obtenu : { $when }
profile-by-hand = coché à la main
profile-incomplete = incomplet
profile-tier = { $tier ->
    [0] aucun seuil atteint
    [one] { $tier } seuil atteint
   *[other] { $tier } seuils atteints
}
item-number = n° { $number }

standings-strap = Tableau des succès
standings-empty = Personne n'a encore joué à ce jeu : le tableau se remplit à la fin des parties.
standings-everybody = Par joueur
standings-blots = { $count ->
    [0] aucune tache d'encre
    [one] { $count } tache d'encre
   *[other] { $count } taches d'encre
}
standings-count = { $count } en tout
standings-nobody = personne pour l'instant

people-standings = Tableau des succès
people-import = Importer un joueur (fichier)
people-forget-seated = { $name } joue à la table { $code }. Fermez d'abord cette table : rien ne sera perdu.
file-too-large = Ce fichier est trop gros : { $megabytes } Mo au plus.
file-sending = Envoi du fichier : { $percent } %
file-checking = Vérification du fichier…
file-taking = Import : { $percent } %
file-not-sent = Le fichier n'est pas arrivé. Vérifiez le Wi-Fi, puis choisissez-le de nouveau.
file-busy = D'autres fichiers arrivent déjà : réessayez dans un instant.
import-refused = Rien n'a été importé. { $where } : { $why }
import-done = { $people ->
    [0] { "" }
    [one] Profil importé : { $names }.{" "}
   *[other] Profils importés : { $names }.{" "}
}{ $games ->
    [0] Aucune nouvelle partie.
    [one] { $games } nouvelle partie.
   *[other] { $games } nouvelles parties.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } partie était déjà là.
   *[other] {" "}{ $known } parties étaient déjà là.
}{ $differing ->
    [0] { "" }
    [one] {" "}{ $differing } partie a ici un autre contenu et reste telle quelle.
   *[other] {" "}{ $differing } parties ont ici un autre contenu et restent telles quelles.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Deux joueurs s'appellent maintenant { $namesakes }. Si c'est la même personne, réunissez-les sur la page du joueur.
}

stats-strap = Statistiques
stats-back = Retour
stats-back-profile = Retour au joueur
stats-everybody = Tout le monde
stats-empty = Aucune partie terminée pour l'instant. Les chiffres arrivent après la première.
stats-all-modes = Tous les modes
stats-wins = Victoires : { $count } sur { $of } ({ $percent } %)
stats-wins-note = Barre pleine : parties gagnées ; derrière : parties jouées.
stats-average = Points : { $average } en moyenne, { $best } au mieux
stats-recent-title = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
stats-recent = De la plus ancienne à la dernière : { $points }
stats-table-note = { $low ->
    [true] En gras : la moyenne ; dessous : le temps le plus court.
   *[other] En gras : la moyenne ; dessous : le meilleur résultat.
}
stats-cell = { $column } { $average }, au mieux { $best }
stats-row = { $row } : { $cells }
stats-count = { $count } sur { $of }
stats-points = Points
stats-points-row = points
stats-one-game = une partie
stats-cells = { $before } ; { $following }
blots-from = Une tache d'encre pour chaque ligne obtenue dans : { $names }.
stats-line = { $low ->
    [true] { $column } : { $average } en moyenne, { $best } au plus court
   *[false] { $column } : { $average } en moyenne, { $best } au mieux
}
