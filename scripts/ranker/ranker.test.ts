import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { readWords } from "../../app/engine/english/words";
import { publishWords } from "../../app/engine/message/publish-words";
import { chooseBest } from "../../app/engine/ranker/rank";
import { chooseKind, findPrivateWords, findRuns } from "../../app/engine/ranker/read-idea";
import { getRankerWeights } from "../../app/engine/ranker/weights";
import { classify } from "../../app/engine/ranker/word-classes";
import { trainAll } from "./make-lessons";
import { measureRanker } from "./measure-ranker";
import { readMarkedIdea } from "./read-marked-idea";
import { trainRanker } from "./train-ranker";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
const readIdeas = (name: string) => read(name).split("\n").filter(Boolean).map(readMarkedIdea);

test("a marked idea is its kind, its text, what is private of it, and its runs in public words", () => {
  const { kind, text, words, isPrivate, runs } = readMarkedIdea(
    "event\t[Announce] our «{w:open day} {t:on Saturday 14 March}, {t:10 to 1}» {p:in the hall}. [No puns.]",
  );
  expect(kind).toBe("event");
  expect(text).toBe("Announce our open day on Saturday 14 March, 10 to 1 in the hall. No puns.");
  expect(words.filter((_, at) => isPrivate[at]).map((word) => word.text)).toEqual(["Announce", "No", "puns"]);
  expect(runs).toEqual({
    what: { first: 1, last: 2 },
    when: { first: 3, last: 9 },
    where: { first: 10, last: 12 },
    headline: { first: 1, last: 9 },
    offer: null,
    for: null,
  });
});

describe("what is left of an idea for its readers", () => {
  it.each([
    ["[Can you write about] our puppy classes, from 9 January", "Our puppy classes, from 9 January"],
    ["Quiz night on Friday. [Please no clip art.] Prize is a ham", "Quiz night on Friday. Prize is a ham"],
    [
      "Crab rolls at the quay, [mention that] they are landed that morning",
      "Crab rolls at the quay, they are landed that morning",
    ],
    ["The kitchen is shut until Friday [sorry for the short notice]", "The kitchen is shut until Friday"],
    ["Choir needs basses, [and tell them] no audition", "Choir needs basses, no audition"],
    ["A sale [(but call it something else)] from Monday", "A sale, from Monday"],
    ["[Get us more bookings]", ""],
  ])("%s", (line, left) => {
    const { text, words, isPrivate } = readMarkedIdea(`about\t${line}`);
    expect(publishWords(text, words, isPrivate)).toBe(left);
  });
});

describe("a ranker", () => {
  const lesson = (right: number, ...candidates: string[][]) => ({ candidates, right });

  it("chooses what it was taught, by what the right ones share", () => {
    const lessons = [
      lesson(0, ["red", "round"], ["blue", "round"]),
      lesson(1, ["blue", "flat"], ["red", "flat"]),
      lesson(0, ["red", "long"], ["blue", "long"]),
    ];
    const weights = trainRanker(lessons);
    const choose = (...candidates: string[][]) => chooseBest(candidates, (features) => features, weights).candidate;
    expect(choose(["blue", "tall"], ["red", "tall"])).toEqual(["red", "tall"]);
  });

  it("learns the same from the same lessons", () => {
    const lessons = [lesson(0, ["a", "x"], ["b", "x"]), lesson(1, ["b", "y"], ["a", "y"])];
    expect(trainRanker(lessons)).toEqual(trainRanker(lessons));
  });

  it("keeps the first of those that are level, and has nothing to choose from nothing", () => {
    expect(chooseBest(["one", "other"], () => [], {}).candidate).toBe("one");
    expect(() => chooseBest([], () => [], {})).toThrow("nothing to choose from");
  });

  it.each([
    [2, "hiring"],
    [0.2, "news"],
  ])("asks readers for work only where that is likelier than not: %d", (weight, kind) => {
    const words = readWords("Two tuba players for the band");
    const isPrivate = words.map(() => false);
    expect(chooseKind(words, isPrivate, ["about", "hiring", "news"], { "hiring|any": weight, "news|any": 0.1 })).toBe(
      kind,
    );
  });

  it("reads an idea that is like those that were marked", () => {
    const lines = ["fair", "quiz", "sale", "play"].flatMap((thing) => [
      `event\t[Write about] our «{w:${thing}} {t:on Friday}»`,
      `event\tOur «{w:${thing}} {t:on Monday}» is free. [No puns please.]`,
    ]);
    const weights = trainAll(lines.map(readMarkedIdea));
    const words = readWords("Our swim on Friday is free. No puns please.");
    const isPrivate = findPrivateWords(words, weights.private);
    expect(isPrivate.lastIndexOf(false)).toBe(5);
    const { what, when } = findRuns(words.slice(0, 6), "event", weights);
    expect([what.run, when.run]).toEqual([
      { first: 1, last: 1 },
      { first: 2, last: 3 },
    ]);
  });
});

