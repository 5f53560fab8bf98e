import Sqlite from "better-sqlite3";
import { isDiskFull } from "./disk-full";

/** How a process waits while another one holds the database's write lock, and what it says when a statement cannot be done. */
export interface Refusals {
  /** Milliseconds that one statement waits. Waiting stops the whole process: the driver is synchronous. */
  first: number;
  /** The same once a wait was in vain, so that what comes next is not stopped as long each. */
  next: number;
  /** Milliseconds after the last wait in vain until `first` counts again. */
  recovery: number;
  /** What is thrown in place of the driver's error when the wait was in vain. */
  lockedRefusal: () => unknown;
  /** What is thrown in place of the driver's error when the disk has no room for what was to be written. */
  fullRefusal: () => unknown;
  /** Told when a wait was in vain for the first time. */
  onLocked: () => void;
}

interface Waiting extends Refusals {
  sqlite: Sqlite.Database;
  timer?: NodeJS.Timeout;
}

let waiting: Waiting | undefined;

/** Sets how this process waits and refuses from now on; until then it waits as long as the connection was opened with, and throws the driver's error. */
export function refuseStatements(sqlite: Sqlite.Database, refusals: Refusals): void {
  clearTimeout(waiting?.timer);
  waiting = { ...refusals, sqlite };
  sqlite.pragma(`busy_timeout = ${refusals.first}`);
}

/** Does some work on the database. @throws what `refuseStatements` was given, when the database was locked for too long or the disk is full. */
export function runOrRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (waiting && isDiskFull(error)) throw waiting.fullRefusal();
    if (!waiting || !isLocked(error)) throw error;
    waitLess(waiting);
    throw waiting.lockedRefusal();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

function waitLess(process: Waiting): void {
  if (process.timer) clearTimeout(process.timer);
  else process.onLocked();
  process.sqlite.pragma(`busy_timeout = ${process.next}`);
  process.timer = setTimeout(() => {
    process.timer = undefined;
    process.sqlite.pragma(`busy_timeout = ${process.first}`);
  }, process.recovery).unref();
}

/** Lets each statement of a connection go through `runOrRefuse`. */
export function watchStatements(sqlite: Sqlite.Database): void {
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((source: string) => {
    const statement = prepare(source);
    for (const method of ["run", "get", "all"] as const) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      statement[method] = ((...values: unknown[]) => runOrRefuse(() => original(...values))) as never;
    }
    return statement;
  }) as typeof sqlite.prepare;
}
