import { describe, expect, it, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makeSource } from "../compose/source";
import { voices } from "../compose/voices";
import { makePlan } from "../make-plan";
import { bank as phraseBank } from "./bank";
import { findStated, listPhrases } from "./list-phrases";
import { slotNames } from "./value-names";

const slotsOf = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? "");
const allLines = [...phraseBank.features, ...phraseBank.kinds].flatMap(({ lines, ask, answer }) =>
  [...lines, ask, answer].filter((line) => line !== undefined),
);

const list = (...args: Parameters<typeof aBrief>) => listPhrases(makeSource(makePlan(aBrief(...args))));
const textsOf = (bank: ReturnType<typeof list>, topic: string) =>
  bank.phrases.filter((each) => each.topic === topic).map(({ text }) => text);

describe("what a fact means", () => {
  it.each(phraseBank.features)("$topic: $examples", ({ match, examples: [yes, no], lines, ask, answer }) => {
    const found = match.exec(yes);
    expect(found).not.toBeNull();
    expect(match.test(no)).toBe(false);
    // what a business says that it does not have
    const denied = `We no longer have ${found?.[0]}`;
    expect(findStated(match, denied)).toBeNull();
    const known = [...Object.keys(found?.groups ?? {}), "age"];
    for (const line of [...lines, ask ?? "", answer ?? ""])
      expect(known).toEqual(expect.arrayContaining(slotsOf(line)));
  });

  it("stands under a topic of its own", () => {
    const topics = phraseBank.features.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(topics.length);
  });
});

it.each([
  ["click and collect", "Order online, no parking, but click and collect", true],
  ["click and collect", "We no longer have click and collect", false],
  ["gift vouchers", "No gift vouchers", false],
  ["encrypted", "The cellar is not encrypted", false],
  ["free delivery", "We can't offer free delivery", false],
  ["parking", "Parking is not available", false],
  ["parking", "Is there parking?", false],
])("%s in %s: %s", (feature, text, isStated) => {
  expect(findStated(new RegExp(feature, "i"), text) !== null).toBe(isStated);
});

it("says nothing that sells beside bad news", () => {
  const { phrases, answers } = list(
    "Reed & Co",
    "Bookshop in Leeds.",
    "Readers",
    "We are closing our Leeds shop on 3 March",
    {
      requestedAt: "2026-01-05T09:00:00.000Z",
      project: { brandVoice: "hopeful" },
    },
  );
  expect([...phrases, ...answers]).toEqual([]);
});

describe("the lines of the bank", () => {
  it("are in voices that there are, under sections whose topics there are", () => {
    const names = voices.map(({ name }) => name);
    for (const { voice } of phraseBank.kinds) expect([undefined, ...names]).toContain(voice);
    const topics = phraseBank.kinds.map(({ topic }) => topic);
    for (const { topics: own, aside } of phraseBank.sections)
      expect(topics).toEqual(expect.arrayContaining([...own, ...(aside ? [aside] : [])]));
  });

  it("name each of the values that are read", () => {
    const asked = phraseBank.kinds.flatMap(({ needs, not, lines, steps = [], ask = "", answer = "" }) => [
      ...needs,
      ...not,
      ...[...lines, ...steps, ask, answer].flatMap(slotsOf),
    ]);
    const headed = phraseBank.sections.flatMap(({ headings }) => headings.flatMap(slotsOf));
    expect([...asked, ...headed]).toEqual(expect.arrayContaining([...slotNames]));
  });

  it("are short, said once, and without a mark that nobody types", () => {
    const ofFeatures = phraseBank.features.flatMap(({ lines }) => lines);
    expect(new Set(ofFeatures).size).toBe(ofFeatures.length);
    for (const line of allLines) {
      expect(line.length).toBeLessThanOrEqual(140);
      expect(line).not.toMatch(/—| {2}|\bamazing\b|\bperfect\b|\bunique\b/i);
    }
  });
});

describe("what can be said of a short brief", () => {
  const november = list(
    "Trattoria Lina",
    "Family trattoria with fresh pasta made every morning, near the station.",
    "Families and office workers nearby",
    "Fill quiet Tuesdays with two-for-one pasta all November",
    { requestedAt: "2026-10-05T09:00:00.000Z" },
  );
  const appeal = list(
    "El Puente",
    "A neighbourhood association in Zaragoza.",
    "Neighbours",
    "Raise 4,000 euros for new benches in the square by 30 April",
    { requestedAt: "2026-01-05T09:00:00.000Z", project: { defaultCallToAction: "Give 10 euros" } },
  );

  it("counts the days on which it is", () => {
    expect(textsOf(november, "weekly")).toContain("There are four Tuesdays in November: 3, 10, 17 and 24 November.");
  });

  it("says what an offer comes to", () => {
    expect(textsOf(november, "offer-means")).toContain("Two for the price of one, so bring somebody.");
  });

  it("divides what is needed by what each is asked for", () => {
    expect(textsOf(appeal, "goal-sums")).toContain("400 gifts of 10 euros make 4,000 euros.");
    expect(appeal.steps).toEqual(["Give 10 euros.", "Ask a friend to match it.", "Ask that friend to ask another."]);
  });

  it("says what a feature means, and of which words of the owner's it is said", () => {
    const near = november.phrases.find(({ topic }) => topic === "near-station");
    expect(near?.about).toContain("near the station");
  });

  it("has a voice's lines before the others", () => {
    const dry = list("A & B", "Bike shop in Leeds.", "Commuters", "Free delivery on locks ordered before 12 March", {
      requestedAt: "2026-01-05T09:00:00.000Z",
      project: { brandVoice: "dry" },
    });
    expect(dry.phrases[0]?.isVoiced).toBe(true);
    expect(textsOf(dry, "aside-offer")).toContain("We looked for a charge for the delivery. There isn't one.");
  });

  it("never says a word that the brand avoids", () => {
    const all = list("A & B", "Bike shop in Leeds.", "Commuters", "Free delivery on locks ordered before 12 March", {
      requestedAt: "2026-01-05T09:00:00.000Z",
      project: { brandVoice: 'dry, never say "charge"' },
    });
    expect(all.phrases.map(({ text }) => text).join(" ")).not.toMatch(/charge/i);
  });
});

test("the same brief with the same seed says the same", () => {
  const again = () => list("A & B", "Bike shop in Leeds.", "Commuters", "Free delivery before 12 March");
  expect(again()).toEqual(again());
});
