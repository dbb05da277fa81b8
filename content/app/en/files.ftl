### Game files: what is wrong, and where.

fault-missing = is missing
fault-unknown-field = unknown field
fault-whole-number = must be a whole number
fault-at-least = must be at least { $least }
fault-at-most = must be at most { $most }
fault-text = must be text
fault-text-broken = contains invalid characters (half of a UTF-16 pair)
fault-empty = must not be empty
fault-length = must have { $least } to { $most } characters, but has { $found }
fault-yes-no = must be true or false
fault-list = must be a list
fault-object = must be an object { "{…}" }
fault-one-of = must be one of these values: { $known }
fault-moment = must be a date with time and offset, such as 2026-11-27T20:15:00+01:00
fault-other = isn't valid ({ $reason })
fault-key-twice = this field is written twice in the same object
fault-too-many = contains too many entries: { $found } (at most { $most })
fault-unknown-number = { $collection } has no number { $number }
fault-too-much = contains too much for a game file
fault-too-deep = objects are nested too deeply
fault-not-a-game = this isn't a game file: it must contain a JSON object
fault-not-json = this isn't JSON (line { $line }, column { $column }): { $reason }
fault-not-utf8 = these bytes aren't UTF-8; save the file as UTF-8
fault-byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without BOM
fault-json =
    { $kind ->
        [value] a value is expected here
        [name] a field name in double quotes is expected here
        [colon] a colon is expected here
        [comma] a comma is expected here
        [trailing] this comma isn't allowed here
        [extra] there is text after the end of the JSON
        [string] the closing quote of this text is missing
        [control] this text contains a control character
        [escape] this sequence after \ doesn't exist
       *[other] the text can't be read from here on
    }
fault-newer-version = this file comes from a newer version of Companion (format { $found }, this one knows { $known }); install that version to read it
fault-unknown-game = unknown game; Companion can score: { $known }
fault-left-after = must be “{ $set_up }”, or the number of entries after which this player left (“3”)
fault-left-late = the file has only { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: nobody can have left later than that
fault-left-before = this player had already left
fault-nobody = no player here has this ID
fault-id-twice = another player already has this ID
fault-player-count = { $fewest } to { $most } players are needed, not { $found }

### The command "companion score"

score-file-missing = there is no file here
score-file-folder = this is a folder, not a file
score-file-forbidden = you don't have permission to read this file
score-file-unreadable = this file can't be read ({ $reason })
score-file-wrong =
    { $count ->
        [one] { $file }: this game can't be scored because the file contains { $count } error:
       *[other] { $file }: this game can't be scored because the file contains { $count } errors:
    }
score-standard-input = (standard input)
