import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { findTopic } from "./find-topic";
import { makeSource } from "./make-source";
import { splitClauses, splitPieces } from "./split-lines";

const linesOf = (
  idea: string,
  extras: Extras = {},
  description = "Small workshop in Ludlow. Most repairs take three days.",
) => makeSource(makePlan(aBrief("Hallam & Pike", description, "people nearby", idea, extras))).lines;

describe("the idea", () => {
  it.each([
    [
      "We're opening our second shop on Saturday 14 March and the first hundred people get a bun on us",
      ["We're opening our second shop on Saturday 14 March.", "The first hundred people get a bun on us."],
    ],
    [
      "From Monday we're open until 8pm so you don't have to take time off work",
      ["From Monday we're open until 8pm.", "You don't have to take time off work."],
    ],
    // why one: neither half is the offer
    [
      "Buy two bottles before 20 December and we deliver free anywhere in Scotland",
      ["Buy two bottles before 20 December and we deliver free anywhere in Scotland"],
    ],
  ])("is two sentences where it holds two: %s", (idea, clauses) => expect(splitClauses(idea)).toEqual(clauses));

  it.each([
    [
      "New beginner course starts 11 January, six Mondays at 7.30pm, £96",
      ["New beginner course starts 11 January.", "Six Mondays at 7.30pm.", "£96."],
    ],
    [
      "Open day from 10 to 1, meet the team and see the garden",
      ["Open day from 10 to 1.", "Meet the team and see the garden."],
    ],
    ["Book a gutter clear for October, before the gales", ["Book a gutter clear for October, before the gales."]],
    ["Sourdough, buns and good coffee", ["Sourdough, buns and good coffee"]],
  ])("gives what it lists, each whole: %s", (idea, pieces) => expect(splitPieces(idea)).toEqual(pieces));

  it("leaves out what only tells us why", () => {
    const { telling } = linesOf(
      "Our van failed its MOT. I'd like people to understand that £15 is one set of tyres, because last time we just asked for money. It fell a bit flat.",
    );
    expect(telling).toEqual(["Our van failed its MOT.", "£15 is one set of tyres."]);
  });

  it.each([
    ["Why exit interviews tell you nothing", "Exit interviews tell you nothing."],
    ["How to fix a puncture in 10 minutes", "Do you want to fix a puncture in 10 minutes?"],
    ["Tell the story of one of our pupils, Jeanette, who passed at 58", "Jeanette, one of our pupils, passed at 58."],
    ["Launch of Shift Swap on 2 June", "Shift Swap launches on 2 June."],
  ])("%j comes to %j", (idea, point) => expect(linesOf(idea).telling[0]).toBe(point));

  it("promises no way to do it that the brief does not tell", () => {
    const { telling } = linesOf(
      "How to descale a kettle.\n1. Fill it with vinegar and water\n2. Boil it and wait\n3. Rinse it twice",
    );
    expect(telling.join(" ")).not.toContain("We can show you");
  });

  it("takes a name's capitals from where the owner wrote them", () => {
    const { telling } = linesOf("we open a shop on castle gate", { project: { facts: ["New shop: 14 Castle Gate"] } });
    expect(telling[0]).toBe("We open a shop on Castle Gate.");
  });
});

describe("the facts", () => {
  const facts = ["Six Tuesday evenings from 15 September", "£180, or £30 a week", "iPhone and Android"];

  it("stand as they were typed, with a full stop, and before what the description adds", () => {
    expect(linesOf("Bookkeeping course", { project: { facts } }).facts.map(({ text }) => text)).toEqual([
      "Six Tuesday evenings from 15 September.",
      "£180, or £30 a week.",
      "iPhone and Android.",
      "Most repairs take three days.",
    ]);
  });

  it("are told once: what the idea says is no fact beside it", () => {
    const told = linesOf("Two for £14 on Mondays", { project: { facts: ["Two for £14"] } });
    expect(told.facts.map(({ text }) => text)).not.toContain("Two for £14.");
  });

  it.each([
    ["£180, or £30 a week", "price"],
    ["Open Tuesday to Sunday, 7.30 to 3", "when"],
    ["22 Mill Lane", "where"],
    ["You need to be able to swim 50 metres", "terms"],
    ["Working since 1988", "trust"],
    ["Van and fuel card", "feature"],
  ])("%j tells of the %s", (text, topic) => expect(findTopic(text)).toBe(topic));
});
