import type { z } from "zod";
import { log } from "~/platform/log/log.server";

/** How each version of a stored record is read as what the product knows today; a schema of an older one ends in a transform. */
export type Readers<T> = Readonly<Record<number, z.ZodType<T>>>;

/**
 * Reads plain data that was stored as JSON, by the schema of its version: its own `version`, else 1. Undefined, with a line in the log,
 * when it cannot be read: what is damaged, or comes from a later version, must not keep the rest of a page from being shown.
 * @param what names it for the log: "the blog of spark 7".
 */
export function readRecord<T>(what: string, readers: Readers<T>, stored: unknown): T | undefined {
  const version = versionOf(stored);
  const schema = readers[version];
  const parsed = schema?.safeParse(stored);
  if (parsed?.success) return parsed.data;
  // why the paths alone: what is stored is the user's.
  const faults = parsed?.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).slice(0, 5);
  log.error({ what, version, faults: faults ?? "unknown version" }, "a stored record cannot be read");
  return undefined;
}

function versionOf(stored: unknown): number {
  const isObject = typeof stored === "object" && stored !== null && !Array.isArray(stored);
  return isObject && "version" in stored ? Number(stored.version) : 1;
}
