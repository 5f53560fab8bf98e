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
  const floors: Partial<Record<ScoredField, number>> = {
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

describe("ideas of busy owners, read by hand", () => {
  const scores = corpus.handRead.map(scoreIdea);
  const right = countRight(scores);
  const floors: Record<ScoredField, number> = {
    kind: 64,
    point: 64,
    what: 64,
    offer: 63,
    when: 64,
    where: 64,
    for: 64,
    quantity: 64,
    statements: 64,
    verb: 64,
    days: 64,
    unsure: 64,
  };

  it.each(Object.entries(floors) as [ScoredField, number][])(
    "has the %s right in at least %i of 64",
    (field, floor) => {
      expect(right[field]).toBeGreaterThanOrEqual(floor);
    },
  );

  it("states nothing for sure that is wrong", () => {
    const wrong = scores.flatMap(({ idea, wrong, material }) =>
      wrong
        .filter(({ field, read }) => read !== "" && material.message.sure.some((name) => name === field))
        .map(({ field, read }) => [idea.idea, field, read]),
    );
    expect(wrong).toEqual([]);
  });
});

describe("ideas with several dates, deadlines of groups and endings", () => {
  const scores = corpus.conditions.map(scoreIdea);
  const right = countRight(scores);
  const floors: Record<ScoredField, number> = {
    kind: 35,
    point: 38,
    what: 36,
    offer: 39,
    when: 39,
    where: 38,
    for: 39,
    quantity: 39,
    statements: 39,
    verb: 39,
    days: 39,
    unsure: 39,
  };

  it.each(Object.entries(floors) as [ScoredField, number][])(
    "has the %s right in at least %i of 39",
    (field, floor) => {
      expect(right[field]).toBeGreaterThanOrEqual(floor);
    },
  );

  it("takes no day, offer or audience for sure that is not there", () => {
    const wrong = scores.flatMap(({ idea, wrong, material }) =>
      wrong
        .filter(
          ({ field, read }) => read !== "" && field !== "what" && material.message.sure.some((name) => name === field),
        )
        .map(({ field, read }) => [idea.idea, field, read]),
    );
    expect(wrong).toEqual([]);
  });
});
