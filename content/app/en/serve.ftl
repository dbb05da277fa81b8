serve-ready = Companion is ready. On phones, over the same Wi-Fi:
serve-address = { "  " }{ $url }  (network: { $network })
serve-table = { "  " }Table { $code } is open{ $count ->
    [0] .
   *[other] : { $names }.
}
serve-host-code = host code: { $code }  (type it in a table's menu, under Permissions, to become the host)
serve-club-code = club code: { $code }  (for members: with it they open tables and see the history)
serve-stop = Ctrl-C stops it; nothing is lost.
serve-no-network = Companion is ready on this computer: { $url }. It isn't connected to any network. To play with phones, connect it to the Wi-Fi and start again.
serve-only-here = Companion is ready, on this computer only: { $url }. With --host { $host }, no phone can connect.
serve-no-phone = No phone has connected yet. If the page doesn't open: is the phone on this Wi-Fi, with mobile data and VPN off? If it warns “no internet”, stay connected. Guest networks keep devices apart, and this computer's firewall must let Python in.
serve-port-taken = Port { $port } is taken by another program, perhaps another Companion. Close it, or choose another port with --port.
serve-port-windows = Windows won't let anyone use port { $port }: it's reserved (often for Hyper-V or WSL), or another program is holding it. Choose another one, for example --port 8200.
serve-url-wrong = “{ $url }” isn't a valid address. Example: http://table.lan:8160, without a path.
serve-port-wrong = { $setting } is “{ $port }”, which isn't a port number. Give a number from 1 to { $last }.
serve-address-refused = Can't listen on { $host }, port { $port }: { $why }. Check --host and --port.
serve-port-reserved = Port { $port } is reserved by the system. Choose another one with --port, from { $above } to 65535.
serve-address-not-ours = “{ $host }” isn't an address of this computer. Without --host, Companion uses all of them.
serve-stopped = Companion has stopped. Tables will pick up where they left off.
join-no-phone = Phone won't connect? It needs the same Wi-Fi as this computer, with mobile data and VPN off; if it warns “no internet”, stay connected. A guest network or this computer's firewall can also block it.

serve-name = { "  " }{ $url }  (a name that stays the same; works on iPhone, Mac and Windows, not always on Android)
join-name = Or, on iPhone, Mac and Windows: { $url }
serve-engine-away = Companion can't reach NATS JetStream at { $nats } ({ $why }). Start its nodes, then try again.
serve-no-hosted = The extra “hosted” is missing: pip install '.[hosted]'.
