### Games in and out, and the doctor

exchange-exported = { $count ->
    [0] No games written to { $where }.
    [one] { $count } game written to { $where }.
   *[other] { $count } games written to { $where }.
}
exchange-several = { $count ->
    [one] { $count } game has an ID that begins with { $id }. Type a few more characters.
   *[other] { $count } games have an ID that begins with { $id }. Type a few more characters.
}
exchange-which = { $count ->
    [0] There are no games to export yet.
   *[other] Which game? Give one or more IDs (the beginning is enough), or --all.
}
exchange-game = { $id }  { $day }  { $game }: { $players }
exchange-game-unfinished = { $id }  { $day }  { $game }: { $players } (unfinished)
exchange-not-yet = Game { $id } isn't over, and there is nothing to write to a file yet.
exchange-file-unreadable = unreadable ({ $why })
exchange-nothing-taken = Nothing was imported. Correct the files named above, or leave them out.
exchange-added = { $count ->
    [0] No games imported.
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
exchange-replaced = { $count ->
    [0] No games replaced.
    [one] { $count } game replaced; the old version is kept beside it as a copy.
   *[other] { $count } games replaced; the old versions are kept beside them as copies.
}
exchange-already = { $count ->
    [0] No games were already here.
    [one] { $count } game was already here.
   *[other] { $count } games were already here.
}
exchange-differs = Game { $id } is already here with different content and was left unchanged. With --replace, the one in the file takes its place.
exchange-met = { $count ->
    [one] New name in the list of players: { $names }.
   *[other] New names in the list of players: { $names }.
}
exchange-namesake = Two players are now called { $name }. They stay separate, each with their own games; if they're the same person, merge them on the player's page.
exchange-person = { $id }  { $name }
exchange-person-unknown = No player here is called { $name }.
exchange-person-several = Several players are called { $name }: give the ID, the beginning is enough.
exchange-person-written = { $count ->
    [0] { $name }'s profile, with no games, written to { $where }.
    [one] { $name }'s profile and { $count } game written to { $where }.
   *[other] { $name }'s profile and { $count } games written to { $where }.
}
exchange-person-taken = Profile imported: { $name }.
exchange-rebuilt = The index was rebuilt from the files: { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [0] no players
    [one] { $players } player
   *[other] { $players } players
}.

doctor-programs = Programs
doctor-folder = Data folder
doctor-network = Network
doctor-version = { $name } { $version }
doctor-library-missing = { $name } is missing: reinstall Companion.
doctor-content-missing = The games' texts and data are missing: reinstall Companion.
doctor-encoding = This terminal writes { $encoding }: some letters may look odd. Everything else works normally.
doctor-where = { $where }
doctor-folder-new = The folder doesn't exist yet; it will be created when Companion first starts.
doctor-folder-fine = It can be read and written, and no other program is using it.
doctor-folder-in-use = A running Companion is using it.
doctor-room = { $megabytes } MB free
doctor-journals = { $count ->
    [0] no tables to resume
    [one] { $count } table can be resumed
   *[other] { $count } tables can be resumed
}
doctor-journal = { $state ->
    [damaged] { $where } is damaged in the middle; the table goes on with what came before.
    [newer] { $where } comes from a newer version of Companion.
   *[foreign] { $where } isn't the journal of a table.
}
doctor-games = { $count ->
    [0] no games
    [one] { $count } game
   *[other] { $count } games
}, { $players ->
    [0] no players
    [one] { $players } player
   *[other] { $players } players
}
doctor-set-aside = { $count ->
    [0] no unreadable files in { $where }
    [one] { $count } unreadable file is kept in { $where }
   *[other] { $count } unreadable files are kept in { $where }
}
doctor-log = The log { $where } has { $count ->
    [0] no lines
    [one] { $count } line
   *[other] { $count } lines
}, { $grave ->
    [0] with no warnings or errors
    [one] { $grave } of them a warning or an error
   *[other] { $grave } of them warnings or errors
}
doctor-clock = The clock says { $now }.
doctor-clock-wrong = This computer's clock says { $now }, which is impossible. Rounds still run, but games will get the wrong date: set the clock.
doctor-clock-behind = This computer's clock says { $now }, but a game was played here on { $newest }. If the clock is wrong, games will get the wrong date: set it.
doctor-log-line = { $line }
doctor-address = { $url }  (network: { $network })
doctor-no-network = This computer isn't connected to any network, so phones can't reach it. Connect it to the Wi-Fi.
doctor-port-free = Port { $port } is free
doctor-port-ours = Port { $port } is used by a running Companion { $version }
doctor-port-taken = Port { $port } is taken by another program. Close it, or choose another port with --port.
doctor-port-refused = Can't listen on port { $port }: { $why }. Choose another one with --port.
doctor-bundle = { $count ->
    [one] Written to { $where }: { $count } file. Players' names in it are replaced by seat numbers; have a look before you send it.
   *[other] Written to { $where }: { $count } files. Players' names in them are replaced by seat numbers; have a look before you send them.
}

backup-written = Everything is in { $where }: { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [0] no players
    [one] { $players } player
   *[other] { $players } players
}, the open tables, the settings and the notes.
restore-done = The backup is in place: { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [0] no players
    [one] { $players } player
   *[other] { $players } players
}.
restore-kept = What was there before is kept in { $where }.
restore-no-backup = { $where } isn't a Companion backup. Nothing was changed.
restore-newer = { $where } comes from a newer version of Companion (format { $found }, this one knows { $known }). Install that version. Nothing was changed.
restore-damaged = The backup { $where } is damaged. Nothing was changed; use an earlier one.
restore-not-empty = There is already data in { $where }. Choose another folder with --data, or add --replace: the present data will be kept in a folder beside it.
doctor-repair-copy = First a backup was made: { $where }
doctor-repair-nothing = There was nothing to repair.

exchange-import-finished = { $games ->
    [0] An interrupted import is now complete.
    [one] An interrupted import is now complete: { $games } game.
   *[other] An interrupted import is now complete: { $games } games.
}
exchange-import-damaged = An interrupted import can't be read: the rest wasn't imported, but is kept: { $aside }. Import the file again; nothing will be duplicated.
exchange-too-large = Too big: { $megabytes } MB; the limit is { $most } MB at a time. Import fewer files at once.
backup-opens = Keep this file to yourself: it also holds the key to your QR codes. Restored on another computer, it opens your tables.
restore-unreadable = { $where } can't be read ({ $why }). Nothing was changed.
restore-plan-damaged = A restore was interrupted in { $where }, and what was left to do can't be read ({ $aside }). What was there before is kept in the folder before-restore-…; restore the backup again.
