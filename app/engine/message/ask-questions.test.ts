import { expect, test } from "vitest";
import { aBrief } from "../../../tests/factories/a-brief";
import { readMaterial } from "./read-material";

const ask = (idea: string, facts: string[] = []) =>
  readMaterial(
    aBrief("Northgate", "A place in Leeds.", "families", idea, { project: { facts } }),
  ).message.questions.map(({ text }) => text);

test.each([
  ["5 things you can check from the ground", "Which 5 things? One a line."],
  [
    "Our free plan ends on 28 February, what free customers need to do before then",
    'You promise to tell "what free customers need to do before then". What is it? One a line.',
  ],
  [
    "Why I quit a job to open a bookshop",
    'Why? What were your reasons, in your own words, for "Why I quit a job to open a bookshop"? One a line.',
  ],
])("what an idea promises and does not tell is asked first: %s", (idea, question) => {
  expect(ask(idea)[0]).toBe(question);
});

test("what is listed is not asked for", () => {
  const questions = ask("How to repot an orchid: soak the roots, trim the dead ones, use bark instead of soil");
  expect(questions.join(" ")).not.toContain("How would you answer");
});

test("a drive is asked where and when to drop off, and a sum what is there already", () => {
  const drive = ask("Tinned food needed before Christmas");
  expect(drive[0]).toMatch(/^Where can people drop things off/);
  expect(drive[1]).toMatch(/drop things off\?$/);
  expect(drive.join(" ")).not.toContain("already");
  expect(ask("Raise £4,000 for a new roof by 30 April").join(" ")).toContain(
    "How much of the £4,000 is there already?",
  );
});

test("nothing is asked that a fact of the project gives", () => {
  const idea = "Open day on Saturday 14 March";
  expect(ask(idea).join(" ")).toMatch(/At what time.*Where/);
  const known = ask(idea, ["12 Mill Lane, Leeds LS1 4AB", "Doors at 10am, last entry 3pm"]).join(" ");
  expect(known).not.toMatch(/At what time|Where/);
});

const askWith = (idea: string, description: string, defaultCallToAction: string | null) =>
  readMaterial(aBrief("Northgate", description, "families", idea, { project: { defaultCallToAction } }))
    .message.questions.map(({ text }) => text)
    .join(" ");

test("a call by phone is asked for its number, and only where none is told", () => {
  const idea = "We're hiring two roofers for March. CA$38 an hour";
  expect(askWith(idea, "Flat roofs in Calgary.", "Text us")).toMatch(/^"Text us": which number\?/);
  expect(askWith(idea, "Flat roofs in Calgary. Text 0403 555 0142.", "Text us")).not.toContain("which number");
});

test("what the brief says is not asked again", () => {
  const concert = "The carol concert is on Saturday 19 December at 4pm in St Brannoc's Hall, entry by koha";
  expect(askWith(concert, "Community choir.", "Come along")).not.toMatch(/cost/);
  const van = "Help us raise £9,500 for a refrigerated van by 31 January; £4,120 is already in";
  expect(askWith(van, "A food bank.", "Give £10")).not.toMatch(/already|will £9,500 buy/);
  const move = "We are moving from Mill Street to 8 Canal Yard on 8 January";
  expect(askWith(move, "A practice with three vets.", null)).toMatch(/In which town is 8 Canal Yard/);
});

test("an end is asked only of what is limited", () => {
  expect(askWith("Weekday lunch box, £8.50, ready in four minutes", "A canteen.", null)).not.toContain("Until when");
  expect(askWith("20% off all tyres", "A garage.", null)).toContain("Until when does the offer run?");
});

test("who is hired is asked for neither a sum nor a source, and an own account for no source", () => {
  expect(ask("4 volunteer coaches needed for Sunday mornings").join(" ")).not.toMatch(/already|source/);
  expect(ask("Why I quit a job to open a bookshop").join(" ")).not.toContain("source");
});
