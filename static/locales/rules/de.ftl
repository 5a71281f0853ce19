### Die Spielanleitung. Ein Abschnitt ist rules-<section>-title, dann seine Absätze rules-<section>-1, -2 und so weiter.

rules-goal-title = Worum es geht
rules-goal-1 = Du fliegst ein Space Taxi. In jedem Zug setzt du möglichst viele Aliens derselben Spezies hinein, tankst genau richtig und schmuggelst einen Kristall, wenn du dich traust.
rules-goal-2 = Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

rules-setup-title = Vorbereitung
rules-setup-1 = Das Spiel ist für 3 bis 5 Spieler. Zu dritt spielt ihr 5 Runden, zu viert oder zu fünft 4 Runden.
rules-setup-2 = Es gibt 27 Space Coins. Alle bekommen 3 davon, die anderen bilden den Vorrat.
rules-setup-3 = Geworfen werden zehn Würfel: 6 Passagier-Würfel, 3 Treibstoff-Würfel und 1 Schmuggel-Würfel. Fünf Seiten eines Passagier-Würfels zeigen je ein Alien, die sechste zeigt einen Daumen: den Joker.
rules-setup-4 = Wer zuletzt Taxi gefahren ist, beginnt. Ihr könnt auch jemanden bestimmen oder losen. Danach geht es im Uhrzeigersinn weiter.
rules-setup-5 = Wer links neben dem Spieler am Zug sitzt, hütet die Zahlenplättchen 0, 1, 2, 3 und 4.

rules-turn-title = Ein Zug
rules-turn-1 = Wirf alle Würfel, die noch nicht abgelegt sind: am Anfang also alle zehn.
rules-turn-2 = Lege dann einige der geworfenen Würfel auf dem Spielplan ab. Ein Zahlenplättchen sagt, wie viele, und wird umgedreht.
rules-turn-3 = Wirf die übrigen noch einmal, lege wieder ab und mach so weiter, bis alle zehn Würfel liegen. Das dauert vier Würfe, mit Plättchen 0 fünf.
rules-turn-4 = Passagier-Würfel kommen auf die Sitze, Treibstoff-Würfel auf die Flügel, der Schmuggel-Würfel in die Kristall-Mine. Was liegt, das liegt.

rules-tiles-title = Zahlenplättchen
rules-tiles-1 = Nach jedem Wurf benutzt du ein Plättchen, das noch nicht umgedreht ist, und legst genau so viele Würfel ab, wie es sagt. Jedes Plättchen darfst du nur einmal pro Zug benutzen.
rules-tiles-2 = Die Plättchen 1, 2, 3 und 4 musst du alle benutzen. Zusammen ergeben sie zehn, so findet jeder Würfel seinen Platz.
rules-tiles-3 = Plättchen 0 ist freiwillig. Der Wurf gefällt dir nicht? Dann lege nichts ab und wirf dieselben Würfel noch einmal.
rules-tiles-4 = Ist von den Plättchen 1 bis 4 nur noch eines übrig, musst du alle Würfel ablegen, wie sie gefallen sind – außer du hast noch Plättchen 0.

rules-passengers-title = Passagiere
rules-passengers-1 = Du darfst von einer Spezies alle, einige oder keine nehmen und auch mehrere Spezies zugleich. Es kommt nur auf die Zahl des Plättchens an.
rules-passengers-2 = Für eine Gruppe braucht es mindestens zwei Aliens einer Spezies. Ein einzelnes Alien darf sich setzen, bringt aber keine Punkte, solange kein zweites seiner Art dazukommt.

rules-joker-title = Der Joker
rules-joker-1 = Wenn du einen Daumen ablegst, darfst du 1 Coin zahlen und ihn auf eine der fünf Spezies drehen. Gezahlt wird sofort in den Vorrat.
rules-joker-2 = Das geht, so oft du willst und zahlen kannst.
rules-joker-3 = Du darfst einen Daumen auch unbezahlt ablegen. Er belegt einen Sitz und bringt keine Punkte.

rules-fuel-title = Treibstoff
rules-fuel-1 = Alle drei Treibstoff-Würfel müssen abgelegt werden. Ihre Summe entscheidet: 7 ist Faktor 1, 8 ist Faktor 2, 9 ist Faktor 3 und 10 ist Faktor 4.
rules-fuel-2 = Mit 6 oder weniger und mit 11 oder mehr hebt das Taxi nicht ab. Ein Fehlstart beendet den Zug sofort, mit 0 Punkten.

rules-smuggling-title = Schmuggel
rules-smuggling-1 = Den Schmuggel-Würfel darfst du nach jedem Wurf ablegen. In der Kristall-Mine ist er so viel wert, wie er zeigt: 1 bis 8.
rules-smuggling-2 = Legst du ihn nicht ab, wirfst du ihn mit den anderen noch einmal. Dann muss er mindestens so viel zeigen wie zuvor.
rules-smuggling-3 = Zeigt er weniger, ist der Schmuggel misslungen: Der Würfel kommt neben den Spielplan und bringt keine Punkte. Dein Zug geht weiter.
rules-smuggling-4 = Der verlorene Würfel zählt als einer der Würfel, die du nach diesem Wurf ablegst. Plättchen 0 darfst du dann also nicht benutzen, Plättchen 1 aber auch für ihn allein.

