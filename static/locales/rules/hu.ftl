### A játékszabály. Egy szakasz: rules-<section>-title, majd a bekezdései: rules-<section>-1, -2 és így tovább.

rules-goal-title = A játék célja
rules-goal-1 = Űrtaxit vezetsz. Minden körödben azonos fajú űrlényeket ültetsz össze, épp annyit tankolsz, amennyi kell, és ha mered, kristályt is csempészel.
rules-goal-2 = Az nyer, akinek az utolsó forduló után a legtöbb pontja van.

rules-setup-title = Előkészületek
rules-setup-1 = A játékban 3–5 játékos vehet részt. 3 játékos 5 fordulót játszik, 4 vagy 5 játékos 4 fordulót.
rules-setup-2 = Összesen 27 űrérme van. Mindenki 3-at kap belőlük, a többi a készlet.
rules-setup-3 = Tíz kockával kell dobni: 6 űrlénykockával, 3 üzemanyagkockával és 1 csempészkockával. Az űrlénykocka öt oldalán egy-egy űrlény látható, a hatodikon egy felemelt hüvelykujj: ez a joker.
rules-setup-4 = Az kezd, aki legutóbb taxizott. A kezdőjátékost választani vagy sorsolni is lehet. Utána az óramutató járása szerint halad a játék.
rules-setup-5 = A számlapkákra (0, 1, 2, 3 és 4) a dobó játékos bal oldali szomszédja vigyáz.

rules-turn-title = Egy kör
rules-turn-1 = Dobj az összes kockával, amely még nincs lerakva: először mind a tízzel.
rules-turn-2 = Azután rakj le néhányat a dobott kockák közül a játéktáblára. Hogy hányat, azt egy számlapka mondja meg, amelyet ilyenkor meg kell fordítani.
rules-turn-3 = A többivel dobj újra, megint rakj le, és folytasd, amíg mind a tíz kocka a helyére nem kerül. Ehhez négy dobás kell, a 0-s lapkával öt.
rules-turn-4 = Az űrlénykockák az ülésekre kerülnek, az üzemanyagkockák a szárnyakra, a csempészkocka a kristálybányába. A lerakott kocka ott marad, ahol van.

rules-tiles-title = Számlapkák
rules-tiles-1 = Minden dobás után használj fel egy lapkát, amely még nincs megfordítva, és pontosan annyi kockát rakj le, ahányat mutat. Egy körben minden lapka egyszer használható.
rules-tiles-2 = Az 1-es, 2-es, 3-as és 4-es lapkát mind fel kell használnod. Együtt épp tízet adnak ki, így minden kockának jut hely.
rules-tiles-3 = A 0-s lapka nem kötelező. Nem tetszik a dobás? Ne rakj le semmit, és dobj újra ugyanezekkel a kockákkal.
rules-tiles-4 = Ha az 1-es, 2-es, 3-as és 4-es lapka közül már csak egy maradt, a dobás összes kockáját le kell raknod úgy, ahogy esett – kivéve, ha még megvan a 0-s lapka.

rules-passengers-title = Utasok
rules-passengers-1 = Szabadon dönthetsz: egy fajból elviheted mindet, néhányat vagy egyet sem, és egyszerre több fajból is választhatsz. Csak a lapka száma számít.
rules-passengers-2 = Egy csoporthoz legalább két azonos fajú űrlény kell. Magányos űrlény is leülhet, de nem ér pontot, amíg nem jön mellé másik a fajából.

rules-joker-title = A joker
rules-joker-1 = Amikor lerakod a hüvelykujjat, fizethetsz 1 érmét, és átfordíthatod az öt faj bármelyikére. Az érme azonnal a készletbe kerül.
rules-joker-2 = Ezt akárhányszor megteheted, amíg van miből fizetned.
rules-joker-3 = A hüvelykujjat fizetés nélkül is lerakhatod. Ilyenkor elfoglal egy ülést, de nem ér pontot.

rules-fuel-title = Üzemanyag
rules-fuel-1 = Mindhárom üzemanyagkockát le kell rakni. Az összegük dönt: 7-nél a szorzó 1, 8-nál 2, 9-nél 3, 10-nél pedig 4.
rules-fuel-2 = Ha az összeg 6 vagy kevesebb, illetve 11 vagy több, a taxi nem száll fel. Sikertelen felszállásnál a körnek azonnal vége, 0 ponttal.

