import { setImmediate as nextTurn } from "node:timers/promises";
import type { CampaignBrief, ContentType, Engine, GenerateOptions, Provenance, SceneLine } from "../engine";
import { contentTypes, type FinishedPart, PartFailure } from "../engine";
import { writeAds } from "../formats/ad";
import { writeArticle } from "../formats/article";
import { writeCaptions } from "../formats/captions";
import { writeEmail } from "../formats/email";
import { makePlan } from "../make-plan";
import { onlyEnglishMessage } from "../other-language";
import type { CampaignPlan } from "../plan";
import type { Speech } from "../speech";
import { drawPoster } from "./picture/draw-poster";
import { findEspeakVoice } from "./sound/espeak-voice";
import { renderFilm } from "./video/render-film";
import { writeScenes } from "./video/scene-scripts";

/** Shown to the user as 'built-in engine'; raised when the same brief would give another campaign. */
const model = "built-in engine 2";

/** The order of making: what is ready at once comes first, so that it can be read while the film is made. */
const turns: Record<ContentType, number> = { caption: 1, blog: 2, image: 3, video: 4 };
export const orderOfMaking = [...contentTypes].sort((one, other) => turns[one] - turns[other]);

/** Makes campaigns without keys or other servers; `makePart` is for whoever has parts made elsewhere. */
export function createEmbeddedEngine(makePart: MakePart = makeEmbeddedPart): Engine {
  return {
    async generate(brief, options) {
      options.signal.throwIfAborted();
      const plan = makePlan(brief);
      await options.onPlan(pickCampaignBrief(plan));
      for (const type of orderOfMaking.filter((candidate) => brief.contentTypes.includes(candidate))) {
        await nextTurn();
        options.signal.throwIfAborted();
        if (type === "video" && asksForScript(plan, options)) await reportScript(plan, options);
        else await reportPart(type, options, () => makePart(type, plan, options));
      }
    },
  };
}

/** Makes campaigns on this machine. */
export const embeddedEngine = createEmbeddedEngine();

/** Whether the film waits until somebody has approved its script. */
export function asksForScript({ brief }: CampaignPlan, { onScript }: Pick<GenerateOptions, "onScript">): boolean {
  return onScript !== undefined && !brief.script;
}

/** Hands the film's script over in place of the film, or reports the film as failed. */
export async function reportScript(plan: CampaignPlan, options: GenerateOptions): Promise<void> {
  let script: SceneLine[];
  try {
    script = writeScenes(plan).map(({ kind, kicker, line, detail }) => ({ kind, kicker, line, detail }));
  } catch (error) {
    await options.onFailure("video", toPartFailure(error));
    return;
  }
  await options.onScript?.(script);
}

/** What the user sees of a plan. */
export function pickCampaignBrief(plan: CampaignPlan): CampaignBrief {
  const { audience, problem, promise, headline, supportingLine, points, fullCallToAction, keywords, tone, facts } =
    plan;
  const { questions } = plan.material.message;
  const said = { audience, problem, promise, headline, supportingLine, points, fullCallToAction };
  return { ...said, keywords, tone, facts, questions };
}

/** Makes a part and reports it as made or failed. Rejects only when the signal aborts. */
export async function reportPart(
  type: ContentType,
  options: GenerateOptions,
  make: () => Promise<FinishedPart>,
): Promise<void> {
  let part: FinishedPart;
  try {
    options.onProgress({ type, fraction: 0 });
    part = await make();
  } catch (error) {
    options.signal.throwIfAborted();
    await options.onFailure(type, toPartFailure(error));
    return;
  }
  options.signal.throwIfAborted();
  options.onProgress({ type, fraction: 1 });
  await options.onPart(part);
}

/** What others made for a poster or a film; what is absent is drawn. */
export interface Material {
  /** A picture's path, for the poster. */
  photograph?: string;
  /** Paths of pictures or clips, one a scene; null where there is none. */
  backdrops?: readonly (string | null)[];
  speech?: Speech;
}

/** Makes one part of a plan, here or elsewhere. Throws a PartFailure, or whatever broke. */
export type MakePart = (
  type: ContentType,
  plan: CampaignPlan,
  options: Pick<GenerateOptions, "scratch" | "signal" | "onProgress" | "saidBefore">,
  material?: Material,
) => Promise<FinishedPart>;

/** Makes one part of the plan on this machine. Throws a PartFailure, or whatever broke. */
export async function makeEmbeddedPart(
  type: ContentType,
  plan: CampaignPlan,
  options: Pick<GenerateOptions, "scratch" | "signal" | "onProgress" | "saidBefore">,
  { photograph, backdrops, speech = findLocalVoice(plan) }: Material = {},
): Promise<FinishedPart> {
  const { scratch, signal } = options;
  const provenance: Provenance = { engine: "embedded", model, madeAt: plan.brief.requestedAt };
  switch (type) {
    case "blog":
      refuseOtherLanguages(plan);
      return {
        type,
        content: (plan.brief.format === "email" ? writeEmail : writeArticle)(plan, options.saidBefore),
        provenance,
      };
    case "caption":
      refuseOtherLanguages(plan);
      return {
        type,
        content: (plan.brief.format === "ad" ? writeAds : writeCaptions)(plan, options.saidBefore),
        provenance,
      };
    case "image":
      return { type, content: await drawPoster(plan, { scratch, signal, photograph }), provenance };
    case "video": {
      let reached = 0;
      const onProgress = (fraction: number) => {
        reached = Math.max(reached, Math.min(1, fraction));
        options.onProgress({ type, fraction: reached });
      };
      return { type, content: await renderFilm(plan, { scratch, signal, onProgress, backdrops, speech }), provenance };
    }
  }
}

/** The voice of this machine, where there is one, the brief wants one and the film's words are in the language that it speaks. */
export function findLocalVoice({ brief, inEnglish }: CampaignPlan): Speech | undefined {
  return brief.wantsVoiceover && inEnglish ? (findEspeakVoice() ?? undefined) : undefined;
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

export function toPartFailure(error: unknown): PartFailure {
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
