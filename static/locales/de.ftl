### Die Meldungen des Spiels auf Deutsch. Angesprochen wird mit du; Coin und Space Coin stehen ohne Artikel.

## Counted words

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
coins = { $n ->
    [one] { $n } Coin
   *[other] { $n } Coins
}
coins-acc = { $n ->
    [one] { $n } Coin
   *[other] { $n } Coins
}
space-coins = { $n ->
    [one] { $n } Space Coin
   *[other] { $n } Space Coins
}
dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
dice-acc = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
dice-ins = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
}
rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## Home

game-name = Space Taxi
new-game = Neues Spiel
your-games = Deine Spiele
first-flight = Erster Flug
first-flight-hint = Erster Flug: das Spiel in zwei Minuten lernen
rules = Spielanleitung
about = Über das Spiel
home-running = Runde { $n } von { $of }: { $players }
home-daily = Tagesflug
home-play = Gleich spielen
home-play-against = Gegen zwei Computer
home-together = Zusammen spielen
home-together-at = Mehrere an einem Bildschirm

## Set-up

setup-players = Spieleranzahl
setup-solo = Solo
setup-seats = Plätze im Uhrzeigersinn
setup-name = Name von Spieler { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Name
setup-head-begins = Beginnt
setup-last-ride = Wer zuletzt Taxi gefahren ist, beginnt.
setup-begins = { $player } beginnt
setup-by-lot = Auslosen
setup-coach = Coach: Tipps und Chancen
setup-start = Los geht’s!
setup-keeps-old = Dein laufendes Spiel bleibt unter „Deine Spiele“ erhalten.
setup-code = Gleiche Würfe wie an einem anderen Tisch
setup-code-name = Code
setup-code-hint = Als Code geht jeder Text. An Tischen mit demselben Code und gleich vielen Spielern wird genau dasselbe gewürfelt. Wer den Code kennt, kann die Würfe vorher ausrechnen.
setup-code-too-long = Dieser Code ist zu lang. Nimm einen kürzeren.

## Who plays

driver-rookie = Neuling
driver-cabbie = Taxifahrer
driver-captain = Kapitän
driver-ace = Ass
level-rookie = { driver-rookie }: macht Anfängerfehler
level-cabbie = { driver-cabbie }: spielt nach Faustregeln
level-captain = { driver-captain }: spielt auf Punkte, ohne Fehler
level-ace = { driver-ace }: spielt auf Sieg, ohne Fehler
computer-level = Computer: { $level }
driver-person = Mensch
driver-of = Wer spielt für { $player }: ein Mensch oder ein Computer
who-plays = Wer spielt
computer-plays = { $player } ({ $level }) ist am Zug.
computer-thinks = { $player } überlegt …
computer-fast = Schneller
computer-skip = Zug abkürzen
why-liftoff = Alle an Bord, mit Treibstoff { $fuel } hebt das Taxi ab.
why-no-way-out = Das wird ein Fehlstart.
why-waits = Nichts ablegen: Der nächste Wurf kann besser sein.
why-group = { $n } { $species } reisen zusammen.
why-crystal = Den Kristall nehmen: { $n } ist gut genug.
why-fuel = Treibstoff bis jetzt: { $n }.
why-only-lost = Der verlorene Würfel reicht für dieses Plättchen.
why-seat = Ein Sitz muss besetzt werden.
why-pays = Macht { coins } zu Punkten.
why-keeps = Behält { coins } für spätere Runden.
coach-open = Tipp und Chancen

## Handing over a place

computers = Computer
who-plays-text = Gib einen Platz ab, wann du willst. Was geworfen, abgelegt und bezahlt ist, bleibt.
who-plays-over = Das Spiel ist zu Ende: Jetzt lässt sich kein Platz mehr abgeben.

## The coach

coach = Coach
coach-by = Maßstab für die beste Wahl
coach-points = Punkte
coach-wins = Gewinnchance
coach-points-are = Punkte, die bis zum Spielende zu erwarten sind.
coach-wins-are = Wie wahrscheinlich es ist, das Spiel zu gewinnen.
coach-expects = { $n } Punkte
coach-best = am besten
coach-as-good = Genauso gut:
coach-game = Das ganze Spiel
coach-works = Der Coach rechnet …
coach-lost = Hier weiß der Coach keinen Rat. Entscheide selbst.
odds = Chancen
odds-launch = Hebt ab
odds-result = Erwartet in diesem Zug
odds-wins = Gewinnchance

## Top bar

top-bar = Spiel
menu = Menü
round-of = Runde { $n } von { $of }
rounds-left = Noch { rounds }
rounds-left-short = Noch { $n }
throw-of = Wurf { $n } von { $of }
draw-pile = Vorrat
draw-pile-coins = Vorrat: { coins }
sound-mute = Ton ausschalten
sound-unmute = Ton einschalten
to-home = Zur Startseite

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] einzelnes Alien
    [2] Pärchen
    [3] Drilling
    [4] Vierling
    [5] Fünfling
   *[6] Sechsling
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i } von { $of }
die-blocked = { $die }, kein Plättchen erlaubt noch einen Würfel
die-species = Passagier-Würfel: { $species }
die-joker = Passagier-Würfel: Joker
die-joker-as = Passagier-Würfel: Joker, wird { $species }
die-joker-unpaid = Passagier-Würfel: Joker, unbezahlt
die-fuel = Treibstoff-Würfel: { $n }
die-smuggling = Schmuggel-Würfel: { $n }
die-smuggling-after = Schmuggel-Würfel: { $new } nach { $old }
die-smuggling-lost = Schmuggel-Würfel: { $new } nach { $old }, verloren

