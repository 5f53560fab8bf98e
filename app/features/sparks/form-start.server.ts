import { factNames } from "~/engine/message/message";
import type { Project } from "~/features/projects/project";
import { findAppliedRecommendation } from "~/features/recommendations/find-applied.server";
import { findTemplateForPage } from "~/features/templates/find-template-for-page.server";
import type { KeptForm } from "~/platform/http/kept-form.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { findPicture } from "~/platform/media/media.queries.server";
import type { ToastMessage } from "~/ui/toast";
import { readCarriedIdea } from "./carried-idea";
import { showBrief } from "./check-brief.server";
import { type CheckedBrief, getFactField, readCheckedBrief, writeFact } from "./checked-brief.server";
import { findAffordableTypes } from "./find-affordable-types";
import { getBrief } from "./get-brief.server";
import { choosePronouns } from "./pronouns";
import { BriefUnread } from "./read-brief.server";
import type { Spark } from "./spark";
import { findParts, findSpark } from "./spark.queries.server";
import { readFacts } from "./stated-facts.server";

/** What the spark form begins with. */
export interface FormStart {
  /** By the names of the controls. */
  values: Record<string, string | string[] | undefined>;
  /** What was understood of the idea, if its brief was checked or facts were stated. */
  checked?: CheckedBrief | null;
  /** The address of a picture of the user's own. */
  picture: string | null;
  /** The name of a picture that came without a session; it is taken into the user's store when the form is sent again. */
  keptFile?: string | null;
}

/**
 * What the form of a project begins with: a template (`templateId`), an earlier spark of the project (`from`), a recommendation
 * (`recommendation`), or every content type that the balance pays for, with the idea that a visitor brought along. Somebody else's spark, or one of another project, is none.
 */
export async function findFormStart(
  user: { id: number },
  project: Project,
  { search, balance }: { search: URLSearchParams; balance: number },
): Promise<{ start: FormStart; toast: ToastMessage | null }> {
  const { template, toast } = findTemplateForPage(user, search, project);
  if (template) {
    const { id, prompt, contentTypes, format } = template;
    const values = { prompt, contentTypes, format: format ?? undefined, templateId: String(id) };
    return { start: { values, picture: null }, toast };
  }
  const earlier = findSpark(user, search.get("from") ?? undefined);
  if (earlier?.projectId === project.id) return { start: await startFrom(user, earlier), toast };
  const applied = findAppliedRecommendation(user, project, search);
  if (applied.recommendation) {
    const { prompt, type } = applied.recommendation;
    return { start: { values: { prompt, contentTypes: [type] }, picture: null }, toast: applied.toast };
  }
  const prompt = readCarriedIdea(search) ?? undefined;
  const values = { prompt, contentTypes: findAffordableTypes(balance) };
  return { start: { values, picture: null }, toast: toast ?? applied.toast };
}

/** All that an earlier spark was made from; of its content types those that it did not deliver. */
async function startFrom(user: { id: number }, spark: Spark): Promise<FormStart> {
  const delivered = findParts(spark.id).flatMap(({ type, state }) => (state === "done" ? [type] : []));
  const missing = spark.contentTypes.filter((type) => !delivered.includes(type));
  const pronouns = { object: spark.mainCharacterPronounObject, possessive: spark.mainCharacterPronounPossessive };
  const text = (value: string | null) => value ?? undefined;
  const tick = (isWanted: boolean) => (isWanted ? "on" : undefined);
  const stated = spark.facts === null ? null : await showStated(spark);
  return {
    values: {
      prompt: spark.prompt,
      contentTypes: missing.length > 0 ? missing : spark.contentTypes,
      format: text(spark.format),
      sceneSetting: text(spark.sceneSetting),
      mainCharacterName: text(spark.mainCharacterName),
      mainCharacterRole: text(spark.mainCharacterRole),
      mainCharacterPronouns: text(choosePronouns(pronouns)),
      visualStyle: text(spark.visualStyle),
      audioMood: text(spark.audioMood),
      wantsHorizontalVideo: tick(spark.wantsHorizontalVideo),
      wantsVoiceover: tick(spark.wantsVoiceover),
      approveScript: tick(spark.approveScript),
      specificCallToAction: text(spark.specificCallToAction),
      specificSeoKeywords: text(spark.specificSeoKeywords),
      ...stated?.values,
    },
    checked: stated?.checked,
    picture: findPicture(user, spark.productImageUrl) ? spark.productImageUrl : null,
  };
}

/** What was stated of an earlier spark with what is read beside it, or alone where that cannot be read now. */
async function showStated(spark: Spark): Promise<Pick<FormStart, "values" | "checked">> {
  try {
    return await showBrief(`spark:${spark.id}`, getBrief(spark, spark.contentTypes));
  } catch (error) {
    if (!(error instanceof TooManyRequests || error instanceof BriefUnread)) throw error;
    const facts = readFacts(spark) ?? {};
    const values = factNames.map((name) => [getFactField(name), writeFact(facts[name])] as const);
    return { values: Object.fromEntries(values), checked: null };
  }
}

/** The form as it was sent without a session. */
export function startFromKept(user: { id: number }, { values, file }: KeptForm): FormStart {
  const { productImageUrl, removeProductImage, factsChecked, ...typed } = values;
  const url = typeof productImageUrl === "string" && !removeProductImage ? productImageUrl : null;
  const checked = readCheckedBrief(factsChecked);
  return { values: typed, checked, picture: findPicture(user, url) ? url : null, keptFile: file?.name ?? null };
}
