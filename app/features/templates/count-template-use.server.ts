import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { contentTemplates } from "#db/schema";
import { isUsableBy } from "./template.queries.server";

/** Counts one more spark that this user made from a template. One that is gone, or is somebody else's, counts nothing. */
export function countTemplateUse(tx: Transaction, user: { id: number }, templateId: number): void {
  tx.update(contentTemplates)
    .set({ usageCount: sql`${contentTemplates.usageCount} + 1` })
    .where(and(eq(contentTemplates.id, templateId), isUsableBy(user)))
    .run();
}
