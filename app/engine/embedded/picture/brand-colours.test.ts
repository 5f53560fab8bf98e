import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { findBrandColours, findDominantColour, makeBrandPalette } from "./brand-colours";
import { chooseLook } from "./choose-look";
import { measureContrast } from "./contrast";
import { chooseInks } from "./palettes";

const styled = (visualStyle: string | null, description = "", brandVoice: string | null = null) => {
  const plan = fixturePlan();
  return {
    ...plan,
    brief: { ...plan.brief, visualStyle, project: { ...plan.brief.project, description, brandVoice } },
  };
};

test("finds colours by value anywhere and by name where the brand is described", () => {
  expect(findBrandColours(styled(null, "Our green is #0B6E4F, our yellow #fc0."))?.colours).toEqual([
    "#0b6e4f",
    "#ffcc00",
  ]);
  expect(findBrandColours(styled("Forest green and cream"))).toEqual({ colours: ["#1d4a38"], ground: "#f8f1de" });
  expect(findBrandColours(styled(null, "", "Warm, plain, in navy and coral"))?.colours).toEqual(["#1c2c54", "#f2745b"]);
  expect(findBrandColours(styled("Minimal", "Green energy for Orange County"))).toBeNull();
  expect(findBrandColours(styled("Black and white photography"))).toBeNull();
  expect(findBrandColours(styled("Credible and inspired"))).toBeNull();
});

test("a brand's colour is the poster's, whatever the mood", () => {
  const look = chooseLook(styled("Elegant, forest green and cream"));
  expect(look.palette).toMatchObject({ name: "brand", block: "#1d4a38", paper: "#f8f1de" });
});

const brands = [
  ["#0b6e4f"],
  ["#ffffff"],
  ["#000000"],
  ["#ffff00"],
  ["#ff0000", "#00ff00"],
  ["#777777"],
  ["#808000", "#800080"],
  ["#e6b3ab"],
  ["#f0c231", "#161514"],
  ["#1c2c54", "#24406b"],
];
test.each(brands.flatMap((colours) => [null, "#161514", "#f8f1de"].map((ground) => [colours, ground] as const)))(
  "a palette around %s on %s reads",
  (colours, ground) => {
    const p = makeBrandPalette({ colours, ground }, ["calm"]);
    for (const [ink, on] of [
      [p.ink, p.paper],
      [p.ink, p.soft],
      [p.blockInk, p.block],
      [p.accentInk, p.accent],
    ] as const)
      expect(measureContrast(ink, on)).toBeGreaterThanOrEqual(4.5);
    for (const on of [p.paper, p.soft, p.block, p.accent])
      expect(measureContrast(chooseInks(p, on).body, on)).toBeGreaterThanOrEqual(2);
    expect(measureContrast(p.accent, p.block)).toBeGreaterThan(1.3);
  },
);

test("a picture's own colour is a hint for the palette", async () => {
  const picture = async (colour: string) => {
    const canvas = createCanvas(60, 40);
    const ctx = canvas.getContext("2d");
    ctx.fillStyle = "#dddddd";
    ctx.fillRect(0, 0, 60, 40);
    ctx.fillStyle = colour;
    ctx.fillRect(10, 5, 40, 30);
    return loadImage(canvas.toBuffer("image/png"));
  };
  expect(findDominantColour(await picture("#999999"))).toBeNull();
  expect(measureContrast(findDominantColour(await picture("#2050c0")) ?? "#fff", "#2050c0")).toBeLessThan(1.2);
  const plan = styled("Clean and technical");
  const blue = chooseLook(plan, await picture("#2050c0")).palette;
  expect(["clear sky", "midnight", "frost"]).toContain(blue.name);
});
