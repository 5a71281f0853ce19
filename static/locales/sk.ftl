### Texty hry po slovensky. Hráčom tykáme; mená hráčov a druhov sa neskloňujú.

## Counted words

points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
coins = { $n ->
    [one] { $n } minca
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
coins-acc = { $n ->
    [one] { $n } mincu
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
space-coins = { $n ->
    [one] { $n } vesmírna minca
    [few] { $n } vesmírne mince
    [many] { $n } vesmírnej mince
   *[other] { $n } vesmírnych mincí
}
dice = { $n ->
    [one] { $n } kocka
    [few] { $n } kocky
    [many] { $n } kocky
   *[other] { $n } kociek
}
dice-acc = { $n ->
    [one] { $n } kocku
    [few] { $n } kocky
    [many] { $n } kocky
   *[other] { $n } kociek
}
dice-ins = { $n ->
    [one] { $n } kockou
    [few] { $n } kockami
    [many] { $n } kocky
   *[other] { $n } kockami
}
rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kola
   *[other] { $n } kôl
}

## Home

game-name = Space Taxi
new-game = Nová hra
your-games = Tvoje hry
first-flight = Prvý let
first-flight-hint = Prvý let: nauč sa hrať za dve minúty
rules = Pravidlá
about = O hre
home-running = Kolo { $n } z { $of }: { $players }
home-daily = Let dňa
home-play = Hrať hneď
home-play-against = Proti dvom počítačom
home-together = Hrať spolu
home-together-at = Viacerí pri jednej obrazovke

## Set-up

setup-players = Počet hráčov
setup-solo = Sólo
setup-seats = Hráči v smere hodinových ručičiek
setup-name = Meno hráča { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Meno
setup-head-begins = Začína
setup-last-ride = Začína ten, kto sa naposledy viezol taxíkom.
setup-begins = { $player } začína
setup-by-lot = Žrebovať
setup-coach = Tréner: tipy a šance
setup-start = Začať hru
setup-keeps-old = Tvoja rozohraná hra zostane v časti „Tvoje hry“.
setup-code = Rovnaké hody ako pri inom stole
setup-code-name = Kód
setup-code-hint = Kódom môže byť akýkoľvek text. Pri stoloch s rovnakým kódom a rovnakým počtom hráčov padajú kocky rovnako. Kto pozná kód, môže hody zistiť vopred.
setup-code-too-long = Tento kód je príliš dlhý. Zvoľ kratší.

## Who plays

driver-rookie = Nováčik
driver-cabbie = Taxikár
driver-captain = Kapitán
driver-ace = Eso
level-rookie = { driver-rookie }: robí začiatočnícke chyby
level-cabbie = { driver-cabbie }: hrá podľa jednoduchých zásad
level-captain = { driver-captain }: hrá na body, bez chýb
level-ace = { driver-ace }: hrá na víťazstvo, bez chýb
computer-level = Počítač: { $level }
driver-person = Človek
driver-of = { $player }: hrá človek, alebo počítač
who-plays = Kto hrá
computer-plays = { $player } ({ $level }) je na ťahu.
computer-thinks = { $player } premýšľa…
computer-fast = Rýchlejšie
computer-skip = Na koniec ťahu
why-liftoff = Všetci sú na palube a s palivom { $fuel } sa letí.
why-no-way-out = To bude nevydarený štart.
why-waits = Nič neodkladá: možno padne niečo lepšie.
why-group = Spolu cestujú: { $n }× { $species }.
why-crystal = Berie kryštál: { $n } stačí.
why-fuel = Palivo v nádržiach: { $n }.
why-only-lost = Na tento žetón stačí stratená kocka.
why-seat = Treba obsadiť sedadlo.
why-pays = Mení { coins-acc } na body.
why-keeps = Necháva si { coins-acc } na ďalšie kolá.
coach-open = Tip a šance

## Handing over a place

computers = Počítač
who-plays-text = Miesto hráča môže kedykoľvek prevziať niekto iný. Čo je hodené, odložené a zaplatené, to zostáva.
who-plays-over = Hra sa skončila: miesto už nikto neprevezme.

## The coach

coach = Tréner
coach-by = Cieľ
coach-points = Body
coach-wins = Šanca na výhru
coach-points-are = Koľko bodov možno čakať do konca hry.
coach-wins-are = Aká je šanca vyhrať hru.
coach-expects = { points }
coach-best = najlepšie
coach-as-good = Rovnako dobré:
coach-game = Celá hra
coach-works = Tréner počíta…
coach-lost = Tu tréner nevie poradiť. Rozhodni sa podľa seba.
odds = Šance
odds-launch = Odštartuje
odds-result = Očakávaný výsledok ťahu
odds-wins = Šanca na výhru

## Top bar

top-bar = Hra
menu = Menu
round-of = Kolo { $n } z { $of }
rounds-left = Zostáva kôl: { $n }
rounds-left-short = Ešte { $n }
throw-of = Hod { $n } z { $of }
draw-pile = Zásoba
draw-pile-coins = Zásoba: { coins }
sound-mute = Vypnúť zvuk
sound-unmute = Zapnúť zvuk
to-home = Na úvodnú stránku

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] jednotlivý mimozemšťan
    [2] dvojica
    [3] trojica
    [4] štvorica
    [5] pätica
   *[6] šestica
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i } z { $of }
die-blocked = { $die }, na ďalšiu kocku nie je žetón
die-species = Kocka s pasažiermi: { $species }
die-joker = Kocka s pasažiermi: žolík
die-joker-as = Kocka s pasažiermi: žolík ako { $species }
die-joker-unpaid = Kocka s pasažiermi: nezaplatený žolík
die-fuel = Kocka s palivom: { $n }
die-smuggling = Pašerácka kocka: { $n }
die-smuggling-after = Pašerácka kocka: { $new } po { $old }
die-smuggling-lost = Pašerácka kocka: { $new } po { $old }, stratená

