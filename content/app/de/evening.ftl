## Startseite, neue Partie, Archiv, Spieler, Einstellungen, Menü des Tisches

loading = Einen Moment …
some-names = { $names }
ask-no = Nein

home-strap = Die Titelseite gehört euch
home-resume = Weiterspielen
home-see-result = Ergebnis ansehen
home-again = Nochmal spielen
home-join = Mitspielen
home-history = Archiv
home-players = Spieler
home-settings = Einstellungen
home-nobody-yet = Noch niemand an diesem Tisch.
home-put-away = Tisch schließen
home-put-away-question = Tisch schließen? Die Partie ist noch nicht zu Ende: Sie bleibt im Archiv, dort könnt ihr sie fortsetzen.
home-put-away-new = Tisch schließen? Die Partie hat noch nicht angefangen.
home-put-away-over = Tisch schließen? Die Partie bleibt im Archiv.
home-put-away-yes = Ja, schließen

when-unknown = ohne Datum
when-today = heute um { $time }
when-yesterday = gestern um { $time }
when-date = { $date }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = mehr als einen Tag

setup-strap = Neue Partie
setup-who = Wer spielt mit?
setup-how = Wie spielt ihr?
setup-game = Spiel
setup-mode = Modus
setup-change = Ändern
setup-fold = Zuklappen
setup-last-time = Wie beim letzten Mal: { $settings }
setup-order = Reihenfolge: im Uhrzeigersinn. Tippt auf einen Namen, um Farbe oder Symbol zu ändern.
setup-order-teams = Die Teams entstehen in dieser Reihenfolge: die ersten beiden Namen, die nächsten beiden … Mit den Pfeilen könnt ihr tauschen.
setup-name = Name
setup-known = Bekannte Namen
setup-more = { $count ->
    [one] { $count } weiteren Namen zeigen
   *[other] { $count } weitere Namen zeigen
}
setup-new = zum ersten Mal hier
setup-most = { $most ->
    [one] Dieser Modus ist für eine Person: Lasst nur einen Namen stehen oder wählt einen anderen Modus.
   *[other] Dieser Modus ist für höchstens { $most }: Nehmt { $more ->
        [one] { $more } Namen
       *[other] { $more } Namen
    } heraus oder wählt einen anderen Modus.
}
setup-name-over = { $most ->
    [one] „{ $name }“ steht noch im Namensfeld, und dieser Modus ist für eine Person. Leert das Feld oder nehmt jemanden heraus.
   *[other] „{ $name }“ steht noch im Namensfeld, und dieser Modus ist für höchstens { $most }. Leert das Feld oder nehmt jemanden heraus.
}
setup-team = Team { $number } · { $role }
setup-twin = gleicher Name: Symbol { $symbol }
setup-stranger = Jemand anders mit demselben Namen: { $name }
setup-fewest = { $fewest ->
    [one] Es fehlt noch jemand. Ihr könnt auch mit dem eigenen Handy dazukommen.
   *[other] Ihr braucht mindestens { $fewest } Spieler. Die anderen können mit dem eigenen Handy dazukommen.
}
look-symbol = Symbol
look-colour = Farbe
symbol-name = { $symbol ->
    [triangle] Dreieck
    [diamond] gefüllte Raute
    [rhombus] leere Raute
    [star_outline] leerer Stern
    [star] gefüllter Stern
   *[square] Quadrat
}
colour-name = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [purple] lila
    [amber] gelb
   *[brown] braun
}

join-known = Bekannte Namen:
club-title = Einmal den Code des Vereins
club-note = Um hier einen Tisch zu eröffnen und Archiv und Spieler zu sehen, braucht man den Code des Vereins. Dieses Gerät merkt ihn sich. Um an einen Tisch zu kommen, reicht der Code des Tisches.
club-code = Code des Vereins
club-go = Weiter
join-type-title = Welcher Tisch?
join-type-note = Der sechsstellige Code steht auf dem Bildschirm am Tisch, neben dem QR-Code.
join-code = Code
join-go = Mitspielen
join-code-empty = Tippe den Code des Tisches ein: sechs Zeichen, neben dem QR-Code.
join-try-again = Nochmal versuchen
join-put-away = Dieser Tisch wurde gerade geschlossen. Die Partie ist im Archiv.

