import { checkCaptions } from "../../../checks/caption-rules";
import type { Caption } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { captionPlatforms, getPlatform } from "../../../platforms";
import { fewRepeats, freshTries, measureShareSaid, nothingSaid, type SaidBefore } from "../../../said-before";
import { reviseCaptions } from "../../../voice/revise-content";
import { fieldOf, getTopic } from "../topics/topics";
import { Copywriter } from "../writing/copywriter";
import { SeededRandom } from "../writing/seeded-random";
import { CaptionDesk } from "./caption-desk";
import { type HookKind, hookKinds } from "./hooks";

/** Hooks that fit into the shortest platforms. */
const briefHooks: readonly HookKind[] = ["offer", "question", "tip", "invitation", "promise"];
const rounds = 12;

/** Ten captions with ten different hooks, ready to paste, each within its platform's limits. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said: SaidBefore = nothingSaid): Caption[] {
  let best: { captions: Caption[]; findings: number } | null = null;
  let sound = 0;
  for (let round = 0; round < rounds; round += 1) {
    const captions = draft(plan, round, said);
    const repeats = measureShareSaid(captions.map(({ text }) => text).join("\n\n"), plan.projectName, said);
    const broken = checkCaptions(captions, plan).length;
    if (!best || broken + repeats < best.findings) best = { captions, findings: broken + repeats };
    if (broken === 0) sound += 1;
    if (broken === 0 && (repeats < fewRepeats || sound === freshTries)) break;
  }
  return voiced((best as { captions: Caption[] }).captions, plan);
}

/** The set in the brand's measured voice, where that breaks no rule that it kept before. */
function voiced(captions: Caption[], plan: CampaignPlan): Caption[] {
  const { voice, project } = plan.brief;
  if (!voice) return captions;
  const closer = reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]);
  return checkCaptions(closer, plan).length <= checkCaptions(captions, plan).length ? closer : captions;
}

function draft(plan: CampaignPlan, round: number, said: SaidBefore): Caption[] {
  const random = new SeededRandom(`captions|${plan.brief.seed}|${plan.projectName}|${plan.brief.idea}|${round}`);
  const allowance = { audience: 4, problem: 2, promise: 2, question: 2, what: 2, detail: 2, feature: 1 };
  const writer = new Copywriter(plan, random, allowance, fieldOf(plan), said);
  const desk = new CaptionDesk(plan, getTopic(plan.topic), writer, random, said);
  const assigned = assignHooks(random);
  return captionPlatforms.map((platform, index) => desk.write(platform, assigned[index] as HookKind, index));
}

/** Gives the short platforms hooks that need little room; nobody gets a hook twice. */
function assignHooks(random: SeededRandom): HookKind[] {
  const short = random.shuffled(briefHooks);
  const long = random.shuffled(hookKinds.filter((hook) => !briefHooks.includes(hook)));
  return captionPlatforms.map(
    (platform) =>
      (getPlatform(platform).limit <= 500 ? short.shift() : long.shift()) ?? long.shift() ?? short.shift() ?? "offer",
  );
}
