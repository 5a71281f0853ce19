### Komunikaty gry po polsku. Zwracamy się na ty; imiona i nazwy rodzajów stoją zawsze w mianowniku.

## Counted words

points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
coins-acc = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
space-coins = { $n ->
    [one] { $n } kosmiczna moneta
    [few] { $n } kosmiczne monety
    [many] { $n } kosmicznych monet
   *[other] { $n } kosmicznej monety
}
dice = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostki
}
dice-acc = { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostki
}
dice-ins = { $n ->
    [one] { $n } kostką
    [few] { $n } kostkami
    [many] { $n } kostkami
   *[other] { $n } kostki
}
rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}

## Home

game-name = Space Taxi
new-game = Nowa gra
your-games = Twoje gry
first-flight = Pierwszy lot
first-flight-hint = Pierwszy lot: poznaj grę w dwie minuty
rules = Zasady
about = O grze
home-running = Runda { $n } z { $of }: { $players }
home-daily = Lot dnia
home-play = Zagraj od razu
home-play-against = Z dwoma komputerami
home-together = Zagrajcie razem
home-together-at = Kilka osób przy jednym ekranie

## Set-up

setup-players = Liczba graczy
setup-solo = Solo
setup-seats = Miejsca zgodnie z ruchem wskazówek zegara
setup-name = Imię gracza { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Imię
setup-head-begins = Zaczyna
setup-last-ride = Rozpoczyna ten, kto jako ostatni jechał taksówką.
setup-begins = Rozpoczyna { $player }
setup-by-lot = Wylosuj
setup-coach = Trener: wskazówki i szanse
setup-start = Odpal silniki
setup-keeps-old = Rozpoczęta gra pozostanie w sekcji „Twoje gry”.
setup-code = Te same rzuty co przy innym stole
setup-code-name = Kod
setup-code-hint = Kodem może być dowolny tekst. Przy stołach z tym samym kodem i tą samą liczbą graczy wypada na kostkach to samo. Kto zna kod, może znać rzuty z góry.
setup-code-too-long = Ten kod jest za długi. Użyj krótszego.

## Who plays

driver-rookie = Nowicjusz
driver-cabbie = Taksówkarz
driver-captain = Kapitan
driver-ace = As
level-rookie = { driver-rookie }: popełnia błędy początkujących
level-cabbie = { driver-cabbie }: gra według prostych zasad
level-captain = { driver-captain }: gra o punkty i się nie myli
level-ace = { driver-ace }: gra o wygraną i się nie myli
computer-level = Komputer: { $level }
driver-person = Człowiek
driver-of = Kto gra jako { $player }: człowiek czy komputer
who-plays = Kto gra
computer-plays = Gra { $player } ({ $level }).
computer-thinks = { $player } myśli…
computer-fast = Szybciej
computer-skip = Przewiń kolejkę
why-liftoff = Wszyscy na pokładzie, paliwo { $fuel }: start!
why-no-way-out = To skończy się awarią.
why-waits = Nic nie odkłada: może trafi się lepszy rzut.
why-group = Lecą razem: { $n } { $species }.
why-crystal = Bierze kryształ: { $n } wystarczy.
why-fuel = Suma paliwa wynosi teraz { $n }.
why-only-lost = Na tę płytkę wystarczy stracona kostka.
why-seat = Jakieś miejsce trzeba zająć.
why-pays = Zamienia { coins-acc } na punkty.
why-keeps = Zachowuje { coins-acc } na kolejne rundy.
coach-open = Wskazówka i szanse

## Handing over a place

computers = Komputer
who-plays-text = Miejsce przy stole możesz przekazać w każdej chwili. Rzuty, odłożone kostki i zapłacone monety zostają.
who-plays-over = Gra się skończyła: miejsc nie można już przekazywać.

## The coach

coach = Trener
coach-by = Co jest ważniejsze
coach-points = Punkty
coach-wins = Szansa na wygraną
coach-points-are = Tylu punktów można się spodziewać do końca gry.
coach-wins-are = Tyle wynosi szansa na wygraną.
coach-expects = { points }
coach-best = najlepsze
coach-as-good = Tak samo dobre:
coach-game = Cała gra
coach-works = Trener liczy…
coach-lost = Tu trener nie potrafi nic doradzić. Zdecyduj po swojemu.
odds = Szanse
odds-launch = Udany start
odds-result = Oczekiwany wynik kolejki
odds-wins = Szansa na wygraną

## Top bar

top-bar = Gra
menu = Menu
round-of = Runda { $n } z { $of }
rounds-left = Pozostało rund: { $n }
rounds-left-short = Jeszcze { $n }
throw-of = Rzut { $n } z { $of }
draw-pile = Bank
draw-pile-coins = Bank: { coins }
sound-mute = Wyłącz dźwięk
sound-unmute = Włącz dźwięk
to-home = Na stronę główną

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] samotny kosmita
    [2] para
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i } z { $of }
die-blocked = { $die }, na więcej kostek nie ma płytki
die-species = Kostka pasażerów: { $species }
die-joker = Kostka pasażerów: dżoker
die-joker-as = Kostka pasażerów: dżoker jako { $species }
die-joker-unpaid = Kostka pasażerów: dżoker, nieopłacony
die-fuel = Kostka paliwa: { $n }
die-smuggling = Kostka przemytu: { $n }
die-smuggling-after = Kostka przemytu: { $new } po { $old }
die-smuggling-lost = Kostka przemytu: { $new } po { $old }, stracona

## The board

