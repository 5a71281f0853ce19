toy-name = Kostka
toy-roll = Hodit
toy-rolled = Hod { $n }: { $face }
