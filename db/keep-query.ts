import type { Transaction } from "./client";

/**
 * A query that is built once, with placeholders, and run often. why: the builder takes longer for a small query than the database does. All
 * transactions are on one connection, so it runs within the one that is given.
 */
export function keepQuery<Query, Asked = Transaction>(build: (tx: Asked) => Query): (tx: Asked) => Query {
  let kept: Query | undefined;
  return (tx) => {
    kept ??= build(tx);
    return kept;
  };
}