## The board

board = Spielplan
board-seats-group = { $n } { $species }
board-crystal-lost = Schmuggel misslungen
seat-empty = Sitz { $i }: leer
seat-species = Sitz { $i }: { $species }
seat-unpaid = Sitz { $i }: unbezahlter Joker
seat-target = Sitz { $i }: hier säße { $species }
seat-target-unpaid = Sitz { $i }: hier säße der unbezahlte Joker
wing-empty = Flügel { $i }: leer
wing-fuel = Flügel { $i }: { $n }
wing-target = Flügel { $i }: hier läge die { $n }
mine-empty = Kristall-Mine: leer
mine-crystal = Kristall-Mine: { $n }
mine-target = Kristall-Mine: hier läge die { $n }
beside-empty = Neben dem Spielplan: nichts
beside-lost = Neben dem Spielplan: der verlorene Schmuggel-Würfel

## Scoring legend

legend = Legende zur Punkteberechnung
legend-fuel-factor = Treibstoff { $n }: Faktor { $factor }
legend-fuel-low = Treibstoff 6 oder weniger: Fehlstart
legend-fuel-high = Treibstoff 11 oder mehr: Fehlstart
legend-same-species = Gleiche Spezies
legend-points = Punkte
legend-earned = { $cell }, erreicht
legend-if-placed = { $cell }, wenn du diese Würfel ablegst
legend-reachable = { $cell }, noch möglich
fuel-to-go = { $n ->
    [one] noch { $n } Treibstoff-Würfel
   *[other] noch { $n } Treibstoff-Würfel
}

## Throwing and placing

tray = Geworfene Würfel
tray-of = Wurf von { $player }
throw-n = { dice } werfen
select-dice = Würfel auswählen
place-n = { $n } ablegen
keep-none = Nichts ablegen
your-turn = { $player }, du bist dran!
prompt-throw = { $player }, du bist dran: würfle!
last-fuel-from = Ab { $from } hebt das Taxi ab, bei { $to } mit ×{ $factor }.
last-fuel-between = Bei { $from } bis { $to } hebt das Taxi ab, bei { $to } mit ×{ $factor }.
last-fuel-up-to = Bis { $to } hebt das Taxi ab, bei { $to } mit ×{ $factor }.
last-fuel-only = Nur bei { $to } hebt das Taxi ab, mit ×{ $factor }.
last-fuel-none = Egal was fällt, das Taxi bleibt am Boden.
last-crystal-from = Ab { $from } zählt der Kristall, darunter ist er verloren.
last-crystal-only = Nur { $from } zählt, darunter ist der Kristall verloren.
last-crystal-any = Der Kristall zählt, egal was fällt.
last-passenger = Am besten: { $who }, das bringt { points } mehr.
last-passenger-alone = Wer jetzt kommt, bleibt allein.
prompt-place = Wähle { $counts } Würfel aus.
prompt-place-or-none = Wähle { $counts } Würfel aus oder lege nichts ab.
prompt-place-all = { $n ->
    [one] Lege den letzten Würfel ab, wie er gefallen ist.
    [2] Lege beide Würfel ab, wie sie gefallen sind.
   *[other] Lege alle { $n } Würfel ab, wie sie gefallen sind.
}
prompt-place-all-or-none = { $n ->
    [one] Lege den letzten Würfel ab, oder lege nichts ab und würfle noch einmal.
    [2] Lege beide Würfel ab, oder lege nichts ab und würfle noch einmal.
   *[other] Lege alle { $n } Würfel ab, oder lege nichts ab und würfle noch einmal.
}
prompt-other-player = { $player } spielt.
tile-gone = Plättchen { $n } ist verbraucht. Wähle { $counts } Würfel aus.
too-many-selected = Kein Plättchen ist höher als 4. Wähle { $counts } Würfel aus.
tile-gone-with-lost = Mit dem verlorenen Würfel sind das { $n }, und Plättchen { $n } ist verbraucht. Wähle dazu { $counts } aus.
lost-counts-one = Der verlorene Schmuggel-Würfel zählt als 1 Würfel.
lost-alone-or-more = Der verlorene Würfel zählt als 1: Wähle ihn allein oder dazu { $counts }.
lost-and-more = Der verlorene Würfel zählt als 1: Wähle dazu { $counts } aus.
select-or-lost = Würfel auswählen oder nur den verlorenen
select-lost = Den verlorenen Würfel auswählen
lost-takes-tile = Plättchen 1: Der verlorene Würfel allein genügt. Lege die anderen Würfel zurück.
tile-takes = Plättchen { $n }: Wähle { dice-acc } aus.
tile-takes-with-lost = Plättchen { $tile }: Wähle zum verlorenen Würfel noch { dice-acc } aus.
tile-ready = Plättchen { $n } hat seine Würfel. Lege sie ab.
warn-fails = Treibstoff { $n }: Das wird ein Fehlstart.

## Joker

joker = Joker
joker-becomes = Joker wird
joker-price = Je { coins }.
joker-purse = Du hast { coins }.
unpaid = Unbezahlt
unpaid-hint = Belegt einen Sitz, bringt keine Punkte
joker-no-coin = Zu wenig Coins: Dieser Joker bleibt unbezahlt.
joker-no-coin-more = Deine Coins sind schon für die anderen Joker verplant. Lass diesen unbezahlt.
joker-choose-first = Wähle zuerst, was aus dem Joker wird.

## Number tiles

