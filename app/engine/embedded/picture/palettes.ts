import { chooseReadable, type Hex, measureChroma, measureContrast, mixColours } from "./contrast";

/** The feeling that palette, face and layout are chosen by. */
export type Mood = "warm" | "fresh" | "bold" | "calm" | "luxe" | "technical" | "playful" | "natural";

/** Colours by role. Text pairs (`ink` on `paper` and `soft`, `blockInk` on `block`, `accentInk` on `accent`) reach 4.5. */
export interface Palette {
  name: string;
  moods: readonly Mood[];
  seasons?: readonly string[];
  paper: Hex;
  ink: Hex;
  block: Hex;
  accent: Hex;
  soft: Hex;
  blockInk: Hex;
  accentInk: Hex;
  /** The block's shade and tint, for the drawn shapes. */
  shade: Hex;
  tint: Hex;
}

export type PaletteBase = Pick<Palette, "name" | "moods" | "seasons" | "paper" | "ink" | "block" | "accent" | "soft">;

const bases: readonly PaletteBase[] = [
  {
    name: "ember",
    moods: ["warm", "bold"],
    seasons: ["autumn"],
    paper: "#f7efe2",
    ink: "#251a13",
    block: "#c1401c",
    accent: "#efb04a",
    soft: "#eedcc3",
  },
  {
    name: "forest",
    moods: ["natural", "calm"],
    seasons: ["winter", "autumn"],
    paper: "#f1efe1",
    ink: "#14271e",
    block: "#1d4a38",
    accent: "#e6b54c",
    soft: "#d3dec2",
  },
  {
    name: "midnight",
    moods: ["technical", "luxe"],
    seasons: ["winter"],
    paper: "#101830",
    ink: "#f4f0e4",
    block: "#2c3f78",
    accent: "#f4bd4f",
    soft: "#1b2748",
  },
  {
    name: "lagoon",
    moods: ["fresh", "bold"],
    seasons: ["summer"],
    paper: "#fff3ea",
    ink: "#12293a",
    block: "#0d5a6d",
    accent: "#ff7e5d",
    soft: "#fad7c5",
  },
  {
    name: "plum",
    moods: ["luxe", "warm"],
    paper: "#f8eff0",
    ink: "#2b1024",
    block: "#6a1f4e",
    accent: "#f2935f",
    soft: "#ecd1d8",
  },
  {
    name: "citrus",
    moods: ["playful", "bold"],
    seasons: ["summer"],
    paper: "#fffae0",
    ink: "#23200e",
    block: "#f3c51b",
    accent: "#d3402a",
    soft: "#f9e9a4",
  },
  {
    name: "clear sky",
    moods: ["technical", "fresh"],
    seasons: ["summer", "spring"],
    paper: "#f0f6fb",
    ink: "#0d2138",
    block: "#1a5fbf",
    accent: "#ffb92e",
    soft: "#cfe2f4",
  },
  {
    name: "mint",
    moods: ["calm", "fresh"],
    seasons: ["spring"],
    paper: "#f0f8f5",
    ink: "#0c2f2c",
    block: "#0b6863",
    accent: "#ff8c72",
    soft: "#cae7dd",
  },
  {
    name: "clay",
    moods: ["natural", "warm"],
    seasons: ["autumn"],
    paper: "#f5eadf",
    ink: "#381e15",
    block: "#98462b",
    accent: "#2c5c61",
    soft: "#e4cbb7",
  },
  {
    name: "noir",
    moods: ["luxe", "bold"],
    paper: "#151414",
    ink: "#f6f1e6",
    block: "#312c27",
    accent: "#e4c56d",
    soft: "#24211e",
  },
  {
    name: "bonbon",
    moods: ["playful", "fresh"],
    seasons: ["spring"],
    paper: "#fff1ef",
    ink: "#32113a",
    block: "#8a2458",
    accent: "#ffb0a1",
    soft: "#ffd6d2",
  },
  {
    name: "linen",
    moods: ["calm", "luxe", "natural"],
    paper: "#f5f2e9",
    ink: "#292d25",
    block: "#556347",
    accent: "#cf955f",
    soft: "#dedfcd",
  },
  {
    name: "brick",
    moods: ["bold", "warm"],
    seasons: ["winter"],
    paper: "#fbf3e6",
    ink: "#2c1413",
    block: "#9f231e",
    accent: "#f0c36a",
    soft: "#f1d8c2",
  },
  {
    name: "concrete",
    moods: ["technical", "bold"],
    paper: "#eeeeec",
    ink: "#15181b",
    block: "#1b1f23",
    accent: "#f4581f",
    soft: "#d6d7d4",
  },
  {
    name: "frost",
    moods: ["calm", "technical"],
    seasons: ["winter"],
    paper: "#eff4f7",
    ink: "#12233a",
    block: "#23466a",
    accent: "#e0604f",
    soft: "#d2dfe9",
  },
  {
    name: "meadow",
    moods: ["natural", "playful", "fresh"],
    seasons: ["spring"],
    paper: "#f7f9ec",
    ink: "#1e2b16",
    block: "#35703a",
    accent: "#f6a0b3",
    soft: "#dcebc3",
  },
];

