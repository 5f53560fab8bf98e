import {
  asksForScript,
  findLocalVoice,
  type MakePart,
  type Material,
  makeEmbeddedPart,
  orderOfMaking,
  pickCampaignBrief,
  reportPart,
  reportScript,
  toPartFailure,
} from "./embedded/embedded-engine";
import {
  type Brief,
  type ContentType,
  type Engine,
  type EngineName,
  type FinishedPart,
  type GenerateOptions,
  PartFailure,
  type Provenance,
} from "./engine";
import { makePlan } from "./make-plan";
import type { CampaignPlan } from "./plan";
import { SparkBudget, sparkAllowance } from "./providers/budget";
import { Circuits } from "./providers/circuits";
import type { Providers } from "./providers/connect-providers";
import { choosePromiseScene, makeClipsByModel } from "./providers/pictures/make-clips-by-model";
import { keepPhotograph, makePhotographByModel } from "./providers/pictures/make-photograph-by-model";
import type { PictureModel } from "./providers/ports";
import { speakWithFallback } from "./providers/speak-with-fallback";
import { carryPlan, describeThoughtPlan } from "./providers/texts/carry-plan";
import { makePlanByModel, type ThoughtPlan } from "./providers/texts/make-plan-by-model";
import { writeAdsByModel } from "./providers/texts/write-ads-by-model";
import { writeBlogByModel } from "./providers/texts/write-blog-by-model";
import { writeCaptionsByModel } from "./providers/texts/write-captions-by-model";
import { writeEmailByModel } from "./providers/texts/write-email-by-model";
import { type Fallbacks, type Round, type Trouble, tryInTurn } from "./providers/try-in-turn";

export interface CampaignEngineOptions {
  /** Asked at the start of every campaign, so that a new key works without a restart. */
  providers(): Promise<Providers>;
  /** Makes the campaign when no provider is connected. */
  embedded: Engine;
  /** Makes what the built-in engine makes of a campaign; on this machine where nothing else is said. */
  makePart?: MakePart;
  /** Told of each failure of a provider, for the log. */
  onTrouble?(trouble: Trouble): void;
}

/**
 * The engine of the product: providers where they are connected, in the order of their chains, and the built-in engine after them.
 * Both work from one plan and keep the same rules. A refusal by a provider's content rules fails the part; nobody else is asked.
 */
export function createCampaignEngine({
  providers,
  embedded,
  makePart = makeEmbeddedPart,
  onTrouble = () => {},
}: CampaignEngineOptions): Engine {
  const circuits = new Circuits();
  return {
    async generate(brief, options) {
      options.signal.throwIfAborted();
      const connected = await providers();
      const isAlone = [connected.text, connected.picture, connected.video].every((chain) => chain.length === 0);
      if (isAlone && !connected.voice) return embedded.generate(brief, options);
      const { signal } = options;
      const budget = new SparkBudget({ ...sparkAllowance, waitingSeconds: connected.waitingSeconds });
      const round: Round = { signal, budget, circuits, onTrouble, givenUp: new Map() };
      await new Campaign(connected, brief, options, round, makePart).make();
    },
  };
}

/** A text that is still being written is never said to be done. */
const furthestShare = 0.97;

/** One campaign on its way. */
class Campaign {
  /** What rules made of the brief: the built-in writer's sentences are cut to it. */
  private readonly ownPlan: CampaignPlan;
  /** What a photograph for the campaign shows, in a text model's words. */
  private shot: string | null = null;
  /** The poster's photograph, once a model has painted it: the film shows it too. */
  private photograph: { file: string; by: PictureModel } | null = null;

  constructor(
    private readonly providers: Providers,
    private readonly brief: Brief,
    private readonly options: GenerateOptions,
    private readonly round: Round,
    private readonly makeOwnPart: MakePart,
  ) {
    this.ownPlan = makePlan(brief);
  }

  async make(): Promise<void> {
    const { options, brief } = this;
    const types = orderOfMaking.filter((type) => brief.contentTypes.includes(type));
    let thought: ThoughtPlan | null;
    try {
      thought = await this.think();
    } catch (error) {
      options.signal.throwIfAborted();
      // why every part: what was refused is the idea itself.
      for (const type of types) await options.onFailure(type, toPartFailure(error));
      return;
    }
    const plan = thought?.plan ?? this.ownPlan;
    this.shot = thought?.shot ?? null;
    const shown = pickCampaignBrief(plan);
    await options.onPlan(thought ? describeThoughtPlan(shown, thought) : shown);
    for (const type of types) {
      options.signal.throwIfAborted();
      const film = this.getFilmPlan(plan);
      if (type === "video" && asksForScript(film, options)) await reportScript(film, options);
      else await reportPart(type, options, () => this.makePart(type, plan));
    }
  }

