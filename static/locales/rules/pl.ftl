### Zasady gry. Rozdział to rules-<section>-title, a potem jego akapity rules-<section>-1, -2 i tak dalej.

rules-goal-title = O co chodzi
rules-goal-1 = Prowadzisz kosmiczną taksówkę. W każdej kolejce sadzasz razem kosmitów tego samego rodzaju, tankujesz dokładnie tyle, ile trzeba, i – jeśli masz odwagę – przemycasz kryształ.
rules-goal-2 = Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów.

rules-setup-title = Przygotowanie
rules-setup-1 = Grać może od 3 do 5 osób. W 3 osoby gracie 5 rund, w 4 lub 5 osób – 4 rundy.
rules-setup-2 = W grze jest 27 kosmicznych monet. Każdy dostaje 3, a pozostałe tworzą bank.
rules-setup-3 = Rzuca się dziesięcioma kostkami: 6 kostkami pasażerów, 3 kostkami paliwa i 1 kostką przemytu. Pięć ścianek kostki pasażerów pokazuje po jednym kosmicie, a szósta – kciuk, czyli dżokera.
rules-setup-4 = Rozpoczyna ten, kto jako ostatni jechał taksówką. Możecie też kogoś wybrać albo losować. Potem gra toczy się zgodnie z ruchem wskazówek zegara.
rules-setup-5 = Gdy ktoś rzuca, jego sąsiad z lewej pilnuje płytek z liczbami 0, 1, 2, 3 i 4.

rules-turn-title = Kolejka
rules-turn-1 = Rzuć wszystkimi kostkami, które nie są jeszcze odłożone: na początku całą dziesiątką.
rules-turn-2 = Potem odłóż część rzuconych kostek na planszę. Ile ich ma być, wskazuje płytka z liczbą, którą się wtedy odwraca.
rules-turn-3 = Pozostałymi rzuć ponownie, znów coś odłóż i tak dalej, aż odłożysz wszystkie dziesięć kostek. Zajmie to cztery rzuty, a z płytką 0 – pięć.
rules-turn-4 = Kostki pasażerów trafiają na miejsca w taksówce, kostki paliwa na skrzydła, a kostka przemytu do kopalni. Odłożona kostka zostaje tam, gdzie leży.

rules-tiles-title = Płytki z liczbami
rules-tiles-1 = Po każdym rzucie użyj jednej płytki, która nie jest jeszcze odwrócona, i odłóż dokładnie tyle kostek, ile ona wskazuje. Każdej płytki możesz użyć tylko raz w kolejce.
rules-tiles-2 = Płytki 1, 2, 3 i 4 musisz wykorzystać wszystkie. Razem dają dziesięć, więc każda kostka znajdzie swoje miejsce.
rules-tiles-3 = Płytka 0 jest nieobowiązkowa. Rzut ci się nie podoba? Nic nie odkładaj i rzuć wszystkimi tymi kostkami jeszcze raz.
rules-tiles-4 = Gdy z płytek od 1 do 4 została tylko jedna, musisz odłożyć wszystkie kostki tak, jak wypadły – chyba że masz jeszcze płytkę 0.

rules-passengers-title = Pasażerowie
rules-passengers-1 = Możesz wziąć wszystkich kosmitów danego rodzaju, kilku albo żadnego, a także różne rodzaje naraz. Ważna jest tylko liczba na płytce.
rules-passengers-2 = Grupa to co najmniej dwóch kosmitów jednego rodzaju. Samotny kosmita może usiąść, ale nie daje punktów, dopóki nie dołączy do niego drugi taki sam.

rules-joker-title = Dżoker
rules-joker-1 = Gdy odkładasz kciuk, możesz zapłacić 1 monetę i zamienić go w kosmitę jednego z pięciu rodzajów. Moneta od razu trafia do banku.
rules-joker-2 = Możesz to robić, ile razy chcesz, byle starczyło monet.
rules-joker-3 = Kciuk możesz też odłożyć nieopłacony. Zajmuje wtedy miejsce i nie daje punktów.

rules-fuel-title = Paliwo
rules-fuel-1 = Wszystkie trzy kostki paliwa trzeba odłożyć. Decyduje ich suma: 7 to współczynnik 1, 8 to współczynnik 2, 9 to współczynnik 3, a 10 to współczynnik 4.
rules-fuel-2 = Przy sumie 6 lub mniejszej oraz 11 lub większej taksówka nie startuje. Awaria od razu kończy kolejkę z wynikiem 0 punktów.

