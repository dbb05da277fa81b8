## The clock alone, without a game

timer-title = Just a timer
timer-note = One clock for the whole house: every screen that is open here shows the same, and anybody may stop it. The device that starts it rings.
timer-scan = Scan to see this clock
timer-start = Start
timer-again = Start again
timer-add = +30 s
timer-stop = Reset
clock-stands = { $state ->
    [paused] Paused
   *[over] Time is up!
}
