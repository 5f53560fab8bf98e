import { writeFileSync } from "node:fs";
import path from "node:path";
import type {
  Asset,
  Brief,
  CampaignBrief,
  ContentType,
  Engine,
  FinishedPart,
  GenerateOptions,
  SceneLine,
} from "~/engine/engine";

const provenance = { engine: "embedded", model: "test", madeAt: "2026-01-01T00:00:00.000Z" } as const;

/** A file in the scratch folder whose bytes name it. */
function asset(scratch: string, name: string, mimeType: Asset["mimeType"]): Asset {
  const file = path.join(scratch, name);
  writeFileSync(file, `the bytes of ${name}`);
  return { path: file, mimeType };
}

const filmScript: SceneLine[] = [
  { kind: "promise", kicker: "Bean There", line: "Autumn is here", detail: "" },
  { kind: "action", kicker: "Bean There", line: "Order the box", detail: "" },
];

const clip = (scratch: string, number: number, scene: SceneLine) => ({
  asset: asset(scratch, `scene-${number}.mp4`, "video/mp4"),
  script: `${scene.line}. ${scene.detail}`.trim(),
  scene,
  still: asset(scratch, `scene-${number}.png`, "image/png"),
});

/** A small part of each content type, its files in the scratch folder; a film with these scenes. */
export function finishedPart(type: ContentType, scratch: string, script = filmScript): FinishedPart {
  switch (type) {
    case "blog":
      return {
        type,
        content: {
          title: "Autumn, roasted",
          slug: "autumn-roasted",
          metaDescription: "Our autumn coffee is here.",
          excerpt: "Our autumn coffee is here.",
          markdown: "# Autumn, roasted\n\nIt is here.",
          faqs: [],
          claimsToCheck: [],
        },
        provenance,
      };
    case "caption":
      return {
        type,
        content: [{ platform: "x", hook: "question", text: "Ready for autumn?", shortened: false }],
        provenance,
      };
    case "image":
      return {
        type,
        content: {
          png: asset(scratch, "poster.png", "image/png"),
          webp: asset(scratch, "poster.webp", "image/webp"),
          altText: "A cup of coffee on a windowsill",
          crops: [{ shape: "1:1", asset: asset(scratch, "poster-square.png", "image/png") }],
        },
        provenance,
      };
    case "video":
      return {
        type,
        content: {
          clips: script.map((scene, index) => clip(scratch, index + 1, scene)),
          film: asset(scratch, "film.mp4", "video/mp4"),
          horizontal: null,
          poster: asset(scratch, "film.png", "image/png"),
          srt: asset(scratch, "film.srt", "application/x-subrip"),
          vtt: asset(scratch, "film.vtt", "text/vtt"),
        },
        provenance,
      };
  }
}

export const campaignBrief: CampaignBrief = {
  audience: "commuters",
  problem: "supermarket coffee is stale",
  promise: "the first cup is one you look forward to",
  headline: "Autumn, roasted",
  supportingLine: "For commuters.",
  points: [{ label: "Look for the date", sentence: "Buy what you will finish soon." }],
  fullCallToAction: "Order the autumn box",
  keywords: ["single-origin coffee"],
  tone: "friendly",
  facts: ["We roast to order."],
  questions: [
    { fact: "when", text: "Until when does the offer run?" },
    { fact: "steps", text: "What does a first order consist of? One step a line." },
  ],
};

export interface TestEngine extends Engine {
  /** The briefs it was given, in order. */
  briefs: Brief[];
}

type Making = (type: ContentType, options: GenerateOptions, brief: Brief) => Promise<void>;

/** Reports half of a part, then the part. */
export const succeed: Making = async (type, options, brief) => {
  options.onProgress({ type, fraction: 0.5 });
  await options.onPart(finishedPart(type, options.scratch, brief.script ?? undefined));
};

/** Waits until it is aborted, as a long rendering does. */
export const hang: Making = (_type, { signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** An engine for tests: makes every part at once, or as `making` says for its type. Keeps to the port. */
export function testEngine(making: Partial<Record<ContentType, Making>> = {}): TestEngine {
  const briefs: Brief[] = [];
  return {
    briefs,
    async generate(brief, options) {
      briefs.push(brief);
      await options.onPlan(campaignBrief);
      for (const type of brief.contentTypes) {
        options.signal.throwIfAborted();
        if (type === "video" && options.onScript && !brief.script) await options.onScript(filmScript);
        else await (making[type] ?? succeed)(type, options, brief);
      }
    },
  };
}
