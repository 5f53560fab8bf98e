import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FieldErrors, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import type { BrandVoiceReply } from "./analyse-samples.server";

/** The rules that follow from the samples, to keep or to leave out, and the project that they are for. */
export function SaveVoiceForm({
  reply: { samples, kept = [], saveProblem, projectId },
  rules,
  projects,
}: {
  reply: BrandVoiceReply;
  rules: readonly string[];
  projects: readonly { id: number; name: string; hasVoice: boolean }[];
}) {
  const wrong = (field: "projectId" | "rule") => (saveProblem?.field === field ? [saveProblem.message] : undefined);
  if (projects.length === 0) {
    return (
      <Section title="Save to a project" id="save">
        <EmptyState
          level={3}
          title="No projects yet"
          text="A voice belongs to a project. Create one, then analyze your writing again."
          action={<LinkButton href="/project/new">Create Your First Project</LinkButton>}
        />
      </Section>
    );
  }
  const ruleErrors = wrong("rule");
  return (
    <Section
      title="Save to a project"
      id="save"
      intro="New campaigns of the project keep to these rules, and each text says how well it matches. Untick what you do not want to keep."
    >
      <form method="post" action="/brand-voice#save" encType="multipart/form-data" className="voice-save">
        <input type="hidden" name="intent" value="save" />
        {samples.map((sample) => (
          <input key={sample} type="hidden" name="contentSample" value={sample} />
        ))}
        <fieldset className="field-group" aria-describedby={ruleErrors ? "rules-error" : undefined}>
          <legend>Rules</legend>
          <div className="voice-rules">
            {rules.map((rule, index) => (
              <label key={rule} className="check">
                <input
                  id={`rule-${index + 1}`}
                  type="checkbox"
                  name="rule"
                  value={rule}
                  defaultChecked={kept.includes(rule)}
                  aria-invalid={ruleErrors ? true : undefined}
                />
                <span>{rule}</span>
              </label>
            ))}
          </div>
          <FieldErrors id="rules" errors={ruleErrors} />
        </fieldset>
        <SelectField
          id="voice-project"
          name="projectId"
          label="Project"
          hint="An earlier voice of the project is replaced."
          defaultValue={projectId ?? (projects.length === 1 ? String(projects[0]?.id) : "")}
          errors={wrong("projectId")}
          options={[
            { value: "", label: "Choose a project" },
            ...projects.map(({ id, name, hasVoice }) => ({
              value: String(id),
              label: hasVoice ? `${name} (has a voice)` : name,
            })),
          ]}
        />
        <SubmitButton pending="Saving...">Save to project</SubmitButton>
      </form>
    </Section>
  );
}
