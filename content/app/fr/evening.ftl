## Accueil, nouvelle partie, historique, joueurs, réglages, menu de la table

loading = Un instant…
some-names = { $names }
ask-no = Non

home-strap = À vous la Une
home-resume = Reprendre
home-see-result = Voir le résultat
home-again = Revanche
home-join = Rejoindre
home-history = Historique
home-players = Joueurs
home-settings = Réglages
home-nobody-yet = Personne encore à cette table.
home-put-away = Ranger la table
home-put-away-question = Ranger la table ? La partie n'est pas finie : elle reste dans l'historique, où on peut la reprendre.
home-put-away-new = Ranger la table ? La partie n'a pas commencé.
home-put-away-over = Ranger la table ? La partie reste dans l'historique.
home-put-away-yes = Oui, ranger

when-unknown = sans date
when-today = aujourd'hui, { $time }
when-yesterday = hier, { $time }
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
setup-order = Dans l'ordre de la table. Touchez un nom pour changer sa couleur ou son symbole.
setup-order-teams = Les équipes se forment dans l'ordre : les deux premiers, les deux suivants… Les flèches le changent.
setup-name = Nom
setup-known = Déjà venus
setup-more = { $count ->
    [one] Encore { $count }
   *[other] Encore { $count }
}
setup-new = première partie ici
setup-most = Ce mode se joue à { $most } au plus : retirez-en { $more }, ou choisissez un autre mode.
setup-name-over = « { $name } » est encore dans le champ du nom, et ce mode se joue à { $most } au plus : effacez ce nom, ou retirez quelqu'un.
setup-team = équipe { $number } · { $role }
setup-twin = même nom : le symbole les distingue ({ $symbol })
setup-stranger = Ce n'est pas la même personne : un autre joueur nommé { $name }
setup-fewest = Il faudra au moins { $fewest } joueurs ; les autres peuvent encore s'ajouter avec leur téléphone.
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

join-known = Déjà venus :
join-type-title = Quelle table ?
join-type-note = Le code de six signes est affiché à l'écran de la table, à côté du QR code.
join-code = Code
join-go = Rejoindre
join-code-empty = Tapez le code de la table : six signes, affichés à côté du QR code.
join-try-again = Réessayer
join-put-away = Cette table vient d'être rangée. Sa partie est dans l'historique.

history-strap = Historique
history-empty = Aucune partie terminée pour l'instant : la première sera ici.
history-more = Parties plus anciennes
history-back = Toutes les parties
history-unfinished = Partie inachevée
history-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
history-goal-met = Objectif atteint
history-no-winner = Sans vainqueur
history-points = { $name } { $points }
history-correct = Corriger
history-delete = Supprimer
history-delete-question = Supprimer cette partie de l'historique ? Ce qu'elle seule a fait gagner aux joueurs part avec elle.
history-delete-yes = Oui, supprimer
history-deleted = La partie de { $names } est supprimée.
history-delete-undo = Annuler : remettre la partie
history-still-open = Cette partie est encore ouverte à la table { $code } : rangez d'abord cette table.
history-reopened = La partie est rouverte telle qu'elle était. Chaque correction est enregistrée aussitôt ; rangez la table quand c'est fait.
history-unknown-game = Ce Companion ne connaît pas le jeu « { $game } » : il ne peut pas montrer cette partie.
unfinished-how = Cette partie a été rangée avant la fin. Elle reprend là où elle en était, chrono arrêté.
unfinished-take-up = Reprendre la partie
unfinished-delete-question = Supprimer cette partie de l'historique ? On ne pourra plus la reprendre.
unfinished-deleted = La partie est supprimée.

people-strap = Joueurs
people-empty = Personne n'est encore connu ici : les noms restent après la première partie.
people-games = { $count ->
    [0] aucune partie finie
    [one] { $count } partie
   *[other] { $count } parties
}
people-new-name = Nouveau nom
people-rename = Renommer
people-look-note = Proposés d'office à la prochaine partie, si personne d'autre ne les a pris.
people-forget = Oublier ce joueur
people-forget-question = Oublier { $name } ? Son nom et ses succès cochés partent ; les parties jouées restent dans l'historique.
people-forget-yes = Oui, oublier

say-clock = { $mark ->
    [minute] Encore une minute.
    [half] Encore trente secondes.
    [ten] Encore dix secondes.
   *[end] Terminé.
}
say-print = Tirage de { $name }.