## The board

board = Hracia doska
board-seats-group = { $n }× { $species }
board-crystal-lost = Pašovanie sa nepodarilo
seat-empty = Sedadlo { $i }: voľné
seat-species = Sedadlo { $i }: { $species }
seat-unpaid = Sedadlo { $i }: nezaplatený žolík
seat-target = Sedadlo { $i }: sem si sadne { $species }
seat-target-unpaid = Sedadlo { $i }: sem si sadne nezaplatený žolík
wing-empty = Nádrž { $i }: prázdna
wing-fuel = Nádrž { $i }: { $n }
wing-target = Nádrž { $i }: sem príde { $n }
mine-empty = Pašované kryštály: žiadne
mine-crystal = Pašované kryštály: { $n }
mine-target = Pašované kryštály: sem príde { $n }
beside-empty = Vedľa hracej dosky: nič
beside-lost = Vedľa hracej dosky: stratená pašerácka kocka

## Scoring legend

legend = Bodovacia legenda
legend-fuel-factor = Palivo { $n }: faktor { $factor }
legend-fuel-low = Palivo 6 alebo menej: nevydarený štart
legend-fuel-high = Palivo 11 alebo viac: nevydarený štart
legend-same-species = Rovnaký druh
legend-points = Body
legend-earned = { $cell }, získané
legend-if-placed = { $cell }, ak odložíš tieto kocky
legend-reachable = { $cell }, ešte možné
fuel-to-go = { $n ->
    [one] ešte { $n } kocka s palivom
    [few] ešte { $n } kocky s palivom
    [many] ešte { $n } kocky s palivom
   *[other] ešte { $n } kociek s palivom
}

## Throwing and placing

tray = Hodené kocky
tray-of = Hádže { $player }
throw-n = Hodiť { dice-ins }
select-dice = Vybrať kocky
place-n = Odložiť { $n }
keep-none = Nič neodložiť
your-turn = { $player }, si na ťahu!
prompt-throw = { $player }, hoď kockami!
last-fuel-from = Od { $from } vyššie taxi štartuje, pri { $to } s ×{ $factor }.
last-fuel-between = Pri { $from } až { $to } taxi štartuje, pri { $to } s ×{ $factor }.
last-fuel-up-to = Do { $to } taxi štartuje, pri { $to } s ×{ $factor }.
last-fuel-only = Taxi štartuje, len ak padne { $to }: ×{ $factor }.
last-fuel-none = Nech padne čokoľvek, taxi zostane na zemi.
last-crystal-from = Od { $from } vyššie sa kryštál ráta, nižšie je stratený.
last-crystal-only = Ráta sa len { $from }, nižšie je kryštál stratený.
last-crystal-any = Kryštál sa ráta, nech padne čokoľvek.
last-passenger = Najlepšie: { $who } (o { points } viac).
last-passenger-alone = Nech príde ktokoľvek, zostane sám.
prompt-place = Vyber { $counts } z hodených kociek.
prompt-place-or-none = Vyber { $counts } z hodených kociek, alebo neodkladaj nič.
prompt-place-all = { $n ->
    [one] Odlož poslednú kocku tak, ako padla.
    [2] Odlož obe kocky tak, ako padli.
    [few] Odlož všetky { $n } kocky tak, ako padli.
    [many] Odlož všetky { $n } kocky tak, ako padli.
   *[other] Odlož všetkých { $n } kociek tak, ako padli.
}
prompt-place-all-or-none = { $n ->
    [one] Odlož poslednú kocku, alebo neodkladaj nič a hoď ňou znova.
    [2] Odlož obe kocky, alebo neodkladaj nič a hoď nimi znova.
    [few] Odlož všetky { $n } kocky, alebo neodkladaj nič a hoď nimi znova.
    [many] Odlož všetky { $n } kocky, alebo neodkladaj nič a hoď nimi znova.
   *[other] Odlož všetkých { $n } kociek, alebo neodkladaj nič a hoď nimi znova.
}
prompt-other-player = Hrá { $player }.
tile-gone = Žetón { $n } je už použitý. Vyber { $counts } z hodených kociek.
too-many-selected = Najvyšší žetón je 4. Vyber { $counts } z hodených kociek.
tile-gone-with-lost = So stratenou kockou je to { $n } a žetón { $n } je už použitý. Vyber k nej { $counts }.
lost-counts-one = Stratená pašerácka kocka sa ráta ako 1 kocka.
lost-alone-or-more = Stratená kocka sa ráta ako 1: vyber ju samotnú, alebo k nej { $counts }.
lost-and-more = Stratená kocka sa ráta ako 1: vyber k nej { $counts }.
select-or-lost = Vybrať kocky, alebo len stratenú
select-lost = Vybrať stratenú kocku
lost-takes-tile = Žetón 1: stratená kocka stačí sama. Ostatné kocky vráť späť.
tile-takes = Žetón { $n }: vyber { dice-acc }.
tile-takes-with-lost = Žetón { $tile }: vyber k stratenej { dice-acc }.
tile-ready = Žetón { $n } už má svoje kocky. Odlož ich.
warn-fails = Palivo { $n }: štart sa nevydarí.

## Joker

