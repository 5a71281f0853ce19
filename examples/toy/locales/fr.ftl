toy-name = Un dé
toy-roll = Lancer
toy-rolled = Lancer { $n } : { $face }
