import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";

/** Asks for the address to which a link to a new password goes. */
export function ForgotPasswordForm({
  canSend,
  supportEmail,
  constraints,
}: {
  /** Whether this site sends e-mail. */
  canSend: boolean;
  supportEmail: string | null;
  constraints: Record<"email", Constraint>;
}) {
  const [form, fields] = useServerForm("forgot-password", constraints);
  return (
    <form method="post" action="/forgot-password" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={{ email: "Email" }} />
      <p>
        {canSend ? (
          "A link goes to your address. It works once, for an hour."
        ) : (
          <NoEmailNote supportEmail={supportEmail} />
        )}
      </p>
      <Field {...fields.email} label="Email" type="email" autoComplete="username" />
      <div className="cluster">
        <SubmitButton variant="strong" pending="Sending Reset Link...">
          Send Reset Link
        </SubmitButton>
        <LinkButton href="/login" variant="quiet">
          Back to Login
        </LinkButton>
      </div>
    </form>
  );
}

/** Where no e-mail leaves the site, nobody waits for one. */
function NoEmailNote({ supportEmail }: { supportEmail: string | null }) {
  return (
    <>
      This site sends no e-mail yet. Your request is kept for its administrator, who can give you the link
      {supportEmail ? (
        <>
          : write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      ) : null}
      .
    </>
  );
}

/** The same whether or not the address has an account. */
export function ResetLinkSent({ canSend, supportEmail }: { canSend: boolean; supportEmail: string | null }) {
  return (
    <div className="stack">
      <p>
        If this email exists in our system, you'll receive a reset link shortly. It works once, for an hour.{" "}
        {canSend ? null : <NoEmailNote supportEmail={supportEmail} />}
      </p>
      <p className="cluster">
        <LinkButton href="/forgot-password">Try Again</LinkButton>
        <LinkButton href="/login" variant="quiet">
          Back to Login
        </LinkButton>
      </p>
    </div>
  );
}