test("words that say when, how much and where are classes of their own", () => {
  const classes = readWords("on Saturday 14 March 2026 at 10am in May for £5 with 20% off, you may come").map(classify);
  expect(classes.slice(1, 5)).toEqual(["weekday", "small number", "month", "year"]);
  expect(classes[6]).toBe("clock");
  expect(classes[8]).toBe("month");
  expect(classes[10]).toBe("money");
  expect(classes.slice(12, 14)).toEqual(["discount", "discount"]);
  expect(classes[15]).not.toBe("month");
});

describe("what the engine has learnt", () => {
  it("was learnt from the ideas as they are marked today", () => {
    const digest = createHash("sha256").update(read("marked-ideas.txt")).digest("hex");
    expect(getRankerWeights().learntFrom, "run scripts/train-ranker.ts").toBe(digest);
  });

  it("was not learnt from the ideas that it is measured on", () => {
    // why not by the reader: five thousand ideas need no tagger to be compared
    const listTexts = (file: string) =>
      read(file)
        .split("\n")
        .map((line) =>
          (line.split("\t")[1] ?? "")
            .replace(/\{\w:|[{}«»[\]]/g, "")
            .trim()
            .toLowerCase(),
        )
        .filter(Boolean);
    const learnt = new Set(listTexts("marked-ideas.txt"));
    expect(learnt.size).toBeGreaterThan(5_000);
    const heldOut = ["held-out-ideas.txt", "held-out-ordinary-ideas.txt"].flatMap(listTexts);
    expect(heldOut.length).toBeGreaterThan(100);
    expect(heldOut.filter((text) => learnt.has(text))).toEqual([]);
  });

  const figures = measureRanker(readIdeas("held-out-ideas.txt"), getRankerWeights());

  it("leaves few private words in ideas that it has not met, and takes few public ones out", () => {
    expect(figures.privateRecall).toBeGreaterThan(0.82);
    expect(figures.privatePrecision).toBeGreaterThan(0.66);
  });

  it.each([
    ["when", 0.82],
    ["where", 0.92],
    ["offer", 0.78],
    ["for", 0.87],
    ["what", 0.62],
    ["headline", 0.5],
  ])("finds the right run, or rightly none: %s", (name, share) => {
    expect(figures.runs[name]?.right).toBeGreaterThan(share);
  });

  it("tells fifteen kinds apart in two of three", () => expect(figures.kind).toBeGreaterThan(0.64));

  it("reads ideas as most people type them, and long ones of theirs in which much is said to the writer", () => {
    const { privateRecall, privatePrecision, kind, runs } = measureRanker(
      readIdeas("held-out-ordinary-ideas.txt"),
      getRankerWeights(),
    );
    expect(privateRecall).toBeGreaterThan(0.6);
    expect(privatePrecision).toBeGreaterThan(0.86);
    expect(kind).toBeGreaterThan(0.66);
    expect(runs.headline?.right).toBeGreaterThan(0.48);
  });
});
