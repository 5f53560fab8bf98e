import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { contentTemplates } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";

/** Deletes a template of this user's. Sparks that were made from it stay. @throws a 404 response for any other template. */
export function deleteTemplate(user: { id: number }, id: number): void {
  const own = and(eq(contentTemplates.id, id), eq(contentTemplates.userId, user.id));
  if (db.delete(contentTemplates).where(own).run().changes === 0) throw createNotFound();
}
