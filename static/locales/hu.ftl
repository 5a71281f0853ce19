### A játék szövegei magyarul, tegezve. A behelyettesített nevek és számok nem kapnak ragot, csak a lapkák száma (0–4).

## Counted words

points = { $n ->
    [one] { $n } pont
   *[other] { $n } pont
}
coins = { $n ->
    [one] { $n } érme
   *[other] { $n } érme
}
coins-acc = { $n ->
    [one] { $n } érmét
   *[other] { $n } érmét
}
space-coins = { $n ->
    [one] { $n } űrérme
   *[other] { $n } űrérme
}
dice = { $n ->
    [one] { $n } kocka
   *[other] { $n } kocka
}
dice-acc = { $n ->
    [one] { $n } kockát
   *[other] { $n } kockát
}
dice-ins = { $n ->
    [one] { $n } kockával
   *[other] { $n } kockával
}
rounds = { $n ->
    [one] { $n } forduló
   *[other] { $n } forduló
}

## Home

game-name = Space Taxi
new-game = Új játék
your-games = Játékaid
first-flight = Első repülés
first-flight-hint = Első repülés: tanuld meg a játékot két perc alatt
rules = Játékszabály
about = A játékról
home-running = Forduló: { $n }/{ $of } – { $players }
home-daily = Napi repülés
home-play = Játék azonnal
home-play-against = Két gép ellen
home-together = Közös játék
home-together-at = Többen egy képernyőnél

## Set-up

setup-players = Játékosok száma
setup-solo = Egyedül
setup-seats = Helyek az óramutató járása szerint
setup-name = { $i }. játékos neve
setup-suggested-name = { $i ->
    [1] Mila
    [2] Ottó
    [3] Nóri
    [4] Ida
   *[5] Bence
}
setup-head-name = Név
setup-head-begins = Kezd
setup-last-ride = Az kezd, aki legutóbb taxizott.
setup-begins = { $player } kezd
setup-by-lot = Sorsolás
setup-coach = Edző: tippek és esélyek
setup-start = Indulás!
setup-keeps-old = A megkezdett játékod megmarad a „Játékaid” között.
setup-code = Ugyanazok a dobások, mint egy másik asztalnál
setup-code-name = Kód
setup-code-hint = Bármilyen szöveg lehet kód. Azonos kóddal és létszámmal minden asztalnál ugyanazok lesznek a dobások. Aki ismeri a kódot, előre kiszámíthatja őket.
setup-code-too-long = Ez a kód túl hosszú. Válassz rövidebbet.

## Who plays

driver-rookie = Újonc
driver-cabbie = Taxis
driver-captain = Kapitány
driver-ace = Ász
level-rookie = { driver-rookie }: kezdő hibákat követ el
level-cabbie = { driver-cabbie }: ökölszabályok szerint játszik
level-captain = { driver-captain }: pontokra játszik, hiba nélkül
level-ace = { driver-ace }: győzelemre játszik, hiba nélkül
computer-level = Gép: { $level }
driver-person = Ember
driver-of = Ki játszik { $player } helyén: ember vagy gép
who-plays = Ki játszik?
computer-plays = { $player } ({ $level }) játszik.
computer-thinks = { $player } gondolkodik…
computer-fast = Gyorsabban
computer-skip = A kör végére
why-liftoff = Mindenki beszállt, { $fuel } üzemanyaggal felszáll a taxi.
why-no-way-out = Ez sikertelen felszállás lesz.
why-waits = Nem rak le semmit: jöhet még jobb dobás.
why-group = { $n } { $species } utazik együtt.
why-crystal = Elviszi a kristályt: { $n } már elég.
why-fuel = Üzemanyag eddig: { $n }.
why-only-lost = Ehhez a lapkához elég az elveszett kocka.
why-seat = Valakit muszáj leültetni.
why-pays = Bevált { coins-acc } pontokra.
why-keeps = Eltesz { coins-acc } a későbbi fordulókra.
coach-open = Tipp és esélyek

## Handing over a place

computers = Számítógép
who-plays-text = Bármelyik helyet bármikor átadhatod. A dobások, a lerakott kockák és a kifizetett érmék maradnak.
who-plays-over = A játék véget ért: a helyek már nem adhatók át.

## The coach

coach = Edző
coach-by = A legjobb lépés szempontja
coach-points = Pontszám
coach-wins = Nyerési esély
coach-points-are = Ennyi pont várható a játék végéig.
coach-wins-are = Ennyi az esély a győzelemre.
coach-expects = { $n } pont
coach-best = legjobb
coach-as-good = Ugyanolyan jó:
coach-game = Az egész játék
coach-works = Az edző számol…
coach-lost = Itt az edzőnek nincs tippje. Dönts te magad!
odds = Esélyek
odds-launch = Felszállás
odds-result = Várható ebben a körben
odds-wins = Nyerési esélyek

## Top bar

top-bar = Játék
menu = Menü
round-of = Forduló: { $n }/{ $of }
rounds-left = Hátralévő fordulók: { $n }
rounds-left-short = Még { $n }
throw-of = Dobás: { $n }/{ $of }
draw-pile = Készlet
draw-pile-coins = Készlet: { coins }
sound-mute = Hang kikapcsolása
sound-unmute = Hang bekapcsolása
to-home = Kezdőlap

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] magányos űrlény
    [2] pár
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i }/{ $of }
die-blocked = { $die }, nincs lapka még egy kockára
die-species = Űrlénykocka: { $species }
die-joker = Űrlénykocka: joker
die-joker-as = Űrlénykocka: joker, { $species } lesz belőle
die-joker-unpaid = Űrlénykocka: fizetetlen joker
die-fuel = Üzemanyagkocka: { $n }
die-smuggling = Csempészkocka: { $n }
die-smuggling-after = Csempészkocka: { $old } után { $new }
die-smuggling-lost = Csempészkocka: { $old } után { $new }, elveszett

