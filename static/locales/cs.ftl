### Texty hry česky. Hráčům se tyká; jména hráčů a druhů se neskloňují.

## Counted words

points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
coins-acc = { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
space-coins = { $n ->
    [one] { $n } vesmírná mince
    [few] { $n } vesmírné mince
    [many] { $n } vesmírné mince
   *[other] { $n } vesmírných mincí
}
dice = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
    [many] { $n } kostky
   *[other] { $n } kostek
}
dice-acc = { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
    [many] { $n } kostky
   *[other] { $n } kostek
}
dice-ins = { $n ->
    [one] { $n } kostkou
    [few] { $n } kostkami
    [many] { $n } kostky
   *[other] { $n } kostkami
}
rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}

## Home

game-name = Space Taxi
new-game = Nová hra
your-games = Tvoje hry
first-flight = První let
first-flight-hint = První let: nauč se hrát za dvě minuty
rules = Pravidla
about = O hře
home-running = Kolo { $n } z { $of }: { $players }
home-daily = Let dne
home-play = Hrát hned
home-play-against = Proti dvěma počítačům
home-together = Hrát spolu
home-together-at = Více lidí u jedné obrazovky

## Set-up

setup-players = Počet hráčů
setup-solo = Sólo
setup-seats = Místa ve směru hodinových ručiček
setup-name = Jméno hráče { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Jméno
setup-head-begins = Začíná
setup-last-ride = Začíná, kdo jel naposledy taxíkem.
setup-begins = Začíná { $player }
setup-by-lot = Losovat
setup-coach = Trenér: tipy a šance
setup-start = Začít hru
setup-keeps-old = Tvoje rozehraná hra zůstane v části „Tvoje hry“.
setup-code = Stejné kostky jako u jiného stolu
setup-code-name = Kód
setup-code-hint = Kódem může být jakýkoli text. U stolů se stejným kódem a stejným počtem hráčů padá na kostkách totéž. Kdo kód zná, může si hody zjistit předem.
setup-code-too-long = Tento kód je příliš dlouhý. Zvol kratší.

## Who plays

driver-rookie = Nováček
driver-cabbie = Taxikář
driver-captain = Kapitán
driver-ace = Eso
level-rookie = { driver-rookie }: dělá začátečnické chyby
level-cabbie = { driver-cabbie }: hraje podle jednoduchých zásad
level-captain = { driver-captain }: hraje na body, bez chyb
level-ace = { driver-ace }: hraje na vítězství, bez chyb
computer-level = Počítač: { $level }
driver-person = Člověk
driver-of = { $player }: hraje člověk, nebo počítač
who-plays = Kdo hraje
computer-plays = Hraje { $player } ({ $level }).
computer-thinks = { $player } přemýšlí…
computer-fast = Rychleji
computer-skip = Na konec tahu
why-liftoff = Všichni jsou na palubě a s palivem { $fuel } taxi startuje.
why-no-way-out = To bude nezdařený start.
why-waits = Nic neodkládá: třeba přijde lepší hod.
why-group = { $n }× { $species } pohromadě.
why-crystal = Bere krystal: { $n } stačí.
why-fuel = Palivo na křídlech: { $n }.
why-only-lost = Na tento žeton stačí ztracená kostka.
why-seat = Nějaké sedadlo se obsadit musí.
why-pays = Mění { coins-acc } za body.
why-keeps = Nechává si { coins-acc } na další kola.
coach-open = Tip a šance

## Handing over a place

computers = Počítač
who-plays-text = Místo můžeš kdykoli předat. Co je hozeno, odloženo a zaplaceno, to platí.
who-plays-over = Hra skončila: místa už předat nejde.

## The coach

coach = Trenér
coach-by = Podle čeho vybírat
coach-points = Body
coach-wins = Šance na výhru
coach-points-are = Kolik bodů lze čekat do konce hry.
coach-wins-are = Jaká je šance vyhrát hru.
coach-expects = { $n } bodu
coach-best = nejlepší
coach-as-good = Stejně dobré:
coach-game = Celá hra
coach-works = Trenér počítá…
coach-lost = Tady trenér neporadí. Rozhodni se podle sebe.
odds = Šance
odds-launch = Taxi odstartuje
odds-result = Očekávaný výsledek tahu
odds-wins = Šance na výhru

## Top bar

top-bar = Hra
menu = Menu
round-of = Kolo { $n } z { $of }
rounds-left = Zbývá kol: { $n }
rounds-left-short = Zbývá: { $n }
throw-of = Hod { $n } z { $of }
draw-pile = Zásoba
draw-pile-coins = Zásoba: { coins }
sound-mute = Vypnout zvuk
sound-unmute = Zapnout zvuk
to-home = Na úvodní stránku

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] jednotlivý mimozemšťan
    [2] dvojice
    [3] trojice
    [4] čtveřice
    [5] pětice
   *[6] šestice
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i } z { $of }
die-blocked = { $die }, na další kostku není žeton
die-species = Kostka s pasažéry: { $species }
die-joker = Kostka s pasažéry: žolík
die-joker-as = Kostka s pasažéry: žolík, bude z něj { $species }
die-joker-unpaid = Kostka s pasažéry: žolík, nezaplacený
die-fuel = Kostka s pohonem: { $n }
die-smuggling = Pašerácká kostka: { $n }
die-smuggling-after = Pašerácká kostka: { $new } po { $old }
die-smuggling-lost = Pašerácká kostka: { $new } po { $old }, ztracená

