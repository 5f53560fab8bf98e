import type { contentTemplates } from "#db/schema";
import type { TemplateAnswer } from "./template.calls";

export type Template = typeof contentTemplates.$inferSelect;

/** What pages show of the selected template, by the names that the browser's storage has too. */
export type SelectedTemplate = Pick<Template, "id" | "name" | "category">;

/** A template as calls answer it, by the specification's names. */
export function toTemplateAnswer(template: Template): TemplateAnswer {
  return {
    id: template.id,
    name: template.name,
    description: template.description,
    category: template.category,
    industry: template.industry,
    format: template.format,
    content_types: template.contentTypes,
    usage_count: template.usageCount,
    prompt_template: template.promptTemplate,
  };
}
