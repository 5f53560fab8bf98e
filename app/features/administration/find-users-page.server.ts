import { randomUUID } from "node:crypto";
import { parseRowId } from "~/platform/text/parse-row-id";
import { describeUsers } from "./describe-users.server";
import { findSiteStats } from "./find-site-stats.server";
import { findUserMoney } from "./find-user-money.server";
import { listActs } from "./list-acts.server";
import { countContent, findPaymentMethods, findUserById, listUsers, type UserPlace } from "./user.queries.server";
import { readUserFilter, writeUserFilter } from "./user-filter";

/** Accounts on a page. */
const pageLength = 25;
/** Acts that the panel of an account shows. */
const shownActs = 5;

/** What /admin shows: the part of the list that an address asks for, and the account that is managed (`user`). */
export function findUsersPage(admin: { id: number }, request: Request, now = new Date()) {
  const params = new URL(request.url).searchParams;
  const filter = readUserFilter(params);
  const after = parseRowId(params.get("after") ?? "");
  const place: UserPlace = { after, before: after ? null : parseRowId(params.get("before") ?? "") };
  const found = listUsers(filter, place, pageLength + 1);
  const hasMore = found.length > pageLength;
  const users = after && hasMore ? found.slice(1) : found.slice(0, pageLength);
  const managed = parseRowId(params.get("user") ?? "");
  return {
    stats: findSiteStats(),
    filter,
    isNarrowed: writeUserFilter(filter) !== "",
    place,
    users: describeUsers(users, now),
    older: (after ? true : hasMore) ? (users.at(-1)?.id ?? null) : null,
    newer: (after ? hasMore : place.before !== null) ? (users[0]?.id ?? null) : null,
    managed: managed === null ? null : findManaged(admin, managed, now),
  };
}

export type UsersPage = ReturnType<typeof findUsersPage>;

/** An account in its panel; null where there is none of that number. */
function findManaged(admin: { id: number }, id: number, now: Date) {
  const user = findUserById(id);
  if (!user) return null;
  const [described] = describeUsers([user], now);
  if (!described) return null;
  return {
    ...described,
    banReason: user.banReason,
    bannedAt: user.bannedAt,
    paymentMethod: findPaymentMethods([id]).get(id) ?? null,
    content: countContent([id]).get(id) ?? null,
    money: findUserMoney(id),
    acts: listActs({ userId: id }, shownActs).acts,
    isSelf: id === admin.id,
    nonce: randomUUID(),
  };
}

export type ManagedUser = NonNullable<UsersPage["managed"]>;
