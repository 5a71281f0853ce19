### What the page of any game says.

## Lists

list-none = žiadne
list-one = { $item }
list-two = { $first } a { $last }
list-or = { $first } alebo { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Pokračovať
cancel = Zrušiť
close = Zavrieť
back = Späť
undo = Vrátiť späť
retry = Skúsiť znova
reload = Načítať znova
got-it = Rozumiem
copied = Skopírované

## Settings

percent = { $n } %
setting-animation = Rýchlosť animácií
setting-computers = Rýchlosť počítačov
setting-hotkeys = Klávesové skratky
setting-language = Jazyk
setting-reduced-motion = Tvoje zariadenie má zapnutý obmedzený pohyb, preto sa nič nehýbe.
setting-sound = Zvuk
setting-text-size = Veľkosť textu
setting-theme = Motív
setting-turn-calls = Oznamovať, kto je na ťahu
setting-vibration = Vibrácie
setting-volume = Hlasitosť
settings = Nastavenia
settings-kept = Nastavenia zostávajú uložené v tomto zariadení.
value-at-once = Ihneď
value-dark = Tmavý
value-fast = Rýchla
value-follow-device = Podľa zariadenia
value-light = Svetlý
value-normal = Normálna
value-off = Vypnuté
value-on = Zapnuté
value-size-large = Veľká
value-size-largest = Veľmi veľká
value-size-normal = Normálna
value-slow = Pomalá

## The page as an app of the device

full-screen = Celá obrazovka
full-screen-end = Ukončiť celú obrazovku
full-screen-refused = Prehliadač celú obrazovku nedovolil. Nájdi ju v ponuke prehliadača.
install = Nainštalovať
install-by-hand = Takto si { $game } nainštaluješ do tohto zariadenia: klepni na „Zdieľať“ a potom na „Pridať na plochu“.
install-from-menu = Prehliadač sa neopýtal. V jeho vlastnej ponuke nájdi „Inštalovať“ alebo „Pridať na plochu“.
install-offer = { $game } si môžeš nainštalovať do tohto zariadenia: pobeží vo vlastnom okne a vždy aj bez internetu.
install-safari = Safari môže po siedmich dňoch bez návštevy vymazať všetko, čo si stránka uložila. Nainštalovaná hra začína s prázdnym zoznamom: exportuj si hry tu a súbor otvor tam.
offline-coming = Hra sa práve ukladá do tohto zariadenia. O chvíľu sa bude dať spustiť aj bez internetu.
offline-kept = Hra je uložená v tomto zariadení a spustí sa aj bez internetu.
offline-refused = Hra sa tu neukladá, takže bez internetu sa nespustí. Skús to v bežnom okne, nie v súkromnom ani vnútri inej stránky.

## Sharing

share-private = Všetko je priamo v odkaze; nikde inde sa nič neukladá.
share-link = Odkaz
share-send = Poslať…
share-copy = Kopírovať odkaz
share-open = Otvoriť na novej karte
share-cannot-copy = Prehliadač nedovoľuje stránke kopírovať. Označ odkaz a skopíruj ho ručne.
share-qr = QR kód odkazu
share-qr-too-long = Tento odkaz je na QR kód príliš dlhý. Pošli ho ako odkaz.

## The rules page

rules-loading = Načítavajú sa pravidlá…
rules-failed = Pravidlá sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
find-label = Hľadať v pravidlách
find-none = K týmto slovám sa nič nenašlo. Skús menej slov alebo iné.
find-count = { $n ->
    [one] { $n } časť
    [few] { $n } časti
    [many] { $n } časti
   *[other] { $n } častí
}
parts-title = Obsah
