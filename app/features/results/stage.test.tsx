import { expect, test } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import type { ResultPage } from "./get-result-page.server";
import { Stage } from "./stage";

const video: NonNullable<ResultPage["video"]> = {
  ...{ provenance: null, seconds: 8, horizontal: null, srt: "/media/srt" },
  film: "/media/film",
  poster: "/media/poster",
  vtt: "/media/vtt",
  width: 720,
  height: 1280,
  scenes: [1, 2].map((scene) => ({
    url: `/media/scene-${scene}`,
    still: `/media/still-${scene}`,
    script: "Roasted on Mondays",
    seconds: 4,
    width: 720,
    height: 1280,
  })),
};

test("a film is loaded when it is played, and a scene's still when it comes into view", () => {
  const html = renderPage(() => <Stage image={undefined} video={video} progress={{ parts: [] }} edit={() => null} />);
  const films = html.match(/<video[^>]*>/g) ?? [];
  expect(films).toHaveLength(3);
  for (const film of films) expect(film).toMatch(/preload="none".*aria-label="(?:Your film|Scene \d)/);
  const stills = html.match(/<img[^>]*still-\d[^>]*>/g) ?? [];
  expect(stills).toHaveLength(4);
  for (const still of stills) expect(still).toContain('loading="lazy"');
});
