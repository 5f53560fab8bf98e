import { readFileSync } from "node:fs";
import { clampRgb, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, string>;

const sheet = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");

/** The declarations of the rule after `marker`. */
function tokensAfter(marker: string): Tokens {
  const start = sheet.indexOf("{", sheet.indexOf(marker) + marker.length - 1);
  const body = sheet.slice(start, sheet.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1], found[2]]));
}

function contrast(tokens: Tokens, front: string, back: string): number {
  // why clamped: a browser clips what its screen cannot show.
  const shown = (name: string) => clampRgb(tokens[name] ?? "") ?? expect.fail(`${name} is no colour`);
  return wcagContrast(shown(front), shown(back));
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
