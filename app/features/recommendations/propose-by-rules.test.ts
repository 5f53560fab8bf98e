import { describe, expect, test } from "vitest";
import { beanThere } from "#tests/factories/sparks";
import { findPlaceholders } from "../templates/find-placeholders";
import type { Material, PastSpark } from "./material";
import { findOccasion } from "./occasions";
import { proposeByRules } from "./propose-by-rules";
import { rulesFromPast } from "./propose-from-past";
import { rulesForEverybody, rulesFromProfile } from "./propose-from-profile";

const today = new Date("2026-06-10T12:00:00Z");
const past: PastSpark = {
  prompt: "A launch for our autumn single-origin.",
  createdAt: new Date("2026-06-03T09:00:00Z"),
  hasEnded: true,
  asked: ["blog", "caption"],
  delivered: ["blog", "caption"],
  openQuestion: null,
};
const material = (given: Partial<Material> = {}, project = {}): Material => ({
  project: { ...beanThere, ...project },
  sparks: [],
  keywords: "",
  today,
  ...given,
});
const all = (given: Partial<Material> = {}, project = {}) => proposeByRules(material(given, project));
const withCategory = (category: string, given: Partial<Material> = {}, project = {}) =>
  all(given, project).find((proposal) => proposal.category === category);

describe("three proposals", () => {
  test("are the same for the same project, past and day, and differ in type where they can", () => {
    const three = all();
    expect(three).toHaveLength(3);
    expect(all()).toEqual(three);
    expect(new Set(three.map(({ type }) => type)).size).toBe(3);
    expect(three.map(({ confidence }) => confidence)).toEqual(
      three.map(({ confidence }) => confidence).sort((one, other) => other - one),
    );
  });

  test("are three always: also of a project with nothing but what has to be filled in, before and after its first campaigns", () => {
    const bare = { defaultCallToAction: null, defaultSeoKeywords: null, description: "We mend things", name: "Mend" };
    const made = { ...past, delivered: ["blog", "caption", "image", "video"] as const };
    for (const at of ["2026-03-02", "2026-06-10", "2026-08-20"])
      for (const sparks of [[], [past], [{ ...made, createdAt: new Date(at) }]]) {
        const three = all({ today: new Date(at), sparks }, bare);
        expect(three).toHaveLength(3);
        expect(new Set(three.map(({ prompt }) => prompt)).size).toBe(3);
      }
  });

  test("are a project's own first: what holds for everybody only fills up", () => {
    const bare = { defaultCallToAction: null, defaultSeoKeywords: null, description: "A small shop by the station" };
    const november = new Date("2026-11-23T12:00:00Z");
    expect(all({ today: november }, bare).map(({ category }) => category)).toEqual([
      "Calendar",
      "First campaign",
      "Audience",
    ]);
    const august = new Date("2026-08-01T12:00:00Z");
    expect(
      all({ today: august }, { ...bare, description: "We mend things" }).map(({ category }) => category),
    ).toContain("Introduction");
  });

  test("are ideas, and no tasks for a writer; what only the user knows is asked for", () => {
    const rich = {
      description: "The roastery on Mill Street. It sells by post.",
      problemBeingSolved: "Coffee at the office is stale.",
      facts: "Roasted on Mondays",
    };
    const old = { ...past, createdAt: new Date("2026-05-10T09:00:00Z"), asked: past.delivered };
    const given = [{}, { sparks: [old] }, { keywords: "cold brew" }, { today: new Date("2026-09-20T00:00:00Z") }];
    const prompts = [...rulesFromPast, ...rulesFromProfile, ...rulesForEverybody].flatMap((propose) =>
      given.flatMap((some) => propose(material(some, rich))?.prompt ?? []),
    );
    expect(new Set(prompts)).toEqual(
      new Set([
        "A launch for our autumn single-origin.",
        "Meet Bean There: the roastery on Mill Street.",
        "A launch for our autumn single-origin. [WHAT_HAPPENED_SINCE].",
        "Cold brew: [What should people know about it?]",
        "The second half of the year (Jul 1) at Bean There: [What do you say about what the first half taught you?]",
        "International Coffee Day (Oct 1) at Bean There: [What do you say about where one cup comes from?]",
        "Coffee at the office is stale. [What do you do about it?]",
        "Roasted on Mondays: that is Bean There.",
        "Single-origin coffee: [What should people know about it?]",
        "[What is new, and why now?] Order the autumn box.",
        "A day with Bean There: [How does it begin?] [What happens then?] [How does it end?]",
        "The roastery on Mill Street.",
        "[Which question do you hear most?] [What do you answer?]",
      ]),
    );
    for (const prompt of prompts) expect(findPlaceholders(prompt)).toHaveLength(prompt.split("[").length - 1);
  });
});

