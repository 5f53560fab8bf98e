import type Sqlite from "better-sqlite3";

/** Statements that are kept; the one that was asked for longest ago goes first. The product has a few hundred. */
const mostKept = 500;

/**
 * Compiles each statement of a connection once: the same SQL gets the same statement again. why: compiling took as long as running, and the
 * query builder asks for it each time. Nobody may hold a statement over another call of `prepare`, nor iterate over one.
 */
export function keepStatements(sqlite: Sqlite.Database): void {
  const prepare = sqlite.prepare.bind(sqlite);
  const kept = new Map<string, Sqlite.Statement>();
  sqlite.prepare = ((source: string) => {
    const earlier = kept.get(source);
    // why without its rows' form: whoever had it before may have asked for another.
    const statement = earlier ? (earlier.reader ? earlier.raw(false).pluck(false) : earlier) : prepare(source);
    kept.delete(source);
    kept.set(source, statement);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
    return statement;
  }) as typeof sqlite.prepare;
}
