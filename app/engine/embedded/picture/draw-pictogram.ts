import { createCanvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { converter } from "culori";
import type { Pictogram } from "../../pictograms/read-outlines";
import { type Hex, measureContrast, measureLightness, mixColours } from "./contrast";
import type { Inks, Palette } from "./palettes";

const toLch = converter("oklch");

/** Below this chroma (of OKLCH) a colour counts as grey. */
const greyest = 0.035;
/** Below this a hue is hardly seen: a very dark or very pale colour goes with any. */
const nearlyGrey = 0.06;
/** A large area that is hardly told from its ground is brought away from it. */
const leastContrast = 1.35;

/** A colour of the kept set, with the share of the pictogram that it covers. */
interface Source {
  colour: Hex;
  share: number;
  lightness: number;
  /** Colours of one hue are shades of one material and stay so. */
  family: string;
}

/** The colours that shades and lights are mixed towards. */
type Ends = Pick<Palette, "ink" | "paper">;

const measured = new WeakMap<Pictogram, Source[]>();

/** Draws a pictogram in the palette's colours into a square of `side` pixels whose top left corner is at x, y. */
export function drawPictogram(
  ctx: SKRSContext2D,
  pictogram: Pictogram,
  palette: Ends,
  inks: Inks,
  x: number,
  y: number,
  side: number,
): void {
  const { colours, contour } = chooseColours(pictogram, palette, inks);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side / pictogram.size, side / pictogram.size);
  if (contour) {
    ctx.strokeStyle = contour;
    ctx.lineWidth = pictogram.size * 0.036;
    ctx.lineJoin = "round";
    for (const area of pictogram.areas) if (area.opacity === 1) ctx.stroke(new Path2D(area.path));
  }
  for (const area of pictogram.areas) {
    const isTint = area.colour === "currentColor" && area.opacity < 1;
    ctx.globalAlpha = isTint ? 1 : area.opacity;
    ctx.fillStyle = isTint ? inks.trim : (colours.get(area.colour) ?? inks.body);
    ctx.fill(new Path2D(area.path), area.rule);
  }
  ctx.restore();
}

/** How far a palette is from a pictogram's own main colour; 0 for one that is white, grey or drawn in lines. */
export function measureMismatch(pictogram: Pictogram, palette: Palette): number {
  const sources = measured.get(pictogram) ?? measureSources(pictogram);
  measured.set(pictogram, sources);
  const main = sortFamilies(sources)[0];
  if (!main || main.family === "grey") return 0;
  return Math.min(...[palette.block, palette.accent].map((colour) => measureDistance(main.typical, colour)));
}

interface Colours {
  /** By the colours of the kept set. */
  colours: Map<string, Hex>;
  /** A line around what would be lost on its ground. */
  contour: Hex | null;
}

/**
 * The largest family of colours takes the ink that is nearest to it among those that stand out on the ground, the second the nearest
 * that stands out on the first; further ones lie between the two. Greys stay as light or dark as they are.
 */
function chooseColours(pictogram: Pictogram, palette: Ends, inks: Inks): Colours {
  const sources = measured.get(pictogram) ?? measureSources(pictogram);
  measured.set(pictogram, sources);
  const [dark, pale] = [palette.ink, palette.paper].sort((a, b) => measureLightness(a) - measureLightness(b)) as [
    Hex,
    Hex,
  ];
  const greys = sources.filter(({ family }) => family === "grey").reduce((sum, { share }) => sum + share, 0);
  // why: what is mostly white carries its colours on that, as a cup its coffee
  const bases: Hex[] = greys > 0.45 ? [pale] : [];
  const colours = new Map<string, Hex>();
  let contour: Hex | null = null;
  for (const { family, members, mean, typical } of sortFamilies(sources)) {
    const base = family === "grey" ? null : chooseBase(bases, typical, inks, dark, pale);
    if (base) bases.push(base);
    // why: what is as light as can be has shades alone
    const lightest = Math.max(...members.map(({ lightness }) => lightness));
    const isPale = base !== null && measureContrast(base, pale) < 1.3;
    const middle = isPale ? lightest : mean;
    for (const { colour, lightness, share: covered } of members) {
      const shift = lightness - middle;
      const wanted = !base
        ? mixColours(dark, pale, Math.min(1, Math.max(0, (lightness - 0.2) / 0.75)))
        : shift < 0
          ? mixColours(base, dark, Math.min(0.75, -shift * (isPale ? 0.4 : 2.2)))
          : mixColours(base, pale, Math.min(0.85, shift * 2.6));
      const isLost = covered > 0.06 && measureContrast(wanted, inks.ground) < leastContrast;
      const away = farthest(inks.ground, dark, pale);
      // why: a white tooth stays white on paper, with a line around it
      if (isLost && !base && covered > 0.25) contour = mixColours(inks.ground, away, 0.6);
      colours.set(colour, isLost && base ? mixColours(wanted, away, 0.4) : wanted);
    }
  }
  return { colours, contour };
}