tiles = Zahlenplättchen
tiles-of = { $player } hat die Plättchen
tile-up = Plättchen { $n }
tile-optional = Plättchen 0, freiwillig
tile-barred = Plättchen 0, jetzt nicht: Der verlorene Würfel zählt
tile-next = Plättchen { $n }, wird als Nächstes umgedreht
tile-turned = Plättchen { $n }, umgedreht

## Formula

formula = Punkte bis jetzt
label-passengers = Passagiere
label-fuel = Treibstoff
label-factor = Faktor
label-crystal = Kristall
label-coins = Coins
label-total = Summe
factor-open = Faktor noch offen
so-far = bis jetzt
range-spoken = { $from } bis { $to }
crystal-safe = sicher in der Mine
coins-at-end = je +2 nach dem Start
passengers-none = noch keine Gruppe

## Player cards

player-cards = Spieler
card-throws = würfelt
card-tiles = Plättchen
card-waits = wartet
card-total = Summe { $n }
card-coins-after = { space-coins }, nach dem Bezahlen { $after }
card-this-round = Diese Runde
card-round-before = Runde davor
card-show-rounds = Runden von { $player } anzeigen
card-round-result = Runde { $round }: { $n }
card-round-struck = Runde { $round }: { $n }, gestrichen, zählt 0
card-round-failed = Runde { $round }: Fehlstart
card-round-failed-struck = Runde { $round }: Fehlstart, gestrichen
card-round-open = Runde { $round }: { $n }, noch nicht gewertet
card-round-playing = Runde { $round }: läuft
card-round-to-come = Runde { $round }: kommt noch
best-so-far = Bisher am meisten: { $n }
best-so-far-short = Beste { $n }
not-last-from = Nicht Letzter ab: { $n }
not-last-from-short = Sicher { $n }

## Lift-off and failure to launch

liftoff = Abgehoben!
failure = Fehlstart!
failed-to-launch = Fehlstart
liftoff-scene = Das Taxi hebt mit seinen Passagieren ab.
failure-scene = Das Taxi steht in einer Rauchwolke am Boden.
ticket-turn = { $player }, Runde { $n } von { $of }
ticket-full-taxi = Volles Taxi
ticket-bonus = { $n ->
    [one] +{ $n } Coin
   *[other] +{ $n } Coins
}
ticket-bonus-short = { $n ->
    [0] Der Vorrat ist leer: Diesmal gibt es keine Coins.
    [one] Im Vorrat war nur noch { $n } Coin.
   *[other] Im Vorrat waren nur noch { $n } Coins.
}
ticket-lone-leave = Einzelne Aliens steigen aus: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } unbezahlter Joker steigt aus.
   *[other] { $n } unbezahlte Joker steigen aus.
}
ticket-crystal-lost = Schmuggel misslungen
failure-too-much = Zu viel Treibstoff
failure-too-little = Zu wenig Treibstoff
failure-only-flies = Das Taxi fliegt nur mit 7, 8, 9 oder 10.
failure-passengers = Alle steigen aus und gehen zu Fuß.
failure-crystal = Der Kristall bleibt zurück.
failure-no-points = Keine Punkte in dieser Runde

## Coins for points

spend-coins = Coins einsetzen
spend-each = je +2 Punkte
spend-chosen = Eingesetzte Coins: { $n } von { $of }
spend-less = 1 Coin weniger
spend-more = 1 Coin mehr
spend-purse-empty = Keine Coins zum Einsetzen.
stakes = Die Runde
stakes-not-struck = +{ coins }, und gestrichen wird stattdessen: { $players }
stakes-struck-anyway = Alle Coins zusammen würden daran nichts ändern.
stakes-wins = Niemand hat so viel: Das gewinnt das Spiel.
stakes-leads = Bis jetzt vorn.
stakes-wins-with = +{ coins }, und das Spiel ist gewonnen.
stakes-leads-with = +{ coins }, um bis jetzt vorn zu sein.
stakes-shares = Gleichauf mit { $players }: ein geteilter Sieg.
stakes-level = Bis jetzt gleichauf mit { $players }.
stakes-shares-with = +{ coins }, um mit { $players } gleichauf zu sein: ein geteilter Sieg.
stakes-level-with = +{ coins }, um bis jetzt mit { $players } gleichauf zu sein.
stakes-behind = Zum ersten Platz fehlen auch mit allen Coins: { points }
take-points = { points } nehmen

## Handing over

next-throws = Als Nächstes würfelt { $player }, und { $tiles } dreht die Plättchen um

## Round over

round-over = Runde { $n } ist zu Ende
scoring-round = Rundenwertung
round-struck-mark = gestrichen
round-struck-counts = { $n }, gestrichen, zählt 0
round-all-struck = Alle Ergebnisse sind gleich, also werden alle gestrichen.
round-worst-struck = Das schlechteste Ergebnis wird gestrichen: Es zählt 0.
round-opens-next = { $player } beginnt die nächste Runde
round-next = Runde { $n } beginnen

## Game over

