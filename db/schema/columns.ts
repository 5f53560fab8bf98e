import { sql } from "drizzle-orm";
import { customType, integer } from "drizzle-orm/sqlite-core";

/** A moment, kept as milliseconds since 1970 in UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const createdAt = () =>
  instant("created_at").notNull().default(sql`(cast(unixepoch('subsec') * 1000 as integer))`);

/** What a JSON column gives when its text is no JSON: passes no schema, so the reader of that column deals with it, and not the whole query. */
const brokenJson = { isBrokenJson: true };

/** Plain data kept as JSON. What is read is unknown until a schema has seen it. */
export const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value),
  fromDriver(text) {
    try {
      return JSON.parse(text);
    } catch {
      return brokenJson;
    }
  },
});
