import { describe, expect, it } from "vitest";
import { corpus } from "../../../bench/quality/reading/corpus";
import { countRight, type ScoredField, scoreIdea } from "../../../bench/quality/reading/score";

describe("the ideas that the reader was built on", () => {
  it.each(corpus.tuning.map((idea) => [idea.idea, idea] as const))("reads every field of: %s", (_, idea) => {
    const { wrong } = scoreIdea(idea);
    const unexpected = wrong.filter(({ field }) => !idea.misread?.includes(field));
    expect(unexpected).toEqual([]);
    // why: what is mended leaves the list of what is misread
    expect(wrong.map(({ field }) => field)).toEqual([...(idea.misread ?? [])]);
  });
});

describe("ideas that were set aside", () => {
  const right = countRight(corpus.heldOut.map(scoreIdea));
  const floors: Record<ScoredField, number> = {
    kind: 36,
    point: 42,
    what: 33,
    offer: 40,
    when: 43,
    where: 41,
    for: 43,
    quantity: 43,
  };

  it("are not among those that it was built on", () => {
    const tuned = new Set(corpus.tuning.map(({ idea }) => idea));
    expect(corpus.heldOut.filter(({ idea }) => tuned.has(idea))).toEqual([]);
    expect(corpus.heldOut.length + corpus.tuning.length).toBeGreaterThanOrEqual(150);
  });

  it.each(Object.entries(floors) as [ScoredField, number][])(
    "has the %s right in at least %i of 44",
    (field, floor) => {
      expect(right[field]).toBeGreaterThanOrEqual(floor);
    },
  );
});