board = Plansza
board-seats-group = { $n } { $species }
board-crystal-lost = Przemyt się nie udał
seat-empty = Miejsce { $i }: wolne
seat-species = Miejsce { $i }: { $species }
seat-unpaid = Miejsce { $i }: nieopłacony dżoker
seat-target = Miejsce { $i }: tu usiądzie { $species }
seat-target-unpaid = Miejsce { $i }: tu usiądzie nieopłacony dżoker
wing-empty = Skrzydło { $i }: puste
wing-fuel = Skrzydło { $i }: { $n }
wing-target = Skrzydło { $i }: tu trafi { $n }
mine-empty = Kopalnia: pusta
mine-crystal = Kopalnia: { $n }
mine-target = Kopalnia: tu trafi { $n }
beside-empty = Obok planszy: nic
beside-lost = Obok planszy: stracona kostka przemytu

## Scoring legend

legend = Sposób liczenia punktów
legend-fuel-factor = Paliwo { $n }: współczynnik { $factor }
legend-fuel-low = Paliwo 6 lub mniej: awaria
legend-fuel-high = Paliwo 11 lub więcej: awaria
legend-same-species = Ten sam rodzaj
legend-points = Punkty
legend-earned = { $cell }, zdobyte
legend-if-placed = { $cell }, jeśli odłożysz te kostki
legend-reachable = { $cell }, jeszcze możliwe
fuel-to-go = { $n ->
    [one] jeszcze { $n } kostka paliwa
    [few] jeszcze { $n } kostki paliwa
    [many] jeszcze { $n } kostek paliwa
   *[other] jeszcze { $n } kostki paliwa
}

## Throwing and placing

tray = Rzucone kostki
tray-of = Rzut: { $player }
throw-n = Rzuć { dice-ins }
select-dice = Wybierz kostki
place-n = Odłóż { $n }
keep-none = Nic nie odkładaj
your-turn = { $player }, twoja kolej!
prompt-throw = { $player }, rzuć kostkami!
last-fuel-from = Od { $from } w górę taksówka startuje, przy { $to } z ×{ $factor }.
last-fuel-between = Od { $from } do { $to } taksówka startuje, przy { $to } z ×{ $factor }.
last-fuel-up-to = Do { $to } taksówka startuje, przy { $to } z ×{ $factor }.
last-fuel-only = Taksówka startuje tylko przy { $to }: ×{ $factor }.
last-fuel-none = Cokolwiek wypadnie, taksówka zostanie na ziemi.
last-crystal-from = Od { $from } w górę kryształ się liczy, poniżej przepada.
last-crystal-only = Liczy się tylko { $from }, poniżej kryształ przepada.
last-crystal-any = Kryształ się liczy, cokolwiek wypadnie.
last-passenger = Najlepiej: { $who } (o { points } więcej).
last-passenger-alone = Ktokolwiek przyjdzie, zostanie sam.
prompt-place = Wybierz { $counts } z tych kostek.
prompt-place-or-none = Wybierz { $counts } z tych kostek albo nic nie odkładaj.
prompt-place-all = { $n ->
    [one] Odłóż ostatnią kostkę tak, jak wypadła.
    [2] Odłóż obie kostki tak, jak wypadły.
    [few] Odłóż wszystkie { $n } kostki tak, jak wypadły.
    [many] Odłóż wszystkie { $n } kostek tak, jak wypadły.
   *[other] Odłóż wszystkie { $n } kostki tak, jak wypadły.
}
prompt-place-all-or-none = { $n ->
    [one] Odłóż ostatnią kostkę albo nic nie odkładaj i rzuć nią jeszcze raz.
    [2] Odłóż obie kostki albo nic nie odkładaj i rzuć nimi jeszcze raz.
    [few] Odłóż wszystkie { $n } kostki albo nic nie odkładaj i rzuć nimi jeszcze raz.
    [many] Odłóż wszystkie { $n } kostek albo nic nie odkładaj i rzuć nimi jeszcze raz.
   *[other] Odłóż wszystkie { $n } kostki albo nic nie odkładaj i rzuć nimi jeszcze raz.
}
prompt-other-player = Gra { $player }.
tile-gone = Płytka { $n } jest już użyta. Wybierz { $counts } z tych kostek.
too-many-selected = Najwyższa płytka to 4. Wybierz { $counts } z tych kostek.
tile-gone-with-lost = Ze straconą kostką to już { $n }, a płytka { $n } jest już użyta. Wybierz oprócz niej { $counts }.
lost-counts-one = Stracona kostka przemytu liczy się jako 1 kostka.
lost-alone-or-more = Stracona kostka liczy się jako 1: wybierz ją samą albo jeszcze { $counts }.
lost-and-more = Stracona kostka liczy się jako 1: wybierz jeszcze { $counts }.
select-or-lost = Wybierz kostki albo samą straconą
select-lost = Wybierz straconą kostkę
lost-takes-tile = Płytka 1: wystarczy sama stracona kostka. Odznacz pozostałe kostki.
tile-takes = Płytka { $n }: wybierz { dice-acc }.
tile-takes-with-lost = Płytka { $tile }: wybierz { dice-acc } oprócz straconej.
tile-ready = Płytka { $n } ma już swoje kostki. Odłóż je.
warn-fails = Paliwo { $n }: to skończy się awarią.

## Joker

joker = Dżoker
joker-becomes = Dżoker jako
joker-price = { $n ->
    [one] Po { $n } monecie.
    [few] Po { $n } monety.
    [many] Po { $n } monet.
   *[other] Po { $n } monety.
}
joker-purse = Masz { coins-acc }.
unpaid = Bez opłaty
unpaid-hint = Zajmuje miejsce, nie daje punktów
joker-no-coin = Za mało monet: ten dżoker zostaje nieopłacony.
joker-no-coin-more = Twoje monety są już przeznaczone na inne dżokery. Tego zostaw nieopłaconego.
joker-choose-first = Najpierw zdecyduj, co z dżokerem.

