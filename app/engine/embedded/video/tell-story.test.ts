import { describe, expect, it } from "vitest";
import { aBrief, briefs } from "#tests/factories/briefs";
import { makePlan } from "../../make-plan";
import { writeScenes } from "./scene-scripts";

const maya = { name: "Maya", role: "night-shift nurse", pronouns: { object: "her", possessive: "her" } };
const oven = aBrief(
  "Corner Oven",
  "A bakery on Mill Road. We bake through the night.",
  "early people",
  "Croissants every Friday morning from our new oven",
  { mainCharacter: maya, sceneSetting: "A quiet street at dawn" },
);

describe("a film's story", () => {
  it("opens with the main character in the setting, and thinks of her when the news comes", () => {
    const scenes = writeScenes(makePlan(oven));
    expect(scenes[0]).toMatchObject({
      kind: "character",
      kicker: "A quiet street at dawn",
      script: "Meet Maya, a night-shift nurse.",
    });
    expect(scenes.find(({ kind }) => kind === "promise")).toMatchObject({
      kicker: "For Maya and everyone like her",
      line: expect.stringMatching(/^Croissants every Friday morning/),
    });
  });

  it("begins with the owner's own problem where one was given", () => {
    const brief = aBrief("Paydesk", "Invoicing app.", "freelancers", "We now send payment reminders on WhatsApp", {
      project: { problemBeingSolved: "Freelancers wait for weeks to be paid" },
    });
    expect(writeScenes(makePlan(brief))[0]?.script).toBe("Freelancers wait for weeks to be paid.");
  });

  it("asks applicants, not customers", () => {
    const hiring = aBrief("Crumb", "Sourdough bakery.", "bread lovers", "We're hiring a part-time baker");
    const all = writeScenes(makePlan(hiring)).map(({ script }) => script);
    expect(all[0]).toContain("hiring a part-time baker");
    expect(all.join(" ")).not.toContain("bread lovers");
  });

  it.each(briefs.map((brief) => [`${brief.project.name}: ${brief.idea.slice(0, 50)}`, brief] as const))(
    "%s",
    (_, brief) => {
      const plan = makePlan(brief);
      const scenes = writeScenes(plan);
      expect(scenes.length).toBeGreaterThanOrEqual(4);
      expect(scenes.length).toBeLessThanOrEqual(6);
      const figures = plan.headline.match(/\p{L}{5,}|\d+/gu) ?? [];
      const told = scenes
        .map(({ script }) => script)
        .join(" ")
        .toLowerCase();
      for (const word of figures) expect(told).toContain(word.toLowerCase());
      expect(scenes.at(-1)?.script).toContain(plan.displayUrl);
      const kickers = scenes.map(({ kicker }) => kicker).filter((kicker) => kicker !== plan.projectName);
      expect(new Set(kickers).size).toBe(kickers.length);
      for (const { script } of scenes) {
        expect(script.length).toBeLessThanOrEqual(120);
        expect(script).not.toMatch(/\b(?:and|or|but|the|an?|of|for|to|with)[.!?]|[,;:]\.|\.\.|undefined|null/i);
      }
    },
  );
});
