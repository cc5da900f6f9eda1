### Alles, was die Seiten sonst noch sagen.

## Überall

app-name = Byzanz
title-your-turn = Du bist dran – Byzanz
title-over = Partie beendet – Byzanz
alert-over = Sieh nach, wer gewonnen hat.
close = Schließen
cancel = Abbrechen
back-home = Startseite
skip-to-action = Zu deinen Zügen springen
loading = Der Tisch wird vorbereitet …
you = Du
bot = Bot
level =
    { $level ->
        [gentle] Sanft
        [ruthless] Gnadenlos
       *[shrewd] Schlau
    }
on = an
off = aus

## Die Leiste oben

bar-round = Runde { $round }
bar-round-of = Runde { $round } von { $rounds }
bar-pile =
    { $count ->
        [one] noch im Stapel
       *[other] noch im Stapel
    }
tool-log = Verlauf
tool-sound-on = Ton ist an
tool-sound-off = Ton ist aus
tool-theme-dark = Dunkle Farben
tool-theme-light = Helle Farben
tool-rules = Regeln
tool-settings = Einstellungen
tool-keys = Tasten
tool-language = Sprache
tool-leave = Zurück zur Startseite
net-online = Verbunden
net-offline = Nicht verbunden

## Startseite

start-title = Waren ersteigern, den Markt aufteilen, im Dreierpack verkaufen.
start-sub = Ein Auktionskartenspiel für 3 bis 6 Personen. Kostenlos, ohne Konto, direkt im Browser.
start-play = Jetzt spielen
start-setup = { $players } Spieler · Bots: { $level }
start-setup-hints = mit Tipps
start-setup-change = Partie einstellen
start-players = Spieler
start-bots = Bots
start-name = Dein Name
default-name = Gast
start-options = Weitere Optionen
option-memory-aid = Merkhilfe
option-memory-aid-hint = Offen genommene Karten bleiben sichtbar
option-open-scores = Offene Punkte
option-open-scores-hint = Alle sehen die Punkte von allen
option-hints = Tipps
# $mode: off, on request, or on request and with a warning before a mistake.
hints-mode =
    { $mode ->
        [ask] auf Wunsch
        [warn] mit Warnung
       *[off] aus
    }
# In the bar of a table, for everybody to see.
hints-on = An diesem Tisch gibt es Tipps
tool-hint = Tipp
option-tie-break = Bei Gleichstand
option-tie-all = Alle Handkarten
option-tie-goods = Nur Warenkarten
option-spectators = Zuschauer
option-spectators-hint = Andere dürfen zusehen; Hände bleiben verdeckt
option-analysis = Analyse
option-analysis-hint = Nach der Partie dürfen alle sie analysieren lassen
option-listed = Öffentlich
option-listed-hint = Alle finden den Tisch auf der Startseite
# Listed tables on the start page.
open-tables = Offene Tische
open-tables-join = Mitspielen
open-tables-watch = Zusehen
start-friends = Mit Freunden
start-friends-sub = Öffne einen Tisch und schick den Link. Bots füllen leere Plätze.
start-friends-go = Tisch öffnen
start-learn = Lektionen
start-new = Neu hier?
start-new-sub = Lektion 1: Karten und Sätze. Zwei Minuten, echte Karten.
start-new-next = Weiterlernen
start-new-next-sub = Schon geschafft: { $count } von { $of }.
start-new-go = Lektion { $number } beginnen
start-rules = Regeln mit Bildern
start-rules-sub = In fünf Minuten gelesen
start-rules-go = Regeln lesen
start-replay = Partie ansehen
start-drop = Hier ablegen, um die Partie anzusehen
start-more = Weiteres
my-games = Meine Partien
history-open = Ergebnisse
groups-open = Gruppen
told-title = Was dir gesagt wird
told-invite =
    { $known ->
        [yes] { $name } lädt dich an einen Tisch ein
       *[no] Du bist an einen Tisch eingeladen
    }
