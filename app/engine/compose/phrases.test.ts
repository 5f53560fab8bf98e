import { describe, expect, it } from "vitest";
import { cases } from "#tests/factories/materials";
import { makePlanFrom } from "../make-plan";
import { makeSource } from "./make-source";
import { implied, type Need, needs } from "./needs";
import { parsePhrases, readAllPhrases } from "./phrases";
import { findSlotNames, renderPattern } from "./render";
import { type SlotName, slots } from "./slots";
import { voices } from "./voices";

const phrases = readAllPhrases();
const patterns = phrases.flatMap(({ ask, ...phrase }) => [
  { ...phrase, text: phrase.text },
  ...(ask ? [{ ...phrase, text: ask }] : []),
]);
const sources = cases.map(({ brief, material }) => makeSource(makePlanFrom(brief, material)));

/** The needs of a phrase with all that follows from them. */
function withImplied(asked: readonly Need[]): Need[] {
  const more = asked.flatMap((need) => implied[need] ?? []).filter((need) => !asked.includes(need));
  return more.length > 0 ? withImplied([...asked, ...more]) : [...asked];
}

describe("the phrases", () => {
  it("have ids of their own", () => {
    const ids = phrases.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("name only slots that exist", () => {
    const unknown = patterns.flatMap(({ id, text }) =>
      findSlotNames(text)
        .filter((name) => !(name in slots))
        .map((name) => `${id}: {${name}}`),
    );
    expect(unknown).toEqual([]);
  });

  it("ask for the fact of every slot that they name", () => {
    const missing = patterns.flatMap(({ id, text, needs: asked }) => {
      const known = withImplied(asked);
      return findSlotNames(text)
        .map((name) => slots[name as SlotName].need)
        .filter((need) => need !== null && !known.includes(need))
        .map((need) => `${id} without ${need}`);
    });
    expect(missing).toEqual([]);
  });

  it("hold everything that the point says where they name its core", () => {
    const lost = phrases
      .filter((phrase) => phrase.in.some((place) => ["lead", "key"].includes(place)))
      .flatMap(({ id, text, needs: asked, unless }) => {
        const named = findSlotNames(text);
        const has = (...names: string[]) => names.some((name) => named.includes(name));
        if (has("clause", "clauseLower") || (has("clauseStart") && has("clauseWhen")))
          return has("conditions") ? [] : [`${id} without the conditions`];
        if (!has("core", "aCore", "ourCore", "itsCore", "theCore")) return [];
        const isPriced = has("corePrice", "forPrice") || (has("price") && unless.includes("core-price"));
        return [
          has("details", "whereWhen", "coreWhen") ? [] : [`${id} without the time`],
          has("details", "besides", "whereWhen") ? [] : [`${id} without the place`],
          has("details", "besides", "forWhom") || unless.includes("core-for") ? [] : [`${id} without for whom`],
          has("conditions") || (isPriced && has("others", "restOnly")) ? [] : [`${id} without the conditions`],
          has("restOnly") && !asked.includes("saving") ? [`${id} without what is said of the price`] : [],
        ].flat();
      });
    expect(lost).toEqual([]);
  });

  it("have a use for every slot and every need, so that none outlives its last phrase", () => {
    const named = new Set(patterns.flatMap(({ text }) => findSlotNames(text)));
    const asked = new Set<string>([
      ...patterns.flatMap(({ needs: all, unless }) => [...all, ...unless]),
      ...Object.values(slots).flatMap(({ need }) => need ?? []),
    ]);
    const inCode = ["goal", "near", "quantity-noun", "quantity-many"];
    expect(Object.keys(slots).filter((name) => !named.has(name))).toEqual([]);
    expect(Object.keys(needs).filter((name) => !asked.has(name) && !inCode.includes(name))).toEqual([]);
  });

  it("use only the manners of the voices", () => {
    const known = voices.flatMap(({ manners }) => manners);
    expect(
      phrases.flatMap(({ id, tone }) => tone.filter((each) => !known.includes(each)).map((each) => `${id}: ${each}`)),
    ).toEqual([]);
  });

  it("leave no brace and no doubled mark where they are rendered", () => {
    for (const source of sources)
      for (const { text } of patterns) {
        const rendered = renderPattern(text, source);
        if (rendered !== null) expect(rendered).not.toMatch(/[{}]|\.\.|[,;:][.,;:]|undefined|null| {2}/);
      }
  });

  it("hold every implication of needs on the cases", () => {
    for (const source of sources)
      for (const [need, others = []] of Object.entries(implied))
        if (needs[need as Need](source))
          for (const other of others) expect([need, other, needs[other](source)]).toEqual([need, other, true]);
  });

  it("are refused with a field that the schema does not know", () => {
    expect(() => parsePhrases("- { id: a, in: [title], needs: [wings], say: [x] }")).toThrow(/wings|Invalid/);
    expect(() => parsePhrases("- { id: a, place: title, say: [x] }")).toThrow();
  });
});
