toy-name = A die
toy-roll = Roll
toy-rolled = Roll { $n }: { $face }
