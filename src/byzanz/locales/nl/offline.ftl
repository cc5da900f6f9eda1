# Playing without a network: fetching the game for this device, and what can go wrong with it.

offline-title = Offline spelen
offline-about = Haal het spel één keer op en speel op dit apparaat zonder netwerk tegen bots: in de trein, in het vliegtuig, overal. Lessen, regels, tips, terugkijken en analyse horen erbij.
offline-keep = Spel ophalen ({ $size } MB)
offline-resume = De rest ophalen
offline-partly = Het downloaden is afgebroken; { $percent }% is er en blijft.
offline-fetching = Het spel wordt opgehaald: { $percent }%
offline-starting = De tafel wordt klaargezet…
offline-kept = Het spel staat op dit apparaat. Het werkt nu zonder netwerk.
offline-install = Als app installeren
offline-install-how = Wil je het bij je apps hebben, kies dan in het menu van je browser “Installeren” of “Zet op beginscherm”.
offline-remove = Van dit apparaat verwijderen
offline-play = Op dit apparaat spelen
offline-less-far = Op dit apparaat denken de genadeloze bots minder ver vooruit dan op een server.
offline-hints-less-far = Op dit apparaat denken de tips minder ver vooruit dan op een server.
offline-analysis-less-far = Op dit apparaat kijkt de analyse minder ver vooruit dan op een server; als ze je plaats kent, alleen naar je eigen beslissingen.
offline-insecure = Je browser bewaart spellen alleen van pagina’s die via https geopend zijn.
offline-failed-network = De verbinding is verbroken. Wat er al is, blijft; probeer het opnieuw als het netwerk terug is.
offline-failed-space = Op dit apparaat is geen plaats voor het spel, of je browser laat pagina’s niets bewaren. Maak wat ruimte vrij of verlaat het privévenster en probeer het opnieuw.
offline-failed-broken = Een deel van de download is beschadigd. Probeer het opnieuw; helpt dat niet, laad dan de pagina opnieuw.
offline-failed-old = Je browser is te oud om zonder server te spelen: WebAssembly ontbreekt. Met een nieuwere werkt het.
offline-again = Opnieuw proberen
offline-newer = Er is een nieuwere versie van het spel.
offline-update = Nu bijwerken
offline-later = Later
offline-unsaved = Je browser kan dit spel niet opslaan: misschien is het apparaat vol of is dit een privévenster. Het gaat door zolang deze pagina open blijft.
offline-blocked = Je browser bewaart niets voor deze pagina. Je kunt wel spelen, maar een spel blijft alleen bestaan zolang deze pagina open is.

settings-push = Ook een seintje geven als deze pagina dicht is
settings-push-note = Met een bericht van je browser als je aan de beurt bent. Nooit met een kaart erin.
settings-push-denied = Je browser staat geen berichten van deze pagina toe. Dat kun je in de instellingen veranderen.
settings-push-missing = Je browser kan geen berichten aannemen voor gesloten pagina’s. Op een iPhone of iPad lukt het zodra je deze pagina op het beginscherm hebt gezet (Deel, dan “Zet op beginscherm”) en haar daar opent.
settings-push-failed = Dat is niet gelukt. Probeer het later opnieuw.

refused-device_storage = Je browser kon dat niet opslaan, en er is niets veranderd. Misschien is het apparaat vol, of bewaart de browser niets in privévensters.
refused-python_network = Het deel van het spel dat op dit apparaat speelt, is er nog niet, en het netwerk is weg. Probeer het opnieuw als het terug is.
refused-python_space = Op dit apparaat is geen plaats voor het spel, of je browser laat pagina’s niets bewaren.
refused-python_broken = Het deel van het spel dat op dit apparaat speelt, start niet. Laad de pagina opnieuw.
refused-python_old = Je browser is te oud om zonder server te spelen: WebAssembly ontbreekt.
