import type { TextFormat } from "~/engine/engine";
import { readTextFormat } from "./read-text-format";
import { findTemplate } from "./template.queries.server";

/** What the template with this id makes of the written parts; null for the usual ones, and for a template that is gone. */
export function findTemplateFormat(user: { id: number }, id: string | null): TextFormat | null {
  return readTextFormat(findTemplate(user, id ?? undefined)?.format);
}
