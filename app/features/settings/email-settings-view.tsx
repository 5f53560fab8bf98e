import { Badge } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import "./settings.css";
import type { TestEmailType } from "./email-key.schema";
import type { EmailStatus } from "./find-email-status.server";

export interface EmailSettings {
  status: EmailStatus;
  admin: { email: string; firstName: string };
  keyConstraints: Record<"apiKey" | "from", Constraint>;
  testConstraints: Record<"emailType" | "email" | "firstName", Constraint>;
}

const typeNames: Record<TestEmailType, string> = {
  welcome: "Welcome",
  sparkComplete: "Spark complete",
  subscriptionWelcome: "Subscription welcome",
  usageWarning: "Usage warning",
};

/** How e-mail is sent, the key for it, and a test of it. */
export function EmailSettingsView({ status, admin, keyConstraints, testConstraints }: EmailSettings) {
  return (
    <Section title="E-mail" id="email">
      <div className="cluster">
        <Badge
          tone={status.status === "active" ? "ok" : "neutral"}
          icon={status.status === "active" ? "check" : "close"}
        >
          {status.status === "active" ? "Active" : "Inactive"}
        </Badge>
        <LinkButton href="/settings#email" size="small">
          Refresh Status
        </LinkButton>
      </div>
      <p>{explainStatus(status)}</p>
      {status.problem ? <p className="fine-print">The last try: {status.problem}</p> : null}
      <KeyForm status={status} constraints={keyConstraints} />
      <TestForm admin={admin} constraints={testConstraints} />
    </Section>
  );
}

function explainStatus({ transport, keyFrom, from, isSealedOtherwise, problem, isWaiting }: EmailStatus): string {
  if (isSealedOtherwise && keyFrom !== "environment")
    return "The stored key cannot be read with the present ENCRYPTION_KEY: enter it again.";
  if (transport === null)
    return keyFrom === null
      ? "E-mails are kept here and not sent. Enter a key of Resend, or set SMTP_URL."
      : "The key is there. An address to send from is missing: enter it with the key, or set MAIL_FROM.";
  const way = transport === "resend" ? "Resend" : "SMTP";
  const rest = isWaiting ? "; one waits for another try." : problem ? "; the last test was not taken." : ".";
  return `E-mails go by ${way} from ${from}${rest}`;
}

function KeyForm({ status, constraints }: { status: EmailStatus; constraints: EmailSettings["keyConstraints"] }) {
  const [form, fields] = useServerForm("email-key", constraints, {
    intent: "email-key",
    defaultValue: { from: status.from ?? "" },
  });
  const { keyFrom, ending, isSealedOtherwise } = status;
  return (
    <>
      <form method="post" action="/settings" className="stack settings-form" {...form.props}>
        <ErrorSummary form={form} labels={{ apiKey: "API key", from: "Sender" }} />
        <input type="hidden" name="intent" value="email-key" />
        <Field
          {...fields.apiKey}
          label="API key"
          type="password"
          autoComplete="off"
          hint={
            ending
              ? `The key in use ends in ${ending}${keyFrom === "environment" ? " and comes from RESEND_API_KEY, which wins over one that is stored here" : ""}.`
              : "A key of Resend. It is stored sealed and never shown again."
          }
        />
        <Field {...fields.from} label="Sender" hint="An address of a domain that Resend knows as yours." optional />
        <div className="cluster">
          <SubmitButton variant="strong" pending="Saving...">
            Save API Key
          </SubmitButton>
        </div>
      </form>
      {keyFrom === "stored" || isSealedOtherwise ? (
        <form method="post" action="/settings">
          <input type="hidden" name="intent" value="forget-email-key" />
          <SubmitButton variant="secondary" pending="Removing...">
            Remove the stored key
          </SubmitButton>
        </form>
      ) : null}
    </>
  );
}

function TestForm({
  admin,
  constraints,
}: Pick<EmailSettings, "admin"> & { constraints: EmailSettings["testConstraints"] }) {
  const [form, fields] = useServerForm("test-email", constraints, {
    intent: "test-email",
    defaultValue: { ...admin, emailType: "welcome" },
  });
  return (
    <>
      <h3 className="settings-title">Test Email</h3>
      <form method="post" action="/settings" className="stack settings-form" {...form.props}>
        <ErrorSummary form={form} labels={{ emailType: "Type", email: "To", firstName: "First name" }} />
        <input type="hidden" name="intent" value="test-email" />
        <SelectField
          {...fields.emailType}
          label="Type"
          options={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
        />
        <Field {...fields.email} label="To" type="email" autoComplete="email" />
        <Field {...fields.firstName} label="First name" optional />
        <div className="cluster">
          <SubmitButton variant="secondary" pending="Sending...">
            Send Test
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
