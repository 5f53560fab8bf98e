import type { ContentType, TextFormat } from "~/engine/brief";
import { getContentType } from "~/features/content-types/content-types";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ContentTypeIcon } from "~/ui/icon";
import { categoryWords, industryLabels, type TemplateCategory, type TemplateIndustry } from "./template-words";

export interface TemplateCardData {
  id: number;
  name: string;
  description: string;
  category: TemplateCategory;
  industry: TemplateIndustry | null;
  contentTypes: ContentType[];
  /** What the written parts become; null for the usual ones. */
  format: TextFormat | null;
  usageCount: number;
  promptTemplate: string;
  /** It is the user's own, to change and to delete. */
  isOwn: boolean;
}

/** One template among many: what it makes, how its idea reads, and the way to use it. */
export function TemplateCard({ template }: { template: TemplateCardData }) {
  return (
    <article className="template-card">
      <h3>{template.name}</h3>
      <p className="cluster">
        <Badge>{categoryWords[template.category].label}</Badge>
        {template.industry ? <Badge>{industryLabels[template.industry]}</Badge> : null}
        {template.isOwn ? <Badge>Yours</Badge> : null}
      </p>
      {template.description ? <p className="template-card-text">{template.description}</p> : null}
      <p className="visually-hidden">It makes:</p>
      <ul className="template-card-types">
        {template.contentTypes.map((type) => (
          <li key={type}>
            <ContentTypeIcon type={type} /> {getContentType(type, template.format).title}
          </li>
        ))}
      </ul>
      <Disclosure summary="Read the idea">
        <p className="template-card-idea">{template.promptTemplate}</p>
      </Disclosure>
      <div className="template-card-foot">
        <form method="post" action="/content-templates/selection">
          <input type="hidden" name="templateId" value={template.id} />
          <SubmitButton variant="secondary" pending="Selecting...">
            Use Template<span className="visually-hidden"> {template.name}</span>
          </SubmitButton>
        </form>
        {template.isOwn ? (
          <p className="cluster">
            <a href={`/content-templates/${template.id}/edit`}>
              Edit<span className="visually-hidden"> {template.name}</span>
            </a>
            <a href={`/content-templates/${template.id}/deletion`}>
              Delete<span className="visually-hidden"> {template.name}</span>
            </a>
          </p>
        ) : null}
        {template.usageCount > 0 ? <p className="fine-print figure">{countUses(template.usageCount)}</p> : null}
      </div>
    </article>
  );
}

function countUses(count: number): string {
  return count === 1 ? "Used for 1 spark" : `Used for ${count.toLocaleString("en-US")} sparks`;
}
