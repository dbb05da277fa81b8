serve-ready = Companion ist bereit. Auf den Handys, im selben WLAN:
serve-address = { "  " }{ $url }  (Netz: { $network })
serve-table = { "  " }Tisch { $code } ist offen{ $count ->
    [0] .
   *[other] : { $names }.
}
serve-host-code = Code der Spielleitung: { $code }  (im Menü eines Tisches unter „Rechte“ eintippen, um die Spielleitung zu übernehmen)
serve-club-code = Code des Vereins: { $code }  (für Mitglieder: Damit eröffnen sie Tische und sehen das Archiv)
serve-stop = Strg+C beendet Companion; es geht nichts verloren.
serve-no-network = Companion ist auf diesem Computer bereit: { $url }. Er ist mit keinem Netz verbunden. Um mit Handys zu spielen, verbinde ihn mit dem WLAN und starte neu.
serve-only-here = Companion ist bereit, aber nur auf diesem Computer: { $url }. Mit --host { $host } kann sich kein Handy verbinden.
serve-no-phone = Noch hat sich kein Handy verbunden. Falls die Seite sich nicht öffnet: Ist das Handy in diesem WLAN, ohne mobile Daten und VPN? Wenn es „kein Internet“ meldet, bleib verbunden. Gastnetze trennen die Geräte voneinander, und die Firewall dieses Computers muss Python hereinlassen.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt, vielleicht von einem anderen Companion. Beende es oder wähle mit --port einen anderen Port.
serve-port-windows = Windows gibt Port { $port } nicht frei: Er ist reserviert (oft für Hyper-V oder WSL), oder ein Programm hält ihn für sich allein. Wähle einen anderen, zum Beispiel --port 8200.
serve-url-wrong = „{ $url }“ ist keine gültige Adresse. Beispiel: http://table.lan:8160, ohne Pfad.
serve-port-wrong = { $setting } ist „{ $port }“, und das ist keine Portnummer. Gib eine Zahl von 1 bis { $last } an.
serve-address-refused = { $host }, Port { $port } lässt sich nicht öffnen: { $why }. Prüfe --host und --port.
serve-port-reserved = Port { $port } ist vom System reserviert. Wähle mit --port einen anderen, von { $above } bis 65535.
serve-address-not-ours = „{ $host }“ ist keine Adresse dieses Computers. Ohne --host nutzt Companion alle.
serve-stopped = Companion ist beendet. An den Tischen geht es dort weiter, wo ihr wart.
join-no-phone = Ein Handy kommt nicht auf die Seite? Es muss im selben WLAN sein wie dieser Computer, ohne mobile Daten und VPN; wenn es „kein Internet“ meldet, bleib verbunden. Auch ein Gastnetz oder die Firewall dieses Computers kann es verhindern.

serve-name = { "  " }{ $url }  (ein Name, der gleich bleibt; iPhone, Mac und Windows kennen ihn, Android nicht immer)
join-name = Oder, auf iPhone, Mac und Windows: { $url }
serve-engine-away = Companion erreicht NATS JetStream unter { $nats } nicht ({ $why }). Starte dessen Knoten und versuche es dann noch einmal.
serve-no-hosted = Das Extra „hosted“ fehlt: pip install '.[hosted]'.
