toy-name = Kostka
toy-roll = Rzuć
toy-rolled = Rzut { $n }: { $face }
