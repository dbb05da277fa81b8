### Games in and out, and the doctor

exchange-exported = { $count ->
    [one] { $count } game written to { $where }.
   *[other] { $count } games written to { $where }.
}
exchange-several = { $count } games have an id that begins with { $id }. Give more of it.
exchange-which = { $count ->
    [0] There is no game to export yet.
   *[other] Which game? Give one or more ids (their beginning is enough), or --all.
}
exchange-game = { $id }  { $day }  { $game }: { $players }
exchange-game-unfinished = { $id }  { $day }  { $game }: { $players } (not over)
exchange-not-yet = The game { $id } is not over, and nothing of it can be written as a file yet.
exchange-file-unreadable = cannot be read ({ $why })
exchange-nothing-taken = Nothing was imported. Correct the files named above, or leave them out.
exchange-added = { $count ->
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
exchange-replaced = { $count ->
    [one] { $count } game replaced; what it was before stays beside it as a copy.
   *[other] { $count } games replaced; what they were before stays beside them as copies.
}
exchange-already = { $count ->
    [one] { $count } game was here already.
   *[other] { $count } games were here already.
}
exchange-differs = The game { $id } is here already and says something else. It was left as it is; --replace takes the file's.
exchange-met = { $count ->
    [one] New in the list of players: { $names }.
   *[other] New in the list of players: { $names }.
}
exchange-namesake = There are now two people called { $name }. They are kept apart, each with their own games; if it is one person, join the two on a profile’s page.
exchange-person = { $id }  { $name }
exchange-person-unknown = No player is called { $name } here.
exchange-person-several = Several players are called { $name }: give the id, its beginning is enough.
exchange-person-written = { $count ->
    [one] { $name } and { $count } game written to { $where }.
   *[other] { $name } and { $count } games written to { $where }.
}
exchange-person-taken = Profile imported: { $name }.
exchange-rebuilt = { $games ->
    [one] The index was made anew from the files: { $games } game, { $players } players.
   *[other] The index was made anew from the files: { $games } games, { $players } players.
}

doctor-programs = Programs
doctor-folder = Data folder
doctor-network = Network
doctor-version = { $name } { $version }
doctor-library-missing = { $name } is missing: install Companion again.
doctor-content-missing = The texts and facts of the games are missing: install Companion again.
doctor-encoding = This terminal writes { $encoding }: some letters may look odd. Nothing else is affected.
doctor-where = { $where }
doctor-folder-new = The folder is not there yet; it is made at the first start.
doctor-folder-fine = It can be read and written to, and nobody else uses it.
doctor-folder-in-use = It is in use by a running Companion.
doctor-room = { $megabytes } MB of room left
doctor-journals = { $count ->
    [one] { $count } table can be taken up again
   *[other] { $count } tables can be taken up again
}
doctor-journal = { $state ->
    [damaged] { $where } is damaged in the middle; the table goes on with what came before that point.
    [newer] { $where } was begun with a newer Companion.
   *[foreign] { $where } is not a journal of a table.
}
doctor-games = { $count ->
    [one] { $count } game, { $players } players
   *[other] { $count } games, { $players } players
}
doctor-set-aside = { $count ->
    [one] { $count } file that could not be read lies in { $where }
   *[other] { $count } files that could not be read lie in { $where }
}
doctor-log = The log { $where } has { $count ->
    [one] { $count } line
   *[other] { $count } lines
}, { $grave ->
    [0] none of them a warning or an error
    [one] { $grave } of them a warning or an error
   *[other] { $grave } of them warnings or errors
}
doctor-clock = The clock says { $now }.
doctor-clock-wrong = The clock of this machine says { $now }, which cannot be. Rounds run all the same, but games get wrong dates: set it.
doctor-clock-behind = The clock of this machine says { $now }, but somebody played here on { $newest }. If the clock is wrong, games get wrong dates: set it.
doctor-log-line = { $line }
doctor-address = { $url }  (network: { $network })
doctor-no-network = This computer is in no network: phones cannot come. Join the house's Wi-Fi.
doctor-port-free = Port { $port } is free
doctor-port-ours = Port { $port } is used by a running Companion { $version }
doctor-port-taken = Port { $port } is taken by another program. Close that one, or choose another port with --port.
doctor-port-refused = Port { $port } cannot be listened on: { $why }. Choose another one with --port.
doctor-bundle = { $count ->
    [one] Written to { $where }: { $count } file. Players' names are replaced by seat numbers; look into it before you send it.
   *[other] Written to { $where }: { $count } files. Players' names are replaced by seat numbers; look into it before you send it.
}
backup-written = Everything is in { $where }: { $games } games, { $players } players, the open tables, settings and notes.
restore-done = The backup is in place: { $games } games, { $players } players.
restore-kept = What was there before is kept in { $where }.
restore-no-backup = { $where } is not a backup of Companion. Nothing was changed.
restore-newer = { $where } was made by a newer Companion (version { $found }, this one knows { $known }). Install that version. Nothing was changed.
restore-damaged = The backup { $where } is damaged. Nothing was changed; use an earlier one.
restore-not-empty = Something is kept in { $where } already. Choose another folder with --data, or say --replace: what is there then stays in a folder beside it.
doctor-repair-copy = First a backup was made: { $where }
doctor-repair-nothing = Nothing had to be mended.

exchange-import-finished = { $games ->
    [0] An import that was interrupted is complete now.
    [one] An import that was interrupted is complete now: { $games } game.
   *[other] An import that was interrupted is complete now: { $games } games.
}
exchange-import-damaged = An import that was interrupted cannot be read, so no more of it is taken; what is left is kept as { $aside }. Import the file again: nothing is taken twice.
exchange-too-large = Too large: { $megabytes } MB, and { $most } MB at most at a time. Import the files in several goes.
backup-opens = Keep this file to yourselves: it also holds the key of your QR codes. Restored on another machine, it opens your tables.
