import type { Brief } from "~/engine/engine";
import { factNames, type Message } from "~/engine/message/message";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import type { Project } from "~/features/projects/project";
import { type CheckedBrief, getFactField, toCheckedBrief, writeFact } from "./checked-brief.server";
import { toProjectProfile } from "./get-brief.server";
import { readBrief } from "./read-brief.server";
import type { SparkInput } from "./spark.schema";

/**
 * What is understood of a spark before it is made. Stores and charges nothing.
 * @throws TooManyRequests when the account had many briefs checked in the last hour, or its last one is still read; BriefUnread.
 */
export async function checkBrief(
  user: { id: number; plan: PlanName },
  project: Project,
  input: SparkInput,
): Promise<Message> {
  return (await readChecked(user, toBrief(project, input))).message;
}

/** A reading as the spark form shows it. */
export interface BriefForForm {
  /** What the fields of the facts hold, by their names. */
  values: Record<string, string>;
  checked: CheckedBrief;
}

/** The same for the form, with what is read of the idea alone, so that what the user changes is known. */
export async function checkBriefForForm(
  user: { id: number; plan: PlanName },
  project: Project,
  input: SparkInput,
): Promise<BriefForForm> {
  const brief = toBrief(project, input);
  return describeBrief(brief, await readChecked(user, brief));
}

/** A brief that was checked before, as the form shows it. @throws TooManyRequests, BriefUnread. */
export async function showBrief(owner: string, brief: Brief): Promise<BriefForForm> {
  return describeBrief(brief, await readBrief(owner, brief));
}

function describeBrief(brief: Brief, { message, own }: { message: Message; own: Message }): BriefForForm {
  const values = factNames.map((name) => [getFactField(name), writeFact(message.facts[name])] as const);
  return { values: Object.fromEntries(values), checked: toCheckedBrief(brief.idea, own, message) };
}

function readChecked(user: { id: number; plan: PlanName }, brief: Brief) {
  limitRate(user, "checks");
  return readBrief(`user:${user.id}`, brief);
}

function toBrief(project: Project, input: SparkInput): Brief {
  const { prompt, projectId: _, productImageUrl: __, ...rest } = input;
  return {
    ...rest,
    seed: "",
    project: toProjectProfile(project),
    voice: null,
    idea: prompt,
    referenceImagePath: null,
    requestedAt: new Date().toISOString(),
  };
}