joker = Žolík
joker-becomes = Žolík bude
joker-price = Každý za { coins-acc }.
joker-purse = Máš { coins-acc }.
unpaid = Neplatiť
unpaid-hint = Zaberie sedadlo, body neprinesie
joker-no-coin = Nemáš dosť mincí: tento žolík zostane nezaplatený.
joker-no-coin-more = Tvoje mince sú už určené na ostatné žolíky. Tohto nechaj nezaplateného.
joker-choose-first = Najprv vyber, čo bude zo žolíka.

## Number tiles

tiles = Žetóny s číslami
tiles-of = Žetóny má { $player }
tile-up = Žetón { $n }
tile-optional = Žetón 0, nepovinný
tile-barred = Žetón 0, teraz sa nedá: stratená kocka sa ráta
tile-next = Žetón { $n }, otočí sa ako ďalší
tile-turned = Žetón { $n }, otočený

## Formula

formula = Body doteraz
label-passengers = Pasažieri
label-fuel = Palivo
label-factor = Faktor
label-crystal = Kryštál
label-coins = Mince
label-total = Súčet
factor-open = Faktor zatiaľ neznámy
so-far = zatiaľ
range-spoken = { $from } až { $to }
crystal-safe = je v bezpečí
coins-at-end = každá +2 po štarte
passengers-none = zatiaľ žiadna skupina

## Player cards

player-cards = Hráči
card-throws = hádže
card-tiles = žetóny
card-waits = čaká
card-total = Súčet { $n }
card-coins-after = { space-coins }, po zaplatení { $after }
card-this-round = Toto kolo
card-round-before = Minulé kolo
card-show-rounds = Ukázať kolá: { $player }
card-round-result = Kolo { $round }: { $n }
card-round-struck = Kolo { $round }: { $n }, škrtnuté, ráta sa ako 0
card-round-failed = Kolo { $round }: nevydarený štart
card-round-failed-struck = Kolo { $round }: nevydarený štart, škrtnuté
card-round-open = Kolo { $round }: { $n }, ešte nevyhodnotené
card-round-playing = Kolo { $round }: práve sa hrá
card-round-to-come = Kolo { $round }: ešte len príde
best-so-far = Zatiaľ najviac: { $n }
best-so-far-short = Max. { $n }
not-last-from = Nie posledný od: { $n }
not-last-from-short = Isté { $n }

## Lift-off and failure to launch

liftoff = Štart!
failure = Nevydarený štart!
failed-to-launch = nevydarený štart
liftoff-scene = Taxi s pasažiermi na palube štartuje.
failure-scene = Taxi stojí na zemi v oblaku dymu.
ticket-turn = { $player }, kolo { $n } z { $of }
ticket-full-taxi = Plné taxi
ticket-bonus = { $n ->
    [one] +{ $n } minca
    [few] +{ $n } mince
    [many] +{ $n } mince
   *[other] +{ $n } mincí
}
ticket-bonus-short = { $n ->
    [0] Zásoba je prázdna: tentoraz žiadne mince navyše.
    [one] V zásobe bola už len { $n } minca.
    [few] V zásobe boli už len { $n } mince.
    [many] V zásobe bolo už len { $n } mince.
   *[other] V zásobe bolo už len { $n } mincí.
}
ticket-lone-leave = Jednotliví mimozemšťania vystupujú: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } nezaplatený žolík vystupuje.
    [few] { $n } nezaplatené žolíky vystupujú.
    [many] { $n } nezaplateného žolíka vystupuje.
   *[other] { $n } nezaplatených žolíkov vystupuje.
}
ticket-crystal-lost = Pašovanie sa nepodarilo
failure-too-much = Priveľa paliva
failure-too-little = Primálo paliva
failure-only-flies = Taxi odštartuje iba s palivom 7, 8, 9 alebo 10.
failure-passengers = Všetci vystupujú a idú pešo.
failure-crystal = Kryštál tu zostáva.
failure-no-points = V tomto kole žiadne body

## Coins for points

spend-coins = Použiť mince
spend-each = +2 body za každú
spend-chosen = Použité mince: { $n } z { $of }
spend-less = O 1 mincu menej
spend-more = O 1 mincu viac
spend-purse-empty = Nezostala už žiadna minca.
stakes = Toto kolo
stakes-not-struck = +{ coins } a namiesto toho sa škrtá: { $players }
stakes-struck-anyway = Ani všetky mince na tom nič nezmenia.
stakes-wins = Nikto nemá toľko: to vyhráva hru.
stakes-leads = Zatiaľ vedenie.
stakes-wins-with = +{ coins } a hra je vyhraná.
stakes-leads-with = +{ coins } a zatiaľ je to prvé miesto.
stakes-shares = Rovnako bodov ako { $players }: spoločné víťazstvo.
stakes-level = Zatiaľ rovnako bodov ako { $players }.
stakes-shares-with = +{ coins } a rovnako bodov ako { $players }: spoločné víťazstvo.
stakes-level-with = +{ coins } a zatiaľ rovnako bodov ako { $players }.
stakes-behind = Na prvé miesto aj so všetkými mincami chýba: { points }
take-points = Zapísať { points }

## Handing over

next-throws = Nasleduje: { $player } hádže, { $tiles } otáča žetóny

## Round over

round-over = Kolo { $n } sa skončilo
scoring-round = Vyhodnotenie kola
round-struck-mark = škrtnuté
round-struck-counts = { $n }, škrtnuté, ráta sa ako 0
round-all-struck = Všetky výsledky sú rovnaké, preto sa všetky škrtajú.
round-worst-struck = Najhorší výsledok sa škrtá: ráta sa ako 0.
round-opens-next = { $player } začína ďalšie kolo
round-next = Začať kolo { $n }

