### Pravidla hry. Oddíl je rules-<section>-title, pak jeho odstavce rules-<section>-1, -2 a tak dále.

rules-goal-title = O co jde
rules-goal-1 = Řídíš vesmírné taxi. V každém tahu usazuješ k sobě mimozemšťany stejného druhu, tankuješ tak akorát, a když si troufneš, propašuješ i krystal.
rules-goal-2 = Vítězí, kdo má po posledním kole nejvíce bodů.

rules-setup-title = Příprava hry
rules-setup-1 = Hru hraje 3 až 5 hráčů. Ve třech se hraje 5 kol, ve čtyřech nebo v pěti 4 kola.
rules-setup-2 = Vesmírných mincí je 27. Každý dostane 3, ostatní tvoří zásobu.
rules-setup-3 = Kostek je deset: 6 kostek s pasažéry, 3 kostky s pohonem a 1 pašerácká kostka. Na pěti stranách kostky s pasažéry je po jednom mimozemšťanovi, na šesté je symbol palce: žolík.
rules-setup-4 = Začíná, kdo jel naposledy taxíkem. Můžete také někoho vybrat nebo losovat. Dál se hraje ve směru hodinových ručiček.
rules-setup-5 = O žetony s čísly 0, 1, 2, 3 a 4 se stará soused po levé straně hráče, který hází.

rules-turn-title = Tah
rules-turn-1 = Hoď všemi kostkami, které ještě nejsou odložené: napoprvé všemi deseti.
rules-turn-2 = Potom některé z hozených kostek odlož na hrací desku. Kolik jich má být, určuje žeton s číslem; ten se pak otočí.
rules-turn-3 = Zbylými kostkami házej dále, znovu odlož a pokračuj, dokud není odloženo všech deset kostek. Zabere to čtyři hody, se žetonem 0 pět.
rules-turn-4 = Kostky s pasažéry patří na sedadla, kostky s pohonem na křídla a pašerácká kostka do krystalového dolu. Odložená kostka už zůstává na svém místě.

rules-tiles-title = Žetony s čísly
rules-tiles-1 = Po každém hodu použij jeden žeton, který ještě není otočený, a odlož přesně tolik kostek, kolik ukazuje. Každý žeton smíš v tahu použít jen jednou.
rules-tiles-2 = Žetony 1, 2, 3 a 4 musíš použít všechny. Dohromady dávají deset, takže každá kostka najde své místo.
rules-tiles-3 = Žeton 0 je nepovinný. Nelíbí se ti hod? Nic neodkládej a hoď všemi těmi kostkami znovu.
rules-tiles-4 = Když ze žetonů 1 až 4 zbývá už jen jeden, musíš odložit všechny kostky tak, jak padly – ledaže máš ještě žeton 0.

rules-passengers-title = Pasažéři
rules-passengers-1 = Od každého druhu si můžeš vzít všechny mimozemšťany, jen některé, nebo je nechat být. Klidně ber i více druhů najednou. Záleží jen na čísle žetonu.
rules-passengers-2 = Skupinu tvoří aspoň dva mimozemšťané stejného druhu. Jednotlivý mimozemšťan se posadit smí, ale body nepřinese, pokud k němu nepřisedne další stejného druhu.

rules-joker-title = Žolík
rules-joker-1 = Když odkládáš palec, můžeš zaplatit 1 minci a otočit ho na kterýkoli z pěti druhů. Mince jde hned do zásoby.
rules-joker-2 = Můžeš to udělat, kolikrát chceš, dokud máš čím platit.
rules-joker-3 = Palec můžeš odložit i nezaplacený. Zabere sedadlo a body nepřinese.

rules-fuel-title = Palivo
rules-fuel-1 = Všechny tři kostky s pohonem musíš odložit. Rozhoduje jejich součet: za 7 je faktor 1, za 8 faktor 2, za 9 faktor 3 a za 10 faktor 4.
rules-fuel-2 = Při součtu 6 a méně nebo 11 a více taxi neodstartuje. Nezdařený start tah okamžitě ukončí a je za 0 bodů.

