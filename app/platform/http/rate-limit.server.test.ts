import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts } from "#db/schema";
import { changesIn } from "#tests/factories/database";
import {
  clearAttempts,
  giveBackAttempt,
  removeEndedWindows,
  requireRemaining,
  selectEndedWindows,
  takeAttempts,
} from "./rate-limit.server";
import { TooManyRequests } from "./too-many-requests";

const twoAMinute = (key: string) => [{ key, limit: 2, windowSeconds: 60 }];
const refusal = (seconds: number) => new TooManyRequests(seconds);

beforeEach(() => {
  db.delete(attempts).run();
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

test("a window has room for its limit and says how long to wait", () => {
  takeAttempts(twoAMinute("a"));
  vi.advanceTimersByTime(20_000);
  takeAttempts(twoAMinute("a"));
  expect(() => takeAttempts(twoAMinute("a"))).toThrow(refusal(40));
  expect(() => requireRemaining(twoAMinute("a"))).toThrow(refusal(40));
  takeAttempts(twoAMinute("b"));
});

test("a new window begins when the old one is over, and asking for more does not move its end", () => {
  takeAttempts(twoAMinute("c"));
  takeAttempts(twoAMinute("c"));
  vi.advanceTimersByTime(59_000);
  expect(() => takeAttempts(twoAMinute("c"))).toThrow(refusal(1));
  vi.advanceTimersByTime(1_000);
  requireRemaining(twoAMinute("c"));
  takeAttempts(twoAMinute("c"));
  takeAttempts(twoAMinute("c"));
  expect(() => takeAttempts(twoAMinute("c"))).toThrow(refusal(60));
});

test("an attempt can be given back, and all of a key forgotten", () => {
  takeAttempts(twoAMinute("d"));
  takeAttempts(twoAMinute("d"));
  giveBackAttempt("d");
  takeAttempts(twoAMinute("d"));
  expect(() => takeAttempts(twoAMinute("d"))).toThrow(TooManyRequests);
  clearAttempts("d");
  takeAttempts(twoAMinute("d"));
});

test("an attempt counts against all of its limits or against none, and a refused one writes nothing", () => {
  takeAttempts(twoAMinute("e"));
  takeAttempts(twoAMinute("e"));
  const both = [...twoAMinute("f"), ...twoAMinute("e")];
  expect(changesIn(() => expect(() => takeAttempts(both)).toThrow(TooManyRequests))).toBe(0);
  takeAttempts(twoAMinute("f"));
  takeAttempts(twoAMinute("f"));
});

test("200,000 windows are never scanned: one is found by its key, and what is over by its end", () => {
  const plan = (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql, params } = query.toSQL();
    const steps = db.$client.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[];
    return steps.map((step) => step.detail);
  };
  const found = db.select().from(attempts).where(eq(attempts.key, "g"));
  const added = db.insert(attempts).values({ key: "g", count: 1, windowEndsAt: new Date() });
  const steps = [plan(found), plan(added), plan(selectEndedWindows(new Date()))].flat();
  expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
  expect(steps.filter((step) => step.includes("attempts_end"))).toHaveLength(1);
});

test("the windows that are over are removed, however many there are, and the others stay", () => {
  const insert = db.$client.prepare("insert into attempts (key, count, window_ends_at) values (?, 1, ?)");
  const now = Date.now();
  db.$client.transaction(() => {
    for (let n = 0; n < 2_500; n++) insert.run(`old:${n}`, now - n);
    insert.run("running", now + 1);
  })();
  removeEndedWindows(new Date(now + 1));
  expect(db.select().from(attempts).all()).toMatchObject([{ key: "running" }]);
});

test("says when to come back, as the answer's header and in words", () => {
  expect(new TooManyRequests(61).message).toBe("Too many attempts. Please try again in 2 minutes.");
  expect(new TooManyRequests(60, "That is a lot").message).toBe("That is a lot. Please try again in a minute.");
  expect(new TooManyRequests(61).init).toEqual({ status: 429, headers: { "Retry-After": "61" } });
});
