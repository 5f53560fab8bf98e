import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FieldErrors, getCheckboxProps, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { useServerForm } from "~/ui/use-server-form";
import type { BrandVoiceReply } from "./analyse-samples.server";

/** The rules that follow from the samples, to keep or to leave out, and the project that they are for. */
export function SaveVoiceForm({
  reply: { samples, kept = [], projectId },
  rules,
  projects,
}: {
  reply: BrandVoiceReply;
  rules: readonly string[];
  projects: readonly { id: number; name: string; hasVoice: boolean }[];
}) {
  const [form, fields] = useServerForm("voice-save", { projectId: {}, rule: {} });
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
  const boxes = getCheckboxProps({ ...fields.rule, defaultValue: undefined, defaultValues: kept }, rules);
  return (
    <Section
      title="Save to a project"
      id="save"
      intro="New campaigns of the project keep to these rules, and each text says how well it matches. Untick what you do not want to keep."
    >
      <form
        method="post"
        action="/brand-voice#save"
        encType="multipart/form-data"
        className="voice-save"
        {...form.props}
      >
        <input type="hidden" name="intent" value="save" />
        {samples.map((sample) => (
          <input key={sample} type="hidden" name="contentSample" value={sample} />
        ))}
        <fieldset className="field-group" aria-describedby={fields.rule.errors ? `${fields.rule.id}-error` : undefined}>
          <legend>Rules</legend>
          <div className="voice-rules">
            {rules.map((rule, index) => (
              <label key={rule} className="check">
                <input {...boxes[index]} key={rule} id={`rule-${index + 1}`} />
                <span>{rule}</span>
              </label>
            ))}
          </div>
          <FieldErrors id={fields.rule.id} errors={fields.rule.errors} />
        </fieldset>
        <SelectField
          {...fields.projectId}
          label="Project"
          hint="An earlier voice of the project is replaced."
          defaultValue={projectId ?? (projects.length === 1 ? String(projects[0]?.id) : "")}
          options={[
            { value: "", label: "Choose a project" },
            ...projects.map(({ id, name, hasVoice }) => ({
              isTyped: true,
              value: String(id),
              label: hasVoice ? `${name} (has a voice)` : name,
            })),
          ]}
        />
        <SubmitButton variant="strong" pending="Saving...">
          Save to project
        </SubmitButton>
      </form>
    </Section>
  );
}
