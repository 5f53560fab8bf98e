import { formatHex, interpolate, type Rgb, wcagContrast, wcagLuminance } from "culori";

/** A colour as "#rrggbb". */
export type Hex = string;

function channels(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of sRGB channels (0 to 255), after WCAG 2.2. */
export function measureLuminance(red: number, green: number, blue: number): number {
  return wcagLuminance(fromBytes(red, green, blue));
}

function fromBytes(red: number, green: number, blue: number): Rgb {
  return { mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 };
}

/** Contrast ratio, 1 to 21, after WCAG 2.2. */
export function measureContrast(a: Hex, b: Hex): number {
  return wcagContrast(a, b);
}

/** Relative luminance of a colour, 0 to 1, after WCAG 2.2. */
export function measureLightness(hex: Hex): number {
  return wcagLuminance(hex);
}

/** How far a colour is from grey, 0 to 255. */
export function measureChroma(hex: Hex): number {
  const all = channels(hex);
  return Math.max(...all) - Math.min(...all);
}

/** `share` 0 gives `a`, 1 gives `b`. */
export function mixColours(a: Hex, b: Hex, share: number): Hex {
  return formatHex(interpolate([a, b], "rgb")(share));
}

/** "rgba(...)" for a colour with an opacity. */
export function writeRgba(hex: Hex, opacity: number): string {
  return `rgba(${channels(hex).join(",")},${opacity})`;
}

/** The first of the wanted colours that reads on `ground` with at least `least`, else the strongest of them and black and white. */
export function chooseReadable(ground: Hex, wanted: readonly Hex[], least = 4.5): Hex {
  const good = wanted.find((colour) => measureContrast(colour, ground) >= least);
  if (good) return good;
  const all = [...wanted, "#ffffff", "#000000"];
  return all.reduce((best, colour) =>
    measureContrast(colour, ground) > measureContrast(best, ground) ? colour : best,
  );
}

/** The contrast that text of `colour` has against all but the worst hundredth of these RGBA pixels. */
export function measureContrastOnPixels(colour: Hex, rgba: Uint8ClampedArray): number {
  const own = fromBytes(...channels(colour));
  const ratios: number[] = [];
  const step = Math.max(4, Math.floor(rgba.length / 4 / 5000) * 4);
  for (let at = 0; at + 2 < rgba.length; at += step) {
    ratios.push(wcagContrast(own, fromBytes(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 100)] ?? 1;
}
