import { SubmitButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { type OwnAccessTokenInput, tokenLifetimes, tokenScopes } from "./access-token.schema";
import type { ListedToken } from "./list-access-tokens.server";
import "./access-tokens.css";

const labels = { name: "Name", scope: "Access", lifetime: "Expires after", currentPassword: "Your password" };

export interface AccessTokensPage {
  tokens: ListedToken[];
  constraints: Record<keyof OwnAccessTokenInput, Constraint>;
  /** The token that was made a moment ago: shown this once. */
  made: { name: string; token: string } | null;
}

/** The tokens of an account, a form for another one, and the one just made. */
export function AccessTokensView({ tokens, constraints, made }: AccessTokensPage) {
  return (
    <>
      {made ? <MadeToken {...made} /> : null}
      <NewTokenForm constraints={constraints} />
      <Section title="Your tokens" id="tokens">
        {tokens.length > 0 ? (
          <ul className="access-tokens">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        ) : (
          <p>No tokens yet. You only need one for scripts and other programs.</p>
        )}
      </Section>
    </>
  );
}

function MadeToken({ name, token }: { name: string; token: string }) {
  return (
    <section className="made-token" aria-labelledby="made-token-title">
      <h2 id="made-token-title">
        Your token <bdi>{name}</bdi>
      </h2>
      <p>Copy it now. We don’t store it, so it can’t be shown again.</p>
      <p className="made-token-secret">
        <code id="made-token-secret">{token}</code>
      </p>
      <CopyButton target="made-token-secret" label="Copy token" />
    </section>
  );
}

function NewTokenForm({ constraints }: Pick<AccessTokensPage, "constraints">) {
  const [form, fields] = useServerForm("token", constraints, { defaultValue: { scope: "read", lifetime: "90" } });
  return (
    <form method="post" action="/profile/tokens" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      <Field {...fields.name} label={labels.name} hint="What it is for, such as 'Newsletter script'." />
      <SelectField
        {...fields.scope}
        label={labels.scope}
        options={Object.entries(tokenScopes).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        {...fields.lifetime}
        label={labels.lifetime}
        options={Object.entries(tokenLifetimes).map(([value, { label }]) => ({ value, label }))}
      />
      <Field
        {...fields.currentPassword}
        label={labels.currentPassword}
        type="password"
        autoComplete="current-password"
        hint="A token opens your account to programs, so we ask."
      />
      <SubmitButton variant="strong" pending="Creating...">
        Create token
      </SubmitButton>
    </form>
  );
}

function TokenRow({ token: { id, name, scope, ending, created, ends, isOver, lastUse } }: { token: ListedToken }) {
  return (
    <li>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="fine-print">
          <code>spk_...{ending}</code>, {scope === "read" ? "read only" : "read and write"}
        </span>
        <span className="fine-print">
          Created {created}, {lastUse ? `last used ${lastUse}` : "never used"},{" "}
          {isOver ? `expired ${ends}` : ends ? `expires ${ends}` : "never expires"}
        </span>
      </p>
      <form method="post" action={`/profile/tokens/${id}/removal`}>
        <SubmitButton variant="secondary" size="small" pending="Revoking...">
          Revoke<span className="visually-hidden"> {name}</span>
        </SubmitButton>
      </form>
    </li>
  );
}
