## What the table refuses, and what can be undone: for every game

refused-name-empty = A name is missing: type at least one letter.
refused-name-long = This name has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; at most { $most } are allowed. Make it shorter.
refused-table-closed = This table is closed: nothing can be changed any more. Go back to the home page.
refused-table-open = This table is already open.
refused-seat-there = This seat already exists.
refused-no-such-table = This game is no longer open at any table.
refused-no-such-seat = This seat is no longer at the table.
refused-team-odd = This mode is played in teams of { $size }: with { $found }, someone is left over. Add or remove someone.
refused-too-many-players = { $most ->
    [one] This mode is for one player. For more, choose another mode.
   *[other] This mode has only { $most } seats. Remove someone, or watch the game.
}
refused-too-few-players = { $fewest ->
    [one] Nobody is playing: add a name.
   *[other] This mode needs at least { $fewest } players; { $found ->
        [0] there are none yet
        [one] there's only { $found }
       *[other] there are only { $found }
    }. Add someone.
}
refused-late-player = The first round has started: you can't join this game any more, only watch it.
refused-remove-begun = The game has started: a player can leave it, but a seat can't be removed any more.
refused-already-left = { $name } has already left the game.
refused-last-player = This is the last seat at the table: close the table instead.
refused-order-incomplete = The order must name each player exactly once.
refused-order-begun = The game has started: the seat order can't change any more.
refused-no-clock = No timer is running.
refused-clock-length = { $most ->
    [one] The timer can be set from one second to { $most } minute.
   *[other] The timer can be set from one second to { $most } minutes.
}
refused-not-here = That can't be done right now: the screen may have just changed. Check how far the game has got.
refused-no-such-game = This version of Companion doesn't know the game “{ $game }”.
refused-too-many-codes = { $seconds ->
    [one] Too many wrong codes: wait a second, then try again.
   *[other] Too many wrong codes: wait { $seconds } seconds, then try again.
}
refused-table-unknown = This game is open at a table: join it with its code.
refused-locked = The host has locked permissions: players act only for their own seat. The host and the scorekeeper do the rest.
refused-host-only = Only the host can do that. The role can be handed over in the menu, under Permissions.
refused-host-code = That isn't the host code. It's shown in the terminal of the computer running Companion.
refused-club-code = That isn't the club's code. Ask the organisers for it.
refused-watching = This device is only watching: take a seat first.
refused-seat-held = { $name } is playing on another device: ask the host for the seat.
refused-no-such-device = This device is no longer at the table.
refused-too-many-requests = Too many devices are asking for a seat: wait for the host to answer.
refused-undo-gone = That's already undone.
refused-undo-never = This can't be undone: { $what }.
refused-undo-buzzer = Time really was up: the end of the timer can't be undone.
refused-undo-later = { $more ->
    [0] To undo “{ $what }”, first undo: { $later }.
    [one] To undo “{ $what }”, first undo: { $later }, and { $more } more action.
   *[other] To undo “{ $what }”, first undo: { $later }, and { $more } more actions.
}
hub-table-newer = Table { $table } was opened with a newer version of Companion and is untouched. Install it to resume the table.
hub-table-superseded = The same game was open at two tables. The newer one goes on; table { $code } was closed.
hub-table-unreadable = Table { $table } could not be read back. Its journal is untouched in the data folder; “companion doctor --bundle” adds it to a report.

undo-of = “{ $what }” undone
undo-table-opened = table opened
undo-player-seated = { $name }'s arrival
undo-player-changed = change to { $name }
undo-player-removed = removal of a seat
undo-seats-ordered = seat order
undo-player-left = { $name } leaving
undo-seat-taken = { $name }'s seat on a device
undo-seat-freed = { $name }'s seat freed
undo-host-changed = change of host
undo-rights-locked = permissions
undo-scorekeeper-named = choice of scorekeeper
undo-timer-started = start of the timer
undo-timer-stood = pause
undo-timer-resumed = restart of the timer
undo-timer-extended = { $more ->
    [1] +{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
   *[0] −{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
}
clock-paused-by = { $count ->
    [one] Paused by { $names }.
   *[other] Paused by { $names }.
}
undo-server-away = interruption
undo-table-closed = table closed
undo-table-taken-up = table reopened
news = What changes: { $moved }.
clock-pause = Pause
clock-resume = Resume

rest-question =
    { $count ->
        [one] The record of this table is damaged in one place. After that, { $count } action can still be read.
       *[other] The record of this table is damaged in one place. After that, { $count } actions can still be read.
    }
rest-take = Restore the rest
rest-leave = Continue without it
rest-taken =
    { $left ->
        [0] The rest is restored ({ $taken ->
            [one] { $taken } action
           *[other] { $taken } actions
        }).
       *[other] { $taken ->
            [0] No actions restored
            [one] { $taken } action restored
           *[other] { $taken } actions restored
        }; { $left } can't be restored because earlier ones are lost. Check the scores.
    }

refused-person-seated = { $name } already has a seat at this table.
undo-person-named = seat given to { $person }
undo-persons-swapped = swap of { $names }
who-sat-open = Correct the names
who-sat-strap = Who is in which seat?
who-sat-note = A wrong name? Tap it and choose the right one. The points stay with the seat; ranking, achievements and statistics follow.
who-sat-swap = Swap with { $name }
who-sat-ok = Use this name
who-sat-done = This seat is now { $name }'s.
refused-too-few-teams = { $fewest ->
    [one] No team is playing: add one.
   *[other] This mode needs at least { $fewest } teams; there { $found ->
        [0] are none yet
        [one] is only { $found }
       *[other] are only { $found }
    }. Add a team.
}
undo-texts-changed = front page texts
refused-headline-long = This headline has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; at most { $most } are allowed. Make it shorter.
refused-note-long = This note has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}; at most { $most } are allowed. Make it shorter.
news-elsewhere = Corrected on another device: { $moved }.
