## Ce que la table refuse, et ce qui s'annule : pour tous les jeux

refused-name-empty = Il manque un nom : tapez au moins une lettre.
refused-name-long = Ce nom a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
} ; { $most } au plus. Raccourcissez-le.
refused-table-closed = Cette table est fermée : plus rien n'y change. Revenez à l'accueil.
refused-table-open = Cette table est déjà ouverte.
refused-seat-there = Cette place existe déjà.
refused-no-such-table = Cette partie n'est plus ouverte à aucune table.
refused-no-such-seat = Cette place n'existe plus à la table.
refused-team-odd = Ce mode se joue par équipes de { $size } : à { $found }, quelqu'un reste seul. Ajoutez ou retirez quelqu'un.
refused-too-many-players = { $most ->
    [one] Ce mode se joue seul. À plusieurs, choisissez un autre mode.
   *[other] Ce mode n'a que { $most } places. Retirez quelqu'un, ou regardez la partie.
}
refused-too-few-players = { $fewest ->
    [one] Il manque quelqu'un : ajoutez un nom.
   *[other] Ce mode se joue à { $fewest } au moins ; { $found ->
        [0] il n'y a encore personne
       *[other] vous êtes { $found }
    }. Ajoutez quelqu'un.
}
refused-late-player = Le premier round a commencé : on ne peut plus entrer dans cette partie, seulement la regarder.
refused-remove-begun = La partie a commencé : on peut encore la quitter, mais on ne peut plus retirer de place.
refused-already-left = { $name } a déjà quitté la partie.
refused-last-player = C'est la dernière place de la table : fermez plutôt la table.
refused-order-incomplete = Chaque joueur doit figurer une fois dans l'ordre, et une seule.
refused-order-begun = La partie a commencé : les places ne changent plus d'ordre.
refused-no-clock = Aucun chrono n'est lancé.
refused-clock-length = { $most ->
    [one] Le chrono va d'une seconde à { $most } minute.
   *[other] Le chrono va d'une seconde à { $most } minutes.
}
refused-not-here = Ce n'est pas possible pour l'instant : l'écran vient peut-être de changer. Regardez où en est la table.
refused-no-such-game = Cette version de Companion ne connaît pas le jeu « { $game } ».
refused-too-many-codes = { $seconds ->
    [one] Trop de codes faux : attendez une seconde, puis réessayez.
   *[other] Trop de codes faux : attendez { $seconds } secondes, puis réessayez.
}
refused-table-unknown = Cette partie est ouverte à une table : rejoignez-la avec son code.
refused-locked = L'hôte a verrouillé les droits : chaque joueur n'agit que pour sa place. L'hôte et le secrétaire font le reste.
refused-host-only = C'est à l'hôte de le faire. Ce rôle se transmet dans le menu, rubrique Droits.
refused-host-code = Ce n'est pas le code de l'hôte. Il est affiché dans le terminal, sur l'ordinateur où tourne Companion.
refused-club-code = Ce n'est pas le code du club. Demandez-le à ceux qui organisent.
refused-watching = Cet appareil ne fait que regarder : prenez d'abord une place.
refused-seat-held = { $name } joue sur un autre appareil : demandez la place à l'hôte.
refused-no-such-device = Cet appareil n'est plus à la table.
refused-too-many-requests = Trop d'appareils demandent une place : attendez la réponse de l'hôte.
refused-undo-gone = C'est déjà annulé.
refused-undo-never = Impossible d'annuler : { $what }.
refused-undo-buzzer = Le temps était vraiment écoulé : on ne peut pas annuler la fin du chrono.
refused-undo-later = { $more ->
    [0] Pour annuler « { $what } », annulez d'abord : { $later }.
    [one] Pour annuler « { $what } », annulez d'abord : { $later }, et { $more } autre action.
   *[other] Pour annuler « { $what } », annulez d'abord : { $later }, et { $more } autres actions.
}
hub-table-newer = La table { $table } a été ouverte avec une version plus récente de Companion et reste intacte. Installez-la pour reprendre la table.
hub-table-superseded = La même partie était ouverte à deux tables. La plus récente continue ; la table { $code } a été fermée.
hub-table-unreadable = La table { $table } n'a pas pu être relue. Son journal reste intact dans le dossier de données ; « companion doctor --bundle » le joint à un rapport.

undo-of = l'annulation de « { $what } »
undo-table-opened = ouverture de la table
undo-player-seated = arrivée de { $name }
undo-player-changed = modification de { $name }
undo-player-removed = retrait d'une place
undo-seats-ordered = ordre des places
undo-player-left = départ de { $name }
undo-seat-taken = place de { $name } sur un appareil
undo-seat-freed = place libérée de { $name }
undo-host-changed = changement d'hôte
undo-rights-locked = droits
undo-scorekeeper-named = choix du secrétaire
undo-timer-started = lancement du chrono
undo-timer-stood = pause
undo-timer-resumed = reprise du chrono
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
    [one] { $names } a mis le chrono en pause.
   *[other] { $names } ont mis le chrono en pause.
}
undo-server-away = coupure
undo-table-closed = fermeture de la table
undo-table-taken-up = reprise de la table
news = Ce qui change : { $moved }.
clock-pause = Pause
clock-resume = Reprendre

rest-question =
    { $count ->
        [one] L'enregistrement de cette table est abîmé à un endroit. Après, { $count } action est encore lisible.
       *[other] L'enregistrement de cette table est abîmé à un endroit. Après, { $count } actions sont encore lisibles.
    }
rest-take = Reprendre la suite
rest-leave = Continuer sans
rest-taken =
    { $left ->
        [0] Toute la suite est reprise ({ $taken ->
            [one] { $taken } action
           *[other] { $taken } actions
        }).
       *[other] { $taken ->
            [0] Aucune action reprise
            [one] { $taken } action reprise
           *[other] { $taken } actions reprises
        }, { $left ->
            [one] { $left } dépend de ce qui est perdu
           *[other] { $left } dépendent de ce qui est perdu
        }. Vérifiez les scores.
    }

refused-person-seated = { $name } a déjà une place à cette table.
undo-person-named = place donnée à { $person }
undo-persons-swapped = échange de { $names }
who-sat-open = Corriger les noms
who-sat-strap = Qui est à quelle place ?
who-sat-note = Un nom est faux ? Touchez-le et choisissez le bon. Les points restent à leur place ; classement, succès et statistiques suivent.
who-sat-swap = Échanger avec { $name }
who-sat-ok = Choisir ce nom
who-sat-done = Cette place est maintenant celle de { $name }.
refused-too-few-teams = { $fewest ->
    [one] Il faut une équipe : ajoutez-la.
   *[other] Ce mode se joue avec { $fewest } équipes au moins ; { $found ->
        [0] il n'y en a pas encore
       *[other] il y en a { $found }
    }. Ajoutez une équipe.
}
undo-texts-changed = textes de la Une
refused-headline-long = Ce titre a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
} ; { $most } au plus. Raccourcissez-le.
refused-note-long = Ce mot a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
} ; { $most } au plus. Raccourcissez-le.
news-elsewhere = Corrigé sur un autre appareil : { $moved }.