## The board

board = Hrací deska
board-seats-group = { $n }× { $species }
board-crystal-lost = Pašování se nezdařilo
seat-empty = Sedadlo { $i }: volné
seat-species = Sedadlo { $i }: { $species }
seat-unpaid = Sedadlo { $i }: nezaplacený žolík
seat-target = Sedadlo { $i }: sem si sedne { $species }
seat-target-unpaid = Sedadlo { $i }: sem si sedne nezaplacený žolík
wing-empty = Křídlo { $i }: volné
wing-fuel = Křídlo { $i }: { $n }
wing-target = Křídlo { $i }: sem přijde { $n }
mine-empty = Krystalový důl: prázdný
mine-crystal = Krystalový důl: { $n }
mine-target = Krystalový důl: sem přijde { $n }
beside-empty = Vedle hrací desky: nic
beside-lost = Vedle hrací desky: ztracená pašerácká kostka

## Scoring legend

legend = Bodovací legenda
legend-fuel-factor = Palivo { $n }: faktor { $factor }
legend-fuel-low = Palivo 6 nebo méně: nezdařený start
legend-fuel-high = Palivo 11 nebo více: nezdařený start
legend-same-species = Stejný druh
legend-points = Body
legend-earned = { $cell }, získáno
legend-if-placed = { $cell }, když odložíš tyto kostky
legend-reachable = { $cell }, ještě možné
fuel-to-go = { $n ->
    [one] ještě { $n } kostka s pohonem
    [few] ještě { $n } kostky s pohonem
    [many] ještě { $n } kostky s pohonem
   *[other] ještě { $n } kostek s pohonem
}

## Throwing and placing

tray = Hozené kostky
tray-of = Hází { $player }
throw-n = Hodit { dice-ins }
select-dice = Vybrat kostky
place-n = Odložit { $n }
keep-none = Nic neodložit
your-turn = { $player }: jsi na tahu!
prompt-throw = { $player }: hoď kostkami!
last-fuel-from = Od { $from } výš taxi startuje, při { $to } s ×{ $factor }.
last-fuel-between = Při { $from } až { $to } taxi startuje, při { $to } s ×{ $factor }.
last-fuel-up-to = Do { $to } taxi startuje, při { $to } s ×{ $factor }.
last-fuel-only = Taxi startuje, jen když padne { $to }: ×{ $factor }.
last-fuel-none = Ať padne cokoli, taxi zůstane na zemi.
last-crystal-from = Od { $from } výš se krystal počítá, níž je ztracený.
last-crystal-only = Počítá se jen { $from }, níž je krystal ztracený.
last-crystal-any = Krystal se počítá, ať padne cokoli.
last-passenger = Nejlepší: { $who } (o { points } víc).
last-passenger-alone = Ať přijde kdokoli, zůstane sám.
prompt-place = Vyber { $counts } z hozených kostek.
prompt-place-or-none = Vyber { $counts } z hozených kostek, nebo nic neodkládej.
prompt-place-all = { $n ->
    [one] Odlož poslední kostku tak, jak padla.
    [2] Odlož obě kostky tak, jak padly.
    [few] Odlož všechny { $n } kostky tak, jak padly.
    [many] Odlož { $n } kostky tak, jak padly.
   *[other] Odlož všech { $n } kostek tak, jak padly.
}
prompt-place-all-or-none = { $n ->
    [one] Odlož poslední kostku, nebo nic neodkládej a hoď znovu.
    [2] Odlož obě kostky, nebo nic neodkládej a hoď znovu.
    [few] Odlož všechny { $n } kostky, nebo nic neodkládej a hoď znovu.
    [many] Odlož { $n } kostky, nebo nic neodkládej a hoď znovu.
   *[other] Odlož všech { $n } kostek, nebo nic neodkládej a hoď znovu.
}
prompt-other-player = Hraje { $player }.
tile-gone = Žeton { $n } už je použitý. Vyber { $counts } z hozených kostek.
too-many-selected = Žádný žeton není vyšší než 4. Vyber { $counts } z hozených kostek.
tile-gone-with-lost = Se ztracenou kostkou je to { $n } a žeton { $n } už je použitý. Vyber k ní { $counts }.
lost-counts-one = Ztracená pašerácká kostka se počítá jako 1 kostka.
lost-alone-or-more = Ztracená kostka se počítá jako 1: vyber ji samotnou, nebo k ní { $counts }.
lost-and-more = Ztracená kostka se počítá jako 1: vyber k ní { $counts }.
select-or-lost = Vybrat kostky, nebo jen ztracenou
select-lost = Vybrat ztracenou kostku
lost-takes-tile = Žeton 1: ztracená kostka stačí sama. Ostatní kostky vrať zpátky.
tile-takes = Žeton { $n }: vyber { dice-acc }.
tile-takes-with-lost = Žeton { $tile }: vyber ke ztracené { dice-acc }.
tile-ready = Žeton { $n } už má své kostky. Odlož je.
warn-fails = Palivo { $n }: start se nezdaří.

## Joker