function sortFamilies(sources: readonly Source[]) {
  return [...new Set(sources.map(({ family }) => family))]
    .map((family) => {
      const members = sources.filter((source) => source.family === family);
      const share = members.reduce((sum, source) => sum + source.share, 0);
      const mean = members.reduce((sum, source) => sum + source.lightness * source.share, 0) / share;
      const typical = members.reduce((most, source) => (source.share > most.share ? source : most)).colour;
      return { family, members, share, mean, typical };
    })
    .sort((one, other) => other.share - one.share);
}

/** The ink for the next family, given those that are taken: the first stands on the ground, the second on the first. */
function chooseBase(taken: readonly Hex[], typical: Hex, inks: Inks, dark: Hex, pale: Hex): Hex {
  const [body, trim] = taken;
  if (!body)
    return findNearest(typical, [inks.body, inks.air], (ink) => measureContrast(ink, inks.ground) >= 2.6) ?? inks.body;
  if (!trim)
    return (
      findNearest(typical, [inks.trim, inks.air, inks.body, dark, pale], (ink) => measureContrast(ink, body) >= 1.6) ??
      inks.trim
    );
  return mixColours(body, trim, 0.5);
}

function findNearest(colour: Hex, inks: readonly Hex[], isFit: (ink: Hex) => boolean): Hex | undefined {
  const fit = [...new Set(inks)].filter(isFit).map((ink) => ({ ink, away: measureDistance(colour, ink) }));
  return fit.sort((one, other) => one.away - other.away)[0]?.ink;
}

/** How different two colours look. A wrong hue (a pink croissant) is worse than none. */
function measureDistance(one: Hex, other: Hex): number {
  const [a, b] = [toLch(one), toLch(other)];
  const apart = Math.abs((a?.h ?? 0) - (b?.h ?? 0)) % 360;
  const hues = Math.min(a?.c ?? 0, b?.c ?? 0) < nearlyGrey ? 0.15 : (Math.min(apart, 360 - apart) / 180) * 1.1;
  return Math.abs((a?.l ?? 0) - (b?.l ?? 0)) + hues;
}

const farthest = (ground: Hex, one: Hex, other: Hex) =>
  measureContrast(one, ground) > measureContrast(other, ground) ? one : other;

/** Draws the pictogram small in its own colours and counts what is seen of each. */
function measureSources(pictogram: Pictogram): Source[] {
  const side = 64;
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext("2d");
  ctx.scale(side / pictogram.size, side / pictogram.size);
  const colours = [...new Set(pictogram.areas.map(({ colour }) => colour))].filter((colour) => colour.startsWith("#"));
  for (const area of pictogram.areas) {
    ctx.fillStyle = area.colour;
    if (area.opacity === 1) ctx.fill(new Path2D(area.path), area.rule);
  }
  const { data } = ctx.getImageData(0, 0, side, side);
  // why one: a colour that is hidden or very small is still a colour
  const counts = new Map(colours.map((colour) => [colour, 1]));
  let all = colours.length;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue;
    const seen = `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;
    const known = counts.get(seen);
    all += 1;
    if (known !== undefined) counts.set(seen, known + 1);
  }
  canvas.width = 1;
  canvas.height = 1;
  return colours.map((colour) => {
    const { l = 0, c = 0, h = 0 } = toLch(colour) ?? {};
    const hue = ((Math.round((h - 20) / 60) % 6) + 6) % 6;
    return { colour, share: (counts.get(colour) ?? 1) / all, lightness: l, family: c < greyest ? "grey" : String(hue) };
  });
}
