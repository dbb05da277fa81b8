## À la table : refus, annulations, changements

refused-call-early = Trop tôt : attendez la fin du 3-2-1.
refused-call-paused = Le chrono est en pause : reprenez d'abord.
refused-time-up = Le temps est écoulé.
refused-call-off-late = Quelqu'un a déjà un pion : impossible de recommencer ce round. Annulez d'abord son « Tirage ! ».
refused-no-round = Ce round n'est pas (ou plus) en cours.
refused-not-playing = Cette place ne joue pas ce round.
refused-has-token = Cette place a déjà son pion.
refused-finish-gone = Ces deux pions ne se suivent plus : regardez l'ordre à l'écran.
refused-tokens-missing = Il reste des pions à prendre.
refused-round-not-ready = Ce round ne peut pas commencer maintenant : regardez l'écran de la table.
refused-day-not-reached = La table n'en est pas encore au { $day }.
refused-day-now = La table n'en est pas là : terminez d'abord le comptage.
refused-count-early = On compte quand le round est terminé.
refused-count-missing = Il manque encore des valeurs à { $names }.
refused-no-flash = Cette partie se joue sans Flash info.
refused-no-such-flash = Les cartes Flash info d'une journée vont de 1 à 12.
refused-no-such-character = Ce personnage n'existe pas dans la boîte.
refused-tribune-now = Cette tribune se choisit après le comptage du round précédent.
refused-tribune-taken = { $name } a déjà la tribune { $tile }.
refused-tribune-used = La tribune { $tile } a déjà servi le { $day } : elle est mise de côté. Vérifiez le numéro.
refused-no-such-option = Il n'y a pas de réglage « { $option } ».
refused-option-value = « { $value } » n'est pas une valeur possible pour ce réglage ({ $option }).
refused-no-such-number = { $option ->
    [puzzle] Il n'y a pas de puzzle n° { $value } : ils vont de 1 à { $most }.
    [scenario] Il n'y a pas de scénario n° { $value } : ils vont de 1 à { $most }.
   *[other] Il n'y a pas de modification de règles n° { $value } : elles vont de 1 à { $most }.
}
refused-tiers-three = Un puzzle a trois seuils : remplissez les trois cases, ou aucune.
refused-tiers-not-rising = Les trois seuils vont du plus bas au plus haut : vérifiez leur ordre.
refused-team-members = { $count ->
    [one] Qui joue dans l'équipe { $names } ? Il manque les noms de ses { $needed } membres.
   *[other] Qui joue dans les équipes { $names } ? Il manque les noms de leurs { $needed } membres.
}
refused-not-your-turn = C'est à { $name } de jouer.
refused-turns-over = « Tirage ! » a été annoncé : il n'y a plus de tours.
refused-first-begun = La partie a commencé : impossible de changer qui joue en premier.
refused-option-begun = La partie a commencé : ce réglage ne peut plus changer. Les règles à trancher restent modifiables.
refused-option-round = La durée se change entre deux rounds ; pendant un round, ajoutez du temps.
refused-option-mode = { $option ->
    [flash] Ce mode se joue sans cartes Flash info.
    [powers] Ce mode se joue sans pouvoirs.
    [timer_s] Ce mode se joue sans chrono.
   *[other] Ce mode ne compte pas pour les succès.
}
refused-needs-clock = Ce mode se joue avec un chrono : choisissez une durée.
refused-rule-change-missing = Choisissez laquelle des sept modifications de règles vous jouez.
refused-scenario-missing = Choisissez lequel des dix-huit scénarios vous jouez.
refused-no-such-achievement = Les succès vont de 1 à { $most }.
refused-tick-not-played = { $kind ->
    [achievements] Cette partie se joue sans succès : rien à cocher.
   *[other] Cette partie se joue sans modification de règles : rien à cocher.
}

undo-option-changed = { $count ->
    [0] réglage « { $option } »
   *[other] { $option } ({ $names })
}
undo-character-chosen = personnage de { $name }
undo-round-started = lancement du { $day }
undo-round-called-off = round recommencé
undo-layout-called = Maquette de { $name }
undo-print-called = Tirage de { $name }
undo-time-called = fin du round
undo-finish-told = photo-finish ({ $first } avant { $second })
undo-order-set = ordre des pions
undo-round-closed = fin du { $day }
undo-count-entered = { $row } de { $name }, { $day }
undo-counting-done = comptage du { $day }
undo-flash-turned = Flash info du { $day }
undo-tribune-picked = tribune de { $name }, { $day }
undo-first-chosen = { $name } joue en premier
undo-role-taken = rôle dans { $name }
undo-turn-ended = tour de { $name }
undo-day-begun = passage au { $day }
news-figure = { $row } de { $name }, { $day } : { $before } devient { $after }
news-points = score final de { $name } : { $before } devient { $after }
news-bankrupt = { $name } fait faillite
news-nobody-bankrupt = plus personne ne fait faillite
news-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
option = { $option ->
    [timer_s] durée
    [all_tied_free_area] surfaces libres à égalité
    [two_player_gap] écart de recettes à deux
    [flash] Flash info
    [powers] pouvoirs
    [reveal] révéler place par place
    [hide_counts] masquer les saisies des autres
    [who_counts] qui compte
    [mode] mode
    [progress] scénarios et succès
    [rule_change] modification de règles
    [scenario] scénario
    [puzzle] puzzle
    [puzzle_day] jour du puzzle
    [puzzle_tiers] seuils du puzzle
   *[other] { $option }
}
field = { $field ->
    [articles] articles
    [photos] photos
    [tribune] tribune
    [tribune_tile] numéro de tribune
    [free_area] surface libre
    [empty_cells] cases vides
    [happy] visages souriants
    [sad] visages renfrognés
    [mood] humeur
    [mood_relief] réduction de Jazz
    [surplus] surplus
    [ads] pubs
    [face_down] tuiles face cachée
    [ads_all_placed] pubs toutes placées
   *[other] { $field }
}
