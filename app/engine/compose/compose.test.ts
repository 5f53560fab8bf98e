import { describe, expect, it } from "vitest";
import { cases } from "#tests/factories/materials";
import { takeApartPoint } from "../english/take-apart-point";
import { makePlanFrom } from "../make-plan";
import { Account } from "./account";
import { orderBySeed } from "./choice";
import {
  countDaysLeft,
  findDuration,
  findEachPrice,
  findGiving,
  findMissing,
  findOccasions,
  findOnlyDay,
  findReducedPrice,
  makeSingular,
} from "./facts";
import { addIndefinite, endSentence, fitPoint, groupDigits, lowerFirst } from "./grammar";
import { makeSource } from "./make-source";
import { renderPattern } from "./render";
import { tellFacts } from "./told-facts";
import { chooseVoice } from "./voices";

const sourceOf = (name: string) => {
  const found = cases.find(({ brief }) => brief.project.name.includes(name));
  if (!found) throw new Error(name);
  return makeSource(makePlanFrom(found.brief, found.material));
};

describe("a pattern", () => {
  it("gives its slots a capital where they begin a sentence, and leaves a name as it is written", () => {
    const source = { ...sourceOf("Tidewise"), name: "tidewise" };
    expect(renderPattern("{theThing} is on. {count} {counted}. {name}.", source)).toBe(
      "The Monday evening beginners' course is on. Six places. tidewise.",
    );
  });

  it("is nothing where a slot has nothing to say", () => {
    expect(renderPattern("{offer} at {name}", sourceOf("Tidewise"))).toBeNull();
  });

  it("is contracted in its own words alone", () => {
    const source = { ...sourceOf("Baklava"), name: "It is not" };
    expect(renderPattern("{name}: you do not pay.", source)).toBe("It is not: you don't pay.");
  });
});

describe("the choice", () => {
  it("depends on seed and keys alone, whatever the order they come in", () => {
    const items = ["a", "b", "c", "d", "e"];
    const order = orderBySeed("seed", items, (item) => item);
    expect(orderBySeed("seed", [...items].reverse(), (item) => item)).toEqual(order);
    expect(order).toEqual(["c", "a", "e", "b", "d"]);
    expect(orderBySeed("another", items, (item) => item)).not.toEqual(order);
  });
});

describe("the account", () => {
  it("allows no sentence twice, and no line that shares four telling words with another", () => {
    const account = new Account([], "Bean There");
    account.note("Fresh coffee from farms that we know. It keeps well.");
    expect(account.allows("fresh coffee, from farms that we know!")).toBe(false);
    expect(account.allows("It keeps well, and longer.")).toBe(true);
    account.note("The roaster posts small paper parcels on Tuesday.");
    expect(account.allows("On Tuesday the roaster fills parcels of paper.")).toBe(false);
    account.beginText();
    expect(account.allows("On Tuesday the roaster fills parcels of paper.")).toBe(true);
  });

  it("lets the names of a campaign recur", () => {
    const account = new Account(["roaster", "parcel", "paper", "tuesday"], "Bean There");
    account.note("The roaster posts small paper parcels on Tuesday.");
    expect(account.allows("On Tuesday the roaster fills parcels of paper.")).toBe(true);
  });
});

describe("what is computed", () => {
  it("divides a goal into gifts of one currency", () => {
    expect(findGiving(sourceOf("Puente"))).toEqual({ each: "10 euros", count: 400 });
    expect(findGiving({ ...sourceOf("Puente"), call: "Give £10" })).toBeNull();
    expect(findGiving({ ...sourceOf("Puente"), call: "Give 30 euros" })).toBeNull();
  });

  it.each([
    ["£4,120 is already in", "£5,380", 538],
    ["we have already raised £4,000", "£5,500", 550],
    ["£1,500 raised so far", "£8,000", 800],
    ["we have £3,500 so far", "£6,000", 600],
    ["4,120 people live here", undefined, 950],
    ["£20,000 is already in", undefined, 950],
  ])("takes what is there off the goal: %s", (said, missing, gifts) => {
    const puente = sourceOf("Puente");
    const goal = { amount: 9500, text: "£9,500" };
    const idea = `Help us raise £9,500 for a van; ${said}`;
    const source = {
      ...puente,
      call: "Give £10",
      brief: { ...puente.brief, idea },
      material: { ...puente.material, goal },
    };
    expect(findMissing(source)?.text).toBe(missing);
    expect(findGiving(source)?.count).toBe(gifts);
  });

  it("measures from one clear time to another", () => {
    const { timing } = sourceOf("Harlow").material;
    expect(findDuration(timing)).toBe("six hours");
    expect(findDuration(timing && { ...timing, from: timing.from && { ...timing.from, isClear: false } })).toBeNull();
  });

  it("tells one day from the first of several", () => {
    expect(findOnlyDay(sourceOf("Harlow").material.timing)?.text).toBe("Thursday 5 March");
    expect(findOnlyDay(sourceOf("Tidewise").material.timing)).toBeNull();
  });

  const inPoint = (point: string, requestedAt = "2026-11-22T09:00:00.000Z") => {
    const source = sourceOf("Tailwind");
    return { ...source, parts: takeApartPoint(point), brief: { ...source.brief, requestedAt } };
  };

  it.each([
    ["Box of 12 mince pies £15", { price: "£1.25", thing: "pie" }],
    ["30 days unlimited yoga for £30 for new students", { price: "£1", thing: "day" }],
    ["Course of 6 sailing lessons £240", { price: "£40", thing: "lesson" }],
    ["Any 3 paperbacks for £10", null],
    ["6 sailing lessons from £240", null],
    ["Dinner for two £70", null],
    ["Two tacos and a lime soda for £8.50", null],
    ["Box of 12 mince pies and a bottle of port £24", null],
  ])("divides the price of %s where it is sure", (point, each) => expect(findEachPrice(inPoint(point))).toEqual(each));

  it("counts the days of a weekly offer in the month that it names, and of no other", () => {
    expect(findOccasions(inPoint("Two for one pizzas every Tuesday in January"))).toEqual({
      weekday: "Tuesday",
      month: "January",
      days: [5, 12, 19, 26],
    });
    expect(findOccasions(inPoint("Half price cuts on Wednesdays all December"))?.days).toEqual([2, 9, 16, 23, 30]);
    for (const point of [
      "Quiz on the first Tuesday in January",
      "Two for one pizzas every Tuesday from January",
      "Two for one pizzas every Tuesday in November",
      "Brunch every Saturday and Sunday in January",
    ])
      expect(findOccasions(inPoint(point)), point).toBeNull();
  });

  it("takes the percentage off a price of the owner's list for the same thing alone", () => {
    const facts = tellFacts(["Winter services £80", "Puncture repair £12"]);
    expect(findReducedPrice({ ...sourceOf("Tailwind"), facts })).toEqual({ full: "£80", reduced: "£64" });
    expect(findReducedPrice({ ...sourceOf("Tailwind"), facts: facts.slice(1) })).toBeNull();
  });

  it("counts the days to the last one, over the turn of the year", () => {
    const source = sourceOf("Baklava");
    const on = (requestedAt: string) => countDaysLeft({ ...source, brief: { ...source.brief, requestedAt } });
    expect(on("2026-03-01T23:00:00.000Z")).toBe(10);
    expect(on("2026-12-11T00:00:00.000Z")).toBe(90);
  });

  it.each([
    ["places", "place"],
    ["boxes", "box"],
    ["stories", "story"],
    ["people", null],
  ])("makes one of %s", (many, one) => expect(makeSingular(many)).toBe(one));
});

