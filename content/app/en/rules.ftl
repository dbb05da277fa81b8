### The rules, in the terminal

rules-nothing-found = Nothing found. Try another word: a row of the sheet, a centerpiece's number, a question.
rules-no-such-game = No rules for "{ $game }". There are those of: { $games }.
rules-unreadable = The rules cannot be read ({ $why }). Install the Companion again, or mend its content.
