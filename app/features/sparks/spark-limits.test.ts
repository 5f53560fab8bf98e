import { beforeEach, expect, test, vi } from "vitest";
import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { computeProgress } from "./get-progress.server";
import type { Part, Spark } from "./spark";
import { getHoldDeadline, getMakingLimit, maxAttempts, sparkTimeLimits } from "./spark-limits.server";

const unnamed = { engines: null, models: [] };
const nobody: ProviderSettings = { keys: {}, text: unnamed, image: unnamed, video: unnamed };
const settings = vi.hoisted(() => ({ now: undefined as unknown }));
// why: the limits follow what the environment of the process says, and each case has one of its own.
vi.mock("../settings/provider-settings.server", () => ({ getProviderSettings: () => settings.now }));
beforeEach(() => {
  settings.now = nobody;
});

const minute = 60_000;

test("a spark has five minutes, and fifteen with a film, where nobody else is asked", () => {
  expect(getMakingLimit(["blog", "caption"])).toBe(5 * minute);
  expect(getMakingLimit(["blog", "video"])).toBe(15 * minute);
});

test.each<[string, Partial<ProviderSettings>, number]>([
  ["a vendor's model is as quick as the limits expect", { keys: { openai: "key" } }, 5],
  [
    "a server of one's own may take ten minutes for each of three texts",
    { openaiBaseUrl: "http://models.test/v1" },
    32,
  ],
  ["TEXT_TIMEOUT says otherwise", { keys: { anthropic: "key" }, textTimeout: 300 }, 17],
  ["a short TEXT_TIMEOUT takes nothing from what is made here", { keys: { openai: "key" }, textTimeout: 10 }, 5],
  ["a long one counts only where a model is asked", { textTimeout: 3600 }, 5],
])("the deadline follows the time for texts: %s", (_, given, minutes) => {
  settings.now = { ...nobody, ...given };
  expect(getMakingLimit(["blog"])).toBe(minutes * minute);
  const now = new Date("2026-11-21T10:00:00Z");
  const latest = now.getTime() + sparkTimeLimits.waiting + maxAttempts * minutes * minute;
  expect(getHoldDeadline(now, ["blog"]).getTime()).toBeGreaterThan(latest);
});

test("the bar keeps room for a slow model's text, which fills it as its characters come", () => {
  const startedAt = new Date("2026-11-21T10:00:00Z");
  const spark = { status: "processing", contentTypes: ["blog"], createdAt: startedAt, startedAt } as Spark;
  const part = { type: "blog", state: "processing", fraction: 0, startedAt } as Part;
  const after = (seconds: number, fraction: number) =>
    computeProgress(spark, [{ ...part, fraction }], new Date(startedAt.getTime() + 1000 * seconds)).percent;
  expect(after(30, 0)).toBeGreaterThan(85);
  settings.now = { ...nobody, openaiBaseUrl: "http://models.test/v1" };
  expect(after(30, 0)).toBeLessThan(50);
  expect(after(30, 0.5)).toBe(60);
});
