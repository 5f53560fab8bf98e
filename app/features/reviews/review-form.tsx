import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField, TextareaField } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";
import type { ReviewPage } from "./get-review-page.server";

const labels = { name: "Your name", about: "About", comment: "Your comment" };

/** A comment, an approval, or the word that something has to change. */
export function ReviewForm({ page: { here, parts, about, constraints } }: { page: ReviewPage }) {
  const [form, fields] = useServerForm("review", constraints, { defaultValue: { about } });
  return (
    // why the focus: without scripts a rejected form would come back far above its place on the page.
    <form
      method="post"
      action={here}
      className="review-form"
      {...form.props}
      tabIndex={-1}
      {...(form.summary.length > 0 ? { autoFocus: true } : {})}
    >
      <ErrorSummary form={form} labels={labels} />
      <Field {...fields.name} label={labels.name} autoComplete="name" />
      <SelectField
        {...fields.about}
        label={labels.about}
        options={[
          { value: "", label: "The whole campaign" },
          ...parts.map(({ type, title }) => ({ value: type, label: title })),
        ]}
      />
      <TextareaField {...fields.comment} label={labels.comment} hint="Optional if you approve." />
      <div className="cluster">
        <SubmitButton name="intent" value="comment" variant="secondary" pending="Sending...">
          Send comment
        </SubmitButton>
        <SubmitButton name="intent" value="changes" variant="secondary" pending="Sending...">
          Request changes
        </SubmitButton>
        <SubmitButton name="intent" value="approved" variant="strong" icon="check" pending="Approving...">
          Approve
        </SubmitButton>
      </div>
    </form>
  );
}
