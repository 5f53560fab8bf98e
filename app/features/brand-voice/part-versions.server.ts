import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { parts, partVersions } from "#db/schema";
import type { Provenance } from "~/engine/engine";
import type { Part } from "~/features/sparks/spark";

/** The texts of a spark that can be rewritten. */
export type TextType = "blog" | "caption";

/** A name for just this content: a form carries it, so that one that was opened before a change changes nothing. */
export function hashContent(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
}

/** A finished text of a spark. */
export function findText(sparkId: number, type: TextType): Part | undefined {
  const one = and(eq(parts.sparkId, sparkId), eq(parts.type, type), eq(parts.state, "done"));
  return db.select().from(parts).where(one).get();
}

export function hasEarlierVersion(partId: number): boolean {
  return db.select().from(partVersions).where(eq(partVersions.partId, partId)).limit(1).get() !== undefined;
}

/** Writes new content and keeps the former one as a version. Answers false, and writes nothing, when it has changed meanwhile. */
export function replaceContent(part: Part, content: unknown, provenance: Provenance, now: Date): boolean {
  return inTransaction((tx) => {
    const current = tx.select().from(parts).where(eq(parts.id, part.id)).get();
    if (!current || hashContent(current.content) !== hashContent(part.content)) return false;
    tx.insert(partVersions)
      .values({ partId: part.id, content: current.content, provenance: current.provenance ?? {}, createdAt: now })
      .run();
    tx.update(parts).set({ content, provenance }).where(eq(parts.id, part.id)).run();
    return true;
  });
}

/** Puts the newest earlier version back in place of the content, which is dropped. Answers false when there is none, or it changed meanwhile. */
export function restorePreviousVersion(partId: number, version: string): boolean {
  return inTransaction((tx) => {
    const current = tx.select().from(parts).where(eq(parts.id, partId)).get();
    const earlier = tx
      .select()
      .from(partVersions)
      .where(eq(partVersions.partId, partId))
      .orderBy(desc(partVersions.id))
      .limit(1)
      .get();
    if (!current || !earlier || hashContent(current.content) !== version) return false;
    const { content, provenance } = earlier;
    tx.update(parts).set({ content, provenance }).where(eq(parts.id, partId)).run();
    tx.delete(partVersions).where(eq(partVersions.id, earlier.id)).run();
    return true;
  });
}
