import { expect, test } from "vitest";
import nouns from "../../../bench/quality/pictogram-nouns.json";
import { checkPictogram, findPictogram, findPictogramCandidates, findPictogramInWords } from "./find-pictogram";
import { findPictogramSet, listPictogramNames } from "./pictogram-index";
import { getPictogram } from "./read-outlines";

const about = (idea: string, description = "", name = "Northgate") => {
  const project = { name, description, websiteUrl: "", targetAudience: "", brandVoice: null } as const;
  return {
    idea,
    project: { ...project, defaultCallToAction: null, defaultSeoKeywords: null, problemBeingSolved: null },
  };
};

test("over the nouns of businesses and offers no picture is wrong, and at least half have one", () => {
  const found = nouns.map(({ noun, idea, description, accepted }) => {
    const pictogram = findPictogram(about(idea, description));
    return { noun, pictogram, isRight: pictogram === null || (accepted as string[]).includes(pictogram) };
  });
  expect(found.length).toBeGreaterThanOrEqual(120);
  expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(found.filter(({ pictogram }) => pictogram).length / found.length).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ["Sponsor one of three new benches in the park"],
  ["The pool is open from May"],
  ["A new garden for the school"],
  ["Save the date: 4 May"],
  ["Spring is here"],
  ["We do it right the first time"],
  ["Book a table for Sunday"],
  ["Hire a crane with its driver"],
  ["A bat and ball game"],
  ["Big savings this week"],
  ["A car park for match days"],
  ["A hat trick of awards"],
  ["Our early-bird price ends on Friday"],
  ["Cookie policy in plain words"],
  ["Boxing Day opening hours"],
  ["Come rain or shine"],
])("%s: a word that means several things calls for no picture", (idea) => {
  expect(findPictogram(about(idea))).toBeNull();
});

test.each([
  ["a dog-friendly office", "dog-friendly is no dog"],
  ["Move without a car", "what is denied"],
  ["A new branch in Bath", "a town's name"],
  ["Meet Rose and her team", "a person's name"],
])("%s: %s is not shown", (idea) => {
  expect(findPictogram(about(idea))).toBeNull();
});

test("what the idea offers comes before what the project does besides, and two things alike are left alone", () => {
  expect(findPictogram(about("A guided bike tour along the coast", "A small hotel."))).toBe("bicycle");
  expect(findPictogram(about("Two-for-one pasta on Tuesdays", "A trattoria with ten tables.", "Trattoria Sole"))).toBe(
    "spaghetti",
  );
  expect(findPictogram(about("20% off all boots this weekend", "A shop for leather boots and shoes."))).toBe(
    "hiking-boot",
  );
  expect(findPictogram(about("Bicycles and violins, pizzas and candles"))).toBeNull();
});

test("a wine glass never stands beside Ramadan, nor bacon in a vegan kitchen", () => {
  expect(findPictogram(about("Wine tasting on Friday"))).toBe("wine-glass");
  expect(findPictogram(about("Wine-coloured sweets and wine for Ramadan"))).toBeNull();
  expect(findPictogram(about("Bacon, but vegan"))).toBeNull();
});

test("a model chooses among what the words name, and an unknown name is none", () => {
  expect(findPictogramCandidates(about("Coffee and croissants on Fridays"))).toEqual(["croissant", "hot-beverage"]);
  expect(checkPictogram(" Hot beverage ")).toBe("hot-beverage");
  expect([checkPictogram("bench"), checkPictogram(""), checkPictogram(null)]).toEqual([null, null, null]);
});

test("a film's scene shows a thing that it names alone", () => {
  expect(findPictogramInWords("Bring your bicycle on Saturday.")).toBe("bicycle");
  expect(findPictogramInWords("Coffee, bicycles and company.")).toBeNull();
  expect(findPictogramInWords("")).toBeNull();
});

test("there are hundreds, none of people, faces, flags or symbols", () => {
  const names = listPictogramNames();
  expect(names.length).toBeGreaterThan(600);
  expect(
    names.filter((name) =>
      /person|woman-|man-|-man\b|(?<!folding-)hand-(?!soap)|smil|flag-(?!in)|arrow-|-symbol/.test(name),
    ),
  ).toEqual([]);
});

test.each(["honey-pot", "bicycle", "swimming-pool", "tooth", "barbell"])("%s is read as coloured areas", (name) => {
  const { areas, size, description } = getPictogram(name);
  expect(findPictogramSet(name)).toBeDefined();
  expect(areas.length).toBeGreaterThan(1);
  expect(areas.every(({ path }) => /^[Mm]/.test(path))).toBe(true);
  expect(size).toBeGreaterThan(0);
  expect(description).toContain(name.replaceAll("-", " "));
});

test("a name that is in no set is an error", () => {
  expect(() => getPictogram("unicorn-with-hat")).toThrow(RangeError);
});
