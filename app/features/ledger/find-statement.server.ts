import { setImmediate } from "node:timers/promises";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client";
import { holds, ledgerTransactions, lots, postings, sparks } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import { describeEntry, type EntryFacts } from "./describe-entry";
import { getAvailableSparks } from "./get-available-sparks.server";

/** An entry of the ledger as its owner reads it. */
export interface StatementEntry {
  id: number;
  at: Date;
  text: string;
  /** What it added to (positive) or took from what can be spent. */
  change: number;
  /** What could be spent after it. */
  balance: number;
  /** The spark that it is about. */
  spark: { id: number; projectId: number; prompt: string } | null;
}

export interface Statement {
  entries: StatementEntry[];
  /** Where the older ones begin; null where there are none. */
  before: string | null;
}

/** Entries on a page, and in one step of a file. */
const pageLength = 50;
const stepLength = 1000;

type Row = typeof ledgerTransactions.$inferSelect;
interface Place {
  at: number;
  id: number;
}

/** This user's entries, the newest first: those before a place that an earlier page gave, or the first ones. */
export function findStatement(userId: number, before: string | null, limit = pageLength): Statement {
  const rows = findRows(userId, readPlace(before), limit + 1);
  const shown = rows.slice(0, limit);
  const [first] = shown;
  const last = shown.at(-1);
  const entries = describe(shown, first ? getBalanceAfter(userId, first) : 0);
  return { entries, before: rows.length > limit && last ? `${last.createdAt.getTime()}-${last.id}` : null };
}

/** All entries of this user, the newest first, a thousand at a time. Pages are answered in between. */
export async function* readWholeStatement(userId: number): AsyncGenerator<StatementEntry[]> {
  let place: Place | null = null;
  let balance: number | undefined;
  for (;;) {
    const rows = findRows(userId, place, stepLength);
    const [first] = rows;
    const last = rows.at(-1);
    if (!first || !last) return;
    const entries = describe(rows, balance ?? getBalanceAfter(userId, first));
    const oldest = entries.at(-1);
    balance = oldest && oldest.balance - oldest.change;
    place = { at: last.createdAt.getTime(), id: last.id };
    yield entries;
    await setImmediate();
  }
}

/** Sparks that have expired and are written off by the next entry: by so much the newest balance is more than what can be spent. */
export function countLapsed(userId: number, newestBalance: number, now = new Date()): number {
  return Math.max(0, newestBalance - getAvailableSparks(userId, now));
}

/** What cannot be read is the first page. */
function readPlace(before: string | null): Place | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(before ?? "") ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : null;
}

const inOrder = sql`(${ledgerTransactions.createdAt}, ${ledgerTransactions.id})`;

function findRows(userId: number, place: Place | null, limit: number): Row[] {
  return db
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.userId, userId), place ? sql`${inOrder} < (${place.at}, ${place.id})` : undefined))
    .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerTransactions.id))
    .limit(limit)
    .all();
}

function getBalanceAfter(userId: number, { createdAt, id }: Row): number {
  const row = db
    .select({ total: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(ledgerTransactions)
    .innerJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.userId, userId),
        eq(postings.account, "available"),
        sql`${inOrder} <= (${createdAt.getTime()}, ${id})`,
      ),
    )
    .get();
  return row?.total ?? 0;
}

/** @param balance After the first of the rows. */
function describe(rows: Row[], balance: number): StatementEntry[] {
  const moved = findMoves(rows);
  const parts = findParts(rows);
  const told = findSparks([...parts.values()].map(({ sparkId }) => sparkId));
  let after = balance;
  return rows.map((row) => {
    const { change, spent, lotKind } = moved.get(row.id) ?? { change: 0, spent: 0, lotKind: null };
    const part = parts.get(row.id) ?? null;
    const entry = {
      id: row.id,
      at: row.createdAt,
      text: describeEntry({ ...row, part, spent, lotKind }),
      change,
      balance: after,
      spark: (part && told.get(part.sparkId)) ?? null,
    };
    after -= change;
    return entry;
  });
}

/** What each entry moved, by its id. */
function findMoves(rows: Row[]) {
  const sum = (account: string) =>
    sql<number>`coalesce(sum(${postings.amount}) filter (where ${postings.account} = ${account}), 0)`;
  const found = db
    .select({
      id: postings.transactionId,
      change: sum("available"),
      spent: sum("spent"),
      lotKind: sql<EntryFacts["lotKind"]>`min(${lots.kind})`,
    })
    .from(postings)
    .leftJoin(lots, eq(lots.id, postings.lotId))
    .where(inArray(postings.transactionId, idsOf(rows)))
    .groupBy(postings.transactionId)
    .all();
  return new Map(found.map((row) => [row.id, row]));
}

/** Which part of which spark an entry is about, by the entry's id. The keys say it: `hold:{spark}:{type}`, `capture:{hold}`. */
function findParts(rows: Row[]): Map<number, { sparkId: number; type: ContentType }> {
  const settled = new Map<number, number>();
  const parts = new Map<number, { sparkId: number; type: ContentType }>();
  for (const { id, key } of rows) {
    const [, verb, subject, name] = /^(hold|capture|release|refund):(\d+)(?::(\w+))?$/.exec(key) ?? [];
    const type = contentTypes.find((each) => each === name);
    if (verb === "hold" && type) parts.set(id, { sparkId: Number(subject), type });
    else if (verb) settled.set(id, Number(subject));
  }
  const found = db
    .select({ id: holds.id, sparkId: holds.sparkId, type: holds.type })
    .from(holds)
    .where(inArray(holds.id, [...settled.values()]))
    .all();
  const byHold = new Map(found.map(({ id, ...part }) => [id, part]));
  for (const [id, hold] of settled) {
    const part = byHold.get(hold);
    if (part) parts.set(id, part);
  }
  return parts;
}

function findSparks(ids: number[]) {
  const found = db
    .select({ id: sparks.id, projectId: sparks.projectId, prompt: sparks.prompt })
    .from(sparks)
    .where(inArray(sparks.id, ids))
    .all();
  return new Map(found.map((spark) => [spark.id, spark]));
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
