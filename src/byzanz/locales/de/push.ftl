# Messages to people whose page is closed.

push-title = Du bist dran
push-nudge = Die anderen warten auf dich
push-full = Dein Tisch ist voll
push-invite =
    { $known ->
        [yes] { $name } lädt dich an einen Tisch ein
       *[no] Du bist an einen Tisch eingeladen
    }
push-body =
 { $count ->
    [0] Dein Tisch wartet auf dich.
   *[other] Am Tisch mit { $names }.
 }

setting-push = Leuten an Tischen, die über Tage gespielt werden, sagen, dass sie dran sind, auch wenn ihre Seite geschlossen ist (braucht das Extra `push`)
setting-push_contact = an wen sich Push-Dienste wegen dieses Servers wenden können: `mailto:…` oder `https://…`
setting-push_private = Push-Dienste im eigenen Netz erlauben, auch ohne https: nur für Tests

refused-push_off = Dieser Server schickt keine Nachrichten an geschlossene Seiten.
refused-push_address = Das ist keine Adresse, unter der ein Browser Nachrichten annimmt.
