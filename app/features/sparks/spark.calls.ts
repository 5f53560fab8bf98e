import { z } from "zod";
import { sparkStatuses } from "#db/schema";
import { contentTypes, textFormats } from "~/engine/engine";
import { factNames, messageKinds } from "~/engine/message/message";
import { pageAnswerHeaders, pageQuery } from "~/platform/http/call-page.server";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";
import { uploadSchema } from "~/platform/media/upload.schema";
import { partStatuses } from "./get-progress.server";
import { sparkCallSchema, sparkLimits } from "./spark.schema";

const optional = z.string().nullable();
const facts = {
  what: optional,
  offer: optional,
  when: optional,
  where: optional,
  for: optional,
  proof: z.array(z.string()),
  steps: z.array(z.string()),
};
const parts = z.partialRecord(z.enum(contentTypes), z.enum(partStatuses)).describe("How far each content type is.");

/** A spark as calls answer it, with what it cost so far and how far each part is. */
const sparkAnswer = z
  .object({
    id: z.int(),
    documentId: z.string(),
    projectId: z.int(),
    status: z.enum(sparkStatuses),
    prompt: z.string(),
    facts: z.object(facts).partial().nullable().describe("What was stated; null where nothing was."),
    contentTypes: z.array(z.enum(contentTypes)),
    format: z.enum(textFormats).nullable(),
    sceneSetting: optional,
    mainCharacter: z
      .object({
        name: optional,
        role: optional,
        pronouns: z.object({ object: optional, possessive: optional }),
      })
      .nullable(),
    visualStyle: optional,
    audioMood: optional,
    wantsHorizontalVideo: z.boolean(),
    wantsVoiceover: z.boolean(),
    approveScript: z.boolean(),
    specificCallToAction: optional,
    specificSeoKeywords: optional,
    productImageUrl: optional,
    userErrorMessage: optional,
    charged: z.int().describe("Sparks."),
    parts,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Spark" });

export type SparkAnswer = z.output<typeof sparkAnswer>;

/** How far a spark is, and what is there of it. */
const statusAnswer = z
  .object({
    status: z.enum(["pending", "processing", "complete", "failed"]),
    progress: z.string().describe("The step and the percentage, as in 'Writing captions 72%'."),
    userErrorMessage: optional,
    imageUrl: optional,
    captionOptions: z.array(z.string()).nullable(),
    blogContent: optional.describe("Markdown; of an e-mail its plain text."),
    videoClips: z.array(z.object({ url: z.string(), script: z.string() })).nullable(),
    script: z
      .array(z.string())
      .optional()
      .describe("The film's scenes in words, while they wait for approval: the part is `awaiting`."),
    email: z
      .object({
        subject: z.string(),
        preheader: z.string(),
        text: z.string(),
        html: z.string(),
        callToAction: z.object({ label: z.string(), url: z.string() }),
      })
      .optional()
      .describe("Where the text is an e-mail."),
    ads: z
      .object({
        headlines: z.array(z.string()),
        descriptions: z.array(z.string()),
        social: z.array(z.object({ text: z.string(), headline: z.string() })),
        url: z.string(),
      })
      .optional()
      .describe("Where the captions are ads."),
    parts,
  })
  .meta({ id: "SparkStatus" });

export type SparkStatusAnswer = z.output<typeof statusAnswer>;

const briefAnswer = z
  .object({
    message: z.object({ kind: z.enum(messageKinds), point: z.string(), ...facts }),
    sure: z.array(z.enum(factNames)).describe("The facts that were read for sure."),
    questions: z.array(z.string()).describe("What would sharpen the campaign."),
  })
  .meta({ id: "Brief" });

const example = { projectId: 1, prompt: "A launch for our autumn single-origin", contentTypes: ["caption"] };

const keyMessage = `An Idempotency-Key has 1 to ${sparkLimits.nonce} characters.`;

/** How many sparks the list of the newest ones has at most: what a start page shows of them. */
export const recentSparks = 10;

/** The calls about sparks. */
export const sparkCalls = {
  list: {
    name: "listSparks",
    method: "GET",
    path: "/api/sparks",
    summary: "Your sparks, the newest first",
    query: pageQuery,
    answer: {
      status: 200,
      meaning: "At most a hundred of them.",
      body: z.array(sparkAnswer),
      headers: pageAnswerHeaders,
    },
  },
  recent: {
    name: "listRecentSparks",
    method: "GET",
    path: "/api/sparks/recent",
    summary: "Your newest sparks",
    answer: { status: 200, meaning: `The newest first, at most ${recentSparks}.`, body: z.array(sparkAnswer) },
  },
  create: {
    name: "createSpark",
    method: "POST",
    path: "/api/sparks",
    summary: "Make a campaign",
    details:
      "The cost is held now and charged part by part, as each is ready. Ask /api/status/{documentId} how far it is.",
    headers: z.object({
      "Idempotency-Key": z
        .string()
        .min(1, keyMessage)
        .max(sparkLimits.nonce, keyMessage)
        .optional()
        .describe("A repeat under one key answers with the first spark and charges nothing."),
    }),
    body: sparkCallSchema,
    example,
    answer: {
      status: 201,
      meaning: "It is on its way.",
      body: z.object({
        id: z.int(),
        documentId: z.string(),
        projectId: z.int(),
        status: z.enum(sparkStatuses),
      }),
    },
    refusals: {
      402: "The balance is too small. Nothing was made.",
      403: "The account owes sparks, or a page of another site sent it.",
      404: "You have no such project.",
      422: "The Idempotency-Key came with another body before. Nothing was made.",
      429: "Too many in an hour.",
    },
  },
  brief: {
    name: "checkBrief",
    method: "POST",
    path: "/api/sparks/brief",
    summary: "What is understood of a spark before it is made",
    details: "Makes and charges nothing.",
    body: sparkCallSchema,
    example,
    answer: { status: 200, meaning: "What was read.", body: briefAnswer },
    refusals: {
      404: "You have no such project.",
      429: "Too many in an hour, or your last one is still being read.",
      422: "It took too long to read.",
    },
  },
  read: {
    name: "readSpark",
    method: "GET",
    path: "/api/sparks/{id}",
    summary: "One of your sparks",
    params: rowParams,
    answer: { status: 200, meaning: "The spark.", body: sparkAnswer },
    refusals: { 404: "You have no such spark." },
  },
  delete: {
    name: "deleteSpark",
    method: "DELETE",
    path: "/api/sparks/{id}",
    summary: "Delete a spark with all that was made of it",
    details: "What is being made is cancelled first, and its sparks come back. What it cost stays in your statement.",
    params: rowParams,
    answer: { status: 200, meaning: "It is gone.", body: doneAnswer },
    refusals: { 404: "You have no such spark." },
  },
  status: {
    name: "readStatus",
    method: "GET",
    path: "/api/status/{documentId}",
    summary: "How far a spark is, and what is there of it",
    params: z.object({ documentId: z.string() }),
    answer: { status: 200, meaning: "A part is there as soon as it is done.", body: statusAnswer },
    refusals: { 404: "You have no such spark." },
  },
  uploadImage: {
    name: "uploadImage",
    method: "POST",
    path: "/api/upload/image",
    summary: "Store a picture for a spark to show",
    details: "At most 10 MB. It is turned upright, loses its metadata and is at most 2,048 pixels a side.",
    body: uploadSchema,
    bodyType: "multipart/form-data",
    answer: {
      status: 200,
      meaning: "Where it lies: give it to a spark as `productImageUrl`.",
      body: z.object({ url: z.string() }),
    },
    refusals: {
      403: "Your pictures take all the room there is for them, or a page of another site sent it.",
      429: "Too many in an hour, or too many at once.",
    },
  },
} as const satisfies DescribedCalls;
