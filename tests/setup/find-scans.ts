import Sqlite from "better-sqlite3";
import { allowedScans } from "./allowed-scans";

/** A query of the product that reads a whole table, or all that somebody has of one where it was given the ids. */
export interface Scan {
  sql: string;
  table: string;
  /** Where the product asks it: a file and a line. */
  from: string;
}

/** A connection's way to compile a statement. */
type Prepare = (source: string) => { all(...values: unknown[]): unknown[] };

declare global {
  /** Files that share a worker's modules share its SQLite too. */
  var isWatchedForScans: boolean | undefined;
}

let found: Scan[] = [];

/** From now on each statement that the product's own code prepares is explained, once a connection. A test's own queries may read what they like. */
export function watchScans(): void {
  found = [];
  if (globalThis.isWatchedForScans) return;
  globalThis.isWatchedForScans = true;
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function (this: Sqlite.Database, source: string) {
    const from = findCaller();
    const plainly: Prepare = (sql) => prepare.call(this, sql) as ReturnType<Prepare>;
    if (from && /^\s*(?:select|with|update|delete|insert)\b/i.test(source)) noteScans(plainly, source, from);
    return prepare.call(this, source);
  } as typeof prepare;
}

/** The scans since the last look. */
export function takeScans(): Scan[] {
  const taken = found;
  found = [];
  return taken;
}

function noteScans(prepare: Prepare, source: string, from: string): void {
  for (const table of [...listScannedTables(prepare, source), ...listUnusedIds(prepare, source)]) {
    if (!allowedScans.some((allowed) => (allowed.table ?? table) === table && from.startsWith(allowed.from ?? "")))
      found.push({ sql: source, table, from });
  }
}

/** The tables of which a statement reads every row. */
export function listScannedTables(prepare: Prepare, source: string): string[] {
  const schema = readSchema(prepare);
  const plan = explain(prepare, source);
  // why: a search for none of a list asks nothing at all
  if (/\bwhere \(*false\b/i.test(source)) return [];
  const isCutShort = /\blimit\b/i.test(source);
  // why: the newest rows of all are the last ones of the table itself
  const isInOwnOrder =
    isCutShort && !/\bwhere\b/i.test(source) && !plan.some(({ detail }) => detail.startsWith("USE TEMP B-TREE"));
  return plan.flatMap(({ detail }) => {
    const [, name = "", index] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+)| VIRTUAL TABLE)?/.exec(detail) ?? [];
    // why with a limit: a list that is read in an index's order ends where its page does
    if (!name || detail.includes(" VIRTUAL TABLE") || isInOwnOrder || (index && isCutShort)) return [];
    // why: an index of some rows holds those that are looked for
    if (index && / where /i.test(schema.get(index) ?? "")) return [];
    const table = schema.has(name) ? name : aliases(source).get(name);
    return table && schema.has(table) ? [table] : [];
  });
}

/**
 * The tables of which a statement is given the ids of rows, and looks through others for them: SQLite prefers an index of whose the rows
 * are, and compares all that somebody has with the list.
 */
export function listUnusedIds(prepare: Prepare, source: string): string[] {
  const named = [...source.matchAll(/"?(\w+)"?\."?id"? in \((?:select value from json_each|\?)/gi)];
  if (named.length === 0) return [];
  const plan = explain(prepare, source);
  return named
    .map(([, name = ""]) => name)
    .filter((name) => plan.some(({ detail }) => new RegExp(`^SEARCH ${name} USING .*\\((?!id=|rowid=)`).test(detail)));
}

const explain = (prepare: Prepare, source: string) =>
  prepare(`EXPLAIN QUERY PLAN ${source}`).all(...placeholders(source)) as { detail: string }[];

/** What makes each table and index, by its name. */
function readSchema(prepare: Prepare): Map<string, string | null> {
  const rows = prepare("SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'index')").all();
  return new Map((rows as { name: string; sql: string | null }[]).map(({ name, sql }) => [name, sql]));
}

/** What tables are called in a statement. */
const aliases = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/(?:from|join)\s+"?(\w+)"?\s+(?:as\s+)?"?(\w+)"?/gi)].map(([, table = "", alias = ""]) => [
      alias,
      table,
    ]),
  );

/** As many values as a statement asks for: what they are changes nothing in its plan. */
function placeholders(source: string): unknown[] {
  const bare = source.replaceAll(/'[^']*'|"[^"]*"/g, "");
  const named = [...bare.matchAll(/[@:$](\w+)/g)].map(([, name = ""]) => [name, null] as const);
  return named.length > 0 ? [Object.fromEntries(named)] : Array.from(bare.match(/\?/g) ?? [], () => null);
}

/** The product's file that asks, where it is the product and not a test. */
function findCaller(): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const lines = new Error().stack?.split("\n").slice(1) ?? [];
  Error.stackTraceLimit = limit;
  const asked = lines.find(
    (line) =>
      !/node_modules|node:|tests\/setup|\/db\/(?:client|kept-statements|slow-queries|refused-statements|keep-query)\.ts/.test(
        line,
      ) && /\.[cm]?[jt]sx?\b/.test(line),
  );
  return asked && /\/(?:app|db)\//.test(asked) && !/\.test\.|\/tests\//.test(asked)
    ? /((?:app|db)\/[^?):]+:?\d*)/.exec(asked)?.[1]
    : undefined;
}
