### What the page of any game says.

## Lists

list-none = žádné
list-one = { $item }
list-two = { $first } a { $last }
list-or = { $first } nebo { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Pokračovat
cancel = Zrušit
close = Zavřít
back = Zpět
undo = Vrátit zpět
retry = Zkusit znovu
reload = Načíst znovu
got-it = Rozumím
copied = Zkopírováno

## Settings

percent = { $n } %
setting-animation = Rychlost animací
setting-computers = Rychlost počítačů
setting-hotkeys = Klávesové zkratky
setting-language = Jazyk
setting-reduced-motion = Na tvém zařízení je zapnutý omezený pohyb, proto se nic nehýbe.
setting-sound = Zvuk
setting-text-size = Velikost písma
setting-theme = Motiv
setting-turn-calls = Oznamovat, kdo je na tahu
setting-vibration = Vibrace
setting-volume = Hlasitost
settings = Nastavení
settings-kept = Nastavení zůstává uložené v tomto zařízení.
value-at-once = Ihned
value-dark = Tmavý
value-fast = Rychlá
value-follow-device = Podle zařízení
value-light = Světlý
value-normal = Normální
value-off = Vypnuto
value-on = Zapnuto
value-size-large = Velké
value-size-largest = Největší
value-size-normal = Normální
value-slow = Pomalá

## The page as an app of the device

full-screen = Celá obrazovka
full-screen-end = Ukončit režim celé obrazovky
full-screen-refused = Prohlížeč celou obrazovku nedovolil. Najdi ji v nabídce prohlížeče.
install = Nainstalovat
install-by-hand = Takto { $game } nainstaluješ do tohoto zařízení: klepni na „Sdílet“ a pak na „Přidat na plochu“.
install-from-menu = Prohlížeč se nezeptal. V jeho vlastní nabídce najdi „Instalovat“ nebo „Přidat na plochu“.
install-offer = { $game } si můžeš nainstalovat do tohoto zařízení: poběží ve vlastním okně a vždy i bez připojení.
install-safari = Když sem sedm dní nezavítáš, může Safari smazat, co si web uložil. Nainstalovaná hra začíná s prázdným seznamem: exportuj si hry tady a soubor otevři tam.
offline-coming = Hra se právě ukládá do tohoto zařízení. Za chvíli ji půjde spustit i bez připojení.
offline-kept = Hra je uložená v tomto zařízení a spustí se i bez připojení.
offline-refused = Hra se tu neukládá, takže ji spustíš jen s připojením. Zkus to v běžném okně, ne v anonymním a ne uvnitř jiné stránky.

## Sharing

share-private = Vše je v samotném odkazu; nikde jinde se nic neukládá.
share-link = Odkaz
share-send = Poslat…
share-copy = Kopírovat odkaz
share-open = Otevřít na nové kartě
share-cannot-copy = Prohlížeč nedovoluje stránce kopírovat. Označ odkaz a zkopíruj ho ručně.
share-qr = QR kód odkazu
share-qr-too-long = Tento odkaz je na QR kód příliš dlouhý. Pošli ho jako odkaz.

## The rules page

rules-loading = Pravidla se načítají…
rules-failed = Pravidla se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
find-label = Hledat v pravidlech
find-none = K těmto slovům se nic nenašlo. Zkus méně slov nebo jiná.
find-count = { $n ->
    [one] { $n } část
    [few] { $n } části
    [many] { $n } části
   *[other] { $n } částí
}
parts-title = Obsah
