import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "../../../tests/factories/a-brief";
import { readMaterial } from "./read-material";

const swim = (idea: string, extras: Extras = {}) =>
  readMaterial(
    aBrief(
      "Tidewise Swim School",
      "Swimming lessons for adults in small groups in a warm pool.",
      "Adults who never learned to swim",
      idea,
      { ...extras, project: { defaultCallToAction: "Book a trial lesson", ...extras.project } },
    ),
  );

describe("reading a brief", () => {
  it("reads the idea as an instruction and the project for the rest", () => {
    const material = swim("Fill the last six places of the Monday evening beginners' course starting 9 February");
    expect(material.message).toMatchObject({
      kind: "event",
      point: "The last six places: Monday evening beginners' course, from 9 February",
      facts: { what: "Monday evening beginners' course", when: "from 9 February", offer: null, where: null },
      sure: ["what", "when", "for"],
      quantity: { count: 6, isRemaining: true },
    });
    expect(material.timing).toMatchObject({ start: { day: 9, month: 2, year: null, weekday: null }, last: null });
    expect(material.product).toMatchObject({ text: "swimming lessons", number: "plural" });
    expect(material.callToAction).toBe("Book a trial lesson");
    expect(material.audience).toMatchObject({ asYou: "you never learned to swim" });
  });

  it("asks at most three questions, the sharpest first, and none that the brief answers", () => {
    const open = swim("Open day on Sunday 14 March").message.questions;
    expect(open.map(({ fact }) => fact)).toEqual(["when", "where", "offer"]);
    expect(open[0]?.text).toBe("At what time does the open day begin and end?");
    const dated = swim("Open day on Sunday 14 March from 10 to 1 in the garden, £3 a head").message.questions;
    expect(dated.map(({ fact }) => fact)).toEqual(["steps"]);
    const many = swim("Summer courses", { facts: { what: "summer courses" } }).message.questions;
    expect(many.map(({ text }) => text).join(" ")).not.toMatch(/does the summer courses/);
  });

  it("asks how-to for its steps and a question for the owner's answer", () => {
    expect(swim("How to float").message.questions[0]).toEqual({
      fact: "steps",
      text: 'How would you answer "How to float"? One step a line.',
    });
    expect(swim("Why do my legs sink?").message.questions[0]?.text).toMatch(/^What is your own answer to "Why do my/);
  });

  it("lets what the owner stated win, and is sure of it", () => {
    const { message, timing, offer, audience, what } = swim("Free taster class on Saturday", {
      facts: {
        what: "trial lessons",
        offer: "£5 a lesson",
        when: "before 12 March",
        for: "commuters",
        steps: ["Come"],
      },
    });
    expect(message.facts).toMatchObject({ what: "trial lessons", offer: "£5 a lesson", steps: ["Come"] });
    expect(message.sure).toEqual(expect.arrayContaining(["what", "offer", "when", "for", "steps"]));
    expect(what).toMatchObject({ head: "lessons", number: "plural" });
    expect(offer).toMatchObject({ kind: "price", money: { amount: 5 }, per: "lesson" });
    expect(timing).toMatchObject({ before: { day: 12, month: 3 }, last: { day: 11, month: 3, text: "11 March" } });
    expect(audience?.asYou).toBe("you are a commuter");
    expect(message.questions.map(({ fact }) => fact)).not.toContain("steps");
  });

  it("keeps a stated fact as a line where its type cannot be told", () => {
    const { offer, timing } = swim("Open day", { facts: { offer: "surprise for the first ten", when: "soon" } });
    expect(offer).toEqual({ kind: "other", text: "surprise for the first ten" });
    expect(timing).toMatchObject({ text: "soon", start: null });
  });

  it("takes what the owner emptied as not said", () => {
    const { message, what, timing } = swim("Open day on Saturday", { facts: { what: null, when: "" } });
    expect(message.facts.what).toBeNull();
    expect(message.sure).not.toContain("when");
    expect([what, timing]).toEqual([null, null]);
  });

  it("takes the facts that the project may state, line by line", () => {
    const facts = ["Open seven days a week", " 12 Mill Lane, Leeds", "Ten-year guarantee", " "];
    const { stated, message } = swim("Open day on Sunday 14 March from 10 to 1", { project: { facts } });
    expect(stated).toEqual(["Open seven days a week", "12 Mill Lane, Leeds", "Ten-year guarantee"]);
    expect(message.questions.map(({ fact }) => fact)).not.toContain("where");
  });

  it("reads briefs that were stored before there were facts", () => {
    const stored = JSON.parse(JSON.stringify(aBrief("Old", "A shop.", "People", "Open day on Monday")));
    expect(readMaterial(stored).message.kind).toBe("event");
  });

  it("keeps what an idea says beside its point as statements", () => {
    const idea =
      "Neighbourhood clean-up on Sunday at 11 at the fountain, gloves and bags are there, children are welcome";
    const { message, statements } = swim(idea);
    expect(message.point).toBe("Neighbourhood clean-up on Sunday at 11 at the fountain");
    expect(statements.slice(1)).toEqual(["gloves and bags are there", "children are welcome"]);
  });

  it("takes sentences with figures behind the first as proof", () => {
    const { message } = swim("Small groups work. 34 of 40 adults swam after eight weeks.");
    expect(message).toMatchObject({
      point: "Small groups work",
      facts: { proof: ["34 of 40 adults swam after eight weeks"] },
    });
  });

  it("is the same twice", () => {
    const idea = "Free delivery on Eid boxes ordered before 12 March";
    expect(swim(idea)).toEqual(swim(idea));
  });
});

describe("ideas that say little", () => {
  it.each([
    ["Reto de ajedrez para niños en la biblioteca el sábado", "Reto de ajedrez para niños en la biblioteca el sábado"],
    ["新しいメニュー", "新しいメニュー"],
    ["???", "Tidewise Swim School"],
    ["asdf", "Asdf"],
  ])("keeps the words of '%s'", (idea, point) => {
    const { message, what } = swim(idea);
    expect(message).toMatchObject({ kind: "about", point });
    expect(what).toBeNull();
    expect(message.sure).not.toContain("what");
  });

  it("speaks of the business where an idea is only a goal", () => {
    const { message } = swim("Get more sign-ups from commuters");
    expect(message).toMatchObject({
      kind: "about",
      point: "Swimming lessons for adults in small groups in a warm pool",
    });
    expect(message.facts.for).toBe("commuters");
  });

  it("is not loud, keeps no tags and no addresses", () => {
    expect(swim("10% OFF ALL COURSES THIS WEEK!!!").message.point).toBe("10% off all courses this week");
    expect(swim("<b>Open day</b> 🎉 https://tidewise.example on Monday").message.point).toBe("Open day on Monday");
  });

  it("never throws", () => {
    for (const idea of [
      "",
      " ",
      "a",
      "-",
      "12",
      "%",
      "before",
      "for",
      "from to",
      "free",
      "“",
      "the the the",
      "x".repeat(3000),
    ])
      expect(swim(idea).message.point.length).toBeGreaterThan(0);
  });
});

describe("the instruction", () => {
  it.each([
    ["Fill Tuesday nights in November with a two-for-one pasta menu", /fill/i],
    ["Show that a garden room fits a five-metre yard", /show/i],
    ["Please help us get 20 sign-ups for the open day", /please|help|sign-ups|20/i],
    ["Remind landlords that the gas check is due before winter", /remind|landlords/i],
    ["Announce our new course", /announce/i],
    ["Explain why chlorine smells", /explain/i],
    ["Celebrate ten years of swimming with a pool party", /celebrate/i],
  ])("never reaches the point or a fact: %s", (idea, instruction) => {
    const { point, facts } = swim(idea).message;
    expect(point).not.toMatch(instruction);
    expect([facts.what, facts.offer, facts.when, facts.where].join(" ")).not.toMatch(instruction);
  });
});

it("takes what is given away for no appeal", () => {
  const idea = "Apply by 9 January and one small charity will get a fundraising film worth £6,000 completely free";
  const { message } = readMaterial(aBrief("Lantern Lane Films", "Video production for charities.", "charities", idea));
  expect(message.kind).not.toBe("fundraiser");
});
