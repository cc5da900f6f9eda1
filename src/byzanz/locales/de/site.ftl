## byzanz site
cli-site = das Spiel als Ordner voller Dateien schreiben, für jeden Webspace, ohne Server
cli-site-long = Schreibt das ganze Spiel als einfache Dateien: Kopiere den Ordner auf einen beliebigen Webspace, ganz oben oder in einen Unterordner. Gespielt wird im Browser gegen Bots, auch offline; Tische mit Freunden brauchen einen Server.
cli-site-folder = der Ordner; er muss leer sein oder von diesem Befehl stammen
site-written = Geschrieben: { $files } Dateien, { $size } MB, in { $folder }.
refused-site_folder_taken = In „{ $folder }“ liegen fremde Dateien. Nenne einen leeren Ordner.
refused-site_no_client = Der Browser-Client ist hier nicht gebaut. Im ausgecheckten Projekt baut ihn `make build`.
