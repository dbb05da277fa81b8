# What the page says before the app is there.
page-kicker = The table's companion
page-loading = The front page is being printed…
page-slow = This is taking longer than usual. Is the phone on the table's Wi-Fi?
page-reload = Reload
page-too-old = This browser is too old for this page. You need Chrome or Edge 92, Safari 15.4 (iPhone: iOS 15.4) or Firefox 125, or newer. Update it, or open this address on another device.
page-no-wasm = This browser blocks WebAssembly, which this page needs. On an iPhone in Lockdown Mode: tap “AA” (or the page menu) and allow this site. Otherwise, open this address on another device.
page-no-script = This page needs JavaScript, which this browser blocks. Allow it for this address, or open it on another device.
page-failed = The page didn't load completely. Check the Wi-Fi, then reload.
page-crashed = Something went wrong on this page. Nothing is lost: reload it.
page-lost = Connection lost. The page comes back as soon as the table answers.
page-cut-off = Connection lost
page-cut-off-shout = This phone has lost the table. To call “Print!”, shout it: the table will enter it with the time the timer shows.
page-cut-off-wait = Taps here don't reach the table. The page comes back by itself.
page-light = Go on without waiting, with the light version
