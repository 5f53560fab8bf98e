import { describe, expect, it } from "vitest";
import { lowerFirst } from "../english/capitals";
import { addIndefinite, endSentence } from "../english/grammar";
import { orderBySeed } from "./choice";
import { chooseVoice } from "./voices";

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
});
