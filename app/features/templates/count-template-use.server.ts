import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { contentTemplates } from "#db/schema";

/** Counts one more spark that was made from this template. One that is gone counts nothing. */
export function countTemplateUse(tx: Transaction, templateId: number): void {
  tx.update(contentTemplates)
    .set({ usageCount: sql`${contentTemplates.usageCount} + 1` })
    .where(eq(contentTemplates.id, templateId))
    .run();
}