joker = Žolík
joker-becomes = Ze žolíka bude
joker-price = Každý za { coins-acc }.
joker-purse = Máš { coins-acc }.
unpaid = Neplatit
unpaid-hint = Zabere sedadlo, body nepřinese
joker-no-coin = Nemáš dost mincí: tento žolík zůstane nezaplacený.
joker-no-coin-more = Všechny tvoje mince už jdou na ostatní žolíky. Tohoto nech nezaplaceného.
joker-choose-first = Nejdřív vyber, co bude ze žolíka.

## Number tiles

tiles = Žetony s čísly
tiles-of = Žetony má { $player }
tile-up = Žeton { $n }
tile-optional = Žeton 0, nepovinný
tile-barred = Žeton 0, teď nelze: ztracená kostka se počítá
tile-next = Žeton { $n }, otočí se jako další
tile-turned = Žeton { $n }, otočený

## Formula

formula = Dosavadní body
label-passengers = Pasažéři
label-fuel = Palivo
label-factor = Faktor
label-crystal = Krystal
label-coins = Mince
label-total = Součet
factor-open = Faktor zatím neznámý
so-far = zatím
range-spoken = { $from } až { $to }
crystal-safe = bezpečně v dole
coins-at-end = každá +2 po startu
passengers-none = zatím žádná skupina

## Player cards

player-cards = Hráči
card-throws = hází
card-tiles = žetony
card-waits = čeká
card-total = Součet { $n }
card-coins-after = { space-coins }, po zaplacení { $after }
card-this-round = Toto kolo
card-round-before = Minulé kolo
card-show-rounds = Ukázat kola: { $player }
card-round-result = Kolo { $round }: { $n }
card-round-struck = Kolo { $round }: { $n }, škrtnuto, počítá se 0
card-round-failed = Kolo { $round }: nezdařený start
card-round-failed-struck = Kolo { $round }: nezdařený start, škrtnuto
card-round-open = Kolo { $round }: { $n }, ještě nevyhodnoceno
card-round-playing = Kolo { $round }: hraje se
card-round-to-come = Kolo { $round }: ještě přijde
best-so-far = Zatím nejvíc: { $n }
best-so-far-short = Max. { $n }
not-last-from = Ne poslední od: { $n }
not-last-from-short = Jisté { $n }

## Lift-off and failure to launch

liftoff = Start!
failure = Nezdařený start!
failed-to-launch = nezdařený start
liftoff-scene = Taxi startuje i s pasažéry.
failure-scene = Taxi stojí na zemi v oblaku kouře.
ticket-turn = { $player }, kolo { $n } z { $of }
ticket-full-taxi = Plné taxi
ticket-bonus = { $n ->
    [one] +{ $n } mince
    [few] +{ $n } mince
    [many] +{ $n } mince
   *[other] +{ $n } mincí
}
ticket-bonus-short = { $n ->
    [0] Zásoba je prázdná: tentokrát bez mincí.
    [one] V zásobě zbývala už jen { $n } mince.
    [few] V zásobě zbývaly už jen { $n } mince.
    [many] V zásobě zbývalo už jen { $n } mince.
   *[other] V zásobě zbývalo už jen { $n } mincí.
}
ticket-lone-leave = Jednotliví mimozemšťané vystupují: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } nezaplacený žolík vystupuje.
    [few] { $n } nezaplacení žolíci vystupují.
    [many] { $n } nezaplaceného žolíka vystupuje.
   *[other] { $n } nezaplacených žolíků vystupuje.
}
ticket-crystal-lost = Pašování se nezdařilo
failure-too-much = Příliš mnoho paliva
failure-too-little = Příliš málo paliva
failure-only-flies = Taxi startuje jen s palivem 7, 8, 9 nebo 10.
failure-passengers = Všichni vystupují a jdou pěšky.
failure-crystal = Krystal zůstává tady.
failure-no-points = V tomto kole žádné body

## Coins for points

spend-coins = Použít mince
spend-each = +2 body za každou
spend-chosen = Použité mince: { $n } z { $of }
spend-less = O minci méně
spend-more = O minci více
spend-purse-empty = Nezbyly žádné mince.
stakes = Toto kolo
stakes-not-struck = +{ coins } a místo toho se škrtá: { $players }
stakes-struck-anyway = Ani všechny mince na tom nic nezmění.
stakes-wins = Nikdo nemá tolik: to vyhrává hru.
stakes-leads = Zatím vedení.
stakes-wins-with = +{ coins } a hra je vyhraná.
stakes-leads-with = +{ coins } a zatím je to první místo.
stakes-shares = Stejně bodů jako { $players }: společné vítězství.
stakes-level = Zatím stejně bodů jako { $players }.
stakes-shares-with = +{ coins } a stejně bodů jako { $players }: společné vítězství.
stakes-level-with = +{ coins } a zatím stejně bodů jako { $players }.
stakes-behind = Na první místo i se všemi mincemi chybí: { points }
take-points = Zapsat { points }

## Handing over

next-throws = Jako další hází { $player }, žetony otáčí { $tiles }

## Round over

round-over = Konec kola { $n }
scoring-round = Vyhodnocení kola
round-struck-mark = škrtnuto
round-struck-counts = { $n }, škrtnuto, počítá se 0
round-all-struck = Všechny výsledky jsou stejné, a tak se škrtají všechny.
round-worst-struck = Nejhorší výsledek se škrtá: počítá se jako 0.
round-opens-next = { $player } začíná další kolo
round-next = Začít kolo { $n }

