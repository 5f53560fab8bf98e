import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/briefs";
import { SeededRandom } from "../writing/seeded-random";
import { chooseCards } from "./choose-cards";
import { chooseTopic } from "./choose-topic";
import { makePlan } from "./make-plan";

describe("the trade", () => {
  it.each([
    ["Family dental practice with evening appointments.", "20% off this week", "dentist"],
    ["Veterinary clinic for small animals.", "We're hiring a part-time nurse", "pets"],
    ["Sourdough bakery.", "Our new menu is here", "bakery"],
    ["A coffee house with sweets.", "New opening hours", "coffee"],
    ["Uptime monitoring software for restaurants.", "Introduce status pages", "software"],
    ["We cook hot meals for people without a home.", "Raise money for our winter meals", "charity"],
    ["Independent florist.", "Valentine's Day", "flowers"],
    ["Something useful for people.", "Our news", "general"],
  ])("%s", (description, idea, topic) => {
    expect(chooseTopic(aBrief("Lark & Co", description, "everybody", idea)).key).toBe(topic);
  });

  it("is not taken from a name alone when the description speaks of something else", () => {
    const brief = aBrief(
      "Byte Rescue",
      "Computer repairs while you wait.",
      "people with cracked screens",
      "Student discount",
    );
    expect(chooseTopic(brief).key).not.toBe("charity");
  });
});

describe("the advice", () => {
  const bakery = (idea: string) => aBrief("Crumb", "Sourdough bakery.", "people who love bread", idea);
  const labels = (idea: string) => {
    const brief = bakery(idea);
    return chooseCards(brief, chooseTopic(brief), new SeededRandom("a"))
      .slice(0, 4)
      .map(({ label }) => label);
  };

  it("is what stands nearest to the idea", () => {
    expect(labels("Birthday cakes to order").join(" ")).toMatch(/cake/i);
    expect(labels("How we keep our sourdough starter").join(" ")).toMatch(/starter|sourdough/i);
  });

  it("differs where the ideas of one project differ", () => {
    const cakes = new Set(labels("Birthday cakes to order"));
    expect(labels("How we keep our sourdough starter").filter((label) => cakes.has(label)).length).toBeLessThan(2);
  });
});

describe("the plan", () => {
  it("shows what the idea and the project say before any advice", () => {
    const { points } = makePlan(
      aBrief(
        "Corner Oven",
        "A bakery on Mill Road. We bake through the night.",
        "early people",
        "Croissants every Friday morning from our new oven",
      ),
    );
    expect(points[0]).toEqual({
      label: "Every Friday morning",
      sentence: "Croissants every Friday morning, from our new oven.",
    });
    expect(points[1]?.sentence).toBe("We bake through the night.");
  });

  it("never says the problem again under the headline", () => {
    for (const seed of "abcdefgh") {
      const brief = aBrief("Ledgerly", "Invoicing software.", "small agencies", "Introduce payment reminders", {
        project: { problemBeingSolved: "Agencies spend their evenings chasing late invoices" },
      });
      expect(makePlan({ ...brief, seed }).supportingLine).not.toMatch(/evenings chasing/i);
    }
  });
});
