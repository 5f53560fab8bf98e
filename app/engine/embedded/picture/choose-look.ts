import type { Image } from "@napi-rs/canvas";
import { checkPictogram, findPictogram } from "../../pictograms/find-pictogram";
import { getPictogram } from "../../pictograms/read-outlines";
import type { CampaignPlan, Tone } from "../../plan";
import type { FaceName } from "../fonts/fonts";
import { findBrandColours, findDominantColour, makeBrandPalette, measureHueDistance } from "./brand-colours";
import { measureMismatch } from "./draw-pictogram";
import { type LayoutName, layoutNames, layouts } from "./layouts/layouts";
import { type Mood, type Palette, palettes } from "./palettes";
import { createSeededRandom, pickOne } from "./seeded-random";

/** How a campaign looks, in its poster and its film alike. */
export interface Look {
  mood: Mood;
  palette: Palette;
  display: FaceName;
  layout: LayoutName;
  /** A name of the kept sets; null where no pictogram is the thing for sure. */
  pictogram: string | null;
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

/** What a subject feels like. A campaign's own words, not its trade, decide; those that say nothing leave it to the tone. */
const moodsBySubject: readonly (readonly [pattern: RegExp, moods: readonly Mood[]])[] = [
  [/\b(?:coffee|tea|bread|bak(?:ery|ing)|wool|yarn|knit|candle|honey|harvest|winter|soup|pub)/, ["warm", "natural"]],
  [
    /\b(?:garden|plants?\b|trees?\b|farm|orchard|hik(?:e|ing)|trail|forest|organic|veg\b|vegetable|bee)/,
    ["natural", "fresh"],
  ],
  [/\b(?:dent|clinic|health|skin|care\b|pharmac|yoga|massage|sleep|therap|counsel|physio)/, ["calm", "fresh"]],
  [/\b(?:gym|strength|box(?:ing|er)\b|football|rugby|marathon|race|build(?:er|ing)|repair|auction)/, ["bold", "warm"]],
  [
    /\b(?:software|app\b|data|cyber|payroll|tax|account|invoice|solar|electric|engineer|support)/,
    ["technical", "fresh"],
  ],
  [/\b(?:law|legal|solicitor|notary|jewel|bridal|wedding|wine|champagne|hotel|opera|tailor)/, ["luxe", "calm"]],
  [
    /\b(?:child|kid|toddler|toy|party|dogs?\b|pupp|cats?\b|kitten|games?\b|ice cream|circus|school fair)/,
    ["playful", "fresh"],
  ],
];

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

/** The mood from the visual style first, then from what the words are about and from the tone. */
function chooseMood(plan: CampaignPlan, random: () => number): Mood {
  const { idea, project, visualStyle } = plan.brief;
  const style = (visualStyle ?? "").toLowerCase();
  const named = moodWords.find(([, pattern]) => style && new RegExp(`\\b(?:${pattern})`).test(style));
  if (named) return named[0];
  const words = `${idea} ${project.description}`.toLowerCase();
  const bySubject = moodsBySubject.find(([pattern]) => pattern.test(words))?.[1] ?? [];
  return pickOne(random, [...bySubject, ...bySubject, ...moodsByTone[plan.tone]]);
}

/** The brand's own colours where the brief names them; beside a picture the fitting palette nearest to it; else one by mood and season. */
function choosePalette(
  plan: CampaignPlan,
  mood: Mood,
  photo: Image | null,
  pictogram: string | null,
  random: () => number,
): Palette {
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
  const apt = pictogram ? keepApt(pictogram, fitting) : fitting;
  return pickOne(random, [...apt, ...inSeason.filter((palette) => apt.includes(palette))]);
}

/** The palettes in which a pictogram looks most like itself: a croissant need not be golden, but it is not green. */
function keepApt(name: string, from: readonly Palette[]): readonly Palette[] {
  const pictogram = getPictogram(name);
  const rated = from.map((palette) => ({ palette, away: measureMismatch(pictogram, palette) }));
  const best = Math.min(...rated.map(({ away }) => away));
  return rated.filter(({ away }) => away <= best + 0.15).map(({ palette }) => palette);
}

/**
 * Chooses mood, colours, face, layout and pictogram from the plan. The same seed gives the same look. `photo` is the picture that will
 * be shown, its colours a hint; left out, the layout alone is chosen for the brief's own.
 */
export function chooseLook(plan: CampaignPlan, photo?: Image | null): Look {
  const withPhoto = photo === undefined ? plan.brief.referenceImagePath !== null : photo !== null;
  const random = createSeededRandom("look", plan.brief.seed);
  const pictogram = choosePictogram(plan);
  const mood = chooseMood(plan, random);
  const palette = choosePalette(plan, mood, photo ?? null, pictogram, random);
  const display = pickOne(random, facesByMood[mood]);
  const shows = withPhoto ? ["picture", "photograph"] : pictogram ? ["picture", "pictogram"] : ["type"];
  const aspect = photo ? photo.width / photo.height : 1;
  // A narrow window cuts a wide picture to pieces, a wide one a tall picture.
  const unfit: readonly LayoutName[] = aspect > 1.15 ? ["column"] : aspect < 0.85 ? ["frieze", "ticket"] : [];
  const possible = layoutNames.filter((name) => shows.includes(layouts[name].shows) && !unfit.includes(name));
  const fitting = possible.filter((name) => (layouts[name].moods as readonly Mood[]).includes(mood));
  const layout = pickOne(random, fitting.length > 1 ? fitting : possible);
  return { mood, palette, display, layout, pictogram };
}

/** What a model picked for the plan where it is one of the kept sets, else what the words name. */
function choosePictogram({ pictogram, brief }: CampaignPlan): string | null {
  return pictogram === undefined ? findPictogram(brief) : checkPictogram(pictogram);
}