## Number tiles

tiles = Płytki z liczbami
tiles-of = Płytki: { $player }
tile-up = Płytka { $n }
tile-optional = Płytka 0, nieobowiązkowa
tile-barred = Płytka 0, teraz nie można: stracona kostka się liczy
tile-next = Płytka { $n }, zaraz zostanie odwrócona
tile-turned = Płytka { $n }, odwrócona

## Formula

formula = Dotychczasowy wynik
label-passengers = Pasażerowie
label-fuel = Paliwo
label-factor = Współczynnik
label-crystal = Kryształ
label-coins = Monety
label-total = Suma
factor-open = Współczynnik jeszcze nieznany
so-far = na razie
range-spoken = od { $from } do { $to }
crystal-safe = bezpieczny w kopalni
coins-at-end = każda +2 po starcie
passengers-none = jeszcze bez grupy

## Player cards

player-cards = Gracze
card-throws = rzuca
card-tiles = płytki
card-waits = czeka
card-total = Suma { $n }
card-coins-after = { space-coins }, po zapłaceniu { $after }
card-this-round = Ta runda
card-round-before = Poprzednia runda
card-show-rounds = Pokaż rundy: { $player }
card-round-result = Runda { $round }: { $n }
card-round-struck = Runda { $round }: { $n }, wynik skreślony, daje 0
card-round-failed = Runda { $round }: awaria
card-round-failed-struck = Runda { $round }: awaria, wynik skreślony
card-round-open = Runda { $round }: { $n }, jeszcze niepodliczona
card-round-playing = Runda { $round }: trwa
card-round-to-come = Runda { $round }: przed nami
best-so-far = Najlepszy wynik: { $n }
best-so-far-short = Maks. { $n }
not-last-from = Nie ostatni od: { $n }
not-last-from-short = Pewne { $n }

## Lift-off and failure to launch

liftoff = Start!
failure = Awaria!
failed-to-launch = awaria
liftoff-scene = Taksówka startuje z pasażerami na pokładzie.
failure-scene = Taksówka stoi na ziemi w kłębach dymu.
ticket-turn = { $player }, runda { $n } z { $of }
ticket-full-taxi = Pełna taksówka
ticket-bonus = { $n ->
    [one] +{ $n } moneta
    [few] +{ $n } monety
    [many] +{ $n } monet
   *[other] +{ $n } monety
}
ticket-bonus-short = { $n ->
    [0] Bank jest pusty: tym razem bez monet.
    [one] W banku była już tylko { $n } moneta.
    [few] W banku były już tylko { $n } monety.
    [many] W banku było już tylko { $n } monet.
   *[other] W banku było już tylko { $n } monety.
}
ticket-lone-leave = Samotni kosmici wysiadają: { $list }
ticket-unpaid-leave = { $n ->
    [one] Wysiada { $n } nieopłacony dżoker.
    [few] Wysiadają { $n } nieopłacone dżokery.
    [many] Wysiada { $n } nieopłaconych dżokerów.
   *[other] Wysiada { $n } nieopłaconego dżokera.
}
ticket-crystal-lost = Przemyt się nie udał
failure-too-much = Za dużo paliwa
failure-too-little = Za mało paliwa
failure-only-flies = Taksówka startuje tylko przy sumie 7, 8, 9 lub 10.
failure-passengers = Wszyscy wysiadają i idą pieszo.
failure-crystal = Kryształ zostaje na miejscu.
failure-no-points = W tej rundzie bez punktów

## Coins for points

spend-coins = Oddaj monety
spend-each = +2 punkty za każdą
spend-chosen = Monety do oddania: { $n } z { $of }
spend-less = 1 moneta mniej
spend-more = 1 moneta więcej
spend-purse-empty = Brak monet do oddania.
stakes = Ta runda
stakes-not-struck = +{ coins } i zamiast tego do skreślenia: { $players }
stakes-struck-anyway = Nawet wszystkie monety tego nie zmienią.
stakes-wins = Nikt nie ma tyle: to wygrywa grę.
stakes-leads = Na razie prowadzenie.
stakes-wins-with = +{ coins } i gra jest wygrana.
stakes-leads-with = +{ coins }, żeby na razie prowadzić.
stakes-shares = Tyle samo punktów co { $players }: wspólne zwycięstwo.
stakes-level = Na razie tyle samo punktów co { $players }.
stakes-shares-with = +{ coins } i tyle samo punktów co { $players }: wspólne zwycięstwo.
stakes-level-with = +{ coins } i na razie tyle samo punktów co { $players }.
stakes-behind = Do pierwszego miejsca, nawet z wszystkimi monetami, brakuje: { points }
take-points = Weź { points }

## Handing over

next-throws = Za chwilę rzuca { $player }, a płytki odwraca { $tiles }

## Round over

round-over = Koniec rundy { $n }
scoring-round = Podliczenie rundy
round-struck-mark = skreślony
round-struck-counts = { $n }, skreślony, daje 0
round-all-struck = Wszystkie wyniki są równe, więc wszystkie są skreślone.
round-worst-struck = Najniższy wynik jest skreślony: daje 0.
round-opens-next = { $player } rozpoczyna następną rundę
round-next = Rozpocznij rundę { $n }

## Game over