game-after = Nach { rounds }
winner-is = { $player } gewinnt!
winners-are = Mehrere Gewinner: { $players }
winner-scene = Das Taxi, voll besetzt mit fröhlichen Aliens.
final-table = Punkte je Runde
final-player = Spieler
final-round-n = Runde { $n }
final-legend-best = bestes Ergebnis, beginnt die nächste Runde
final-legend-struck = gestrichen, zählt 0
race = Das Rennen, Runde für Runde
race-spoken = Punkte Runde für Runde. Am Ende: { $list }
race-player = { $player }: { points }
rematch = Revanche
solo-result = Dein Flug: { points }
solo-again = Noch einmal fliegen
solo-first = Dein erster Soloflug hier: Jetzt gibt es etwas zu überbieten.
solo-new-best = Neuer persönlicher Rekord! Bisher: { points }
solo-best = Dein Rekord bisher: { points }
daily-counts = Das war dein erster Flug an diesem Tag: Er zählt.
daily-practice = Nur zur Übung: Es zählt der erste Flug an diesem Tag.

## Sheets and values

review = Rückblick
replay = Wiederholung
last-turns = Bisherige Züge
dice-sheet = Die Würfel
hotkeys = Tastenkürzel
game-view = Ergebnis ansehen
share = Teilen
board-as-text = Spielplan als Text
log-crystal = Kristall { $n }
log-fuel = Treibstoff { $n }

## Review

review-working = Es wird ausgerechnet, was jede Entscheidung wert war …
review-failed = Der Rückblick ließ sich nicht ausrechnen. Lade die Seite neu und versuche es noch einmal.
review-intro = Glück zeigt, wie viele Punkte die Würfel mehr oder weniger gebracht haben als erwartet. Jede Entscheidung, die nicht die beste ist, kostet erwartete Punkte. Die Genauigkeit sagt, wie nah die Entscheidungen an den besten lagen: Bei 100 % war es immer die beste.
review-chart = Glück und Können
review-chart-player = { $player }: Glück { $luck }, verloren { $lost }
review-start = Am Anfang erwartet
review-luck = Glück
review-lost = Durch Entscheidungen verloren
review-short-supply = Zu wenig im Vorrat
review-points = Punkte vor dem Streichen
review-struck = Gestrichen
review-accuracy = Genauigkeit: { $n } %
review-accuracy-of = { $driver }: Genauigkeit { $n } %, verloren { $lost }
review-costly = Die teuersten Entscheidungen
review-flawless = Keine Entscheidung hat etwas gekostet. Makellos!
review-chosen = Gewählt
review-best = Am besten
review-cost = Kosten: { points }
review-was-best = Beste Wahl
review-show = Auf dem Tisch zeigen
review-show-spoken = Auf dem Tisch zeigen: { $moment }
review-all = { $n ->
    [one] { $n } Entscheidung
   *[other] Alle { $n } Entscheidungen
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, Runde { $round }, Wurf { $throw }
moment-coins = { $player }, Runde { $round }, Coins

## Replay

replay-previous = Vorige Entscheidung
replay-next = Nächste Entscheidung
replay-at = { $n } von { $of }
replay-choices = Alle Entscheidungen
replay-whose = Wessen Entscheidungen
replay-everyone = Alle
replay-mine = Nur meine
replay-next-mistake = Nächster Fehler
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $n }×

## Your games

notice-set-aside-export = Gespeichertes Spiel exportieren
games-empty = Hier ist noch kein Spiel. Fang eins an!
games-running = Laufende Spiele
games-finished = Beendete Spiele
games-set-aside = Beiseitegelegt
game-at = Runde { $n } von { $of }
game-won-by = Gewonnen: { $players }
game-solo-result = { $player }: { points }
game-played-on = Zuletzt gespielt: { $date }
game-continue = Spiel fortsetzen: { $players }
game-export = Exportieren
game-export-spoken = Spiel exportieren: { $players }
game-replay = Wiederholung des Spiels von { $players }
game-delete = Löschen
game-delete-spoken = Spiel von { $players } löschen
ask-delete-title = Dieses Spiel löschen?
ask-delete = Es lässt sich nicht zurückholen.
games-standings = Statistik
games-export-all = Alle exportieren
export-by-hand = Falls keine Datei gespeichert wurde, kopiere diesen Text und hebe ihn auf:
games-in-file = Spiele hinzugefügt: { $n }.
games-known-in-file = Schon hier: { $n }.
games-unread-in-file = Nicht lesbare Zeilen: { $n }. Sie stehen noch in der Datei.
file-name-all = space-taxi-spiele
standings-table = Am Tisch
standings-solo = Soloflüge
standings-games = Spiele
standings-wins = Siege
standings-average = Schnitt
standings-best = Bester Zug
standings-failures = Fehlstarts
file-name = space-taxi-spiel
file-name-set-aside = space-taxi-beiseitegelegt
import = Aufzeichnung öffnen …
import-hint = Das kann ein exportiertes Spiel sein, ein Spiel, das du aufgeschrieben hast, oder eine Datei mit allen Spielen eines Geräts. Die Spiele hier bleiben erhalten.
import-file = Datei wählen
import-text = Oder füge den Text hier ein
import-open = Öffnen
import-too-large = Diese Datei ist zu groß für ein Spiel. Wähle eine andere.
import-refused = Der Browser kann diese Datei nicht lesen. Füge stattdessen den Text ein.
import-fault = Zeile { $line }, Spalte { $column }: { $reason }
import-fault-there = Zeile { $line }, Spalte { $column }: Dort stimmt etwas nicht.
import-mend = { $fault } Berichtige diese Stelle und öffne den Text noch einmal.
import-expected = Hier muss etwas anderes stehen.
import-too-much = In dieser Zeile darf nichts mehr stehen.
import-no-text = Das ist kein Text. Wähle eine Textdatei.
import-newer = Das hat eine neuere Version des Spiels geschrieben. Lade die Seite neu und versuche es noch einmal.
import-damaged = Es fehlen Zeichen, oder einige wurden verändert. Kopiere den ganzen Text noch einmal.
import-unknown-name = Am Tisch heißt niemand so.
import-no-die = Einen solchen Würfel gibt es nicht.
import-wrong-dice = Das sind nicht die Würfel, die noch zu werfen waren.
import-by-the-rules = Nach den Regeln stünde hier „{ $text }“.
import-title = Eine Aufzeichnung beginnt mit der Zeile „{ $text }“.
import-word = Hier muss das Wort „{ $text }“ stehen.
import-one-of = Hier muss eines davon stehen: { $list }.
import-dice = Hier müssen Würfel stehen, etwa „{ $text }“.
import-throw = Jetzt werden alle Würfel geworfen, die noch nicht abgelegt sind: Wurf { $n } des Zugs beginnt mit „{ $text }“ und einem Leerzeichen.
import-throw-number = Die Würfe eines Zugs werden von 1 an gezählt: Das ist Wurf { $n }, also „{ $text }“.
import-placement = Jetzt wird abgelegt: ein Plättchen und so viele Würfel, wie es sagt, etwa „{ $text }“, oder „{ $none }“ für keine.
import-arrow = „{ $text }“ steht einmal hinter einem Wurf, als eigenes Wort mit einem Leerzeichen davor und dahinter.
import-no-tile = Ein Plättchen { $n } gibt es nicht: Das höchste ist { $most }.
import-wrong-tile = Ein Plättchen legt so viele Würfel ab, wie es sagt: Hier steht Plättchen { $n }, und die Zahl der Würfel ist { $dice }.
import-spend = Nach einem Start kommen zuerst die Coins: „{ $text }“ und wie viele für Punkte eingesetzt werden, „{ $none }“ für keine.
import-coins = Hier muss eine Zahl von Coins stehen, von 0 bis { $most } und ohne Nullen davor.
import-lost-unsaid = Der Schmuggel-Würfel ist unter seine letzte Zahl gefallen und verloren: Unter den abgelegten Würfeln muss „lost“ stehen.
import-lost-already = Der Kristall ist schon weg: Ein verlorener Schmuggel-Würfel bleibt neben dem Spielplan.
import-not-due = Nach den Regeln gehört diese Zeile nicht hierher. Lass sie weg und öffne den Text noch einmal.

