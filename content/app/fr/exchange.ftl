### Parties qui entrent et sortent, et l'examen

exchange-exported = { $count ->
    [one] { $count } partie écrite dans { $where }.
   *[other] { $count } parties écrites dans { $where }.
}
exchange-several = { $count } parties ont un identifiant qui commence par { $id }. Donnez-en davantage.
exchange-which = { $count ->
    [0] Il n'y a encore aucune partie à exporter.
   *[other] Quelle partie ? Donnez un ou plusieurs identifiants (leur début suffit), ou --all.
}
exchange-game = { $id }  { $day }  { $game } : { $players }
exchange-game-unfinished = { $id }  { $day }  { $game } : { $players } (inachevée)
exchange-not-yet = La partie { $id } n'est pas finie et rien ne peut encore en être écrit dans un fichier.
exchange-file-unreadable = illisible ({ $why })
exchange-nothing-taken = Rien n'a été importé. Corrigez les fichiers nommés ci-dessus, ou laissez-les de côté.
exchange-added = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
exchange-replaced = { $count ->
    [one] { $count } partie remplacée ; son état précédent reste à côté, en copie.
   *[other] { $count } parties remplacées ; leur état précédent reste à côté, en copie.
}
exchange-already = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
exchange-differs = La partie { $id } est déjà là et dit autre chose. Elle est restée telle quelle ; --replace prend celle du fichier.
exchange-met = { $count ->
    [one] Un nom de plus dans la liste des joueurs : { $names }.
   *[other] De nouveaux noms dans la liste des joueurs : { $names }.
}
exchange-namesake = Deux personnes s'appellent maintenant { $name }. Elles restent distinctes, chacune avec ses parties ; si c'est une seule personne, réunissez-les sur la page d'un profil.
exchange-person = { $id }  { $name }
exchange-person-unknown = Aucun joueur ne s'appelle { $name } ici.
exchange-person-several = Plusieurs joueurs s'appellent { $name } : donnez l'identifiant, son début suffit.
exchange-person-written = { $count ->
    [one] { $name } et { $count } partie écrits dans { $where }.
   *[other] { $name } et { $count } parties écrits dans { $where }.
}
exchange-person-taken = Profil importé : { $name }.
exchange-rebuilt = { $games ->
    [one] L'index a été refait à partir des fichiers : { $games } partie, joueurs : { $players }.
   *[other] L'index a été refait à partir des fichiers : { $games } parties, joueurs : { $players }.
}

doctor-programs = Programmes
doctor-folder = Dossier de données
doctor-network = Réseau
doctor-version = { $name } { $version }
doctor-library-missing = { $name } manque : réinstallez Companion.
doctor-content-missing = Les textes et les données des jeux manquent : réinstallez Companion.
doctor-encoding = Ce terminal écrit en { $encoding } : certaines lettres peuvent être altérées. Le reste n'en souffre pas.
doctor-where = { $where }
doctor-folder-new = Le dossier n'existe pas encore ; il est créé au premier démarrage.
doctor-folder-fine = On peut y lire et y écrire, et personne d'autre ne s'en sert.
doctor-folder-in-use = Un Companion en marche s'en sert.
doctor-room = { $megabytes } Mo de libres
doctor-journals = { $count ->
    [one] { $count } table peut être reprise
   *[other] { $count } tables peuvent être reprises
}
doctor-journal = { $state ->
    [damaged] { $where } est abîmé au milieu ; la table continue avec ce qui précède.
    [newer] { $where } a été commencé avec un Companion plus récent.
   *[foreign] { $where } n'est pas le journal d'une table.
}
doctor-games = { $count ->
    [one] { $count } partie, joueurs : { $players }
   *[other] { $count } parties, joueurs : { $players }
}
doctor-set-aside = { $count ->
    [one] { $count } fichier illisible est gardé dans { $where }
   *[other] { $count } fichiers illisibles sont gardés dans { $where }
}
doctor-log = Le journal technique { $where } a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}, dont { $grave ->
    [0] aucun avertissement ni erreur
    [one] { $grave } avertissement ou erreur
   *[other] { $grave } avertissements ou erreurs
}
doctor-clock = L'horloge indique { $now }.
doctor-clock-wrong = L'horloge de cet ordinateur indique { $now }, ce qui est impossible. Les rounds se jouent quand même, mais les parties seront mal datées : réglez-la.
doctor-clock-behind = L'horloge de cet ordinateur indique { $now }, or on a joué ici le { $newest }. Si elle est fausse, les parties seront mal datées : réglez-la.
doctor-log-line = { $line }
doctor-address = { $url }  (réseau : { $network })
doctor-no-network = Cet ordinateur n'est dans aucun réseau : les téléphones ne peuvent pas venir. Connectez-le au Wi-Fi de la maison.
doctor-port-free = Le port { $port } est libre
doctor-port-ours = Le port { $port } sert à un Companion { $version } en marche
doctor-port-taken = Le port { $port } est pris par un autre programme. Fermez-le, ou choisissez un autre port avec --port.
doctor-port-refused = Impossible d'écouter sur le port { $port } : { $why }. Choisissez-en un autre avec --port.
doctor-bundle = { $count ->
    [one] Écrit dans { $where } : { $count } fichier. Les noms des joueurs y sont remplacés par des numéros de place ; regardez-le avant de l'envoyer.
   *[other] Écrit dans { $where } : { $count } fichiers. Les noms des joueurs y sont remplacés par des numéros de place ; regardez-le avant de l'envoyer.
}
backup-written = Tout est dans { $where } : parties : { $games }, joueurs : { $players }, ainsi que les tables ouvertes, les réglages et les notes.
restore-done = La sauvegarde est en place. Parties : { $games }, joueurs : { $players }.
restore-kept = Ce qui s'y trouvait avant est gardé dans { $where }.
restore-no-backup = { $where } n'est pas une sauvegarde de Companion. Rien n'a été modifié.
restore-newer = { $where } vient d'un Companion plus récent (version { $found }, celui-ci connaît { $known }). Installez cette version. Rien n'a été modifié.
restore-damaged = La sauvegarde { $where } est abîmée. Rien n'a été modifié ; prenez-en une plus ancienne.
restore-not-empty = Il y a déjà des données dans { $where }. Choisissez un autre dossier avec --data, ou ajoutez --replace : ce qui s'y trouve restera dans un dossier à côté.
doctor-repair-copy = Une sauvegarde a d'abord été faite : { $where }
doctor-repair-nothing = Il n'y avait rien à réparer.

exchange-import-finished = { $games ->
    [0] Un import interrompu a été mené à son terme.
    [one] Un import interrompu a été mené à son terme : { $games } partie.
   *[other] Un import interrompu a été mené à son terme : { $games } parties.
}
exchange-import-damaged = Un import interrompu est illisible, et rien de plus n'en est pris ; ce qui en reste est gardé sous { $aside }. Importez le fichier de nouveau : rien n'est pris deux fois.
exchange-too-large = Trop volumineux : { $megabytes } Mo, { $most } Mo au plus en une fois. Importez les fichiers en plusieurs fois.
backup-opens = Gardez ce fichier pour vous : il contient aussi la clé de vos codes QR. Restauré sur une autre machine, il ouvre vos tables.
