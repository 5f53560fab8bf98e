import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client";
import { lots, parts, payments, postings, sparks, subscriptions, users } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/brief";
import { namePaymentMethod } from "~/features/billing/name-payment-method";
import { livesUntil } from "~/features/ledger/lives-until";
import type { User } from "~/platform/auth/user";
import { listSearchWords, type UserFilter } from "./user-filter";

/** Where a page of the list begins, by the account beside it; both open is the newest page. */
export interface UserPlace {
  before: number | null;
  after: number | null;
}

const { passwordHash: _, ...shown } = getTableColumns(users);

/** An account by its number. */
export function findUserById(id: number): User | undefined {
  return db.select(shown).from(users).where(eq(users.id, id)).get();
}

/** Accounts, the newest first, at most `limit` beside the place. The index narrows and orders them, so that no more are read than are shown. */
export function listUsers(filter: UserFilter, { before, after }: UserPlace, limit: number): User[] {
  const query = writeMatch(filter);
  if (query === null) return [];
  const id = query ? sql`rowid` : sql`${users.id}`;
  const beside = and(before ? lt(id, before) : undefined, after ? gt(id, after) : undefined);
  const order = after ? asc(id) : desc(id);
  const rows = query ? readMatching(query, beside, order, limit) : readAll(beside, order, limit);
  return rows.sort((one, other) => other.id - one.id);
}

function readAll(beside: SQL | undefined, order: SQL, limit: number, offset = 0): User[] {
  return db.select(shown).from(users).where(beside).orderBy(order).limit(limit).offset(offset).all();
}

function readMatching(query: string, beside: SQL | undefined, order: SQL, limit: number): User[] {
  const found = db.all<{ id: number }>(
    sql`select rowid as id from user_search where ${and(sql`user_search match ${query}`, beside)} order by ${order} limit ${limit}`,
  );
  const ids = found.map(({ id }) => id);
  return db.select(shown).from(users).where(inArray(users.id, ids)).all();
}

/** A page of all accounts by its offset, the newest first. */
export function listUsersFrom(offset: number, limit: number): User[] {
  return readAll(undefined, desc(users.id), limit, offset);
}

/** What to ask the index: empty where nothing is narrowed, null where nothing can match. */
function writeMatch(filter: UserFilter): string | null {
  const words = listSearchWords(filter);
  if (filter.search && words.length === 0) return null;
  const flags = [
    filter.plan && `plan${filter.plan}`,
    filter.admin !== null && (filter.admin ? "isadmin" : "notadmin"),
    filter.banned !== null && (filter.banned ? "isbanned" : "notbanned"),
  ].filter(Boolean);
  const asked = [
    ...flags.map((flag) => `flags:${flag}`),
    ...(words.length > 0 ? [`words:(${words.map((word) => `"${word}"*`).join(" AND ")})`] : []),
  ];
  return asked.join(" AND ");
}

/** What accounts have to spend and what they used, by their numbers: what is held counts as used. */
export function findBalances(ids: readonly number[], now: Date) {
  const list = [...ids];
  const left = db
    .select({ id: lots.userId, sparks: sql<number>`sum(${lots.remaining})` })
    .from(lots)
    .where(
      and(
        inArray(lots.userId, list),
        gt(lots.remaining, 0),
        sql`${lots.effectiveAt} <= ${now.getTime()}`,
        sql`(${lots.expiresAt} is null or ${livesUntil} > ${now.getTime()})`,
      ),
    )
    .groupBy(lots.userId)
    .all();
  const used = db
    .select({ id: postings.userId, sparks: sql<number>`sum(${postings.amount})` })
    .from(postings)
    .where(and(inArray(postings.userId, list), inArray(postings.account, ["held", "spent"])))
    .groupBy(postings.userId)
    .all();
  const leftBy = new Map(left.map(({ id, sparks }) => [id, sparks]));
  const usedBy = new Map(used.map(({ id, sparks }) => [id, sparks]));
  return new Map(ids.map((id) => [id, { left: leftBy.get(id) ?? 0, used: usedBy.get(id) ?? 0 }]));
}

/** The subscriptions of accounts that run, by the accounts' numbers. */
export function findRunningSubscriptions(ids: readonly number[]) {
  const rows = db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...ids]), inArray(subscriptions.state, ["active", "past_due"])))
    .orderBy(desc(subscriptions.createdAt))
    .all();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** How accounts paid the last time, by their numbers. */
export function findPaymentMethods(ids: readonly number[]) {
  const rows = db
    .select({
      id: payments.userId,
      paidBy: payments.paidBy,
      provider: payments.provider,
      at: sql`max(${payments.createdAt})`,
    })
    .from(payments)
    .where(and(inArray(payments.userId, [...ids]), eq(payments.state, "completed")))
    .groupBy(payments.userId)
    .all();
  return new Map(rows.map((row) => [row.id, namePaymentMethod(row)]));
}

export type ContentStats = Record<ContentType, number>;

/** How many pieces of each content type were made for accounts, by their numbers. */
export function countContent(ids: readonly number[]): Map<number, ContentStats> {
  const rows = db
    .select({ id: sparks.userId, type: parts.type, made: sql<number>`count(*)` })
    .from(sparks)
    .innerJoin(parts, eq(parts.sparkId, sparks.id))
    .where(and(inArray(sparks.userId, [...ids]), eq(parts.state, "done")))
    .groupBy(sparks.userId, parts.type)
    .all();
  const none = Object.fromEntries(contentTypes.map((type) => [type, 0])) as ContentStats;
  const counts = new Map(ids.map((id) => [id, { ...none }]));
  for (const { id, type, made } of rows) Object.assign(counts.get(id) ?? {}, { [type]: made });
  return counts;
}