## Share

share-game = Dieser Link enthält das ganze Spiel: Wer ihn öffnet, sieht die Wiederholung und den Rückblick.
share-position = Dieser Link enthält, was auf dem Tisch liegt, ohne Namen und ohne die kommenden Würfe.
share-running = Hier lässt sich nichts speichern, aber dieser Link enthält dein laufendes Spiel: Öffne ihn oder heb ihn auf und spiel damit weiter. Auch die kommenden Würfe stehen darin, er ist also nur für deinen Tisch.
share-page = Hier lässt sich nichts speichern. Dieser Link öffnet das Spiel in einem eigenen Tab, wo deine Spiele erhalten bleiben.
link-game = Geteiltes Spiel. { $result }
link-position = Eine geteilte Stellung. Was würdest du ablegen?
link-purse = Coins: { $n }
link-player = Person am Zug
link-keep = Behalten
link-kept = Liegt in „Deine Spiele“
link-running = Ein laufendes Spiel
link-running-text = Es kam mit diesem Link. Wenn du hier weiterspielst, wird es auf diesem Gerät gespeichert; deine anderen Spiele bleiben, wie sie sind.
link-dead = Dieser Link führt ins Leere
link-none = Er enthält kein Spiel und keine Stellung.
link-not-over = Dieses Spiel ist noch nicht zu Ende. Teilen lassen sich nur beendete Spiele.
link-holds-position = Er sollte ein Spiel enthalten, enthält aber eine Stellung.
link-holds-game = Er sollte eine Stellung enthalten, enthält aber ein Spiel.
link-wrong = Etwas darin stimmt nicht.
link-safe = Lass dir einen neuen Link schicken. Deine eigenen Spiele sind unverändert.

## Daily flight

daily-intro = Ein Soloflug am Tag, mit denselben Würfen für alle. Sie ergeben sich aus dem Datum, man kann sie also vorher ausrechnen.
daily-of = Tagesflug vom { $date }
daily-start = Losfliegen
daily-again = Noch einmal, zur Übung
daily-result = Dein Flug von heute: { points }
daily-share = Ergebnis teilen
daily-share-copy = Ergebnis kopieren
daily-cannot-copy = Der Browser erlaubt das Kopieren nicht. Markiere den Text darunter und kopiere ihn selbst.
daily-share-text = Space Taxi, Tagesflug vom { $date }: { points }
daily-no-date = Dieses Gerät weiß nicht, welcher Tag heute ist. Stelle sein Datum ein und versuche es noch einmal.

## Last turns

last-turns-empty = Es hat noch niemand gewürfelt.
log-turn = Runde { $round }: { $player }
log-throw = Wurf { $n }: { $list }
log-placed = Plättchen { $n }: { $list }
log-kept-none = Plättchen 0: nichts abgelegt
log-lost = verlorener Schmuggel-Würfel
log-joker-as = Joker als { $species }
log-joker-unpaid = unbezahlter Joker
log-liftoff = Abgehoben: { $passengers } × { $factor } + { $crystal }
log-spent = { coins-acc } eingesetzt
log-failed = Fehlstart, Treibstoff { $n }
log-running = noch am Zug

## Hotkeys