## Game over

game-after = Odehráno: { rounds }
winner-is = { $player } vítězí!
winners-are = Vítězové: { $players }
winner-scene = Taxi plné veselých mimozemšťanů.
final-table = Body podle kol
final-player = Hráč
final-round-n = Kolo { $n }
final-legend-best = nejlepší výsledek, začíná další kolo
final-legend-struck = škrtnuto, počítá se 0
race = Závod kolo za kolem
race-spoken = Body kolo za kolem. Na konci: { $list }
race-player = { $player }: { points }
rematch = Odveta
solo-result = Tvůj let: { points }
solo-again = Letět znovu
solo-first = Tvůj první sólový let tady: teď už je co překonávat.
solo-new-best = Nový osobní rekord! Dosud: { points }
solo-best = Tvůj dosavadní rekord: { points }
daily-counts = To byl tvůj první let toho dne, takže se počítá.
daily-practice = Trénink: počítá se jen tvůj první let toho dne.

## Sheets and values

review = Rozbor
replay = Přehrání
last-turns = Poslední tahy
dice-sheet = Kostky
hotkeys = Klávesové zkratky
game-view = Zobrazit výsledek
share = Sdílet
board-as-text = Hrací deska jako text
log-crystal = krystal { $n }
log-fuel = palivo { $n }

## Review

