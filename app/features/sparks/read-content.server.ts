import { z } from "zod";
import {
  type CampaignBrief,
  type ContentType,
  cropShapes,
  type EngineName,
  type FailureReason,
  type Provenance,
} from "~/engine/engine";
import { factNames } from "~/engine/message/message";
import { type Readers, readRecord } from "~/platform/records/read-record.server";
import { sceneLine } from "./script";
import type { Part, Spark } from "./spark";
import type { StoredContent } from "./stored-content";

const asset = z.object({
  mediaId: z.string(),
  mimeType: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  duration: z.number().optional(),
});

const blog = z.object({
  title: z.string(),
  slug: z.string(),
  metaDescription: z.string(),
  excerpt: z.string(),
  markdown: z.string(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  claimsToCheck: z.array(z.string()),
  remarks: z.array(z.string()).optional(),
});

const email = z.object({
  format: z.literal("email"),
  subject: z.string(),
  preheader: z.string(),
  text: z.string(),
  html: z.string(),
  callToAction: z.object({ label: z.string(), url: z.string() }),
  claimsToCheck: z.array(z.string()),
  remarks: z.array(z.string()).optional(),
});

const picture = z.object({
  png: asset,
  webp: asset,
  preview: asset.optional(),
  altText: z.string(),
  crops: z.array(z.object({ shape: z.enum(cropShapes), asset, preview: asset.optional() })).optional(),
});

const captions = z.array(
  z.object({
    platform: z.string(),
    hook: z.string(),
    text: z.string(),
    shortened: z.boolean(),
    claimsToCheck: z.array(z.string()).optional(),
    remarks: z.array(z.string()).optional(),
  }),
);

const ads = z.object({
  format: z.literal("ad"),
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  social: z.array(z.object({ text: z.string(), headline: z.string() })),
  url: z.string(),
  claimsToCheck: z.array(z.string()),
  remarks: z.array(z.string()).optional(),
});

const film = z.object({
  clips: z.array(
    z.object({
      asset,
      script: z.string(),
      scene: sceneLine.optional(),
      still: asset.optional(),
      preview: asset.optional(),
    }),
  ),
  film: asset,
  horizontal: asset.nullish(),
  poster: asset,
  preview: asset.optional(),
  srt: asset,
  vtt: asset,
});

const contentReaders: { [T in ContentType]: Readers<StoredContent[T]> } = {
  blog: { 1: z.union([email, blog]) },
  image: { 1: picture },
  caption: { 1: z.union([ads, captions]) },
  video: { 1: film },
};

/** Names, which grow in number with the engine's; what is not known is shown as it is. */
const engine = z.custom<EngineName>((value) => typeof value === "string");
const reason = z.custom<FailureReason>((value) => typeof value === "string");

const provenanceReaders: Readers<Provenance> = {
  1: z
    .object({
      engine,
      model: z.string(),
      madeAt: z.string(),
      fallbackFrom: z.array(z.object({ engine, reason })).optional(),
      /** What `fallbackFrom` was called before. */
      instead: z.array(z.object({ engine, reason })).optional(),
      revised: z.object({ engine, model: z.string(), at: z.string() }).optional(),
      edited: z.object({ at: z.string() }).optional(),
    })
    .transform(({ instead, fallbackFrom = instead, ...made }) => (fallbackFrom ? { ...made, fallbackFrom } : made)),
};

const planReaders: Readers<CampaignBrief> = {
  1: z.object({
    audience: z.string(),
    problem: z.string(),
    promise: z.string(),
    headline: z.string(),
    supportingLine: z.string(),
    points: z.array(z.object({ label: z.string(), sentence: z.string() })),
    fullCallToAction: z.string(),
    keywords: z.array(z.string()),
    tone: z.string(),
    facts: z.array(z.string()),
    /** Absent in plans from before there were questions. */
    questions: z.array(z.object({ fact: z.enum(factNames), text: z.string() })).catch([]),
    claimsToCheck: z.array(z.string()).optional(),
    photograph: z.string().optional(),
    pictogram: z.string().nullable().optional(),
  }),
};

type StoredPartRow = Pick<Part, "type" | "state" | "content"> & { sparkId?: number };

/** What was made of one content type; undefined while there is nothing, and when it cannot be read. */
export function findContent<T extends ContentType>(
  type: T,
  parts: readonly StoredPartRow[],
): StoredContent[T] | undefined {
  const part = parts.find((candidate) => candidate.type === type && candidate.state === "done");
  return part && readContent(type, part);
}

/** What one part holds; undefined when it holds nothing, and when it cannot be read. */
export function readContent<T extends ContentType>(
  type: T,
  part: Pick<StoredPartRow, "content" | "sparkId">,
): StoredContent[T] | undefined {
  if (part.content === null) return undefined;
  return readRecord<StoredContent[T]>(
    `the ${type} of spark ${part.sparkId ?? "?"}`,
    contentReaders[type],
    part.content,
  );
}

/** Who made a part; null where nobody noted it, or it cannot be read. */
export function readProvenance(part: Pick<Part, "sparkId" | "type" | "provenance">): Provenance | null {
  const { provenance } = part;
  const isEmpty = provenance === null || (typeof provenance === "object" && Object.keys(provenance).length === 0);
  if (isEmpty) return null;
  return (
    readRecord(`the provenance of the ${part.type} of spark ${part.sparkId}`, provenanceReaders, provenance) ?? null
  );
}

/** The thinking behind a spark's campaign; null where there is none, or it cannot be read. */
export function readPlan(spark: Pick<Spark, "id" | "plan">): CampaignBrief | null {
  if (spark.plan === null) return null;
  return readRecord(`the plan of spark ${spark.id}`, planReaders, spark.plan) ?? null;
}
