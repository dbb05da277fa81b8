## Home, a new game, history, players, settings, the table's menu

loading = One moment…
some-names = { $names }
ask-no = No

home-strap = Make the front page
home-resume = Resume
home-see-result = See the result
home-again = Play again
home-join = Join
home-history = History
home-players = Players
home-settings = Settings
home-nobody-yet = Nobody at this table yet.
home-put-away = Close the table
home-put-away-question = Close the table? The game isn't over: it stays in the history, and you can resume it from there.
home-put-away-new = Close the table? The game hasn't started.
home-put-away-over = Close the table? The game stays in the history.
home-put-away-yes = Yes, close it

when-unknown = no date
when-today = today at { $time }
when-yesterday = yesterday at { $time }
when-date = { $date }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = more than a day

setup-strap = New game
setup-who = Who's playing?
setup-how = Details
setup-game = Game
setup-mode = Mode
setup-change = Change
setup-fold = Show less
setup-last-time = Same as last time: { $settings }
setup-order = Clockwise around the table. Tap a player to change their colour or symbol.
setup-order-teams = Teams form in this order: the first two names, the next two… Use the arrows to change it.
setup-name = Name
setup-known = Known players
setup-more = { $count ->
    [one] Show { $count } more name
   *[other] Show { $count } more names
}
setup-new = new player
setup-most = { $most ->
    [one] This mode is for one player: keep one name, or choose another mode.
   *[other] This mode takes at most { $most }: remove { $more ->
        [one] { $more } name
       *[other] { $more } names
    }, or choose another mode.
}
setup-name-over = { $most ->
    [one] “{ $name }” is still in the name field, and this mode is for one player. Clear the field, or remove someone.
   *[other] “{ $name }” is still in the name field, and this mode takes at most { $most }. Clear the field, or remove someone.
}
setup-team = team { $number } · { $role }
setup-twin = same name: { $symbol } symbol
setup-stranger = Someone else with the same name: { $name }
setup-fewest = { $fewest ->
    [one] Someone has to play. You can also join from your own phone.
   *[other] You need at least { $fewest } players. The others can join from their phones.
}
look-symbol = Symbol
look-colour = Colour
symbol-name = { $symbol ->
    [triangle] triangle
    [diamond] solid diamond
    [rhombus] hollow diamond
    [star_outline] hollow star
    [star] solid star
   *[square] square
}
colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [purple] purple
    [amber] amber
   *[brown] brown
}

join-known = Known players:
club-title = The club's code, once
club-note = Here, it takes the club's code to open a table and to see the history and the players. This device will remember it. To join a table, the table's code is enough.
club-code = Club code
club-go = Go in
join-type-title = Which table?
join-type-note = The six-character code is on the table's screen, next to the QR code.
join-code = Code
join-go = Join
join-code-empty = Type the table's code: six characters, next to the QR code.
join-try-again = Try again
join-put-away = This table has just been closed. Its game is in the history.

history-strap = History
history-empty = No games yet. You'll find them here.
history-more = Older games
history-back = All games
history-unfinished = Unfinished game
history-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
history-goal-met = Goal reached
history-no-winner = Nobody wins
history-points = { $name } { $points }
history-correct = Correct
history-delete = Delete
history-delete-question = Delete this game from the history? Achievements earned only in this game will be removed too.
history-delete-yes = Yes, delete
history-deleted = The game with { $names } has been deleted.
history-delete-undo = Undo the deletion
history-still-open = This game is still open at table { $code }. Close that table first.
history-reopened = The game is open again. Each correction is saved at once; close the table when you're done.
history-unknown-game = This version of Companion doesn't know the game “{ $game }” and can't show it.
unfinished-how = This table was closed before the end of the game. The game picks up where it left off, with the timer stopped.
unfinished-take-up = Resume the game
unfinished-delete-question = Delete this game from the history? You won't be able to resume it.
unfinished-deleted = The game has been deleted.

people-strap = Players
people-empty = No players yet. Names are kept after the first game.
people-games = { $count ->
    [0] no finished games
    [one] { $count } game
   *[other] { $count } games
}
people-new-name = New name
people-rename = Rename
people-look-note = Colour and symbol suggested in the next game, if they're free.
people-forget = Delete this player
people-forget-question = Delete { $name }? The name and the achievements ticked by hand are deleted; games played stay in the history.
people-forget-yes = Yes, delete

say-clock = { $mark ->
    [minute] One minute left.
    [half] Thirty seconds left.
    [ten] Ten seconds left.
   *[end] Time's up.
}
say-print = { $name }: Print!

