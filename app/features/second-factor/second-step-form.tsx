import { LinkButton, SubmitButton } from "~/ui/button";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { RefusedForm } from "../users/refused-form";
import passkeyScript from "./passkey.js?url";
import "./second-factor.css";

/** Asks for what opens an account beside its password. */
export function SecondStepForm({
  hasApp,
  hasPasskey,
  constraints,
}: {
  hasApp: boolean;
  hasPasskey: boolean;
  constraints: Record<"code", Constraint>;
}) {
  const [form, fields] = useServerForm("second-step", constraints, { intent: "code" });
  return (
    <>
      {hasPasskey ? (
        <form method="post" className="stack section" data-passkey="/login/passkey" hidden>
          <input type="hidden" name="intent" value="passkey" />
          <input type="hidden" name="answer" />
          <p role="alert" className="field-error" data-passkey-note />
          <SubmitButton variant="strong" pending="Waiting for your passkey...">
            Use a passkey
          </SubmitButton>
          <script type="module" src={passkeyScript} />
        </form>
      ) : null}
      <form method="post" className="stack" {...form.props}>
        <RefusedForm title="Login Failed" form={form} />
        <input type="hidden" name="intent" value="code" />
        <Field
          {...fields.code}
          label="Code"
          autoComplete="one-time-code"
          inputMode={hasApp ? undefined : "text"}
          hint={
            hasApp
              ? "The six digits that your authenticator app shows, or one of your recovery codes."
              : "One of your recovery codes, where you cannot use your passkey."
          }
        />
        <div className="cluster">
          <SubmitButton variant={hasApp ? "strong" : "secondary"} pending="Signing in...">
            Sign In
          </SubmitButton>
          <LinkButton href="/login" variant="quiet">
            Back to Login
          </LinkButton>
        </div>
      </form>
    </>
  );
}
