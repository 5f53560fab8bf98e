import { contentTypes } from "~/engine/brief";
import { getContentType } from "~/features/content-types/content-types";
import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldErrors, type FieldState, getCheckboxProps, SelectField, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { categoryWords, industryLabels } from "./template-words";
import "./templates.css";

const labels = {
  name: "Name",
  promptTemplate: "Idea",
  category: "Category",
  industry: "Industry",
  contentTypes: "Content types",
  description: "Description",
};

const categoryOptions = Object.entries(categoryWords).map(([value, { label }]) => ({ value, label }));
const industryOptions = [
  { value: "none", label: "None in particular" },
  ...Object.entries(industryLabels).map(([value, label]) => ({ value, label })),
];

/** A template of somebody's own, new or to be changed. */
export function TemplateForm({
  constraints,
  values,
}: {
  constraints: Record<keyof typeof labels, Constraint>;
  values?: Partial<Record<keyof typeof labels, string | string[] | null>>;
}) {
  const [form, fields] = useServerForm("template", constraints, { defaultValue: values });
  return (
    <form method="post" className="stack" {...form.props} data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <Field {...fields.name} label={labels.name} />
      <TextareaField
        {...fields.promptTemplate}
        label={labels.promptTemplate}
        rows={7}
        hint={
          <>
            Whole sentences, the point first. Capitals in brackets, such as [OFFER], are filled in each time. The
            project fills in [PRODUCT_NAME], [TARGET_AUDIENCE], [CALL_TO_ACTION], [KEYWORDS], [PROBLEM], [BRAND_VOICE]
            and [WEBSITE] by itself.
          </>
        }
      />
      <SelectField
        {...fields.category}
        label={labels.category}
        options={categoryOptions}
        hint="Email makes an e-mail in place of the blog post, Ads make ads in place of the captions."
      />
      <SelectField {...fields.industry} label={labels.industry} options={industryOptions} />
      <ContentTypeChecks field={fields.contentTypes} />
      <Field {...fields.description} label={labels.description} hint="For you: what it is good for." optional />
      <div className="cluster">
        <SubmitButton variant="strong" pending="Saving...">
          Save Template
        </SubmitButton>
        <LinkButton href="/content-templates">Cancel</LinkButton>
      </div>
    </form>
  );
}

function ContentTypeChecks({ field }: { field: FieldState }) {
  const boxes = getCheckboxProps(field, contentTypes);
  return (
    <fieldset
      className="field template-types"
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.errors ? `${field.id}-error` : undefined}
    >
      <legend className="field-label">{labels.contentTypes}</legend>
      <div className="cluster">
        {contentTypes.map((type, index) => (
          <label key={type} className="check">
            <input {...boxes[index]} key={type} />
            <span>{getContentType(type).title}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}
