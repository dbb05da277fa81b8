## Accueil, nouvelle partie, historique, joueurs, réglages, menu de la table

loading = Un instant…
some-names = { $names }
ask-no = Non

home-strap = À vous la Une
home-resume = Reprendre
home-see-result = Voir le résultat
home-again = Rejouer
home-join = Rejoindre
home-history = Historique
home-players = Joueurs
home-settings = Réglages
home-nobody-yet = Personne à cette table pour l'instant.
home-put-away = Fermer la table
home-put-away-question = Fermer la table ? La partie n'est pas finie : elle reste dans l'historique, où vous pourrez la reprendre.
home-put-away-new = Fermer la table ? La partie n'a pas commencé.
home-put-away-over = Fermer la table ? La partie reste dans l'historique.
home-put-away-yes = Oui, fermer

when-unknown = sans date
when-today = aujourd'hui à { $time }
when-yesterday = hier à { $time }
when-date = { $date }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = plus d'un jour

setup-strap = Nouvelle partie
setup-who = Qui joue ?
setup-how = Détails
setup-game = Jeu
setup-mode = Mode
setup-change = Changer
setup-fold = Replier
setup-last-time = Comme la dernière fois : { $settings }
setup-order = Dans le sens horaire autour de la table. Touchez un nom pour changer sa couleur ou son symbole.
setup-order-teams = Les équipes se forment dans cet ordre : les deux premiers noms, les deux suivants… Changez-le avec les flèches.
setup-name = Nom
setup-known = Joueurs connus
setup-more = { $count ->
    [one] Afficher { $count } nom de plus
   *[other] Afficher { $count } noms de plus
}
setup-new = première partie ici
setup-most = { $most ->
    [one] Ce mode se joue seul : gardez un seul nom, ou changez de mode.
   *[other] Ce mode se joue à { $most } au plus : retirez { $more ->
        [one] { $more } nom
       *[other] { $more } noms
    }, ou changez de mode.
}
setup-name-over = { $most ->
    [one] « { $name } » est encore dans le champ du nom, et ce mode se joue seul. Effacez ce nom, ou retirez quelqu'un.
   *[other] « { $name } » est encore dans le champ du nom, et ce mode se joue à { $most } au plus. Effacez ce nom, ou retirez quelqu'un.
}
setup-team = équipe { $number } · { $role }
setup-twin = même nom : symbole { $symbol }
setup-stranger = Une autre personne du même nom : { $name }
setup-fewest = { $fewest ->
    [one] Il manque quelqu'un. On peut aussi s'ajouter depuis son téléphone.
   *[other] Il faut au moins { $fewest } joueurs. Les autres peuvent s'ajouter depuis leur téléphone.
}
look-symbol = Symbole
look-colour = Couleur
symbol-name = { $symbol ->
    [triangle] triangle
    [diamond] losange plein
    [rhombus] losange vide
    [star_outline] étoile vide
    [star] étoile pleine
   *[square] carré
}
colour-name = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [purple] violet
    [amber] ambre
   *[brown] brun
}

join-known = Joueurs connus :
club-title = Le code du club, une fois
club-note = Ici, il faut le code du club pour ouvrir une table et voir l'historique et les joueurs. Cet appareil s'en souviendra. Pour rejoindre une table, son code suffit.
club-code = Code du club
club-go = Entrer
join-type-title = Quelle table ?
join-type-note = Le code à six caractères est affiché sur l'écran de la table, à côté du QR code.
join-code = Code
join-go = Rejoindre
join-code-empty = Tapez le code de la table : six caractères, affichés à côté du QR code.
join-try-again = Réessayer
join-put-away = Cette table vient d'être fermée. Sa partie est dans l'historique.

history-strap = Historique
history-empty = Aucune partie pour l'instant. Vous les retrouverez ici.
history-more = Parties plus anciennes
history-back = Toutes les parties
history-unfinished = Partie inachevée
history-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
history-goal-met = Objectif atteint
history-no-winner = Personne ne gagne
history-points = { $name } { $points }
history-correct = Corriger
history-delete = Supprimer
history-delete-question = Supprimer cette partie de l'historique ? Les succès obtenus seulement dans cette partie seront retirés.
history-delete-yes = Oui, supprimer
history-deleted = La partie de { $names } est supprimée.
history-delete-undo = Annuler la suppression
history-still-open = Cette partie est encore ouverte à la table { $code }. Fermez d'abord cette table.
history-reopened = La partie est rouverte. Chaque correction est enregistrée aussitôt ; fermez la table quand vous avez fini.
history-unknown-game = Cette version de Companion ne connaît pas le jeu « { $game } » et ne peut pas montrer cette partie.
unfinished-how = Cette table a été fermée avant la fin de la partie. La partie reprend là où elle en était, chrono arrêté.
unfinished-take-up = Reprendre la partie
unfinished-delete-question = Supprimer cette partie de l'historique ? Vous ne pourrez plus la reprendre.
unfinished-deleted = La partie est supprimée.

people-strap = Joueurs
people-empty = Aucun joueur pour l'instant. Les noms sont gardés après la première partie.
people-games = { $count ->
    [0] aucune partie finie
    [one] { $count } partie
   *[other] { $count } parties
}
people-new-name = Nouveau nom
people-rename = Renommer
people-look-note = Couleur et symbole proposés à la prochaine partie, s'ils sont libres.
people-forget = Supprimer ce joueur
people-forget-question = Supprimer { $name } ? Le nom et les succès cochés à la main sont effacés ; les parties jouées restent dans l'historique.
people-forget-yes = Oui, supprimer

