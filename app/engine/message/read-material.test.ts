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
  it("takes the facts of an idea from it, and the readers from the project", () => {
    const { message, told } = swim("Open day on Sunday 14 March from 10 to 1 in the school garden, no booking needed");
    expect(message).toMatchObject({
      kind: "event",
      facts: {
        what: "Open day",
        when: "on Sunday 14 March from 10 to 1",
        where: "in the school garden",
        for: "Adults who never learned to swim",
      },
    });
    expect(message.sure).toEqual(expect.arrayContaining(["what", "when"]));
    expect(told).toEqual(["Open day on Sunday 14 March from 10 to 1 in the school garden, no booking needed."]);
  });

  it("tells readers nothing that is said to the writer", () => {
    const idea =
      "pls write something about our open day on Sunday 14 March. We had only four people last year so please make it sound full. Bring your swimming things. No puns please.";
    const { told, message } = swim(idea);
    expect(told.join(" ")).not.toMatch(/pls|write|four people|sound full|puns/i);
    expect(told.join(" ")).toMatch(/open day on Sunday 14 March.*Bring your swimming things/i);
    expect(message.point).not.toMatch(/write/i);
  });

  it.each([
    ["hiring", "First month free for anyone joining before Easter, no experience needed"],
    ["fundraiser", "Pancake breakfast on Sunday 29 March, all the money goes for new gear"],
  ])("takes nothing for %s of who asks readers to come along", (kind, idea) => {
    expect(swim(idea, { project: { defaultCallToAction: "Come along" } }).message.kind).not.toBe(kind);
  });

  it("takes a job that is going, with how to apply, for hiring", () => {
    const idea =
      "We have a full time job going for a swimming teacher in our Leeds branch and would like to get the word out locally before it goes on the big job sites.";
    const { message, told } = swim(idea, { project: { defaultCallToAction: "Send a CV and a short letter" } });
    expect(message.kind).toBe("hiring");
    expect(told[0]).toBe("We have a full time job going for a swimming teacher in our Leeds branch.");
  });

  it("puts the news first, and keeps the order of what is told as a story", () => {
    const late = "The pool has a new roof. Our open day is on Saturday 14 March from 10 to 1.";
    expect(swim(late).told[0]).toBe("Our open day is on Saturday 14 March from 10 to 1.");
    const story = "Tell the story of Moira. She is 61. She passed her driving test in April.";
    expect(swim(story).told.at(-1)).toMatch(/passed her driving test/);
  });

  it.each([
    ["Raise £4,000 for a new lifeboat trailer", "Help us raise £4,000 for a new lifeboat trailer."],
    [
      "Hiring two apprentice stonemasons, apply by 19 June",
      "We're hiring two apprentice stonemasons, apply by 19 June.",
    ],
    ["need 6 people for night shift at the laundry", "We need 6 people for night shift at the laundry."],
  ])("opens to readers what opens to the writer: %s", (idea, told) => expect(swim(idea).told[0]).toBe(told));

  it("finds the run that says the point shortest, to the end of its clause", () => {
    const { headline } = swim(
      "how to get your cat ready for boarding, the kind way. start 2 weeks before with the carrier left open",
    );
    expect(headline).toBe("How to get your cat ready for boarding");
  });

  it("takes steps that are listed for steps, and out of what is told", () => {
    const { message, told } = swim("How to repot an orchid: soak the roots, trim the dead ones, change the bark");
    expect(message.facts.steps).toEqual(["soak the roots", "trim the dead ones", "change the bark"]);
    expect(told.join(" ")).not.toContain("soak");
    const behind = swim(
      "How to clean a tank: close the inlet, drain it, rinse twice, wait. Nobody should climb in alone.",
    );
    expect(behind.message.facts.steps).toEqual(["close the inlet", "drain it", "rinse twice", "wait"]);
    expect(behind.told).toEqual(["How to clean a tank.", "Nobody should climb in alone."]);
  });

  it("takes steps by their numbers, to the end of the last one's sentence", () => {
    const { message, told } = swim(
      "How to repot an orchid.\n1. Soak the roots\n2. Trim the dead ones\nIt takes an hour.",
    );
    expect(message.facts.steps).toEqual(["Soak the roots", "Trim the dead ones"]);
    expect(told.join(" ")).toMatch(/orchid.*It takes an hour\./);
    const inLine = swim("How to repot: 1. Soak the roots 2. Change the bark. It takes an hour.");
    expect(inLine.message.facts.steps).toEqual(["Soak the roots", "Change the bark"]);
    expect(inLine.told.join(" ")).toContain("It takes an hour.");
  });

  it("takes no day or price in a list for a step, and tells no step that is for the writer", () => {
    expect(swim("Our open day\n- Saturday 3 May, 10 to 4\n- £3 a head").message.facts.steps).toEqual([]);
    const { steps } = swim("How to float\n1. Breathe in\n2. Lie back\n3. please no puns in the text").message.facts;
    expect(steps).toEqual(["Breathe in", "Lie back"]);
  });

  it("reads briefs that were stored before there were facts", () => {
    const stored = JSON.parse(JSON.stringify(aBrief("Old", "A shop.", "People", "Open day on Monday 3 May")));
    expect(readMaterial(stored).message.kind).toBe("event");
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
  ])("keeps the words of '%s'", (idea, point) => expect(swim(idea).message.point).toBe(point));

  it("tells nothing of an idea that is all for the writer, and has a point all the same", () => {
    const { told, message } = swim("Please write something nice about us. Don't mention the fire.");
    expect(told).toEqual([]);
    expect(message.point).toBe("Tidewise Swim School");
  });

  it.each([
    ["constructor"],
    ["__proto__"],
    ["<script>alert(1)</script>"],
    ["🎉🎉🎉"],
    ["a".repeat(5000)],
    ["مرحبا بكم"],
  ])("never throws: %s", (idea) => expect(swim(idea).message.questions.length).toBeLessThanOrEqual(3));
});

it("keeps a name that begins small", () => {
  expect(swim("iPhone repairs for our swimmers, 20% off until Sunday 14 March").told[0]).toMatch(/^iPhone repairs/);
});
