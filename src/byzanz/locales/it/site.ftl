## byzanz site
cli-site = scrive il gioco come cartella di file per qualsiasi spazio web, senza server
cli-site-long = Scrive l’intero gioco come semplici file: copia la cartella su qualsiasi spazio web, nella radice o in una sottocartella. Si gioca contro i bot nel browser, anche offline; per i tavoli con gli amici serve un server.
cli-site-folder = la cartella; dev’essere vuota o scritta da questo comando
site-written = Scritti { $files } file, { $size } MB, in { $folder }.
refused-site_folder_taken = In «{ $folder }» ci sono file altrui. Indica una cartella vuota.
refused-site_no_client = Il client per il browser non è stato compilato qui. In una copia di lavoro lo compila `make build`.
