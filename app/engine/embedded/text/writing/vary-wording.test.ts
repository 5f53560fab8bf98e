import { describe, expect, it } from "vitest";
import { SeededRandom } from "./seeded-random";
import { varyWording } from "./vary-wording";

const wordingsOf = (pattern: string) =>
  new Set(Array.from({ length: 60 }, (_, seed) => varyWording(pattern, new SeededRandom(`wording ${seed}`))));

describe("varyWording", () => {
  it.each([
    "Two things break at once.",
    "Add a little water and stir.",
    "Guard it with a little butter.",
    "A big living room swallows quite a lot.",
    "New lace and a new dinner are a lot.",
    "Decide how hard to fight.",
    "What counts as a mistake is up to you.",
    "Put two or three next to each other.",
    "All the rest is seasoning.",
    "Stop when it is enough.",
    "Lean back for a while.",
    "Buy for every day, rent for August.",
    "Give instead of presents.",
    "It is a wet floor and not a wet ceiling as well.",
    "If you want to know whether a place is good, ask.",
    "Something needs looking after sometimes.",
  ])("leaves alone what has a second sense: %s", (sentence) => {
    expect([...wordingsOf(sentence)]).toEqual([sentence]);
  });

  it('never says "nearly each"', () => {
    expect([...wordingsOf("He prunes nearly every year.")].filter((text) => /each/.test(text))).toEqual([]);
  });

  it.each([
    ["If something seems odd, write down the date and ask.", "and ask if"],
    ["If you play a mistake ten times, you have practised the mistake.", "mistake if"],
    ["Dough cannot be made faster because a queue has formed.", "Because a queue"],
    ["Somebody checks if it fits.", "If it fits"],
  ])("keeps the order of clauses that lean on each other: %s", (sentence, damaged) => {
    expect([...wordingsOf(sentence)].filter((text) => text.includes(damaged))).toEqual([]);
  });

  it("still finds several wordings where the sense is one", () => {
    expect(wordingsOf("If your head is full, bring somebody who listens.").size).toBeGreaterThan(2);
    expect(wordingsOf("Tell the desk at once, and say what you usually do.").size).toBeGreaterThan(3);
  });
});
