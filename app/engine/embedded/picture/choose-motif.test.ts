import { expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { chooseMotifs } from "./choose-motif";

const bakery = (idea: string) => {
  const plan = fixturePlan({ projectName: "Damask Bakery", topic: "restaurant" });
  return { ...plan, brief: { ...plan.brief, idea, project: { ...plan.brief.project, name: "Damask Bakery" } } };
};

test("a bakery's poster shows what a bakery makes", () => {
  expect(chooseMotifs(bakery("New croissants every Friday morning"))).not.toContain("glass");
});

test("no wine glass stands beside Ramadan, even where the idea speaks of drinks", () => {
  expect(chooseMotifs(bakery("Drinks and sweets after iftar in Ramadan"))).not.toContain("glass");
  expect(chooseMotifs(bakery("Drinks and sweets after work"))).toContain("glass");
});

test.each([
  ["travel", "Harbour House Hotel", "A guided bike tour along the coast for our guests", "bicycle"],
  ["law", "Okafor & Lind", "A coffee morning for people who are moving house", "coffee"],
  ["accounting", "Tally", "Self assessment without the January panic", "receipt"],
  ["energy", "Brightroof", "Free solar survey in May", "panel"],
  ["property", "Kerr Lettings", "Open viewings this Saturday", "key"],
  ["fashion", "Selva", "Launch our linen summer collection", "dress"],
  ["bakery", "Damask Bakery", "New croissants every Friday morning", "croissant"],
  ["restaurant", "Nonna", "Book a table for Sunday", "plate"],
  ["it-services", "Wirewell", "Know what ransomware looks like", "shield"],
] as const)("%s: what the idea names is drawn first", (topic, projectName, asked, motif) => {
  expect(chooseMotifs(fixturePlan({ projectName, topic, asked, keywords: [] }))[0]).toBe(motif);
});

test("a bicycle shop is no garage: what the project says it sells comes before the topic's drawing", () => {
  const plan = fixturePlan({
    projectName: "Tailwind",
    topic: "cars",
    asked: "A fifth off winter services",
    keywords: [],
  });
  const project = { ...plan.brief.project, description: "A bicycle workshop by the river." };
  expect(chooseMotifs({ ...plan, brief: { ...plan.brief, project } })[0]).toBe("bicycle");
});
