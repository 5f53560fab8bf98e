import type { TextFormat } from "~/engine/engine";
import type { Project } from "~/features/projects/project";
import type { ToastMessage } from "~/ui/toast";
import { type AppliedTemplate, applyTemplate } from "./apply-template";
import { readTextFormat } from "./read-text-format";
import { findTemplate } from "./template.queries.server";

export interface TemplateForPage {
  /** What the form begins with; null for the plain form. */
  template: (AppliedTemplate & { id: number; format: TextFormat | null }) | null;
  /** What the page says about it. */
  toast: ToastMessage | null;
}

/** The template that an address asks for by `templateId` and `templateApplied=true`, in this project's words. Changes nothing. */
export function findTemplateForPage(user: { id: number }, search: URLSearchParams, project: Project): TemplateForPage {
  const id = search.get("templateId");
  if (id === null || search.get("templateApplied") !== "true") return { template: null, toast: null };
  const template = findTemplate(user, id);
  if (!template) {
    const description = "It is not there any more. Here is the plain form.";
    return { template: null, toast: { type: "warning", message: "Template not found", description } };
  }
  const applied = applyTemplate(template, project);
  return {
    template: { ...applied, id: template.id, format: readTextFormat(template.format) },
    toast: { type: "success", message: "Template Applied!", description: whatIsLeft(template.name, applied.open) },
  };
}

function whatIsLeft(name: string, open: string[]): string {
  if (open.length === 0) return `Your idea starts from “${name}”.`;
  return `Your idea starts from “${name}”. Fill in what’s in brackets, such as ${open[0]}.`;
}