game-after = { $n ->
    [one] Po { $n } rundzie
    [few] Po { $n } rundach
    [many] Po { $n } rundach
   *[other] Po { $n } rundy
}
winner-is = { $player } wygrywa!
winners-are = Zwycięzcy ex aequo: { $players }
winner-scene = Taksówka pełna wesołych kosmitów.
final-table = Punkty w rundach
final-player = Gracz
final-round-n = Runda { $n }
final-legend-best = najwyższy wynik, rozpoczyna następną rundę
final-legend-struck = skreślony, daje 0
race = Wyścig, runda po rundzie
race-spoken = Punkty runda po rundzie. Na koniec: { $list }
race-player = { $player }: { points }
rematch = Rewanż
solo-result = Twój lot: { points }
solo-again = Leć jeszcze raz
solo-first = Twój pierwszy lot solo tutaj: masz już wynik do pobicia.
solo-new-best = Nowy rekord osobisty! Dotychczas: { points }
solo-best = Twój dotychczasowy rekord: { points }
daily-counts = To był twój pierwszy lot tego dnia, więc się liczy.
daily-practice = Trening: liczy się tylko twój pierwszy lot tego dnia.

## Sheets and values

review = Analiza
replay = Powtórka
last-turns = Ostatnie kolejki
dice-sheet = Kostki
hotkeys = Skróty klawiszowe
game-view = Zobacz wynik
share = Udostępnij
board-as-text = Plansza jako tekst
log-crystal = kryształ { $n }
log-fuel = paliwo { $n }

## Review