describe("each names the fact or the date it rests on", () => {
  test("no campaign yet: begin with what costs the least", () => {
    expect(withCategory("First campaign")).toMatchObject({
      type: "caption",
      reasoning: "There is no campaign for Bean There yet. It takes 50 sparks.",
    });
  });

  test("a type that was never made", () => {
    const sparks = [past, { ...past, delivered: ["caption"] as const, asked: ["caption"] as const }];
    expect(withCategory("New format", { sparks })).toMatchObject({
      type: "image",
      reasoning: "None of your last 2 sparks made an image.",
    });
  });

  test("a type that was asked for and not made", () => {
    const sparks = [{ ...past, asked: ["blog", "video"] as const, delivered: ["blog"] as const }];
    expect(withCategory("Unfinished", { sparks })).toMatchObject({
      type: "video",
      prompt: past.prompt,
      reasoning: expect.stringContaining("Your spark of Jun 3 asked for a video"),
    });
    expect(withCategory("Unfinished", { sparks: [past] })).toBeUndefined();
    expect(withCategory("Unfinished", { sparks: [{ ...past, delivered: [], hasEnded: false }] })).toBeUndefined();
  });

  test("a question that a campaign left open", () => {
    const sparks = [{ ...past, openQuestion: "Until when does the offer run?" }];
    expect(withCategory("Sharper", { sparks })).toMatchObject({
      prompt: "A launch for our autumn single-origin. [Until when does the offer run?]",
      reasoning: expect.stringContaining("Your campaign of Jun 3"),
    });
  });

  test("a campaign that is older than three weeks, and none that is younger", () => {
    const old = { ...past, createdAt: new Date("2026-05-10T09:00:00Z"), delivered: past.asked };
    expect(withCategory("Follow-up", { sparks: [old] })?.reasoning).toContain("is 4 weeks old (May 10)");
    expect(withCategory("Follow-up", { sparks: [past] })).toBeUndefined();
  });

  test("the profile's problem, facts and keywords", () => {
    const sparks = [past];
    const problem = { problemBeingSolved: "Coffee at the office is stale." };
    expect(withCategory("Problem", { sparks }, problem)?.reasoning).toBe(
      "Your profile names the problem: “Coffee at the office is stale”.",
    );
    const facts = { facts: "Roasted on Mondays" };
    const made = { ...past, delivered: ["blog", "caption", "image", "video"] as const };
    expect(withCategory("Proof", { sparks: [made] }, facts)?.reasoning).toContain("“Roasted on Mondays”");
    expect(withCategory("Search", { sparks })?.reasoning).toMatch(
      /“(single-origin coffee|coffee subscription)” is one/,
    );
  });

  test("what was asked for comes first", () => {
    expect(all({ keywords: "cold brew" })[0]).toMatchObject({
      type: "blog",
      confidence: 95,
      reasoning: "You asked for “cold brew”.",
    });
  });

  test("the date of an occasion that fits, and the word it fits by", () => {
    const calendar = withCategory("Calendar", { today: new Date("2026-09-20T00:00:00Z"), sparks: [past] });
    expect(calendar).toMatchObject({ title: "Get ready for International Coffee Day", confidence: 88 });
    expect(calendar?.reasoning).toBe("It is on Oct 1, in 11 days. Your profile says “coffee”.");
    expect(calendar?.prompt).toContain("(Oct 1)");
  });
});

describe("the calendar", () => {
  const named = (profile: string, at: string) => findOccasion(profile, new Date(at))?.occasion.name;
  const onDay = (profile: string, at: string) => findOccasion(profile, new Date(at))?.on.toISOString().slice(0, 10);

  test("knows movable days", () => {
    expect(onDay("an online shop", "2026-11-10")).toBe("2026-11-27");
    expect(onDay("an online shop", "2027-11-10")).toBe("2027-11-26");
    expect(onDay("flowers", "2026-05-01")).toBe("2026-05-10");
    expect(onDay("a barber", "2026-06-10")).toBe("2026-06-21");
  });

  test("looks over the end of the year, and at whoever is not named with what is for everybody", () => {
    expect(named("accounting", "2026-12-20")).toBe("the new year");
    expect(onDay("accounting", "2026-12-20")).toBe("2027-01-01");
    expect(named("accounting", "2026-08-01")).toBeUndefined();
  });

  test("reads whole words, and says them as they stand", () => {
    const said = (profile: string, at: string) => findOccasion(profile, new Date(at))?.word;
    expect(said("Rye bread, baked overnight", "2026-12-01")).toBe("baked");
    expect(said("Therapists in Leeds", "2026-10-01")).toBe("Therapists");
    expect(said("Cafés and their guests", "2026-09-20")).toBe("Cafés");
    for (const [profile, at] of [
      ["They care where it comes from, at every moment of their career", "2026-03-20"],
      ["Catering from a petrol station", "2026-09-20"],
      ["It is ready, and reads receipts", "2026-04-10"],
      ["An e-commerce economy with space to spare", "2026-04-20"],
      ["Productivity for production lines", "2026-11-01"],
    ] as const)
      expect([profile, said(profile, at) ?? null]).toEqual([profile, null]);
  });

  test("begins 35 days before and ends two days before", () => {
    expect(named("coffee", "2026-08-27")).toBe("International Coffee Day");
    expect(named("coffee", "2026-08-26")).not.toBe("International Coffee Day");
    expect(named("coffee", "2026-09-29")).toBe("International Coffee Day");
    expect(named("coffee", "2026-09-30")).not.toBe("International Coffee Day");
  });
});

test("what cannot be made is not proposed, and gives its place to what can", () => {
  const drawn = proposeByRules(material({}, {}), ({ type }) => type === "image" || type === "video");
  expect(drawn.length).toBeGreaterThan(0);
  for (const { type } of drawn) expect(["image", "video"]).toContain(type);
});
