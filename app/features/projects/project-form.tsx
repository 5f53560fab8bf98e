import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldGroup, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";

const labels = {
  name: "Project name",
  websiteUrl: "Website or social media URL",
  description: "Description",
  targetAudience: "Target audience",
  brandVoice: "Brand voice",
  defaultCallToAction: "Call to action",
  defaultSeoKeywords: "SEO keywords",
  problemBeingSolved: "Problem being solved",
  facts: "Facts we may state",
};
type FieldName = keyof typeof labels;

/** The profile of a brand or a product: what every spark of the project starts from. */
export function ProjectForm({
  constraints,
  values,
  submit,
  back,
}: {
  constraints: Record<string, Constraint>;
  /** What the form begins with; a new project begins empty. */
  values?: Partial<Record<string, string | string[] | null>>;
  submit: { label: string; pending: string; variant: "primary" | "strong" };
  /** The way out without a change. */
  back: { href: string; label: string };
}) {
  const [form, fields] = useServerForm("project", constraints as Record<FieldName, Constraint>, {
    defaultValue: values,
  });
  return (
    <form method="post" {...form.props} data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <FieldGroup legend="The essentials">
        <Field {...fields.name} label={labels.name} placeholder="Bean There" />
        <Field
          {...fields.websiteUrl}
          label={labels.websiteUrl}
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
        />
        <TextareaField
          {...fields.description}
          label={labels.description}
          hint="What you offer and what makes it different, in a few sentences."
        />
        <TextareaField
          {...fields.targetAudience}
          label={labels.targetAudience}
          rows={2}
          hint="Who you want to reach."
        />
      </FieldGroup>
      <FieldGroup legend="Helpful extras">
        <TextareaField
          {...fields.brandVoice}
          label={labels.brandVoice}
          optional
          rows={2}
          hint="How you sound: warm, dry, plain, playful."
        />
        <Field
          {...fields.defaultCallToAction}
          label={labels.defaultCallToAction}
          optional
          hint="What people should do next. You can change it for any spark."
        />
        <Field {...fields.defaultSeoKeywords} label={labels.defaultSeoKeywords} optional hint="Separated by commas." />
        <TextareaField {...fields.problemBeingSolved} label={labels.problemBeingSolved} optional rows={2} />
        <TextareaField
          {...fields.facts}
          label={labels.facts}
          optional
          hint="One per line: opening hours, address, prices, guarantees. List only what’s true and fine to publish."
          placeholder={"Open Tuesday to Sunday, 9 to 5\n12 Mill Lane, Leeds"}
        />
      </FieldGroup>
      <div className="cluster">
        <SubmitButton variant={submit.variant} pending={submit.pending}>
          {submit.label}
        </SubmitButton>
        <LinkButton href={back.href} variant="quiet">
          {back.label}
        </LinkButton>
      </div>
    </form>
  );
}
