import { randomUUID } from "node:crypto";
import { readEmailBlocks } from "~/engine/formats/lay-out-email";
import type { OpenQuestion } from "~/engine/message/message";
import { isAds, isEmail } from "~/engine/written-text";
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
import { getMediaUrl } from "~/platform/media/media";
import { renderMarkdown } from "~/platform/text/markdown.server";
import { answersConstraints } from "./answers.schema";
import { getAdLines } from "./get-ad-lines";
import { getCaptionLines } from "./get-caption-lines.server";
import { getRedos } from "./get-redos.server";
import { getResults, type Results } from "./results.queries.server";

/**
 * The results of a spark as its page shows them: Markdown as safe HTML, files by their addresses, captions with their counts.
 * @throws a 404 response when the spark is not this user's, or not of this project.
 */
export function getResultPage(user: SparkAccount, projectId: string | undefined, sparkId: string | undefined) {
  const spark = requireSpark(user, projectId, sparkId);
  const { parts, unmade, unreadable, receipt, progress } = getResults(user, spark.id);
  const brief = readPlan(spark);
  const redos = getRedos(spark);
  return {
    spark: shown(spark),
    projectName: requireProject(user, spark.projectId).name,
    progress,
    ...blogOrEmail(parts.blog),
    image: parts.image && { ...picture(parts.image.content), ...made(parts.image) },
    ...captionsOrAds(parts.caption),
    video: parts.video && { ...film(parts.video.content), ...made(parts.video) },
    unmade,
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

export type ResultPage = ReturnType<typeof getResultPage>;

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

/** The blog part as what it became. */
function blogOrEmail(part: Results["parts"]["blog"]) {
  if (!part) return {};
  const { content } = part;
  if (!isEmail(content)) return { blog: { ...content, ...made(part), html: articleHtml(content.markdown) } };
  const { text, callToAction } = content;
  return { email: { ...content, ...made(part), blocks: readEmailBlocks(text, callToAction) } };
}

/** The captions as what they became. */
function captionsOrAds(part: Results["parts"]["caption"]) {
  if (!part) return {};
  const { content } = part;
  if (!isAds(content)) return { captions: { lines: getCaptionLines(content), ...made(part) } };
  const { url, claimsToCheck, remarks } = content;
  return { ads: { groups: getAdLines(content), url, claimsToCheck, remarks, ...made(part) } };
}

const shown = ({ id, projectId, prompt, format, status, userErrorMessage }: Spark) => ({
  id,
  projectId,
  prompt,
  format,
  status,
  userErrorMessage,
});

const made = (part: { provenance: ResultsProvenance }) => ({ provenance: part.provenance });
type ResultsProvenance = NonNullable<Results["parts"]["blog"]>["provenance"];

/** Under the page's own two levels of headings. */
const articleHtml = (markdown: string) => renderMarkdown(markdown, { topLevel: 3 });

type Picture = NonNullable<Results["parts"]["image"]>["content"];
type Film = NonNullable<Results["parts"]["video"]>["content"];

function picture({ png, webp, preview, altText, crops }: Picture) {
  return {
    png: getMediaUrl(png.mediaId),
    webp: getMediaUrl(webp.mediaId),
    preview: getMediaUrl((preview ?? webp).mediaId),
    width: png.width,
    height: png.height,
    altText,
    crops: (crops ?? []).map(({ shape, asset, preview: small }) => ({
      shape,
      url: getMediaUrl(asset.mediaId),
      preview: getMediaUrl((small ?? asset).mediaId),
      width: asset.width,
      height: asset.height,
    })),
  };
}

function film({ clips, film: whole, horizontal, poster, preview, srt, vtt }: Film) {
  return {
    film: getMediaUrl(whole.mediaId),
    width: whole.width,
    height: whole.height,
    seconds: whole.duration,
    horizontal: horizontal ? getMediaUrl(horizontal.mediaId) : null,
    poster: getMediaUrl((preview ?? poster).mediaId),
    srt: getMediaUrl(srt.mediaId),
    vtt: getMediaUrl(vtt.mediaId),
    scenes: clips.map(({ asset, script, still, preview: small }) => ({
      url: getMediaUrl(asset.mediaId),
      seconds: asset.duration,
      width: asset.width,
      height: asset.height,
      script,
      still: getMediaUrl((small ?? still ?? preview ?? poster).mediaId),
    })),
  };
}
