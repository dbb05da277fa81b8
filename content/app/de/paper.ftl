### Die Titelseite zum Mitnehmen: Knöpfe, kleine Spalten, was sie verhindert

paper-picture = Titelseite als Bild
paper-print = Titelseite drucken (PDF)
paper-large = A4-Bild
paper-title = Titelseite der Partie
paper-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
paper-ranking = Rangliste
paper-briefs = Kurz gemeldet
paper-out = pleite
paper-left = hat die Partie verlassen
paper-margin = Der Abstand
paper-margin-text = { $first } hat { $gap } mehr als { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } und { $second } liegen gleichauf: Der Gleichstand wird aufgelöst.
   *[other] { $second } hat { $gap } mehr als { $first } und gewinnt trotzdem nicht.
}
paper-row-of = { $row }, Runde { $number }
paper-row-text = { $name }: { $figure }, vor { $other } ({ $second }).
paper-row-alone-text = { $name }: { $figure }.
paper-best-round = Der Höhepunkt
paper-best-round-text = { $name }: { $points } ({ $round }).
paper-round = Runde { $number }
paper-comeback = Die Wende
paper-comeback-text = { $led } führt am Anfang, { $name } liegt am Ende vorn.
paper-average = Der Durchschnitt
paper-average-text = { $average } im Schnitt an diesem Tisch, von { $least } bis { $most }.
paper-duration = Die Dauer
paper-duration-text = { $minutes ->
    [one] Von { $from } bis { $to }: { $minutes } Minute.
   *[other] Von { $from } bis { $to }: { $minutes } Minuten.
}
paper-foot = Am Tisch gesetzt von Companion
paper-gone = Diese Adresse gilt nicht mehr. Öffnet das Ergebnis der Partie und drückt den Knopf noch einmal.
paper-busy = Zu viele Bilder auf einmal. Ladet diese Seite in ein paar Sekunden neu.
paper-slow = Das Bild war nach { $seconds } s nicht fertig. Die Partie ist sicher; ladet diese Seite neu, um es noch einmal zu versuchen.
paper-failed = Das Bild konnte nicht gemacht werden. Die Partie ist sicher; ladet diese Seite neu, um es noch einmal zu versuchen.
paper-none-here = Auf diesem Rechner geht das nicht: Das Paket „typst“ fehlt, für 32-Bit-ARM gibt es keines. Die Partie ist sicher.
