## byzanz site
cli-site = het spel als map met bestanden schrijven, voor elke webhost, zonder server
cli-site-long = Schrijft het hele spel als gewone bestanden: zet de map op een willekeurige webhost, in de hoofdmap of in een submap. Mensen spelen in hun browser tegen bots, ook offline; voor tafels met vrienden is een server nodig.
cli-site-folder = de map; die moet leeg zijn of door deze opdracht geschreven
site-written = Geschreven: { $files } bestanden, { $size } MB, in { $folder }.
refused-site_folder_taken = In “{ $folder }” staan bestanden van iemand anders. Noem een lege map.
refused-site_no_client = De browserclient is hier niet gebouwd. In een checkout bouwt `make build` hem.
