import { setImmediate as nextTurn } from "node:timers/promises";
import type { Brief, CampaignBrief, ContentType, Engine, GenerateOptions, Provenance } from "../engine";
import { type FinishedPart, PartFailure } from "../engine";
import type { CampaignPlan } from "../plan";
import { drawPoster } from "./picture/draw-poster";
import { writeBlog } from "./text/blog/write-blog";
import { writeCaptions } from "./text/captions/write-captions";
import { makePlan } from "./text/planning/make-plan";
import { onlyEnglishMessage } from "./text/reading/other-language";
import { renderFilm } from "./video/render-film";

/** Shown to the user as 'built-in engine'; raised when the same brief would give another campaign. */
const model = "built-in engine 1";

/** The order of making: what is ready at once comes first, so that it can be read while the film is made. */
const order: readonly ContentType[] = ["caption", "blog", "image", "video"];

/** Makes campaigns on this machine, without keys or other servers. */
export const embeddedEngine: Engine = {
  async generate(brief, options) {
    options.signal.throwIfAborted();
    const plan = makePlan(brief);
    await options.onPlan(campaignBrief(plan));
    for (const type of order.filter((candidate) => brief.contentTypes.includes(candidate))) {
      await nextTurn();
      options.signal.throwIfAborted();
      await makePart(type, plan, brief, options);
    }
  },
};

/** What the user sees of a plan. */
export function campaignBrief(plan: CampaignPlan): CampaignBrief {
  const { audience, problem, promise, headline, supportingLine, points, fullCallToAction, keywords, tone, facts } =
    plan;
  return { audience, problem, promise, headline, supportingLine, points, fullCallToAction, keywords, tone, facts };
}

async function makePart(type: ContentType, plan: CampaignPlan, brief: Brief, options: GenerateOptions): Promise<void> {
  let part: FinishedPart;
  try {
    options.onProgress({ type, fraction: 0 });
    part = await make(type, plan, brief, options);
  } catch (error) {
    options.signal.throwIfAborted();
    await options.onFailure(type, asPartFailure(error));
    return;
  }
  options.signal.throwIfAborted();
  options.onProgress({ type, fraction: 1 });
  await options.onPart(part);
}

async function make(
  type: ContentType,
  plan: CampaignPlan,
  brief: Brief,
  options: GenerateOptions,
): Promise<FinishedPart> {
  const { scratch, signal } = options;
  const provenance: Provenance = { engine: "embedded", model, madeAt: brief.requestedAt };
  switch (type) {
    case "blog":
      refuseOtherLanguages(plan);
      return { type, content: writeBlog(plan), provenance };
    case "caption":
      refuseOtherLanguages(plan);
      return { type, content: writeCaptions(plan), provenance };
    case "image":
      return { type, content: await drawPoster(plan, { scratch, signal }), provenance };
    case "video": {
      let reached = 0;
      const onProgress = (fraction: number) => {
        reached = Math.max(reached, Math.min(1, fraction));
        options.onProgress({ type, fraction: reached });
      };
      return { type, content: await renderFilm(plan, { scratch, signal, onProgress }), provenance };
    }
  }
}

function refuseOtherLanguages(plan: CampaignPlan): void {
  if (!plan.inEnglish) throw new PartFailure("unsupported-language", onlyEnglishMessage);
}

/** Finds the system's error code at any depth of causes: libraries like to wrap it. */
function systemCode(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
    if (/ENOSPC|no space left/i.test(cause.message)) return "ENOSPC";
  }
  return null;
}

export function asPartFailure(error: unknown): PartFailure {
  if (error instanceof PartFailure) return error;
  const code = systemCode(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new PartFailure("disk-full", "The server ran out of disk space.", {
      cause: error,
    });
  }
  return new PartFailure("internal", "Something went wrong on our side while this part was made. Please try again.", {
    cause: error,
  });
}