told-full = Dein Tisch ist voll: Du kannst beginnen.
told-go = Zum Tisch
told-close = Ausblenden
notices-open = Nachrichten: was du erfährst
lobby-friends = Leute, mit denen ich gespielt habe
start-last = Deine letzte Partie
sound-offer = Mit Ton?
sound-offer-more = Münzen, Karten, ein Klang, wenn du dran bist.
sound-yes = Ja
sound-no = Nein, leise
game-goes-on = Deine Partie mit { $names } läuft noch
game-goes-on-turn = Deine Partie mit { $names } läuft noch: Du bist dran
game-return = Zurück zum Tisch
game-continue = Weiterspielen
game-replay = Nachspielen
game-lobby = wartet auf Mitspieler
game-playing = läuft
game-your-turn = du bist dran
game-won = gewonnen mit { $points }
game-over = beendet
made-by = Eine Fan-Version des Kartenspiels von Emanuele Ornella
site-about = Über diesen Server
site-imprint = Impressum
site-privacy = Datenschutz
site-licenses = Lizenzen

## Vor der Partie

lobby-title = Dein Tisch
lobby-title-guest = Tisch von { $name }
lobby-sub = Verschicke den Link. Alle öffnen ihn auf dem eigenen Gerät.
lobby-sub-guest = Der Gastgeber startet die Partie.
lobby-invite = Freunde einladen
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code zeigen
lobby-qr-label = QR-Code mit dem Link zu diesem Tisch
lobby-open-seat = Freier Platz
lobby-waiting = wartet …
lobby-add-bot = Bot hinzufügen
lobby-remove = Entfernen
lobby-sit-here = Hier sitzen
lobby-host = Gastgeber
lobby-here = da
lobby-away = weg
lobby-table = Tisch
lobby-start = Partie starten
lobby-start-bots = Mit Bots auffüllen und starten
lobby-leave = Tisch verlassen
lobby-join-title = Nimm Platz
lobby-join = An den Tisch setzen
lobby-waits-host = Wartet auf den Gastgeber
lobby-open-count =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
lobby-dealing = Es wird gemischt und ausgeteilt …
watching = Du siehst zu

## Plätze

seats-label = Mitspieler
seat-passed = gepasst
seat-no-bid = noch kein Gebot
seat-highest = höchstes Gebot
seat-in = noch dabei
seat-decides = überlegt
seat-gives = wählt eine Karte
seat-picks = wählt jetzt
seat-out = setzt aus
seat-picked = hat gewählt
seat-picks-next = wählt danach
seat-must-discard = muss abwerfen ({ $count }/{ $most })
seat-selling = verkauft noch
seat-done = fertig
seat-offline = offline
seat-stand-in = ein Bot spielt für { $name }
seat-profit = Gewinn
seat-bid = Gebot
seat-label = { $name }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand, { $profit ->
        [one] { $profit } Gewinnkarte
       *[other] { $profit } Gewinnkarten
    }
seat-label-bid = bietet { $total }
seat-label-known = bekannte Karten: { $cards }
seat-label-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
seat-label-offer = hat Angebotskarte { $number }

## Tischmitte: Angebot und Angebotskarten

lot-label = { $count }er-Angebot
track-auction = Auktion { $index } von { $count }
track-next = danach
track-done = fertig
track-picks = wählt jetzt
track-picks-you = wählst jetzt
track-label = Angebotskarten dieser Runde
pile-label = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
cloth-leads =
    { $you ->
        [yes] Du führst mit
       *[no] { $name } führt mit
    }
cloth-no-bid = Noch kein Gebot
cloth-starts =
    { $you ->
        [yes] Du fängst an
       *[no] { $name } fängt an
    }
cloth-paid-by =
    { $you ->
        [yes] Du hast bezahlt
       *[no] { $name } hat bezahlt
    }
cloth-to-market = in den Markt
cloth-just-took =
    { $you ->
        [yes] Das hast du genommen
       *[no] Das hat { $name } genommen
    }
cloth-limit-wait = Weiter geht es mit höchstens sieben Karten
cloth-free = Keine Konkurrenz: Das Angebot ist umsonst
banner-round = Runde { $round }
banner-final = Letzter Verkauf

## Der Markt

market-title = Markt von Byzanz
market-empty = leer
market-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
market-held = { $count ->
    [0] keine in deiner Hand
   *[other] du hast { $count }
}
market-column = { $kind }, { $count ->
        [0] keine Karten
        [one] eine Karte: { $cards }
       *[other] { $count } Karten: { $cards }
    }
market-took =
    { $you ->
        [yes] An dich
       *[no] An { $name }
    }

## Die Aufforderung: ein Satz, der sagt, was zu tun ist

