import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { ProviderKeyState } from "./provider-keys.queries.server";

export interface ProviderSettingsPage {
  /** Each provider's key by what may be seen of it, and its name. */
  keys: (ProviderKeyState & { name: string })[];
  /** Who is asked for each kind, in order, by name; the built-in engine comes after the last. */
  order: { kind: string; asked: string[]; models: string[]; variable: string }[];
  constraints: Record<"provider" | "apiKey", Constraint>;
}

/** Whose models make the content, with which keys. */
export function ProviderSettingsView({ keys, order, constraints }: ProviderSettingsPage) {
  const [form, fields] = useServerForm("provider-key", constraints, { intent: "provider-key" });
  return (
    <Section
      title="Content providers"
      id="providers"
      intro="Who is asked first and with which model stands in the environment; the built-in engine comes after the last."
    >
      <dl className="settings-facts">
        {order.map(({ kind, asked, models, variable }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              {[...asked, "the built-in engine"].join(", then ")}
              {models.length > 0 ? `; models: ${models.join(", ")}` : null}{" "}
              <span className="fine-print">({variable})</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="settings-keys">
        {keys.map((key) => (
          <li key={key.provider}>
            <strong>{key.name}</strong>
            <Badge tone={key.from ? "ok" : key.opens ? "neutral" : "bad"}>{describeKey(key)}</Badge>
            {key.savedAt ? (
              <form method="post" action="/settings">
                <input type="hidden" name="intent" value="forget-provider-key" />
                <input type="hidden" name="provider" value={key.provider} />
                <SubmitButton variant="secondary" size="small" pending="Removing...">
                  Remove<span className="visually-hidden"> the key of {key.name}</span>
                </SubmitButton>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
      <form method="post" action="/settings" className="stack settings-form" {...form.props}>
        <ErrorSummary form={form} labels={{ provider: "Provider", apiKey: "Provider’s key" }} />
        <input type="hidden" name="intent" value="provider-key" />
        <SelectField
          {...fields.provider}
          label="Provider"
          options={keys.map(({ provider, name }) => ({ value: provider, label: name }))}
        />
        <Field
          {...fields.apiKey}
          label="Provider’s key"
          type="password"
          autoComplete="off"
          hint="It is stored sealed and never shown again. A key in the environment wins over it."
        />
        <div className="cluster">
          <SubmitButton variant="secondary" pending="Saving...">
            Save the key
          </SubmitButton>
        </div>
      </form>
    </Section>
  );
}

function describeKey({ from, ending, savedAt, opens }: ProviderKeyState): string {
  if (!opens && from === null) return "Cannot be read with the present ENCRYPTION_KEY: enter it again";
  if (from === null) return savedAt ? "Stored, and not used beside OPENAI_BASE_URL" : "No key";
  return `${from === "environment" ? "From the environment" : "Stored here"}, ends in ${ending}`;
}
