import { randomUUID } from "node:crypto";
import type { OpenQuestion } from "~/engine/message/message";
import { findVoiceMatches } from "~/features/brand-voice/find-voice-matches.server";
import { getSparkCost } from "~/features/content-types/content-types";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { requireProject } from "~/features/projects/project.queries.server";
import { asksForLines, getAnswerField, mostQuestions } from "~/features/sparks/answer-questions.server";
import { findAffordableTypes } from "~/features/sparks/find-affordable-types";
import { findSparkStatus } from "~/features/sparks/find-spark-status.server";
import { findVersionedTypes } from "~/features/sparks/part-versions.server";
import { readPlan } from "~/features/sparks/read-content.server";
import type { Spark } from "~/features/sparks/spark";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { answersConstraints } from "./answers.schema";
import { describeCampaign } from "./describe-campaign.server";
import { getRedos } from "./get-redos.server";
import { getResults } from "./results.queries.server";

/**
 * The results of a spark as its page shows them: Markdown as safe HTML, files by their addresses, captions with their counts.
 * @throws a 404 response when the spark is not this user's, or not of this project.
 */
export async function getResultPage(
  user: SparkAccount & { isAdmin: boolean },
  projectId: string | undefined,
  sparkId: string | undefined,
) {
  const spark = requireSpark(user, projectId, sparkId);
  const { parts, unmade, unwritten, unreadable, receipt, progress } = getResults(user, spark.id);
  const brief = readPlan(spark);
  const redos = getRedos(spark);
  return {
    spark: shown(spark),
    isAdmin: user.isAdmin,
    projectName: requireProject(user, spark.projectId).name,
    progress,
    ...(await describeCampaign(parts)),
    unmade,
    unwritten,
    unreadable,
    brief,
    again: brief && progress.hasEnded && brief.questions.length > 0 ? getAgain(user, spark, brief.questions) : null,
    voices: findVoiceMatches(user, spark),
    versioned: findVersionedTypes(spark.id),
    redos,
    receipt: [...receipt, ...redos.receipt],
    rawStatus: JSON.stringify(findSparkStatus(user, spark.documentId), null, 2),
  };
}

export type ResultPage = Awaited<ReturnType<typeof getResultPage>>;

/** The form that answers the open questions and has the campaign made again. */
function getAgain(user: SparkAccount, spark: Spark, questions: OpenQuestion[]) {
  const balance = getAvailableSparks(user.id);
  const affordable = findAffordableTypes(balance);
  const next = findNextAllowance(user);
  return {
    questions: questions.slice(0, mostQuestions).map((question, place) => ({
      name: getAnswerField(place),
      text: question.text,
      isList: asksForLines(question),
    })),
    balance,
    next: next && { sparks: next.sparks, on: formatCreatedAt(next.at) },
    contentTypes:
      getSparkCost(spark.contentTypes) <= balance
        ? spark.contentTypes
        : spark.contentTypes.filter((type) => affordable.includes(type)),
    format: spark.format,
    constraints: answersConstraints,
    nonce: randomUUID(),
  };
}

export type Again = NonNullable<ResultPage["again"]>;

const shown = ({ id, projectId, prompt, format, status, userErrorMessage }: Spark) => ({
  id,
  projectId,
  prompt,
  format,
  status,
  userErrorMessage,
});
