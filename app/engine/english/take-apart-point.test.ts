import { describe, expect, it } from "vitest";
import type { PointParts } from "./point-pieces";
import { addCoreArticle, takeApartPoint } from "./take-apart-point";

/** Each point with its pieces. */
const pointExamples: readonly (readonly [point: string, parts: Partial<PointParts> & { names?: string }])[] = [
  [
    "Box of 12 mince pies £15, order by Friday 4 December and collect Sunday 6 December",
    {
      names: "box of 12 mince pies",
      price: "£15",
      rest: ["Order by Friday 4 December and collect Sunday 6 December."],
    },
  ],
  [
    "New beginner course starts 12 January, six Mondays at 7.30pm, £96",
    { clause: "The new beginner course starts on 12 January", rest: ["It is £96 for six Mondays at 7.30pm."] },
  ],
  [
    "Hot cross buns are back, £1.20 each or six for £6, until Easter Monday",
    {
      clause: "Hot cross buns are back",
      rest: ["They are £1.20 each or six for £6 until Easter Monday."],
    },
  ],
  [
    "We need four drivers for Thursday mornings, own car, petrol paid",
    { isPost: true, rest: ["You need your own car.", "Petrol is paid."] },
  ],
  [
    "Running clinic on the first Thursday of every month, 20 minutes for 30 euro, 12 places, no booking",
    {
      names: "running clinic",
      rest: ["20 minutes cost 30 euro.", "There are 12 places.", "No booking is needed."],
    },
  ],
  [
    "Dental check free in February, then 15% off a scale and polish",
    { clause: "The dental check is free in February", rest: ["Then you get 15% off a scale and polish."] },
  ],
  [
    "Free talk: what you can build without planning permission, Tuesday 3 February 6.30pm, town library",
    {
      names: "free talk",
      where: "at the town library",
      rest: ["It is about what you can build without planning permission."],
    },
  ],
  ["Our workshop is closing on 31 March, last orders 1 March", { rest: ["Last orders are on 1 March."] }],
  [
    "Open morning Saturday 16 January 10am-1pm, try any instrument for free",
    {
      names: "open morning",
      when: "on Saturday 16 January, 10am to 1pm",
      rest: ["Try any instrument for free."],
    },
  ],
  [
    "Two for one pizzas every Tuesday in January, eat in only",
    { names: "two for one pizzas", when: "every Tuesday in January", isDeal: true, rest: ["Eat in only."] },
  ],
  [
    "30 days unlimited yoga for £30 for new students, starts any day in January",
    {
      names: "30 days unlimited yoga",
      price: "£30",
      forWhom: "new students",
      rest: ["It starts any day in January."],
    },
  ],
  [
    "Our New Year's Day sea swim, Friday 1 January at 11am, £12 entry and we ask everyone to raise £100",
    {
      names: "New Year's Day sea swim",
      when: "on Friday 1 January at 11am",
      rest: ["Entry is £12.", "We ask everyone to raise £100."],
    },
  ],
  [
    "Talk on pensions for the self-employed, Tuesday 9 February, 6pm to 7.30pm, at the library in Newbury, free",
    {
      names: "talk on pensions for the self-employed",
      when: "on Tuesday 9 February, 6pm to 7.30pm",
      where: "at the library in Newbury",
      priceNote: "It is free.",
    },
  ],
  [
    "Our farm shop opens on Saturday 5 December at 9am and the first 50 customers get a free pack of sausages",
    {
      clauseStart: "Our farm shop opens",
      when: "on Saturday 5 December at 9am",
      rest: ["The first 50 customers get a free pack of sausages."],
    },
  ],
  [
    "£50 off your first month of office cleaning if you sign up in January",
    { names: "£50 off your first month of office cleaning if you sign up in January", isDeal: true, when: null },
  ],
  [
    "Six places left on the Monday evening course from 9 February",
    { clause: "there are six places left on the Monday evening course from 9 February", when: null },
  ],
  [
    "Holiday requests: staff ask for time off in the app, live from 1 December",
    { names: "holiday requests", rest: ["Staff ask for time off in the app.", "They are live from 1 December."] },
  ],
  [
    "The Shelf Check: a £450 review of your packaging, done in 5 working days",
    { names: "The Shelf Check", rest: ["It is a £450 review of your packaging.", "It is done in 5 working days."] },
  ],
];

describe("a point", () => {
  it.each(pointExamples)("is taken apart with nothing lost: %s", (point, { names, ...expected }) => {
    const parts = takeApartPoint(point);
    expect(parts).toMatchObject(expected);
    if (names) expect(parts?.core?.text).toBe(names);
  });

  it.each([
    "A free coat check for everybody who comes in January",
    "Piano, guitar and violin lessons for children",
    "Still not done your tax return? We can help",
  ])("stays whole where its pieces cannot be told: %s", (point) => expect(takeApartPoint(point)).toBeNull());

  it.each([
    [
      "Free gutter check with every roof repair booked before 1 March",
      "a free gutter check with every roof repair booked before 1 March",
    ],
    ["Free delivery until 3 May", "free delivery"],
    ["Open day on 3 May", "an open day"],
    ["20% off all winter tyres until 30 November", "20% off all winter tyres"],
    ["New 48-page planner for freelancers, £18", "a new 48-page planner for freelancers"],
  ])("names its thing with the article that it needs: %s", (point, whole) => {
    const parts = takeApartPoint(point);
    expect(parts && addCoreArticle(parts)).toBe(whole);
  });
});

it("takes no case apart: what somebody did is no thing", () => {
  expect(takeApartPoint("A six-table cafe in Beverley cut its bread waste from 40 loaves to 6 a week")).toBeNull();
  expect(takeApartPoint("A six-week course from 12 January, £96")?.core?.text).toBe("six-week course");
});
