import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { readWords } from "../../app/engine/english/words";
import { describeWords } from "../../app/engine/tagger/describe-words";
import { findPrivateRuns } from "../../app/engine/tagger/find-private-runs";
import { publishWords } from "../../app/engine/tagger/publish-words";
import { tagWords } from "../../app/engine/tagger/tag-words";
import weights from "../../app/engine/tagger/weights.json";
import { readMarkedIdea } from "./read-marked-idea";
import { trainTagger } from "./train-tagger";

const marked = readFileSync(path.join(import.meta.dirname, "marked-ideas.txt"), "utf8");

/** What is left of an idea in which what is private stands in brackets. */
function publish(line: string): string {
  const { text, words, isPrivate } = readMarkedIdea(line);
  return publishWords(text, words, isPrivate);
}

test("a marked idea is its text and, for each word, whether it is private", () => {
  const { text, words, isPrivate } = readMarkedIdea("[Could you do a post on] our quiz, [keep it short]");
  expect(text).toBe("Could you do a post on our quiz, keep it short");
  expect(words.filter((_, at) => !isPrivate[at]).map((word) => word.text)).toEqual(["our", "quiz"]);
});

describe("what is left of an idea", () => {
  it.each([
    ["[Can you write about] our puppy classes, from 9 January", "Our puppy classes, from 9 January"],
    ["Quiz night on Friday. [Please no clip art.] Prize is a ham", "Quiz night on Friday. Prize is a ham"],
    [
      "Crab rolls at the quay, [mention that] they are landed that morning, £9",
      "Crab rolls at the quay, they are landed that morning, £9",
    ],
    ["The kitchen is shut until Friday [sorry for the short notice]", "The kitchen is shut until Friday"],
    ["Choir needs basses, [and tell them] no audition", "Choir needs basses, no audition"],
    ["A sale [(but call it something else)] from Monday", "A sale, from Monday"],
    ["[Get us more bookings]", ""],
  ])("%s", (line, left) => expect(publish(line)).toBe(left));
});

describe("a tagger", () => {
  const lessons = ["[Write about] our fair", "[Post on] our quiz", "Our fair is on Friday", "Our quiz is on Monday"];

  it("tags what it was taught, and what is like it", () => {
    const learnt = trainTagger(lessons.map(readMarkedIdea));
    const tag = (text: string) => tagWords(describeWords(readWords(text)), learnt);
    expect(tag("Write about our fair")).toEqual([true, true, false, false]);
    expect(tag("Write about our sale")).toEqual([true, true, false, false]);
    expect(tag("Our sale is on Sunday")).toEqual([false, false, false, false, false]);
    expect(tag("")).toEqual([]);
  });

  it("learns the same from the same ideas", () => {
    const ideas = lessons.map(readMarkedIdea);
    expect(trainTagger(ideas)).toEqual(trainTagger(ideas));
  });
});

describe("the weights that are kept", () => {
  it("were learnt from the marked ideas as they are: run scripts/train-tagger.ts after a change", () => {
    expect(weights.learntFrom).toBe(createHash("sha256").update(marked).digest("hex"));
  });

  it("leave 97 of 100 public words of the marked ideas public, and take most of the private ones out", () => {
    let [publics, kept, privates, out] = [0, 0, 0, 0];
    for (const idea of marked.split("\n").filter(Boolean).map(readMarkedIdea)) {
      const runs = findPrivateRuns(idea.words, weights);
      idea.isPrivate.forEach((isPrivate, at) => {
        const isOut = runs.some(({ first, last }) => at >= first && at <= last);
        if (isPrivate) [privates, out] = [privates + 1, out + (isOut ? 1 : 0)];
        else [publics, kept] = [publics + 1, kept + (isOut ? 0 : 1)];
      });
    }
    expect(kept / publics).toBeGreaterThan(0.97);
    expect(out / privates).toBeGreaterThan(0.7);
  });
});
