import { beforeEach, expect, test, vi } from "vitest";
import { attemptsLeft, clearAttempts, returnAttempt, takeAttempt } from "./rate-limit.server";

const twoAMinute = { limit: 2, windowSeconds: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

test("a window has room for its limit and says how long to wait", () => {
  expect(takeAttempt("a", twoAMinute)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  vi.advanceTimersByTime(20_000);
  expect(takeAttempt("a", twoAMinute).allowed).toBe(true);
  expect(takeAttempt("a", twoAMinute)).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(attemptsLeft("a", twoAMinute)).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(takeAttempt("b", twoAMinute).allowed).toBe(true);
});

test("a new window begins when the old one is over, and asking for more does not move its end", () => {
  for (let i = 0; i < 5; i++) takeAttempt("c", twoAMinute);
  vi.advanceTimersByTime(61_000);
  expect(attemptsLeft("c", twoAMinute).allowed).toBe(true);
  expect(takeAttempt("c", twoAMinute).allowed).toBe(true);
  expect(takeAttempt("c", twoAMinute).allowed).toBe(true);
  expect(takeAttempt("c", twoAMinute).allowed).toBe(false);
});

test("an attempt can be given back, and all of a key forgotten", () => {
  takeAttempt("d", twoAMinute);
  takeAttempt("d", twoAMinute);
  returnAttempt("d");
  expect(takeAttempt("d", twoAMinute).allowed).toBe(true);
  expect(takeAttempt("d", twoAMinute).allowed).toBe(false);
  clearAttempts("d");
  expect(takeAttempt("d", twoAMinute).allowed).toBe(true);
});
