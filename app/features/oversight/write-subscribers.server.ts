import { setImmediate } from "node:timers/promises";
import { and, asc, gt, isNotNull } from "drizzle-orm";
import { db } from "#db/client";
import { newsletterSubscribers } from "#db/schema";
import { createRemovalLink } from "~/features/emails/newsletter-links.server";
import { config } from "~/platform/config/config.server";
import { toCsv, toCsvRows } from "~/platform/text/csv";

/** Rows that are read at once. */
const step = 500;

/** Who confirmed that they want the newsletter, as CSV: address, when, and the link by which each leaves. Written as it is read. */
export async function* writeSubscribers(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(toCsv([["email", "confirmed", "unsubscribe"]]));
  const { id, confirmedAt } = newsletterSubscribers;
  for (let after = 0; ; ) {
    const rows = db
      .select()
      .from(newsletterSubscribers)
      .where(and(isNotNull(confirmedAt), gt(id, after)))
      .orderBy(asc(id))
      .limit(step)
      .all();
    const lines = rows.map((row) => [
      row.email,
      row.confirmedAt?.toISOString() ?? "",
      createRemovalLink(config.origin, row.id),
    ]);
    if (lines.length > 0) yield encoder.encode(toCsvRows(lines));
    if (rows.length < step) return;
    after = rows.at(-1)?.id ?? after;
    await setImmediate();
  }
}
