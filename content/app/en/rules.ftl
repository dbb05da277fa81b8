### The rules: on the screen, in the terminal and on paper

rules-strap = Rules of the game
rules-open = Rules
rules-search = Search the rules
rules-clear = Clear the search
rules-contents = Contents
rules-page = { $count ->
    [one] rulebook, p. { $page }
   *[other] rulebook, pp. { $page }
}
rules-see = See also
rules-also-here = See also
rules-large = Large type
rules-print = Print on paper
rules-print-all = Print all the rules
rules-share = Share this page
rules-share-note = The address and its QR code, for another device.
rules-no-such-page = There is no such page in the rules. Search for a word, or open the contents.
rules-nothing-found = Nothing found. Try another word: a row of the score sheet, a centerpiece's number, a question.
rules-no-such-game = No rules for “{ $game }”. There are rules for: { $games }.
rules-unreadable = The rules can't be read ({ $why }). Reinstall Companion, or fix their files.
rules-printed-by = Printed by Companion

help-about = Help: { $what }
help-back = Back
help-close = Close

note-of-group = Your table's note
note-none = No note. Copy the text of the card or tile here: the search will find it.
note-none-yet = { $name }: this text isn't in the rulebook. You can copy it.
note-now = The current note:
note-label = Printed text
note-how = Plain text, { $most } characters at most. Leave it empty to delete the note.
note-add = Add a note
note-change = Change the note
note-save = Save
note-cancel = Cancel
note-undo = Restore the old note
note-which = Text not in the rulebook
note-which-noted = { $count ->
    [0] No notes yet. Tap a name to copy its text.
    [one] { $count } note is saved. Tap another name to copy its text.
   *[other] { $count } notes are saved. Tap another name to copy its text.
}
rules-query-empty = What are you looking for? Type a word, a question or a number.
rules-topics = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
