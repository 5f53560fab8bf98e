import { sql } from "drizzle-orm";
import { lots } from "#db/schema";

/** When what is left of a lot is over, in SQL: its end, or later while the renewal that follows it is not settled. Null: never. */
export const livesUntil = sql<number | null>`coalesce(${lots.waitsUntil}, ${lots.expiresAt})`;
