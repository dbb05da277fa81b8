### Parties qui entrent et sortent, et l'examen

exchange-exported = { $count ->
    [0] Aucune partie écrite dans { $where }.
    [one] { $count } partie écrite dans { $where }.
   *[other] { $count } parties écrites dans { $where }.
}
exchange-several = { $count ->
    [one] { $count } partie a un ID qui commence par { $id }. Tapez quelques caractères de plus.
   *[other] { $count } parties ont un ID qui commence par { $id }. Tapez quelques caractères de plus.
}
exchange-which = { $count ->
    [0] Il n'y a encore aucune partie à exporter.
   *[other] Quelle partie ? Donnez un ou plusieurs ID (leur début suffit), ou --all.
}
exchange-game = { $id }  { $day }  { $game } : { $players }
exchange-game-unfinished = { $id }  { $day }  { $game } : { $players } (inachevée)
exchange-not-yet = La partie { $id } n'est pas finie : rien à écrire dans un fichier pour l'instant.
exchange-file-unreadable = illisible ({ $why })
exchange-nothing-taken = Rien n'a été importé. Corrigez les fichiers nommés ci-dessus, ou laissez-les de côté.
exchange-added = { $count ->
    [0] Aucune partie importée.
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
exchange-replaced = { $count ->
    [0] Aucune partie remplacée.
    [one] { $count } partie remplacée ; l'ancienne version est gardée à côté, en copie.
   *[other] { $count } parties remplacées ; les anciennes versions sont gardées à côté, en copie.
}
exchange-already = { $count ->
    [0] Aucune partie n'était déjà là.
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
exchange-differs = La partie { $id } est déjà là, avec un autre contenu, et n'a pas été modifiée. Avec --replace, celle du fichier la remplace.
exchange-met = { $count ->
    [one] Nouveau nom dans la liste des joueurs : { $names }.
   *[other] Nouveaux noms dans la liste des joueurs : { $names }.
}
exchange-namesake = Deux joueurs s'appellent maintenant { $name }. Ils restent distincts, chacun avec ses parties ; si c'est la même personne, réunissez-les sur la page du joueur.
exchange-person = { $id }  { $name }
exchange-person-unknown = Aucun joueur ne s'appelle { $name } ici.
exchange-person-several = Plusieurs joueurs s'appellent { $name } : donnez l'ID, son début suffit.
exchange-person-written = { $count ->
    [0] Le profil de { $name }, sans partie, est écrit dans { $where }.
    [one] Le profil de { $name } et { $count } partie sont écrits dans { $where }.
   *[other] Le profil de { $name } et { $count } parties sont écrits dans { $where }.
}
exchange-person-taken = Profil importé : { $name }.
exchange-rebuilt = L'index a été refait à partir des fichiers : { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [0] aucun joueur
    [one] { $players } joueur
   *[other] { $players } joueurs
}.

doctor-programs = Programmes
doctor-folder = Dossier de données
doctor-network = Réseau
doctor-version = { $name } { $version }
doctor-library-missing = { $name } manque : réinstallez Companion.
doctor-content-missing = Les textes et les données des jeux manquent : réinstallez Companion.
doctor-encoding = Ce terminal écrit en { $encoding } : certaines lettres peuvent s'afficher de travers. Le reste fonctionne normalement.
doctor-where = { $where }
doctor-folder-new = Le dossier n'existe pas encore ; il est créé au premier démarrage.
doctor-folder-fine = Lecture et écriture sont possibles, et aucun autre programme ne s'en sert.
doctor-folder-in-use = Un Companion en marche s'en sert.
doctor-room = { $megabytes } Mo libres
doctor-journals = { $count ->
    [0] aucune table à reprendre
    [one] { $count } table peut être reprise
   *[other] { $count } tables peuvent être reprises
}
doctor-journal = { $state ->
    [damaged] { $where } est abîmé au milieu ; la table continue avec ce qui précède.
    [newer] { $where } vient d'une version plus récente de Companion.
   *[foreign] { $where } n'est pas le journal d'une table.
}
doctor-games = { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}, { $players ->
    [0] aucun joueur
    [one] { $players } joueur
   *[other] { $players } joueurs
}
doctor-set-aside = { $count ->
    [0] aucun fichier illisible dans { $where }
    [one] { $count } fichier illisible est gardé dans { $where }
   *[other] { $count } fichiers illisibles sont gardés dans { $where }
}
doctor-log = Lignes dans le journal technique { $where } : { $count ->
    [0] aucune
   *[other] { $count }
} ; avertissements et erreurs : { $grave ->
    [0] aucun
   *[other] { $grave }
}
doctor-clock = L'horloge indique { $now }.
doctor-clock-wrong = L'horloge de cet ordinateur indique { $now }, ce qui est impossible. Les rounds se jouent quand même, mais les parties seront mal datées : réglez l'horloge.
doctor-clock-behind = L'horloge de cet ordinateur indique { $now }, mais une partie a été jouée ici le { $newest }. Si l'horloge est fausse, mettez-la à l'heure : sinon, les parties seront mal datées.
doctor-log-line = { $line }
doctor-address = { $url }  (réseau : { $network })
doctor-no-network = Cet ordinateur n'est connecté à aucun réseau : les téléphones ne peuvent pas le joindre. Connectez-le au Wi-Fi.
doctor-port-free = Le port { $port } est libre
doctor-port-ours = Le port { $port } sert à un Companion { $version } en marche
doctor-port-taken = Le port { $port } est pris par un autre programme. Fermez-le, ou choisissez un autre port avec --port.
doctor-port-refused = Impossible d'écouter sur le port { $port } : { $why }. Choisissez-en un autre avec --port.
doctor-bundle = { $count ->
    [one] Écrit dans { $where } : { $count } fichier. Les noms des joueurs y sont remplacés par des numéros de place ; regardez-le avant de l'envoyer.
   *[other] Écrit dans { $where } : { $count } fichiers. Les noms des joueurs y sont remplacés par des numéros de place ; regardez-les avant de les envoyer.
}

backup-written = Tout est dans { $where } : { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [0] aucun joueur
    [one] { $players } joueur
   *[other] { $players } joueurs
}, les tables ouvertes, les réglages et les notes.
restore-done = La sauvegarde est en place : { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [0] aucun joueur
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
restore-kept = Ce qui s'y trouvait avant est gardé dans { $where }.
restore-no-backup = { $where } n'est pas une sauvegarde de Companion. Rien n'a été modifié.
restore-newer = { $where } vient d'une version plus récente de Companion (format { $found }, celle-ci connaît { $known }). Installez-la. Rien n'a été modifié.
restore-damaged = La sauvegarde { $where } est abîmée. Rien n'a été modifié ; prenez-en une plus ancienne.
restore-not-empty = Il y a déjà des données dans { $where }. Choisissez un autre dossier avec --data, ou ajoutez --replace : les données actuelles seront gardées dans un dossier à côté.
doctor-repair-copy = Une sauvegarde a d'abord été faite : { $where }
doctor-repair-nothing = Il n'y avait rien à réparer.

exchange-import-finished = { $games ->
    [0] Un import interrompu est maintenant terminé.
    [one] Un import interrompu est maintenant terminé : { $games } partie.
   *[other] Un import interrompu est maintenant terminé : { $games } parties.
}
exchange-import-damaged = Un import interrompu est illisible : la suite n'a pas été importée. Elle est gardée dans { $aside }. Importez le fichier de nouveau, rien ne sera en double.
exchange-too-large = Trop gros : { $megabytes } Mo, pour { $most } Mo au plus à la fois. Importez les fichiers en plusieurs fois.
backup-opens = Gardez ce fichier pour vous : il contient aussi la clé de vos QR codes. Restauré sur un autre ordinateur, il ouvre vos tables.
restore-unreadable = { $where } est illisible ({ $why }). Rien n'a été modifié.
restore-plan-damaged = Une restauration a été interrompue dans { $where }, et ce qu'il restait à faire est illisible ({ $aside }). Ce qui s'y trouvait avant est gardé dans le dossier before-restore-… ; restaurez la sauvegarde de nouveau.
