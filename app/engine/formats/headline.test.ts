import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { saysNothingNew } from "./headline";

const shop = "Small workshop in Ludlow. Most repairs take three days.";
const planOf = (idea: string, description = shop) =>
  makePlan(aBrief("Hallam & Pike", description, "people nearby", idea));

describe("a poster holds the offer or the news whole", () => {
  it.each([
    [
      "Bring your winter boots in during October and we waterproof them for free with any resole",
      "We waterproof your winter boots for free with any resole",
      "Bring your winter boots in during October",
    ],
    [
      '"I slept through the night for the first time in years" says Maureen, 71, about our wool duvets',
      '"I slept through the night for the first time in years"',
      "",
    ],
    ["I've 4 dates left for 2027 and if you book before new year's it's €300 off", "I've 4 dates left for 2027", ""],
    [
      "From 1 December we are open on Sunday mornings from 9 to 12 for emergencies and check-ups",
      "From 1 December we are open on Sunday mornings from 9 to 12",
      "",
    ],
    [
      "You can now send a voice note by WhatsApp and get the daily report back as a PDF",
      "You can now send a voice note by WhatsApp",
      "Get the daily report back as a PDF",
    ],
    [
      "New beginner course starts 12 January, six Mondays at 7.30pm, £96",
      "New beginner course starts 12 January",
      "Six Mondays at 7.30pm, £96",
    ],
    [
      "We are moving to 8 King Street on 1 May, last day at the old shop 27 April",
      "We are moving to 8 King Street on 1 May",
      "Last day at the old shop 27 April",
    ],
    [
      "Buy two bottles before 20 December and we deliver free anywhere in Scotland",
      "We deliver free anywhere in Scotland if you buy two bottles",
      "Buy two bottles before 20 December",
    ],
    [
      "We now iron too, 25 shirts for £30, collected Monday back Wednesday",
      "We now iron too, 25 shirts for £30",
      "Collected Monday back Wednesday",
    ],
    [
      "Thank you to all 38 volunteers who repainted the hall, come and see it on Sunday",
      "Thank you to all 38 volunteers who repainted the hall",
      "Come and see it on Sunday",
    ],
  ])("%s", (idea, headline, supportingLine) => {
    const plan = planOf(idea);
    expect(plan.headline).toBe(headline);
    if (supportingLine) expect(plan.supportingLine).toBe(supportingLine);
    expect(saysNothingNew(plan.supportingLine, headline.toLowerCase())).toBe(false);
  });
});

it.each([
  [
    "How can you tell whether a piano is out of tune or past saving? Three things to check before you pay anyone",
    "Is a piano out of tune or past saving?",
  ],
  [
    "A 24-flat block in Deusto cut its shared electricity bill from €6,300 to €2,150 in its first year. Tell how they did it",
    "A 24-flat block in Deusto cut its shared electricity bill",
  ],
])("a title is a whole clause with its article: %s", (idea, headline) => expect(planOf(idea).headline).toBe(headline));

describe("a film's lines", () => {
  it("tell what the idea says before what the business is", () => {
    const lines = planOf(
      "Saturday taster sessions back from 9 January, 2 hours, £35 including all clay and firing",
    ).story.map(({ line }) => line);
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(at("£35 including all clay and firing")).toBeGreaterThanOrEqual(
      at("Saturday taster sessions back from 9 January"),
    );
    expect(at("£35 including all clay and firing")).toBeLessThan(at("Hallam & Pike is a small workshop in Ludlow."));
  });

  it("are not cut inside a clause", () => {
    const lines = planOf(
      "Bring us your spare apples every Saturday in September and get a bottle of juice for every ten kilos",
      "Swimming lessons for adults in a heated pool in Hove, four to a class.",
    ).story.map(({ line }) => line);
    expect(lines).toContain("Bring us your spare apples every Saturday in September");
    expect(lines.join(" ")).not.toMatch(/, four\.|get a bottle$/);
  });

  it("say nothing that the point said", () => {
    expect(saysNothingNew("It is £8 on the door", "carol concert, £8 on the door, under 16s free")).toBe(true);
    expect(saysNothingNew("From 12 January.", "new course starts 12 January".toLowerCase())).toBe(true);
    expect(saysNothingNew("Doors open at 7pm", "carol concert on 19 december")).toBe(false);
  });
});

describe("what people are asked to do", () => {
  it.each([
    ["Carol concert Saturday 19 December 7pm, £8 on the door", "Come along"],
    ["Apprentice gardener wanted from April, £11.44 an hour", "Apply now"],
    ["Temporary hours in August: open Tuesday to Thursday only", ""],
  ])("%s: '%s' where the owner names nothing", (idea, call) => {
    const brief = aBrief("Hallam & Pike", shop, "people nearby", idea);
    const plan = makePlan({
      ...brief,
      specificCallToAction: null,
      project: { ...brief.project, defaultCallToAction: null },
    });
    expect(plan.fullCallToAction).toBe(call);
  });
});

it.each(["A launch for our autumn boots", "Lancement de nos bottes d'automne à Ludlow, en octobre"])(
  "a line that the user chose is the poster's: %s",
  (idea) => {
    const brief = aBrief("Hallam & Pike", shop, "people nearby", idea);
    expect(makePlan({ ...brief, headline: "Boots for Mondays" }).headline).toBe("Boots for Mondays");
  },
);

it("tells somebody's story with her name on poster and film, and what she did scene by scene", () => {
  const plan = planOf(
    "Tell Lilo's story - she's 67, hadn't swum in 3 years because of her knee, did the 12 week beginners' course with Mai and swam across the bay last month",
  );
  expect(plan.headline).toBe("Lilo, 67, hadn't swum in 3 years because of her knee");
  expect(plan.supportingLine).toBe("She did the 12 week beginners' course with Mai and swam across the bay last month");
  const lines = plan.story.map(({ line }) => line);
  expect(lines).toContain("She did the 12 week beginners' course with Mai.");
  expect(lines).toContain("She swam across the bay last month.");
});

it("introduces a business by no first part of what it does", () => {
  const cleaners = "Window, gutter and conservatory cleaning in Nottingham and Beeston";
  const lines = planOf("£20 off gutter clearing in December when you book a window clean", cleaners).story.map(
    ({ line }) => line,
  );
  expect(lines.filter((line) => /\bwindow\.$/i.test(line))).toEqual([]);
});
