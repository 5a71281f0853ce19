### Stránka s pravidlami. Časť je rules-<section>-title, potom jej odseky rules-<section>-1, -2 a tak ďalej.

rules-goal-title = O čo ide
rules-goal-1 = Šoféruješ vesmírne taxi. V každom ťahu usadíš k sebe mimozemšťanov rovnakého druhu, natankuješ presne toľko, koľko treba, a ak sa odvážiš, prepašuješ aj kryštál.
rules-goal-2 = Kto má po poslednom kole najviac bodov, víťazí.

rules-setup-title = Príprava
rules-setup-1 = Hrá 3 až 5 hráčov. Traja hrajú 5 kôl, štyria alebo piati 4 kolá.
rules-setup-2 = V hre je 27 vesmírnych mincí. Každý dostane 3, ostatné tvoria zásobu.
rules-setup-3 = Hádže sa desiatimi kockami: 6 kockami s pasažiermi, 3 kockami s palivom a 1 pašeráckou kockou. Na piatich stranách kocky s pasažiermi je vždy jeden mimozemšťan, na šiestej je palec – žolík.
rules-setup-4 = Začína ten, kto sa naposledy viezol taxíkom. Začínajúceho hráča možno aj vybrať alebo vyžrebovať. Potom sa hrá v smere hodinových ručičiek.
rules-setup-5 = Žetóny s číslami 0, 1, 2, 3 a 4 má na starosti sused po ľavej strane hráča na ťahu.

rules-turn-title = Ťah
rules-turn-1 = Hoď všetkými kockami, ktoré ešte nie sú odložené: na začiatku všetkými desiatimi.
rules-turn-2 = Potom niektoré z hodených kociek odlož na hraciu dosku. Koľko ich bude, určuje žetón s číslom, ktorý sa pritom otočí.
rules-turn-3 = Ostatnými hoď znova, zase odkladaj a pokračuj, kým nebude odložených všetkých desať kociek. Trvá to štyri hody, so žetónom 0 päť.
rules-turn-4 = Kocky s pasažiermi patria na sedadlá, kocky s palivom do palivových nádrží a pašerácka kocka medzi pašované kryštály. Odložená kocka zostáva, kde je.

rules-tiles-title = Žetóny s číslami
rules-tiles-1 = Po každom hode použi jeden žetón, ktorý ešte nie je otočený, a odlož presne toľko kociek, koľko ukazuje. Každý žetón môžeš v jednom ťahu použiť iba raz.
rules-tiles-2 = Žetóny 1, 2, 3 a 4 musíš použiť všetky. Spolu dávajú desať, takže každá kocka nájde svoje miesto.
rules-tiles-3 = Žetón 0 je nepovinný. Hod sa ti nepáči? Neodkladaj nič a všetkými týmito kockami hoď znova.
rules-tiles-4 = Ak ti zo žetónov 1 až 4 zostáva už len jeden a žetón 0 je už použitý, musíš odložiť všetky kocky tak, ako padli.

rules-passengers-title = Pasažieri
rules-passengers-1 = Z jedného druhu si môžeš vziať všetkých, niektorých alebo nikoho, a pokojne aj viac druhov naraz. Rozhoduje len číslo na žetóne.
rules-passengers-2 = Skupinu tvoria aspoň dvaja mimozemšťania rovnakého druhu. Jednotlivý mimozemšťan si sadnúť môže, ale kým k nemu nepribudne ďalší rovnakého druhu, body neprinesie.

rules-joker-title = Žolík
rules-joker-1 = Keď odkladáš palec, môžeš zaplatiť 1 mincu a otočiť kocku na ktorýkoľvek z piatich druhov. Minca ide hneď do zásoby.
rules-joker-2 = Môžeš to urobiť, koľkokrát chceš, kým máš čím platiť.
rules-joker-3 = Palec môžeš odložiť aj nezaplatený. Zaberie sedadlo a body neprinesie.

rules-fuel-title = Palivo
rules-fuel-1 = Všetky tri kocky s palivom treba odložiť. Rozhoduje ich súčet: 7 je faktor 1, 8 je faktor 2, 9 je faktor 3 a 10 je faktor 4.
rules-fuel-2 = Pri súčte 6 a menej alebo 11 a viac taxi neodštartuje. Nevydarený štart ťah hneď ukončí a získaš 0 bodov.