describe("grammar", () => {
  it.each([
    ["hour", "an hour"],
    ["unit", "a unit"],
    ["umbrella", "an umbrella"],
    ["8-week course", "an 8-week course"],
    ["MOT", "an MOT"],
    ["European tour", "a European tour"],
    ["BBQ", "a BBQ"],
  ])("puts its article before %s", (text, whole) => expect(addIndefinite(text)).toBe(whole));

  it("keeps the capital of names, nationalities and days", () => {
    expect(
      ["Fresh bread", "Turkish sweets", "Monday nights", "VAT help", "Mara Lind bakes", "Rs 4,999"].map((text) =>
        lowerFirst(text),
      ),
    ).toEqual(["fresh bread", "Turkish sweets", "Monday nights", "VAT help", "Mara Lind bakes", "Rs 4,999"]);
  });

  it("ends a sentence once", () => {
    expect(["come in", "Come in!", "come in,"].map(endSentence)).toEqual(["Come in.", "Come in!", "Come in."]);
  });

  it("groups digits as English does", () => {
    expect(groupDigits(1234567)).toBe("1,234,567");
  });

  it("shortens a point by its place and time before anything else", () => {
    const { material } = sourceOf("Harlow");
    const point = "Free first consultation at our Bath office";
    const facts = { ...material.message.facts, where: "at our Bath office" };
    const long = { ...material, message: { ...material.message, point, facts }, statements: [point] };
    expect(fitPoint(long, 30)).toBe("Free first consultation");
    expect(fitPoint(long, 60)).toBe("Free first consultation at our Bath office");
    expect(fitPoint(long, 10)).toBeNull();
    const change = "Shops that moved to us cut first reply time from 9 hours to 52 minutes";
    const told = { ...material, message: { ...material.message, point: change }, statements: [change] };
    expect(fitPoint(told, 60)).toBe("First reply time cut from 9 hours to 52 minutes");
  });
});

describe("the voice", () => {
  it.each([
    ["cheeky", "playful"],
    ["Dry humour, please", "dry"],
    ["no jargon", "plain"],
    ["energetic and warm", "bold"],
    ["reassuring", "calm"],
    ["professional", "exact"],
    ["not funny, but kind", "warm"],
    ["romantic", "poetic"],
    ["", "plain"],
    ["purple", "plain"],
  ])("of %j is %s", (typed, name) => expect(chooseVoice(typed, null).name).toBe(name));

  it("lends the phrases of the second voice that is named", () => {
    expect(chooseVoice("warm and a little cheeky", null).manners).toContain("playful");
  });
});

it("says of a family business that the owners are one", () => {
  const { brief, material } = cases[0] as (typeof cases)[number];
  const description = "Dry cleaning on Oakley Road. Mother and son business.";
  const { about } = makeSource(makePlanFrom({ ...brief, project: { ...brief.project, description } }, material));
  expect(about.join(" ")).toMatch(/We(?: are|.re) a mother and son business\./);
});

it("tells a story that an idea only announces", () => {
  const { brief, material } = cases[0] as (typeof cases)[number];
  const point = "How I went from one skein in a soup pan to posting wool to 22 countries";
  const message = { ...material.message, kind: "story" as const, point };
  const source = makeSource(makePlanFrom(brief, { ...material, message, statements: [point] }));
  expect(source.material.message.point).toBe("I went from one skein in a soup pan to posting wool to 22 countries");
  expect(source.pointForm).toBe("clause");
});