history-strap = Archiv
history-empty = Noch keine Partie. Hier findet ihr sie später wieder.
history-more = Ältere Partien
history-back = Alle Partien
history-unfinished = Angefangene Partie
history-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
history-goal-met = Ziel erreicht
history-no-winner = Niemand gewinnt
history-points = { $name } { $points }
history-correct = Korrigieren
history-delete = Löschen
history-delete-question = Diese Partie aus dem Archiv löschen? Erfolge, die nur aus dieser Partie stammen, fallen weg.
history-delete-yes = Ja, löschen
history-deleted = Die Partie mit { $names } ist gelöscht.
history-delete-undo = Doch behalten
history-still-open = Diese Partie ist noch an Tisch { $code } offen. Schließt zuerst diesen Tisch.
history-reopened = Die Partie ist wieder offen. Jede Korrektur wird sofort gespeichert; schließt den Tisch, wenn ihr fertig seid.
history-unknown-game = Diese Version von Companion kennt das Spiel „{ $game }“ nicht und kann die Partie nicht zeigen.
unfinished-how = Dieser Tisch wurde vor dem Ende der Partie geschlossen. Es geht dort weiter, wo ihr wart; der Timer steht.
unfinished-take-up = Partie fortsetzen
unfinished-delete-question = Diese Partie aus dem Archiv löschen? Danach könnt ihr sie nicht mehr fortsetzen.
unfinished-deleted = Die Partie ist gelöscht.

people-strap = Spieler
people-empty = Noch keine Namen. Nach der ersten Partie stehen sie hier.
people-games = { $count ->
    [0] keine beendete Partie
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-new-name = Neuer Name
people-rename = Umbenennen
people-look-note = Farbe und Symbol für die nächste Partie, wenn sie frei sind.
people-forget = Dieses Profil löschen
people-forget-question = { $name } löschen? Der Name und die von Hand abgehakten Erfolge werden gelöscht; gespielte Partien bleiben im Archiv.
people-forget-yes = Ja, löschen

say-clock = { $mark ->
    [minute] Noch eine Minute.
    [half] Noch dreißig Sekunden.
    [ten] Noch zehn Sekunden.
   *[end] Die Zeit ist um.
}
say-print = { $name }: Druck!

settings-strap = Einstellungen
settings-this-device = dieses Gerät
settings-note = Das gilt nur für dieses Gerät. Jedes Gerät hat seine eigenen Einstellungen.
settings-to-table = Zurück zur Partie
settings-language = Sprache
settings-theme = Design
settings-theme-is = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Automatisch
}
text-larger = Schrift auf { $percent } %
settings-text = Schriftgröße
settings-text-is = { $percent } %
settings-sound = Ton
settings-sound-note = Ein Gerät genügt. Bei „Automatisch“ klingelt das, an dem der Tisch eröffnet wurde.
settings-sound-is = { $sound ->
    [on] Ein
    [off] Aus
   *[auto] Automatisch
}
settings-bell-is = { $bell ->
    [gong] Gong
    [beep] Piepton
   *[bell] Glocke
}
settings-volume-is = { $volume ->
    [soft] Leise
    [middle] Mittel
   *[loud] Laut
}
settings-try = Ton testen
settings-try-note = Nichts zu hören? Stell das Gerät lauter; am iPhone: Stummmodus aus.
bell-touch = Tippe einmal auf den Bildschirm, damit es klingeln kann.
bell-none = Dieser Browser kann nicht klingeln. Nimm ein anderes Gerät: Einstellungen › Ton › Ein.
screen-off = { $told ->
    [refused] Dieser Browser lässt den Bildschirm ausgehen. Wähle für heute Abend in den Einstellungen des Geräts eine längere Zeit bis zur Bildschirmsperre.
   *[hoped] Geht der Bildschirm mitten in der Partie aus? Am iPhone: Einstellungen › Anzeige & Helligkeit › Automatische Sperre › Nie.
}
settings-vibration = Vibration
settings-vibration-note = Bei 1:00, bei 0:10 und am Ende, wenn jemand auf diesem Gerät spielt.
settings-mirrored = Knöpfe links
settings-mirrored-note = Während einer Runde liegen die Knöpfe unter dem linken Daumen.
settings-upright = Alle Felder wieder richtig herum
settings-flash = Rotes Aufleuchten
settings-flash-note = Der Bildschirm wird einmal rot, wenn die Zeit um ist.

