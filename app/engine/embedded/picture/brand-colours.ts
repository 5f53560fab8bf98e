import { createCanvas, type Image } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { chooseReadable, type Hex, measureChroma, measureContrast, measureLuminance, mixColours } from "./contrast";
import { completePalette, type Mood, type Palette } from "./palettes";

/** Colours by the names that people give them. Longer names come first, so that "forest green" is not taken for green. */
const named: readonly (readonly [name: string, colour: Hex])[] = [
  ["forest green|bottle green|racing green|dark green", "#1d4a38"],
  ["sage green|sage", "#8a9a7b"],
  ["olive green|olive", "#66703a"],
  ["mint green|mint", "#7cc7ac"],
  ["emerald", "#0b7a55"],
  ["lime green|lime", "#a3c644"],
  ["navy blue|navy|midnight blue", "#1c2c54"],
  ["royal blue|cobalt", "#2348b5"],
  ["sky blue|light blue|baby blue", "#6db3e8"],
  ["petrol", "#0f4c5c"],
  ["teal|turquoise", "#0f7f80"],
  ["indigo", "#3b3a8f"],
  ["burgundy|bordeaux|maroon|wine red|oxblood", "#6d1f33"],
  ["terracotta|terra cotta|rust", "#b5532f"],
  ["brick red", "#9f2f22"],
  ["hot pink|magenta|fuchsia", "#c8246f"],
  ["blush|dusty pink|pale pink|soft pink", "#e6b3ab"],
  ["coral|salmon", "#f2745b"],
  ["peach|apricot", "#f6b58b"],
  ["mustard|ochre", "#d09a1f"],
  ["gold(?:en)?", "#c9a14a"],
  ["lavender|lilac", "#9a86c9"],
  ["plum|aubergine", "#5a2452"],
  ["chocolate|coffee brown|dark brown", "#4c2f20"],
  ["copper|bronze", "#a5643a"],
  ["green", "#2f7d4a"],
  ["blue", "#1f5fae"],
  ["red", "#c22f2b"],
  ["orange", "#e8742a"],
  ["yellow", "#f0c231"],
  ["pink", "#d95f8c"],
  ["purple|violet", "#6c3f99"],
  ["brown", "#7a4d30"],
];

/** Colours for grounds. */
const neutral: readonly (readonly [name: string, colour: Hex])[] = [
  ["cream|ivory", "#f8f1de"],
  ["beige|sand|oat|linen white|ecru", "#f1e8d8"],
  ["off-white|white", "#fbfaf7"],
  ["charcoal|black", "#161514"],
  ["grey|gray|silver", "#eeeeec"],
];

function wordsIn(text: string, table: readonly (readonly [string, Hex])[]): { at: number; colour: Hex }[] {
  let rest = text.toLowerCase();
  const found: { at: number; colour: Hex }[] = [];
  for (const [name, colour] of table) {
    rest = rest.replace(new RegExp(`\\b(?:${name})\\b`, "g"), (match, at: number) => {
      found.push({ at, colour });
      // The place is kept, so that the order in the text is.
      return " ".repeat(match.length);
    });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** What a brief says of the brand's colours. */
export interface BrandColours {
  colours: Hex[];
  /** The colour named for the ground, if one is. */
  ground: Hex | null;
}

/**
 * Finds the colours that a brief names: hex values in the description, brand voice or visual style; colour words in the last two
 * alone, since a green grocer need not be green. Null when it names none.
 */
export function findBrandColours(plan: CampaignPlan): BrandColours | null {
  const { project, visualStyle } = plan.brief;
  const styled = `${visualStyle ?? ""} ${project.brandVoice ?? ""}`.replace(/black[- ]and[- ]white/gi, " ");
  const values = [...`${styled} ${project.description}`.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(
    ([, digits = ""]) =>
      `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`.toLowerCase(),
  );
  const isGround = (colour: Hex) =>
    measureChroma(colour) < 28 || (measureLuminance(...rgb(colour)) > 0.78 && measureChroma(colour) < 70);
  const colours = [...values.filter((c) => !isGround(c)), ...wordsIn(styled, named).map(({ colour }) => colour)];
  const grounds = [...values.filter(isGround), ...wordsIn(styled, neutral).map(({ colour }) => colour)];
  if (colours.length === 0) return null;
  return { colours: [...new Set(colours)], ground: grounds[0] ?? null };
}

function rgb(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hue(hex: Hex): number {
  const [r, g, b] = rgb(hex);
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

/** Degrees between two hues, 0 to 180. */
export function measureHueDistance(a: Hex, b: Hex): number {
  const apart = Math.abs(hue(a) - hue(b)) % 360;
  return apart > 180 ? 360 - apart : apart;
}

const companions: readonly Hex[] = ["#f2b84b", "#ff8a66", "#f3c9a8", "#2c6f73", "#8fd0bf", "#f4d9a0", "#24406b"];

/** A palette around a brand's colours in which all texts keep their contrast. */
export function makeBrandPalette({ colours, ground }: BrandColours, moods: readonly Mood[]): Palette {
  const [main = "#2f4b6e", second] = colours;
  const dark = ground !== null && measureLuminance(...rgb(ground)) < 0.1;
  const paper = ground ?? mixColours(main, "#ffffff", 0.94);
  // A brand colour as light as the paper would not be seen on it as a field.
  const block = measureContrast(main, paper) < 1.3 ? mixColours(main, dark ? "#ffffff" : "#000000", 0.5) : main;
  const ink = dark
    ? "#f6f1e6"
    : ([0.72, 0.8, 0.88]
        .map((share) => mixColours(main, "#000000", share))
        .find((c) => measureContrast(c, paper) >= 9) ?? "#15130f");
  const apart = (colour: Hex) => measureContrast(colour, block) >= 1.7 && measureContrast(colour, paper) >= 1.2;
  const accent =
    second && apart(second)
      ? second
      : (companions
          .filter(apart)
          .sort(
            (a, b) => Math.abs(measureHueDistance(a, main) - 150) - Math.abs(measureHueDistance(b, main) - 150),
          )[0] ?? chooseReadable(block, [mixColours(main, "#ffffff", 0.6), mixColours(main, "#000000", 0.6)], 1.7));
  let soft = mixColours(paper, block, 0.22);
  for (let share = 0.18; measureContrast(ink, soft) < 5 && share > 0; share -= 0.04)
    soft = mixColours(paper, block, share);
  return completePalette({ name: "brand", moods, paper, ink, block, accent, soft });
}

/** The colour that a picture is most full of, greys left aside where it has colours; null for a grey picture. */
export function findDominantColour(image: Image): Hex | null {
  const side = 24;
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(image, 0, 0, side, side);
  const { data } = ctx.getImageData(0, 0, side, side);
  const bins = new Map<number, { weight: number; r: number; g: number; b: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const colourful = Math.max(r, g, b) - Math.min(r, g, b);
    if (colourful < 36) continue;
    const bin = (Math.round(Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / (Math.PI / 9)) + 18) % 18;
    const sum = bins.get(bin) ?? { weight: 0, r: 0, g: 0, b: 0 };
    bins.set(bin, {
      weight: sum.weight + colourful,
      r: sum.r + r * colourful,
      g: sum.g + g * colourful,
      b: sum.b + b * colourful,
    });
  }
  const [most] = [...bins.values()].sort((a, b) => b.weight - a.weight);
  if (!most || most.weight < side * side * 3) return null;
  const channel = (sum: number) =>
    Math.round(sum / most.weight)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(most.r)}${channel(most.g)}${channel(most.b)}`;
}
