import { countLapsed, findStatement } from "~/features/ledger/find-statement.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { findUserById } from "./user.queries.server";

/** The spark statement of somebody's account, as they read it themselves. @throws a 404 response for an unknown account. */
export function getUserStatement(id: string | undefined, before: string | null) {
  const user = findUserById(parseRowId(id) ?? 0);
  if (!user) throw createNotFound();
  const statement = findStatement(user.id, before);
  const isFirst = before === null;
  const lapsed = isFirst ? countLapsed(user.id, statement.entries[0]?.balance ?? 0) : 0;
  return { user: { id: user.id, email: user.email }, ...statement, isFirst, lapsed };
}
