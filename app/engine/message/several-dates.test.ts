import { expect, test } from "vitest";
import { aBrief } from "../../../tests/factories/a-brief";
import { readMaterial } from "./read-material";

const read = (idea: string) => readMaterial(aBrief("Northgate", "A studio in Leeds.", "families", idea));

test.each([
  ["Pottery weekend 13-14 and 20-21 March in the barn", "13-14 and 20-21 March"],
  ["Tasters on 3, 10 and 17 May", "on 3, 10 and 17 May"],
  ["Tasters on December 5 and 12", "on December 5 and 12"],
  ["Wreath workshop Sat 28 Nov and Sat 5 Dec", "Saturday 28 November and Saturday 5 December"],
  ["Class on Tuesday and Thursday", "on Tuesday and Thursday"],
  ["Taster Tuesday 3 or Thursday 5 November", "Tuesday 3 or Thursday 5 November"],
])("days that are apart stay whole, and no first or last day is taken of them: %s", (idea, text) => {
  expect(read(idea).timing).toMatchObject({
    text,
    start: null,
    last: null,
    before: null,
    recurring: null,
    period: text,
  });
});

test.each([
  ["Knitting retreat 12-14 March", "12 March", "14 March"],
  ["Knitting retreat 5 - 9 March", "5 March", "9 March"],
  ["Knitting retreat 4 and 5 June", "4 June", "5 June"],
  ["Fair on Saturday and Sunday", "Saturday", "Sunday"],
  ["Release party, Friday, March 6, 5-9 p.m.", "Friday, March 6", undefined],
  ["Rooms from €80 between 5 and 20 January", "5 January", "20 January"],
])("a day or one stretch of days is typed: %s", (idea, start, last) => {
  const { timing } = read(idea);
  expect([timing?.start?.text, timing?.last?.text]).toEqual([start, last]);
});

test("hours are kept where every day shares them, and not where they are those of one day", () => {
  expect(read("Fair Saturday 5 and Saturday 12 December, 10am to 4pm").timing?.from?.text).toBe("10am");
  expect(read("Fair Saturday 5 December 6pm and Saturday 12 December").timing?.from).toBeNull();
});

test.each([
  [
    "Last orders for Christmas - Wednesday 16 December UK, Friday 4 December for Europe",
    "Wednesday 16 December UK, Friday 4 December for Europe",
  ],
  [
    "Order by 27 November for America and by 12 December for Britain",
    "by 27 November for America and by 12 December for Britain",
  ],
])("a day for each group is whole and unsure, and nothing is typed of it: %s", (idea, text) => {
  const { timing, message } = read(idea);
  expect(timing).toMatchObject({ text, start: null, last: null, before: null, period: null });
  expect(message.sure).not.toContain("when");
  expect(message.point).toContain(text);
});

test("a time inside a relative clause belongs to its verb and never to the offer", () => {
  const { timing, message, statements } = read("Half price for new customers who join before 15 December");
  expect(timing).toMatchObject({ text: "before 15 December", verb: "join", last: null, before: null });
  expect(message.sure).not.toContain("when");
  expect(message.facts.for).toBe("new customers");
  expect(statements).toEqual(["Half price for new customers who join before 15 December"]);
});

test("an audience keeps the capital of a nation, and what is theirs becomes the reader's", () => {
  const of = (audience: string) =>
    readMaterial(aBrief("Northgate", "A studio.", audience, "Open day on Saturday")).audience;
  expect(of("English speakers in Porto")?.text).toBe("English speakers in Porto");
  expect(of("Cyclists with squeaks in their brakes")?.asYou).toBe("you have squeaks in your brakes");
});

test("what ends is no offer, and nothing that is told of the business says that it can be had", () => {
  const brief = aBrief(
    "Pagewatch",
    "Monitoring for agencies. Free plan with five sites.",
    "agencies",
    "Our free plan ends on 28 February",
  );
  const material = readMaterial(brief);
  expect(material.message).toMatchObject({ kind: "ending", facts: { what: "free plan", offer: null } });
  expect(material.sentences.join(" ")).not.toContain("Free plan");
});

test("a cut in price that ends is an offer until then", () => {
  expect(read("20% off colour ends on Sunday").timing).toMatchObject({
    text: "until Sunday",
    role: "until",
    start: null,
  });
});

test.each(["Our orders", "Orders for Christmas", "Last orders for Christmas", "News of the week"])(
  "a thing that names nothing is not sure: %s",
  (idea) => {
    expect(read(idea).message.sure).not.toContain("what");
  },
);

test("no one can come at a time that is over", () => {
  expect(read("Our choir sang in the cathedral last month").timing).toBeNull();
  expect(read("Quiz night on the last Friday of the month").timing?.text).toBe("on the last Friday of the month");
});
