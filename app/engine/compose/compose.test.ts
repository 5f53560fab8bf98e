import { describe, expect, it } from "vitest";
import { cases } from "#tests/factories/materials";
import { makePlanFrom } from "../make-plan";
import { orderBySeed } from "./choice";
import { addIndefinite, endSentence, fitPoint, groupDigits, lowerFirst } from "./grammar";
import { makeSource } from "./make-source";
import { chooseVoice } from "./voices";

const sourceOf = (name: string) => {
  const found = cases.find(({ brief }) => brief.project.name.includes(name));
  if (!found) throw new Error(name);
  return makeSource(makePlanFrom(found.brief, found.material));
};

describe("the choice", () => {
  it("depends on seed and keys alone, whatever the order they come in", () => {
    const items = ["a", "b", "c", "d", "e"];
    const order = orderBySeed("seed", items, (item) => item);
    expect(orderBySeed("seed", [...items].reverse(), (item) => item)).toEqual(order);
    expect(order).toEqual(["c", "a", "e", "b", "d"]);
    expect(orderBySeed("another", items, (item) => item)).not.toEqual(order);
  });
});

describe("grammar", () => {
  it.each([
    ["hour", "an hour"],
    ["unit", "a unit"],
    ["umbrella", "an umbrella"],
    ["8-week course", "an 8-week course"],
    ["MOT", "an MOT"],
    ["European tour", "a European tour"],
    ["BBQ", "a BBQ"],
  ])("puts its article before %s", (text, whole) => expect(addIndefinite(text)).toBe(whole));

  it("keeps the capital of names, nationalities and days", () => {
    expect(
      ["Fresh bread", "Turkish sweets", "Monday nights", "VAT help", "Mara Lind bakes", "Rs 4,999"].map((text) =>
        lowerFirst(text),
      ),
    ).toEqual(["fresh bread", "Turkish sweets", "Monday nights", "VAT help", "Mara Lind bakes", "Rs 4,999"]);
  });

  it("ends a sentence once", () => {
    expect(["come in", "Come in!", "come in,"].map(endSentence)).toEqual(["Come in.", "Come in!", "Come in."]);
  });

  it("groups digits as English does", () => {
    expect(groupDigits(1234567)).toBe("1,234,567");
  });

  it("shortens a point by its place and time before anything else", () => {
    const { material } = sourceOf("Harlow");
    const point = "Free first consultation at our Bath office";
    const facts = { ...material.message.facts, where: "at our Bath office" };
    const long = { ...material, message: { ...material.message, point, facts }, statements: [point] };
    expect(fitPoint(long, 30)).toBe("Free first consultation");
    expect(fitPoint(long, 60)).toBe("Free first consultation at our Bath office");
    expect(fitPoint(long, 10)).toBeNull();
    const change = "Shops that moved to us cut first reply time from 9 hours to 52 minutes";
    const told = { ...material, message: { ...material.message, point: change }, statements: [change] };
    expect(fitPoint(told, 60)).toBe("First reply time cut from 9 hours to 52 minutes");
  });
});

describe("the voice", () => {
  it.each([
    ["cheeky", "playful"],
    ["Dry humour, please", "dry"],
    ["no jargon", "plain"],
    ["energetic and warm", "bold"],
    ["reassuring", "calm"],
    ["professional", "exact"],
    ["not funny, but kind", "warm"],
    ["romantic", "poetic"],
    ["", "plain"],
    ["purple", "plain"],
  ])("of %j is %s", (typed, name) => expect(chooseVoice(typed, null).name).toBe(name));

  it("lends the phrases of the second voice that is named", () => {
    expect(chooseVoice("warm and a little cheeky", null).manners).toContain("playful");
  });
});

it("tells a story that an idea only announces", () => {
  const { brief, material } = cases[0] as (typeof cases)[number];
  const point = "How I went from one skein in a soup pan to posting wool to 22 countries";
  const message = { ...material.message, kind: "story" as const, point };
  const source = makeSource(makePlanFrom(brief, { ...material, message, statements: [point] }));
  expect(source.material.message.point).toBe("I went from one skein in a soup pan to posting wool to 22 countries");
});
