### Game files: what is wrong, and where.

fault-missing = is missing
fault-unknown-field = unknown field
fault-whole-number = must be a whole number
fault-at-least = must be { $least } or more
fault-at-most = must be { $most } or less
fault-text = must be text
fault-text-broken = holds characters that are none (half of a UTF-16 pair)
fault-empty = must not be empty
fault-length = must have { $least } to { $most } characters, has { $found }
fault-yes-no = must be true or false
fault-list = must be a list
fault-object = must be an object { "{…}" }
fault-one-of = must be one of these: { $known }
fault-moment = must be a date with time and offset, such as 2026-11-27T20:15:00+01:00
fault-other = is not valid ({ $reason })
fault-key-twice = this field is written twice in the same object
fault-too-many = holds too many entries: { $found }; { $most } at most
fault-unknown-number = { $collection } has no number { $number }
fault-too-much = holds too much for a game file
fault-too-deep = objects within objects go too deep
fault-not-a-game = this is not a game file: it must hold a JSON object
fault-not-json = this is not JSON (line { $line }, column { $column }): { $reason }
fault-not-utf8 = these bytes are not UTF-8; save the file as UTF-8
fault-byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without BOM
fault-json =
    { $kind ->
        [value] a value is expected here
        [name] a field's name in double quotes is expected here
        [colon] a colon is expected here
        [comma] a comma is expected here
        [trailing] this comma is one too many
        [extra] the JSON is over, and more text follows here
        [string] this text has no closing quote
        [control] a control character stands in a text
        [escape] there is no such sequence after \
       *[other] the text cannot be read from here on
    }
fault-newer-version = this file comes from a newer version of the program (format { $found }, this one knows { $known }); install that version to read it
fault-unknown-game = unknown game; this program can score: { $known }
fault-left-after = must be "{ $set_up }", or after how many entries this player went home ("3")
fault-left-late = the file has { $entries } entries, so nobody left after more
fault-left-before = this player had gone home before
fault-nobody = no player has this id here
fault-id-twice = another player already has this id
fault-player-count = { $fewest } to { $most } players are needed, here there are { $found }

### The command "companion score"

score-file-missing = there is no file here
score-file-folder = this is a folder, not a file
score-file-forbidden = you have no right to read this file
score-file-unreadable = this file cannot be read ({ $reason })
score-file-wrong =
    { $count ->
        [one] { $file }: this file cannot be scored, it has one fault:
       *[other] { $file }: this file cannot be scored, it has { $count } faults:
    }
score-standard-input = (standard input)
