import { db } from "#db/client";

const rowsChanged = () => Number(db.$client.prepare("select total_changes()").pluck().get());

/** How many rows some work adds, changes or removes through this process's connection. */
export function changesIn(work: () => void): number {
  const before = rowsChanged();
  work();
  return rowsChanged() - before;
}

/** The same for work that takes its time. */
export async function changesDuring(work: () => Promise<unknown>): Promise<number> {
  const before = rowsChanged();
  await work();
  return rowsChanged() - before;
}