## The board

board = Játéktábla
board-seats-group = { $n } { $species }
board-crystal-lost = Sikertelen csempészés
seat-empty = { $i }. ülés: üres
seat-species = { $i }. ülés: { $species }
seat-unpaid = { $i }. ülés: fizetetlen joker
seat-target = { $i }. ülés: { $species } ülne ide
seat-target-unpaid = { $i }. ülés: a fizetetlen joker ülne ide
wing-empty = { $i }. szárny: üres
wing-fuel = { $i }. szárny: { $n }
wing-target = { $i }. szárny: { $n } kerülne ide
mine-empty = Kristálybánya: üres
mine-crystal = Kristálybánya: { $n }
mine-target = Kristálybánya: { $n } kerülne ide
beside-empty = A játéktábla mellett: semmi
beside-lost = A játéktábla mellett: az elveszett csempészkocka

## Scoring legend

legend = A pontok kiszámítása
legend-fuel-factor = Üzemanyag: { $n }, szorzó: { $factor }
legend-fuel-low = 6 vagy kevesebb üzemanyag: sikertelen felszállás
legend-fuel-high = 11 vagy több üzemanyag: sikertelen felszállás
legend-same-species = Azonos faj
legend-points = Pontok
legend-earned = { $cell }, elérve
legend-if-placed = { $cell }, ha ezeket a kockákat rakod le
legend-reachable = { $cell }, még lehetséges
fuel-to-go = { $n ->
    [one] még { $n } üzemanyagkocka
   *[other] még { $n } üzemanyagkocka
}

## Throwing and placing

tray = Dobott kockák
tray-of = { $player } dobása
throw-n = Dobás { dice-ins }
select-dice = Kockák kijelölése
place-n = Lerakás: { $n }
keep-none = Egyik sem kell
your-turn = { $player }, te jössz!
prompt-throw = { $player }, te jössz: dobj!
last-fuel-from = Felszáll, ha legalább { $from } jön ki; { $to } esetén ×{ $factor }.
last-fuel-between = Felszáll, ha { $from }–{ $to } jön ki; { $to } esetén ×{ $factor }.
last-fuel-up-to = Felszáll, ha legfeljebb { $to } jön ki; { $to } esetén ×{ $factor }.
last-fuel-only = Csak akkor száll fel, ha { $to } jön ki: ×{ $factor }.
last-fuel-none = Bármi jön ki, a taxi a földön marad.
last-crystal-from = A kristály számít, ha legalább { $from } jön ki; különben elvész.
last-crystal-only = A kristály csak akkor számít, ha { $from } jön ki; különben elvész.
last-crystal-any = A kristály számít, bármi jön ki.
last-passenger = A legjobb: { $who } (további { points }).
last-passenger-alone = Bárki jön, egyedül marad.
prompt-place = Jelölj ki { $counts } kockát.
prompt-place-or-none = Jelölj ki { $counts } kockát, vagy ne rakj le semmit.
prompt-place-all = { $n ->
    [one] Rakd le az utolsó kockát úgy, ahogy esett.
   *[other] Rakd le mind a { $n } kockát úgy, ahogy esett.
}
prompt-place-all-or-none = { $n ->
    [one] Rakd le az utolsó kockát, vagy ne rakj le semmit, és dobj újra.
   *[other] Rakd le mind a { $n } kockát, vagy ne rakj le semmit, és dobj újra.
}
prompt-other-player = { $player } játszik.
tile-gone = { $n ->
    [1] Az 1-es lapkát már felhasználtad. Jelölj ki { $counts } kockát.
    [3] A 3-as lapkát már felhasználtad. Jelölj ki { $counts } kockát.
   *[other] A { $n }-es lapkát már felhasználtad. Jelölj ki { $counts } kockát.
}
too-many-selected = Nincs 4-esnél nagyobb lapka. Jelölj ki { $counts } kockát.
tile-gone-with-lost = Az elveszett kockával ez már { $n }, de a { $n } számú lapka elfogyott. Mellé ennyit válassz: { $counts }.
lost-counts-one = Az elveszett csempészkocka 1 kockának számít.
lost-alone-or-more = Az elveszett kocka 1-nek számít: jelöld ki egyedül, vagy mellé ennyit: { $counts }.
lost-and-more = Az elveszett kocka 1-nek számít: mellé ennyit jelölj ki: { $counts }.
select-or-lost = Jelölj ki kockákat, vagy csak az elveszettet
select-lost = Jelöld ki az elveszett kockát
lost-takes-tile = Az 1-es lapkához elég az elveszett kocka egymagában. Tedd vissza a többi kockát.
tile-takes = { tile-up }: jelölj ki { dice-acc }.
tile-takes-with-lost = Az elveszett kocka mellé jelölj ki { dice-acc } ehhez a lapkához: { $tile }.
tile-ready = A { $n } számú lapka kockái megvannak. Rakd le őket.
warn-fails = Üzemanyag: { $n } – így nem sikerül a felszállás.

## Joker

