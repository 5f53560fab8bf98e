import { describe, expect, it } from "vitest";
import { readWords } from "../english/words";
import { kindRules } from "./kind-rules";
import { instructionRules, readInstruction } from "./read-instruction";
import { readKind } from "./read-kind";
import { findOffer, offerRules } from "./read-offer";
import { readQuantity } from "./read-quantity";
import { wrapperRules } from "./wrapper-rules";
import { pointRules } from "./write-point";

const clauseOf = (text: string) => ({ text, words: readWords(text) });

describe("each rule fires on its own examples", () => {
  it.each(wrapperRules.flatMap((rule) => rule.examples.map(([idea, left]) => [rule.name, idea, left] as const)))(
    "%s: %s",
    (name, idea, left) => {
      const rule = wrapperRules.find((each) => each.name === name);
      expect(rule?.apply(clauseOf(idea))?.text).toBe(left);
      expect(readInstruction(idea).rules).toContain(name);
    },
  );

  it.each(instructionRules.flatMap((rule) => rule.examples.map(([idea, left]) => [rule.name, idea, left] as const)))(
    "%s: %s",
    (name, idea, left) => {
      const read = readInstruction(idea);
      expect(read.rules.at(-1)).toBe(name);
      expect(read.text).toBe(left);
    },
  );

  it.each(offerRules.flatMap((rule) => rule.examples.map(([idea, offer]) => [rule.name, idea, offer] as const)))(
    "%s: %s",
    (name, idea, offer) => {
      const found = findOffer(clauseOf(idea));
      expect(found?.rule).toBe(name);
      expect(found?.offer.text).toBe(offer);
    },
  );

  it.each(kindRules.flatMap((rule) => rule.examples.map((idea) => [rule.name, idea, rule.kind] as const)))(
    "%s: %s",
    (name, idea, kind) => {
      const clause = clauseOf(idea);
      const offer = findOffer(clause)?.offer ?? null;
      expect(readKind({ clause, offer, quantity: readQuantity(clause) })).toEqual({ kind, rule: name });
    },
  );

  it.each(pointRules.flatMap((rule) => rule.examples.map(([text, line]) => [rule.name, text, line] as const)))(
    "%s: %s",
    (name, text, line) => {
      expect(pointRules.find((rule) => rule.name === name)?.apply(text)).toBe(line);
    },
  );

  it("has no two rules of one name", () => {
    const names = [...wrapperRules, ...instructionRules, ...offerRules, ...kindRules, ...pointRules].map(
      ({ name }) => name,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
