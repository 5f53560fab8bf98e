import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fixturePlan, fixturePlans } from "#tests/factories/campaign-plans";
import { cropShapes } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { keepDrawableText } from "../fonts/fonts";
import { chooseLook, type Look } from "./choose-look";
import { measureContrast } from "./contrast";
import { composePoster, cropSizes, drawPoster, writePosterCopy } from "./draw-poster";
import { layoutNames, layouts } from "./layouts/layouts";
import { chooseInks, palettes } from "./palettes";
import type { Box } from "./type-setting";

const extremes = {
  plain: fixturePlan(),
  "long words": fixturePlan({
    headline: "Donaudampfschifffahrtsgesellschaftskapitän gesucht, sofort",
    supportingLine:
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz Unverhältnismäßigkeitsprinzip, kurz gesagt es gilt.",
    projectName: "Verkehrsinfrastrukturfinanzierung",
    callToAction: "Jetzt unverbindlich Beratungstermin holen",
    displayUrl: "verkehrsinfrastrukturfinanzierungsgesellschaft.example",
  }),
  "widest letters": fixturePlan({
    headline: "W".repeat(60),
    supportingLine: "M".repeat(110),
    projectName: "W".repeat(60),
    callToAction: "W".repeat(40),
    displayUrl: `${"w".repeat(60)}.example`,
  }),
  "one letter": fixturePlan({
    headline: "A",
    supportingLine: "B",
    projectName: "C",
    callToAction: "D",
    displayUrl: "e.fr",
  }),
  arabic: fixturePlan({
    headline: "قهوة طازجة محمصة يوم الاثنين",
    supportingLine: "دفعات صغيرة من مزرعة واحدة في كل مرة",
    projectName: "بن هناك",
    callToAction: "اطلب صندوق الخريف",
  }),
  japanese: fixturePlan({
    headline: "月曜焙煎、木曜日にはあなたのカップへ。秋の豆をどうぞ",
    supportingLine: "一つの農園から届く小さなロット。",
    projectName: "豆の店",
    callToAction: "注文する",
  }),
  emoji: fixturePlan({ headline: "🚀 Launch ☕️ day 🎉", supportingLine: "Hi 👋🏽", callToAction: "👉" }),
};

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));
}

function areApart(one: Box, other: Box): boolean {
  return (
    one.x + one.w <= other.x + 1 ||
    other.x + other.w <= one.x + 1 ||
    one.y + one.h <= other.y + 1 ||
    other.y + other.h <= one.y + 1
  );
}

/** Lays a poster out and gives its sheet's memory, which lies outside the heap, back at once. */
function placeTexts(plan: CampaignPlan, photo: Image | null, look: Look, shape: (typeof cropShapes)[number]) {
  const { placed, canvas } = composePoster(plan, photo, look, cropSizes[shape]);
  canvas.width = 1;
  canvas.height = 1;
  return placed;
}