joker = Joker
joker-becomes = A joker legyen
joker-price = Darabja { coins }.
joker-purse = { coins } van nálad.
unpaid = Fizetetlen
unpaid-hint = Ülést foglal, pontot nem ér
joker-no-coin = Nincs elég érméd: ez a joker fizetetlen marad.
joker-no-coin-more = Az érméid már a többi jokerre kellenek. Ezt hagyd fizetetlenül.
joker-choose-first = Előbb válaszd ki, mi legyen a joker.

## Number tiles

tiles = Számlapkák
tiles-of = { $player } lapkái
tile-up = { $n ->
    [0] 0-s lapka
    [1] 1-es lapka
    [3] 3-as lapka
   *[other] { $n }-es lapka
}
tile-optional = 0-s lapka, nem kötelező
tile-barred = 0-s lapka, most nem lehet: az elveszett kocka számít
tile-next = { tile-up }, most ez fordul meg
tile-turned = { tile-up }, megfordítva

## Formula

formula = Eddigi pontok
label-passengers = Utasok
label-fuel = Üzemanyag
label-factor = Szorzó
label-crystal = Kristály
label-coins = Érmék
label-total = Összesen
factor-open = A szorzó még nem dőlt el
so-far = eddig
range-spoken = { $from } és { $to } között
crystal-safe = biztonságban a bányában
coins-at-end = darabja +2 a felszállás után
passengers-none = még nincs csoport

## Player cards

player-cards = Játékosok
card-throws = dob
card-tiles = lapkák
card-waits = vár
card-total = Összesen: { $n }
card-coins-after = { space-coins }, fizetés után { $after }
card-this-round = Ez a forduló
card-round-before = Előző forduló
card-show-rounds = { $player } fordulóinak mutatása
card-round-result = { $round }. forduló: { $n }
card-round-struck = { $round }. forduló: { $n }, törölve, 0 pont
card-round-failed = { $round }. forduló: sikertelen felszállás
card-round-failed-struck = { $round }. forduló: sikertelen felszállás, törölve
card-round-open = { $round }. forduló: { $n }, még nincs értékelve
card-round-playing = { $round }. forduló: folyamatban
card-round-to-come = { $round }. forduló: még hátravan
best-so-far = Eddigi legjobb: { $n }
best-so-far-short = Max. { $n }
not-last-from = Nem utolsó ettől: { $n }
not-last-from-short = Elég { $n }

## Lift-off and failure to launch

liftoff = Felszállás!
failure = Sikertelen felszállás!
failed-to-launch = sikertelen felszállás
liftoff-scene = A taxi felszáll az utasaival.
failure-scene = A taxi füstfelhőben áll a földön.
ticket-turn = { $player }, forduló: { $n }/{ $of }
ticket-full-taxi = Tele a taxi
ticket-bonus = { $n ->
    [one] +{ $n } érme
   *[other] +{ $n } érme
}
ticket-bonus-short = { $n ->
    [0] Üres a készlet: most nincs bónuszérme.
    [one] Már csak { $n } érme volt a készletben.
   *[other] Már csak { $n } érme volt a készletben.
}
ticket-lone-leave = A magányos űrlények kiszállnak: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } fizetetlen joker kiszáll.
   *[other] { $n } fizetetlen joker kiszáll.
}
ticket-crystal-lost = Sikertelen csempészés
failure-too-much = Túl sok üzemanyag
failure-too-little = Túl kevés üzemanyag
failure-only-flies = A taxi csak 7, 8, 9 vagy 10 üzemanyaggal repül.
failure-passengers = Mindenki kiszáll, és gyalog megy tovább.
failure-crystal = A kristály itt marad.
failure-no-points = Ebben a fordulóban nincs pont

## Coins for points

spend-coins = Érmék beváltása
spend-each = darabja +2 pont
spend-chosen = Ennyi érmét váltasz be: { $n }/{ $of }
spend-less = 1 érmével kevesebb
spend-more = 1 érmével több
spend-purse-empty = Nincs beváltható érme.
stakes = A forduló
stakes-not-struck = +{ coins }, és helyette törlődik: { $players }
stakes-struck-anyway = Ezen az összes érme sem változtatna.
stakes-wins = Senkinek sincs ennyi: ez megnyeri a játékot.
stakes-leads = Eddig ez az első hely.
stakes-wins-with = +{ coins }, és megvan a győzelem.
stakes-leads-with = +{ coins }, és eddig ez az első hely.
stakes-shares = { $players } ugyanannyi ponttal áll: közös győzelem.
stakes-level = Eddig { $players } ugyanannyi ponttal áll.
stakes-shares-with = +{ coins }, és { $players } ugyanannyi ponttal áll: közös győzelem.
stakes-level-with = +{ coins }, és eddig { $players } ugyanannyi ponttal áll.
stakes-behind = Az első helyhez az összes érmével is hiányzik: { points }
take-points = { points } begyűjtése

## Handing over

next-throws = Következik: { $player } dob, { $tiles } fordítja a lapkákat

## Round over

round-over = { $n }. forduló vége
scoring-round = Forduló értékelése
round-struck-mark = törölve
round-struck-counts = { $n }, törölve, 0 pont
round-all-struck = Minden eredmény egyforma, ezért mindegyik törlődik.
round-worst-struck = A leggyengébb eredmény törlődik: 0 pontot ér.
round-opens-next = { $player } kezdi a következő fordulót
round-next = { $n }. forduló indítása

## Game over

