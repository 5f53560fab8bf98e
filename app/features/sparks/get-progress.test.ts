import { expect, test } from "vitest";
import type { ContentType } from "~/engine/engine";
import { computeProgress } from "./get-progress.server";
import type { Part, Spark } from "./spark";

const start = new Date("2026-05-05T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const everything: ContentType[] = ["blog", "image", "caption", "video"];

function spark(given: Partial<Spark> = {}): Spark {
  return {
    status: "processing",
    script: null,
    contentTypes: everything,
    createdAt: start,
    startedAt: start,
    finishedAt: null,
    ...given,
  } as Spark;
}

function part(type: ContentType, given: Partial<Part> = {}): Part {
  return { type, state: "pending", fraction: 0, startedAt: null, errorMessage: null, ...given } as Part;
}

const done = (type: ContentType) => part(type, { state: "done", fraction: 1 });

test("a spark that waits is at zero, with the spec's seven steps before it", () => {
  const progress = computeProgress(
    spark({ status: "pending", startedAt: null }),
    everything.map((type) => part(type)),
    after(60),
  );
  expect(progress).toMatchObject({
    percent: 0,
    label: "Analyzing prompt",
    message: "You’re in the queue. Yours will start on its own.",
    elapsedSeconds: 60,
    estimateSeconds: 180,
    hasEnded: false,
  });
  expect(progress.steps.map((step) => [step.label, step.percent])).toEqual([
    ["Analyzing prompt", 10],
    ["Generating content structure", 25],
    ["Creating blog content", 45],
    ["Generating images", 65],
    ["Writing captions", 80],
    ["Creating video content", 95],
    ["Finalizing content", 100],
  ]);
});

test.each([
  [[] as ContentType[], 25, "Creating blog content"],
  [["blog"] as ContentType[], 45, "Generating images"],
  [["blog", "image"] as ContentType[], 65, "Writing captions"],
  [["blog", "image", "caption"] as ContentType[], 80, "Creating video content"],
  [everything, 95, "Finalizing content"],
])("with %j done it stands at %i percent: %s", (finished, percent, label) => {
  const parts = everything.map((type) =>
    finished.includes(type) ? done(type) : part(type, { fraction: finished.length ? 0 : 0.0001 }),
  );
  expect(computeProgress(spark(), parts, start)).toMatchObject({ percent, label });
});

test.each([
  ["failed", "Content Generation Failed"],
  ["cancelled", "Cancelled"],
] as const)("one that %s stands at nothing, whatever its parts had come to", (status, label) => {
  const parts = everything.map((type) => part(type, { state: status, fraction: 0.9, startedAt: start }));
  expect(computeProgress(spark({ status }), parts, after(60))).toMatchObject({ percent: 0, label, hasEnded: true });
});

test("what the part reports moves its step", () => {
  const parts = [
    done("blog"),
    part("image", { state: "processing", fraction: 0.5, startedAt: start }),
    part("caption"),
    part("video"),
  ];
  expect(computeProgress(spark(), parts, start).percent).toBe(55);
});

test("time moves it on inside a step, never back and never past the step's end", () => {
  const parts = [
    done("blog"),
    done("image"),
    done("caption"),
    part("video", { state: "processing", fraction: 0.1, startedAt: start }),
  ];
  const seen = [0, 5, 20, 60, 300, 3000].map((seconds) => computeProgress(spark(), parts, after(seconds)).percent);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen[0]).toBe(81);
  expect(seen.at(-1)).toBeGreaterThan(90);
  expect(seen.at(-1)).toBeLessThan(95);
});

test("planning alone never looks like a part that is done", () => {
  const waiting = everything.map((type) => part(type));
  const seen = [0, 1, 3, 10, 1000].map((seconds) => computeProgress(spark(), waiting, after(seconds)).percent);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen.at(-1)).toBeLessThan(25);
});

test("what was not chosen is skipped and does not hold it up", () => {
  const progress = computeProgress(spark({ contentTypes: ["caption"] }), [part("caption", { fraction: 0.5 })], start);
  expect(progress).toMatchObject({ label: "Writing captions", percent: 60 });
  expect(progress.steps.filter((step) => step.state === "skipped").map((step) => step.label)).toEqual([
    "Creating blog content",
    "Generating images",
    "Creating video content",
  ]);
});

test("a finished spark is at a hundred, and its clock stands", () => {
  const finished = spark({ status: "complete", contentTypes: ["blog", "image"], finishedAt: after(42) });
  const progress = computeProgress(
    finished,
    [done("blog"), part("image", { state: "failed", errorMessage: "No." })],
    after(900),
  );
  expect(progress).toMatchObject({ percent: 100, elapsedSeconds: 42, hasEnded: true, label: "Finalizing content" });
  expect(progress.parts).toEqual([
    { type: "blog", title: "Blog Post", state: "completed", errorMessage: null },
    { type: "image", title: "Image", state: "failed", errorMessage: "No." },
  ]);
});
