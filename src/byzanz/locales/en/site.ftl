## byzanz site
cli-site = write the game as a folder of files for any web host, without a server
cli-site-long = Write the whole game as plain files: copy the folder to any web host, at its root or in a sub-folder. People play against bots in their browsers, offline too; tables with friends need a server.
cli-site-folder = the folder; it must be empty, or written by this command
site-written = Written: { $files } files, { $size } MB, in { $folder }.
refused-site_folder_taken = There are files of somebody else in “{ $folder }”. Name an empty folder.
refused-site_no_client = The browser client isn’t built here. In a checkout, `make build` builds it.
