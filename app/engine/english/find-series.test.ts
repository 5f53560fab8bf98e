import { describe, expect, it } from "vitest";
import { addDays, findDateConflict, findSeries, findStart, getWeekday, writeDay } from "./find-series";

const november = "2026-11-22T09:00:00.000Z";

describe("a number of weekly times", () => {
  it.each([
    ["six Mondays at 7.30pm", { count: 6, days: "Mondays", weekday: "Monday" }],
    ["10 consecutive Tuesdays", { count: 10, days: "Tuesdays", weekday: "Tuesday" }],
    ["eight weekly sessions", { count: 8, days: "sessions", weekday: null }],
    ["every Monday", null],
    ["one Mondays", null],
    ["six people on Mondays", null],
  ])("%j", (text, series) => expect(findSeries(text)).toEqual(series));
});

describe("the day on which something starts", () => {
  it.each([
    ["starts 12 January", "2027-01-12"],
    ["from Monday 30 November", "2026-11-30"],
    ["starting on 1 March 2028", "2028-03-01"],
    ["from 22 November", "2026-11-22"],
  ])("%j", (text, date) => expect(findStart(text, november)?.date.toISOString().slice(0, 10)).toBe(date));

  it.each([["from 31 February"], ["until 12 January"], ["in January"]])("is none in %j", (text) =>
    expect(findStart(text, november)).toBeNull(),
  );

  it("counts on over the end of a month", () => {
    const start = findStart("starts 11 January", november);
    expect(start && writeDay(addDays(start.date, 35))).toBe("15 February");
    expect(start && getWeekday(start.date)).toBe("Monday");
  });
});

describe("a weekday and a date that contradict each other", () => {
  it.each([
    ["Open day on Saturday 17 January", { date: "17 January 2027", is: "Sunday", said: "a Saturday" }],
    ["Starts 12 January, six Mondays", { date: "12 January 2027", is: "Tuesday", said: "the first of 6 Mondays" }],
    ["Open day on Saturday 16 January", null],
    ["Starts 11 January, six Mondays", null],
    ["Starts 12 January, eight weekly sessions", null],
    ["Open day on Saturday 17 January 2026", null],
  ])("%j", (text, conflict) => expect(findDateConflict(text, november)).toEqual(conflict));
});