prompt-bid = Du bist dran.
prompt-bid-more = Erhöhe auf { $need } oder mehr, oder passe.
prompt-bid-open = Eröffne mit { $need } oder mehr, oder passe.
ask-beat = Du bist dran: Überbiete die { $total } von { $name } oder passe.
ask-open = Du bist dran: Biete mindestens { $need } oder passe.
ask-alone = Alle anderen haben gepasst: { $need } genügt.
ask-cannot = Du kommst nicht auf { $need }: Du kannst nur passen.
prompt-cannot = Du kommst nicht auf { $need }.
prompt-cannot-more = Du kannst nur passen.
prompt-give = Das Angebot gehört dir.
prompt-give-more = Welche Karte kommt in den Markt?
ask-give =
    { $total ->
        [0] Das Angebot gehört dir: Wähle eine Karte für den Markt.
       *[other] Deins für { $total }: Wähle eine Karte für den Markt.
    }
prompt-take = Du wählst.
prompt-take-more = Nimm alle Karten einer Sorte.
ask-take = Du wählst: Nimm alle Karten einer Sorte.
prompt-limit = Handlimit.
prompt-limit-more =
    { $count ->
        [one] Wirf eine Karte ab oder verkaufe einen Satz.
       *[other] Wirf { $count } Karten ab oder verkaufe einen Satz.
    }
ask-limit =
    { $sale ->
        [yes] Zu viele Karten: Wirf { $count } ab oder verkaufe einen Satz.
       *[no] Zu viele Karten: Wirf { $count } ab.
    }
prompt-final = Letzter Verkauf.
prompt-final-more = Verkaufe, was du willst, und melde dich dann fertig.
ask-final = Letzter Verkauf: Verkaufe deine Sätze, dann melde dich fertig.
prompt-done = Du bist fertig.
prompt-done-more = Andere verkaufen vielleicht noch.
prompt-other = { $name } überlegt.
prompt-other-gives = { $name } wählt eine Karte aus dem Angebot.
prompt-other-picks = { $name } wählt im Markt.
prompt-other-limit = { $name } darf nur sieben Karten behalten.
prompt-you-lead = Du führst mit { $total }.
prompt-you-passed = Du hast gepasst.
prompt-you-have-lot = Du setzt aus: Du hast Angebotskarte { $number }.
prompt-lost = { $name } bekommt das Angebot für { $total }; dein Gebot ist wieder auf deiner Hand.
prompt-over = Die Partie ist zu Ende.
prompt-reconnecting = Verbindung wird wiederhergestellt …
prompt-reconnecting-more = Der Tisch bleibt, wie er war, deine Auswahl auch.
prompt-away =
    { $count ->
        [one] Während du weg warst: ein Ereignis.
       *[other] Während du weg warst: { $count } Ereignisse.
    }
prompt-away-show = Zeigen
prompt-dropped = Deine Auswahl ist nicht mehr gültig und wurde aufgehoben.

## Das Feld für den Zug

action-label = Was du tun kannst
action-bid = { $total } bieten
action-bid-add = lege { $cards } zu deinen { $laid }
action-bid-least = das Mindeste: { $cards }
action-how = { $what }: { $how }
action-how-least = { $what }, { $how }
action-your-bid = Dein Gebot
action-pass = Passen
action-undo = Rückgängig
action-need = mindestens { $need } nötig
action-enough = reicht
action-short = { $count } zu wenig
action-highest = höchstes Gebot
action-waiting = { $name } ist dran
action-waiting-all = Die anderen sind dran
action-sending = Sende …
action-choose-lot = Karte im Angebot wählen
action-give = { $card } abgeben
action-give-where = die Karte kommt in den Markt
action-paid = Bezahlt
action-keep = Du behältst
action-choose-column = Sorte wählen
action-take = { $what } nehmen
action-take-kind =
    { $kind ->
        [C] Das Tuch nehmen
        [G] Das Getreide nehmen
        [O] Die Oliven nehmen
        [S] Die Gewürze nehmen
        [V] Den Wein nehmen
        [W] Das Holz nehmen
       *[M] Die Händler nehmen
    }
action-hand-after = Hand danach
action-kind-after = { $kind } danach
action-choose-discard = Karten wählen
action-discard =
    { $count ->
        [one] 1 abwerfen
       *[other] { $count } abwerfen
    }