hotkeys-off = Die Tastenkürzel sind ausgeschaltet. In den Einstellungen kannst du sie einschalten.
hotkeys-reader = Mit einem Screenreader kommen Buchstaben und Ziffern nur im Fokusmodus beim Spiel an. Sonst helfen Tab und im Menü „Spielplan als Text“.
key-throw = Würfeln
key-select = Würfel auswählen oder abwählen
key-tenth = Den zehnten Würfel auswählen oder abwählen
key-species = Spezies für den Joker wählen
key-unpaid = Joker unbezahlt lassen
key-place = Ausgewählte Würfel ablegen
key-keep-none = Nichts ablegen
key-undo = Rückgängig
key-more-coins = 1 Coin mehr
key-less-coins = 1 Coin weniger
key-confirm = Bestätigen oder weiter
key-replay = Wiederholung: vorige oder nächste Entscheidung
key-replay-ends = Wiederholung: erste oder letzte Entscheidung
key-close = Schließen, was gerade offen ist
key-coach = Tipp und Chancen zeigen oder verbergen
key-fast = Computer schneller oder wieder normal
key-skip = Zug des Computers abkürzen
key-read-dice = Würfel und Plättchen vorlesen
key-read-seats = Sitze und Mine vorlesen
key-read-fuel = Treibstoff vorlesen
key-read-scores = Punkte und Coins vorlesen
key-help = Tastenkürzel anzeigen
key-name-enter = Enter
key-name-space = Leertaste
key-name-escape = Esc
key-name-backspace = Rücktaste
key-name-home = Pos1
key-name-end = Ende
key-name-range = { $from } bis { $to }

## Rules and about

rules-title = Spielanleitung
about-title = Über Space Taxi
about-author = Autor des Spiels: Christoph Behre
about-publisher = Verlag des Brettspiels: Piatnik, Wien
about-independent = Dies ist eine unabhängige Umsetzung. Sie steht in keiner Verbindung zum Autor oder zu Piatnik.
about-thanks = Wenn es dir gefällt, spiel es auch am echten Tisch!
about-art = Alle Bilder und Töne hier sind eigens für diese Seite entstanden.
about-privacy = Kein Konto, keine Werbung, kein Server: Deine Spiele bleiben auf diesem Gerät.
about-version = Version { $version }
about-licence = Das Programm ist freie Software unter der MIT- oder Apache-2.0-Lizenz.

## Around the rules

picture-next = Nächstes Bild
picture-at = Bild { $n } von { $of }
flight-offer = Lieber ausprobieren? Der erste Flug zeigt in zwei Minuten einen ganzen Zug.
print-rules = Regeln drucken

## First flight

flight-throw-ten = Das ist dein Taxi: sechs Sitze, drei Flügel für den Treibstoff und darunter die Kristall-Mine. Wirf deine zehn Würfel!
flight-pick-group = Drei Orbi! Aliens einer Spezies reisen zusammen und bringen Punkte. Tippe alle drei an.
flight-place-three = Drei Würfel: Das ist Plättchen 3. Jedes Plättchen darfst du nur einmal pro Zug benutzen. Lege sie ab!
flight-throw-seven = Deine Orbi bleiben sitzen. Wirf die anderen sieben Würfel.
flight-pick-joker = Der Daumen ist ein Joker. Tippe ihn an.
flight-joker-becomes = Für { coins-acc } wird daraus ein Alien deiner Wahl. Wähle Orbi.
flight-pick-crystal = Der Schmuggel-Würfel zeigte 4 und jetzt 6. Zeigt er später weniger, ist er verloren. Nimm ihn jetzt, für 6 Punkte.
flight-place-two = Zwei Würfel: Plättchen 2. Lege Joker und Kristall ab.
flight-throw-five = Vier Orbi sitzen im Taxi, der Kristall liegt in der Mine. Wirf die anderen fünf Würfel.
flight-keep-none = Das ist zu viel Treibstoff: Das Taxi hebt nur mit insgesamt 7 bis 10 ab. Nichts Gutes dabei? Plättchen 0: nichts ablegen.
flight-throw-again = Plättchen 0 ist jetzt verbraucht. Wirf die fünf Würfel noch einmal.
flight-pick-fuel = Eine 4 ist ein guter Anfang für den Treibstoff. Tippe sie an.
flight-place-one = Ein Würfel: Plättchen 1. Lege ihn ab.
flight-throw-last = Nur noch Plättchen 4 und vier Würfel. Würfle!
flight-place-last = Mit dem letzten Plättchen legst du alle Würfel ab, wie sie gefallen sind: Sie sind schon ausgewählt. Treibstoff 4 + 2 + 3 macht 9: Das fliegt! Lege sie ab und heb ab!
flight-coins = Passagiere × Faktor + Kristall: Das sind deine Punkte. Das Taxi ist voller Gruppen, dafür gab es 2 Coins. Eingesetzte Coins bringen je 2 Punkte. Entscheide dich und nimm dann deine Punkte.
flight-done = Das war ein Zug: { $points }! Jetzt kannst du fliegen. So endet eine Runde; nach allen Runden gewinnt die höchste Summe. Kommst du nicht weiter, öffne die Spielanleitung: Sie zeigt gleich die richtige Stelle.
flight-strayed = Halte dich auf diesem Flug an das, was markiert ist. In deinem eigenen Spiel wählst du frei.
flight-step = Schritt { $n } von { $of }
flight-skip = Überspringen
flight-again = Noch einmal fliegen

## Tips

