toy-name = Egy kocka
toy-roll = Dobás
toy-rolled = { $n }. dobás: { $face }