## Game over

game-after = { $n ->
    [one] Po { $n } kole
    [few] Po { $n } kolách
    [many] Po { $n } kola
   *[other] Po { $n } kolách
}
winner-is = { $player } víťazí!
winners-are = Víťazi: { $players }
winner-scene = Taxi plné veselých mimozemšťanov.
final-table = Body podľa kôl
final-player = Hráč
final-round-n = Kolo { $n }
final-legend-best = najlepší výsledok, začína ďalšie kolo
final-legend-struck = škrtnuté, ráta sa ako 0
race = Preteky kolo po kole
race-spoken = Body kolo po kole. Na konci: { $list }
race-player = { $player }: { points }
rematch = Odveta
solo-result = Tvoj let: { points }
solo-again = Letieť znova
solo-first = Tvoj prvý sólový let tu: odteraz je čo prekonávať.
solo-new-best = Nový osobný rekord! Doteraz: { points }
solo-best = Tvoj doterajší rekord: { points }
daily-counts = Bol to tvoj prvý let toho dňa: ten sa ráta.
daily-practice = Cvičný let: ráta sa len tvoj prvý let toho dňa.

## Sheets and values

review = Rozbor
replay = Priebeh hry
last-turns = Posledné ťahy
dice-sheet = Kocky
hotkeys = Klávesové skratky
game-view = Pozrieť si výsledok
share = Zdieľať
board-as-text = Hracia doska ako text
log-crystal = kryštál { $n }
log-fuel = palivo { $n }

## Review

