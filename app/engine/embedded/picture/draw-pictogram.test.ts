import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { findPictogramSet, listPictogramNames } from "../../pictograms/pictogram-index";
import { getPictogram } from "../../pictograms/read-outlines";
import { drawPictogram } from "./draw-pictogram";
import { chooseInks, palettes } from "./palettes";

const require = createRequire(import.meta.url);
const readSet = (set: string) =>
  (
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), "utf8")) as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
const bodies = { "fluent-emoji-flat": readSet("fluent-emoji-flat"), ph: readSet("ph") };

test("every name of the index is in its kept set, made of plain areas", () => {
  const faults = listPictogramNames().filter((name) => {
    const set = findPictogramSet(name) ?? "ph";
    const body = bodies[set][set === "ph" ? `${name}-duotone` : name]?.body;
    return !body || /url\(|<(?:defs|use|filter|clipPath|mask)\b|transform=/.test(body);
  });
  expect(faults).toEqual([]);
});

test.each(palettes.map((palette) => [palette.name, palette] as const))(
  "on each ground of %s pictograms are drawn within their square and stand out",
  (_, palette) => {
    for (const ground of [palette.paper, palette.soft, palette.block, palette.accent])
      for (const name of ["honey-pot", "tooth", "croissant", "barbell"]) {
        const canvas = createCanvas(120, 120);
        const ctx = canvas.getContext("2d");
        ctx.fillStyle = ground;
        ctx.fillRect(0, 0, 120, 120);
        const before = ctx.getImageData(0, 0, 120, 120).data;
        drawPictogram(ctx, getPictogram(name), palette, chooseInks(palette, ground), 20, 20, 80);
        const after = ctx.getImageData(0, 0, 120, 120).data;
        let seen = 0;
        let outside = 0;
        for (let at = 0; at < after.length; at += 4) {
          const apart = [0, 1, 2].reduce(
            (sum, channel) => sum + Math.abs((after[at + channel] ?? 0) - (before[at + channel] ?? 0)),
            0,
          );
          const [x, y] = [(at / 4) % 120, Math.floor(at / 4 / 120)];
          if (x < 19 || x > 101 || y < 19 || y > 101) outside += apart;
          else if (apart > 90) seen += 1;
        }
        expect(outside, `${name} on ${ground}, outside its square`).toBe(0);
        expect(seen, `${name} on ${ground}`).toBeGreaterThan(80 * 80 * 0.08);
      }
  },
);

test("the same pictogram takes each palette's own colours", () => {
  const draw = (index: number) => {
    const palette = palettes[index];
    if (!palette) throw new RangeError("No such palette");
    const canvas = createCanvas(64, 64);
    drawPictogram(
      canvas.getContext("2d"),
      getPictogram("honey-pot"),
      palette,
      chooseInks(palette, palette.paper),
      0,
      0,
      64,
    );
    return canvas.toBuffer("image/png").toString("base64");
  };
  expect(draw(0)).toBe(draw(0));
  expect(draw(0)).not.toBe(draw(1));
});