menu-open = Menü des Tisches
menu-strap = Menü
menu-close = Zurück zur Partie
menu-invite = QR-Code vergrößern
menu-take-here = Hier spielen
menu-left = { $count ->
    [one] Nicht mehr dabei: { $names }
   *[other] Nicht mehr dabei: { $names }
}
menu-leave = { $name } hört auf
menu-leave-before = Hört { $name } auf? Die Partie hat noch nicht angefangen: Der Platz fällt weg.
menu-leave-question = Hört { $name } auf? Was gewertet ist, bleibt stehen, aber { $name } fällt aus der Rangliste. Ihr könnt es rückgängig machen.
menu-leave-yes = Ja, aufhören
rulings-title = Hausregeln
menu-rulings-note = Was ihr festlegt, wo das Regelheft nichts sagt.
rights-title = Rechte
rights-are = { $locked ->
    [true] Gesperrt: Alle bedienen nur den eigenen Platz.
   *[false] Offen: Alle dürfen alles.
}
rights-open = Alle, die mitspielen, dürfen alles.
rights-locked = Alle rufen nur für sich und tragen nur für den eigenen Platz ein. Spielleitung und Schriftführung machen den Rest.
rights-note = Die Rechte sind gesperrt: Das macht die Spielleitung oder die Schriftführung.
rights-lock = Rechte sperren
rights-lock-note = Alle rufen nur für sich und tragen nur für den eigenen Platz ein. Den Rest machst du oder die Schriftführung: Pause, Rückgängig, Reihenfolge, Einträge für andere.
rights-keeper = Schriftführung
rights-keeper-note = Wähle ein Gerät: Es darf alles, was deines darf, nur die Rechte nicht ändern. Tippe noch einmal darauf, um das zurückzunehmen.
rights-hand-over = Spielleitung abgeben
rights-hand-over-note = Das gewählte Gerät übernimmt die Spielleitung. Um sie zurückzuholen, brauchst du den Code aus dem Terminal des Computers, auf dem Companion läuft.
rights-hand-over-question = An { $to } abgeben?
rights-hand-over-yes = Ja, abgeben
rights-alone = An diesem Tisch ist kein anderes Gerät. Sobald eines da ist, kannst du Schriftführung oder Spielleitung vergeben.
rights-host-is = Spielleitung: { $device }.
rights-keeper-is = Schriftführung: { $device }.
rights-keeper-here = Schriftführung: dieses Gerät.
rights-code-note = Um auf diesem Gerät die Spielleitung zu übernehmen, tippe den Code ein, der im Terminal des Computers steht, auf dem Companion läuft.
rights-code = Code der Spielleitung
rights-code-go = Spielleitung übernehmen
device-of = Gerät von { $names }
device-host = Gerät der Spielleitung
device-watching = Zuschauergerät { $number }
menu-settings = Einstellungen dieses Geräts
rights-host-no-seat = Spielleitung: ein Gerät ohne Platz.
menu-leave-ends = { $count ->
    [one] Die Partie ist dann sofort vorbei: { $names } gewinnt.
   *[other] Die Partie ist dann sofort vorbei: { $names } gewinnen.
}
settings-bell = Welcher Klang?
settings-volume = Lautstärke

### Das Archiv: suchen und filtern

history-search = Name oder Spiel suchen
history-filters = Filtern
history-clear = Alle zeigen
history-all = Alle
history-by-game = Spiel
history-by-mode = Modus
history-by-person = Spieler
history-by-month = Monat
history-none-found = Keine Partie passt dazu.
history-gap = { $gap ->
    [0] Gleichstand mit { $name }, durch Stichentscheid gewonnen
   *[other] { $more } mehr als { $name }
}
history-bankrupt = { $count ->
    [one] { $names } ist pleite
   *[other] { $names } sind pleite
}
history-by-year = Jahr