review-working = Počíta sa, akú hodnotu malo každé rozhodnutie…
review-failed = Rozbor sa nepodarilo vypočítať. Načítaj stránku znova a skús to ešte raz.
review-intro = Šťastie ukazuje, o koľko ťa kocky vyniesli nad očakávané body alebo stiahli pod ne. Kto nezvolí najlepšiu možnosť, o časť bodov príde. Presnosť hovorí, ako blízko boli rozhodnutia k najlepším: 100 % znamená, že všetky boli najlepšie.
review-chart = Šťastie a zručnosť
review-chart-player = { $player }: šťastie { $luck }, stratené { $lost }
review-start = Očakávané na začiatku
review-luck = Šťastie
review-lost = Stratené pri rozhodovaní
review-short-supply = Málo mincí v zásobe
review-points = Body pred škrtaním
review-struck = Škrtnuté
review-accuracy = Presnosť: { $n } %
review-accuracy-of = { $driver }: presnosť { $n } %, stratené { $lost }
review-costly = Najdrahšie rozhodnutia
review-flawless = Žiadne rozhodnutie neubralo ani bod. Bezchybné!
review-chosen = Zvolené
review-best = Najlepšie
review-cost = Strata: { points }
review-was-best = Najlepšia voľba
review-show = Ukázať na stole
review-show-spoken = Ukázať na stole: { $moment }
review-all = { $n ->
    [one] { $n } rozhodnutie
    [few] Všetky { $n } rozhodnutia
    [many] { $n } rozhodnutia
   *[other] Všetkých { $n } rozhodnutí
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, kolo { $round }, hod { $throw }
moment-coins = { $player }, kolo { $round }, mince

## Replay

replay-previous = Predošlé rozhodnutie
replay-next = Ďalšie rozhodnutie
replay-at = { $n } z { $of }
replay-choices = Všetky rozhodnutia
replay-whose = Čie rozhodnutia
replay-everyone = Všetci
replay-mine = Len moje
replay-next-mistake = Ďalšia chyba
replay-play = Spustiť
replay-pause = Pozastaviť
replay-speed = Rýchlosť
replay-times = { $n }×

## Your games

notice-set-aside-export = Exportovať uloženú hru
games-empty = Zatiaľ tu nie je žiadna hra. Začni novú!
games-running = Rozohrané hry
games-finished = Dohrané hry
games-set-aside = Odložené bokom
game-at = Kolo { $n } z { $of }
game-won-by = Výhra: { $players }
game-solo-result = { $player }: { points }
game-played-on = Naposledy hrané: { $date }
game-continue = Pokračovať v hre: { $players }
game-export = Exportovať
game-export-spoken = Exportovať hru: { $players }
game-replay = Priebeh hry: { $players }
game-delete = Vymazať
game-delete-spoken = Vymazať hru: { $players }
ask-delete-title = Vymazať túto hru?
ask-delete = Už sa nebude dať obnoviť.
games-standings = Štatistika
games-export-all = Exportovať všetko
export-by-hand = Ak sa žiadny súbor neuložil, skopíruj si a uschovaj tento text:
games-in-file = Pridané hry: { $n }.
games-known-in-file = Už tu boli: { $n }.
games-unread-in-file = Nečitateľné riadky: { $n }. V súbore zostali.
file-name-all = space-taxi-hry
standings-table = Pri stole
standings-solo = Sólové lety
standings-games = Hry
standings-wins = Výhry
standings-average = Priemer
standings-best = Najlepší ťah
standings-failures = Nevydarené štarty
file-name = space-taxi-hra
file-name-set-aside = space-taxi-odlozena-hra
import = Otvoriť zápis…
import-hint = Môže to byť exportovaná hra, tvoj vlastný zápis hry alebo súbor so všetkými hrami z jedného zariadenia. Čo tu už je, zostane.
import-file = Vybrať súbor
import-text = Alebo sem vlož text zápisu
import-open = Otvoriť
import-too-large = Tento súbor je na hru priveľký. Vyber iný.
import-refused = Prehliadač nevie tento súbor prečítať. Vlož radšej jeho text.
import-fault = Riadok { $line }, stĺpec { $column }: { $reason }
import-fault-there = Riadok { $line }, stĺpec { $column }: niečo tam nesedí.
import-mend = { $fault } Oprav toto miesto a otvor text znova.
import-expected = Tu má byť niečo iné.
import-too-much = V tomto riadku už nemá byť nič ďalšie.
import-no-text = Toto nie je text. Vyber textový súbor.
import-newer = Toto zapísala novšia verzia hry. Načítaj stránku znova a skús to ešte raz.
import-damaged = Niektoré znaky chýbajú alebo sú zmenené. Skopíruj celý text znova.
import-unknown-name = Pri stole sa tak nikto nevolá.
import-no-die = Taká kocka neexistuje.
import-wrong-dice = Toto nie sú kocky, ktorými sa malo hádzať.
import-by-the-rules = Podľa pravidiel by tu bolo „{ $text }“.
import-title = Zápis sa začína riadkom „{ $text }“.
import-word = Tu má byť slovo „{ $text }“.
import-one-of = Tu má byť jedna z týchto možností: { $list }.
import-dice = Tu majú byť kocky, napríklad „{ $text }“.
import-throw = Teraz sa hádže všetkými kockami, ktoré ešte nie sú odložené: hod { $n } v ťahu sa začína „{ $text }“ a medzerou.
import-throw-number = Hody v ťahu sa počítajú od 1: toto je hod { $n }, teda „{ $text }“.
import-placement = Teraz sa odkladá: žetón a toľko kociek, koľko hovorí, napríklad „{ $text }“, alebo „{ $none }“, keď žiadna.
import-arrow = „{ $text }“ stojí za hodom len raz a ako samostatné slovo, s medzerou pred ním aj za ním.
import-no-tile = Žetón { $n } neexistuje: najvyšší je { $most }.
import-wrong-tile = Žetónom sa odkladá toľko kociek, koľko hovorí: tu je žetón { $n } a počet kociek je { $dice }.
import-spend = Po štarte sú najprv na rade mince: „{ $text }“ a koľko sa ich použije na body, „{ $none }“, keď žiadna.
import-coins = Tu má byť počet mincí od 0 do { $most }, bez núl na začiatku.
import-lost-unsaid = Pašerácka kocka klesla pod svoje posledné číslo a je stratená: medzi odloženými kockami musí byť „lost“.
import-lost-already = Kryštál je už stratený: stratená pašerácka kocka zostáva vedľa hracej dosky.
import-not-due = Podľa pravidiel sem tento riadok nepatrí. Vynechaj ho a otvor text znova.

## Share

share-game = Tento odkaz obsahuje celú hru: kto ho otvorí, uvidí priebeh hry aj rozbor.
share-position = Tento odkaz obsahuje to, čo leží na stole, bez mien a bez budúcich hodov.
share-running = Tu sa nedá nič uložiť, ale tento odkaz obsahuje tvoju rozohranú hru: otvor ho alebo si ho nechaj a hraj z neho ďalej. Sú v ňom aj budúce hody, preto je len pre tvoj stôl.
share-page = Tu sa nedá nič uložiť. Tento odkaz otvorí hru na novej karte, kde sa tvoje hry ukladajú.
link-game = Zdieľaná hra. { $result }
link-position = Zdieľaná pozícia. Čo odložíš ty?
link-purse = Mince: { $n }
link-player = Hráč na ťahu
link-keep = Uložiť
link-kept = Uložené v časti „Tvoje hry“
link-running = Rozohraná hra
link-running-text = Prišla s týmto odkazom. Ak budeš hrať ďalej tu, uloží sa v tomto zariadení; tvoje ostatné hry sa nezmenia.
link-dead = Tento odkaz nikam nevedie
link-none = Neobsahuje hru ani pozíciu.
link-not-over = Táto hra sa ešte neskončila. Zdieľať sa dajú len dohrané hry.
link-holds-position = Mal by obsahovať hru, ale obsahuje pozíciu.
link-holds-game = Mal by obsahovať pozíciu, ale obsahuje hru.
link-wrong = Niečo v ňom nesedí.
link-safe = Požiadaj o nový odkaz. Tvoje vlastné hry sa nezmenili.

## Daily flight

daily-intro = Jeden sólový let denne, s rovnakými hodmi pre všetkých. Určuje ich dátum, takže sa dajú zistiť vopred.
daily-of = Let dňa: { $date }
daily-start = Odštartovať
daily-again = Ešte raz ako cvičný let
daily-result = Tvoj dnešný let: { points }
daily-share = Zdieľať výsledok
daily-share-copy = Kopírovať výsledok
daily-cannot-copy = Prehliadač nedovoľuje stránke kopírovať. Označ text nižšie a skopíruj ho ručne.
daily-share-text = Space Taxi, let dňa { $date }: { points }
daily-no-date = Toto zariadenie nevie, aký je dnes deň. Nastav na ňom dátum a skús to znova.

## Last turns

last-turns-empty = Zatiaľ nikto nehádzal.
log-turn = Kolo { $round }: { $player }
log-throw = Hod { $n }: { $list }
log-placed = Žetón { $n }: { $list }
log-kept-none = Žetón 0: nič neodložené
log-lost = stratená pašerácka kocka
log-joker-as = žolík ako { $species }
log-joker-unpaid = nezaplatený žolík
log-liftoff = Štart: { $passengers } × { $factor } + { $crystal }
log-spent = { coins } za body
log-failed = Nevydarený štart, palivo { $n }
log-running = ešte na ťahu

## Hotkeys

hotkeys-off = Klávesové skratky sú vypnuté. Zapnúť ich môžeš v nastaveniach.
hotkeys-reader = S čítačkou obrazovky sa písmená a číslice dostanú do hry iba v režime fokusu. Inak pomôže Tab a v menu „Hracia doska ako text“.
key-throw = Hodiť kockami
key-select = Vybrať kocku alebo zrušiť výber
key-tenth = Vybrať desiatu kocku alebo zrušiť výber
key-species = Vybrať druh pre žolíka
key-unpaid = Nechať žolíka nezaplateného
key-place = Odložiť vybrané kocky
key-keep-none = Nič neodložiť
key-undo = Vrátiť späť
key-more-coins = O 1 mincu viac
key-less-coins = O 1 mincu menej
key-confirm = Potvrdiť alebo pokračovať
key-replay = Priebeh hry: predošlé alebo ďalšie rozhodnutie
key-replay-ends = Priebeh hry: prvé alebo posledné rozhodnutie
key-close = Zavrieť, čo je otvorené
key-coach = Ukázať alebo skryť tip a šance
key-fast = Počítače rýchlejšie alebo ako predtým
key-skip = Preskočiť na koniec ťahu počítača
key-read-dice = Prečítať kocky a žetóny
key-read-seats = Prečítať sedadlá a kryštály
key-read-fuel = Prečítať palivo
key-read-scores = Prečítať body a mince
key-help = Ukázať klávesové skratky
key-name-enter = Enter
key-name-space = Medzerník
key-name-escape = Esc
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-range = { $from } až { $to }

## Rules and about

rules-title = Pravidlá hry
about-title = O hre Space Taxi
about-author = Autor hry: Christoph Behre
about-publisher = Vydavateľ stolovej hry: Piatnik, Viedeň
about-independent = Toto je nezávislé spracovanie. Nie je prepojené s autorom ani so spoločnosťou Piatnik.
about-thanks = Ak sa ti hra páči, zahraj si ju aj pri skutočnom stole!
about-art = Všetky obrázky a zvuky vznikli priamo pre túto stránku.
about-privacy = Žiadny účet, žiadna reklama, žiadny server: tvoje hry zostávajú v tomto zariadení.
about-version = Verzia { $version }
about-licence = Program je slobodný softvér pod licenciou MIT alebo Apache 2.0.

## Around the rules

picture-next = Ďalší obrázok
picture-at = Obrázok { $n } z { $of }
flight-offer = Chceš si to radšej vyskúšať? Prvý let ukáže celý ťah za dve minúty.
print-rules = Vytlačiť pravidlá

## First flight

flight-throw-ten = Toto je tvoje taxi: šesť sedadiel, tri palivové nádrže a dole miesto na pašované kryštály. Hoď všetkými desiatimi kockami!
flight-pick-group = Traja Orbi! Mimozemšťania jedného druhu cestujú spolu a prinášajú body. Klepni na všetky tri kocky.
flight-place-three = Tri kocky: to je žetón 3. Každý žetón môžeš použiť iba raz za ťah. Odlož ich!
flight-throw-seven = Tvoji Orbi zostávajú sedieť. Hoď ostatnými siedmimi kockami.
flight-pick-joker = Palec je žolík. Klepni naň.
flight-joker-becomes = Za { coins-acc } z neho bude ktorýkoľvek mimozemšťan. Vyber Orbi.
flight-pick-crystal = Pašerácka kocka ukazovala 4, teraz 6. Ak v niektorom ďalšom hode ukáže menej, stratíš ju. Vezmi si ju teraz, za 6 bodov.
flight-place-two = Dve kocky: žetón 2. Odlož žolíka a kryštál.
flight-throw-five = Štyria Orbi sedia v taxi a kryštál je na svojom mieste. Hoď ostatnými piatimi kockami.
flight-keep-none = To je priveľa paliva: taxi odštartuje so súčtom paliva 7 až 10. Nič sa ti nepáči? Žetón 0: nič neodložiť.
flight-throw-again = Žetón 0 je už použitý. Hoď piatimi kockami znova.
flight-pick-fuel = Štvorka paliva je dobrý začiatok. Klepni na ňu.
flight-place-one = Jedna kocka: žetón 1. Odlož ju.
flight-throw-last = Zostáva len žetón 4 a štyri kocky. Hoď!
flight-place-last = S posledným žetónom odkladáš všetky kocky tak, ako padli: už sú vybrané. Palivo 4 + 2 + 3 je 9: s tým sa dá letieť! Odlož ich a odštartuj!
flight-coins = Pasažieri × faktor + kryštál: to sú tvoje body. Na všetkých sedadlách sú skupiny, za to dostávaš 2 mince. Každá použitá minca pridá 2 body. Rozhodni sa a zapíš si body.
flight-done = To bol jeden ťah: { $points }! Teraz už vieš lietať. Takto sa končí kolo; po všetkých kolách vyhráva najvyšší súčet. Keď si nebudeš vedieť rady, otvor pravidlá: hneď ukážu správne miesto.
flight-strayed = Pri tomto lete sa drž toho, čo je vyznačené. Vo vlastnej hre si vyberáš, ako chceš.
flight-step = Krok { $n } z { $of }
flight-skip = Preskočiť
flight-again = Letieť znova

## Tips

tip = Tip
tip-dice = Klepni na kocky, ktoré chceš odložiť. Podľa ich počtu sa otočí žetón.
tip-joker = Palec je žolík: za { coins-acc } z neho pri odložení bude ktorýkoľvek mimozemšťan.
tip-crystal = Ak hodíš pašeráckou kockou znova, nesmie ukázať menej ako teraz. Vezmi si ju, alebo riskuj.
tip-fuel = Tri kocky s palivom musia dať spolu 7 až 10. Bodovacia legenda ukazuje, čo je ešte možné.
tip-coins = Každá minca teraz pridá 2 body. Alebo si mince nechaj na ďalšie žolíky.
tip-round = Najhorší výsledok kola sa ráta ako 0. Kto má najlepší, začína ďalšie kolo.
tip-enough = Už žiadne tipy
tips-again = Ukazovať tipy znova
tips-again-done = Tipy sa pri hre znova objavia.

## The board as text

die-picked = { $die }, vybraná
text-place = Miesto
text-what = Čo tam je
text-die = Kocka
text-state = Stav
text-tile = Žetón
text-seat = Sedadlo { $i }
text-wing = Nádrž { $i }
text-mine = Pašované kryštály
text-empty = nič
text-target = { $what }, ak to odložíš
text-picked = vybraná
text-free = hodená
text-blocked = na ďalšiu kocku nie je žetón
text-tile-up = ešte nepoužitý
text-tile-next = otočí sa ako ďalší
text-tile-turned = otočený

## The promise about the dice

dice-promise = Hody už nikto nezmení
dice-known = Tieto hody môže niekto vopred poznať

## Checking the dice

dice-promise-text = Všetky hody tejto hry boli vyžrebované ešte pred prvým hodom. Dokazuje to tento odtlačok: zapíš si ho a po hre ho porovnaj so semienkom.
dice-fingerprint = Odtlačok
dice-seed = Semienko
dice-seed-later = Semienko uvidíš, keď sa hra skončí.
dice-known-text = Všetky hody tejto hry určuje kód, aby s nimi mohli hrať aj iní. Kto pozná kód, môže si ich vypočítať vopred: tu sa nič nezaručuje.
dice-code = Kód
dice-noted = Odtlačok zapísaný pred hrou; stačí prvých { $n } znakov
dice-note-more = Zadaj aspoň prvých { $n } znakov odtlačku, ktorý máš zapísaný.
dice-check = Skontrolovať kocky
dice-checked = Všetky hody vychádzajú zo semienka a semienko zodpovedá odtlačku.
doubt-no-seed = V tejto hre sa hádzalo ručne, takže niet semienka, ktoré by sa dalo skontrolovať.
doubt-not-over = Semienko zostáva do konca hry skryté. Kocky skontroluj potom.
doubt-another-seed = Toto semienko nezodpovedá odtlačku. Over si, či oboje patrí k tej istej hre.

## Dice statistics

stats = Čo padlo
stats-games = Ktoré hry sa rátajú
stats-this-game = Táto hra
stats-all-games = Všetky hry v tomto zariadení ({ $n })
stats-passengers = Kocky s pasažiermi
stats-fuel = Kocky s palivom
stats-smuggling = Pašerácka kocka
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Očakávaný počet pre každú stranu: { $expected }
stats-expected = Čiara ukazuje očakávaný počet: { $n } pre každú stranu.
stats-likely = Férové kocky padnú aspoň takto nerovnomerne v { $n } zo 100 prípadov.
stats-rare = Férové kocky padnú aspoň takto nerovnomerne v menej ako 1 zo 100 prípadov.
stats-none = Zatiaľ sa nehádzalo.

## Notices

notice-cannot-save = Táto hra sa tu nedá uložiť. Hraj ďalej, ale nezatváraj stránku.
take-along = Vziať so sebou
notice-may-be-cleared = Tvoje hry sú uložené len v tomto prehliadači a ten ich môže raz vymazať, aby získal miesto. Radšej si ich zabezpeč!
save-copy = Uložiť kópiu
notice-storage-full = Úložisko je plné. Vymaž dohrané hry v časti „Tvoje hry“.
notice-no-randomness = Tento prehliadač nevie vytvoriť náhodné čísla, takže kocky by neboli férové. Skús iný prehliadač.
notice-set-aside = Uloženú hru sa nepodarilo prečítať. Nie je vymazaná, len odložená bokom.
notice-settings-reset = Tvoje nastavenia sa nepodarilo prečítať. Platia predvolené. Zmeniť ich môžeš v nastaveniach.
notice-pilot-lost = Časť hry sa nepodarilo načítať. Počítačoví hráči teraz hrajú ako Taxikár; tipy, šance a rozbory budú až po opätovnom načítaní stránky.
notice-other-tab = Táto hra pokračuje na inej karte. Ak ju chceš hrať tu, načítaj stránku znova.
elsewhere-title = Táto hra beží inde
elsewhere-text = Je otvorená na inej karte alebo v inom okne. Môžeš ju prevziať: všetko, čo sa tam odohralo, zostane.
elsewhere-take = Hrať tu
notice-language-failed = Jazyk { $language } sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
notice-lost-text = Na pašeráckej kocke bolo { $old }, teraz je len { $new }. Kocka sa položí vedľa hracej dosky a body neprinesie. Ráta sa ako 1 z kociek, ktoré teraz odložíš.
ask-coins-left-title = Zvyšné mince
ask-coins-left = { $n ->
    [one] Zostáva ti { $n } minca a po poslednom kole už nemá žiadnu hodnotu. Aj tak ukončiť ťah?
    [few] Zostávajú ti { $n } mince a po poslednom kole už nemajú žiadnu hodnotu. Aj tak ukončiť ťah?
    [many] Zostáva ti { $n } mince a po poslednom kole už nemá žiadnu hodnotu. Aj tak ukončiť ťah?
   *[other] Zostáva ti { $n } mincí a po poslednom kole už nemajú žiadnu hodnotu. Aj tak ukončiť ťah?
}
ask-coins-left-spend = Použiť viac mincí
ask-coins-left-end = Ukončiť ťah
ask-final-title = Posledné rozhodnutie v hre
ask-final = Tým sa hra skončí a už sa to nedá vrátiť späť.
ask-final-yes = Ukončiť hru
ask-failure-title = Štart sa nevydarí
ask-failure-place = Aj tak odložiť
ask-failure-back = Vybrať znova

## New versions and installing

update = Aktualizovať
notice-new-version = Je pripravená nová verzia hry.
notice-after-turn = Nová verzia sa načíta, len čo sa skončí tento ťah a hra sa uloží.

## Announcements

say-now-playing = Na ťahu: { $player }
say-throws = { $player } hádže { dice-ins }
say-thrown = Hodené: { $list }
say-selected = Vybrané: { dice }
say-joker-as = Žolík ako: { $species }
say-jokers = { $n ->
    [one] { $n } žolík
    [few] { $n } žolíky
    [many] { $n } žolíka
   *[other] { $n } žolíkov
}
say-joker-unpaid = Žolík zostáva nezaplatený
say-places = { $player } odkladá { dice-acc }
say-places-none = { $player } nič neodkladá
say-tile-used = Použitý žetón: { $n }
say-pays = { $player } platí { coins-acc }
say-smuggling-failed = Pašovanie sa nepodarilo: { $new } po { $old }
say-liftoff = Štart! Palivo { $n }, faktor { $factor }
say-failure = Nevydarený štart! Palivo { $n }
say-full-taxi = Plné taxi: plus { coins }
say-turn-score = { $passengers } krát { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } v tomto kole
say-struck = Škrtnutý výsledok: { $players }
say-struck-now = Teraz sa škrtá: { $players }
say-next-opens = Ďalšie kolo začína: { $player }
say-wins = { $player } víťazí: { points }
say-joint-winners = Víťazi: { $players }
say-undone = Vrátené späť

## What the rules forbid

illegal-game-over = Hra sa skončila. Začni odvetu alebo novú hru.
illegal-nothing-thrown = Najprv hoď kockami.
illegal-not-placed-yet = Najprv odlož kocky z tohto hodu.
illegal-not-spent-yet = Najprv sa rozhodni, koľko mincí použiješ – pokojne aj žiadnu.
illegal-nothing-to-pay-for = Body za mince dostaneš len hneď po štarte. Zatiaľ si mince nechaj.
illegal-wrong-dice = Hoď presne tými kockami, ktoré ešte nie sú odložené.
illegal-not-thrown = Táto kocka nie je v tomto hode. Vyber niektorú z hodených.
illegal-too-many-dice = { $n } kociek je priveľa: najvyšší žetón je 4. Vyber ich menej.
illegal-tile-turned = Žetón { $n } je už otočený. Vyber iný počet kociek.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } žolík stojí { coins-acc }, ale ty máš { $purse }. Nechaj ho nezaplateného alebo na stole.
    [few] { $jokers } žolíky stoja { coins-acc }, ale ty máš { $purse }. Niektoré nechaj nezaplatené alebo na stole.
    [many] { $jokers } žolíka stojí { coins-acc }, ale ty máš { $purse }. Niektoré nechaj nezaplatené alebo na stole.
   *[other] { $jokers } žolíkov stojí { coins-acc }, ale ty máš { $purse }. Niektoré nechaj nezaplatené alebo na stole.
}
illegal-crystal-lost = Pašerácka kocka ukázala menej ako predtým a je stratená. Vyber iné kocky.
illegal-coins-unaffordable = { $coins ->
    [one] To je { $coins } minca, ale ty máš { $purse }. Použi ich menej.
    [few] To sú { $coins } mince, ale ty máš { $purse }. Použi ich menej.
    [many] To je { $coins } mince, ale ty máš { $purse }. Použi ich menej.
   *[other] To je { $coins } mincí, ale ty máš { $purse }. Použi ich menej.
}

