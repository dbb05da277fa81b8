### The rules: on the screen, in the terminal and on paper

rules-strap = Rules of the game
rules-open = Rules
rules-search = Search the rules
rules-clear = Clear the search
rules-contents = Contents
rules-page = rulebook, p. { $page }
rules-see = See also
rules-also-here = Here as well
rules-large = Large type
rules-print = Print this page
rules-print-all = Print all rules
rules-share = Share this page
rules-share-note = The address and its QR code, for another device.
rules-no-such-page = There is no such page in the rules. Search for a word, or open the contents.
rules-nothing-found = Nothing found. Try another word: a row of the sheet, a centerpiece's number, a question.
rules-no-such-game = No rules for "{ $game }". There are those of: { $games }.
rules-unreadable = The rules cannot be read ({ $why }). Install the Companion again, or mend its content.
rules-printed-by = Printed by the Companion

help-about = Help: { $what }
help-back = Back
help-close = Close

note-of-group = Your group's note
note-none = Nothing noted. What the card or tile says can be copied here, and the search will find it.
note-none-yet = { $name }: what it says is not in the rules. You can note it.
note-now = The note as it is now:
note-label = What the component says
note-how = Plain text, { $most } characters at most. Left empty, the note goes.
note-add = Note it
note-change = Change the note
note-save = Keep
note-cancel = Cancel
note-undo = As it was before
note-which = Not printed in the rulebook
note-which-noted = { $count ->
    [0] Your group has noted none yet. Tap one to note what it says.
    [one] Your group has noted one. Tap another to note what it says.
   *[other] Your group has noted { $count }. Tap another to note what it says.
}