say-clock = { $mark ->
    [minute] Encore une minute.
    [half] Encore trente secondes.
    [ten] Encore dix secondes.
   *[end] Temps écoulé.
}
say-print = Tirage de { $name }.

settings-strap = Réglages
settings-this-device = cet appareil
settings-note = Ces réglages ne valent que pour cet appareil. Chaque appareil a les siens.
settings-to-table = Retour à la partie
settings-language = Langue
settings-theme = Thème
settings-theme-is = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}
text-larger = Texte à { $percent } %
settings-text = Taille du texte
settings-text-is = { $percent } %
settings-sound = Son
settings-sound-note = Un seul appareil suffit : par défaut, celui qui a ouvert la table.
settings-sound-is = { $sound ->
    [on] Oui
    [off] Non
   *[auto] Auto
}
settings-bell-is = { $bell ->
    [gong] Gong
    [beep] Bip
   *[bell] Cloche
}
settings-volume-is = { $volume ->
    [soft] Faible
    [middle] Moyen
   *[loud] Fort
}
settings-try = Essayer le son
settings-try-note = Vous n'entendez rien ? Montez le volume de l'appareil ; sur iPhone, désactivez le mode silencieux.
bell-touch = Touchez l'écran une fois pour activer la sonnerie.
bell-none = Ce navigateur ne peut pas sonner. Choisissez un autre appareil : Réglages › Son › Oui.
screen-off = { $told ->
    [refused] Ce navigateur laisse l'écran s'éteindre. Pour ce soir, choisissez un délai de mise en veille plus long dans les réglages de l'appareil.
   *[hoped] L'écran s'éteint en pleine partie ? Sur iPhone : Réglages › Luminosité et affichage › Verrouillage auto. › Jamais.
}
settings-vibration = Vibration
settings-vibration-note = À 1:00, à 0:10 et à la fin, si quelqu'un joue sur cet appareil.
settings-mirrored = Boutons à gauche
settings-mirrored-note = Pendant un round, les boutons sont sous le pouce gauche.
settings-upright = Remettre les panneaux à l'endroit
settings-flash = Éclair rouge
settings-flash-note = L'écran devient rouge une fois, quand le temps est écoulé.

menu-open = Menu de la table
menu-strap = Menu
menu-close = Retour à la partie
menu-invite = Agrandir le QR code
menu-take-here = Jouer ici
menu-left = { $count ->
    [one] A quitté la partie : { $names }
   *[other] Ont quitté la partie : { $names }
}
menu-leave = { $name } s'en va
menu-leave-before = { $name } s'en va ? La partie n'a pas commencé : sa place est supprimée.
menu-leave-question = { $name } s'en va ? Les points déjà comptés restent, mais { $name } n'est plus au classement. Vous pourrez annuler.
menu-leave-yes = Oui
rulings-title = Règles à trancher
menu-rulings-note = Ce que votre table décide quand le livret ne dit rien.
rights-title = Droits
rights-are = { $locked ->
    [true] Verrouillés : chaque joueur n'agit que pour sa place.
   *[false] Ouverts : chaque joueur peut tout faire.
}
rights-open = Chaque joueur peut tout faire.
rights-locked = Chaque joueur n'annonce et ne saisit que pour sa place. L'hôte et le secrétaire font le reste.
rights-note = Les droits sont verrouillés : c'est à l'hôte ou au secrétaire de le faire.
rights-lock = Verrouiller les droits
rights-lock-note = Chaque joueur n'annonce et ne saisit que pour sa place. Vous et le secrétaire gardez le reste : pause, annulations, ordre, saisie pour les autres.
rights-keeper = Secrétaire
rights-keeper-note = Choisissez un appareil : il pourra tout faire comme le vôtre, sauf changer les droits. Touchez-le à nouveau pour lui retirer ce rôle.
rights-hand-over = Transmettre le rôle d'hôte
rights-hand-over-note = L'appareil choisi devient l'hôte. Pour reprendre ce rôle, il vous faudra le code affiché dans le terminal, sur l'ordinateur où tourne Companion.
rights-hand-over-question = Transmettre à { $to } ?
rights-hand-over-yes = Oui, transmettre
rights-alone = Aucun autre appareil n'est à cette table. Dès qu'il y en a un, vous pouvez choisir un secrétaire ou un autre hôte.
rights-host-is = Hôte : { $device }.
rights-keeper-is = Secrétaire : { $device }.
rights-keeper-here = Secrétaire : cet appareil.
rights-code-note = Pour devenir l'hôte sur cet appareil, tapez le code affiché dans le terminal, sur l'ordinateur où tourne Companion.
rights-code = Code de l'hôte
rights-code-go = Devenir l'hôte
device-of = l'appareil de { $names }
device-host = l'appareil de l'hôte
device-watching = l'appareil spectateur { $number }
menu-settings = Réglages de cet appareil
rights-host-no-seat = Hôte : un appareil sans joueur.
menu-leave-ends = { $count ->
    [one] La partie se termine alors aussitôt : { $names } gagne.
   *[other] La partie se termine alors aussitôt : { $names } gagnent.
}
settings-bell = Quelle sonnerie ?
settings-volume = Volume

### L'historique : chercher et filtrer

history-search = Chercher un nom ou un jeu
history-filters = Filtrer
history-clear = Tout montrer
history-all = Tous
history-by-game = Jeu
history-by-mode = Mode
history-by-person = Joueur
history-by-month = Mois
history-none-found = Aucune partie ne correspond.
history-gap = { $gap ->
    [0] À égalité avec { $name }, gagne au départage
   *[other] { $more } de plus que { $name }
}
history-bankrupt = { $count ->
    [one] { $names } fait faillite
   *[other] { $names } font faillite
}
history-by-year = Année