game-after = { rounds } után
winner-is = { $player } a győztes!
winners-are = Győztesek: { $players }
winner-scene = A taxi tele van boldog űrlényekkel.
final-table = Pontok fordulónként
final-player = Játékos
final-round-n = { $n }. forduló
final-legend-best = legjobb eredmény, kezdi a következő fordulót
final-legend-struck = törölve, 0 pont
race = A verseny fordulóról fordulóra
race-spoken = Pontok fordulóról fordulóra. A végén: { $list }
race-player = { $player }: { points }
rematch = Visszavágó
solo-result = A repülésed: { points }
solo-again = Új repülés
solo-first = Az első egyszemélyes repülésed itt: mostantól van mit túlszárnyalni.
solo-new-best = Új egyéni csúcs! Eddig: { points }
solo-best = Az eddigi legjobbad: { points }
daily-counts = Aznap ez volt az első repülésed, ezért ez számít.
daily-practice = Gyakorlás: csak az aznapi első repülésed számít.

## Sheets and values

review = Elemzés
replay = Visszajátszás
last-turns = Legutóbbi körök
dice-sheet = A kockák
hotkeys = Gyorsbillentyűk
game-view = Eredmény megnézése
share = Megosztás
board-as-text = A tábla szövegként
log-crystal = kristály ({ $n })
log-fuel = üzemanyag ({ $n })

## Review

