import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { secrets } from "#db/schema/settings";
import { seal, unseal } from "./seal.server";

/** A secret that an administrator entered, with when; its text is null when it was sealed with another ENCRYPTION_KEY. */
export function findSecret(name: string): { text: string | null; savedAt: Date } | null {
  const row = db.select().from(secrets).where(eq(secrets.name, name)).get();
  return row ? { text: unseal(row.sealed, name), savedAt: row.updatedAt } : null;
}

/** Stores a secret, sealed, in place of an earlier one. */
export function saveSecret(name: string, text: string, now = new Date()): void {
  const sealed = seal(text, name);
  db.insert(secrets)
    .values({ name, sealed, updatedAt: now })
    .onConflictDoUpdate({ target: secrets.name, set: { sealed, updatedAt: now } })
    .run();
}

/** Deletes a secret. False where there was none. */
export function removeSecret(name: string): boolean {
  return db.delete(secrets).where(eq(secrets.name, name)).run().changes > 0;
}
