### Fichiers : le dossier de données, ce qui n'a pas pu être lu ou écrit

store-folder-busy = Un autre Companion utilise déjà le dossier { $where }. Fermez-le, ou lancez celui-ci sur un autre dossier avec --data.
store-folder-newer = Le dossier { $where } vient d'une version plus récente de Companion (format { $found }, celle-ci connaît { $known }). Installez-la, ou choisissez un autre dossier avec --data. Rien n'y a été modifié.
store-folder-missing = Le dossier { $where } n'existe pas : aucune partie n'y a encore été gardée. Vérifiez --data.
store-not-a-folder = { $where } est un fichier, alors qu'il faut un dossier à cet endroit. Choisissez un autre dossier avec --data.
store-read-only = Impossible d'écrire dans { $where } : il est en lecture seule, ou appartient à quelqu'un d'autre. Donnez-vous le droit d'y écrire, ou choisissez un autre dossier avec --data.
store-disk-full = Le disque est plein : impossible d'écrire { $where }. Faites de la place sur le disque.
store-disk-full-unsaved = Le disque est plein : impossible d'écrire { $where }. Faites de la place ; Companion réessaiera d'enregistrer.
store-disk-failing = Impossible de lire ou d'écrire { $where } ({ $why }). Si cela continue, copiez le dossier de données sur un autre disque.
store-journal-unusable = Le journal { $where } ne peut pas être repris : il vient d'une version plus récente de Companion, ou ce n'est pas un journal.
store-journal-newer = La table en cours dans { $where } vient d'une version plus récente de Companion et reste intacte. Installez cette version pour la continuer.
store-journal-lost = { $where } n'est pas le journal d'une table, ou son début manque. Il a été mis de côté : { $aside }.
store-journal-damaged =
    { $rest ->
        [0] Le journal { $where } est abîmé. La table continue avec ce qui précède ({ $records ->
            [0] aucune action
            [one] { $records } action
           *[other] { $records } actions
        }) ;
        [one] Le journal { $where } est abîmé. La table continue avec ce qui précède ({ $records ->
            [0] aucune action
            [one] { $records } action
           *[other] { $records } actions
        }) ; à elle de décider si elle reprend la suite ({ $rest } action) ;
       *[other] Le journal { $where } est abîmé. La table continue avec ce qui précède ({ $records ->
            [0] aucune action
            [one] { $records } action
           *[other] { $records } actions
        }) ; à elle de décider si elle reprend la suite ({ $rest } actions) ;
    } le fichier entier est gardé : { $aside }.
store-journal-mended = Le journal { $where } était abîmé ; rien de ce qui a été saisi n'est perdu. Le fichier abîmé est gardé : { $aside }.
store-game-unknown = Il n'y a pas de partie avec l'ID { $id }.
store-game-newer = La partie { $where } vient d'une version plus récente de Companion (format { $found }, celle-ci connaît { $known }) et reste intacte. Installez cette version pour la voir.
store-game-unreadable = { $where } ne peut pas être lu comme une partie.
store-game-damaged = La partie { $where } est illisible, et il n'y en a pas de copie. Elle a été mise de côté : { $aside }.
store-game-copy = La partie { $where } était illisible ; la version d'avant la dernière correction l'a remplacée. Le fichier illisible est gardé : { $aside }.
store-game-twice = La partie { $where } existait en double. Le fichier le plus ancien a été mis de côté : { $aside }.
store-game-elsewhere = La partie { $where } a été modifiée ailleurs qu'à cette table : par un import, un autre ordinateur ou un dossier synchronisé. Elle contient maintenant les scores de la table ; l'autre version est gardée : { $aside }.
store-game-changed = La partie { $where } a été modifiée ailleurs qu'à sa table, où rien n'a été saisi depuis : c'est le fichier qui compte, et la table a été fermée. Pour continuer, ouvrez la partie depuis l'historique.
store-game-superseded = La partie { $where } est rouverte à une autre table : ce qui vient d'être saisi à la première ne compte pas. C'est gardé : { $aside }.
store-game-misnamed = { $where } ne contient pas la partie que son nom annonce ; ce fichier est ignoré. Importez-le plutôt : companion import.
store-game-faulty =
    { $count ->
        [one] La partie { $where } est ignorée, elle contient { $count } erreur : { $place } : { $why }
       *[other] La partie { $where } est ignorée, elle contient { $count } erreurs, dont la première : { $place } : { $why }
    }
store-player-newer = La fiche de joueur { $where } vient d'une version plus récente de Companion et reste intacte.
store-player-damaged = La fiche de joueur { $where } est illisible. Elle a été mise de côté : { $aside }.
store-player-unreadable = { $where } ne peut pas être lu comme une fiche de joueur.
store-merge-unknown = Choisissez deux joueurs différents, connus tous les deux.
store-merge-together = { $name } et { $other } ont joué une même partie : ce sont deux personnes, leurs profils restent distincts.
store-database-damaged = { $where } est illisible. Le fichier a été mis de côté : { $aside }. Companion refait ce qui peut l'être à partir des autres fichiers.
store-database-copy = { $where } avait disparu ou était illisible ; sa copie l'a remplacé, et il ne manque rien.
store-game-unscored = Impossible de compter la partie { $where } : c'est une erreur de Companion, pas de la partie. Merci de la signaler, avec ce fichier.
store-note-too-long = Cette note a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
} ; { $most } au plus. Raccourcissez-la.
store-in-the-way = { $where } n'était pas un fichier lisible, ou n'avait rien à faire là. Il a été déplacé : { $aside }.
store-marker-damaged = { $where }, qui dit quelle version de Companion a créé ce dossier, était illisible. Il a été déplacé ({ $aside }) et réécrit.
store-database-unreadable = { $where } est illisible.
store-database-salvaged = { $where } et sa copie étaient abîmés. Les réglages et les notes encore lisibles sont gardés, il peut en manquer. Le fichier abîmé est gardé : { $aside }.
store-player-copy = { $where } est une copie du profil { $counts } et ne compte pas. Supprimez celui que vous ne voulez pas.
store-game-copied = { $where } est une copie de la partie { $counts } et ne compte pas. Supprimez celle que vous ne voulez pas.
store-note-changed = Quelqu'un d'autre vient de modifier cette note. Votre texte est toujours là : complétez-le et enregistrez, ou enregistrez tel quel pour remplacer l'autre.
store-key-damaged = La clé des QR codes ({ $where }) était illisible : il y en a une nouvelle. Réimprimez vos QR codes : sur les anciens, seul le code de la table est encore valable. L'ancien fichier est gardé : { $aside }.
store-not-a-file = { $where } n'est pas un fichier lisible : dossier, tube ou lien cassé. Déplacez-le ailleurs.
store-engine-away = Impossible d'enregistrer en ce moment : ce qui se passe maintenant n'est pas encore gardé. Continuez à jouer ; Companion réessaie.
store-engine-refused = Impossible d'enregistrer cela en ce moment. Réessayez dans un instant.
store-changed-elsewhere = Cela vient d'être modifié ailleurs : regardez où on en est, puis recommencez si besoin.
refused-table-taken = Cette table vient de passer à un autre serveur. Votre dernier geste ne compte peut-être pas : regardez l'écran.
refused-table-elsewhere = Cette table est tenue par un autre processus du serveur : rechargez la page, elle y mènera.