review-working = Kiszámoljuk, melyik lépés mennyit ért…
review-failed = Az elemzés nem sikerült. Töltsd be újra az oldalt, és próbáld meg még egyszer.
review-intro = A szerencse az, amennyivel a kockák a várható pontszám fölé vagy alá vittek. Minden lépés, amely nem a legjobb, pontokba kerül. A pontosság azt mutatja, mennyire voltak közel a lépések a legjobbhoz: a 100% azt jelenti, hogy mindegyik a legjobb volt.
review-chart = Szerencse és ügyesség
review-chart-player = { $player }: { $luck } szerencse, { $lost } veszteség
review-start = Induláskor várható
review-luck = Szerencse
review-lost = Gyengébb lépések ára
review-short-supply = Kevés érme a készletben
review-points = Pontok törlés előtt
review-struck = Törölve
review-accuracy = Pontosság: { $n }%
review-accuracy-of = { $driver }: { $n }% pontosság, { $lost } veszteség
review-costly = A legdrágább lépések
review-flawless = Egyik lépéssel sem veszett el pont. Hibátlan!
review-chosen = Választott
review-best = Legjobb
review-cost = Ára: { points }
review-was-best = Legjobb lépés
review-show = Mutatás az asztalon
review-show-spoken = Mutatás az asztalon: { $moment }
review-all = { $n ->
    [one] { $n } lépés
   *[other] Az összes lépés ({ $n })
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, { $round }. forduló, { $throw }. dobás
moment-coins = { $player }, { $round }. forduló, érmék

## Replay

replay-previous = Előző lépés
replay-next = Következő lépés
replay-at = { $n }/{ $of }
replay-choices = Minden lépés
replay-whose = Kinek a lépései
replay-everyone = Mindenkié
replay-mine = Csak az enyéim
replay-next-mistake = Következő hiba
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-times = { $n }×

## Your games

notice-set-aside-export = Mentett játék exportálása
games-empty = Itt még nincs játék. Kezdj egy újat!
games-running = Megkezdett játékok
games-finished = Befejezett játékok
games-set-aside = Félretett játékok
game-at = Forduló: { $n }/{ $of }
game-won-by = Nyert: { $players }
game-solo-result = { $player }: { points }
game-played-on = Legutóbb: { $date }
game-continue = Játék folytatása: { $players }
game-export = Exportálás
game-export-spoken = Játék exportálása: { $players }
game-replay = Visszajátszás: { $players }
game-delete = Törlés
game-delete-spoken = Játék törlése: { $players }
ask-delete-title = Törlöd ezt a játékot?
ask-delete = A törlés nem vonható vissza.
games-standings = Statisztika
games-export-all = Összes exportálása
export-by-hand = Ha nem töltődött le fájl, másold ki és őrizd meg ezt a szöveget:
games-in-file = Hozzáadott játékok: { $n }.
games-known-in-file = Már itt volt: { $n }.
games-unread-in-file = Olvashatatlan sorok: { $n }. A fájlban megmaradtak.
file-name-all = space-taxi-jatekok
standings-table = Az asztalnál
standings-solo = Egyszemélyes repülések
standings-games = Játékok
standings-wins = Győzelmek
standings-average = Átlag
standings-best = Legjobb kör
standings-failures = Sikertelen felszállások
file-name = space-taxi-jatek
file-name-set-aside = space-taxi-felretett
import = Játék importálása…
import-hint = Megnyithatsz exportált vagy kézzel lejegyzett játékot, vagy olyan fájlt, amelyben egy eszköz összes játéka benne van. Az itteni játékaid megmaradnak.
import-file = Fájl kiválasztása
import-text = Vagy illeszd be ide a szövegét
import-open = Megnyitás
import-too-large = Ez a fájl túl nagy egy játékhoz. Válassz másikat.
import-refused = A böngésző nem tudja beolvasni ezt a fájlt. Inkább illeszd be a szövegét.
import-fault = { $line }. sor, { $column }. oszlop: { $reason }
import-fault-there = { $line }. sor, { $column }. oszlop: itt valami nem stimmel.
import-mend = { $fault } Javítsd ki ezen a helyen a szöveget, és nyisd meg újra.
import-expected = Itt valami másnak kellene állnia.
import-too-much = Ebben a sorban ennél több nem állhat.
import-no-text = Ez nem szöveg. Válassz szövegfájlt.
import-newer = Ezt a játék egy újabb verziója mentette. Töltsd be újra az oldalt, és próbáld meg újra.
import-damaged = Néhány karakter hiányzik vagy megváltozott. Másold át újra a teljes szöveget.
import-unknown-name = Az asztalnál senkit sem hívnak így.
import-no-die = Nincs ilyen kocka.
import-wrong-dice = Nem ezekkel a kockákkal kellett volna dobni.
import-by-the-rules = A szabályok szerint itt ez állna: „{ $text }”.
import-title = A lejegyzett játék első sora: „{ $text }”.
import-word = Itt ennek a szónak kell állnia: „{ $text }”.
import-one-of = Itt ezek egyikének kell állnia: { $list }.
import-dice = Itt kockáknak kell állniuk, például: „{ $text }”.
import-throw = Most minden olyan kockával dobni kell, amely még nincs lerakva: a kör { $n }. dobása így kezdődik: „{ $text }”, utána szóköz áll.
import-throw-number = A kör dobásait 1-től számozzuk: ez a kör { $n }. dobása, tehát „{ $text }”.
import-placement = Most kockákat kell lerakni: egy lapka és annyi kocka, amennyit a lapka mutat, például „{ $text }”, vagy „{ $none }”, ha egy sem.
import-arrow = A dobás után egyszer áll „{ $text }”, külön szóként, előtte is, utána is szóközzel.
import-no-tile = Nincs ilyen számlapka: { $n }, mert a legnagyobb szám { $most }.
import-wrong-tile = Egy lapkával annyi kockát kell lerakni, amennyit mutat: itt a lapka száma { $n }, a kockák száma pedig { $dice }.
import-spend = Felszállás után előbb az érmék következnek: „{ $text }” és az, hogy hányat váltasz be pontokra, vagy „{ $none }”, ha egyet sem.
import-coins = Itt az érmék számának kell állnia, 0 és { $most } között, elöl álló nullák nélkül.
import-lost-unsaid = A csempészkocka kevesebbet mutat, mint az előbb, ezért elveszett: a lerakott kockák között ott kell állnia, hogy „lost”.
import-lost-already = A kristály már elveszett: az elveszett csempészkocka a játéktábla mellett marad.
import-not-due = A szabályok szerint ez a sor nem ide való. Töröld, és nyisd meg újra a szöveget.

## Share

share-game = Ebben a linkben az egész játék benne van: aki megnyitja, visszajátszhatja, és láthatja az elemzést.
share-position = Ebben a linkben az van, ami az asztalon látható, nevek és későbbi dobások nélkül.
share-running = Itt semmi sem menthető, de ebben a linkben benne van a megkezdett játékod: nyisd meg vagy tedd el, és folytasd onnan. A későbbi dobások is benne vannak, ezért csak a saját asztalodnak szól.
share-page = Itt semmi sem menthető. Ez a link külön böngészőlapon nyitja meg a játékot, ahol a játékaid megmaradnak.
link-game = Megosztott játék. { $result }
link-position = Megosztott állás. Te mit raknál le?
link-purse = Érmék: { $n }
link-player = Soron lévő játékos
link-keep = Megtartás
link-kept = Mentve a „Játékaid” közé
link-running = Egy megkezdett játék
link-running-text = Ezzel a linkkel érkezett. Ha itt folytatod, ezen az eszközön mentjük; a többi játékod változatlan marad.
link-dead = Ez a link nem vezet sehová
link-none = Nincs benne sem játék, sem állás.
link-not-over = Ez a játék még nem ért véget. Csak befejezett játékot lehet megosztani.
link-holds-position = Játéknak kellene benne lennie, de egy állás van benne.
link-holds-game = Állásnak kellene benne lennie, de egy játék van benne.
link-wrong = Valami nem stimmel benne.
link-safe = Kérj új linket. A saját játékaid nem változtak.

## Daily flight

daily-intro = Naponta egy egyszemélyes repülés, mindenkinek ugyanazokkal a dobásokkal. A dobásokat a dátum határozza meg, ezért előre kiszámíthatók.
daily-of = Napi repülés: { $date }
daily-start = Felszállás
daily-again = Újra, gyakorlásképp
daily-result = A mai repülésed: { points }
daily-share = Eredmény megosztása
daily-share-copy = Eredmény másolása
daily-cannot-copy = A böngésző nem engedi a másolást. Jelöld ki az alábbi szöveget, és másold ki kézzel.
daily-share-text = Space Taxi, napi repülés, { $date }: { points }
daily-no-date = Ez az eszköz nem tudja, milyen nap van ma. Állítsd be a dátumot, és próbáld újra.

## Last turns

last-turns-empty = Még senki sem dobott.
log-turn = { $round }. forduló: { $player }
log-throw = { $n }. dobás: { $list }
log-placed = { tile-up }: { $list }
log-kept-none = 0-s lapka: egy kocka sem
log-lost = elveszett csempészkocka
log-joker-as = joker ({ $species })
log-joker-unpaid = fizetetlen joker
log-liftoff = Felszállás: { $passengers } × { $factor } + { $crystal }
log-spent = { coins } beváltva
log-failed = Sikertelen felszállás, üzemanyag: { $n }
log-running = még játszik

## Hotkeys

hotkeys-off = A gyorsbillentyűk ki vannak kapcsolva. A beállításokban bekapcsolhatod őket.
hotkeys-reader = Képernyőolvasóval a betűk és a számok csak fókuszmódban jutnak el a játékhoz. Egyébként használd a Tab billentyűt és a menüben „A tábla szövegként” pontot.
key-throw = Dobás
key-select = Kocka kijelölése, kijelölés törlése
key-tenth = A tizedik kocka kijelölése, kijelölés törlése
key-species = A joker fajának kiválasztása
key-unpaid = A joker fizetetlenül hagyása
key-place = A kijelölt kockák lerakása
key-keep-none = Egyik sem kell
key-undo = Visszavonás
key-more-coins = 1 érmével több
key-less-coins = 1 érmével kevesebb
key-confirm = Megerősítés vagy továbblépés
key-replay = Visszajátszás: előző vagy következő lépés
key-replay-ends = Visszajátszás: első vagy utolsó lépés
key-close = A nyitott ablak bezárása
key-coach = Tipp és esélyek mutatása vagy elrejtése
key-fast = Gépi játékosok gyorsítása: be vagy ki
key-skip = Ugrás a gépi játékos körének végére
key-read-dice = Kockák és lapkák felolvasása
key-read-seats = Ülések és bánya felolvasása
key-read-fuel = Üzemanyag felolvasása
key-read-scores = Pontok és érmék felolvasása
key-help = Gyorsbillentyűk mutatása
key-name-enter = Enter
key-name-space = Szóköz
key-name-escape = Esc
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-range = { $from }–{ $to }

## Rules and about

rules-title = Játékszabály
about-title = A Space Taxiról
about-author = A játék szerzője: Christoph Behre
about-publisher = A társasjáték kiadója: Piatnik, Bécs
about-independent = Ez egy független digitális változat. Nem áll kapcsolatban sem a szerzővel, sem a Piatnikkal.
about-thanks = Ha tetszik, játszd igazi asztalnál is!
about-art = Itt minden kép és hang ehhez az oldalhoz készült.
about-privacy = Nincs fiók, nincs reklám, nincs szerver: a játékaid ezen az eszközön maradnak.
about-version = Verzió: { $version }
about-licence = A program szabad szoftver MIT- vagy Apache 2.0-licenccel.

## Around the rules

picture-next = Következő kép
picture-at = Kép: { $n }/{ $of }
flight-offer = Inkább kipróbálnád? Az első repülés két perc alatt megmutat egy teljes kört.
print-rules = Szabályok nyomtatása

## First flight

flight-throw-ten = Ez a taxid: hat ülés, három szárny az üzemanyagnak, lent pedig a kristálybánya. Dobj mind a tíz kockával!
flight-pick-group = Három Orbi! Az azonos fajú űrlények együtt utaznak, és pontot érnek. Koppints mind a háromra.
flight-place-three = Három kocka: ez a 3-as lapka. Minden lapka körönként egyszer használható. Rakd le őket!
flight-throw-seven = A három Orbi a helyén marad. Dobj a maradék hét kockával.
flight-pick-joker = A felemelt hüvelykujj a joker. Koppints rá.
flight-joker-becomes = { $n } érméért bármelyik űrlény lehet belőle. Most legyen Orbi!
flight-pick-crystal = A csempészkocka az előbb 4-et mutatott, most 6-ot. Ha egy későbbi dobásnál kevesebbet mutat, elveszik. Vedd el most, 6 pontért!
flight-place-two = Két kocka: a 2-es lapka. Rakd le a jokert és a kristályt.
flight-throw-five = Négy Orbi ül a taxiban, a kristály pedig a bányában van. Dobj a maradék öt kockával.
flight-keep-none = Ez túl sok üzemanyag: a taxi összesen 7–10-zel száll fel. Egyik kocka sem kell? Erre való a 0-s lapka: most ne rakj le semmit.
flight-throw-again = A 0-s lapkát ezzel felhasználtad. Dobj újra az öt kockával.
flight-pick-fuel = A 4-es jó kezdet az üzemanyaghoz. Koppints rá.
flight-place-one = Egy kocka: az 1-es lapka. Rakd le.
flight-throw-last = Már csak a 4-es lapka és négy kocka maradt. Dobj!
flight-place-last = Az utolsó lapkánál minden kockát úgy kell leraknod, ahogy esett: már ki vannak jelölve. Az üzemanyag 4 + 2 + 3, vagyis 9: ezzel felszállsz! Rakd le őket!
flight-coins = Utasok × szorzó + kristály: ennyi pontod van. Tele a taxi, és mindenki csoportban utazik, ezért 2 érmét kaptál. Minden beváltott érme még 2 pontot ér. Dönts, aztán gyűjtsd be a pontjaidat.
flight-done = Ez egy teljes kör volt: { $points }! Most már tudsz repülni. Így végződik egy forduló; az összes után az nyer, akinek a legtöbb pontja van. Ha elakadsz, a játékszabály rögtön a jó helyen nyílik meg.
flight-strayed = Ezen a repülésen mindig azt válaszd, ami meg van jelölve. A saját játékodban szabadon dönthetsz.
flight-step = Lépés: { $n }/{ $of }
flight-skip = Kihagyás
flight-again = Még egyszer

## Tips

tip = Tipp
tip-dice = Koppints azokra a kockákra, amelyeket le akarsz rakni. A számuk dönti el, melyik lapka fordul meg.
tip-joker = A felemelt hüvelykujj a joker: { $n } érméért lerakáskor bármelyik űrlény lehet belőle.
tip-crystal = Ha újra dobsz a csempészkockával, nem mutathat kevesebbet, mint most. Vedd el, vagy kockáztass!
tip-fuel = A három üzemanyagkocka összege legalább 7, legfeljebb 10 legyen. „A pontok kiszámítása” megmutatja, mi lehetséges még.
tip-coins = Most minden érme 2 pontot ér. De meg is tarthatod őket a későbbi jokerekre.
tip-round = A forduló leggyengébb eredménye 0 pontot ér. A következő fordulót az kezdi, aki a legjobb eredményt érte el.
tip-enough = Nem kell több tipp
tips-again = Tippek újra
tips-again-done = Játék közben újra jönnek a tippek.

## The board as text

die-picked = { $die }, kijelölve
text-place = Hely
text-what = Mi van ott
text-die = Kocka
text-state = Állapot
text-tile = Lapka
text-seat = { $i }. ülés
text-wing = { $i }. szárny
text-mine = Kristálybánya
text-empty = üres
text-target = { $what }, ha lerakod
text-picked = kijelölve
text-free = nincs kijelölve
text-blocked = nincs lapka még egy kockára
text-tile-up = még felhasználható
text-tile-next = most ez fordul meg
text-tile-turned = megfordítva

## The promise about the dice

dice-promise = A kocka el van vetve
dice-known = Ezek a dobások előre kiszámíthatók

## Checking the dice

dice-promise-text = A játék összes dobását már az első dobás előtt kisorsoltuk. Ez az ujjlenyomat bizonyítja: őrizd meg, és a játék végén vesd össze a kezdőértékkel.
dice-fingerprint = Ujjlenyomat
dice-seed = Kezdőérték
dice-seed-later = A kezdőérték a játék végén lesz látható.
dice-known-text = A játék összes dobását egy kód határozza meg, így mások is játszhatnak ugyanezekkel a dobásokkal. Aki ismeri a kódot, előre kiszámíthatja őket: itt nem ígérünk semmit.
dice-code = Kód
dice-noted = A játék előtt feljegyzett ujjlenyomat; elég az első { $n } karaktere
dice-note-more = Írd be a feljegyzett ujjlenyomatnak legalább az első { $n } karakterét.
dice-check = Kockák ellenőrzése
dice-checked = Minden dobás a kezdőértékből következik, és a kezdőérték megfelel az ujjlenyomatnak.
doubt-no-seed = Ezekkel a kockákkal kézzel dobtak, ezért nincs ellenőrizhető kezdőérték.
doubt-not-over = A kezdőérték a játék végéig rejtve marad. Akkor ellenőrizd a kockákat.
doubt-another-seed = Ez a kezdőérték nem felel meg az ujjlenyomatnak. Nézd meg, hogy a kettő ugyanahhoz a játékhoz tartozik-e.

## Dice statistics

stats = Így estek a kockák
stats-games = Melyik játékok számítanak
stats-this-game = Ez a játék
stats-all-games = Minden játék ezen az eszközön ({ $n })
stats-passengers = Űrlénykockák
stats-fuel = Üzemanyagkockák
stats-smuggling = Csempészkocka
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Oldalanként várható: { $expected }
stats-expected = A vonal a várható értéket jelzi: oldalanként { $n }.
stats-likely = Szabályos kockák 100-ból { $n } esetben esnek legalább ennyire egyenetlenül.
stats-rare = Szabályos kockák 100-ból 1-nél is kevesebb esetben esnek legalább ennyire egyenetlenül.
stats-none = Még nem volt dobás.

## Notices

notice-cannot-save = Ez a játék itt nem menthető. Játssz tovább, de hagyd nyitva az oldalt.
take-along = Elviszem
notice-may-be-cleared = A játékaid csak ebben a böngészőben vannak meg, és egyszer talán törli őket, hogy helyet csináljon. Jobb, ha biztonságba helyezed őket!
save-copy = Másolat mentése
notice-storage-full = Betelt a tárhely. Törölj befejezett játékokat a „Játékaid” közül.
notice-no-randomness = Ez a böngésző nem ad véletlen számokat, így nincsenek szabályos kockák. Próbálj ki egy másik böngészőt.
notice-set-aside = Egy mentett játékot nem sikerült beolvasni. Félretettük, nem töröltük.
notice-settings-reset = A beállításaidat nem sikerült beolvasni. Most az alapbeállítások érvényesek. A beállításokban módosíthatod őket.
notice-pilot-lost = A játék egy részét nem sikerült betölteni. A gépi játékosok most Taxis szinten játszanak; tippek, esélyek és elemzések csak az oldal újratöltése után lesznek újra elérhetők.
notice-other-tab = Ez a játék egy másik böngészőlapon folytatódik. Töltsd be újra az oldalt, ha itt szeretnéd folytatni.
elsewhere-title = Ez a játék máshol fut
elsewhere-text = Egy másik böngészőlapon vagy ablakban van megnyitva. Átveheted: minden megmarad, ami ott történt.
elsewhere-take = Folytatás itt
notice-language-failed = Ezt a nyelvet nem sikerült betölteni: { $language }. Ellenőrizd a kapcsolatot, és próbáld újra.
notice-lost-text = A csempészkockán { $old } után { $new } jött ki. A kocka a játéktábla mellé kerül, és nem ér pontot. A mostani lerakásba 1 kockaként számít bele.
ask-coins-left-title = Megmaradt érmék
ask-coins-left = { $n ->
    [one] { $n } érme maradt, de az utolsó forduló után már semmit sem ér. Így is befejezed a kört?
   *[other] { $n } érme maradt, de az utolsó forduló után már semmit sem ér. Így is befejezed a kört?
}
ask-coins-left-spend = Több érme beváltása
ask-coins-left-end = Kör befejezése
ask-final-title = Végleges döntés
ask-final = Ezzel véget ér a játék. Ez nem vonható vissza.
ask-final-yes = Játék befejezése
ask-failure-title = Így nem sikerül a felszállás
ask-failure-place = Lerakás így is
ask-failure-back = Inkább mást

## New versions and installing

update = Frissítés
notice-new-version = Elérhető a játék új verziója.
notice-after-turn = Az új verzió akkor töltődik be, amikor a kör véget ért, és a játék el van mentve.

## Announcements

say-now-playing = Soron van: { $player }
say-throws = { $player } { dice-ins } dob
say-thrown = A dobás: { $list }
say-selected = Kijelölve: { dice }
say-joker-as = A joker most: { $species }
say-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } joker
}
say-joker-unpaid = A joker fizetetlen marad
say-places = { $player } { dice-acc } rak le
say-places-none = { $player } nem rak le kockát
say-tile-used = Felhasznált lapka: { $n }
say-pays = { $player } { coins-acc } fizet
say-smuggling-failed = Sikertelen csempészés: { $old } után { $new }
say-liftoff = Felszállás! Üzemanyag: { $n }, szorzó: { $factor }
say-failure = Sikertelen felszállás! Üzemanyag: { $n }
say-full-taxi = Tele a taxi: plusz { coins }
say-turn-score = { $passengers } × { $factor }, plusz { $crystal }, plusz { $coins }: { points }
say-round-score = { $player }: { points } ebben a fordulóban
say-struck = Törölt eredmény: { $players }
say-struck-now = A jelen állás szerint törlődik: { $players }
say-next-opens = A következő fordulót kezdi: { $player }
say-wins = { $player } nyer: { points }
say-joint-winners = Győztesek: { $players }
say-undone = Visszavonva