tip = Tipp
tip-dice = Tippe die Würfel an, die du ablegen willst. Ihre Anzahl bestimmt, welches Plättchen umgedreht wird.
tip-joker = Ein Daumen ist ein Joker: Für { coins-acc } wird er beim Ablegen zu einem Alien deiner Wahl.
tip-crystal = Beim nächsten Wurf darf der Schmuggel-Würfel nicht weniger zeigen als jetzt. Nimm ihn oder riskiere es.
tip-fuel = Die drei Treibstoff-Würfel müssen zusammen 7 bis 10 ergeben. Die Legende zeigt, was noch möglich ist.
tip-coins = Coins bringen jetzt je 2 Punkte. Oder hebe sie für spätere Joker auf.
tip-round = Das schlechteste Ergebnis einer Runde zählt 0. Wer das beste hat, beginnt die nächste Runde.
tip-enough = Keine Tipps mehr
tips-again = Tipps wieder zeigen
tips-again-done = Die Tipps kommen wieder, während du spielst.

## The board as text

die-picked = { $die }, ausgewählt
text-place = Platz
text-what = Was dort liegt
text-die = Würfel
text-state = Zustand
text-tile = Plättchen
text-seat = Sitz { $i }
text-wing = Flügel { $i }
text-mine = Kristall-Mine
text-empty = leer
text-target = { $what }, wenn du ablegst
text-picked = ausgewählt
text-free = geworfen
text-blocked = kein Plättchen erlaubt noch einen Würfel
text-tile-up = noch nicht benutzt
text-tile-next = wird umgedreht
text-tile-turned = umgedreht

## The promise about the dice

dice-promise = Hier wird ehrlich gewürfelt
dice-known = Diese Würfe kann man vorher ausrechnen

## Checking the dice

dice-promise-text = Alle Würfe dieses Spiels standen schon vor dem ersten fest. Dieser Fingerabdruck beweist es: Heb ihn auf und vergleiche ihn nach dem Spiel mit dem Startwert.
dice-fingerprint = Fingerabdruck
dice-seed = Startwert
dice-seed-later = Den Startwert siehst du, wenn das Spiel zu Ende ist.
dice-known-text = Alle Würfe dieses Spiels folgen aus einem Code, damit andere dieselben Würfe haben können. Wer den Code kennt, kann sie vorher ausrechnen: Hier wird nichts versprochen.
dice-code = Code
dice-noted = Der Fingerabdruck, den du dir vor dem Spiel notiert hast; die ersten { $n } Zeichen genügen
dice-note-more = Gib mindestens die ersten { $n } Zeichen des Fingerabdrucks ein, den du dir notiert hast.
dice-check = Würfel prüfen
dice-checked = Alle Würfe folgen aus dem Startwert, und der Startwert passt zum Fingerabdruck.
doubt-no-seed = Diese Würfel wurden von Hand geworfen, es gibt keinen Startwert zum Prüfen.
doubt-not-over = Der Startwert bleibt bis zum Spielende verborgen. Prüfe die Würfel dann.
doubt-another-seed = Dieser Startwert passt nicht zum Fingerabdruck. Achte darauf, dass beide zum selben Spiel gehören.

## Dice statistics

stats = Was gewürfelt wurde
stats-games = Welche Spiele zählen
stats-this-game = Dieses Spiel
stats-all-games = Alle Spiele auf diesem Gerät ({ $n })
stats-passengers = Passagier-Würfel
stats-fuel = Treibstoff-Würfel
stats-smuggling = Schmuggel-Würfel
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Je Seite zu erwarten: { $expected }
stats-expected = Die Linie zeigt, was zu erwarten ist: je Seite { $n }.
stats-likely = Faire Würfel fallen in { $n } von 100 Fällen mindestens so ungleichmäßig.
stats-rare = Faire Würfel fallen in weniger als 1 von 100 Fällen mindestens so ungleichmäßig.
stats-none = Es wurde noch nicht gewürfelt.

## Notices

notice-cannot-save = Dieses Spiel lässt sich hier nicht speichern. Spiel weiter, aber lass die Seite offen.
take-along = Mitnehmen
notice-may-be-cleared = Deine Spiele liegen nur in diesem Browser, und irgendwann löscht er sie vielleicht, um Platz zu schaffen. Bring sie lieber in Sicherheit!
save-copy = Kopie speichern
notice-storage-full = Der Speicher ist voll. Lösche beendete Spiele unter „Deine Spiele“.
notice-no-randomness = Dieser Browser gibt keine Zufallszahlen her, also gibt es keine fairen Würfel. Versuche einen anderen Browser.
notice-set-aside = Ein gespeichertes Spiel war nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht.
notice-settings-reset = Deine Einstellungen waren nicht lesbar. Jetzt gelten die üblichen. Ändern kannst du sie in den Einstellungen.
notice-pilot-lost = Ein Teil des Spiels ließ sich nicht laden. Computer-Spieler spielen jetzt wie ein Taxifahrer; Tipps, Chancen und Rückblick gibt es erst wieder, wenn du die Seite neu lädst.
notice-other-tab = Dieses Spiel läuft in einem anderen Tab weiter. Lade neu, um es hier fortzusetzen.
elsewhere-title = Dieses Spiel läuft woanders
elsewhere-text = Es ist in einem anderen Tab oder Fenster offen. Du kannst es übernehmen: Alles, was dort gespielt wurde, bleibt.
elsewhere-take = Hier spielen
notice-language-failed = { $language } konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
notice-lost-text = Der Schmuggel-Würfel ist von { $old } auf { $new } gefallen. Er kommt neben den Spielplan und bringt keine Punkte. Er zählt als einer der Würfel, die du jetzt ablegst.
ask-coins-left-title = Coins übrig
ask-coins-left = { $n ->
    [one] { $n } Coin ist übrig und nach der letzten Runde nichts mehr wert. Den Zug trotzdem beenden?
   *[other] { $n } Coins sind übrig und nach der letzten Runde nichts mehr wert. Den Zug trotzdem beenden?
}
ask-coins-left-spend = Mehr Coins einsetzen
ask-coins-left-end = Zug beenden
ask-final-title = Die letzte Entscheidung
ask-final = Damit endet das Spiel. Das lässt sich nicht zurücknehmen.
ask-final-yes = Spiel beenden
ask-failure-title = Das wird ein Fehlstart
ask-failure-place = Trotzdem ablegen
ask-failure-back = Neu wählen

