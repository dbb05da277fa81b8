app-name = Companion
app-ok = Got it
go-home = Home
table-code = Table { $code }
players-count = { $count ->
    [0] no players
    [one] { $count } player
   *[other] { $count } players
}

join-who = Who are you?
join-several = Several players can share one phone.
join-take = That's me
join-leave-seat = Free the seat
join-yours = on this device
join-free = free seat
seat-there = { $presence ->
    [here] on another device
    [asleep] on another device, asleep
   *[gone] on another device, disconnected
}
seat-here-too = { $count ->
    [one] on this device and one other
   *[other] on this device and { $count } others
}
seat-ask = Ask
seat-ask-again = Ask again
seat-waiting = Request sent. As soon as the host says yes, this seat moves to this device.
seat-withdraw = Cancel the request
seat-refused = The host said no. Sort it out at the table.
seat-asked = A device is asking for { $name }'s seat. Is that { $name }?
seat-asked-yes = Yes, hand it over
seat-move-question = { $name } is playing on another device. Play here?
seat-move = Only here
seat-share = On both
seat-free = Free { $name }'s seat
seat-give = Give { $name }'s seat to another device
seat-give-to = { $name } plays on:
join-new-name = Another name
join-add = Add
join-enter = { $count ->
    [one] Join the table
   *[other] Join with { $count } seats
}
join-watch = Just watch
join-this-machine = To lead the table from this browser, enter the host code. It's shown on this computer, in the window where Companion was started.
join-no-table = There's no table { $code }, or not any more. Check the code on the screen, or go back to the home page.
join-no-address = This computer isn't connected to any network, so phones can't reach it. Connect it to the Wi-Fi.
join-qr = QR code for { $url }
join-scan = Scan to join
join-code-is = Table code:
join-next-address = Another address
join-network = { $kind ->
    [wifi] Your phone must be on the same Wi-Fi ({ $name }).
    [cable] Your phone must be on the same network as this computer, which is wired ({ $name }).
   *[other] Your phone must be on the same network as this computer ({ $name }).
}
roster-title = Around the table
roster-nobody = not on a device yet
roster-hold = Play here
roster-remove = Remove { $name }
roster-remove-question = Remove { $name } from the table?
roster-remove-yes = Yes, remove
roster-ready = ready
ready-here = { $on ->
    [true] You're ready
   *[false] I'm ready
}
ready-who = { $count ->
    [0] Nobody is ready yet ({ $ready } of { $of ->
        [one] { $of } device
       *[other] { $of } devices
    }).
   *[other] Ready: { $names } ({ $ready } of { $of ->
        [one] { $of } device
       *[other] { $of } devices
    }).
}
ready-start-question = Usually the host starts. Start now for the whole table?
ready-start-yes = Yes, start
home-new = New game
setup-open = Open the table
seat-held = { $where ->
    [host] on the host's device
    [shared] on the same device as { $names }
   *[own] on their own device
}{ $presence ->
    [here] {""}
    [asleep] , asleep
   *[gone] , disconnected
}
seat-give-short = Move to another device
seat-free-short = Free the seat
menu-leave-short = Leave the game
join-type = or type this address:
seat-assign = Put { $name } on a device
seat-assign-short = Put on a device
menu-remove = Remove { $name } from the game
menu-remove-short = Remove from the game
seat-fetch = Move to this device
home-opened = opened { $when }

pocket-seats = Seats
pocket-open-app = Open the app
pocket-all-in-app = Everything else is in the app
pocket-set-clock = Set the timer in the app
pocket-add-player = Not on the list? Add your name in the app
pocket-other-game = The light version doesn't follow this game: open the app for it.
pocket-bell = Ring on this phone
pocket-silent = Don't ring on this phone
pocket-link =
    Old phone? Use the light version:
    { $url }
pocket-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pocket-result = The game is over
