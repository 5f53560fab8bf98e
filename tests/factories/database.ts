import { db } from "#db/client";

/** why without the security log: it tells of what was refused, once an hour, and a test asks what else was done. */
const rowsChanged = () =>
  Number(db.$client.prepare("select total_changes() - (select count(*) from security_events)").pluck().get());

/** How many rows some work adds, changes or removes through this process's connection, but for what the security log tells of it. */
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