describe("palettes", () => {
  test("are at least twelve, with names of their own", () => {
    expect(new Set(palettes.map((palette) => palette.name)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(palettes.map((palette) => [palette.name, palette] as const))(
    "%s reads: 4.5 for text, 3 for large shapes",
    (_, p) => {
      expect(measureContrast(p.ink, p.paper)).toBeGreaterThanOrEqual(4.5);
      expect(measureContrast(p.ink, p.soft)).toBeGreaterThanOrEqual(4.5);
      expect(measureContrast(p.blockInk, p.block)).toBeGreaterThanOrEqual(4.5);
      expect(measureContrast(p.accentInk, p.accent)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [p.paper, p.soft, p.block, p.accent]) {
        const inks = chooseInks(p, ground);
        expect(measureContrast(inks.body, ground)).toBeGreaterThanOrEqual(2);
        expect(measureContrast(inks.line, inks.body)).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

describe("layouts", () => {
  test("are at least eight with a picture, and at least four of type alone", () => {
    const forType = layoutNames.filter((name) => layouts[name].shows === "type");
    expect(forType.length).toBeGreaterThanOrEqual(4);
    expect(layoutNames.length - forType.length).toBeGreaterThanOrEqual(8);
  });

  const faces = ["grotesque", "condensed", "bookish", "elegant", "technical", "rounded", "modern"] as const;
  const kinds = Object.entries(extremes);
  /** Each layout with each kind of copy, the shapes in turn, so that every two of the three meet. */
  test.each(layoutNames.map((layout, at) => [layout, at] as const))(
    "%s keeps all of the copy on the sheet, apart and readable, in every shape",
    (layout, at) => {
      const display = faces[at % faces.length] ?? "modern";
      for (const [index, [kind, plan]] of kinds.entries()) {
        const shape = cropShapes[(at + index) % cropShapes.length] ?? "4:5";
        const size = cropSizes[shape];
        const placed = placeTexts(plan, null, { ...chooseLook(plan), layout, display }, shape);
        const which = (role: string) => `${kind} at ${shape}: ${role}`;
        expect(new Set(placed.map((text) => text.role)), which("roles")).toEqual(
          new Set(["headline", "supporting", "callToAction", "name", "url"]),
        );
        for (const { role, box, contrast: ratio } of placed) {
          expect.soft(box.x, which(role)).toBeGreaterThanOrEqual(20);
          expect.soft(box.y, which(role)).toBeGreaterThanOrEqual(20);
          expect.soft(box.x + box.w, which(role)).toBeLessThanOrEqual(size.width - 20);
          // why: stories and reels lay their own buttons over the lowest fifth
          const foot = shape === "9:16" ? size.height * 0.8 : size.height - 20;
          expect.soft(box.y + box.h, which(role)).toBeLessThanOrEqual(foot);
          expect.soft(ratio, which(role)).toBeGreaterThanOrEqual(4.5);
        }
        for (const [one, other] of pairsOf(placed))
          expect.soft(areApart(one.box, other.box), which(`${one.role} and ${other.role} lie apart`)).toBe(true);
      }
    },
  );

  test.each(cropShapes)(
    "words from right to left have the whole sheet of %s mirrored, and are not mirrored themselves",
    (shape) => {
      const size = cropSizes[shape];
      const { headline, supportingLine, projectName, callToAction } = extremes.arabic;
      for (const layout of layoutNames) {
        const look = { ...chooseLook(extremes.arabic), layout };
        const placed = (plan: CampaignPlan) => placeTexts(plan, null, look, shape);
        const words = { headline, supportingLine, projectName, callToAction };
        const [mirrored, plain] = [placed(fixturePlan(words)), placed(fixturePlan())];
        for (const { role, box } of plain) {
          const other = mirrored.find((text) => text.role === role)?.box;
          const middle = box.x + box.w / 2;
          if (!other || Math.abs(middle - size.width / 2) < 140) continue;
          const isRight = other.x + other.w / 2 > size.width / 2;
          if (box.w < size.width * 0.4) expect.soft(isRight, `${layout}: ${role}`).toBe(middle < size.width / 2);
        }
      }
    },
  );

  test.each(cropShapes)("a poster of %s without a call to action has no button", (shape) => {
    for (const layout of layoutNames) {
      const plan = fixturePlan({ callToAction: "" });
      const placed = placeTexts(plan, null, { ...chooseLook(plan), layout }, shape);
      expect.soft(placed.map(({ role }) => role).sort(), layout).toEqual(["headline", "name", "supporting", "url"]);
      for (const [one, other] of pairsOf(placed))
        expect.soft(areApart(one.box, other.box), `${layout}: ${one.role} and ${other.role}`).toBe(true);
    }
  });

  const grounds = ["white", "black", "speckled"] as const;

  function drawReference(ground: (typeof grounds)[number]) {
    const sheet = createCanvas(600, 400);
    const ctx = sheet.getContext("2d");
    ctx.fillStyle = ground === "black" ? "#000" : "#fff";
    ctx.fillRect(0, 0, 600, 400);
    if (ground === "speckled") {
      ctx.fillStyle = "#000";
      for (let x = 0; x < 600; x += 20) {
        for (let y = 0; y < 400; y += 20) if ((x + y) % 40) ctx.fillRect(x, y, 20, 20);
      }
    }
    return loadImage(sheet.toBuffer("image/png"));
  }

  /** Each layout in each shape, the grounds in turn, so that every two of the three meet. */
  test.each(cropShapes.map((shape, at) => [shape, at] as const))(
    "words over a white, a black and a speckled reference picture of %s reach 4.5, measured from the pixels",
    async (shape, at) => {
      const photos = await Promise.all(grounds.map(drawReference));
      const plan = fixturePlan();
      for (const [index, layout] of layoutNames.entries()) {
        const turn = (at + index) % grounds.length;
        const placed = placeTexts(plan, photos[turn] ?? null, { ...chooseLook(plan), layout }, shape);
        for (const text of placed)
          expect.soft(text.contrast, `${layout} over ${grounds[turn]}: ${text.role}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

test("the looks of different campaigns differ", () => {
  const looks = fixturePlans.map((plan) => chooseLook(plan));
  expect(new Set(looks.map((look) => look.layout)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(looks.map((look) => look.palette.name)).size).toBeGreaterThanOrEqual(5);
  const bySeed = Array.from(
    { length: 60 },
    (_, seed) => chooseLook(fixturePlan({ tone: "casual", brief: { seed: String(seed) } })).layout,
  );
  expect(new Set(bySeed).size).toBeGreaterThanOrEqual(5);
});

test("the pictogram is the thing that the words name, and what a model picked wins where there is such a one", () => {
  const drawn = fixturePlans.map((plan) => [plan.projectName, chooseLook(plan).pictogram]);
  expect(Object.fromEntries(drawn)).toMatchObject({
    "Bean There": "coffee-bean",
    "Maple Street Dental": "tooth",
    "Ironworks Gym": "barbell",
    "Harbour Kitchen Trust": null,
  });
  const picked = (pictogram: string | null) => chooseLook(fixturePlan({ pictogram })).pictogram;
  expect([picked("bicycle"), picked("Honey Pot"), picked("no such thing"), picked(null)]).toEqual([
    "bicycle",
    "honey-pot",
    null,
    null,
  ]);
});

test("without a pictogram the poster is type alone, and its alternative text speaks of no picture", async () => {
  const plan = fixturePlan({ pictogram: null });
  expect(layouts[chooseLook(plan).layout].shows).toBe("type");
  const scratch = await mkdtemp(join(tmpdir(), "poster-"));
  const { altText } = await drawPoster(plan, { scratch, signal: new AbortController().signal });
  await rm(scratch, { recursive: true });
  expect(altText).toMatch(/^Poster for Bean There\. It reads/);
});

test("what no font can draw is left out, and nothing else", () => {
  expect(keepDrawableText("Żółć ☕️ & Łąka 👩‍👩‍👧 — 20 % “off” ©")).toBe("Żółć & Łąka — 20 % “off” ©");
  expect(writePosterCopy(extremes.emoji)).toMatchObject({
    headline: "Launch day",
    supporting: "Hi",
    callToAction: "Find out more",
  });
});

describe("the files", () => {
  let scratch: string;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), "poster-"));
  });
  afterEach(() => rm(scratch, { recursive: true }));

  test("are a PNG and a WebP of 1080 by 1350 with the mark of a composed picture, the same for the same seed", async () => {
    const { signal } = new AbortController();
    const plan = fixturePlan();
    const picture = await drawPoster(plan, { scratch, signal });
    const first = await readFile(picture.png.path);
    for (const [asset, format] of [
      [picture.png, "png"],
      [picture.webp, "webp"],
    ] as const) {
      const found = await sharp(asset.path).metadata();
      expect(found).toMatchObject({ width: 1080, height: 1350, format });
      expect(found.xmp?.toString()).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia");
    }
    expect(picture.altText).toContain(plan.headline);
    expect(picture.altText).toContain("coffee");
    await drawPoster(plan, { scratch, signal });
    expect((await readFile(picture.png.path)).equals(first)).toBe(true);
  });

  test("are both gone when one cannot be written, and the system's error keeps its code", async () => {
    const plan = fixturePlan();
    await mkdir(join(scratch, "poster.webp"));
    await writeFile(join(scratch, "poster.webp", "in the way"), "");
    await expect(drawPoster(plan, { scratch, signal: new AbortController().signal })).rejects.toMatchObject({
      code: expect.stringMatching(/^E/),
    });
    expect(await readdir(scratch)).toEqual(["poster.webp"]);
  });

  test("are not written once the work is cancelled", async () => {
    const reason = new Error("no longer wanted");
    await expect(drawPoster(fixturePlan(), { scratch, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(await readdir(scratch)).toEqual([]);
  });
});
