toy-name = Kocka
toy-roll = Hodiť
toy-rolled = Hod { $n }: { $face }
