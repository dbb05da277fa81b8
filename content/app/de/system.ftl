## Was das System verweigert, zum Einsetzen in einen Satz.

system-full = der Datenträger ist voll
system-forbidden = die Rechte dafür fehlen
system-read-only = der Datenträger ist schreibgeschützt
system-missing = dort ist nichts
system-exists = das gibt es schon
system-folder = das ist ein Ordner
system-not-a-folder = das ist kein Ordner
system-failing = der Datenträger ist defekt
system-busy = ein anderes Programm benutzt es
system-too-many-open = zu viele Dateien sind offen
system-too-large = die Datei ist zu groß
system-name-too-long = der Name ist zu lang
system-no-memory = der Speicher ist voll
system-invalid = das System kennt diesen Namen nicht
system-other-disk = es liegt auf einem anderen Datenträger
system-taken = ein anderes Programm hat ihn belegt
system-not-ours = diese Adresse gehört nicht zu diesem Computer
system-unreachable = das Netz antwortet nicht
system-refused = die Gegenseite hat die Verbindung getrennt
system-timeout = niemand hat rechtzeitig geantwortet
system-other = Systemfehler { $code }