/** Adds to a palette's five colours those that follow from them. */
export function completePalette(base: PaletteBase): Palette {
  return {
    ...base,
    blockInk: chooseReadable(base.block, [base.paper, base.ink]),
    accentInk: chooseReadable(base.accent, [base.ink, base.paper, base.block]),
    shade: mixColours(base.block, measureContrast(base.block, "#000000") > 4 ? "#000000" : base.ink, 0.28),
    tint: mixColours(base.block, "#ffffff", 0.28),
  };
}

export const palettes: readonly Palette[] = bases.map(completePalette);

/** The colours of one drawing, chosen so that it stands out on its ground. */
export interface Inks {
  ground: Hex;
  /** The largest shape. */
  body: Hex;
  /** The body's own shadow and light. */
  bodyShade: Hex;
  bodyLight: Hex;
  /** What decorates the body. */
  trim: Hex;
  /** Thin lines and small details on the body. */
  line: Hex;
  /** Lines and small details on the trim. */
  detail: Hex;
  /** Thin lines beside the body, on the ground. */
  air: Hex;
  /** What is mixed into the ground for quiet shapes behind the body: a colour, never grey. */
  wash: Hex;
}

/** Whether a colour can be mixed into the ground without turning grey, as opposite hues do. */
function staysClean(ground: Hex, colour: Hex): boolean {
  const least = Math.min(measureChroma(ground), measureChroma(colour));
  return measureChroma(mixColours(ground, colour, 0.4)) >= least * 0.62;
}

/** The ground's own colour, a good deal lighter or darker. */
function ownHue(ground: Hex): Hex {
  return measureContrast(ground, "#ffffff") > 3
    ? mixColours(ground, "#ffffff", 0.55)
    : mixColours(ground, "#000000", 0.45);
}

/** A tint of the ground for large quiet shapes under words of `ink`, which keep their contrast on it. */
export function chooseQuietTint(palette: Palette, ground: Hex, ink: Hex, share: number): Hex {
  const tint = mixColours(ground, chooseInks(palette, ground).wash, share);
  if (measureContrast(tint, ink) >= 4.7) return tint;
  return mixColours(ground, measureContrast(ink, "#000000") > 6 ? "#000000" : "#ffffff", share);
}

/** Inks for a drawing on `ground`: the body reaches 2 against the ground, details 2 against the body. */
export function chooseInks(palette: Palette, ground: Hex): Inks {
  const { block, accent, paper, ink, soft } = palette;
  const visible = (colours: Hex[], against: Hex, least: number) =>
    colours.filter((c) => measureContrast(c, against) >= least);
  const body = visible([block, paper, accent, ink], ground, 2.2)[0] ?? chooseReadable(ground, [ink, paper], 2.2);
  const trim =
    visible([accent, paper, soft, block, ink], body, 1.7).find((c) => c !== ground) ??
    chooseReadable(body, [paper, ink], 2);
  return {
    ground,
    body,
    bodyShade: mixColours(body, measureContrast(body, "#000000") > 9 ? palette.block : "#000000", 0.18),
    bodyLight: mixColours(body, "#ffffff", 0.22),
    trim,
    detail: visible([ink, paper, block], trim, 3)[0] ?? chooseReadable(trim, [ink, paper], 3),
    line: visible([ink, paper, block], body, 3)[0] ?? chooseReadable(body, [ink, paper], 3),
    wash: visible([accent, block, palette.tint], ground, 1.3).find((c) => staysClean(ground, c)) ?? ownHue(ground),
    air: visible([accent, ink, paper, block], ground, 1.8)[0] ?? chooseReadable(ground, [ink, paper], 2),
  };
}
