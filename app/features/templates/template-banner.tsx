import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import selectedTemplateScript from "./selected-template.js?url";
import type { SelectedTemplate } from "./template";
import { categoryWords } from "./template-words";
import "./templates.css";

/** Says which template waits for a project, and lets go of it. */
export function TemplateBanner({ template, hasProjects }: { template: SelectedTemplate; hasProjects: boolean }) {
  return (
    <section className="template-banner" aria-labelledby="template-ready">
      <div>
        <h2 id="template-ready">Template Ready</h2>
        <p>
          <Badge>{categoryWords[template.category].label}</Badge> '{template.name}' is loaded.{" "}
          {hasProjects ? "Choose a project to apply it to." : "Create a project to apply it to."}
        </p>
      </div>
      <form method="post" action="/content-templates/selection/removal">
        <SubmitButton variant="secondary" size="small" pending="Clearing...">
          Clear
        </SubmitButton>
      </form>
    </section>
  );
}

/** Tells the browser's storage what is selected, or that nothing is. */
export function SelectedTemplateScript({ template }: { template: SelectedTemplate | null }) {
  return (
    <script
      type="module"
      src={selectedTemplateScript}
      data-selected-template={template ? JSON.stringify(template) : ""}
    />
  );
}
