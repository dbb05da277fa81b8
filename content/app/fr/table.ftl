## Ce que la table refuse, et ce qui s'annule : pour tous les jeux

refused-name-empty = Il manque un nom : tapez au moins une lettre.
refused-name-long = Ce nom a { $length } caractères ; { $most } au plus. Raccourcissez-le.
refused-table-closed = Cette table est rangée : plus rien n'y change. Revenez à l'accueil.
refused-table-open = Cette table est déjà ouverte.
refused-seat-there = Cette place existe déjà.
refused-no-such-table = Cette partie n'est plus à aucune table ici.
refused-no-such-seat = Cette place n'existe plus à la table.
refused-team-odd = On joue par équipes de { $size } : à { $found }, quelqu'un reste seul. Ajoutez ou retirez quelqu'un.
refused-too-many-players = { $most ->
    [one] Ce mode se joue seul. À plusieurs, choisissez un autre mode.
   *[other] { $most } joueurs au plus dans ce mode : retirez-en, ou regardez la partie.
}
refused-too-few-players = Il faut au moins { $fewest } joueurs pour ce mode ; il y en a { $found }. Ajoutez quelqu'un.
refused-late-player = Le premier round a commencé : on ne peut plus entrer dans cette partie, seulement regarder.
refused-remove-begun = La partie a commencé : ce joueur peut la quitter, mais pas en être effacé.
refused-already-left = { $name } a déjà quitté la partie.
refused-last-player = C'est le dernier joueur de la table : rangez plutôt la table.
refused-order-incomplete = L'ordre doit nommer chaque joueur une fois, ni plus ni moins.
refused-order-begun = La partie a commencé : les places ne changent plus d'ordre.
refused-no-clock = Aucun chrono ne tourne en ce moment.
refused-clock-length = Un round dure entre une seconde et { $most } minutes.
refused-not-here = Ce n'est pas le moment : l'écran vient peut-être de changer. Regardez où en est la table.
refused-no-such-game = Ce Companion ne connaît pas le jeu « { $game } ».
refused-too-many-codes = { $seconds ->
    [one] Trop de codes faux : attendez une seconde, puis réessayez.
   *[other] Trop de codes faux : attendez { $seconds } secondes, puis réessayez.
}
refused-table-unknown = Cette partie est à une table encore ouverte : rejoignez-la avec son code.
refused-locked = L'hôte a verrouillé les droits : chaque place ne fait que sa part, l'hôte et le marqueur font le reste.
refused-host-only = Seul l'hôte peut le faire. Dans le menu, il peut transmettre son rôle.
refused-host-code = Ce n'est pas le code de l'hôte : il est affiché dans le terminal de l'ordinateur qui sert la table.
refused-watching = Cet appareil ne fait que regarder : prenez d'abord une place.
refused-seat-held = { $name } joue sur un autre appareil : demandez la place, l'hôte dira oui.
refused-no-such-device = Cet appareil n'est plus à la table.
refused-too-many-requests = Trop d'appareils demandent une place : attendez la réponse de l'hôte.
refused-undo-gone = C'est déjà annulé.
refused-undo-never = « { $what } » ne s'annule pas.
refused-undo-buzzer = Le temps était vraiment écoulé : la fin du chrono ne s'annule pas.
refused-undo-later = { $more ->
    [0] Impossible d'annuler « { $what } » : { $later } en dépend. Annulez d'abord cela.
   *[other] Impossible d'annuler « { $what } » : { $later } et { $more } autres choses en dépendent. Annulez d'abord cela.
}
hub-table-newer = La table { $table } a été commencée avec un Companion plus récent et reste intacte. Installez cette version pour la reprendre.
hub-table-superseded = La même partie était ouverte à deux tables. La plus récente continue ; la table { $code } a été rangée.
hub-table-unreadable = La table { $table } n'a pas pu être relue ; son journal reste intact dans le dossier de données. « companion doctor --bundle » le joint à un rapport.

undo-of = l'annulation de « { $what } »
undo-table-opened = l'ouverture de la table
undo-player-seated = l'arrivée de { $name }
undo-player-changed = le changement de { $name }
undo-player-removed = le retrait d'un joueur
undo-seats-ordered = l'ordre des places
undo-player-left = le départ de { $name }
undo-seat-taken = la place de { $name } sur un appareil
undo-seat-freed = la place rendue de { $name }
undo-host-changed = le changement d'hôte
undo-rights-locked = les droits
undo-scorekeeper-named = le marqueur
undo-timer-started = le lancement du chrono
undo-timer-stood = la pause
undo-timer-resumed = la reprise du chrono
undo-timer-extended = { $more ->
    [1] +{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
   *[0] −{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
}
clock-paused-by = { $count ->
    [one] { $names } a mis en pause.
   *[other] { $names } ont mis en pause.
}
undo-server-away = l'absence du serveur
undo-table-closed = le rangement de la table
undo-table-taken-up = la reprise de la table
news = Ce qui a changé : { $moved }.
clock-pause = Pause
clock-resume = Reprendre

rest-question =
    { $count ->
        [one] Le journal de cette table était abîmé à un endroit. Une entrée venait ensuite.
       *[other] Le journal de cette table était abîmé à un endroit. { $count } entrées venaient ensuite.
    }
rest-take = Les reprendre
rest-leave = Continuer sans
rest-taken =
    { $left ->
        [0] Toutes les entrées sont reprises : { $taken }.
       *[other] Entrées reprises : { $taken }. Impossibles sans ce qui est perdu : { $left }. Vérifiez les scores.
    }

refused-person-seated = { $name } a déjà une place à cette table.
undo-person-named = la place attribuée à { $person }
undo-persons-swapped = l'échange de { $names }
who-sat-open = Qui jouait où ?
who-sat-strap = Qui jouait où ?
who-sat-note = Un mauvais nom à une place ? Touchez-le et choisissez qui y jouait. Ce qui y est compté reste ; classement, succès et statistiques suivent.
who-sat-swap = Échanger avec { $name }
who-sat-ok = Nommer
who-sat-done = Cette place est maintenant celle de { $name }.
