import sharp from "sharp";
import { expect, test } from "vitest";
import { hostileBriefs } from "#tests/factories/hostile-briefs";
import { sketchCampaign } from "./sketch-campaign";

const day = "2026-11-20T09:00:00.000Z";
const bytesOf = (src: string) => Buffer.from(src.replace("data:image/webp;base64,", ""), "base64");

test("makes a headline, an opening, two captions, questions and a small poster of one sentence", async () => {
  const idea = "We are opening a second bakery in Leeds on 4 May";
  const { headline, opening, captions, questions, poster } = sketchCampaign(idea, day);
  expect(headline).toMatch(/bakery (?:opens )?in Leeds/);
  expect(opening).toContain("4 May");
  expect(captions).toHaveLength(2);
  expect(new Set(captions.map(({ text }) => text)).size).toBe(2);
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(question).toMatch(/^[^?]+\?$/);

  const picture = bytesOf(poster.src);
  expect(picture.length).toBeLessThan(60_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: poster.width, height: poster.height });
  expect(poster.altText).toContain(headline);
});

test("says the same of the same sentence", () => {
  const idea = "20% off all garden furniture until Sunday";
  expect(sketchCampaign(idea, day)).toEqual(sketchCampaign(idea, day));
});

test("carries the words of another language on the poster, and writes none of its own beside them", () => {
  const { headline, opening, captions, poster } = sketchCampaign("افتتاح مقهى جديد في القاهرة", day);
  expect(poster.altText).toContain("افتتاح مقهى جديد في القاهرة");
  expect(poster.altText).not.toContain("Find out more");
  expect({ headline, opening, captions }).toEqual({
    headline: "افتتاح مقهى جديد في القاهرة",
    opening: "",
    captions: [],
  });
});

test("makes something of whatever is typed", () => {
  // why every third: each is a poster
  for (const { idea } of hostileBriefs.filter((_, at) => at % 3 === 0)) {
    const { headline, poster } = sketchCampaign(idea.slice(0, 300), day);
    expect(headline, idea).not.toBe("");
    expect(headline, idea).not.toMatch(/<\/?script/i);
    expect(bytesOf(poster.src).length, idea).toBeGreaterThan(1000);
  }
});
