toy-name = Ein Würfel
toy-roll = Würfeln
toy-rolled = Wurf { $n }: { $face }
