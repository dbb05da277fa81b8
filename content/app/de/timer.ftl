## Der Timer allein, ohne Partie

timer-title = Nur ein Timer
timer-note = Alle Bildschirme, auf denen diese Seite offen ist, zeigen denselben Timer, und alle können ihn anhalten. Am Ende klingelt das Gerät, das ihn gestartet hat.
timer-scan = Scannen, um diesen Timer zu sehen
timer-start = Starten
timer-again = Nochmal starten
timer-add = +30 s
timer-stop = Zurücksetzen
clock-stands = { $state ->
    [paused] Pause
   *[over] Die Zeit ist um
}
