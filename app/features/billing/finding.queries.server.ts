import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "#db/client";
import { paymentAccounts, paymentFindings } from "#db/schema";

export type Finding = typeof paymentFindings.$inferSelect;

/** Findings that are shown at most. */
const most = 100;

/** Milliseconds for which what was mended is shown. */
const mendedFor = 30 * 24 * 3_600_000;

/** What providers know and our record has not, the newest first. */
export function listOpenFindings(): Finding[] {
  const isOpen = eq(paymentFindings.state, "open");
  return db.select().from(paymentFindings).where(isOpen).orderBy(desc(paymentFindings.at)).limit(most).all();
}

/** What they knew before us, and our record has since. */
export function listMendedFindings(now = new Date()): Finding[] {
  const isMended = and(
    eq(paymentFindings.state, "mended"),
    gt(paymentFindings.at, new Date(now.getTime() - mendedFor)),
  );
  return db.select().from(paymentFindings).where(isMended).orderBy(desc(paymentFindings.at)).limit(most).all();
}

/** The finding of this id. */
export function findFinding(id: number): Finding | undefined {
  return db.select().from(paymentFindings).where(eq(paymentFindings.id, id)).get();
}

/** When each provider's lists were compared last, and why the last comparison broke off. */
export function listComparisons() {
  return db.select().from(paymentAccounts).orderBy(paymentAccounts.provider).all();
}
