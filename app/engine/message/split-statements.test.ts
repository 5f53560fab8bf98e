import { describe, expect, it, test } from "vitest";
import { adversaryBriefs } from "../../../bench/quality/adversary-briefs";
import { qualityBriefs } from "../../../bench/quality/briefs";
import { corpus, makeBriefOfIdea } from "../../../bench/quality/reading/corpus";
import { aBrief } from "../../../tests/factories/a-brief";
import { hostileBriefs } from "../../../tests/factories/hostile-briefs";
import type { Brief } from "../brief";
import { removeArticle } from "../english/noun-phrases";
import { cleanIdea } from "./clean-idea";
import { leaveOutOwnerTalk } from "./owner-talk";
import { publishIdea } from "./publish-idea";
import { readInstruction } from "./read-instruction";
import { readMaterial } from "./read-material";
import { removeSteps } from "./read-steps";
import { findStatements } from "./split-statements";
import { cuttingRules, keepingRules } from "./statement-rules";
import { tailRules, takeOffTail } from "./tail-rules";

const statementRules = [...keepingRules, ...cuttingRules];

describe("each rule fires on its own examples", () => {
  it.each(statementRules.flatMap((rule) => rule.examples.map(([text, left]) => [rule.name, text, left] as const)))(
    "%s: %s",
    (name, text, statements) => {
      const found = findStatements(text);
      expect(found.statements).toEqual(statements);
      expect(found.rules).toContain(name);
    },
  );

  it.each(statementRules.flatMap((rule) => rule.spares ?? []))("leaves whole: %s", (text) => {
    expect(findStatements(text).statements).toEqual([text]);
  });

  it.each(tailRules.flatMap((rule) => rule.examples.map(([text, left]) => [rule.name, text, left] as const)))(
    "%s: %s",
    (name, text, left) => {
      expect(takeOffTail(text)).toEqual({ text: left, rules: [name] });
      expect(readInstruction(text).rules).toContain(name);
    },
  );

  it("has no two rules of one name", () => {
    const names = [...statementRules, ...tailRules].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

const briefs: Brief[] = [
  ...[...corpus.tuning, ...corpus.heldOut, ...corpus.handRead].map(makeBriefOfIdea),
  // why without them: what the owner states wins over the idea's own words
  ...[...qualityBriefs, ...adversaryBriefs].map(({ brief }) => ({ ...brief, facts: null })),
  ...hostileBriefs,
];

/** Words and figures as they are compared: "they" and "you" are one, an "and" that linked two statements is none. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}£$€₹%+&'’]+/gu) ?? [])
    .map((word) =>
      word
        .replace(/^'|'$/g, "")
        .replace(/^(?:they|them)\b/, "you")
        .replace(/^their/, "your"),
    )
    .filter((word) => !/^(?:and|but|)$/.test(word));

test.each(briefs.map((brief) => [brief.idea.slice(0, 80), brief] as const))(
  "every word that the instruction leaves is in one statement, in its order: %s",
  (_, brief) => {
    const read = readInstruction(
      publishIdea(leaveOutOwnerTalk(cleanIdea(removeSteps(brief.idea), [brief.project.name]))),
    ).text;
    const { statements } = readMaterial(brief);
    const words = statements.flatMap(wordsOf);
    if (/\p{L}{2}/u.test(read)) expect([wordsOf(read), wordsOf(removeArticle(read))]).toContainEqual(words);
    expect(statements.filter((statement) => statement.trim() === "")).toEqual([]);
  },
);

describe("an owner's goal never reaches the copy", () => {
  it.each([
    ["Get 20 sign-ups for our spring retreat by 1 March", ["spring retreat by 1 March"]],
    ["show that our vans are cheaper to run", ["our vans are cheaper to run"]],
    ["Let everyone know we've got a new menu, burgers from £9", ["we've got a new menu", "burgers from £9"]],
    ["We want to get more people in on weekday lunchtimes, 2 courses for £15", ["2 courses for £15"]],
    ["help us fill our saturday classes, first one free", ["Saturday classes", "first one free"]],
    ["Need 5 more people for the Thursday class, starts 14 Jan", ["Thursday class", "starts 14 January"]],
    ["Attract new clients with a free 20 minute call", ["free 20 minute call"]],
    ["write something about why we stopped using plastic", ["why we stopped using plastic"]],
    [
      "Talk about how our cheese is made and invite people to the tasting on 12 March",
      ["how our cheese is made", "the tasting on 12 March"],
    ],
    [
      "Get the word out about our repair cafe, first Saturday of the month",
      ["repair cafe, first Saturday of the month"],
    ],
    ["Persuade people to swap to a heat pump, grants end in March", ["swap to a heat pump", "grants end in March"]],
    ["Make sure people know we do single items too, from £40", ["we do single items too, from £40"]],
  ])("%s", (idea, statements) => {
    const material = readMaterial(aBrief("Northgate", "A shop in Leeds.", "families", idea));
    expect(material.statements).toEqual(statements);
    expect(material.message.point.toLowerCase().startsWith(statements[0]?.toLowerCase() ?? "")).toBe(true);
  });
});

test.each([
  ["Valentine's menu 14 Feb, book by 7 Feb", "14 February", "on", null],
  ["box of 12 mince pies £15, order by Friday 4 December", "by Friday 4 December", "deadline", "order"],
  ["Order by 5 December and your box arrives before Christmas", "by 5 December", "deadline", "order"],
  ["we need two cooks to start in January, £13 an hour", "in January", "period", "start"],
  ["Your gas check is due before winter", "before winter", "deadline", "due"],
  ["20% off coats until Sunday", "until Sunday", "until", null],
  ["Trivia night every Wednesday at 7", "every Wednesday at 7", "recurring", null],
  ["We open on Sundays from 3 May", "on Sundays from 3 May", "recurring", null],
  ["Knitting retreat 12-14 March in Whitby", "12 to 14 March", "on", null],
])("a time carries its role, and what has to be done by then: %s", (idea, text, role, verb) => {
  const { timing } = readMaterial(aBrief("Northgate", "A shop in Leeds.", "families", idea));
  expect(timing).toMatchObject({ text, role, verb });
});