  /** The plan of an earlier try where there is one, else a model's; null when none made one. */
  private async think(): Promise<ThoughtPlan | null> {
    const { options, round, ownPlan } = this;
    if (options.madePlan) return carryPlan(ownPlan, options.madePlan);
    const outcome = await tryInTurn("text", this.providers.text, round, (model) =>
      makePlanByModel(model, ownPlan, round),
    );
    return outcome.made;
  }

  private makePart(type: ContentType, plan: CampaignPlan): Promise<FinishedPart> {
    switch (type) {
      case "blog":
      case "caption":
        return this.makeText(type, plan);
      case "image":
        return this.makeImage(plan);
      case "video":
        return this.makeVideo(plan);
    }
  }

  private async makeText(type: "blog" | "caption", plan: CampaignPlan): Promise<FinishedPart> {
    const { round, options } = this;
    let reached = 0;
    const onShare = (share: number) => {
      reached = Math.max(reached, Math.min(share, furthestShare));
      options.onProgress({ type, fraction: reached });
    };
    const outcome = await tryInTurn("text", this.providers.text, round, async (model): Promise<FinishedPart> => {
      const provenance = this.provenance(model, []);
      const { format } = this.brief;
      const [writeBlog, writeCaptions] = [
        format === "email" ? writeEmailByModel : writeBlogByModel,
        format === "ad" ? writeAdsByModel : writeCaptionsByModel,
      ];
      return type === "blog"
        ? { type, content: await writeBlog(model, plan, { ...round, onShare }), provenance }
        : { type, content: await writeCaptions(model, plan, { ...round, onShare }), provenance };
    });
    if (outcome.made) return this.withFallbackFrom(outcome.made, outcome.fallbackFrom);
    if (outcome.failure && !plan.inEnglish)
      throw new PartFailure(
        "unsupported-language",
        `${outcome.failure.message} The built-in engine, which would stand in, writes in English only.`,
      );
    return this.withFallbackFrom(await this.makeOwnPart(type, this.ownPlan, options), outcome.fallbackFrom);
  }

  private async makeImage(plan: CampaignPlan): Promise<FinishedPart> {
    const { options, round } = this;
    // why nobody is asked then: the poster is to show the user's own picture.
    const models = this.brief.referenceImagePath ? [] : this.providers.picture;
    const outcome = await tryInTurn("picture", models, round, (model) =>
      makePhotographByModel(model, plan, this.shot, round),
    );
    if (!outcome.made)
      return this.withFallbackFrom(await this.makeOwnPart("image", plan, options), outcome.fallbackFrom);
    const photograph = await keepPhotograph(outcome.made, options.scratch, options.signal);
    this.photograph = { file: photograph, by: outcome.by };
    const part = await this.makeOwnPart("image", plan, options, { photograph });
    return { ...part, provenance: this.provenance(outcome.by, outcome.fallbackFrom) };
  }

  private getFilmPlan(plan: CampaignPlan): CampaignPlan {
    // why: where the built-in engine does not write, a film shows the plan's facts, and only the points are in the idea's language.
    const isTranslated = !plan.inEnglish && plan !== this.ownPlan;
    return isTranslated ? { ...plan, facts: plan.points.map(({ sentence }) => sentence) } : plan;
  }

  private async makeVideo(plan: CampaignPlan): Promise<FinishedPart> {
    const { options, round, photograph } = this;
    const shown = this.getFilmPlan(plan);
    const clips = await makeClipsByModel(this.providers.video, shown, this.shot, options.scratch, round);
    const own = findLocalVoice(plan);
    const { voice } = this.providers;
    const speech = voice && this.brief.wantsVoiceover ? speakWithFallback(voice, own, round) : own;
    const material: Material = { speech };
    if (clips.by) material.backdrops = clips.backdrops;
    else if (photograph) material.backdrops = choosePromiseScene(shown, photograph.file);
    const part = await this.makeOwnPart("video", shown, options, material);
    const by = clips.by ?? photograph?.by;
    return by
      ? { ...part, provenance: this.provenance(by, clips.fallbackFrom) }
      : this.withFallbackFrom(part, clips.fallbackFrom);
  }

  private provenance({ engine, model }: { engine: EngineName; model: string }, fallbackFrom: Fallbacks): Provenance {
    const made = { engine, model, madeAt: this.brief.requestedAt };
    return fallbackFrom.length > 0 ? { ...made, fallbackFrom } : made;
  }

  private withFallbackFrom(part: FinishedPart, fallbackFrom: Fallbacks): FinishedPart {
    return { ...part, provenance: this.provenance(part.provenance, fallbackFrom) };
  }
}
