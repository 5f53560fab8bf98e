import { createHash } from "node:crypto";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { parts, partVersions } from "#db/schema";
import type { ContentType, Provenance } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import { createNotFound } from "~/platform/http/not-found.server";
import type { Part } from "./spark";
import { findParts } from "./spark.queries.server";

/** What a part once was. */
export type PartVersion = typeof partVersions.$inferSelect;

/** A name for just this content: a form carries it, so that one that was opened before a change changes nothing. */
export function hashContent(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

const isOfSpark = eq(parts.sparkId, sql.placeholder("sparkId"));
const selectMade = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(parts)
    .where(and(isOfSpark, eq(parts.type, sql.placeholder("type")), eq(parts.state, "done")))
    .prepare(),
);
const selectVersioned = keepQuery((reader: typeof db) =>
  reader
    .selectDistinct({ type: parts.type })
    .from(parts)
    .innerJoin(partVersions, eq(partVersions.partId, parts.id))
    .where(isOfSpark)
    .prepare(),
);
const selectProposals = keepQuery((reader: typeof db) =>
  reader
    .select({ type: parts.type, id: partVersions.id })
    .from(partVersions)
    .innerJoin(parts, eq(parts.id, partVersions.partId))
    .where(and(isOfSpark, eq(partVersions.isProposal, true)))
    .orderBy(desc(partVersions.id))
    .prepare(),
);

/** A part of a spark that is made. */
export function findMadePart(sparkId: number, type: ContentType): Part | undefined {
  return selectMade(db).get({ sparkId, type });
}

/** The hash of each part's content, by its type; a part that is not made has none. */
export type ContentHashes = { [T in ContentType]?: string };

/** What is made of a spark, in the order of the content types. */
export function hashParts(sparkId: number): ContentHashes {
  const made = findParts(sparkId).filter(({ state, content }) => state === "done" && content !== null);
  return Object.fromEntries(made.map(({ type, content }) => [type, hashContent(content)]));
}

/** Earlier versions of a text that are kept, and of any part that are shown: each edit leaves one, and edits cost nothing. */
export const mostVersions = 100;

/** When and by whom the versions of a part were made, the newest first, without what they say. */
export function listVersionEntries(partId: number): Omit<PartVersion, "partId" | "content">[] {
  const { id, provenance, isProposal, createdAt } = partVersions;
  return db
    .select({ id, provenance, isProposal, createdAt })
    .from(partVersions)
    .where(eq(partVersions.partId, partId))
    .orderBy(desc(id))
    .limit(mostVersions)
    .all();
}

/** One version of a part, if it is that part's. */
export function findVersion(partId: number, versionId: number | null): PartVersion | undefined {
  if (versionId === null) return undefined;
  const one = and(eq(partVersions.id, versionId), eq(partVersions.partId, partId));
  return db.select().from(partVersions).where(one).get();
}

/** The version of a part with just this content, by its hash. */
export function findVersionByHash(partId: number, hash: string): PartVersion | undefined {
  for (const { id } of listVersionEntries(partId)) {
    const version = findVersion(partId, id);
    if (version && hashContent(version.content) === hash) return version;
  }
  return undefined;
}

/** The types of a spark of which there is more than the present version. */
export function findVersionedTypes(sparkId: number): ContentType[] {
  return selectVersioned(db)
    .all({ sparkId })
    .map(({ type }) => type);
}

/** What was made again beside an edit of a spark and waits for its owner's word: the newest of each type. */
export function findProposals(sparkId: number): { type: ContentType; id: number }[] {
  const found = selectProposals(db).all({ sparkId });
  return found.filter(({ type }, place) => found.findIndex((each) => each.type === type) === place);
}

/** Leaves a proposal among the versions; what is there stays. */
export function declineProposal(partId: number, versionId: number): void {
  const one = and(eq(partVersions.id, versionId), eq(partVersions.partId, partId));
  db.update(partVersions).set({ isProposal: false }).where(one).run();
}

/** Writes new content and keeps the former one as a version. Answers false, and writes nothing, when it has changed meanwhile. */
export function replaceContent(part: Part, content: unknown, provenance: Provenance, now: Date): boolean {
  return inTransaction((tx) => {
    const current = findCurrent(tx, part.id, hashContent(part.content));
    if (!current) return false;
    keepAsVersion(tx, current, now);
    tx.update(parts).set({ content, provenance }).where(eq(parts.id, part.id)).run();
    return true;
  });
}

/**
 * Makes a version the present content again; what it takes the place of is kept as a version. Answers false, and writes nothing, when
 * the content has changed since the person saw it.
 * @param version of the content that the person saw, from `hashContent`.
 * @throws a 404 response for a version that is not this part's.
 */
export function restoreVersion(partId: number, versionId: number, version: string, now = new Date()): boolean {
  return inTransaction((tx) => {
    const current = findCurrent(tx, partId, version);
    if (!current) return false;
    const one = and(eq(partVersions.id, versionId), eq(partVersions.partId, partId));
    const chosen = tx.select().from(partVersions).where(one).get();
    if (!chosen) throw createNotFound();
    keepAsVersion(tx, current, now);
    tx.delete(partVersions).where(one).run();
    tx.update(partVersions).set({ isProposal: false }).where(eq(partVersions.partId, partId)).run();
    const { content, provenance } = chosen;
    tx.update(parts).set({ content, provenance }).where(eq(parts.id, partId)).run();
    return true;
  });
}

function findCurrent(tx: Transaction, partId: number, version: string): Part | undefined {
  const current = tx.select().from(parts).where(eq(parts.id, partId)).get();
  return current && hashContent(current.content) === version ? current : undefined;
}

/** Keeps what a part holds now among its versions. */
export function keepAsVersion(tx: Transaction, { id, type, content, provenance }: Part, now: Date): void {
  tx.insert(partVersions)
    .values({ partId: id, content, provenance: provenance ?? {}, createdAt: now })
    .run();
  // why texts alone: a picture or a film is paid for, and its files go with its row.
  if (getContentType(type).isWritten) removeOldestVersions(tx, id);
}

/** Makes room for an account's next edits. What waits for its owner's word stays. */
function removeOldestVersions(tx: Transaction, partId: number): void {
  const ofPart = and(eq(partVersions.partId, partId), eq(partVersions.isProposal, false));
  const [oldest] = tx
    .select({ id: partVersions.id })
    .from(partVersions)
    .where(ofPart)
    .orderBy(desc(partVersions.id))
    .limit(1)
    .offset(mostVersions - 1)
    .all();
  if (oldest)
    tx.delete(partVersions)
      .where(and(ofPart, lt(partVersions.id, oldest.id)))
      .run();
}
