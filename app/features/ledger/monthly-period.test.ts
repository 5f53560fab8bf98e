import { expect, test, vi } from "vitest";
import { findMonthWithin, getMonthlyPeriod } from "./monthly-period";

const at = (iso: string) => new Date(`${iso}T09:30:00.000Z`);

test.each([
  ["2026-01-31", "2026-01-31", "2026-01-31", "2026-02-28"],
  ["2026-01-31", "2026-02-28", "2026-02-28", "2026-03-31"],
  ["2026-01-31", "2026-03-30", "2026-02-28", "2026-03-31"],
  ["2026-01-31", "2028-02-29", "2028-02-29", "2028-03-31"],
  ["2026-01-31", "2026-12-31", "2026-12-31", "2027-01-31"],
  ["2024-02-29", "2025-02-28", "2025-02-28", "2025-03-29"],
  ["2026-06-15", "2026-06-14", "2026-05-15", "2026-06-15"],
])("anchored on %s, the month of %s runs from %s to %s", (anchor, now, from, until) => {
  expect(getMonthlyPeriod(at(anchor), at(now))).toEqual({ start: at(from), end: at(until) });
});

test("a month begins at the anchor's time of day", () => {
  const anchor = new Date("2026-01-15T18:00:00Z");
  expect(getMonthlyPeriod(anchor, new Date("2026-02-15T17:59:59Z")).start).toEqual(anchor);
  expect(getMonthlyPeriod(anchor, new Date("2026-02-15T18:00:00Z")).start).toEqual(new Date("2026-02-15T18:00:00Z"));
});

test("summer time neither shortens nor moves a month, wherever the server stands: only UTC is asked for", () => {
  for (const name of Object.getOwnPropertyNames(Date.prototype)) {
    if (!/^[gs]et(?!UTC|Time$)/.test(name)) continue;
    vi.spyOn(Date.prototype, name as "getHours").mockImplementation(() => {
      throw new Error(`${name} asks for the time of where the server stands.`);
    });
  }
  const year = { start: new Date("2026-03-28T01:30:00Z"), end: new Date("2027-03-28T01:30:00Z") };
  expect(findMonthWithin(year, new Date("2026-03-29T01:30:00Z"))?.end).toEqual(new Date("2026-04-28T01:30:00Z"));
  expect(findMonthWithin(year, new Date("2026-10-25T01:30:00Z"))?.end).toEqual(new Date("2026-10-28T01:30:00Z"));
});
