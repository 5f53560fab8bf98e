import { expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { readMaterial } from "./read-material";

const read = (idea: string, description = "A studio in Leeds.") =>
  readMaterial(aBrief("Northgate", description, "families", idea));
test("the first of two clauses is the point, the second a statement of its own", () => {
  const { message, statements } = read(
    "Remind freelancers that the tax return is due on 31 January and that we do it for a fixed £180",
  );
  expect(message).toMatchObject({ kind: "reminder", point: "The tax return is due on 31 January" });
  expect(message.facts).toMatchObject({ what: "tax return", offer: "£180", for: "freelancers" });
  expect(statements).toContain("we do it for a fixed £180");
});

test("what people sign up for is an event, and how many are wanted is nobody's audience", () => {
  const { message } = read("Get 200 people to sign up for our 5k night run on 14 February, entry 25 euros");
  expect(message).toMatchObject({ kind: "event", point: "5k night run on 14 February, entry 25 euros" });
  expect(message.facts).toMatchObject({ what: "5k night run", offer: "25 euros", for: "families" });
});

test("the line of a list keeps the price and the day whole", () => {
  const { message } = read("Crash course for board exams, 30 days, Rs 4,999, starts 5 Jan, only 20 seats");
  expect(message.point).toBe("Crash course for board exams, 30 days, Rs 4,999, starts 5 January, only 20 seats");
  expect(message.facts).toMatchObject({ what: "crash course", offer: "Rs 4,999", when: "from 5 January" });
  expect(message.quantity).toMatchObject({ count: 20, isRemaining: false });
});

test.each([
  [
    "Show how a brewery with 400 kegs lost 31 a year before and 4 after using Cratelight",
    "400 kegs: 31 lost a year before, 4 after",
    "400 kegs: 31 lost a year before, 4 after using Cratelight",
  ],
  [
    "How a cafe went from 31 to 4 complaints a month",
    "A cafe went from 31 to 4 complaints a month",
    "A cafe went from 31 to 4 complaints a month",
  ],
  ["Show that we cut food waste by 40%", "We cut food waste by 40%", "We cut food waste by 40%"],
])("figures that are compared are proof and no date: %s", (idea, point, proof) => {
  expect(read(idea).message).toMatchObject({ point, facts: { when: null, proof: [proof] } });
});

test.each([
  ["Winter check 39 euro instead of 55", 39, 55, "55 euro"],
  ["Bike service £45, was £60, until 30 April", 45, 60, "£60"],
])("an old price is kept beside the new one: %s", (idea, amount, old, text) => {
  expect(read(idea).offer).toMatchObject({ kind: "price", money: { amount }, before: { amount: old, text } });
});

test.each([
  ["Launch our new lamp series 'Midwinter', 40 pieces, from 1 December", "new lamp series 'Midwinter'"],
  ["Launch 'Northern Lights', our new menu, from 3 May", "'Northern Lights'"],
])("a quotation keeps both of its marks: %s", (idea, what) => {
  expect(read(idea).what?.text).toBe(what);
});

test("who is hired is not who buys", () => {
  const { audience, message } = read(
    "We are hiring an apprentice plumber, start in March, £14,500 a year, driving licence needed",
  );
  expect([audience, message.facts.for]).toEqual([null, null]);
  expect(message.facts.offer).toBe("£14,500 a year");
});

test("a description gives its sentences as they are", () => {
  expect(read("Open day", "A sauna in Whitby. Eight seats,  sea dips").sentences).toEqual([
    "A sauna in Whitby.",
    "Eight seats, sea dips.",
  ]);
});

test.each([
  ["Heating and plumbing in Leeds.", "heating and plumbing"],
  ["Web hosting for shops.", "web hosting"],
  ["Maths tutoring for class 9 in Pune.", "maths tutoring"],
])("the product of '%s' is %s", (description, product) => {
  expect(read("Open day", description).product?.text).toBe(product);
});

test.each([
  [
    "Launching holiday requests: staff ask for time off in the app and the manager approves with one tap, live from 1 December",
    [
      "holiday requests",
      "staff ask for time off in the app and the manager approves with one tap",
      "live from 1 December",
    ],
  ],
  [
    "Remind landlords that their gas safety check has to be done every 12 months and we have slots before Christmas",
    ["your gas safety check has to be done every 12 months", "we have slots before Christmas"],
  ],
  [
    "Teams lose 6 hours a week to admin. Show how Dealwell gives them back.",
    ["Teams lose 6 hours a week to admin", "Dealwell gives them back"],
  ],
])("the whole idea is kept in statements, without its instruction: %s", (idea, statements) => {
  expect(read(idea).statements).toEqual(statements);
});

test("a fact that was stated takes the place of what was read in the statements too", () => {
  const brief = aBrief("Northgate", "A studio in Leeds.", "families", "Family day on 3 May, bring a friend");
  const { statements } = readMaterial({ ...brief, facts: { when: "on 10 May" } });
  expect(statements).toEqual(["Family day on 10 May", "bring a friend"]);
});
