import { expect, test } from "vitest";
import { aBrief } from "../../../tests/factories/a-brief";
import { aMaterial } from "../../../tests/factories/materials";
import { askQuestions } from "./ask-questions";
import type { Facts, MessageKind } from "./message";

interface Given extends Partial<Facts> {
  kind: MessageKind;
  told: string;
  stated?: string[];
  description?: string;
  call?: string | null;
}

function ask({ kind, told, stated = [], description = "A place in Leeds.", call = null, ...facts }: Given): string[] {
  const brief = aBrief("Northgate", description, "families", told, {
    project: { facts: stated, defaultCallToAction: call },
  });
  return askQuestions(aMaterial({ kind, point: told, ...facts }), brief).map(({ text }) => text);
}

test("an event is asked for its day, its hours, its place and its price, three at most", () => {
  expect(ask({ kind: "event", told: "Open day", what: "open day" })).toEqual([
    "On which day is the open day, and from when to when?",
    "Where is the open day? The address, as you would write it on a letter.",
    "What does the open day cost?",
  ]);
  expect(ask({ kind: "event", told: "Open day on 14 March", what: "open day", when: "on 14 March" })[0]).toBe(
    "At what time does the open day begin and end?",
  );
});

test("nothing is asked that a fact, the idea or the description gives", () => {
  const told = "Open day on Saturday 14 March, free";
  const known = { kind: "event", told, what: "open day", when: "on Saturday 14 March" } as const;
  const questions = ask({ ...known, stated: ["12 Mill Lane, Leeds LS1 4AB", "Doors at 10am, last entry 3pm"] });
  expect(questions.join(" ")).not.toMatch(/At what time|Where|cost/);
  expect(ask({ ...known, description: "Open 10am to 4pm at 12 Mill Lane." }).join(" ")).not.toMatch(
    /At what time|Where/,
  );
});

test("a question names the thing as it is called, and agrees with it", () => {
  expect(ask({ kind: "season", told: "Summer courses", what: "summer courses" })[0]).toBe(
    "What do the summer courses cost?",
  );
  expect(ask({ kind: "launch", told: "Duecal 2", what: "Duecal 2" })[0]).toMatch(/^What is new about Duecal 2, /);
  expect(ask({ kind: "launch", told: "Something new" })[0]).toMatch(/^What is new about it, /);
});

test("what an idea promises by its number and does not tell is asked first", () => {
  expect(ask({ kind: "how-to", told: "5 things you can check from the ground." })[0]).toBe(
    "Which 5 things? One a line.",
  );
  const listed = "3 mistakes we see: measuring once, rounding up, forgetting the handle.";
  expect(ask({ kind: "how-to", told: listed }).join(" ")).not.toContain("Which 3");
});

test("a call by phone is asked for its number, and only where none is told", () => {
  const post = { kind: "hiring", told: "We're hiring two roofers. CA$38 an hour", call: "Text us" } as const;
  expect(ask(post)[0]).toBe('"Text us": which number? As people should type it.');
  expect(ask({ ...post, description: "Roofs. Text 0403 555 0142." }).join(" ")).not.toContain("which number");
});

test("a paper that is promised is asked for what stands in it", () => {
  expect(ask({ kind: "how-to", told: "How to pack", call: "Get the checklist" })[0]).toBe(
    "What does the checklist say? One point a line.",
  );
});

test("an end is asked only of an offer that names none", () => {
  expect(ask({ kind: "offer", told: "20% off all tyres", offer: "20% off all tyres" })[0]).toBe(
    "Until when does the offer run?",
  );
  expect(ask({ kind: "offer", told: "20% off", when: "until 5 May" }).join(" ")).not.toContain("Until when");
});

test("a how-to is asked for its steps, and a question for the owner's answer", () => {
  expect(ask({ kind: "how-to", told: "How to float" })[0]).toBe(
    'How would you explain "How to float"? One step a line.',
  );
  expect(ask({ kind: "how-to", told: "How to float", steps: ["Breathe in", "Lie back"] }).join(" ")).not.toContain(
    "explain",
  );
  expect(ask({ kind: "question", told: "Why do my legs sink?" })[0]).toMatch(/^What is your own answer to "Why do my/);
});

test("an appeal is asked what the money is for and how much there is, unless that was said", () => {
  const appeal = { kind: "fundraiser", told: "Help us raise £4,000 for a roof by 30 April." } as const;
  expect(ask(appeal).join(" ")).toMatch(/make possible.*How much is there already\?/);
  expect(ask({ ...appeal, stated: ["£1,200 raised so far", "£10 pays for a tile"] }).join(" ")).not.toMatch(
    /already|possible/,
  );
});

test("with four facts nobody is asked for more of them", () => {
  const stated = ["Made in Wales", "Two sizes", "Comes in a tin", "Weighs 300 g"];
  expect(ask({ kind: "launch", told: "New soap", what: "soap", stated }).join(" ")).not.toContain("What is new");
});

test.each([
  ["yoga series", "What does the yoga series cost?"],
  ["swimming lessons for children", "What do the swimming lessons for children cost?"],
])("what is one is asked after as one: %s", (what, question) => {
  expect(ask({ kind: "launch", told: "It is here", what })).toContain(question);
});
