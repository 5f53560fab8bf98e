import { collapseBrief } from "~/engine/collapse-brief";
import type { Brief } from "~/engine/engine";
import { factNames, type Message } from "~/engine/message/message";
import { readMaterial } from "~/engine/message/read-material";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import type { Project } from "~/features/projects/project";
import { type CheckedBrief, getFactField, toCheckedBrief, writeFact } from "./checked-brief.server";
import { toProjectProfile } from "./get-brief.server";
import type { SparkInput } from "./spark.schema";

/**
 * What is understood of a spark before it is made. Stores and charges nothing.
 * @throws TooManyRequests when the account had many briefs checked in the last hour.
 */
export function checkBrief(user: { id: number; plan: PlanName }, project: Project, input: SparkInput): Message {
  limitRate(user, "checks");
  return readMessage(toBrief(project, input));
}

/** A reading as the spark form shows it. */
export interface BriefForForm {
  /** What the fields of the facts hold, by their names. */
  values: Record<string, string>;
  checked: CheckedBrief;
}

/** The same for the form, with what is read of the idea alone, so that what the user changes is known. */
export function checkBriefForForm(
  user: { id: number; plan: PlanName },
  project: Project,
  input: SparkInput,
): BriefForForm {
  const message = checkBrief(user, project, input);
  return showBrief(toBrief(project, input), message);
}

/** A brief that is known already, as the form shows it. */
export function showBrief(brief: Brief, message: Message = readMessage(brief)): BriefForForm {
  const own = brief.facts ? readMessage({ ...brief, facts: null }) : message;
  const values = factNames.map((name) => [getFactField(name), writeFact(message.facts[name])] as const);
  return { values: Object.fromEntries(values), checked: toCheckedBrief(brief.idea, own, message) };
}

function readMessage(brief: Brief): Message {
  return readMaterial(collapseBrief(brief)).message;
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
