import { describe, expect, it, test } from "vitest";
import { readDays, readHours } from "./read-days";

const january = "2026-01-05T09:00:00.000Z";

describe("the days of a message", () => {
  it.each([
    ["before 12 March", { last: "Wednesday 11 March", due: "Thursday 12 March" }],
    ["by 30 April", { last: "Thursday 30 April" }],
    ["until March 31", { last: "Tuesday, March 31" }],
    ["closes on Friday 5 June", { last: "Friday 5 June" }],
    ["starting 9 February", { first: "Monday 9 February" }],
    ["on Saturday 6 June, 10am to 1pm", { day: "Saturday 6 June", weekday: "Saturday" }],
    ["from 2 May until 9 May", { first: "Saturday 2 May", last: "Saturday 9 May" }],
    [
      "on Tuesdays, all November",
      { days: "Tuesdays", day_count: "four", day_list: "3, 10, 17 and 24 November", month: "November" },
    ],
    [
      "every Sunday in February",
      { days: "Sundays", day_count: "four", day_list: "1, 8, 15 and 22 February", month: "February" },
    ],
    [
      "Two-for-one burgers on Thursdays in January",
      { days: "Thursdays", day_count: "four", day_list: "8, 15, 22 and 29 January", month: "January" },
    ],
    ["on Mondays in January, from 20 January", { first: "Tuesday 20 January" }],
    ["Monday evenings from 9 February", { days: "Monday evenings", first: "Monday 9 February" }],
  ])("%s", (text, known) => {
    expect(readDays(text, january, true)).toEqual(known);
  });

  it.each([
    ["a weekday that is another one", "on Friday 6 June"],
    ["a day that is nearly a year away", "on 3 January"],
    ["a span of days", "5 to 7 June"],
    ["two days", "Tuesdays and Thursdays"],
    ["one Friday", "on Friday"],
    ["a date that there is none of", "on 31 June"],
    ["no day", "this autumn"],
    ["days on which it is not", "No yoga classes on Mondays in February"],
    ["a question", "Should we open on Mondays?"],
    ["what is done by then for readers", "The road outside our shop will reopen by 3 March"],
    ["what is delivered by then", "We deliver every bouquet by 14 February"],
  ])("are left out where they are not sure: %s", (_, text) => {
    expect(readDays(text, january, true)).toEqual({});
  });
});

describe("hours", () => {
  test.each([
    ["10am to 1pm", { from: "10am", to: "1pm", hours: "three hours" }],
    ["9.30 to 12", { from: "9.30", to: "12", hours: "two and a half hours" }],
    ["from 7 to 9pm", { from: "7", to: "9pm", hours: "two hours" }],
    ["7.15pm till 9pm", { from: "7.15pm", to: "9pm" }],
  ])("%s", (text, known) => {
    expect(readHours(text)).toEqual(known);
  });

  it("are none of what only counts", () => {
    expect(readHours("ages 8 to 14")).toEqual({});
    expect(readHours("5 to 7 people")).toEqual({});
  });
});