rules-scoring-title = Wertung eines Zuges
rules-scoring-1 = Nach dem Start steigen zuerst einzelne Aliens und unbezahlte Joker aus.
rules-scoring-2 = Jede Spezies an Bord zählt einmal: ein Pärchen 1 Punkt, ein Drilling 2, ein Vierling 3, ein Fünfling 5 und ein Sechsling 8.
rules-scoring-3 = Reisen auf allen sechs Sitzen Gruppen von zwei oder mehr, ist das Taxi voll besetzt, und du nimmst dir 2 Coins aus dem Vorrat.
rules-scoring-4 = Rechne: Passagier-Punkte mal Faktor. Dazu kommen der Kristall und je 2 Punkte für eingesetzte Coins: Passagiere × Faktor + Kristall + Coins.
rules-scoring-5 = Ein Beispiel: Zwei Drillinge ergeben 4, Treibstoff 9 ergibt Faktor 3, und der Kristall ist eine 6. Das sind 4 × 3 + 6 = 18 Punkte.

rules-coins-title = Coins
rules-coins-1 = Coins helfen dir auf zwei Arten: 1 Coin macht aus einem Joker ein Alien, und nach einem Start bringen eingesetzte Coins je 2 Punkte.
rules-coins-2 = Die 2 Coins für ein volles Taxi darfst du gleich einsetzen. Setze beliebig viele ein oder keine, bevor der nächste Spieler würfelt.
rules-coins-3 = Alle gezahlten Coins kommen zurück in den Vorrat.

rules-round-title = Eine Runde
rules-round-1 = Eine Runde ist zu Ende, wenn alle einmal am Zug waren. Das schlechteste Ergebnis der Runde wird gestrichen und zählt 0. Haben es mehrere, werden sie alle gestrichen.
rules-round-2 = Wer das beste Ergebnis hatte, beginnt die nächste Runde.

rules-end-title = Spielende
rules-end-1 = Nach der letzten Runde werden alle Ergebnisse addiert, die nicht gestrichen sind. Die höchste Summe gewinnt; bei gleicher Summe gibt es mehrere Gewinner.
rules-end-2 = Übrige Coins sind nichts wert.

rules-solo-title = Soloflug
rules-solo-1 = Du kannst auch allein fliegen: 5 Runden, 3 Coins und 24 Coins im Vorrat. Gestrichen wird nichts, deine Summe ist dein Ergebnis.

rules-house-title = Hausregeln
rules-house-1 = Die gedruckten Regeln lassen ein paar Fragen offen. Dieses Spiel beantwortet sie so:
rules-house-2 = R1: Ein unbezahlter Daumen darf abgelegt werden, wie er ist. Er belegt einen Sitz, gehört zu keiner Spezies und bringt keine Punkte; das Taxi ist mit ihm nicht voll besetzt.
rules-house-3 = R2: Ob es ein Fehlstart ist, entscheidet sich, sobald der dritte Treibstoff-Würfel liegt. Die übrigen Würfel werden nicht mehr geworfen. Du behältst deine Coins, bekommst aber keinen Bonus und kannst keine Punkte kaufen.
rules-house-4 = R3: Sind für ein volles Taxi weniger als 2 Coins im Vorrat, nimmst du, was da ist.
rules-house-5 = R4: Haben mehrere das beste Ergebnis, beginnt die nächste Runde, wer von ihnen in dieser Runde zuerst gewürfelt hat.
rules-house-6 = R5: Haben alle dasselbe Ergebnis, werden alle gestrichen. Wer die nächste Runde beginnt, sagt R4.
rules-house-7 = R6: Abgelegt wird alles auf einmal: das Plättchen, die Würfel und was aus jedem Daumen wird. Du musst alles zahlen können, und die Coins sind auch dann weg, wenn genau dieses Ablegen zum Fehlstart führt. Ein abgelegter Daumen wird später nicht mehr gedreht.
rules-house-8 = R7: Den Bonus für ein volles Taxi nimmst du, bevor du Coins einsetzt. Was du danach einsetzt, füllt einen knappen Bonus nicht auf. Über den Einsatz entscheidest du einmal je Zug.
rules-house-9 = R8: Abgelegtes darfst du bis zum nächsten Wurf zurücknehmen, eingesetzte Coins, bis der nächste Spieler würfelt. Der letzte Einsatz des Spiels ist endgültig, und was ein Computer-Spieler getan hat, bleibt. Jederzeit darf jemand anderes einen Platz übernehmen; was geworfen, abgelegt und gezahlt ist, bleibt.
rules-house-10 = R9: Der Soloflug ist unsere eigene Zugabe.
