import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";

const labels = { currentPassword: "Your password" };

/** Asks for the password before something is done to an account. */
export function OwnPasswordForm({
  constraints,
  submit,
  backHref,
}: {
  constraints: Record<keyof typeof labels, Constraint>;
  submit: { label: string; pending: string };
  backHref: string;
}) {
  const [form, fields] = useServerForm("own-password", constraints);
  return (
    <form method="post" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      <Field
        {...fields.currentPassword}
        label={labels.currentPassword}
        type="password"
        autoComplete="current-password"
      />
      <div className="cluster">
        <SubmitButton variant="strong" pending={submit.pending}>
          {submit.label}
        </SubmitButton>
        <LinkButton href={backHref}>Cancel</LinkButton>
      </div>
    </form>
  );
}
