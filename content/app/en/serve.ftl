serve-ready = Companion is ready. On the phones, in the same Wi-Fi:
serve-address = { "  " }{ $url }  (network: { $network })
serve-table = { "  " }Table { $code } is open{ $count ->
    [0] .
   *[other] : { $names }.
}
serve-host-code = host code: { $code }  (typed in a table's menu under Rights, it makes that device the host)
serve-stop = Ctrl-C stops it; nothing is lost.
serve-no-network = Companion is ready on this computer: { $url }. It is in no network: for phones, join the house's Wi-Fi and start again.
serve-only-here = Companion is ready, on this computer only: { $url }. With --host { $host }, no phone can come.
serve-no-phone = No phone has come yet. If the page does not open on them: is the phone on this Wi-Fi (mobile data off, “stay connected” accepted, VPN off)? Guest networks keep devices apart, and this computer's firewall must let Python in.
serve-port-taken = Port { $port } is taken by another program, perhaps another Companion. Close that one, or choose another port with --port.
serve-port-windows = Windows lets nobody listen on port { $port }: it has reserved it (often for Hyper-V or WSL), or a program keeps it for itself. Choose another one, such as --port 8200.
serve-url-wrong = “{ $url }” is no address: it takes one like http://table.lan:8160, without a path.
serve-port-wrong = { $setting } is "{ $port }", which is no port: a number from 1 to { $last } belongs there.
serve-address-refused = Cannot listen on { $host }, port { $port }: { $why }. Check --host and --port.
serve-port-reserved = Port { $port } is one that the system keeps for its own services. Choose another one with --port, from { $above } to 65535.
serve-address-not-ours = "{ $host }" is no address of this machine. Without --host, Companion listens on all that it has.
serve-stopped = Companion has stopped. Tables will take up where they were.
join-no-phone = No phone comes? It takes the same Wi-Fi as this computer, with mobile data and VPN off; where the phone warns “no internet”, stay connected. A guest network or this computer's firewall may also stop it.

serve-name = { "  " }{ $url }  (a name that stays; iPhone, Mac and Windows know it, Android not always)
join-name = Or, on iPhone, Mac and Windows: { $url }
