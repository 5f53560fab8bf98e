import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { removeEmoji, splitCharacters } from "../../words/characters";

/** A typeface by the part it plays. `text` sets everything that is not a headline. */
export const faces = {
  grotesque: { pkg: "@fontsource/archivo-black", weight: 400, tracking: -0.01, leading: 1.02 },
  condensed: { pkg: "@fontsource/anton", weight: 400, tracking: 0.005, leading: 1.08 },
  bookish: { pkg: "@fontsource/fraunces", weight: 700, tracking: -0.015, leading: 1.04 },
  elegant: { pkg: "@fontsource/playfair-display", weight: 700, tracking: -0.01, leading: 1.08 },
  technical: { pkg: "@fontsource/space-grotesk", weight: 700, tracking: -0.025, leading: 1.04 },
  rounded: { pkg: "@fontsource/fredoka", weight: 600, tracking: -0.005, leading: 1.06 },
  modern: { pkg: "@fontsource/bricolage-grotesque", weight: 800, tracking: -0.02, leading: 1.0 },
  text: { pkg: "@fontsource/dm-sans", weight: 500, tracking: 0, leading: 1.32 },
  textBold: { pkg: "@fontsource/dm-sans", weight: 700, tracking: 0, leading: 1.2 },
} as const;
export type FaceName = keyof typeof faces;

/** Tried in this order for a character that the chosen face does not hold. */
const fallbackPackages = [
  "@fontsource/noto-sans",
  "@fontsource/noto-sans-arabic",
  "@fontsource/noto-sans-hebrew",
  "@fontsource/noto-sans-devanagari",
  "@fontsource/noto-sans-thai",
  "@fontsource-variable/noto-sans-jp",
  "@fontsource-variable/noto-sans-sc",
  "@fontsource-variable/noto-sans-kr",
] as const;

interface Subset {
  family: string;
  path: string;
  ranges: [number, number][];
}

const require = createRequire(import.meta.url);
const subsetsByFace = new Map<string, Subset[]>();
const registered = new Set<string>();

/** The files of one package and weight with the characters each holds, as the package itself states them. */
function subsetsOf(pkg: string, weight: number): Subset[] {
  const key = `${pkg}:${weight}`;
  const known = subsetsByFace.get(key);
  if (known) return known;
  const folder = dirname(require.resolve(`${pkg}/package.json`));
  const name = pkg.slice(pkg.indexOf("/") + 1);
  const cut = pkg.startsWith("@fontsource-variable/") ? "wght" : String(weight);
  const stated = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const subsets = Object.entries(stated).map(([subset, ranges]) => {
    const id = subset.replace(/[[\]]/g, "");
    return {
      family: `${name}-${cut}-${id}`,
      path: join(folder, "files", `${name}-${id}-${cut}-normal.woff2`),
      ranges: ranges.split(",").map((range): [number, number] => {
        const [first = "0", last = first] = range.trim().replace(/^U\+/i, "").split("-");
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      }),
    };
  });
  // The plain Latin file first: it is the one that gives a line its metrics.
  subsets.sort((a, b) => Number(b.family.endsWith("-latin")) - Number(a.family.endsWith("-latin")));
  subsetsByFace.set(key, subsets);
  return subsets;
}

function holds(subset: Subset, codePoint: number): boolean {
  return subset.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function subsetFor(face: FaceName, codePoint: number, japanese: boolean): Subset | undefined {
  const { pkg, weight } = faces[face];
  const own = subsetsOf(pkg, weight).find((subset) => holds(subset, codePoint));
  if (own) return own;
  for (const fallback of fallbackPackages) {
    // Without kana beside them, Chinese characters take their Chinese forms.
    if (fallback.endsWith("-jp") && !japanese) continue;
    const found = subsetsOf(fallback, weight >= 600 || face !== "text" ? 700 : 500).find((s) => holds(s, codePoint));
    if (found) return found;
  }
  return undefined;
}

function register(subset: Subset): string {
  if (!registered.has(subset.family)) {
    GlobalFonts.registerFromPath(subset.path, subset.family);
    registered.add(subset.family);
  }
  return `"${subset.family}"`;
}

const kana = /[\u3040-\u30ff]/u;

/** What `ctx.font` and `ctx.fontVariationSettings` take to set this text in this face at this size in pixels. */
export function getFont(face: FaceName, text: string, size: number): { font: string; variation: string } {
  const { pkg, weight } = faces[face];
  const japanese = kana.test(text);
  const families = new Set<string>();
  const [latin] = subsetsOf(pkg, weight);
  if (latin) families.add(register(latin));
  for (const character of new Set(text)) {
    const subset = subsetFor(face, character.codePointAt(0) ?? 0, japanese);
    if (subset) families.add(register(subset));
  }
  return {
    font: `${weight} ${size.toFixed(2)}px ${[...families].join(", ")}`,
    variation: face === "text" ? "'wght' 500" : "'wght' 800",
  };
}

/**
 * The text without what no font of ours can draw (emoji, rare scripts), so that no artwork ever shows an empty box. What is read as one
 * character goes or stays as a whole.
 */
export function keepDrawableText(text: string): string {
  const japanese = kana.test(text);
  const isDrawable = (character: string) =>
    [...character].every((point) => subsetFor("text", point.codePointAt(0) ?? 0, japanese) !== undefined);
  return splitCharacters(removeEmoji(text.normalize("NFC").replace(/\s+/gu, " ")))
    .filter(isDrawable)
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .trim();
}

/** True when the first strong letter is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(letter);
}
