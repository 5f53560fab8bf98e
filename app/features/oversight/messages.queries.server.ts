import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { db } from "#db/client";
import { contactMessages, newsletterSubscribers } from "#db/schema";
import { parseRowId } from "~/platform/text/parse-row-id";

/** Messages on a page. */
const pageLength = 25;

export type Message = typeof contactMessages.$inferSelect;

/** What people wrote: what waits, the most urgent first, or what is answered, the newest first. */
export function findMessages(params: URLSearchParams) {
  const isAnswered = params.get("state") === "answered";
  const place = readPlace(params.get("after") ?? "");
  const { id, answerBy, answeredAt } = contactMessages;
  const query = db
    .select()
    .from(contactMessages)
    .limit(pageLength + 1);
  const rows = isAnswered
    ? query
        .where(and(isNotNull(answeredAt), place ? lt(id, place.id) : undefined))
        .orderBy(desc(id))
        .all()
    : query
        .where(
          and(
            isNull(answeredAt),
            place ? or(gt(answerBy, place.at), and(eq(answerBy, place.at), gt(id, place.id))) : undefined,
          ),
        )
        .orderBy(asc(answerBy), asc(id))
        .all();
  const messages = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? messages.at(-1) : undefined;
  return {
    isAnswered,
    messages,
    after: last ? `${last.answerBy.getTime()}.${last.id}` : null,
    subscribers:
      db.select({ all: count() }).from(newsletterSubscribers).where(isNotNull(newsletterSubscribers.confirmedAt)).get()
        ?.all ?? 0,
  };
}

function readPlace(text: string): { at: Date; id: number } | null {
  const [moment, id] = text.split(".");
  const [at, row] = [parseRowId(moment ?? ""), parseRowId(id ?? "")];
  return at !== null && row !== null ? { at: new Date(at), id: row } : null;
}
