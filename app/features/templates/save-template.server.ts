import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { contentTemplates } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import { countOwnTemplates } from "./template.queries.server";
import type { OwnTemplate } from "./template.schema";
import { categoryFormats } from "./template-words";

/** Templates that an account keeps of its own. */
export const mostTemplates = 200;

/** The account keeps as many templates as it may. */
export class TooManyTemplates extends Error {
  override name = "TooManyTemplates";
  constructor() {
    super(`You have ${mostTemplates} templates, which is as many as an account keeps. Delete one first.`);
  }
}

/** Keeps a template for this user alone. @throws TooManyTemplates. */
export function createTemplate(user: { id: number }, input: OwnTemplate): void {
  inTransaction((tx) => {
    if (countOwnTemplates(user) >= mostTemplates) throw new TooManyTemplates();
    const own = { key: `own:${randomUUID()}`, userId: user.id, format: categoryFormats[input.category] };
    tx.insert(contentTemplates)
      .values({ ...input, ...own })
      .run();
  });
}

/** Changes a template of this user's. Sparks that were made from it stay as they are. @throws a 404 response for any other template. */
export function updateTemplate(user: { id: number }, id: number, input: OwnTemplate): void {
  inTransaction((tx) => {
    const own = and(eq(contentTemplates.id, id), eq(contentTemplates.userId, user.id));
    const { changes } = tx
      .update(contentTemplates)
      .set({ ...input, format: categoryFormats[input.category] })
      .where(own)
      .run();
    if (changes === 0) throw createNotFound();
  });
}