## What cannot be taken back

undo-nothing-done = Zatiaľ niet čo vrátiť späť. Najprv hoď kockami.
undo-thrown = Čo je hodené, to je hodené. Vyber, čo odložíš.
undo-by-computer = Čo urobí počítačový hráč, to sa nedá vrátiť späť. Hraj ďalej odtiaľto.
undo-game-over = Hra sa skončila a výsledok platí. Čo tak odveta?

## Names and tables

name-empty = Daj tomuto hráčovi meno.
name-too-long = Použi najviac 16 znakov.
name-invisible = Použi len písmená a znaky, ktoré vidno.
name-spaces = Odstráň medzery na okrajoch a dvojité medzery.
opening-names-alike = Dvaja hráči majú rovnaké meno. Jedno z nich zmeň.

## Records that cannot be read or continued

refused-other-dice = Podľa semienka mali kocky padnúť inak. Takto hra nemôže pokračovať: načítaj ju znova.
refused-no-seed = V tejto hre sa hádže ručne. Zadaj, čo padlo.
refused-no-such-player = Na tomto mieste nikto nesedí. Vyber iné.
refused-too-many-hand-overs = V tejto hre sa miesta odovzdávali už priveľakrát. Hraj ďalej bez zmeny.

## table

table-throw-short = Hod { $n }
table-out-of-reach = { $cell }, už nedosiahnuteľné
table-lost-counts = ráta sa ako 1
table-keep-lost = Stratená kocka sa ráta
table-keep-no-dice = Najprv hoď