settings-strap = Réglages
settings-this-device = cet appareil
settings-note = Ces réglages ne valent que pour cet appareil. Chacun a les siens.
settings-to-table = Retour à la table
settings-language = Langue
settings-theme = Papier
settings-theme-is = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}
text-larger = Texte à { $percent } %
settings-text = Taille du texte
settings-text-is = { $percent } %
settings-sound = Son
settings-sound-note = Un seul appareil suffit : d'habitude celui qui a ouvert la table.
settings-sound-is = { $sound ->
    [on] Oui
    [off] Non
   *[auto] D'habitude
}
settings-bell-is = { $bell ->
    [gong] Gong
    [beep] Bip
   *[bell] Cloche
}
settings-volume-is = { $volume ->
    [soft] Doux
    [middle] Moyen
   *[loud] Fort
}
settings-try = Essayer
settings-try-note = Rien ? Montez le son de l'appareil ; sur iPhone, coupez le mode silencieux.
bell-touch = Touchez l'écran une fois pour la cloche.
bell-none = Ce navigateur ne peut pas sonner la cloche. Choisissez un autre appareil : Réglages › Son › Oui.
screen-off = { $told ->
    [refused] Ce navigateur n'empêche pas l'écran de s'éteindre : pour la soirée, choisissez dans les réglages de l'appareil une mise en veille plus tardive.
   *[hoped] L'écran s'éteint en pleine partie ? Sur l'iPhone : Réglages › Luminosité et affichage › Verrouillage auto › Jamais.
}
settings-vibration = Vibration
settings-vibration-note = À 1:00, à 0:10 et à la fin, si une place est sur cet appareil.
settings-mirrored = Boutons pour la main gauche
settings-mirrored-note = Pendant un round : les appels et les boutons sont du côté du pouce gauche.
settings-upright = Remettre tous les panneaux à l'endroit
settings-flash = Éclair à l'écran
settings-flash-note = L'écran devient rouge une fois, à la fin du temps.

menu-open = Menu de la table
menu-strap = Menu
menu-close = Retour au jeu
menu-invite = QR code en grand
menu-take-here = Jouer ici
menu-left = { $count ->
    [one] Parti : { $names }
   *[other] Partis : { $names }
}
menu-leave = { $name } s'en va
menu-leave-before = { $name } ne joue pas ? La partie n'a pas commencé : la place est retirée.
menu-leave-question = { $name } quitte la partie ? Ses rounds comptés restent ; il sort des comparaisons et du classement. Cela s'annule.
menu-leave-yes = Oui
menu-rulings-note = Ce que le groupe décide là où les règles se taisent.
rights-title = Droits
rights-are = { $locked ->
    [true] Verrouillés : chaque place ne fait que sa part.
   *[false] Ouverts : toute personne assise peut tout faire.
}
rights-open = Toute personne assise peut tout faire.
rights-locked = Chaque place n'annonce et ne saisit que pour elle ; l'hôte et le marqueur font le reste.
rights-note = Les droits sont verrouillés : c'est à l'hôte ou au marqueur de le faire.
rights-lock = Verrouiller les droits
rights-lock-note = Chaque place n'annonce et ne saisit que pour elle ; pause, annulation, ordre et comptes des autres sont à vous et au marqueur.
rights-keeper = Marqueur
rights-keeper-note = Un appareil de plus qui peut ce que peut le vôtre, sauf donner des droits. Un second appui le lui retire.
rights-hand-over = Transmettre le rôle d'hôte
rights-hand-over-note = Cet appareil mènera désormais. Avec le code affiché dans le terminal de l'ordinateur de la table, vous reprenez le rôle.
rights-hand-over-question = Transmettre à { $to } ?
rights-hand-over-yes = Oui, transmettre
rights-alone = Aucun autre appareil n'est encore à cette table : dès qu'il y en a un, vous pourrez nommer un marqueur ou un autre hôte.
rights-host-is = Hôte : { $device }.
rights-keeper-is = Marqueur : { $device }.
rights-keeper-here = Marqueur : cet appareil.
rights-code-note = Pour mener cette table depuis cet appareil : le code de l'hôte est dans le terminal de l'ordinateur qui la sert.
rights-code = Code de l'hôte
rights-code-go = Mener
device-of = l'appareil de { $names }
device-host = l'appareil de l'hôte
device-watching = l'appareil spectateur { $number }
menu-settings = Réglages de cet appareil
