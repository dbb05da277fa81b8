### Files: the data folder, what could not be read or written

store-folder-busy = Another Companion is already using the folder { $where }. Close it, or start this one on another folder with --data.
store-folder-newer = The folder { $where } comes from a newer version of Companion (format { $found }, this one knows { $known }). Install that version, or choose another folder with --data. Nothing in it was changed.
store-folder-missing = The folder { $where } doesn't exist: no games have been kept there yet. Check --data.
store-not-a-folder = { $where } is a file, but a folder is needed there. Choose another folder with --data.
store-read-only = Can't write to { $where }: it's read-only, or belongs to someone else. Give yourself permission to write there, or choose another folder with --data.
store-disk-full = The disk is full: { $where } couldn't be written. Free up some space.
store-disk-full-unsaved = The disk is full: { $where } couldn't be written. Free up some space; Companion will try again to save.
store-disk-failing = { $where } couldn't be read or written ({ $why }). If this goes on, copy the data folder to another disk.
store-journal-unusable = The journal { $where } can't be resumed: it comes from a newer version of Companion, or isn't a journal.
store-journal-newer = The table in { $where } comes from a newer version of Companion and is untouched. Install that version to go on with it.
store-journal-lost = { $where } isn't the journal of a table, or its beginning is missing. It was set aside: { $aside }.
store-journal-damaged =
    { $rest ->
        [0] The journal { $where } is damaged. The table goes on with what came before ({ $records ->
            [0] no actions
            [one] { $records } action
           *[other] { $records } actions
        });
        [one] The journal { $where } is damaged. The table goes on with what came before ({ $records ->
            [0] no actions
            [one] { $records } action
           *[other] { $records } actions
        }) and decides whether to restore { $rest } action after it;
       *[other] The journal { $where } is damaged. The table goes on with what came before ({ $records ->
            [0] no actions
            [one] { $records } action
           *[other] { $records } actions
        }) and decides whether to restore { $rest } actions after it;
    } the whole file is kept: { $aside }.
store-journal-mended = The journal { $where } was damaged; nothing that was entered is lost. The damaged file is kept: { $aside }.
store-game-unknown = There is no game with the ID { $id }.
store-game-newer = The game { $where } comes from a newer version of Companion (format { $found }, this one knows { $known }) and is untouched. Install that version to see it.
store-game-unreadable = { $where } can't be read as a game.
store-game-damaged = The game { $where } can't be read, and there is no copy of it. It was set aside: { $aside }.
store-game-copy = The game { $where } couldn't be read; the version before its last correction has replaced it. The unreadable file is kept: { $aside }.
store-game-twice = The game { $where } existed twice. The older file was set aside: { $aside }.
store-game-elsewhere = The game { $where } was changed outside this table: by an import, another computer or a synced folder. It now has the table's scores; the other version is kept: { $aside }.
store-game-changed = The game { $where } was changed outside its table, where nothing has been entered since: the file counts, and the table was closed. To go on, open the game from the history.
store-game-superseded = The game { $where } is open again at another table: what was just entered at the old one doesn't count. It is kept: { $aside }.
store-game-misnamed = The game in { $where } doesn't match the file's name, so the file is ignored. Import it instead: companion import.
store-game-faulty =
    { $count ->
        [one] The game { $where } is ignored because it contains { $count } error: { $place }: { $why }
       *[other] The game { $where } is ignored because it contains { $count } errors; the first one: { $place }: { $why }
    }
store-player-newer = The player file { $where } comes from a newer version of Companion and is untouched.
store-player-damaged = The player file { $where } can't be read. It was set aside: { $aside }.
store-player-unreadable = { $where } can't be read as a player file.
store-merge-unknown = Choose two different players, both known here.
store-merge-together = { $name } and { $other } have played in the same game: they're two people, so their profiles stay separate.
store-database-damaged = { $where } can't be read. It was set aside: { $aside }. Companion rebuilds what it can from the other files.
store-database-copy = { $where } was missing or unreadable; its copy has replaced it, and nothing is lost.
store-game-unscored = The game { $where } couldn't be scored: that's a bug in Companion, not a mistake in the game. Please report it, with this file.
store-note-too-long = This note has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; at most { $most } are allowed. Make it shorter.
store-in-the-way = { $where } wasn't a readable file, or didn't belong there. It was moved: { $aside }.
store-marker-damaged = { $where }, which says which version of Companion made this folder, couldn't be read. It was moved ({ $aside }) and written again.
store-database-unreadable = { $where } can't be read.
store-database-salvaged = { $where } and its copy were damaged. The settings and notes that could still be read are kept; some may be missing. The damaged file is kept: { $aside }.
store-player-copy = { $where } is a copy of the player in { $counts } and doesn't count. Delete the one you don't want.
store-game-copied = { $where } is a copy of the game in { $counts } and doesn't count. Delete the one you don't want.
store-note-changed = Someone else has just changed this note. Your text is still here: add to it and save, or save it as it is to replace theirs.
store-key-damaged = The key of the QR codes ({ $where }) couldn't be read, so there is a new one. Print your QR codes again: of the old ones, only the table code still works. The old file is kept: { $aside }.
store-not-a-file = { $where } isn't a file that can be read, but a folder, a pipe or a link to nowhere. Move it somewhere else.
store-engine-away = Nothing can be saved at the moment: what happens now isn't kept yet. Go on playing; Companion keeps trying.
store-engine-refused = That can't be saved right now. Try again in a moment.
store-changed-elsewhere = This was changed elsewhere a moment ago: look at it again, then repeat your change if it's still needed.
refused-table-taken = This table has just moved to another server. Your last press may not count: look at the screen.
refused-table-elsewhere = Another process of the server has this table: reload the page, and it will lead there.