settings-strap = Settings
settings-this-device = this device
settings-note = These settings are for this device only. Each device has its own.
settings-to-table = Back to the game
settings-language = Language
settings-theme = Theme
settings-theme-is = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
text-larger = Text at { $percent }%
settings-text = Text size
settings-text-is = { $percent }%
settings-sound = Sound
settings-sound-note = One device is enough: by default, the one that opened the table.
settings-sound-is = { $sound ->
    [on] On
    [off] Off
   *[auto] Auto
}
settings-bell-is = { $bell ->
    [gong] Gong
    [beep] Beep
   *[bell] Bell
}
settings-volume-is = { $volume ->
    [soft] Quiet
    [middle] Medium
   *[loud] Loud
}
settings-try = Try the sound
settings-try-note = Can't hear it? Turn up the device's volume; on an iPhone, turn silent mode off.
bell-touch = Touch the screen once to turn the bell on.
bell-none = This browser can't ring. Choose another device: Settings › Sound › On.
screen-off = { $told ->
    [refused] This browser lets the screen go off. For tonight, choose a longer screen timeout in the device's settings.
   *[hoped] Does the screen go off during the game? On an iPhone: Settings › Display & Brightness › Auto-Lock › Never.
}
settings-vibration = Vibration
settings-vibration-note = At 1:00, at 0:10 and at the end, if someone is playing on this device.
settings-mirrored = Buttons on the left
settings-mirrored-note = During a round, the buttons are under your left thumb.
settings-upright = Turn the panels upright again
settings-flash = Red flash
settings-flash-note = The screen turns red once when time's up.

menu-open = Table menu
menu-strap = Menu
menu-close = Back to the game
menu-invite = Enlarge the QR code
menu-take-here = Play here
menu-left = { $count ->
    [one] Left the game: { $names }
   *[other] Left the game: { $names }
}
menu-leave = { $name } is leaving
menu-leave-before = Is { $name } leaving? The game hasn't started: the seat will be removed.
menu-leave-question = Is { $name } leaving? What has been scored stays, but { $name } is no longer ranked. You can undo this.
menu-leave-yes = Yes
rulings-title = House rules
menu-rulings-note = What your table decides where the rulebook says nothing.
rights-title = Permissions
rights-are = { $locked ->
    [true] Locked: players act only for their own seat.
   *[false] Open: every player can do everything.
}
rights-open = Every player can do everything.
rights-locked = Players can call and enter scores only for their own seat. The host and the scorekeeper do the rest.
rights-note = Permissions are locked: this is for the host or the scorekeeper.
rights-lock = Lock permissions
rights-lock-note = Players can call and enter scores only for their own seat. You and the scorekeeper keep the rest: pause, undo, seat order, other players' scores.
rights-keeper = Scorekeeper
rights-keeper-note = Choose a device: it can do everything yours can, except change permissions. Tap it again to take the role back.
rights-hand-over = Hand over the host role
rights-hand-over-note = The device you choose becomes the host. To take the role back, you'll need the code shown in the terminal of the computer running Companion.
rights-hand-over-question = Hand over to { $to }?
rights-hand-over-yes = Yes, hand over
rights-alone = There's no other device at this table. As soon as there is one, you can choose a scorekeeper or another host.
rights-host-is = Host: { $device }.
rights-keeper-is = Scorekeeper: { $device }.
rights-keeper-here = Scorekeeper: this device.
rights-code-note = To become the host on this device, type the code shown in the terminal of the computer running Companion.
rights-code = Host code
rights-code-go = Become the host
device-of = { $names }'s device
device-host = the host's device
device-watching = spectator device { $number }
menu-settings = Settings of this device
rights-host-no-seat = Host: a device with no player.
menu-leave-ends = { $count ->
    [one] The game then ends at once: { $names } wins.
   *[other] The game then ends at once: { $names } win.
}
settings-bell = Which sound?
settings-volume = Volume

### The history: search and filters

history-search = Search for a name or a game
history-filters = Filter
history-clear = Show all
history-all = All
history-by-game = Game
history-by-mode = Mode
history-by-person = Player
history-by-month = Month
history-none-found = No game matches.
history-gap = { $gap ->
    [0] Level with { $name }, won on the tiebreaker
   *[other] { $more } more than { $name }
}
history-bankrupt = { $count ->
    [one] { $names } is out of business
   *[other] { $names } are out of business
}
history-by-year = Year
