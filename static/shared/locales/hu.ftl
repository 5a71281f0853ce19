### What the page of any game says.

## Lists

list-none = nincs
list-one = { $item }
list-two = { $first } és { $last }
list-or = { $first } vagy { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Folytatás
cancel = Mégse
close = Bezárás
back = Vissza
undo = Visszavonás
retry = Újra
reload = Újratöltés
got-it = Értem
copied = Másolva

## Settings

percent = { $n }%
setting-animation = Animáció sebessége
setting-computers = Gépi játékosok tempója
setting-hotkeys = Gyorsbillentyűk
setting-language = Nyelv
setting-reduced-motion = Az eszközödön csökkentett mozgás van beállítva, ezért semmi sem mozog.
setting-sound = Hang
setting-text-size = Betűméret
setting-theme = Téma
setting-turn-calls = Jelezze, ki jön
setting-vibration = Rezgés
setting-volume = Hangerő
settings = Beállítások
settings-kept = A beállításokat ez az eszköz tárolja.
value-at-once = Azonnal
value-dark = Sötét
value-fast = Gyors
value-follow-device = Eszköz szerint
value-light = Világos
value-normal = Normál
value-off = Ki
value-on = Be
value-size-large = Nagy
value-size-largest = Nagyon nagy
value-size-normal = Normál
value-slow = Lassú

## The page as an app of the device

full-screen = Teljes képernyő
full-screen-end = Kilépés a teljes képernyőből
full-screen-refused = A böngésző nem engedi a teljes képernyőt. Keresd meg a böngésző saját menüjében.
install = Telepítés
install-by-hand = { $game } telepítése erre az eszközre: koppints a Megosztás gombra, majd erre: „Főképernyőhöz adás”.
install-from-menu = A böngésző nem kérdezett rá. Keresd a saját menüjében a „Telepítés” vagy a „Hozzáadás a kezdőképernyőhöz” pontot.
install-offer = A { $game } telepíthető erre az eszközre: saját ablakban fut, és internet nélkül is mindig játszható.
install-safari = A Safari törölheti egy weboldal adatait, ha hét napig nem nyitod meg. A telepített játék üres listával indul: exportáld itt a játékaidat, és nyisd meg ott a fájlt.
offline-coming = A játék mentése erre az eszközre még tart. Hamarosan hálózat nélkül is elindítható lesz.
offline-kept = A játék megvan ezen az eszközön, hálózat nélkül is elindul.
offline-refused = A játék itt nincs eltárolva, ezért csak hálózattal indul el. Próbáld meg egy normál ablakban, ne privátban és ne egy másik oldalon belül.

## Sharing

share-private = Minden magában a linkben van; máshol semmit sem tárolunk.
share-link = Link
share-send = Küldés…
share-copy = Link másolása
share-open = Megnyitás külön lapon
share-cannot-copy = A böngésző nem engedi a másolást. Jelöld ki a linket, és másold ki kézzel.
share-qr = A link QR-kódja
share-qr-too-long = Ez a link túl hosszú egy QR-kódhoz. Küldd el linkként.

## The rules page

rules-loading = A játékszabály betöltése…
rules-failed = A játékszabályt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
find-label = Keresés a játékszabályban
find-none = Ezekre a szavakra nincs találat. Próbáld kevesebb vagy más szóval.
find-count = { $n ->
    [one] { $n } szakasz
   *[other] { $n } szakasz
}
parts-title = Tartalom