action-discard-card = { $card } abwerfen
action-too-many = { $count } zu viel
action-limit-note = Alle sehen, was du abwirfst
action-done = Fertig
action-done-sure = Trotzdem fertig
action-still-sell = Noch { $points } zu holen
action-profit = Dein Gewinn
action-sell-keep = Verkaufen, { $points } behalten
action-out = Du setzt in dieser Auktion aus
auto-skip = Auktion auslassen
auto-skip-on = Auktion wird ausgelassen
action-hurry = Bis zu mir vorspulen
# The secret standing order to bid up to a sum. $total: that sum.
auto-bid = Für mich bieten
auto-bid-on = Bis { $total }
auto-bid-stop = Bis { $total } wird für dich geboten: beenden
auto-bid-up-to = Bis
auto-bid-less = Eins weniger
auto-bid-more = Eins mehr
auto-bid-then = Danach
auto-bid-ask = mich fragen
auto-bid-pass = passen
auto-bid-note = Immer mit den günstigsten Karten, die reichen, bis zum Ende dieser Auktion. Sonst sieht das niemand.
auto-bid-start = Für mich bis { $total } bieten

## Verkäufe

sale-label = Verkäufe
sale-sell = Verkaufen
sale-keep = { $points } behalten
sale-confirm = Verkaufen, { $points } behalten
sale-offer = { $cards } verkaufen, { $points } behalten
final-title = Der Stapel ist leer
final-note = Handkarten zählen jetzt nur noch bei Gleichstand.
final-nothing = Nichts mehr zu verkaufen.
final-you-done = Du bist fertig. Die anderen sind noch dran.
final-label = Sätze, die du verkaufen kannst
final-sure = Noch einmal drücken: verkaufen, { $points } behalten
final-sure-label = Noch einmal drücken, um { $cards } zu verkaufen und { $points } zu behalten

## Mein eigener Platz

self-hand = Hand
self-profit = Gewinn
self-cards = { $count } von { $most } Karten
self-none = noch keiner
hand-label = Deine Hand
hand-card = { $card }, { $index } von { $count }
hand-card-chosen = { $card }, gewählt, { $index } von { $count }
hand-no-bid = kein Gebot möglich

## Verlauf

log-label = Verlauf
log-empty = Noch ist nichts geschehen.
log-recap-open = Die letzte Runde auf einen Blick
log-known = Offen genommene Karten zeigen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-volume = Lautstärke
settings-alerts = Benachrichtigen, wenn ich dran bin
settings-alerts-granted = Du wirst benachrichtigt, wenn du gerade woanders bist. Dieser Tab muss offen bleiben.
settings-alerts-default = Dein Browser fragt, ob diese Seite dich benachrichtigen darf: Erlaube es.
settings-alerts-denied = Benachrichtigungen sind für diese Seite gesperrt. In den Einstellungen des Browsers kannst du sie erlauben.
settings-alerts-missing = Dieser Browser lässt Seiten keine Benachrichtigungen zeigen.
settings-alerts-insecure = Browser erlauben das nur bei Adressen, die mit https beginnen.
settings-speed = Kartenanimation
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = aus
settings-auto-pass = Für mich passen, wenn ich nicht bieten kann
settings-memory-aid = Bekannte Karten der anderen zeigen
settings-table = Dieser Tisch
settings-fact = { $what }: { $value }
# A link that works once moves the seat to another device. $minutes: how long it is valid.
handover = Auf einem anderen Gerät spielen
handover-note = Öffne diesen Link auf dem anderen Gerät innerhalb von { $minutes } Min. Er gilt nur einmal; behalte ihn für dich.
handover-link = Persönlicher Link zu deinem Platz

## Tasten

keys-title = Tasten
keys-hand = Handkarte 1 bis 10 wählen
keys-move = In Hand, Angebot oder Markt bewegen
keys-choose = Wählen
keys-primary = Der Hauptknopf
keys-pass = Passen
keys-cheapest = Günstigstes Gebot
keys-sale = Verkauf; noch einmal: bestätigen
keys-clear = Auswahl aufheben; Passen oder Verkauf zurücknehmen
keys-goods = Alle Karten einer Ware: ihr Buchstabe. Ist der schon vergeben, dann mit der Umschalttaste. Beim Nehmen die Spalte im Markt (M: Händler)
keys-skip = Auktion auslassen
keys-hurry = Bis zu mir vorspulen, gegen Bots
keys-auto = Für mich bieten; noch einmal: beenden
keys-log = Verlauf
keys-known = Bekannte Karten der anderen
keys-hint = Tipp, wo der Tisch welche hat
keys-help = Diese Hilfe
keys-state = Spielstand vorlesen
keys-typed = Zug eintippen, zum Beispiel biete T1 Gw2
keys-replay = Beim Nachspielen: Schritt, abspielen, Anfang, Ende
key-space = Leertaste
key-shift = Umschalt
key-enter = Enter
key-escape = Esc
typed-label = Zug eintippen
typed-hint = Zum Beispiel: biete T1 Gw2 · passe · gib Ho1 · nimm Ho · verkaufe T1 T4 Hd · abwerfen O2
typed-send = Ausführen

