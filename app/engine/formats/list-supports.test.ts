import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makeSource } from "../compose/make-source";
import { makePlan } from "../make-plan";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";
import { listSupports, rankDeciding } from "./list-supports";

const planOf = (idea: string, facts: string[], description = "Mobile cattle vets in Queensland.") =>
  makePlan(
    aBrief("Range Country Vets", description, "Cattle producers", idea, {
      requestedAt: "2026-03-02T09:00:00.000Z",
      project: { facts, defaultCallToAction: "Save the new number" },
    }),
  );

const number = planOf("Tell clients our after-hours emergency number is changing from Monday 6 July", [
  "Call-out fees are not changing",
  "From Monday 6 July the after-hours number is 07 5550 0142",
  "Open Monday to Friday, 6.30 am to 5 pm",
]);

describe("what decides", () => {
  it("is a figure of the same thing before anything else, and no opening hours", () => {
    const [first = "", ...others] = rankDeciding(makeSource(number));
    expect(first).toContain("07 5550 0142");
    expect(others.join(" ")).not.toContain("Monday to Friday");
  });

  it("stands on the poster and in the film", () => {
    expect(`${number.headline} ${number.supportingLine}`).toContain("07 5550 0142");
    expect(number.story.map(({ line }) => line).join(" ")).toContain("07 5550 0142");
  });

  it("is not told of another day than the event's", () => {
    const open = planOf("Open day on Saturday 16 May 2026", [
      "Beginner course starts in September 2026, 8 evenings, 120 euro",
      "Entrance is free, candle workshop 3 euro per child",
    ]);
    expect(listSupports(makeSource(open), "Open day on Saturday 16 May", 110)[0]).toContain("Entrance is free");
  });
});

it("a poster's line is made of two where both are short", () => {
  const plan = planOf("Join us for our open day on Sunday 31 May, 11am to 3pm, at the pier", [
    "Tea and sandwiches in the boathouse from 1pm",
    "Free, no booking, over 18s",
  ]);
  expect(plan.supportingLine).toBe("Tea and sandwiches in the boathouse from 1pm. Free, no booking, over 18s");
});

describe("a story", () => {
  const idea =
    "Tell Moira's story. She's 61, her husband did all the driving, he died two years ago and she was stuck. Took her 14 months but she passed her test in April.";
  const plan = planOf(idea, ["Normal lessons £40 an hour"], "Driving school in Glasgow.");

  it("has its outcome as the title, named, and as the last scene but the call", () => {
    expect(plan.headline).toBe("Moira passed her test in April");
    expect(plan.story.at(-2)?.line).toContain("Moira passed her test in April");
    expect(plan.story[0]?.line).toBe("Meet Moira.");
  });

  it("tells of nobody else what she did, and of her nothing that happened to others", () => {
    const all = writeCaptions(plan).map(({ text }) => text);
    expect(all.join("\n")).not.toMatch(/Moira died|He took her/);
    expect(all.filter((text) => text.includes("It took her 14 months")).length).toBeGreaterThan(0);
  });
});

describe("a how-to whose answer is a row in one fact", () => {
  const facts = ["The four signs: slow drains, gurgling pipes, a smell outside, soggy grass over the field"];
  const plan = planOf("How to tell your septic tank needs pumping before it tells you", facts, "Septic pumping.");

  it("has it under its own heading, sign by sign", () => {
    const { title, markdown } = writeArticle(plan);
    expect(markdown).toContain("## The four signs\n\n- Slow drains\n- Gurgling pipes\n");
    expect(title).not.toMatch(/^Tell /);
  });

  it("has it in a caption and in the film", () => {
    expect(writeCaptions(plan).some(({ text }) => text.includes("• Gurgling pipes"))).toBe(true);
    expect(plan.story.map(({ line }) => line)).toContain("Gurgling pipes.");
  });
});

it("captions tell the news before a price, an hour or a condition, and what else there is to know behind it", () => {
  const captions = writeCaptions(
    planOf(
      "Monsoon check-up for bikes and scooters for Rs 399 until 15 June",
      ["Parts are extra", "Open Monday to Saturday 9 am to 8 pm", "22-point check", "Working since 1998"],
      "Two-wheeler garage in Pune.",
    ),
  ).map(({ text }) => text);
  for (const text of captions) expect(text).not.toMatch(/^(?:Parts are extra|Open Monday|22-point|Working since)/);
  expect(
    captions.filter((text) => /Open Monday|22-point|Parts are extra|1998/.test(text)).length,
  ).toBeGreaterThanOrEqual(7);
});
