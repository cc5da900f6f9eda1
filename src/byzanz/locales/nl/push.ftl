# Messages to people whose page is closed.

push-title = Jij bent aan de beurt
push-nudge = De anderen wachten op je
push-full = Je tafel is vol
push-invite =
    { $known ->
        [yes] { $name } nodigt je uit aan een tafel
       *[no] Je bent uitgenodigd aan een tafel
    }
push-body =
 { $count ->
    [0] Je tafel wacht op je.
   *[other] Aan tafel met { $names }.
 }

setting-push = mensen aan tafels die dagen duren laten weten dat ze aan de beurt zijn, ook als hun pagina dicht is (vereist de extra `push`)
setting-push_contact = aan wie pushdiensten over deze server kunnen schrijven: `mailto:…` of `https://…`
setting-push_private = pushdiensten in het eigen netwerk toestaan, zonder https: alleen voor tests

refused-push_off = Deze server stuurt geen berichten naar gesloten pagina’s.
refused-push_address = Dat is geen adres waarop een browser berichten aanneemt.
