import { expect, test } from "vitest";
import { getTipOfTheDay, quickTips } from "./quick-tips";

test("there are 13 tips, and the day's is its number modulo 13, counted from 1970 in UTC", () => {
  expect(new Set(quickTips).size).toBe(13);
  expect(getTipOfTheDay(new Date("1970-01-01T23:59:59Z"))).toBe(quickTips[0]);
  expect(getTipOfTheDay(new Date("1970-01-13T00:00:00Z"))).toBe(quickTips[12]);
  expect(getTipOfTheDay(new Date("1970-01-14T00:00:00Z"))).toBe(quickTips[0]);
  // 20,454 days, 13 x 1,573 and 5 more.
  expect(getTipOfTheDay(new Date("2026-01-01T12:00:00Z"))).toBe(quickTips[5]);
});
