# Was die Seite sagt, bevor die App da ist.
page-kicker = Der Begleiter am Tisch
page-loading = Die Titelseite wird gedruckt …
page-slow = Das dauert länger als sonst. Ist das Handy im WLAN des Tisches?
page-reload = Neu laden
page-too-old = Dieser Browser ist zu alt für diese Seite. Nötig ist Chrome oder Edge 92, Safari 15.4 (iPhone: iOS 15.4) oder Firefox 125, oder neuer. Aktualisiere ihn oder öffne diese Adresse auf einem anderen Gerät.
page-no-wasm = Dieser Browser sperrt WebAssembly, das diese Seite braucht. Auf einem iPhone im Blockierungsmodus: Tippe auf „AA“ (oder das Seitenmenü) und erlaube diese Seite. Sonst öffne diese Adresse auf einem anderen Gerät.
page-no-script = Diese Seite braucht JavaScript, und dieser Browser lässt es nicht zu. Erlaube es für diese Adresse oder öffne sie auf einem anderen Gerät.
page-failed = Die Seite wurde nicht ganz geladen. Prüfe das WLAN und lade sie neu.
page-crashed = Auf dieser Seite ist ein Fehler aufgetreten. Nichts ist verloren: Lade sie neu.
page-lost = Verbindung verloren. Die Seite kommt zurück, sobald der Tisch antwortet.
page-cut-off = Keine Verbindung
page-cut-off-shout = Dieses Handy hat keine Verbindung zum Tisch. Du willst „Druck!“ rufen? Ruf laut: Der Tisch trägt es mit deiner Zeit ein.
page-cut-off-wait = Was du hier antippst, kommt nicht an. Die Seite kommt von selbst zurück.
page-light = Ohne Warten weiter, auf der einfachen Seite
