import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import passkeyScript from "./passkey.js?url";
import "./second-factor.css";

const labels = { currentPassword: "Your password", code: "Code", name: "Name of the passkey" };

export interface SecondFactorPage {
  app: { since: string; lastUse: string | null } | null;
  passkeys: { id: number; name: string; since: string; lastUse: string | null }[];
  codesLeft: number;
  canUsePasskeys: boolean;
  constraints: Record<keyof typeof labels, Constraint>;
}

/** An app that is being set up, as its page shows it this once. */
export interface ShownSetup {
  secret: string;
  sealed: string;
  qr: { path: string; size: number };
}

/** What opens an account beside its password, and ways to add and remove it. */
export function SecondFactorView({ page, codes }: { page: SecondFactorPage; codes: string[] | null }) {
  const { app, passkeys, codesLeft, canUsePasskeys, constraints } = page;
  const hasAny = app !== null || passkeys.length > 0;
  return (
    <>
      {codes ? <NewCodes codes={codes} /> : null}
      <Section title="Authenticator app" id="app">
        {app ? (
          <Factor name="Authenticator app" removal="/profile/second-factor/app/removal" {...app} />
        ) : (
          <PasswordForm
            id="begin-app"
            intent="begin-app"
            constraints={constraints}
            label="Set up an app"
            text="An app on your phone shows six digits, new every half minute. Many password managers do so too."
          />
        )}
      </Section>
      <Section title="Passkeys" id="passkeys">
        {passkeys.map(({ id, ...passkey }) => (
          <Factor key={id} removal={`/profile/second-factor/${id}/removal`} {...passkey} />
        ))}
        {canUsePasskeys ? (
          <AddPasskey constraints={constraints} />
        ) : (
          <p>Passkeys work once this site has a name of its own in the internet, and not a number.</p>
        )}
      </Section>
      {hasAny ? (
        <Section
          title="Recovery codes"
          id="codes"
          intro={`${codesLeft} left. Each opens your account once, where you have lost the rest.`}
        >
          <PasswordForm
            id="new-codes"
            intent="new-codes"
            constraints={constraints}
            label="Make new codes"
            text="New ones take the place of all that you have."
          />
        </Section>
      ) : null}
    </>
  );
}

function NewCodes({ codes }: { codes: string[] }) {
  return (
    <section className="new-codes" aria-labelledby="new-codes-title">
      <h2 id="new-codes-title">Your recovery codes</h2>
      <p>Write them down or print them. They can’t be shown again, and each works once.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Factor({
  name,
  since,
  lastUse,
  removal,
}: {
  name: string;
  since: string;
  lastUse: string | null;
  removal: string;
}) {
  return (
    <div className="factor">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="fine-print">
          Added {since}, {lastUse ? `last used ${lastUse}` : "never used"}
        </span>
      </p>
      <LinkButton href={removal} size="small">
        Remove<span className="visually-hidden"> {name}</span>
      </LinkButton>
    </div>
  );
}

function PasswordForm({
  id,
  intent,
  constraints,
  label,
  text,
}: {
  id: string;
  intent: string;
  constraints: SecondFactorPage["constraints"];
  label: string;
  text: string;
}) {
  const [form, fields] = useServerForm(id, { currentPassword: constraints.currentPassword }, { intent });
  return (
    <form method="post" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      <p>{text}</p>
      <input type="hidden" name="intent" value={intent} />
      <Field
        {...fields.currentPassword}
        label={labels.currentPassword}
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton variant="secondary" pending="One moment...">
        {label}
      </SubmitButton>
    </form>
  );
}

/** Hidden until its script finds that the browser can. */
function AddPasskey({ constraints }: Pick<SecondFactorPage, "constraints">) {
  const { name, currentPassword } = constraints;
  const [form, fields] = useServerForm("add-passkey", { name, currentPassword }, { intent: "add-passkey" });
  return (
    <>
      <p>
        Your fingerprint, your face or the PIN of your device opens your account. A passkey needs JavaScript, an
        authenticator app does not.
      </p>
      <form method="post" className="stack" data-passkey="/profile/second-factor/passkey" hidden {...form.props}>
        <ErrorSummary form={form} labels={labels} />
        <input type="hidden" name="intent" value="add-passkey" />
        <input type="hidden" name="answer" />
        <Field {...fields.name} label={labels.name} hint="Such as 'My phone'." />
        <Field
          {...fields.currentPassword}
          label={labels.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <p role="alert" className="field-error" data-passkey-note />
        <SubmitButton variant="secondary" pending="Waiting for your passkey...">
          Add a passkey
        </SubmitButton>
        <script type="module" src={passkeyScript} />
      </form>
    </>
  );
}

/** The secret for an app, as a QR code and in letters, and the code that shows that it arrived. */
export function AppSetupView({
  setup,
  constraints,
}: {
  setup: ShownSetup;
  constraints: SecondFactorPage["constraints"];
}) {
  const [form, fields] = useServerForm("confirm-app", { code: constraints.code }, { intent: "confirm-app" });
  const { path, size } = setup.qr;
  return (
    <>
      <p>Scan this with your app, or enter the key by hand. Then enter the six digits that it shows.</p>
      <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code with the key below">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        Key: <code className="app-secret">{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <form method="post" className="stack" {...form.props}>
        <ErrorSummary form={form} labels={labels} />
        <input type="hidden" name="intent" value="confirm-app" />
        <input type="hidden" name="setup" value={setup.sealed} />
        <Field {...fields.code} label={labels.code} autoComplete="one-time-code" inputMode="numeric" />
        <div className="cluster">
          <SubmitButton variant="strong" pending="Checking...">
            Add the app
          </SubmitButton>
          <LinkButton href="/profile/second-factor">Cancel</LinkButton>
        </div>
      </form>
    </>
  );
}
