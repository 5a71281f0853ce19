//! A sound as plain data: a tone or a breath of noise with its time, pitch and loudness. What plays it is `audio`.

/// The colour of a tone, from soft to sharp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    Sine,
    Triangle,
    Square,
}

/// What is let through of a noise around its frequency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// Everything below: rumble, thuds.
    Below,
    /// A band around it: wood, paper, puffs.
    Around,
    /// Everything above: hiss, glass.
    Above,
}

/// What sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    Tone(Wave),
    Noise(Band),
}

/// One sound of a cue. Times are seconds, frequencies hertz, loudness 1 for as loud as it gets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    pub voice: Voice,
    /// When it begins.
    pub at: f32,
    /// The frequency at its begin and, reached evenly for the ear, at its end.
    pub from: f32,
    pub to: f32,
    pub loudness: f32,
    /// Swelling, staying, dying away.
    pub attack: f32,
    pub hold: f32,
    pub release: f32,
}

impl Note {
    const fn new(voice: Voice, frequency: f32) -> Self {
        let (attack, hold, release) = (0.005, 0.0, 0.1);
        Self { voice, at: 0.0, from: frequency, to: frequency, loudness: 0.3, attack, hold, release }
    }

    /// A tone.
    #[must_use]
    pub const fn tone(wave: Wave, frequency: f32) -> Self {
        Self::new(Voice::Tone(wave), frequency)
    }

    /// A noise.
    #[must_use]
    pub const fn noise(band: Band, frequency: f32) -> Self {
        Self::new(Voice::Noise(band), frequency)
    }

    /// The same, gliding to this frequency.
    #[must_use]
    pub const fn to(self, to: f32) -> Self {
        Self { to, ..self }
    }

    /// The same, at this time.
    #[must_use]
    pub const fn at(self, at: f32) -> Self {
        Self { at, ..self }
    }

    /// The same, so loud.
    #[must_use]
    pub const fn loud(self, loudness: f32) -> Self {
        Self { loudness, ..self }
    }

    /// The same with this swelling, staying and dying away.
    #[must_use]
    pub const fn shaped(self, attack: f32, hold: f32, release: f32) -> Self {
        Self { attack, hold, release, ..self }
    }

    /// When it is over.
    #[must_use]
    pub const fn end(&self) -> f32 {
        self.at + self.attack + self.hold + self.release
    }
}

/// Notes that sound together, all of them higher or lower by one factor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub notes: &'static [Note],
    pub pitch: f32,
}