rules-smuggling-title = Pašování
rules-smuggling-1 = Pašeráckou kostku můžeš odložit po kterémkoli hodu. V krystalovém dole přinese tolik bodů, kolik ukazuje: 1 až 8.
rules-smuggling-2 = Když ji neodložíš, hodíš jí znovu spolu s ostatními. Pak na ní musí padnout aspoň tolik co předtím.
rules-smuggling-3 = Když padne méně, pašování se nezdařilo: kostka jde vedle hrací desky a body nepřinese. Tah pokračuje.
rules-smuggling-4 = Ztracená kostka se počítá jako jedna z kostek, které v tomto hodu odkládáš. Žeton 0 tedy použít nemůžeš a na samotnou ztracenou kostku stačí žeton 1.

rules-scoring-title = Vyhodnocení tahu
rules-scoring-1 = Po startu nejdřív vystoupí jednotliví mimozemšťané a nezaplacení žolíci.
rules-scoring-2 = Každý druh na palubě boduje jednou: dvojice je za 1 bod, trojice za 2, čtveřice za 3, pětice za 5 a šestice za 8.
rules-scoring-3 = Pokud na všech šesti sedadlech sedí skupiny aspoň po dvou, je taxi plně obsazené a vezmeš si 2 mince ze zásoby.
rules-scoring-4 = Body za pasažéry vynásob faktorem. Pak přičti krystal a 2 body za každou použitou minci: pasažéři × faktor + krystal + mince.
rules-scoring-5 = Příklad: dvě trojice dávají 4, palivo 9 dává faktor 3 a krystal je za 6. To je 4 × 3 + 6 = 18 bodů.

rules-coins-title = Mince
rules-coins-1 = Mince se hodí ke dvěma věcem: za 1 minci se žolík změní v mimozemšťana a po startu přinese každá použitá mince 2 body.
rules-coins-2 = Obě mince za plné taxi můžeš použít hned. Než hodí další hráč, můžeš použít libovolný počet mincí, nebo si je všechny nechat.
rules-coins-3 = Všechny zaplacené mince se vracejí do zásoby.

rules-round-title = Kolo
rules-round-1 = Kolo končí, když se všichni jednou vystřídají. Nejhorší výsledek kola se škrtne a počítá se jako 0. Má-li ho více hráčů, škrtne se všem.
rules-round-2 = Kdo má nejlepší výsledek, začíná další kolo.

rules-end-title = Konec hry
rules-end-1 = Po posledním kole se sečtou všechny výsledky, které nejsou škrtnuté. Nejvyšší součet vítězí; při shodě vítězí hráči společně.
rules-end-2 = Zbylé mince nemají žádnou cenu.

rules-solo-title = Sólový let
rules-solo-1 = Můžeš letět i bez soupeřů: 5 kol, 3 mince a v zásobě 24 mincí. Nic se neškrtá a tvůj součet je tvůj výsledek.

rules-house-title = Domácí pravidla
rules-house-1 = Tištěná pravidla nechávají pár otázek otevřených. Tato hra na ně odpovídá takto:
rules-house-2 = R1: Nezaplacený palec smíš odložit tak, jak je. Zabere sedadlo, nepatří k žádnému druhu a body nepřinese, takže taxi s ním není plně obsazené.
rules-house-3 = R2: O nezdařeném startu se rozhoduje ve chvíli, kdy odložíš třetí kostku s pohonem. Zbylými kostkami se už nehází. Mince ti zůstanou, ale nedostaneš bonus a nemůžeš kupovat body.
rules-house-4 = R3: Je-li v zásobě na bonus za plné taxi méně než 2 mince, vezmeš si, co tam je.
rules-house-5 = R4: Má-li nejlepší výsledek více hráčů, začíná další kolo ten z nich, kdo v tomto kole házel jako první.
rules-house-6 = R5: Mají-li všichni stejný výsledek, škrtne se všem. Kdo začíná další kolo, říká R4.
rules-house-7 = R6: Odkládá se všechno najednou: žeton, kostky i to, co bude z každého palce. Na všechno musíš mít dost mincí a ty jsou pryč, i když právě toto odložení skončí nezdařeným startem. Odložený palec se později už neotáčí.
rules-house-8 = R7: Bonus za plné taxi si vezmeš dřív, než použiješ mince. Mince použité potom už neúplný bonus nedoplní. O použití mincí rozhoduješ jednou za tah.
rules-house-9 = R8: Odložení můžeš vzít zpět do dalšího hodu, použití mincí do chvíle, než hodí další hráč. Poslední použití mincí ve hře je konečné a co udělal počítačový hráč, to platí. Místo hráče může kdykoli převzít někdo jiný; co je hozeno, odloženo a zaplaceno, to platí.
rules-house-10 = R9: Sólový let je náš vlastní přídavek.
