### What the page of any game says.

## Lists

list-none = brak
list-one = { $item }
list-two = { $first } i { $last }
list-or = { $first } lub { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Kontynuuj
cancel = Anuluj
close = Zamknij
back = Wróć
undo = Cofnij
retry = Spróbuj ponownie
reload = Odśwież
got-it = Rozumiem
copied = Skopiowano

## Settings

percent = { $n }%
setting-animation = Szybkość animacji
setting-computers = Szybkość komputerów
setting-hotkeys = Skróty klawiszowe
setting-language = Język
setting-reduced-motion = Na twoim urządzeniu włączono ograniczenie ruchu, więc nie ma animacji.
setting-sound = Dźwięk
setting-text-size = Rozmiar tekstu
setting-theme = Motyw
setting-turn-calls = Zapowiadaj, kto teraz gra
setting-vibration = Wibracje
setting-volume = Głośność
settings = Ustawienia
settings-kept = Ustawienia są zapisywane na tym urządzeniu.
value-at-once = Od razu
value-dark = Ciemny
value-fast = Szybka
value-follow-device = Jak w urządzeniu
value-light = Jasny
value-normal = Normalna
value-off = Wył.
value-on = Wł.
value-size-large = Duży
value-size-largest = Bardzo duży
value-size-normal = Normalny
value-slow = Wolna

## The page as an app of the device

full-screen = Pełny ekran
full-screen-end = Wyłącz pełny ekran
full-screen-refused = Przeglądarka nie zezwala na pełny ekran. Poszukaj go w menu przeglądarki.
install = Zainstaluj
install-by-hand = Aby zainstalować { $game } na tym urządzeniu, dotknij „Udostępnij”, a potem „Do ekranu początkowego”.
install-from-menu = Przeglądarka nie zaproponowała instalacji. Poszukaj w jej menu pozycji „Zainstaluj” lub „Dodaj do ekranu głównego”.
install-offer = Możesz zainstalować { $game } na tym urządzeniu: będzie działać we własnym oknie i zawsze, nawet bez internetu.
install-safari = Po siedmiu dniach bez odwiedzin Safari może usunąć dane zapisane przez stronę. Zainstalowana gra zaczyna z pustą listą: wyeksportuj swoje gry tutaj i otwórz plik tam.
offline-coming = Gra jest właśnie zapisywana na tym urządzeniu. Za chwilę będzie ją można uruchomić także bez sieci.
offline-kept = Gra jest zapisana na tym urządzeniu i uruchamia się także bez sieci.
offline-refused = Gra nie jest tu zapisywana, więc uruchamia się tylko z dostępem do sieci. Spróbuj w zwykłym oknie, nie w prywatnym i nie wewnątrz innej strony.

## Sharing

share-private = Wszystko jest w samym linku; nigdzie indziej nic nie jest zapisywane.
share-link = Link
share-send = Wyślij…
share-copy = Kopiuj link
share-open = Otwórz w osobnej karcie
share-cannot-copy = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz link i skopiuj go ręcznie.
share-qr = Kod QR z linkiem
share-qr-too-long = Ten link jest za długi na kod QR. Wyślij go jako link.

## The rules page

rules-loading = Pobieranie zasad…
rules-failed = Nie udało się pobrać zasad. Sprawdź połączenie i spróbuj ponownie.
find-label = Szukaj w zasadach
find-none = Nic nie znaleziono. Spróbuj użyć mniej słów albo innych.
find-count = { $n ->
    [one] { $n } rozdział
    [few] { $n } rozdziały
    [many] { $n } rozdziałów
   *[other] { $n } rozdziału
}
parts-title = Spis treści
