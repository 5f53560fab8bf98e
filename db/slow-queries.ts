import type Sqlite from "better-sqlite3";

/** Milliseconds beyond which a query is worth a line in the log: a page should need a few dozen at most. */
const slowAfter = 100;

export interface SlowQuery {
  sql: string;
  milliseconds: number;
}

let report: (query: SlowQuery) => void = (query) => {
  process.stderr.write(`${JSON.stringify({ level: "warn", msg: "slow query", ...query })}\n`);
};

/** The program's log takes over from plain standard error once it is set up. */
export function setSlowQueryReport(listener: (query: SlowQuery) => void): void {
  report = listener;
}

const timed = ["run", "get", "all"] as const;

/** Times every prepared statement of a connection. Bound values are not reported: they are the users' data. */
export function reportSlowQueries(sqlite: Sqlite.Database, threshold = slowAfter): void {
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((source: string) => {
    const statement = prepare(source);
    for (const method of timed) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      statement[method] = ((...values: unknown[]) => {
        const start = performance.now();
        try {
          return original(...values);
        } finally {
          const milliseconds = Math.round(performance.now() - start);
          if (milliseconds >= threshold) report({ sql: source, milliseconds });
        }
      }) as never;
    }
    return statement;
  }) as typeof sqlite.prepare;
}