## Vorlesen, wie es steht

say-round = Runde { $round } von { $rounds }
say-lot = { $count }er-Angebot: { $cards }
say-highest =
    { $you ->
        [yes] Du hast das höchste Gebot, { $total }
       *[no] Höchstes Gebot: { $name }, { $total }
    }
say-no-bid = Niemand hat geboten
say-need = Du brauchst { $need }
say-on-table = Du hast { $total } ausliegen: { $cards }
say-market = Markt: { $cards }
say-market-empty = Der Markt ist leer
say-hand = Deine Hand: { $cards }
say-hand-empty = Deine Hand ist leer
say-points = Dein Gewinn: { $points }
say-passed = hat gepasst
say-out = Du setzt aus: Du hast Angebotskarte { $number }
say-picks-now = wählt jetzt
say-picks-next = wählt noch
say-turn = { $name } überlegt
say-clock =
    { $you ->
        [yes] Du hast noch { $time }
       *[no] { $name } hat noch { $time }
    }
say-clock-runs = die Uhr läuft
say-chosen = { $card }, gewählt
say-put-back = { $card }, zurückgelegt
say-nothing-chosen = Nichts gewählt
say-sum = Zusammen { $total }
say-own-set = Diese Karten lassen sich für { $points } verkaufen
say-discard-count = { $count } von { $of } zum Abwerfen gewählt
say-keep = Du behältst { $cards }
say-hand-after = Danach { $count } von { $most } Karten auf der Hand
say-again = Noch einmal zum Verkaufen
say-undo-sale = Verkauf läuft. Escape nimmt ihn { $seconds } Sekunden lang zurück
say-undo-pass = Du passt. Escape nimmt es { $seconds } Sekunden lang zurück
say-taken-back = Zurückgenommen
say-done-sure = Du kannst noch verkaufen. Noch einmal, wenn du trotzdem fertig bist
events-label = Was gerade geschah

## Ende der Partie

over-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    }
over-share = Geteilter Sieg: { $names }
over-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
over-title = Endstand
over-place = Platz
over-player = Spieler
over-hand = Hand
over-points-head = Punkte
over-tie = mehr Handkarten
over-sets = Verkaufte Sätze
over-no-sets = nichts verkauft
# A set that was sold; read out. $cards: "cloth 1, cloth 2 and cloth 4".
over-sold = { $cards }: für { $points } verkauft
over-by-round = Gewinn nach Runden
over-by-round-label = Gewinn aller Mitspieler nach jeder Runde
over-after-round = Runde { $round }
over-rematch = Revanche
over-rematch-go = Zum neuen Tisch
over-rematch-count = Revanche: { $count } von { $of } dabei
over-replay = Nachspielen
over-analyse = Analysieren
over-copy = Link zur Partie kopieren
over-record = Partie herunterladen
over-leave = Verlassen
over-final-table = Tisch zeigen

## Nachspielen

replay-title = Nachspielen
replay-step = Schritt { $index } von { $count }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-scrub = Stelle in der Partie
replay-eyes = Aus Sicht von
replay-all = Alle Hände
replay-link = Link zu diesem Moment kopieren
replay-drop = Aufgezeichnete Partie hier ablegen
replay-drop-sub = Eine Datei im Format byzanz/1. Dieser Server liest sie, behält sie aber nicht.
# The same where no server reads it.
replay-drop-here = Eine Datei im Format byzanz/1. Sie wird auf diesem Gerät gelesen und verlässt es nicht.
replay-choose = Datei wählen
replay-which = Die Datei enthält { $count } Partien. Welche?
replay-game = Partie { $index }

## Verbindung und Störungen

net-lost = Verbindung unterbrochen. Neuer Versuch …
page-missing = Hier ist nichts.
page-missing-sub = Vielleicht ist der Link veraltet oder enthält einen Tippfehler.
