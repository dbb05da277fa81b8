### Files: the data folder, what could not be read or written

store-folder-busy = Another Companion is already using the folder { $where }. Close that one, or start this one on another folder with --data.
store-folder-newer = The folder { $where } was made by a newer Companion (layout { $found }, this one knows { $known }). Install that version, or choose another folder with --data. Nothing in it was changed.
store-folder-missing = There is no folder { $where } yet: no game was ever kept there. Check --data.
store-not-a-folder = { $where } is in the way: a folder is needed there, and it is a file. Choose another folder with --data.
store-read-only = { $where } cannot be written to: it is read-only, or belongs to somebody else. Give yourself the right to write there, or choose another folder with --data.
store-disk-full = The disk is full: { $where } could not be written. Delete something or make room; what is not saved yet is tried again.
store-disk-failing = { $where } could not be read or written ({ $why }). If this goes on, copy the data folder to another disk.
store-journal-unusable = The journal { $where } cannot be gone on with: it is of a newer Companion, or not a journal.
store-journal-newer = The running table in { $where } was begun with a newer Companion and stays untouched. Install that version to go on with it.
store-journal-lost = { $where } is not a journal of a table, or its beginning is gone. It was put aside as { $aside }.
store-journal-damaged =
    { $rest ->
        [0] The journal { $where } is damaged, and the table goes on with the { $records } entries before that point;
        [one] The journal { $where } is damaged. The table goes on with the { $records } entries before that point and is asked about the one after it;
       *[other] The journal { $where } is damaged. The table goes on with the { $records } entries before that point and is asked about the { $rest } after it;
    } the whole file is kept as { $aside }.
store-journal-mended = The journal { $where } was damaged; nothing that was entered is lost. The damaged file is kept as { $aside }.
store-game-unknown = There is no game with the id { $id }.
store-game-newer = The game { $where } was written by a newer Companion (version { $found }, this one knows { $known }) and stays untouched. Install that version to see it.
store-game-unreadable = { $where } cannot be read as a game.
store-game-damaged = The game { $where } cannot be read, and there is no earlier copy of it. It was put aside as { $aside }.
store-game-copy = The game { $where } could not be read; what it was before its last correction has taken its place. The unreadable file is kept as { $aside }.
store-game-twice = The game { $where } was there twice. The older file was put aside as { $aside }.
store-game-elsewhere = The game { $where } had been changed outside this table: by an import, another machine or a synced folder. The table's scores are in it now; what was there is kept as { $aside }.
store-game-changed = The game { $where } was changed outside its table, and nothing had been entered there since: the file counts and the table was put away. To go on, open the game from the history.
store-game-superseded = The game { $where } has been opened at a newer table, so what was just entered at the old one was not taken over. It is kept as { $aside }.
store-game-misnamed = { $where } does not hold the game that its name says, and is left out. Import it instead: companion import.
store-game-faulty =
    { $count ->
        [one] The game { $where } is left out, it has a fault: { $place }: { $why }
       *[other] The game { $where } is left out, it has { $count } faults, the first: { $place }: { $why }
    }
store-player-newer = The player in { $where } was written by a newer Companion and stays untouched.
store-player-damaged = The player in { $where } cannot be read. The file was put aside as { $aside }.
store-player-unreadable = { $where } cannot be read as a player’s profile.
store-merge-unknown = It takes two different players, both known.
store-merge-together = { $name } and { $other } have played in one game together: they are two people, and their profiles stay apart.
store-database-damaged = { $where } cannot be read. It was put aside as { $aside }; what can be made again from the other files is.
store-database-copy = { $where } was gone or unreadable; its copy has taken its place, and nothing is missing.
store-game-unscored = The game { $where } could not be scored: that is a fault of Companion, not of the game. Please report it, with this file.
store-note-too-long = This note has { $length } characters; { $most } at most. Shorten it.
store-in-the-way = { $where } was no file that can be read, or does not belong there. It was moved to { $aside }.
store-marker-damaged = { $where }, which says which Companion made this folder, could not be read. It was moved to { $aside } and written anew.
store-database-unreadable = { $where } cannot be read.
store-database-salvaged = { $where } and its copy were damaged: what could still be read of settings and notes was kept, some may be missing. The damaged file is kept as { $aside }.
store-player-copy = { $where } is a copy of the player in { $counts }, and does not count. Delete whichever you do not want.
store-game-copied = { $where } is a copy of the game in { $counts }, and does not count. Delete whichever you do not want.
store-note-changed = Somebody else has changed this note meanwhile. Your text is still here: add theirs to it and save again, or save again to replace it.
