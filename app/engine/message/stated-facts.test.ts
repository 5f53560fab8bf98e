import { expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import type { StatedFacts } from "./message";
import { readMaterial } from "./read-material";

const read = (facts: StatedFacts | null, idea = "Fill our Tuesday nights with two-for-one pasta, all November") =>
  readMaterial(aBrief("Nonna", "An Italian restaurant in Leeds.", "families", idea, { facts }));

test("what is left out is read, and what is stated wins over it and is sure", () => {
  const { message: own } = read(null);
  const { message, offer } = read({ offer: "three for two", where: "at 12 Mill Lane" });
  expect(message.facts).toEqual({ ...own.facts, offer: "three for two", where: "at 12 Mill Lane" });
  expect(message.sure).toEqual(expect.arrayContaining(["offer", "where"]));
  expect(offer?.text).toBe("three for two");
});

test("what is said to be none is not read, neither as a text nor as a typed value", () => {
  const { message, what, offer, timing, audience } = read({
    what: null,
    offer: null,
    when: null,
    where: null,
    for: null,
    proof: [],
    steps: [],
  });
  const none = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };
  expect([message.facts, message.sure, what, offer, timing, audience]).toEqual([none, [], null, null, null, null]);
});

test.each<[string, string, StatedFacts, RegExp]>([
  ["another day", "Announce 20% off all yarn until 30 November", { when: "until 5 December" }, /5 December/],
  ["another price", "Announce 20% off all yarn until 30 November", { offer: "30% off" }, /30% off/],
])("a point is corrected with the fact that it holds: %s", (_, idea, facts, expected) => {
  const { point } = read(facts, idea).message;
  expect(point).toMatch(expected);
  expect(point).not.toMatch(/20% off.*30% off|30 November.*5 December/);
});

test("a fact that is to be left out leaves the point", () => {
  const idea = "Announce 20% off all yarn until 30 November";
  expect(read({ when: null }, idea).message.point).not.toMatch(/November|until/);
});
