import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { makeSource } from "./make-source";
import {
  askPoint,
  findFamilyPrice,
  findGoalShare,
  findIndirectQuestion,
  findPaySum,
  findSought,
  isGoalPoint,
  isPlainCall,
} from "./point-parts";

const read = (idea: string, facts: string[] = []) => {
  const brief = aBrief("Oak & Ash", "Community hall in Ely with a small workshop.", "people in Ely", idea);
  return makeSource(makePlan({ ...brief, project: { ...brief.project, facts } }));
};

/** The same point, whatever the reader makes of the idea. */
const ofPoint = (point: string, kind: string, idea = point) => {
  const source = read(idea);
  const message = { ...source.material.message, point, kind };
  return { ...source, material: { ...source.material, message } } as typeof source;
};

describe("a post to be filled", () => {
  it.each([
    ["We are looking for a sous chef from February, £34,000", "a sous chef from February, £34,000"],
    ["We need two bakers to start in January, 40 hours", "two bakers to start in January, 40 hours"],
    ["Apprentice joiner wanted, start September", "an apprentice joiner, start September"],
  ])("%s", (point, sought) => expect(findSought(ofPoint(point, "hiring"))).toBe(sought));

  it("is sought by no other message", () => expect(findSought(ofPoint("We need two bakers", "news"))).toBeNull());

  it("pays its hours times its rate", () => {
    const source = read("We are hiring a baker, 40 hours a week, £13.60 an hour");
    expect(findPaySum(source)).toEqual({ hours: "40", rate: "£13.60", sum: "£544", isWeekly: true });
    expect(findPaySum(read("We are hiring a baker, £13.60 an hour"))).toBeNull();
  });
});

describe("an appeal", () => {
  it("divides its goal by what it is for, where that comes out even", () => {
    const source = read("Raise $8,000 by December 31 for 16 of our senior dogs");
    expect(isGoalPoint(source)).toBe(true);
    expect(findGoalShare(source)).toEqual({ each: "$500", count: "16", many: "senior dogs", one: "dog" });
    expect(findGoalShare(read("Raise $8,000 by December 31 for 7 senior dogs"))).toBeNull();
    expect(findGoalShare(read("Raise $8,000 by December 31 for a new roof"))).toBeNull();
  });
});

describe("a question", () => {
  it("stands behind 'ask us' where it is not put to the reader", () => {
    expect(findIndirectQuestion(read("How to choose an executor for your will"))).toMatch(/^How to choose/);
    expect(findIndirectQuestion(read("Is solar worth it on a north-facing roof?"))).toBeNull();
  });

  it("is asked as a reader asks it", () => {
    expect(askPoint(read("How to choose an executor for your will"))).toBe(
      "How do you choose an executor for your will?",
    );
    expect(askPoint(read("Is solar worth it on a north-facing roof?"))).toBeNull();
  });
});

it.each([
  ["Book your Easter boarding", true],
  ["Don't forget to book your Easter boarding", false],
])("'please' may stand before '%s': %s", (point, may) =>
  expect(isPlainCall({ ...ofPoint(point, "reminder"), pointForm: "call" })).toBe(may),
);

it("adds up what a family pays, where both prices are stated", () => {
  expect(findFamilyPrice(read("Come to the panto", ["Tickets £9 adults, £5 children"]))).toEqual({
    sum: "£28",
    adult: "£9",
    child: "£5",
  });
  expect(findFamilyPrice(read("Come to the panto", ["Tickets £9 each"]))).toBeNull();
});
