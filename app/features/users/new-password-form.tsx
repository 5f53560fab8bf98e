import type { ReactNode } from "react";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";

const labels = {
  currentPassword: "Current password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
};

type Constraints = Record<"newPassword" | "confirmPassword", Constraint> & { currentPassword?: Constraint };

/** Asks for a new password twice, and for the current one where somebody is signed in. */
export function NewPasswordForm({
  constraints,
  submit,
  beside,
  tokens = [],
}: {
  constraints: Constraints;
  submit: { label: string; pending: string };
  beside?: ReactNode;
  /** The names of access tokens that may end with the former password. */
  tokens?: readonly string[];
}) {
  const { currentPassword, ...others } = constraints;
  const known = currentPassword ? { ...others, currentPassword } : others;
  const [form, fields] = useServerForm<keyof typeof labels>("new-password", known as Required<Constraints>);
  return (
    <form method="post" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      {currentPassword ? (
        <Field
          {...fields.currentPassword}
          label={labels.currentPassword}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
      <Field
        {...fields.newPassword}
        label={labels.newPassword}
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters. A few unrelated words are easy to remember and hard to guess."
      />
      <Field {...fields.confirmPassword} label={labels.confirmPassword} type="password" autoComplete="new-password" />
      {tokens.length > 0 ? (
        <label className="check">
          <input type="checkbox" name="revokeTokens" value="on" />
          <span>
            Revoke my access tokens too: <bdi>{tokens.join(", ")}</bdi>. Do so if somebody else may know your password.
          </span>
        </label>
      ) : null}
      <div className="cluster">
        <SubmitButton variant="strong" pending={submit.pending}>
          {submit.label}
        </SubmitButton>
        {beside}
      </div>
    </form>
  );
}
