import type { FactName, OpenQuestion, StatedFacts } from "~/engine/message/message";
import { findPicture } from "~/platform/media/media.queries.server";
import { readLines } from "~/platform/text/text-field";
import { getBrief } from "./get-brief.server";
import { readBrief } from "./read-brief.server";
import { readMainCharacter, type Spark } from "./spark";
import type { SparkInput } from "./spark.schema";
import { isListed, keepStated, readFacts } from "./stated-facts.server";

/** An answer as it was typed; a question that was left open has an empty one. */
export interface Answer {
  question: OpenQuestion;
  text: string;
}

/**
 * What a spark was made from, with the answers to its open questions among the stated facts.
 * @throws TooManyRequests, BriefUnread.
 */
export async function answerQuestions(spark: Spark, answers: readonly Answer[]): Promise<SparkInput> {
  const { projectId, prompt, contentTypes, format, sceneSetting, visualStyle, audioMood } = spark;
  const { wantsHorizontalVideo, wantsVoiceover, approveScript } = spark;
  const { specificCallToAction, specificSeoKeywords, productImageUrl } = spark;
  return {
    ...{ projectId, prompt, contentTypes, format, sceneSetting, visualStyle, audioMood },
    ...{ wantsHorizontalVideo, wantsVoiceover, approveScript, specificCallToAction, specificSeoKeywords },
    facts: keepStated({ ...readFacts(spark), ...(await factsOf(spark, answers)) }),
    mainCharacter: readMainCharacter(spark),
    productImageUrl: findPicture({ id: spark.userId }, productImageUrl) ? productImageUrl : null,
  };
}

/** An answer adds to what is known of its fact already: a time to a day, a line to lines. */
async function factsOf(spark: Spark, answers: readonly Answer[]): Promise<StatedFacts> {
  const { message } = await readBrief(`spark:${spark.id}`, getBrief(spark, spark.contentTypes));
  const known = message.facts;
  const facts: StatedFacts = {};
  for (const { question, text } of answers) {
    const { fact } = question;
    const lines = readLines(text);
    if (lines.length === 0) continue;
    if (isListed(fact)) facts[fact] = [...(facts[fact] ?? known[fact]), ...lines];
    else facts[fact] = join(facts[fact] ?? known[fact], lines.join(", "));
  }
  return facts;
}

/** "on Saturday 21 March" and "10 to 4" are both to be said; an answer that says the known once more takes its place. */
function join(known: string | null, answer: string): string {
  const core = known?.replace(/^(?:on|at|in|from|until|by|before)\s/i, "").toLowerCase();
  return known === null || !core || answer.toLowerCase().includes(core) ? answer : `${known}, ${answer}`;
}

/** As many questions as the form has places for. */
export const mostQuestions = 3;

export type AnswerField = "answer1" | "answer2" | "answer3";

/** The name of the control for the answer to the question in this place, counted from 0. */
export function getAnswerField(place: number): AnswerField {
  return `answer${place + 1}` as AnswerField;
}

/** Whether a question asks for several lines. */
export function asksForLines({ fact }: { fact: FactName }): boolean {
  return isListed(fact);
}