review-working = Počítá se, kolik která volba vynesla…
review-failed = Rozbor se nepodařilo spočítat. Načti stránku znovu a zkus to ještě jednou.
review-intro = Štěstí je to, co kostky k očekávaným bodům přidaly, nebo z nich ubraly. Každá volba horší než ta nejlepší stojí část bodů. Přesnost říká, jak blízko měly volby k těm nejlepším: 100 % znamená, že lépe to nešlo.
review-chart = Štěstí a dovednost
review-chart-player = { $player }: štěstí { $luck }, ztraceno { $lost }
review-start = Očekáváno na začátku
review-luck = Štěstí
review-lost = Ztraceno horší volbou
review-short-supply = V zásobě chyběly mince
review-points = Body před škrtnutím
review-struck = Škrtnuto
review-accuracy = Přesnost: { $n } %
review-accuracy-of = { $driver }: přesnost { $n } %, ztraceno { $lost }
review-costly = Nejdražší chyby
review-flawless = Žádná volba nic nestála. Bez chyby!
review-chosen = Zvoleno
review-best = Nejlepší
review-cost = Ztráta: { points }
review-was-best = Nejlepší volba
review-show = Ukázat na stole
review-show-spoken = Ukázat na stole: { $moment }
review-all = { $n ->
    [one] { $n } volba
    [few] Všechny { $n } volby
    [many] { $n } volby
   *[other] Všech { $n } voleb
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, kolo { $round }, hod { $throw }
moment-coins = { $player }, kolo { $round }, mince

## Replay

replay-previous = Předchozí volba
replay-next = Další volba
replay-at = { $n } z { $of }
replay-choices = Všechny volby
replay-whose = Čí volby
replay-everyone = Všichni
replay-mine = Jen moje
replay-next-mistake = Další chyba
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-times = { $n }×

## Your games

notice-set-aside-export = Exportovat uloženou hru
games-empty = Zatím tu žádná hra není. Začni novou!
games-running = Rozehrané hry
games-finished = Dohrané hry
games-set-aside = Odložené stranou
game-at = Kolo { $n } z { $of }
game-won-by = Výhra: { $players }
game-solo-result = { $player }: { points }
game-played-on = Naposledy hráno: { $date }
game-continue = Pokračovat ve hře: { $players }
game-export = Exportovat
game-export-spoken = Exportovat hru: { $players }
game-replay = Přehrát hru: { $players }
game-delete = Smazat
game-delete-spoken = Smazat hru: { $players }
ask-delete-title = Smazat tuto hru?
ask-delete = Smazanou hru už nepůjde obnovit.
games-standings = Statistika
games-export-all = Exportovat vše
export-by-hand = Pokud se žádný soubor neuložil, zkopíruj si a uschovej tento text:
games-in-file = Přidané hry: { $n }.
games-known-in-file = Už tu byly: { $n }.
games-unread-in-file = Nečitelné řádky: { $n }. V souboru zůstaly.
file-name-all = space-taxi-hry
standings-table = U stolu
standings-solo = Sólové lety
standings-games = Hry
standings-wins = Výhry
standings-average = Průměr
standings-best = Nejlepší tah
standings-failures = Nezdařené starty
file-name = space-taxi-hra
file-name-set-aside = space-taxi-odlozeno-stranou
import = Otevřít zápis…
import-hint = Exportovaná nebo ručně zapsaná hra, případně soubor se všemi hrami z nějakého zařízení. Co už tu je, to zůstane.
import-file = Vybrat soubor
import-text = Nebo sem vlož text hry
import-open = Otevřít
import-too-large = Tento soubor je na hru příliš velký. Vyber jiný.
import-refused = Prohlížeč tento soubor nedokáže přečíst. Vlož raději jeho text.
import-fault = Řádek { $line }, sloupec { $column }: { $reason }
import-fault-there = Řádek { $line }, sloupec { $column }: něco tu nesedí.
import-mend = { $fault } Oprav toto místo a otevři text znovu.
import-expected = Tady má být něco jiného.
import-too-much = Na tomto řádku už nemá být nic dalšího.
import-no-text = Tohle není text. Vyber textový soubor.
import-newer = Zapsala to novější verze hry. Načti stránku znovu a zkus to ještě jednou.
import-damaged = Některé znaky chybějí nebo jsou změněné. Zkopíruj celý text znovu.
import-unknown-name = U stolu se tak nikdo nejmenuje.
import-no-die = Taková kostka neexistuje.
import-wrong-dice = Tohle nejsou kostky, kterými se mělo házet.
import-by-the-rules = Podle pravidel by tu mělo být „{ $text }“.
import-title = Zápis začíná řádkem „{ $text }“.
import-word = Tady má být slovo „{ $text }“.
import-one-of = Tady má být jedna z těchto možností: { $list }.
import-dice = Tady mají být kostky, třeba „{ $text }“.
import-throw = Teď se hází všemi kostkami, které ještě nejsou odložené: hod { $n } v tahu začíná „{ $text }“ a mezerou.
import-throw-number = Hody v tahu se počítají od 1: tohle je hod { $n }, tedy „{ $text }“.
import-placement = Teď se odkládá: žeton a tolik kostek, kolik říká, třeba „{ $text }“, nebo „{ $none }“, když žádná.
import-arrow = „{ $text }“ stojí za hodem jen jednou a jako samostatné slovo, s mezerou před ním i za ním.
import-no-tile = Žeton { $n } neexistuje: nejvyšší je { $most }.
import-wrong-tile = Žetonem se odkládá tolik kostek, kolik říká: tady je žeton { $n } a počet kostek je { $dice }.
import-spend = Po startu jsou nejdřív na řadě mince: „{ $text }“ a kolik se jich použije na body, „{ $none }“, když žádná.
import-coins = Tady má být počet mincí od 0 do { $most }, bez nul na začátku.
import-lost-unsaid = Pašerácká kostka je ztracená, padlo méně než předtím: mezi odloženými kostkami musí být „lost“.
import-lost-already = Krystal už je ztracený: ztracená pašerácká kostka zůstává vedle hrací desky.
import-not-due = Podle pravidel sem tento řádek nepatří. Vynech ho a otevři text znovu.

## Share

share-game = Tento odkaz obsahuje celou hru: kdo ho otevře, uvidí přehrání i rozbor.
share-position = Tento odkaz obsahuje to, co leží na stole, bez jmen a bez budoucích hodů.
share-running = Tady nejde nic uložit, ale tento odkaz obsahuje tvou rozehranou hru: otevři ho nebo si ho nech a hraj z něj dál. Jsou v něm i budoucí hody, proto je jen pro tvůj stůl.
share-page = Tady nejde nic uložit. Tento odkaz otevře hru na nové kartě, kde se tvoje hry uchovají.
link-game = Sdílená hra. { $result }
link-position = Sdílená pozice. Co odložíš ty?
link-purse = Mince: { $n }
link-player = Hráč na tahu
link-keep = Nechat si
link-kept = Je v části „Tvoje hry“
link-running = Rozehraná hra
link-running-text = Přišla s tímto odkazem. Když budeš hrát dál tady, uloží se v tomto zařízení; tvoje ostatní hry se nezmění.
link-dead = Tento odkaz nikam nevede
link-none = Neobsahuje žádnou hru ani pozici.
link-not-over = Tato hra ještě neskončila. Sdílet lze jen dohrané hry.
link-holds-position = Měla v něm být hra, ale je v něm pozice.
link-holds-game = Měla v něm být pozice, ale je v něm hra.
link-wrong = Něco v něm není v pořádku.
link-safe = Požádej o nový odkaz. Tvoje vlastní hry se nezměnily.

## Daily flight

daily-intro = Každý den jeden sólový let, pro všechny se stejnými kostkami. Hody určuje datum, takže se dají zjistit předem.
daily-of = Let dne: { $date }
daily-start = Odstartovat
daily-again = Dát si tréninkový let
daily-result = Tvůj dnešní let: { points }
daily-share = Sdílet výsledek
daily-share-copy = Kopírovat výsledek
daily-cannot-copy = Prohlížeč nedovoluje stránce kopírovat. Označ text níže a zkopíruj ho ručně.
daily-share-text = Space Taxi, let dne { $date }: { points }
daily-no-date = Toto zařízení neví, kolikátého dnes je. Nastav na něm datum a zkus to znovu.

## Last turns

last-turns-empty = Ještě nikdo neházel.
log-turn = Kolo { $round }: { $player }
log-throw = Hod { $n }: { $list }
log-placed = Žeton { $n }: { $list }
log-kept-none = Žeton 0: nic neodloženo
log-lost = ztracená pašerácká kostka
log-joker-as = žolík jako { $species }
log-joker-unpaid = nezaplacený žolík
log-liftoff = Start: { $passengers } × { $factor } + { $crystal }
log-spent = { coins } za body
log-failed = Nezdařený start, palivo { $n }
log-running = ještě hraje

## Hotkeys

hotkeys-off = Klávesové zkratky jsou vypnuté. Zapnout je můžeš v nastavení.
hotkeys-reader = Se čtečkou obrazovky se písmena a číslice dostanou do hry jen ve formulářovém režimu. Jinak pomůže Tab a v menu „Hrací deska jako text“.
key-throw = Hodit kostkami
key-select = Vybrat kostku nebo zrušit výběr
key-tenth = Vybrat desátou kostku nebo zrušit výběr
key-species = Vybrat druh pro žolíka
key-unpaid = Nechat žolíka nezaplaceného
key-place = Odložit vybrané kostky
key-keep-none = Nic neodložit
key-undo = Vrátit zpět
key-more-coins = O minci více
key-less-coins = O minci méně
key-confirm = Potvrdit nebo pokračovat
key-replay = Přehrání: předchozí nebo další volba
key-replay-ends = Přehrání: první nebo poslední volba
key-close = Zavřít, co je otevřené
key-coach = Ukázat nebo skrýt tip a šance
key-fast = Zrychlit počítač nebo vrátit původní tempo
key-skip = Přejít na konec tahu počítače
key-read-dice = Přečíst kostky a žetony
key-read-seats = Přečíst sedadla a důl
key-read-fuel = Přečíst palivo
key-read-scores = Přečíst body a mince
key-help = Ukázat klávesové zkratky
key-name-enter = Enter
key-name-space = Mezerník
key-name-escape = Esc
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-range = { $from } až { $to }

## Rules and about

rules-title = Pravidla hry
about-title = O hře Space Taxi
about-author = Autor hry: Christoph Behre
about-publisher = Vydavatel deskové hry: Piatnik, Vídeň
about-independent = Toto je nezávislé zpracování. Není nijak spojeno s autorem ani se společností Piatnik.
about-thanks = Líbí se ti hra? Zahraj si ji i u opravdového stolu!
about-art = Všechny obrázky a zvuky vznikly přímo pro tuto stránku.
about-privacy = Žádný účet, žádné reklamy, žádný server: tvoje hry zůstávají v tomto zařízení.
about-version = Verze { $version }
about-licence = Program je svobodný software pod licencí MIT nebo Apache 2.0.

## Around the rules

picture-next = Další obrázek
picture-at = Obrázek { $n } z { $of }
flight-offer = Chceš si to raději vyzkoušet? První let ti ukáže celý tah za dvě minuty.
print-rules = Vytisknout pravidla

## First flight

flight-throw-ten = To je tvoje taxi: šest sedadel, tři křídla na palivo a pod nimi krystalový důl. Hoď svými deseti kostkami!
flight-pick-group = Tři Orbi! Mimozemšťané jednoho druhu cestují spolu a přinášejí body. Klepni na všechny tři.
flight-place-three = Tři kostky: to je žeton 3. Každý žeton smíš v tahu použít jen jednou. Odlož kostky!
flight-throw-seven = Tvoji Orbi zůstávají sedět. Hoď zbylými sedmi kostkami.
flight-pick-joker = Palec je žolík. Klepni na něj.
flight-joker-becomes = Za { coins-acc } z něj bude mimozemšťan, jakého chceš. Vyber Orbi.
flight-pick-crystal = Na pašerácké kostce byla 4 a teď je na ní 6. Když na ní příště padne méně, přijdeš o ni. Vezmi si ji teď, za 6 bodů.
flight-place-two = Dvě kostky: žeton 2. Odlož žolíka a krystal.
flight-throw-five = Čtyři Orbi sedí v taxi a krystal je v dole. Hoď zbylými pěti kostkami.
flight-keep-none = To je moc paliva: taxi startuje jen se součtem 7 až 10. Nic se ti nehodí? Žeton 0: nic neodložit.
flight-throw-again = Žeton 0 je teď použitý. Hoď pěti kostkami znovu.
flight-pick-fuel = Čtyřka je pro palivo dobrý začátek. Klepni na ni.
flight-place-one = Jedna kostka: žeton 1. Odlož ji.
flight-throw-last = Zbývá jen žeton 4 a čtyři kostky. Hoď!
flight-place-last = S posledním žetonem odkládáš všechny kostky tak, jak padly: už jsou vybrané. Palivo 4 + 2 + 3 je 9: s tím poletíš! Odlož je a odstartuj!
flight-coins = Pasažéři × faktor + krystal: to jsou tvoje body. Na všech sedadlech jsou skupiny, za to dostáváš 2 mince. Každá použitá mince přidá 2 body. Rozhodni se a zapiš si body.
flight-done = To byl jeden tah: { $points }! Teď už umíš létat. Takhle končí kolo; po všech kolech vyhrává nejvyšší součet. Když si nebudeš vědět rady, otevři pravidla: ukážou se hned na správném místě.
flight-strayed = Při tomto letu se drž toho, co je označené. Ve vlastní hře vybíráš podle sebe.
flight-step = Krok { $n } z { $of }
flight-skip = Přeskočit
flight-again = Letět znovu

## Tips

tip = Tip
tip-dice = Klepni na kostky, které chceš odložit. Podle jejich počtu se otočí žeton.
tip-joker = Palec je žolík: za { coins-acc } ho při odložení změníš v kteréhokoli mimozemšťana.
tip-crystal = Při dalším hodu nesmí na pašerácké kostce padnout méně než teď. Vezmi si ji, nebo riskuj.
tip-fuel = Tři kostky s pohonem musí dát dohromady 7 až 10. Bodovací legenda ukazuje, co je ještě možné.
tip-coins = Každá mince teď přidá 2 body. Nebo si mince nech na další žolíky.
tip-round = Nejhorší výsledek kola se počítá jako 0. Kdo má nejlepší, začíná další kolo.
tip-enough = Už žádné tipy
tips-again = Ukazovat tipy znovu
tips-again-done = Tipy se při hře znovu objeví.

## The board as text

die-picked = { $die }, vybráno
text-place = Místo
text-what = Co tam je
text-die = Kostka
text-state = Stav
text-tile = Žeton
text-seat = Sedadlo { $i }
text-wing = Křídlo { $i }
text-mine = Krystalový důl
text-empty = nic
text-target = { $what }, když odložíš
text-picked = vybráno
text-free = hozeno
text-blocked = na další kostku není žeton
text-tile-up = ještě nepoužitý
text-tile-next = otočí se jako další
text-tile-turned = otočený

## The promise about the dice

dice-promise = Hody už nikdo nezmění
dice-known = Hody jde zjistit předem

## Checking the dice

dice-promise-text = Všechny hody této hry byly vylosovány ještě před prvním hodem. Dokazuje to tento otisk: schovej si ho a po hře ho porovnej se semínkem.
dice-fingerprint = Otisk
dice-seed = Semínko
dice-seed-later = Semínko uvidíš, až hra skončí.
dice-known-text = Všechny hody této hry určuje kód, aby se stejnými kostkami mohli hrát i jiní. Kdo kód zná, může si hody předem spočítat: tady se za nic ručit nedá.
dice-code = Kód
dice-noted = Otisk zapsaný před hrou; stačí prvních { $n } znaků
dice-note-more = Zadej aspoň prvních { $n } znaků otisku zapsaného před hrou.
dice-check = Ověřit kostky
dice-checked = Všechny hody vycházejí ze semínka a semínko odpovídá otisku.
doubt-no-seed = Těmito kostkami se házelo ručně, takže není žádné semínko, které by šlo ověřit.
doubt-not-over = Semínko zůstane do konce hry skryté. Kostky ověř potom.
doubt-another-seed = Toto semínko neodpovídá otisku. Zkontroluj, jestli obojí patří ke stejné hře.

## Dice statistics

stats = Co padlo
stats-games = Které hry se počítají
stats-this-game = Tato hra
stats-all-games = Všechny hry v tomto zařízení ({ $n })
stats-passengers = Kostky s pasažéry
stats-fuel = Kostky s pohonem
stats-smuggling = Pašerácká kostka
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Očekáváno na každou stranu: { $expected }
stats-expected = Čára ukazuje, co se dá čekat: { $n } na každou stranu.
stats-likely = U poctivých kostek vyjde aspoň takhle nerovnoměrný výsledek { $n }krát ze 100.
stats-rare = U poctivých kostek vyjde aspoň takhle nerovnoměrný výsledek méně než jednou ze 100.
stats-none = Ještě se neházelo.

## Notices

notice-cannot-save = Tuto hru tady nejde uložit. Hraj dál, ale nech stránku otevřenou.
take-along = Vzít s sebou
notice-may-be-cleared = Tvoje hry jsou uložené jen v tomto prohlížeči a ten je může jednou smazat, aby získal místo. Raději si je zajisti!
save-copy = Uložit kopii
notice-storage-full = Úložiště je plné. Smaž dohrané hry v části „Tvoje hry“.
notice-no-randomness = Tento prohlížeč neposkytuje náhodná čísla, takže by kostky nebyly poctivé. Zkus jiný prohlížeč.
notice-set-aside = Jednu uloženou hru se nepodařilo přečíst. Není smazaná, jen odložená stranou.
notice-settings-reset = Tvoje nastavení se nepodařilo přečíst. Teď platí výchozí; změnit ho můžeš v nastavení.
notice-pilot-lost = Část hry se nepodařilo načíst. Počítačoví hráči teď hrají jako Taxikář; tipy, šance a rozbor se vrátí po novém načtení stránky.
notice-other-tab = Tato hra pokračuje na jiné kartě. Chceš-li ji hrát tady, načti stránku znovu.
elsewhere-title = Tato hra běží jinde
elsewhere-text = Je rozehraná na jiné kartě nebo v jiném okně. Můžeš ji převzít: vše, co se tam odehrálo, zůstane.
elsewhere-take = Hrát tady
notice-language-failed = Jazyk { $language } se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
notice-lost-text = Na pašerácké kostce padlo jen { $new }, předtím { $old }. Kostka jde vedle hrací desky a body nepřinese. Počítá se jako 1 z kostek, které teď odložíš.
ask-coins-left-title = Zbylé mince
ask-coins-left = { $n ->
    [one] Zbývá { $n } mince a po posledním kole už nebude mít žádnou cenu. Přesto ukončit tah?
    [few] Zbývají { $n } mince a po posledním kole už nebudou mít žádnou cenu. Přesto ukončit tah?
    [many] Zbývá { $n } mince a po posledním kole už nebude mít žádnou cenu. Přesto ukončit tah?
   *[other] Zbývá { $n } mincí a po posledním kole už nebudou mít žádnou cenu. Přesto ukončit tah?
}
ask-coins-left-spend = Použít více mincí
ask-coins-left-end = Ukončit tah
ask-final-title = Poslední slovo
ask-final = Tím hra skončí a už to nepůjde vrátit.
ask-final-yes = Ukončit hru
ask-failure-title = Start se nezdaří
ask-failure-place = Přesto odložit
ask-failure-back = Vybrat znovu

## New versions and installing

update = Aktualizovat
notice-new-version = Je připravena nová verze hry.
notice-after-turn = Nová verze se spustí, jakmile tento tah skončí a hra bude uložená.

## Announcements

say-now-playing = Na tahu: { $player }
say-throws = { $player } hází { dice-ins }
say-thrown = Padlo: { $list }
say-selected = Vybráno: { dice }
say-joker-as = Žolík jako: { $species }
say-jokers = { $n ->
    [one] { $n } žolík
    [few] { $n } žolíci
    [many] { $n } žolíka
   *[other] { $n } žolíků
}
say-joker-unpaid = Žolík zůstává nezaplacený
say-places = { $player } odkládá { dice-acc }
say-places-none = { $player } nic neodkládá
say-tile-used = Použitý žeton: { $n }
say-pays = { $player } platí { coins-acc }
say-smuggling-failed = Pašování se nezdařilo: { $new } po { $old }
say-liftoff = Start! Palivo { $n }, faktor { $factor }
say-failure = Nezdařený start! Palivo { $n }
say-full-taxi = Plné taxi: plus { coins }
say-turn-score = { $passengers } krát { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } v tomto kole
say-struck = Škrtnutý výsledek: { $players }
say-struck-now = Teď se škrtá: { $players }
say-next-opens = Další kolo začíná: { $player }
say-wins = { $player } vítězí: { points }
say-joint-winners = Vítězové: { $players }
say-undone = Vráceno zpět

## What the rules forbid

illegal-game-over = Hra skončila. Začni odvetu nebo novou hru.
illegal-nothing-thrown = Nejdřív hoď kostkami.
illegal-not-placed-yet = Nejdřív odlož kostky z tohoto hodu.
illegal-not-spent-yet = Nejdřív rozhodni o mincích: některé použij, nebo si všechny nech.
illegal-nothing-to-pay-for = Za mince jsou body jen hned po startu. Zatím si mince nech.
illegal-wrong-dice = Hoď právě těmi kostkami, které ještě nejsou odložené.
illegal-not-thrown = Tato kostka do tohoto hodu nepatří. Vyber některou z hozených.
illegal-too-many-dice = { $n } kostek je moc: žádný žeton není vyšší než 4. Vyber jich méně.
illegal-tile-turned = Žeton { $n } už je otočený. Vyber jiný počet kostek.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } žolík stojí { coins-acc }, ale ty máš { $purse }. Nech ho nezaplaceného, nebo ho neber.
    [few] { $jokers } žolíci stojí { coins-acc }, ale ty máš { $purse }. Některé nech nezaplacené, nebo je neber.
    [many] { $jokers } žolíka stojí { coins-acc }, ale ty máš { $purse }. Některé nech nezaplacené, nebo je neber.
   *[other] { $jokers } žolíků stojí { coins-acc }, ale ty máš { $purse }. Některé nech nezaplacené, nebo je neber.
}
illegal-crystal-lost = Pašerácká kostka je ztracená: padlo méně než předtím. Vyber jiné kostky.
illegal-coins-unaffordable = { $coins ->
    [one] To je { $coins } mince, ale ty máš { $purse }. Použij jich méně.
    [few] To jsou { $coins } mince, ale ty máš { $purse }. Použij jich méně.
    [many] To je { $coins } mince, ale ty máš { $purse }. Použij jich méně.
   *[other] To je { $coins } mincí, ale ty máš { $purse }. Použij jich méně.
}