## New versions and installing

update = Aktualisieren
notice-new-version = Eine neue Version des Spiels ist bereit.
notice-after-turn = Die neue Version kommt, sobald dieser Zug vorbei und das Spiel gespeichert ist.

## Announcements

say-now-playing = Am Zug: { $player }
say-throws = { $player } würfelt mit { dice-ins }
say-thrown = Geworfen: { $list }
say-selected = Ausgewählt: { dice }
say-joker-as = Joker eingesetzt als: { $species }
say-jokers = { $n ->
    [one] { $n } Joker
   *[other] { $n } Joker
}
say-joker-unpaid = Der Joker bleibt unbezahlt
say-places = { $player } legt { dice-acc } ab
say-places-none = { $player } legt nichts ab
say-tile-used = Plättchen benutzt: { $n }
say-pays = { $player } zahlt { coins-acc }
say-smuggling-failed = Schmuggel misslungen: { $new } nach { $old }
say-liftoff = Abgehoben! Treibstoff { $n }, Faktor { $factor }
say-failure = Fehlstart! Treibstoff { $n }
say-full-taxi = Volles Taxi: plus { coins }
say-turn-score = { $passengers } mal { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } in dieser Runde
say-struck = Gestrichen: { $players }
say-struck-now = Nach jetzigem Stand gestrichen: { $players }
say-next-opens = Die nächste Runde beginnt mit: { $player }
say-wins = { $player } gewinnt: { points }
say-joint-winners = Mehrere Gewinner: { $players }
say-undone = Zurückgenommen

## What the rules forbid

illegal-game-over = Das Spiel ist zu Ende. Starte eine Revanche oder ein neues Spiel.
illegal-nothing-thrown = Würfle zuerst.
illegal-not-placed-yet = Lege zuerst Würfel aus diesem Wurf ab.
illegal-not-spent-yet = Entscheide zuerst über deine Coins: einige einsetzen oder keine.
illegal-nothing-to-pay-for = Punkte gibt es für Coins nur direkt nach einem geglückten Start. Behalte sie vorerst.
illegal-wrong-dice = Wirf genau die Würfel, die noch nicht abgelegt sind.
illegal-not-thrown = Dieser Würfel gehört nicht zum Wurf. Wähle einen der geworfenen.
illegal-too-many-dice = { $n } Würfel sind zu viele: Kein Plättchen ist höher als 4. Wähle weniger aus.
illegal-tile-turned = Plättchen { $n } ist schon umgedreht. Wähle eine andere Anzahl von Würfeln.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } Joker kostet { coins-acc }, und du hast { $purse }. Lass ihn unbezahlt oder liegen.
   *[other] { $jokers } Joker kosten { coins-acc }, und du hast { $purse }. Lass einige unbezahlt oder liegen.
}
illegal-crystal-lost = Der Schmuggel-Würfel zeigt weniger als im letzten Wurf und ist verloren. Wähle andere Würfel.
illegal-coins-unaffordable = { $coins ->
    [one] Das ist { $coins } Coin, und du hast { $purse }. Setze weniger ein.
   *[other] Das sind { $coins } Coins, und du hast { $purse }. Setze weniger ein.
}

## What cannot be taken back

undo-nothing-done = Es gibt noch nichts zurückzunehmen. Würfle zuerst.
undo-thrown = Geworfen ist geworfen. Wähle, was du ablegst.
undo-by-computer = Was ein Computer-Spieler getan hat, lässt sich nicht zurücknehmen. Spiele von hier aus weiter.
undo-game-over = Das Spiel ist zu Ende, das Ergebnis gilt. Wie wäre es mit einer Revanche?

## Names and tables

name-empty = Gib diesem Spieler einen Namen.
name-too-long = Nimm höchstens 16 Zeichen.
name-invisible = Nimm nur Buchstaben und Zeichen, die man sehen kann.
name-spaces = Entferne Leerzeichen am Rand und doppelte Leerzeichen.
opening-names-alike = Zwei Spieler heißen gleich. Ändere einen der Namen.

## Records that cannot be read or continued

refused-other-dice = Aus dem Startwert folgen andere Würfe. So kann das Spiel nicht weitergehen: Lade es noch einmal.
refused-no-seed = In diesem Spiel wird von Hand gewürfelt. Gib ein, was gefallen ist.
refused-no-such-player = An diesem Platz sitzt niemand. Wähle einen anderen.
refused-too-many-hand-overs = In diesem Spiel wurden schon zu oft Plätze abgegeben. Spiel so weiter.

## table

table-throw-short = Wurf { $n }
table-out-of-reach = { $cell }, nicht mehr möglich
table-lost-counts = zählt als 1
table-keep-lost = Der verlorene Würfel zählt
table-keep-no-dice = Erst würfeln
