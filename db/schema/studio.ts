import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ContentType, TextFormat } from "~/engine/brief";
import { createdAt, instant, json, names } from "./columns";
import { users } from "./users";

export const projects = sqliteTable(
  "projects",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    websiteUrl: text("website_url").notNull(),
    description: text("description").notNull(),
    targetAudience: text("target_audience").notNull(),
    brandVoice: text("brand_voice"),
    defaultCallToAction: text("default_call_to_action"),
    defaultSeoKeywords: text("default_seo_keywords"),
    problemBeingSolved: text("problem_being_solved"),
    /** What may be stated of the brand, one a line. */
    facts: text("facts"),
    /** How the brand sounds, from samples of its writing; the engine's `VoiceProfile`. */
    voice: json("voice"),
    createdAt: createdAt(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt)],
);

/** "awaiting": what is left of it waits for its user's approval of the film's script, and for no worker. */
export const sparkStatuses = ["pending", "processing", "awaiting", "complete", "failed", "cancelled"] as const;
export const partStates = ["pending", "processing", "awaiting", "done", "failed", "cancelled"] as const;

export const sparks = sqliteTable(
  "sparks",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Names the work to the outside and in the queue; cannot be guessed. */
    documentId: text("document_id").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** From the form or the Idempotency-Key header: the same nonce is the same spark. */
    nonce: text("nonce").notNull(),
    /** What was asked for, so that a nonce which comes back with something else is noticed; null in sparks from before it was kept. */
    inputDigest: text("input_digest"),
    prompt: text("prompt").notNull(),
    /** What the user stated about this campaign; the engine's `StatedFacts`. */
    facts: json("facts"),
    contentTypes: names<ContentType>("content_types").notNull(),
    /** What the written parts become in place of article and captions; null for those. */
    format: text("format").$type<TextFormat>(),
    sceneSetting: text("scene_setting"),
    mainCharacterName: text("main_character_name"),
    mainCharacterRole: text("main_character_role"),
    mainCharacterPronounObject: text("main_character_pronoun_object"),
    mainCharacterPronounPossessive: text("main_character_pronoun_possessive"),
    visualStyle: text("visual_style"),
    audioMood: text("audio_mood"),
    specificCallToAction: text("specific_call_to_action"),
    specificSeoKeywords: text("specific_seo_keywords"),
    productImageUrl: text("product_image_url"),
    wantsHorizontalVideo: integer("wants_horizontal_video", { mode: "boolean" }).notNull().default(false),
    wantsVoiceover: integer("wants_voiceover", { mode: "boolean" }).notNull().default(false),
    /** The spark of which this one makes a single part again; null for one that its user sees by itself. */
    redoOf: integer("redo_of").references((): AnySQLiteColumn => sparks.id, { onDelete: "cascade" }),
    /** What a part that is made again keeps; see `Redo` in app/features/sparks. */
    redo: json("redo"),
    /** The film's script is to be approved before the film is made. */
    approveScript: integer("approve_script", { mode: "boolean" }).notNull().default(false),
    /** The film's script where its user had it in hand; see `Script` in app/features/sparks. Null where the engine writes it. */
    script: json("script"),
    /** The thinking behind the campaign, shown on the results page; the engine's `CampaignBrief`. */
    plan: json("plan"),
    status: text("status", { enum: sparkStatuses }).notNull().default("pending"),
    userErrorMessage: text("user_error_message"),
    /** How often a worker began on it; a spark that keeps killing its worker is given up. */
    attempts: integer("attempts").notNull().default(0),
    /** "{host}:{process id}:{random}": the one claim whose results count. A worker that lost it stores nothing more. */
    claimedBy: text("claimed_by"),
    createdAt: createdAt(),
    startedAt: instant("started_at"),
    /** Written while a worker is busy with it; its lease runs out without. */
    heartbeatAt: instant("heartbeat_at"),
    deadlineAt: instant("deadline_at").notNull(),
    finishedAt: instant("finished_at"),
    /** How many requests for changes of its clients are open: counted anew from `review_decisions` with each of them. */
    openRequests: integer("open_requests").notNull().default(0),
  },
  (table) => [
    uniqueIndex("sparks_nonce").on(table.userId, table.nonce),
    index("sparks_project").on(table.projectId, table.createdAt),
    // why with the day and by project: a library of a hundred thousand is narrowed without reading what it leaves out.
    index("sparks_library").on(table.userId, table.id, table.createdAt).where(sql`${table.redoOf} is null`),
    // why all four: to count a project's sparks reads no row of them
    index("sparks_project_library")
      .on(table.projectId, table.id, table.userId, table.redoOf)
      .where(sql`${table.redoOf} is null`),
    index("sparks_open").on(table.status, table.heartbeatAt),
    index("sparks_redo").on(table.redoOf),
    index("sparks_ended").on(table.finishedAt),
    index("sparks_requested").on(table.userId, table.id, table.projectId).where(sql`${table.openRequests} > 0`),
    index("sparks_finished").on(table.contentTypes, table.status, table.finishedAt),
  ],
);

export const parts = sqliteTable(
  "parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sparkId: integer("spark_id")
      .notNull()
      .references(() => sparks.id, { onDelete: "cascade" }),
    type: text("type").$type<ContentType>().notNull(),
    state: text("state", { enum: partStates }).notNull().default("pending"),
    /** 0 to 1. */
    fraction: real("fraction").notNull().default(0),
    /** What was made: text as it is, files by the ids of their media. */
    content: json("content"),
    provenance: json("provenance"),
    /** How well a text keeps to its project's voice, with the versions of both that were measured. */
    voiceMatch: json("voice_match"),
    failureReason: text("failure_reason"),
    errorMessage: text("error_message"),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    uniqueIndex("parts_spark_type").on(table.sparkId, table.type),
    check("parts_fraction", sql`${table.fraction} between 0 and 1`),
  ],
);

/** What a part's content was before it was changed, the newest last; a part that was never changed has none. */
export const partVersions = sqliteTable(
  "part_versions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    partId: integer("part_id")
      .notNull()
      .references(() => parts.id, { onDelete: "cascade" }),
    content: json("content").notNull(),
    provenance: json("provenance").notNull(),
    /** It was made again beside an edit, which it did not replace; its owner has not decided yet. */
    isProposal: integer("is_proposal", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("part_versions_part").on(table.partId)],
);
