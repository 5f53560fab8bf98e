import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { makeSource } from "./make-source";
import { tellDescription, tellStatements } from "./tell-brief";

const planOf = (description: string, idea: string, brandVoice: string | null = null) =>
  makePlan(
    aBrief("Crumb & Kettle", description, "Locals", idea, { project: { brandVoice, facts: ["Open daily 9 to 5"] } }),
  );

describe("a description told", () => {
  it("says first what the business is, and gives later sentences the subject that they leave out", () => {
    const told = tellDescription(
      planOf("Small bakery in Ludlow. Delivers by bike every day. We bake overnight.", "New rolls"),
    );
    expect(told.map(({ text }) => text)).toEqual([
      "Crumb & Kettle is a small bakery in Ludlow.",
      expect.stringMatching(/^(?:It d|D)elivers by bike every day\.$/),
      "We bake overnight.",
    ]);
    expect(told.at(-1)?.isOurs).toBe(false);
  });

  it.each([
    ["Tea room in Whitby.", "Crumb & Kettle is a tea room in Whitby."],
    ["We repair shoes in Ludlow.", "At Crumb & Kettle, we repair shoes in Ludlow."],
  ])("names the business in %j", (description, named) =>
    expect(tellDescription(planOf(description, "New rolls"))[0]?.text).toBe(named),
  );

  it("leaves a sentence about somebody as it is", () => {
    const told = tellDescription(planOf("I weave scarves in Peckham. My grandmother taught me.", "New scarves"));
    expect(told.at(-1)?.text).toBe("My grandmother taught me.");
  });

  it.each([
    ["Flat and metal roofs in Calgary, crew of nine", "We are a crew of nine."],
    ["Window cleaning in Perth, team of four", "We are a team of four."],
    ["Small vets in Leith, staff of seven", "We have a staff of seven."],
    ["Tree surgery and hedge cutting, three of us", "There are three of us."],
    ["Mobile bike repair, we come to your door", "We come to your door."],
  ])("says how many they are in a sentence of its own: %s", (description, last) => {
    const told = tellDescription(planOf(description, "New rolls"));
    expect(told.map(({ text }) => text)).toEqual([expect.not.stringMatching(/, (?:crew|team|staff|three|we) /), last]);
  });

  it("takes a sentence about what was said for no list of what is offered", () => {
    const said = "Usually that means six meetings, a written plan and one difficult conversation.";
    expect(tellDescription(planOf(`I help family firms. ${said}`, "New rolls")).at(-1)?.text).toBe(said);
  });

  it("is nothing where there is none", () => expect(tellDescription(planOf("", "New rolls"))).toEqual([]));
});

describe("what an idea says beside its point", () => {
  it("is told in sentences, and nothing of the point again", () => {
    const plan = planOf(
      "Bakery.",
      "box of 12 mince pies £15, order by Friday 4 December and collect Sunday 6 December",
    );
    expect(tellStatements(plan).map(({ text }) => text)).toEqual(
      plan.material.message.point.includes("collect")
        ? []
        : ["Order by Friday 4 December and collect Sunday 6 December."],
    );
  });
});

it("speaks what was added as the voice speaks, and leaves an owner's sentence alone", () => {
  const facts = (voice: string) =>
    makeSource(planOf("We are bakers.", "New rolls", voice)).facts.map(({ text }) => text);
  expect(facts("chatty")).toEqual(["We're open daily 9 to 5."]);
  expect(facts("formal")).toEqual(["We are open daily 9 to 5."]);
  expect(makeSource(planOf("We are bakers. We are open.", "New rolls", "chatty")).about.join(" ")).toContain("We are");
});