review-working = Sprawdzamy, ile była warta każda decyzja…
review-failed = Nie udało się przygotować analizy. Odśwież stronę i spróbuj jeszcze raz.
review-intro = Szczęście pokazuje, ile punktów kostki dołożyły do oczekiwanych albo z nich zabrały. Każda decyzja gorsza od najlepszej też kosztuje punkty. Trafność mówi, jak blisko najlepszych były decyzje: 100% oznacza, że każda była najlepsza.
review-chart = Szczęście i umiejętności
review-chart-player = { $player }: szczęście { $luck }, stracone { $lost }
review-start = Oczekiwane na początku
review-luck = Szczęście
review-lost = Stracone przez decyzje
review-short-supply = Za mało w banku
review-points = Punkty przed skreśleniem
review-struck = Skreślone
review-accuracy = Trafność: { $n }%
review-accuracy-of = { $driver }: trafność { $n }%, stracone { $lost }
review-costly = Najkosztowniejsze decyzje
review-flawless = Żadna decyzja nic nie kosztowała. Bezbłędnie!
review-chosen = Wybrano
review-best = Najlepiej
review-cost = Koszt: { points }
review-was-best = Najlepszy wybór
review-show = Pokaż na stole
review-show-spoken = Pokaż na stole: { $moment }
review-all = { $n ->
    [one] { $n } decyzja
    [few] Wszystkie { $n } decyzje
    [many] Wszystkie { $n } decyzji
   *[other] Wszystkie { $n } decyzji
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, runda { $round }, rzut { $throw }
moment-coins = { $player }, runda { $round }, monety

## Replay

replay-previous = Poprzednia decyzja
replay-next = Następna decyzja
replay-at = { $n } z { $of }
replay-choices = Wszystkie decyzje
replay-whose = Czyje decyzje
replay-everyone = Wszyscy
replay-mine = Tylko moje
replay-next-mistake = Następny błąd
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-times = { $n }×

## Your games

notice-set-aside-export = Eksportuj zapisaną grę
games-empty = Nie ma tu jeszcze żadnej gry. Rozpocznij nową!
games-running = Gry w toku
games-finished = Zakończone gry
games-set-aside = Odłożone na bok
game-at = Runda { $n } z { $of }
game-won-by = Zwycięstwo: { $players }
game-solo-result = { $player }: { points }
game-played-on = Ostatnio grano: { $date }
game-continue = Kontynuuj grę: { $players }
game-export = Eksportuj
game-export-spoken = Eksportuj grę: { $players }
game-replay = Powtórka gry: { $players }
game-delete = Usuń
game-delete-spoken = Usuń grę: { $players }
ask-delete-title = Usunąć tę grę?
ask-delete = Nie da się jej przywrócić.
games-standings = Statystyki
games-export-all = Eksportuj wszystkie
export-by-hand = Jeśli nie pojawił się żaden plik, skopiuj ten tekst i zachowaj go:
games-in-file = Dodane gry: { $n }.
games-known-in-file = Już tu były: { $n }.
games-unread-in-file = Nieczytelne wiersze: { $n }. Nadal są w pliku.
file-name-all = space-taxi-gry
standings-table = Przy stole
standings-solo = Loty solo
standings-games = Gry
standings-wins = Wygrane
standings-average = Średnia
standings-best = Najlepsza kolejka
standings-failures = Awarie
file-name = space-taxi-gra
file-name-set-aside = space-taxi-odlozona
import = Otwórz zapis…
import-hint = To może być gra wyeksportowana, gra spisana ręcznie albo plik ze wszystkimi grami z jakiegoś urządzenia. Gry, które już tu są, zostaną.
import-file = Wybierz plik
import-text = Albo wklej tu jego treść
import-open = Otwórz
import-too-large = Ten plik jest za duży jak na grę. Wybierz inny.
import-refused = Przeglądarka nie może odczytać tego pliku. Zamiast tego wklej jego treść.
import-fault = Wiersz { $line }, kolumna { $column }: { $reason }
import-fault-there = Wiersz { $line }, kolumna { $column }: coś tu jest nie tak.
import-mend = { $fault } Popraw to miejsce i otwórz tekst ponownie.
import-expected = Tu powinno być coś innego.
import-too-much = W tym wierszu nie powinno być nic więcej.
import-no-text = To nie jest tekst. Wybierz plik tekstowy.
import-newer = Ten zapis pochodzi z nowszej wersji gry. Odśwież stronę i spróbuj ponownie.
import-damaged = Niektórych znaków brakuje albo są zmienione. Skopiuj cały tekst jeszcze raz.
import-unknown-name = Nikt przy stole nie ma tak na imię.
import-no-die = Nie ma takiej kostki.
import-wrong-dice = To nie są kostki, które zostały do rzucenia.
import-by-the-rules = Według zasad w tym wierszu powinno być „{ $text }”.
import-title = Zapis zaczyna się od wiersza „{ $text }”.
import-word = Tu powinno być słowo „{ $text }”.
import-one-of = Tu powinna być jedna z tych możliwości: { $list }.
import-dice = Tu powinny być kostki, na przykład „{ $text }”.
import-throw = Teraz rzuca się wszystkimi kostkami, które nie są jeszcze odłożone: rzut { $n } w kolejce zaczyna się od „{ $text }” i spacji.
import-throw-number = Rzuty w kolejce liczy się od 1: to jest rzut { $n }, czyli „{ $text }”.
import-placement = Teraz odkłada się kostki: płytka i tyle kostek, ile wskazuje, na przykład „{ $text }”, albo „{ $none }”, jeśli żadnej.
import-arrow = „{ $text }” stoi za rzutem tylko raz i jako osobne słowo, ze spacją przed nim i za nim.
import-no-tile = Nie ma płytki { $n }: najwyższa to { $most }.
import-wrong-tile = Płytka pozwala odłożyć tyle kostek, ile wskazuje: tu jest płytka { $n }, a liczba kostek to { $dice }.
import-spend = Po starcie najpierw są monety: „{ $text }” i ile z nich oddajesz za punkty, „{ $none }”, jeśli żadnej.
import-coins = Tu powinna być liczba monet od 0 do { $most }, bez zer na początku.
import-lost-unsaid = Kostka przemytu pokazała mniej niż poprzednio i jest stracona: wśród odłożonych kostek musi być „lost”.
import-lost-already = Kryształ jest już stracony: stracona kostka przemytu zostaje obok planszy.
import-not-due = Według zasad ten wiersz tu nie pasuje. Usuń go i otwórz tekst ponownie.

## Share

share-game = Ten link zawiera całą grę: kto go otworzy, zobaczy powtórkę i analizę.
share-position = Ten link zawiera to, co leży na stole, bez imion i bez przyszłych rzutów.
share-running = Tutaj niczego nie można zapisać, ale ten link zawiera twoją niedokończoną grę: otwórz go lub zachowaj i graj dalej od tego miejsca. Są w nim też przyszłe rzuty, więc jest tylko dla twojego stołu.
share-page = Tutaj niczego nie można zapisać. Ten link otwiera grę w osobnej karcie, gdzie twoje gry będą zapisywane.
link-game = Udostępniona gra. { $result }
link-position = Udostępniona pozycja. Co odkładasz?
link-purse = Monety: { $n }
link-player = Aktywny gracz
link-keep = Zachowaj
link-kept = Jest w sekcji „Twoje gry”
link-running = Gra w toku
link-running-text = Przyszła z tym linkiem. Jeśli zagrasz dalej tutaj, zostanie zapisana na tym urządzeniu; twoje pozostałe gry się nie zmienią.
link-dead = Ten link prowadzi donikąd
link-none = Nie zawiera gry ani pozycji.
link-not-over = Ta gra jeszcze się nie skończyła. Udostępniać można tylko zakończone gry.
link-holds-position = Powinien zawierać grę, a zawiera pozycję.
link-holds-game = Powinien zawierać pozycję, a zawiera grę.
link-wrong = Coś się w nim nie zgadza.
link-safe = Poproś o nowy link. Twoim grom nic się nie stało.

## Daily flight

daily-intro = Jeden lot solo dziennie, z tymi samymi rzutami dla wszystkich. Wynikają one z daty, więc można je znać z góry.
daily-of = Lot dnia: { $date }
daily-start = Startuj
daily-again = Leć jeszcze raz dla wprawy
daily-result = Twój dzisiejszy lot: { points }
daily-share = Udostępnij wynik
daily-share-copy = Kopiuj wynik
daily-cannot-copy = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz tekst poniżej i skopiuj go ręcznie.
daily-share-text = Space Taxi, lot dnia ({ $date }): { points }
daily-no-date = To urządzenie nie wie, jaki jest dziś dzień. Ustaw na nim datę i spróbuj ponownie.

## Last turns

last-turns-empty = Nikt jeszcze nie rzucał.
log-turn = Runda { $round }: { $player }
log-throw = Rzut { $n }: { $list }
log-placed = Płytka { $n }: { $list }
log-kept-none = Płytka 0: nic nie odłożono
log-lost = stracona kostka przemytu
log-joker-as = dżoker jako { $species }
log-joker-unpaid = nieopłacony dżoker
log-liftoff = Start: { $passengers } × { $factor } + { $crystal }
log-spent = Oddano { coins-acc }
log-failed = Awaria, paliwo { $n }
log-running = jeszcze trwa

## Hotkeys

hotkeys-off = Skróty klawiszowe są wyłączone. Możesz je włączyć w ustawieniach.
hotkeys-reader = Z czytnikiem ekranu litery i cyfry docierają do gry tylko w trybie formularzy. W przeciwnym razie użyj klawisza Tab i pozycji „Plansza jako tekst” w menu.
key-throw = Rzuć kostkami
key-select = Wybierz lub odznacz kostkę
key-tenth = Wybierz lub odznacz dziesiątą kostkę
key-species = Wybierz rodzaj dla dżokera
key-unpaid = Zostaw dżokera nieopłaconego
key-place = Odłóż wybrane kostki
key-keep-none = Nic nie odkładaj
key-undo = Cofnij
key-more-coins = 1 moneta więcej
key-less-coins = 1 moneta mniej
key-confirm = Potwierdź lub przejdź dalej
key-replay = Powtórka: poprzednia lub następna decyzja
key-replay-ends = Powtórka: pierwsza lub ostatnia decyzja
key-close = Zamknij otwarte okno
key-coach = Pokaż lub ukryj wskazówkę i szanse
key-fast = Przyspiesz komputery lub wróć do zwykłego tempa
key-skip = Przewiń kolejkę komputera
key-read-dice = Odczytaj kostki i płytki
key-read-seats = Odczytaj miejsca i kopalnię
key-read-fuel = Odczytaj paliwo
key-read-scores = Odczytaj punkty i monety
key-help = Pokaż skróty klawiszowe
key-name-enter = Enter
key-name-space = Spacja
key-name-escape = Esc
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-range = od { $from } do { $to }

## Rules and about

rules-title = Zasady gry
about-title = O grze Space Taxi
about-author = Autor gry: Christoph Behre
about-publisher = Wydawca gry planszowej: Piatnik, Wiedeń
about-independent = To niezależna wersja gry. Nie jest powiązana z autorem ani z firmą Piatnik.
about-thanks = Jeśli ci się podoba, zagraj też przy prawdziwym stole!
about-art = Wszystkie obrazki i dźwięki powstały specjalnie na potrzeby tej strony.
about-privacy = Bez konta, bez reklam, bez serwera: twoje gry zostają na tym urządzeniu.
about-version = Wersja { $version }
about-licence = Program jest wolnym oprogramowaniem na licencji MIT lub Apache 2.0.

## Around the rules

picture-next = Następny obrazek
picture-at = Obrazek { $n } z { $of }
flight-offer = Wolisz spróbować? Pierwszy lot pokazuje całą kolejkę w dwie minuty.
print-rules = Wydrukuj zasady

## First flight

flight-throw-ten = To twoja taksówka: sześć miejsc, trzy skrzydła na paliwo, a pod nimi kopalnia. Rzuć swoimi dziesięcioma kostkami!
flight-pick-group = Trzech Orbi! Kosmici jednego rodzaju podróżują razem i dają punkty. Dotknij wszystkich trzech.
flight-place-three = Trzy kostki: to płytka 3. Każdej płytki możesz użyć tylko raz w kolejce. Odłóż kostki!
flight-throw-seven = Twoi Orbi zostają na miejscach. Rzuć pozostałymi siedmioma kostkami.
flight-pick-joker = Kciuk to dżoker. Dotknij go.
flight-joker-becomes = Za { coins-acc } zamieni się w dowolnego kosmitę. Wybierz Orbi.
flight-pick-crystal = Kostka przemytu pokazywała 4, a teraz pokazuje 6. Jeśli w którymś rzucie pokaże mniej, przepadnie. Weź ją teraz: to 6 punktów.
flight-place-two = Dwie kostki: płytka 2. Odłóż dżokera i kryształ.
flight-throw-five = Czterech Orbi siedzi w taksówce, a kryształ leży w kopalni. Rzuć pozostałymi pięcioma kostkami.
flight-keep-none = To za dużo paliwa: taksówka startuje przy sumie od 7 do 10. Nic ci nie pasuje? Płytka 0: nic nie odkładaj.
flight-throw-again = Płytka 0 jest już wykorzystana. Rzuć pięcioma kostkami jeszcze raz.
flight-pick-fuel = Paliwo 4 to dobry początek. Dotknij tej kostki.
flight-place-one = Jedna kostka: płytka 1. Odłóż ją.
flight-throw-last = Zostały tylko płytka 4 i cztery kostki. Rzuć!
flight-place-last = Przy ostatniej płytce odkładasz wszystkie kostki tak, jak wypadły: są już wybrane. Paliwo 4 + 2 + 3 daje 9: lecimy! Odłóż je i startuj!
flight-coins = Pasażerowie × współczynnik + kryształ: to twoje punkty. Taksówka jest pełna i wszyscy lecą w grupach, więc dostajesz 2 monety. Każda oddana moneta daje 2 punkty. Zdecyduj i weź punkty.
flight-done = To była cała kolejka: { $points }! Umiesz już latać. Tak kończy się runda; po wszystkich rundach wygrywa najwyższa suma. Gdy utkniesz, zajrzyj do zasad: otworzą się od razu we właściwym miejscu.
flight-strayed = W tym locie trzymaj się zaznaczonych elementów. We własnej grze wybierasz, co chcesz.
flight-step = Krok { $n } z { $of }
flight-skip = Pomiń
flight-again = Leć jeszcze raz

## Tips

tip = Wskazówka
tip-dice = Dotknij kostek, które chcesz odłożyć. Ich liczba decyduje, którą płytkę odwrócisz.
tip-joker = Kciuk to dżoker: przy odkładaniu możesz go za { coins-acc } zamienić w dowolnego kosmitę.
tip-crystal = Jeśli rzucisz kostką przemytu jeszcze raz, nie może pokazać mniej niż teraz. Weź ją albo zaryzykuj.
tip-fuel = Suma paliwa musi wynieść od 7 do 10. Tabela „Sposób liczenia punktów” pokazuje, co jest jeszcze możliwe.
tip-coins = Każda moneta daje teraz 2 punkty. Albo zachowaj monety na kolejne dżokery.
tip-round = Najniższy wynik rundy daje 0. Kto ma najwyższy, rozpoczyna następną rundę.
tip-enough = Bez wskazówek
tips-again = Pokazuj wskazówki od nowa
tips-again-done = Wskazówki znów pojawią się podczas gry.

## The board as text

die-picked = { $die }, wybrana
text-place = Położenie
text-what = Co tam jest
text-die = Kostka
text-state = Stan
text-tile = Płytka
text-seat = Miejsce { $i }
text-wing = Skrzydło { $i }
text-mine = Kopalnia
text-empty = pusto
text-target = { $what }, jeśli odłożysz
text-picked = wybrana
text-free = rzucona
text-blocked = na więcej kostek nie ma płytki
text-tile-up = jeszcze nieużyta
text-tile-next = zaraz zostanie odwrócona
text-tile-turned = odwrócona

## The promise about the dice

dice-promise = Tych rzutów nikt nie zmieni
dice-known = Te rzuty ktoś może już znać

## Checking the dice

dice-promise-text = Wszystkie rzuty w tej grze wylosowano jeszcze przed pierwszym z nich. Dowodem jest ten odcisk palca: zachowaj go i po zakończeniu gry porównaj z ziarnem.
dice-fingerprint = Odcisk palca
dice-seed = Ziarno
dice-seed-later = Ziarno zobaczysz po zakończeniu gry.
dice-known-text = Wszystkie rzuty w tej grze wynikają z kodu, żeby inni mogli zagrać z takimi samymi. Kto zna kod, może je obliczyć z góry: tu niczego nie gwarantujemy.
dice-code = Kod
dice-noted = Odcisk palca zanotowany przed grą; wystarczy { $n } pierwszych znaków
dice-note-more = Wpisz co najmniej { $n } pierwszych znaków zanotowanego odcisku palca.
dice-check = Sprawdź kostki
dice-checked = Wszystkie rzuty wynikają z ziarna, a ziarno pasuje do odcisku palca.
doubt-no-seed = Tymi kostkami rzucano ręcznie, więc nie ma ziarna do sprawdzenia.
doubt-not-over = Ziarno pozostaje ukryte do zakończenia gry. Dopiero wtedy sprawdź kostki.
doubt-another-seed = To ziarno nie pasuje do odcisku palca. Upewnij się, że pochodzą z tej samej gry.

## Dice statistics

stats = Co wypadło
stats-games = Które gry się liczą
stats-this-game = Ta gra
stats-all-games = Wszystkie gry na tym urządzeniu ({ $n })
stats-passengers = Kostki pasażerów
stats-fuel = Kostki paliwa
stats-smuggling = Kostka przemytu
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Oczekiwane na każdą ściankę: { $expected }
stats-expected = Linia pokazuje, czego można się spodziewać: { $n } na każdą ściankę.
stats-likely = Uczciwe kostki wypadają co najmniej tak nierówno w { $n } na 100 przypadków.
stats-rare = Uczciwe kostki wypadają co najmniej tak nierówno w mniej niż 1 na 100 przypadków.
stats-none = Nikt jeszcze nie rzucał kostkami.

## Notices

notice-cannot-save = Tej gry nie można tu zapisać. Graj dalej, ale nie zamykaj tej strony.
take-along = Zabierz ze sobą
notice-may-be-cleared = Twoje gry są zapisane tylko w tej przeglądarce, a ona może je kiedyś usunąć, żeby zwolnić miejsce. Lepiej je zabezpiecz!
save-copy = Zapisz kopię
notice-storage-full = Pamięć jest pełna. Usuń zakończone gry w sekcji „Twoje gry”.
notice-no-randomness = Ta przeglądarka nie dostarcza liczb losowych, więc nie ma uczciwych kostek. Spróbuj w innej.
notice-set-aside = Nie udało się odczytać zapisanej gry. Została odłożona na bok, a nie usunięta.
notice-settings-reset = Nie udało się odczytać twoich ustawień. Teraz działają domyślne. Możesz je zmienić w ustawieniach.
notice-pilot-lost = Nie udało się wczytać części gry. Gracze komputerowi grają teraz jak Taksówkarz; wskazówki, szanse i analiza wrócą po odświeżeniu strony.
notice-other-tab = Ta gra toczy się w innej karcie. Odśwież stronę, aby kontynuować ją tutaj.
elsewhere-title = Ta gra toczy się gdzie indziej
elsewhere-text = Jest otwarta w innej karcie lub innym oknie. Możesz ją przejąć: wszystko, co tam zagrano, zostanie.
elsewhere-take = Graj tutaj
notice-language-failed = Nie udało się pobrać języka: { $language }. Sprawdź połączenie i spróbuj ponownie.
notice-lost-text = Wynik kostki przemytu spadł z { $old } na { $new }. Kostka trafia obok planszy i nie daje punktów. Liczy się jako 1 z kostek, które teraz odkładasz.
ask-coins-left-title = Zostały monety
ask-coins-left = { $n ->
    [one] Została { $n } moneta, a po ostatniej rundzie nie będzie nic warta. Mimo to zakończyć kolejkę?
    [few] Zostały { $n } monety, a po ostatniej rundzie nie będą nic warte. Mimo to zakończyć kolejkę?
    [many] Zostało { $n } monet, a po ostatniej rundzie nie będą nic warte. Mimo to zakończyć kolejkę?
   *[other] Zostało { $n } monety, a po ostatniej rundzie nie będzie nic warte. Mimo to zakończyć kolejkę?
}
ask-coins-left-spend = Oddaj więcej monet
ask-coins-left-end = Zakończ kolejkę
ask-final-title = Ostatnie słowo
ask-final = To kończy grę i nie da się tego cofnąć.
ask-final-yes = Zakończ grę
ask-failure-title = To będzie awaria
ask-failure-place = Odłóż mimo to
ask-failure-back = Wybierz inaczej

## New versions and installing

update = Zaktualizuj
notice-new-version = Nowa wersja gry jest gotowa.
notice-after-turn = Nowa wersja pojawi się, gdy ta kolejka się skończy, a gra będzie zapisana.

## Announcements

say-now-playing = Teraz gra: { $player }
say-throws = { $player } rzuca { dice-ins }
say-thrown = Wypadło: { $list }
say-selected = Wybrano: { dice }
say-joker-as = Dżoker jako: { $species }
say-jokers = { $n ->
    [one] { $n } dżoker
    [few] { $n } dżokery
    [many] { $n } dżokerów
   *[other] { $n } dżokera
}
say-joker-unpaid = Dżoker zostaje nieopłacony
say-places = { $player } odkłada { dice-acc }
say-places-none = { $player } nic nie odkłada
say-tile-used = Użyta płytka: { $n }
say-pays = { $player } płaci { coins-acc }
say-smuggling-failed = Przemyt się nie udał: { $new } po { $old }
say-liftoff = Start! Paliwo { $n }, współczynnik { $factor }
say-failure = Awaria! Paliwo { $n }
say-full-taxi = Pełna taksówka: plus { coins }
say-turn-score = { $passengers } razy { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } w tej rundzie
say-struck = Skreślony wynik: { $players }
say-struck-now = Teraz do skreślenia: { $players }
say-next-opens = Następną rundę rozpoczyna: { $player }
say-wins = { $player } wygrywa: { points }
say-joint-winners = Zwycięzcy ex aequo: { $players }
say-undone = Cofnięto

## What the rules forbid

illegal-game-over = Gra się skończyła. Zagraj rewanż albo rozpocznij nową grę.
illegal-nothing-thrown = Najpierw rzuć kostkami.
illegal-not-placed-yet = Najpierw odłóż kostki z tego rzutu.
illegal-not-spent-yet = Najpierw zdecyduj, czy oddajesz monety.
illegal-nothing-to-pay-for = Za monety kupisz punkty tylko zaraz po starcie. Na razie zachowaj monety.
illegal-wrong-dice = Rzuć dokładnie tymi kostkami, które nie są jeszcze odłożone.
illegal-not-thrown = Tej kostki nie ma w tym rzucie. Wybierz jedną z rzuconych.
illegal-too-many-dice = { dice } to za dużo: najwyższa płytka to 4. Odznacz kilka z nich.
illegal-tile-turned = Płytka { $n } jest już odwrócona. Wybierz inną liczbę kostek.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } dżoker kosztuje { coins-acc }, a ty masz { $purse }. Odłóż go nieopłaconego albo zostaw na stole.
    [few] { $jokers } dżokery kosztują { coins-acc }, a ty masz { $purse }. Odłóż niektóre nieopłacone albo zostaw na stole.
    [many] { $jokers } dżokerów kosztuje { coins-acc }, a ty masz { $purse }. Odłóż niektóre nieopłacone albo zostaw na stole.
   *[other] { $jokers } dżokera kosztuje { coins-acc }, a ty masz { $purse }. Odłóż niektóre nieopłacone albo zostaw na stole.
}
illegal-crystal-lost = Kostka przemytu pokazała mniej niż poprzednio i jest stracona. Wybierz inne kostki.
illegal-coins-unaffordable = { $coins ->
    [one] To { $coins } moneta, a ty masz { $purse }. Oddaj mniej.
    [few] To { $coins } monety, a ty masz { $purse }. Oddaj mniej.
    [many] To { $coins } monet, a ty masz { $purse }. Oddaj mniej.
   *[other] To { $coins } monety, a ty masz { $purse }. Oddaj mniej.
}