rules-smuggling-title = Csempészés
rules-smuggling-1 = A csempészkockát bármelyik dobás után lerakhatod. A kristálybányában annyi pontot ér, amennyit mutat: 1-től 8-ig.
rules-smuggling-2 = Ha nem rakod le, a többivel együtt újra dobsz vele. Ekkor legalább annyit kell mutatnia, mint előtte.
rules-smuggling-3 = Ha kevesebbet mutat, nem sikerült a csempészés: a kocka a játéktábla mellé kerül, és nem ér pontot. A kör folytatódik.
rules-smuggling-4 = Az elveszett kocka beleszámít az ebben a dobásban lerakott kockákba. Ezért ilyenkor nem választhatod a 0-s lapkát, az 1-est viszont akár egyedül az elveszett kockára is felhasználhatod.

rules-scoring-title = A kör pontozása
rules-scoring-1 = Felszállás után először kiszállnak a magányos űrlények és a fizetetlen jokerek.
rules-scoring-2 = Minden faj egyszer ér pontot a fedélzeten: a pár 1, a hármas 2, a négyes 3, az ötös 5, a hatos 8 pontot.
rules-scoring-3 = Ha mind a hat ülésen legalább kétfős csoportok ülnek, tele a taxi, és 2 érmét kapsz a készletből.
rules-scoring-4 = Szorozd meg az utaspontokat a szorzóval. Add hozzá a kristályt, és minden beváltott érméért 2 pontot: utasok × szorzó + kristály + érmék.
rules-scoring-5 = Egy példa: két hármas 4 pont, 9 üzemanyagnál a szorzó 3, a kristály pedig 6. Ez 4 × 3 + 6 = 18 pont.

rules-coins-title = Érmék
rules-coins-1 = Az érme kétféleképpen használható: 1 érméért a jokerből űrlény lesz, felszállás után pedig minden beváltott érme 2 pontot ér.
rules-coins-2 = A tele taxiért kapott 2 érmét rögtön be is válthatod. Bármennyit beválthatsz, vagy egyet sem, mielőtt a következő játékos dob.
rules-coins-3 = Minden kifizetett érme visszakerül a készletbe.

rules-round-title = Egy forduló
rules-round-1 = A forduló akkor ér véget, amikor már mindenki sorra került. A forduló leggyengébb eredménye törlődik, és 0 pontot ér. Ha több játékosnak is ez az eredménye, mindegyiküké törlődik.
rules-round-2 = A következő fordulót az kezdi, aki a legjobb eredményt érte el.

rules-end-title = A játék vége
rules-end-1 = Az utolsó forduló után összeadjuk az összes nem törölt eredményt. A legmagasabb összeg nyer; egyenlőségnél több győztes van.
rules-end-2 = A megmaradt érmék semmit sem érnek.

rules-solo-title = Egyszemélyes repülés
rules-solo-1 = Egyedül is repülhetsz: 5 forduló, 3 érme nálad és 24 a készletben. Semmi sem törlődik, a végösszeg az eredményed.

rules-house-title = Házi szabályok
rules-house-1 = A nyomtatott szabály néhány kérdést nyitva hagy. Ez a játék így válaszol rájuk:
rules-house-2 = R1: A hüvelykujjat fizetés nélkül is lerakhatod úgy, ahogy van. Elfoglal egy ülést, egyik fajhoz sem tartozik, és nem ér pontot, ezért vele a taxi nem számít telinek.
rules-house-3 = R2: A harmadik üzemanyagkocka lerakásakor dől el, hogy sikertelen-e a felszállás. Ha igen, a többi kockával már nem kell dobni. Az érméid megmaradnak, de nincs bónusz, és pontot sem vehetsz.
rules-house-4 = R3: Ha tele a taxi, de a készletben 2-nél kevesebb érme van, annyit kapsz, amennyi ott van.
rules-house-5 = R4: Ha többen érik el a legjobb eredményt, közülük az kezdi a következő fordulót, aki ebben a fordulóban elsőként dobott.
rules-house-6 = R5: Ha mindenkinek ugyanannyi az eredménye, mindenkié törlődik. Hogy ki kezdi a következő fordulót, azt az R4 mondja meg.
rules-house-7 = R6: A lerakás egyszerre történik: a lapka, a kockák, és hogy melyik hüvelykujjból mi lesz. Az egészet ki kell tudnod fizetni, és az érmék akkor is elvesznek, ha épp emiatt a lerakás miatt nem sikerül a felszállás. A lerakott hüvelykujj később már nem fordítható át.
rules-house-8 = R7: A telitaxi-bónuszt az érmék beváltása előtt kapod meg. A később beváltott érmék nem pótolják a hiányos bónuszt. A beváltásról körönként egyszer döntesz.
rules-house-9 = R8: A lerakást a következő dobásig vonhatod vissza, a beváltást addig, amíg a következő játékos nem dob. A játék utolsó beváltása végleges, és a gépi játékosok lépései is maradnak. Egy játékos helyét bármikor átveheti valaki más; a dobások, a lerakott kockák és a kifizetett érmék maradnak.
rules-house-10 = R9: Az egyszemélyes repülés a mi saját kiegészítésünk.
