# Playing without a network: fetching the game for this device, and what can go wrong with it.

offline-title = Play offline
offline-about = Fetch the game once, and play against bots on this device without a network: on a train, on a plane, anywhere. Lessons, rules, hints, replays and analysis come along.
offline-keep = Fetch the game ({ $size } MB)
offline-resume = Fetch the rest
offline-partly = The download broke off; { $percent }% is here and stays.
offline-fetching = Fetching the game: { $percent }%
offline-starting = Setting up the table…
offline-kept = The game is on this device. It works without a network now.
offline-install = Install as an app
offline-install-how = To have it among your apps, choose “Install” or “Add to Home Screen” in your browser’s menu.
offline-remove = Remove it from this device
offline-play = Play on this device
offline-less-far = On this device the ruthless bots think less far ahead than on a server.
offline-hints-less-far = On this device hints think less far ahead than on a server.
offline-analysis-less-far = On this device the analysis looks less far ahead than on a server, and only at your own decisions where it knows your seat.
offline-insecure = Your browser keeps games for offline play only for pages opened over https.
offline-failed-network = The connection broke off. What has arrived stays; try again when the network is back.
offline-failed-space = This device has no room for the game, or your browser doesn’t let pages keep anything. Free some space, or leave the private window, and try again.
offline-failed-broken = A part of the download is damaged. Please try again; if that doesn’t help, reload the page.
offline-failed-old = Your browser is too old to play without a server: it lacks WebAssembly. With a newer one it works.
offline-again = Try again
offline-newer = There is a newer version of the game.
offline-update = Update now
offline-later = Later
offline-unsaved = Your browser can’t save this game: perhaps the device is full, or the window is private. It goes on as long as this page stays open.
offline-blocked = Your browser keeps nothing for this page. You can play all the same, but a game lasts only as long as this page stays open.

settings-push = Tell me even when this page is closed
settings-push-note = By a message from your browser, when it is your turn. Never with a card in it.
settings-push-denied = Your browser doesn’t allow messages from this page. You can change that in its settings.
settings-push-missing = Your browser can’t take messages for closed pages. On an iPhone or iPad it can once you have added this page to the Home Screen (Share, then “Add to Home Screen”) and opened it from there.
settings-push-failed = That didn’t work. Please try again later.

refused-device_storage = Your browser couldn’t save that, and nothing has changed. Perhaps the device is full, or the browser keeps nothing in private windows.
refused-python_network = The part of the game that plays on this device isn’t here yet, and the network is gone. Try again when it is back.
refused-python_space = This device has no room for the game, or your browser doesn’t let pages keep anything.
refused-python_broken = The part of the game that plays on this device doesn’t start. Please reload the page.
refused-python_old = Your browser is too old to play without a server: it lacks WebAssembly.
