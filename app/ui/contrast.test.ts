import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, string>;

const sheet = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");

/** The declarations of the rule after `marker`. */
function tokensAfter(marker: string): Tokens {
  const start = sheet.indexOf("{", sheet.indexOf(marker) + marker.length - 1);
  const body = sheet.slice(start, sheet.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1], found[2]]));
}

/** Relative luminance (WCAG 2) of an OKLCH colour, out-of-gamut channels clipped as a browser does. */
function luminance(color: string): number {
  const found = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(color);
  if (!found) throw new Error(`Not an opaque OKLCH colour: ${color}`);
  const [lightness, chroma, hue] = [Number(found[1]) / 100, Number(found[2]), (Number(found[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [one, other] = [luminance(tokens[front] ?? ""), luminance(tokens[back] ?? "")];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A pair for each surface that this colour may lie on. */
function onEverySurface(front: string): [front: string, back: string][] {
  return [
    [front, "paper"],
    [front, "raised"],
    [front, "sunken"],
  ];
}

const text: [front: string, back: string][] = [
  ...["ink", "ink-soft", "ember-text", "ok", "warn", "bad"].flatMap(onEverySurface),
  ...["professional", "casual", "friendly", "formal", "conversational"].flatMap((tone) =>
    onEverySurface(`tone-${tone}`),
  ),
  ["ember-ink", "ember"],
  ["ember-ink", "ember-hover"],
  ["bad-ink", "bad"],
  ["bad-ink", "bad-hover"],
  ["paper", "ink"],
  ["ok", "ok-wash"],
  ["warn", "warn-wash"],
  ["bad", "bad-wash"],
  ["ink", "bad-wash"],
];

const controls: [front: string, back: string][] = [
  ...["line-strong", "focus", "bad"].flatMap(onEverySurface),
  ["ember", "paper"],
];

const themes = {
  light: tokensAfter(":root,\n"),
  dark: tokensAfter("@media (prefers-color-scheme: dark) {\n  :root {"),
};

describe.each(Object.entries(themes))("in the %s theme", (_, tokens) => {
  it.each(text)("%s reads on %s", (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)("%s is seen on %s", (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
  });
});

it("gives the dark theme by name the same colours as by the system's wish", () => {
  expect(tokensAfter('[data-theme="dark"] {')).toEqual(themes.dark);
});

it("has the same roles in light and dark", () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});
