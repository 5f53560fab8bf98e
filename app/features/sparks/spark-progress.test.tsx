import { expect, test } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import type { ContentType } from "~/engine/engine";
import { computeProgress } from "./get-progress.server";
import type { Part, Spark } from "./spark";
import { SparkProgress } from "./spark-progress";

const start = new Date("2026-05-05T10:00:00Z");
const contentTypes: ContentType[] = ["blog", "image", "caption", "video"];

/** The progress of a spark of all four types as a page, some seconds after it was asked for. */
function htmlAfter(seconds: number, states: Partial<Record<ContentType, Part["state"]>> = {}) {
  const status = states.video === "awaiting" ? "awaiting" : "processing";
  const spark = { status, script: null, contentTypes, createdAt: start, startedAt: start, finishedAt: null };
  const parts = contentTypes.map((type) => {
    const state = states[type] ?? "pending";
    const errorMessage = state === "failed" ? "There was no room." : null;
    return { type, state, fraction: state === "done" ? 1 : 0, startedAt: start, errorMessage };
  });
  const progress = computeProgress(spark as Spark, parts as Part[], new Date(start.getTime() + seconds * 1000));
  const glimpses = { blog: { title: "Autumn, roasted" }, image: null, caption: null, video: null };
  const places = { results: "/project/1/results/2", script: "/project/1/processing/2/script" };
  return renderPage(() => <SparkProgress progress={progress} glimpses={glimpses} {...places} />);
}

/** The cards of the types as they are read, in their order. */
function cardsOf(html: string) {
  const list = /<ul class="making-parts">(.*)<\/ul>/.exec(html)?.[1] ?? "";
  return list
    .split("</li>")
    .filter(Boolean)
    .map((card) =>
      card
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
}

test("the page says how far it is, for how long it has been at it, and that three minutes are usual", () => {
  const html = htmlAfter(65, { blog: "done" });
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="45"/);
  expect(html).toContain("<span>Elapsed 1:05</span>");
  expect(html).toContain("<span>Estimated 3:00</span>");
  const steps = [...html.matchAll(/<li data-state="(\w+)"[^>]*>.*?<\/svg>([^<]+)<\/li>/g)];
  expect(steps.map(([, state, label]) => `${label}: ${state}`)).toEqual([
    "Analyzing prompt: done",
    "Generating content structure: done",
    "Creating blog content: done",
    "Generating images: current",
    "Writing captions: waiting",
    "Creating video content: waiting",
    "Finalizing content: waiting",
  ]);
});

test("a card for each type says whether it is pending, processing or completed", () => {
  expect(cardsOf(htmlAfter(0))).toEqual(["Blog Post Pending", "Image Pending", "Captions Pending", "Video Pending"]);
  const html = htmlAfter(20, { blog: "done", image: "failed", caption: "processing" });
  expect(cardsOf(html)).toEqual([
    "Blog Post Completed View Autumn, roasted",
    "Image Failed There was no room. Its sparks are back.",
    "Captions Processing",
    "Video Pending",
  ]);
  expect(html).toMatch(/<a(?=[^>]* href="\/project\/1\/results\/2#blog")[^>]* aria-label="View Blog Post"/);
});

test("a script that waits for approval is said, and is a link away; no clock runs meanwhile", () => {
  const html = htmlAfter(90_000, { blog: "done", image: "done", caption: "done", video: "awaiting" });
  expect(cardsOf(html)[3]).toBe("Video Waiting for your approval of the script");
  expect(html).toMatch(/<a(?=[^>]* href="\/project\/1\/processing\/2\/script")[^>]*>.*Read the script/);
  expect(html).not.toContain("Elapsed");
  expect(html).not.toContain('data-state="current"');
});
