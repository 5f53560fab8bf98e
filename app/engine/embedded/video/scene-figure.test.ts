import { expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { findSceneFigure } from "./scene-figure";
import type { Scene } from "./scene-scripts";

const scene = (line: string): Scene => ({
  kind: "point",
  kicker: "",
  line,
  detail: "",
  script: line,
  seconds: 4,
  number: 2,
});

test.each([
  ["Lockout, nights and weekends: €140 all in.", "€140", ""],
  ["We give you a free mock test, worth R450.", "R450", ""],
  ["20% off everything, and £5 off delivery.", "£5", ""],
  ["20% off everything from 1 November.", "20%", ""],
  ["Over 90 varieties of spring bulb from 24 August 2026.", "24 Aug", ""],
  ["The desk picks up from September 12th.", "12 Sep", ""],
  ["Doors open at 7.30 pm.", "7.30pm", ""],
  ["12 months guarantee on any lock we fit.", "12", "months"],
  ["Trusted by 1,400 families.", "1,400", "families"],
])("%s shows %s %s", (line, text, unit) => {
  expect(findSceneFigure(fixturePlan(), scene(line))).toEqual({ text, unit });
});

test.each([
  "A new pair of engines is £1,460,000.",
  "£10 million public liability insurance.",
  "Dog-Eared on 4th is a bookshop.",
  "The camp runs from 8 to 21 November.",
  "We raised £1.5 million last year.",
  "Homes from ₹5 lakh a year.",
  "From £5-10 a head.",
  "We are 1’400 families.",
  "Was £65, now £45.",
  "It stands in 1 in 10 houses.",
  "Unit 12 was a barn.",
  "Grade 8 exams in June.",
  "Best to come 6 to 8 weeks before you go.",
  "Open from 9 till 5pm.",
  "Trading in Kelso since 1986.",
  "Call 01856 555 0199.",
  "Dogs on leads welcome.",
])("%s shows no figure", (line) => {
  expect(findSceneFigure(fixturePlan(), scene(line))).toBeNull();
});

test("a step shows its number, and no other line does", () => {
  const plan = fixturePlan();
  const steps = ["Raise the screen to your eyes", "Sit with your feet flat on the floor"];
  const told = {
    ...plan,
    material: {
      ...plan.material,
      message: { ...plan.material.message, facts: { ...plan.material.message.facts, steps } },
    },
  };
  expect(findSceneFigure(told, scene("Sit with your feet flat on the floor."))?.text).toBe("2");
  expect(findSceneFigure(told, scene("We come to your home."))).toBeNull();
});

test("an idea in another language shows prices and shares, and no hour where a German says where", () => {
  const german = fixturePlan({ inEnglish: false });
  expect(findSceneFigure(german, scene("Ab 3 am Markt und für €140."))).toEqual({ text: "€140", unit: "" });
  expect(findSceneFigure(german, scene("Ab 3 am Markt."))).toBeNull();
  expect(findSceneFigure(german, scene("Jetzt 1’500% mehr."))).toBeNull();
});