rules-smuggling-title = Pašovanie
rules-smuggling-1 = Pašerácku kocku môžeš odložiť po ktoromkoľvek hode. Medzi pašovanými kryštálmi prinesie toľko bodov, koľko ukazuje: 1 až 8.
rules-smuggling-2 = Ak ju neodložíš, hádžeš ňou znova spolu s ostatnými. Vtedy musí ukázať aspoň toľko ako predtým.
rules-smuggling-3 = Ak ukáže menej, pašovanie sa nepodarilo: kocka sa položí vedľa hracej dosky a body neprinesie. Ťah pokračuje.
rules-smuggling-4 = Stratená kocka sa ráta ako jedna z kociek, ktoré v tomto hode odkladáš. Žetón 0 teda použiť nemôžeš a na samotnú stratenú kocku stačí žetón 1.

rules-scoring-title = Vyhodnotenie ťahu
rules-scoring-1 = Po štarte najprv vystúpia jednotliví mimozemšťania a nezaplatené žolíky.
rules-scoring-2 = Každý druh na palube sa hodnotí raz: dvojica 1 bod, trojica 2, štvorica 3, pätica 5 a šestica 8.
rules-scoring-3 = Ak všetkých šesť sedadiel obsadia skupiny aspoň po dvoch, taxi je plne obsadené a zo zásoby si vezmeš 2 mince.
rules-scoring-4 = Body za pasažierov vynásob faktorom. Pripočítaj kryštál a 2 body za každú použitú mincu: pasažieri × faktor + kryštál + mince.
rules-scoring-5 = Príklad: dve trojice sú 4 body, palivo 9 dáva faktor 3 a kryštál má číslo 6. To je 4 × 3 + 6 = 18 bodov.

rules-coins-title = Mince
rules-coins-1 = Mince majú dvojaké využitie: za 1 mincu sa zo žolíka stane mimozemšťan a po štarte pridá každá použitá minca 2 body.
rules-coins-2 = Aj 2 mince za plné taxi môžeš hneď použiť. Kým nehodí ďalší hráč, použi ľubovoľný počet mincí alebo žiadnu.
rules-coins-3 = Všetky zaplatené mince sa vracajú do zásoby.

rules-round-title = Kolo
rules-round-1 = Kolo sa končí, keď má každý za sebou jeden ťah. Najhorší výsledok kola sa škrtne a ráta sa ako 0. Ak ho má viac hráčov, škrtne sa im všetkým.
rules-round-2 = Kto má najlepší výsledok, začína ďalšie kolo.

rules-end-title = Koniec hry
rules-end-1 = Po poslednom kole sa sčítajú všetky výsledky, ktoré nie sú škrtnuté. Víťazí najvyšší súčet; pri rovnakom súčte je víťazov viac.
rules-end-2 = Zvyšné mince nemajú žiadnu hodnotu.

rules-solo-title = Sólový let
rules-solo-1 = Letieť môžeš aj bez súperov: 5 kôl, 3 mince a 24 mincí v zásobe. Nič sa neškrtá, tvoj súčet je tvoj výsledok.

rules-house-title = Domáce pravidlá
rules-house-1 = Tlačené pravidlá nechávajú pár otázok otvorených. Táto hra na ne odpovedá takto:
rules-house-2 = R1: Nezaplatený palec možno odložiť tak, ako je. Zaberie sedadlo, nepatrí k žiadnemu druhu a body neprinesie, takže taxi s ním nie je plne obsadené.
rules-house-3 = R2: O nevydarenom štarte sa rozhodne, len čo je odložená tretia kocka s palivom. Ostatnými kockami sa už nehádže. Mince ti zostanú, ale bonus nedostaneš a body si kúpiť nemôžeš.
rules-house-4 = R3: Ak na bonus za plné taxi nie sú v zásobe 2 mince, vezmeš si, čo v nej je.
rules-house-5 = R4: Ak má najlepší výsledok viac hráčov, ďalšie kolo začína ten z nich, kto v tomto kole hádzal ako prvý.
rules-house-6 = R5: Ak majú všetci rovnaký výsledok, škrtne sa všetkým. Kto začne ďalšie kolo, určuje R4.
rules-house-7 = R6: Odloženie je jeden krok: žetón, kocky aj to, čo bude z každého palca. Musíš mať na všetko dosť mincí a tie sú preč, aj keď práve toto odloženie vedie k nevydarenému štartu. Odložený palec sa neskôr už neotáča.
rules-house-8 = R7: Bonus za plné taxi si vezmeš skôr, než použiješ mince. Mince, ktoré použiješ potom, chýbajúci bonus nedoplnia. O použití mincí rozhoduješ raz za ťah.
rules-house-9 = R8: Odloženie môžeš vrátiť späť až do ďalšieho hodu, použitie mincí dovtedy, kým nehodí ďalší hráč. Posledné použitie mincí v hre je konečné a čo urobí počítačový hráč, to zostáva. Miesto hráča môže kedykoľvek prevziať niekto iný; čo je hodené, odložené a zaplatené, to zostáva.
rules-house-10 = R9: Sólový let sme pridali my.
