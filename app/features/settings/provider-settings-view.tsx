import { CheckBadge } from "~/features/administration/check-list";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { DescribedProvider } from "./describe-settings.server";
import type { ExplainedTest } from "./explain-provider-test";
import type { ProviderKeyState } from "./provider-keys.queries.server";

export interface ProviderSettingsPage {
  providers: DescribedProvider[];
  constraints: Record<"provider" | "apiKey", Constraint>;
}

/** Whose models may make the content: keys, how each does, and a test of it. */
export function ProviderSettingsView({ providers, constraints }: ProviderSettingsPage) {
  const [testing] = useServerForm("test-provider", {}, { intent: "test-provider" });
  return (
    <Section
      title="Content providers"
      id="providers"
      intro="Without any of them the built-in engine makes everything, and it stands in where they fail. What the environment sets wins over what is set here; what is set here holds from the next spark on, without a restart."
    >
      <ErrorSummary form={testing} />
      <ul className="settings-providers">
        {providers.map((provider) => (
          <ProviderRow key={provider.provider} {...provider} />
        ))}
      </ul>
      <KeyForm providers={providers} constraints={constraints} />
    </Section>
  );
}

function ProviderRow({ name, isInUse, check, test, ...key }: DescribedProvider) {
  return (
    <li id={`provider-${key.provider}`}>
      <div className="settings-provider">
        <strong>{name}</strong>
        <Badge tone={key.from ? "ok" : key.opens ? "neutral" : "bad"}>{describeKey(key, isInUse)}</Badge>
        {isInUse ? (
          <form method="post" action="/settings">
            <input type="hidden" name="intent" value="test-provider" />
            <input type="hidden" name="provider" value={key.provider} />
            <SubmitButton variant="secondary" size="small" pending="Asking...">
              Test<span className="visually-hidden"> {name}</span>
            </SubmitButton>
          </form>
        ) : null}
        {key.savedAt ? (
          <form method="post" action="/settings">
            <input type="hidden" name="intent" value="forget-provider-key" />
            <input type="hidden" name="provider" value={key.provider} />
            <SubmitButton variant="secondary" size="small" pending="Removing...">
              Remove<span className="visually-hidden"> the key of {name}</span>
            </SubmitButton>
          </form>
        ) : null}
      </div>
      {key.opens ? null : (
        <p className="settings-health">
          {key.from === null
            ? "Cannot be read with the present ENCRYPTION_KEY: enter it again."
            : "A stored key, which is not in use, cannot be read with the present ENCRYPTION_KEY."}
        </p>
      )}
      {check ? (
        <p className="settings-health">
          <CheckBadge state={check.state} /> {check.text}
        </p>
      ) : null}
      {test ? <TestResult name={name} test={test} /> : null}
    </li>
  );
}

function TestResult({ name, test }: { name: string; test: ExplainedTest }) {
  const { at, isGood, lines, models } = test;
  return (
    <div className="settings-test">
      <p>
        <strong>{isGood ? "The last test went well" : "The last test found something"}</strong>,{" "}
        <time dateTime={at.toISOString()}>{at.toISOString().slice(0, 16).replace("T", " ")} UTC</time>.
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {models.length > 0 ? (
        <Disclosure
          summary={`${models.length.toLocaleString("en-US")} ${models.length === 1 ? "model" : "models"} that the key of ${name} offers`}
        >
          <ul className="settings-models">
            {models.map((model) => (
              <li key={model}>{model}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}

function KeyForm({ providers, constraints }: ProviderSettingsPage) {
  const [form, fields] = useServerForm("provider-key", constraints, { intent: "provider-key" });
  return (
    <form method="post" action="/settings" className="stack settings-form" {...form.props}>
      <ErrorSummary form={form} labels={{ provider: "Provider", apiKey: "Provider’s key" }} />
      <input type="hidden" name="intent" value="provider-key" />
      <SelectField
        {...fields.provider}
        label="Provider"
        options={providers.map(({ provider, name }) => ({ value: provider, label: name }))}
      />
      <Field
        {...fields.apiKey}
        label="Provider’s key"
        type="password"
        autoComplete="off"
        hint="It is stored sealed and never shown again. A key in the environment wins over it. A test asks for a word, or for one picture where the provider writes no texts: it costs what that costs there."
      />
      <div className="cluster">
        <SubmitButton variant="secondary" pending="Saving...">
          Save the key
        </SubmitButton>
      </div>
    </form>
  );
}

function describeKey({ provider, from, ending, savedAt, opens }: ProviderKeyState, isInUse: boolean): string {
  if (!opens && from === null) return "Stored, cannot be read";
  if (from !== null) return `${from === "environment" ? "From the environment" : "Stored here"}, ends in ${ending}`;
  if (savedAt) return "Stored, and not used beside OPENAI_BASE_URL";
  return provider === "openai-compatible" && isInUse ? "Used without a key of its own" : "No key";
}
