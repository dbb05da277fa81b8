### Fichiers : le dossier de données, ce qui n'a pas pu être lu ou écrit

store-folder-busy = Un autre Companion utilise déjà le dossier { $where }. Fermez-le, ou lancez celui-ci sur un autre dossier avec --data.
store-folder-newer = Le dossier { $where } vient d'un Companion plus récent (format { $found }, celui-ci connaît { $known }). Installez cette version, ou choisissez un autre dossier avec --data. Rien n'y a été modifié.
store-folder-missing = Le dossier { $where } n'existe pas : aucune partie n'y a encore été gardée. Vérifiez --data.
store-not-a-folder = { $where } est un fichier, alors qu'il faut un dossier à cet endroit. Choisissez un autre dossier avec --data.
store-read-only = Impossible d'écrire dans { $where } : il est en lecture seule, ou appartient à quelqu'un d'autre. Donnez-vous le droit d'y écrire, ou choisissez un autre dossier avec --data.
store-disk-full = Le disque est plein : { $where } n'a pas pu être écrit. Faites de la place ; ce qui n'est pas encore enregistré sera réessayé.
store-disk-failing = { $where } n'a pas pu être lu ou écrit ({ $why }). Si cela continue, copiez le dossier de données sur un autre disque.
store-journal-unusable = Le journal { $where } ne peut pas être continué : il vient d'un Companion plus récent, ou ce n'est pas un journal.
store-journal-newer = La table en cours dans { $where } a été commencée avec un Companion plus récent et reste intacte. Installez cette version pour la continuer.
store-journal-lost = { $where } n'est pas le journal d'une table, ou son début manque. Il a été mis de côté sous { $aside }.
store-journal-damaged =
    { $rest ->
        [0] Le journal { $where } est abîmé. La table continue avec les { $records } entrées qui précèdent ;
        [one] Le journal { $where } est abîmé. La table continue avec les { $records } entrées qui précèdent, et choisit si elle reprend celle qui suit ;
       *[other] Le journal { $where } est abîmé. La table continue avec les { $records } entrées qui précèdent, et choisit si elle reprend les { $rest } qui suivent ;
    } le fichier entier est gardé sous { $aside }.
store-journal-mended = Le journal { $where } était abîmé ; rien de ce qui a été saisi n'est perdu. Le fichier abîmé est gardé sous { $aside }.
store-game-unknown = Il n'y a pas de partie avec l'identifiant { $id }.
store-game-newer = La partie { $where } a été écrite par un Companion plus récent (version { $found }, celui-ci connaît { $known }) et reste intacte. Installez cette version pour la voir.
store-game-unreadable = { $where } ne peut pas être lu comme une partie.
store-game-damaged = La partie { $where } est illisible, et il n'y en a pas de copie antérieure. Elle a été mise de côté sous { $aside }.
store-game-copy = La partie { $where } était illisible ; son état d'avant la dernière correction a pris sa place. Le fichier illisible est gardé sous { $aside }.
store-game-twice = La partie { $where } existait en double. Le fichier le plus ancien a été mis de côté sous { $aside }.
store-game-elsewhere = La partie { $where } avait été modifiée ailleurs qu'à cette table : par une importation, une autre machine ou un dossier synchronisé. Elle contient maintenant les scores de la table ; ce qui s'y trouvait est gardé sous { $aside }.
store-game-changed = La partie { $where } a été modifiée ailleurs qu'à sa table, où rien n'avait été saisi depuis : c'est le fichier qui compte, et la table a été rangée. Pour continuer, ouvrez la partie depuis l'historique.
store-game-superseded = La partie { $where } a été rouverte à une table plus récente : ce qui vient d'être saisi à l'ancienne n'a pas été repris. C'est gardé sous { $aside }.
store-game-misnamed = { $where } ne contient pas la partie que son nom annonce et n'est pas pris en compte. Importez-le plutôt : companion import.
store-game-faulty =
    { $count ->
        [one] La partie { $where } n'est pas prise en compte, elle contient une faute : { $place } : { $why }
       *[other] La partie { $where } n'est pas prise en compte, elle contient { $count } fautes, la première : { $place } : { $why }
    }
store-player-newer = La fiche de joueur { $where } a été écrite par un Companion plus récent et reste intacte.
store-player-damaged = La fiche de joueur { $where } est illisible. Elle a été mise de côté sous { $aside }.
store-player-unreadable = { $where } ne peut pas être lu comme une fiche de joueur.
store-merge-unknown = Il faut deux joueurs différents, connus tous les deux.
store-merge-together = { $name } et { $other } ont joué ensemble dans une même partie : ce sont deux personnes, leurs profils restent distincts.
store-database-damaged = { $where } est illisible. Il a été mis de côté sous { $aside } ; ce qui peut être refait à partir des autres fichiers l'est.
store-database-copy = { $where } avait disparu ou était illisible ; sa copie a pris sa place, et il ne manque rien.
store-game-unscored = La partie { $where } n'a pas pu être calculée : c'est une faute de Companion, pas de la partie. Merci de la signaler, avec ce fichier.
store-note-too-long = Cette note a { $length } caractères ; { $most } au plus. Raccourcissez-la.
store-in-the-way = { $where } n'était pas un fichier lisible, ou n'avait rien à faire là. Il a été déplacé sous { $aside }.
store-marker-damaged = { $where }, qui dit quel Companion a créé ce dossier, était illisible. Il a été déplacé sous { $aside } et réécrit.
store-database-unreadable = { $where } est illisible.
store-database-salvaged = { $where } et sa copie étaient abîmés : ce qui se lisait encore des réglages et des notes a été gardé, il peut en manquer. Le fichier abîmé est gardé sous { $aside }.
store-player-copy = { $where } est une copie du joueur de { $counts } et ne compte pas. Supprimez celle dont vous ne voulez pas.
store-game-copied = { $where } est une copie de la partie de { $counts } et ne compte pas. Supprimez celle dont vous ne voulez pas.
store-note-changed = Quelqu'un d'autre a modifié cette note entre-temps. Votre texte est toujours là : complétez-le et gardez-le de nouveau, ou gardez-le tel quel pour remplacer l'autre.
