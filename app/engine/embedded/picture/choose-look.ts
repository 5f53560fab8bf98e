import type { Image } from "@napi-rs/canvas";
import type { CampaignPlan, Tone } from "../../plan";
import type { FaceName } from "../fonts/fonts";
import { findBrandColours, findDominantColour, makeBrandPalette, measureHueDistance } from "./brand-colours";
import { chooseMotifs } from "./choose-motif";
import { type LayoutName, layoutNames, layouts } from "./layouts/layouts";
import type { Motif } from "./motifs";
import { type Mood, type Palette, palettes } from "./palettes";
import { createSeededRandom, pickOne } from "./seeded-random";

/** How a campaign looks, in its poster and its film alike. */
export interface Look {
  mood: Mood;
  palette: Palette;
  display: FaceName;
  layout: LayoutName;
  motifs: [Motif, ...Motif[]];
}

const moodWords: readonly (readonly [Mood, string])[] = [
  ["luxe", "luxur|elegan|premium|sophisticat|noir|refined|exclusive|cinematic|black and white"],
  ["playful", "playful|fun|whims|cartoon|quirky|colou?rful|pop|comic|kids|cute"],
  ["technical", "tech|futur|minimal|sleek|digital|modern|clean|geometric|swiss|isometric"],
  ["natural", "natur|organic|rustic|earth|botanic|handmade|craft|eco"],
  ["warm", "warm|cosy|cozy|vintage|retro|autumn|nostalg|golden|film"],
  ["bold", "bold|dramatic|high contrast|vivid|strong|graphic|urban|grunge|energetic"],
  ["calm", "calm|soft|pastel|serene|gentle|quiet|dreamy|watercolou?r"],
  ["fresh", "fresh|bright|airy|summer|light|vibrant|realistic"],
];

const moodsByTone: Record<Tone, readonly Mood[]> = {
  professional: ["technical", "calm", "bold"],
  casual: ["warm", "fresh", "playful"],
  friendly: ["warm", "fresh", "natural"],
  formal: ["luxe", "calm"],
  conversational: ["warm", "natural", "fresh"],
  playful: ["playful", "fresh"],
  bold: ["bold", "technical"],
};

const moodsByMotif: Partial<Record<Motif, readonly Mood[]>> = {
  beans: ["warm", "natural"],
  coffee: ["warm", "natural"],
  bread: ["warm", "natural"],
  tooth: ["fresh", "calm"],
  lotus: ["calm", "natural"],
  flower: ["fresh", "natural", "luxe"],
  plant: ["natural", "fresh"],
  leaf: ["natural", "fresh"],
  dumbbell: ["bold"],
  scales: ["luxe", "calm"],
  window: ["technical", "fresh"],
  chart: ["technical", "bold"],
  shield: ["technical", "calm"],
  heart: ["warm", "fresh"],
  dress: ["luxe"],
  glass: ["luxe", "warm"],
  croissant: ["warm", "natural"],
  bowl: ["warm", "fresh"],
  ring: ["luxe", "calm"],
  bicycle: ["fresh", "bold"],
  panel: ["fresh", "technical", "natural"],
  key: ["fresh", "warm", "calm"],
  hammer: ["bold", "warm"],
  receipt: ["technical", "calm", "fresh"],
  calculator: ["technical", "fresh"],
  palette: ["playful", "bold", "warm"],
  balloon: ["playful", "fresh"],
  suitcase: ["fresh", "warm", "natural"],
  bottle: ["calm", "fresh", "luxe"],
  blocks: ["playful", "fresh", "warm"],
  sofa: ["warm", "calm", "natural"],
  bulb: ["fresh", "bold"],
  candle: ["warm", "calm", "luxe"],
  yarn: ["warm", "natural", "playful"],
  headset: ["technical", "fresh"],
  megaphone: ["bold", "playful"],
  pulse: ["fresh", "calm"],
  scissors: ["luxe", "bold", "fresh"],
  game: ["playful", "bold"],
  cake: ["playful", "warm"],
  paw: ["playful", "fresh"],
  rocket: ["bold", "technical"],
};

const facesByMood: Record<Mood, readonly FaceName[]> = {
  warm: ["bookish", "modern", "bookish"],
  fresh: ["modern", "grotesque", "technical"],
  bold: ["grotesque", "condensed", "modern"],
  calm: ["elegant", "bookish", "technical"],
  luxe: ["elegant", "bookish"],
  technical: ["technical", "modern", "grotesque"],
  playful: ["rounded", "modern", "grotesque"],
  natural: ["bookish", "rounded", "modern"],
};

/** The mood from the visual style first, then from topic and tone. */
function chooseMood(plan: CampaignPlan, motif: Motif, random: () => number): Mood {
  const style = (plan.brief.visualStyle ?? "").toLowerCase();
  const named = moodWords.find(([, pattern]) => style && new RegExp(`\\b(?:${pattern})`).test(style));
  if (named) return named[0];
  return pickOne(random, [...(moodsByMotif[motif] ?? []), ...moodsByTone[plan.tone]]);
}

/** The brand's own colours where the brief names them; beside a picture the fitting palette nearest to it; else one by mood and season. */
function choosePalette(plan: CampaignPlan, mood: Mood, photo: Image | null, random: () => number): Palette {
  const brand = findBrandColours(plan);
  if (brand) return makeBrandPalette(brand, [mood]);
  const fitting = palettes.filter((palette) => palette.moods.includes(mood));
  const inSeason = fitting.filter((palette) => plan.season && palette.seasons?.includes(plan.season));
  const dark = /\b(dark|night|noir|neon)\b/i.test(plan.brief.visualStyle ?? "");
  const nightly = palettes.filter((palette) => palette.name === "midnight" || palette.name === "noir");
  if (dark) return pickOne(random, nightly);
  const shown = photo && findDominantColour(photo);
  if (shown) {
    const near = (palette: Palette) =>
      Math.min(measureHueDistance(palette.block, shown), measureHueDistance(palette.accent, shown) + 12);
    return [...fitting].sort((a, b) => near(a) - near(b))[0] ?? pickOne(random, palettes);
  }
  return pickOne(random, [...fitting, ...inSeason]);
}

/**
 * Chooses mood, colours, face, layout and drawings from the plan. The same seed gives the same look. `photo` is the picture that will
 * be shown, its colours a hint; left out, the layout alone is chosen for the brief's own.
 */
export function chooseLook(plan: CampaignPlan, photo?: Image | null): Look {
  const withPhoto = photo === undefined ? plan.brief.referenceImagePath !== null : photo !== null;
  const random = createSeededRandom("look", plan.brief.seed);
  const motifs = chooseMotifs(plan);
  const mood = chooseMood(plan, motifs[0], random);
  const palette = choosePalette(plan, mood, photo ?? null, random);
  const display = pickOne(random, facesByMood[mood]);
  const shows = withPhoto ? ["large", "only"] : ["large", "small"];
  const aspect = photo ? photo.width / photo.height : 1;
  // A narrow window cuts a wide picture to pieces, a wide one a tall picture.
  const unfit: readonly LayoutName[] = aspect > 1.15 ? ["column"] : aspect < 0.85 ? ["frieze", "ticket"] : [];
  const possible = layoutNames.filter((name) => shows.includes(layouts[name].photo) && !unfit.includes(name));
  const fitting = possible.filter((name) => (layouts[name].moods as readonly Mood[]).includes(mood));
  const layout = pickOne(random, fitting.length > 1 ? fitting : possible);
  return { mood, palette, display, layout, motifs };
}
