import { sql } from "drizzle-orm";
import { db } from "#db/client";
import { findLastHeartbeat, longestSilence } from "~/platform/jobs/heartbeat.server";

export interface Health {
  isHealthy: boolean;
  database: "ok" | "does not answer";
  worker: "ok" | "is not running" | "does not answer";
}

/** Whether the parts of the site answer: the database to a query, the worker by its heartbeat. */
export function checkHealth(): Health {
  const database = databaseAnswers() ? "ok" : "does not answer";
  const beat = findLastHeartbeat();
  const worker = !beat ? "is not running" : beat.age > longestSilence ? "does not answer" : "ok";
  return { isHealthy: database === "ok" && worker === "ok", database, worker };
}

function databaseAnswers(): boolean {
  try {
    db.run(sql`select 1 from users limit 1`);
    return true;
  } catch {
    return false;
  }
}