## What the rules forbid

illegal-game-over = A játék véget ért. Kezdj visszavágót vagy új játékot.
illegal-nothing-thrown = Előbb dobj a kockákkal.
illegal-not-placed-yet = Előbb rakj le kockákat ebből a dobásból.
illegal-not-spent-yet = Előbb döntsd el, beváltasz-e érméket.
illegal-nothing-to-pay-for = Érmékért csak közvetlenül felszállás után kapsz pontot. Most tartsd meg őket.
illegal-wrong-dice = Pontosan azokkal a kockákkal dobj, amelyek még nincsenek lerakva.
illegal-not-thrown = Ez a kocka nincs ebben a dobásban. Válassz a dobott kockák közül.
illegal-too-many-dice = { $n } kocka túl sok: nincs 4-esnél nagyobb lapka. Jelölj ki kevesebbet.
illegal-tile-turned = { $n ->
    [0] A 0-s lapka már meg van fordítva. Jelölj ki több vagy kevesebb kockát.
    [1] Az 1-es lapka már meg van fordítva. Jelölj ki több vagy kevesebb kockát.
    [3] A 3-as lapka már meg van fordítva. Jelölj ki több vagy kevesebb kockát.
   *[other] A { $n }-es lapka már meg van fordítva. Jelölj ki több vagy kevesebb kockát.
}
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } joker { $n } érmébe kerül, de csak { $purse } van nálad. Hagyd fizetetlenül, vagy ne rakd le.
   *[other] { $jokers } joker { $n } érmébe kerül, de csak { $purse } van nálad. Hagyj néhányat fizetetlenül, vagy rakj le kevesebbet.
}
illegal-crystal-lost = A csempészkocka kevesebbet mutat, mint az előbb, ezért elveszett. Válassz más kockákat.
illegal-coins-unaffordable = { $coins ->
    [one] Ez { $coins } érme, de csak { $purse } van nálad. Válts be kevesebbet.
   *[other] Ez { $coins } érme, de csak { $purse } van nálad. Válts be kevesebbet.
}

