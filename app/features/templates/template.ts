import type { contentTemplates } from "#db/schema";
import type { TemplateAnswer } from "./template.calls";

export type Template = typeof contentTemplates.$inferSelect;

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
