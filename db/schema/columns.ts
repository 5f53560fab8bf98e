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

/**
 * A list of names kept as JSON. What is no such list is read as an empty one, and nothing but words is taken from it, so that one damaged
 * row does not keep a whole list from being shown.
 */
export const names = <Name extends string>(column: string) =>
  customType<{ data: Name[]; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver(text) {
      try {
        const stored: unknown = JSON.parse(text);
        return Array.isArray(stored) ? stored.filter((name): name is Name => typeof name === "string") : [];
      } catch {
        return [];
      }
    },
  })(column);