## What cannot be taken back

undo-nothing-done = Még nincs mit visszavonni. Előbb dobj a kockákkal.
undo-thrown = A dobás már nem vonható vissza. Válaszd ki, mit raksz le.
undo-by-computer = Gépi játékos lépése nem vonható vissza. Játssz tovább innen.
undo-game-over = A játék véget ért, az eredmény végleges. Jöhet a visszavágó?

## Names and tables

name-empty = Adj nevet ennek a játékosnak.
name-too-long = Legfeljebb 16 karaktert írj be.
name-invisible = Csak látható betűket és jeleket használj.
name-spaces = Töröld a szélső és a dupla szóközöket.
opening-names-alike = Két játékosnak ugyanaz a neve. Változtasd meg az egyiket.

## Records that cannot be read or continued

refused-other-dice = A kezdőértékből más dobás következik. Így a játék nem folytatható: töltsd be újra.
refused-no-seed = Ebben a játékban kézzel kell dobni. Írd be, mi jött ki.
refused-no-such-player = Ezen a helyen senki sem ül. Válassz másikat.
refused-too-many-hand-overs = Ebben a játékban már túl sok átadás volt. Játssz így tovább.

## table

table-throw-short = { $n }. dobás
table-out-of-reach = { $cell }, már nem érhető el
table-lost-counts = 1-nek számít
table-keep-lost = Az elveszett kocka számít
table-keep-no-dice = Előbb dobj
