import { createNotFound } from "~/platform/http/not-found.server";
import type { Template } from "./template";
import { findOwnTemplate } from "./template.queries.server";

/** A template of this user's own. @throws a 404 response for any other. */
export function requireOwnTemplate(user: { id: number }, id: string | undefined): Template {
  const template = findOwnTemplate(user, id);
  if (!template) throw createNotFound();
  return template;
}
