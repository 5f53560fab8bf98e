/** How a piece of music sounds. Chords are semitones above the key note; the first of a chord is its bass. */
export interface MusicMood {
  name: string;
  /** MIDI number of the key note, the one below middle C. */
  key: number;
  /** The notes that a melody may use, in semitones above the key note. */
  scale: readonly number[];
  /** One chord a bar. Two progressions, taken by seed. */
  progressions: readonly (readonly (readonly number[])[])[];
  pad: number;
  keys: "rolling" | "strummed" | "offbeat" | "sparse" | "pulsing";
  keysSound: "pluck" | "bell" | "electric";
  bass: "held" | "walking" | "pulsing" | "bouncing";
  drums: "none" | "soft" | "steady" | "driving" | "toms";
  /** Share of the places for a melody note that are taken. */
  melody: number;
  /** Share of the reverberation. */
  room: number;
}

const major = {
  I: [0, 4, 7, 12],
  ii: [2, 5, 9, 14],
  iii: [4, 7, 11, 16],
  IV: [5, 9, 12, 17],
  V: [7, 11, 14, 19],
  vi: [-3, 0, 4, 9],
  Imaj7: [0, 4, 7, 11],
  IVmaj7: [5, 9, 12, 16],
  vi7: [-3, 0, 4, 7],
  ii7: [2, 5, 9, 12],
  Vsus: [7, 12, 14, 19],
} as const;
const minor = {
  i: [0, 3, 7, 12],
  III: [3, 7, 10, 15],
  iv: [5, 8, 12, 17],
  v: [7, 10, 14, 19],
  V: [7, 11, 14, 19],
  VI: [-4, 0, 3, 8],
  VII: [-2, 2, 5, 10],
} as const;
const pentatonic = [0, 2, 4, 7, 9] as const;
const minorPentatonic = [0, 3, 5, 7, 10] as const;

export const moods = {
  warm: {
    name: "warm",
    key: 50,
    scale: pentatonic,
    progressions: [
      [major.I, major.vi7, major.IVmaj7, major.Vsus],
      [major.IVmaj7, major.I, major.ii7, major.V],
    ],
    pad: 0.5,
    keys: "rolling",
    keysSound: "pluck",
    bass: "held",
    drums: "soft",
    melody: 0.4,
    room: 0.22,
  },
  calm: {
    name: "calm",
    key: 48,
    scale: pentatonic,
    progressions: [
      [major.Imaj7, major.IVmaj7, major.vi7, major.IVmaj7],
      [major.Imaj7, major.iii, major.IVmaj7, major.Vsus],
    ],
    pad: 0.7,
    keys: "sparse",
    keysSound: "electric",
    bass: "held",
    drums: "none",
    melody: 0.28,
    room: 0.38,
  },
  upbeat: {
    name: "upbeat",
    key: 52,
    scale: pentatonic,
    progressions: [
      [major.I, major.V, major.vi, major.IV],
      [major.I, major.IV, major.vi, major.V],
    ],
    pad: 0.26,
    keys: "offbeat",
    keysSound: "electric",
    bass: "bouncing",
    drums: "driving",
    melody: 0.55,
    room: 0.14,
  },
  dramatic: {
    name: "dramatic",
    key: 45,
    scale: minorPentatonic,
    progressions: [
      [minor.i, minor.VI, minor.III, minor.VII],
      [minor.i, minor.iv, minor.VI, minor.V],
    ],
    pad: 0.75,
    keys: "pulsing",
    keysSound: "electric",
    bass: "pulsing",
    drums: "toms",
    melody: 0.3,
    room: 0.34,
  },
  playful: {
    name: "playful",
    key: 53,
    scale: pentatonic,
    progressions: [
      [major.I, major.vi, major.ii, major.V],
      [major.I, major.IV, major.I, major.V],
    ],
    pad: 0.12,
    keys: "offbeat",
    keysSound: "pluck",
    bass: "walking",
    drums: "soft",
    melody: 0.7,
    room: 0.14,
  },
  inspiring: {
    name: "inspiring",
    key: 50,
    scale: pentatonic,
    progressions: [
      [major.vi, major.IV, major.I, major.V],
      [major.I, major.V, major.ii7, major.IV],
    ],
    pad: 0.6,
    keys: "pulsing",
    keysSound: "pluck",
    bass: "pulsing",
    drums: "steady",
    melody: 0.42,
    room: 0.28,
  },
  ambient: {
    name: "ambient",
    key: 46,
    scale: pentatonic,
    progressions: [
      [major.Imaj7, major.Imaj7, major.IVmaj7, major.IVmaj7],
      [major.vi7, major.IVmaj7, major.Imaj7, major.Vsus],
    ],
    pad: 1,
    keys: "sparse",
    keysSound: "bell",
    bass: "held",
    drums: "none",
    melody: 0.16,
    room: 0.5,
  },
  lounge: {
    name: "lounge",
    key: 51,
    scale: [0, 2, 4, 7, 9, 11],
    progressions: [
      [major.ii7, major.Vsus, major.Imaj7, major.vi7],
      [major.Imaj7, major.vi7, major.ii7, major.Vsus],
    ],
    pad: 0.34,
    keys: "sparse",
    keysSound: "electric",
    bass: "walking",
    drums: "soft",
    melody: 0.36,
    room: 0.2,
  },
} as const satisfies Record<string, MusicMood>;

const callers: readonly (readonly [keyof typeof moods, RegExp])[] = [
  ["ambient", /ambient|atmospher|ethereal|space|dream|medit/i],
  ["calm", /calm|relax|peace|sooth|gentle|soft|quiet|serene|mellow|piano/i],
  ["dramatic", /dramat|epic|cinema|intens|tense|suspens|dark|serious|power|trailer|sad|melanch/i],
  ["playful", /play|fun|quirk|cheek|whims|comic|child|kids|ukulele/i],
  ["lounge", /jazz|lounge|lo-?fi|chill|smooth|soul|r&b|bossa|cafe|café/i],
  ["upbeat", /upbeat|energ|happy|danc|pop|party|fast|electro|excit|driv|rock|hip/i],
  ["inspiring", /inspir|motivat|uplift|hope|corporate|triumph|confiden|optimis|proud/i],
  ["warm", /warm|acoustic|folk|cosy|cozy|nostalg|romantic|guitar/i],
];

/** The mood that the user's words for the sound call for; else one that suits the campaign's tone. */
export function chooseMusicMood(audioMood: string | null, tone: string): MusicMood {
  const called = callers.find(([, words]) => audioMood !== null && words.test(audioMood))?.[0];
  if (called) return moods[called];
  const byTone: Record<string, keyof typeof moods> = {
    professional: "inspiring",
    formal: "calm",
    playful: "playful",
    bold: "upbeat",
    casual: "lounge",
  };
  return moods[byTone[tone] ?? "warm"];
}