rules-smuggling-title = Przemyt
rules-smuggling-1 = Kostkę przemytu możesz odłożyć po dowolnym rzucie. W kopalni jest warta tyle, ile pokazuje: od 1 do 8.
rules-smuggling-2 = Jeśli jej nie odłożysz, rzucasz nią ponownie razem z innymi. Musi wtedy pokazać co najmniej tyle, ile poprzednio.
rules-smuggling-3 = Jeśli pokaże mniej, przemyt się nie udał: kostka trafia obok planszy i nie daje punktów. Kolejka trwa dalej.
rules-smuggling-4 = Stracona kostka liczy się jako jedna z kostek, które odkładasz w tym rzucie. Nie możesz więc użyć płytki 0, ale płytkę 1 możesz przeznaczyć na samą straconą kostkę.

rules-scoring-title = Punktacja kolejki
rules-scoring-1 = Po starcie najpierw wysiadają samotni kosmici i nieopłacone dżokery.
rules-scoring-2 = Każdy rodzaj na pokładzie punktuje raz: para daje 1 punkt, trójka 2, czwórka 3, piątka 5, a szóstka 8.
rules-scoring-3 = Jeśli wszystkie sześć miejsc zajmują grupy co najmniej dwóch kosmitów, taksówka jest pełna i bierzesz z banku 2 monety.
rules-scoring-4 = Pomnóż punkty za pasażerów przez współczynnik paliwa. Potem dodaj kryształ i 2 punkty za każdą oddaną monetę: pasażerowie × współczynnik + kryształ + monety.
rules-scoring-5 = Przykład: dwie trójki dają 4, paliwo 9 daje współczynnik 3, a kryształ to 6. Razem 4 × 3 + 6 = 18 punktów.

rules-coins-title = Monety
rules-coins-1 = Monety mają dwa zastosowania: 1 moneta zamienia dżokera w kosmitę, a po starcie każda oddana moneta daje 2 punkty.
rules-coins-2 = Obie monety za pełną taksówkę możesz oddać od razu. Możesz oddać dowolną liczbę monet albo nie oddać żadnej, zanim rzuci następny gracz.
rules-coins-3 = Wszystkie zapłacone monety wracają do banku.

rules-round-title = Runda
rules-round-1 = Runda kończy się, gdy każdy rozegra swoją kolejkę. Najniższy wynik rundy zostaje skreślony i daje 0. Jeśli ma go kilku graczy, skreśla się go każdemu z nich.
rules-round-2 = Następną rundę rozpoczyna ten, kto ma najwyższy wynik.

rules-end-title = Zakończenie gry
rules-end-1 = Po ostatniej rundzie sumuje się wszystkie nieskreślone wyniki. Wygrywa najwyższa suma; przy równych sumach gracze wygrywają ex aequo.
rules-end-2 = Monety, które zostały, nie są nic warte.

rules-solo-title = Lot solo
rules-solo-1 = Możesz też polecieć w pojedynkę: 5 rund, 3 monety i 24 monety w banku. Nic się nie skreśla, a twoja suma to twój wynik.

rules-house-title = Zasady domowe
rules-house-1 = Drukowane zasady zostawiają kilka pytań bez odpowiedzi. Ta gra odpowiada na nie tak:
rules-house-2 = R1: Nieopłacony kciuk można odłożyć tak, jak wypadł. Zajmuje miejsce, nie należy do żadnego rodzaju i nie daje punktów, więc taksówka z nim nie jest pełna.
rules-house-3 = R2: Awarię sprawdza się w chwili, gdy odkładasz trzecią kostkę paliwa. Pozostałymi kostkami już się nie rzuca. Zachowujesz swoje monety, ale nie ma premii i nie możesz kupić punktów.
rules-house-4 = R3: Jeśli w banku jest mniej niż 2 monety na premię za pełną taksówkę, bierzesz tyle, ile zostało.
rules-house-5 = R4: Jeśli kilku graczy ma najwyższy wynik, następną rundę rozpoczyna ten z nich, kto w tej rundzie rzucał najwcześniej.
rules-house-6 = R5: Jeśli wszyscy mają taki sam wynik, skreśla się wszystkie wyniki. O tym, kto rozpoczyna następną rundę, decyduje R4.
rules-house-7 = R6: Odłożenie to jeden krok: płytka, kostki i decyzja o każdym kciuku. Na wszystko musi ci wystarczyć monet, a zapłacone monety przepadają nawet wtedy, gdy właśnie ten krok kończy się awarią. Odłożonego kciuka później już się nie zmienia.
rules-house-8 = R7: Premię za pełną taksówkę bierzesz, zanim oddasz monety. Monety oddane później nie uzupełniają zbyt małej premii. O oddaniu monet decydujesz raz w kolejce.
rules-house-9 = R8: Odłożenie kostek możesz cofnąć do następnego rzutu, a oddanie monet – dopóki nie rzuci następny gracz. Ostatnie oddanie monet w grze jest ostateczne, a ruchów gracza komputerowego nie można cofnąć. W każdej chwili ktoś inny może przejąć miejsce gracza; rzuty, odłożone kostki i zapłacone monety zostają.
rules-house-10 = R9: Lot solo to nasz własny dodatek.
