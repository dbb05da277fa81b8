## Ce que le système refuse, à placer dans une phrase.

system-full = le disque est plein
system-forbidden = vous n'avez pas les droits nécessaires
system-read-only = le disque est en lecture seule
system-missing = il n'y a rien à cet endroit
system-exists = il existe déjà
system-folder = c'est un dossier
system-not-a-folder = ce n'est pas un dossier
system-failing = le disque est défaillant
system-busy = un autre programme l'utilise
system-too-many-open = trop de fichiers sont ouverts
system-too-large = le fichier est trop gros
system-name-too-long = le nom est trop long
system-no-memory = la mémoire est pleine
system-invalid = le système ne connaît pas ce nom
system-other-disk = c'est sur un autre disque
system-taken = un autre programme l'occupe
system-not-ours = cette adresse n'est pas celle de cet ordinateur
system-unreachable = le réseau ne répond pas
system-refused = l'autre appareil a coupé la connexion
system-timeout = personne n'a répondu à temps
system-other = erreur { $code } du système