## What cannot be taken back

undo-nothing-done = Zatím není co vrátit. Nejdřív hoď kostkami.
undo-thrown = Co je hozeno, to je hozeno. Vyber, co odložíš.
undo-by-computer = Co udělal počítačový hráč, to vrátit nejde. Hraj dál odtud.
undo-game-over = Hra skončila a výsledek platí. Co takhle odveta?

## Names and tables

name-empty = Dej tomuto hráči jméno.
name-too-long = Použij nejvýše 16 znaků.
name-invisible = Použij jen písmena a znaky, které jsou vidět.
name-spaces = Odstraň mezery na krajích a dvojité mezery.
opening-names-alike = Dva hráči se jmenují stejně. Změň jedno ze jmen.

## Records that cannot be read or continued

refused-other-dice = Ze semínka vycházejí jiné kostky. Takhle hra pokračovat nemůže: načti ji znovu.
refused-no-seed = V této hře se hází ručně. Zadej, co padlo.
refused-no-such-player = Na tomto místě nikdo nesedí. Vyber jiné.
refused-too-many-hand-overs = Místa se v této hře předávala už příliš často. Hraj dál tak, jak to je.

## table

table-throw-short = Hod { $n }
table-out-of-reach = { $cell }, už není možné
table-lost-counts = platí za 1
table-keep-lost = Ztracená kostka se počítá
table-keep-no-dice = Nejdřív hoď