## What cannot be taken back

undo-nothing-done = Nie ma jeszcze czego cofać. Najpierw rzuć kostkami.
undo-thrown = Rzutu nie można cofnąć. Wybierz, co odkładasz.
undo-by-computer = Nie można cofnąć tego, co zrobił gracz komputerowy. Graj dalej od tego miejsca.
undo-game-over = Gra się skończyła, a wynik jest ostateczny. Może rewanż?

## Names and tables

name-empty = Podaj imię tego gracza.
name-too-long = Użyj najwyżej 16 znaków.
name-invisible = Używaj tylko liter i znaków, które widać.
name-spaces = Usuń spacje na początku i na końcu oraz podwójne spacje.
opening-names-alike = Dwóch graczy ma takie samo imię. Zmień jedno z imion.

## Records that cannot be read or continued

refused-other-dice = Z ziarna wynikają inne rzuty. Tak nie da się grać dalej: wczytaj grę ponownie.
refused-no-seed = W tej grze kostkami rzuca się ręcznie. Wpisz, co wypadło.
refused-no-such-player = Na tym miejscu nikt nie siedzi. Wybierz inne.
refused-too-many-hand-overs = W tej grze miejsca przekazywano już zbyt wiele razy. Graj dalej bez zmian.

## table

table-throw-short = Rzut { $n }
table-out-of-reach = { $cell }, poza zasięgiem
table-lost-counts = liczy się za 1
table-keep-lost = Stracona kostka się liczy
table-keep-no-dice = Najpierw rzuć
