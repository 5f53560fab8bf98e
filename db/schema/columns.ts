import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** A moment, kept as milliseconds since 1970 in UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const createdAt = () =>
  instant("created_at").notNull().default(sql`(cast(unixepoch('subsec') * 1000 as integer))`);
