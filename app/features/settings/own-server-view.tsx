import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { DescribedOwnServer } from "./describe-settings.server";

export interface OwnServerPage extends DescribedOwnServer {
  constraints: Record<"address" | "apiKey" | "textTimeout", Constraint>;
}

const labels = { address: "Address", apiKey: "Server’s key", textTimeout: "Seconds for a text" };

/** A server of one's own that speaks OpenAI's protocol. */
export function OwnServerView({ environment, typed, constraints }: OwnServerPage) {
  const [form, fields] = useServerForm("own-server-form", constraints, { intent: "own-server", defaultValue: typed });
  const isSet = (variable: string) => environment.some((entry) => entry.variable === variable);
  return (
    <Section
      title="Own model server"
      id="own-server"
      intro="Ollama, vLLM, llama.cpp or a gateway: a server that speaks OpenAI’s protocol. It is asked for texts; name it for images where it paints. Choose its model under “Who is asked”."
    >
      {environment.length > 0 ? (
        <dl className="settings-facts">
          {environment.map(({ name, value, variable }) => (
            <div key={variable}>
              <dt>{name}</dt>
              <dd>
                {value} <span className="fine-print">(set by {variable} where the site is started, which wins)</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isSet("OPENAI_BASE_URL") && isSet("TEXT_TIMEOUT") ? null : (
        <form method="post" action="/settings" className="stack settings-form" {...form.props}>
          <ErrorSummary form={form} labels={labels} />
          <input type="hidden" name="intent" value="own-server" />
          {isSet("OPENAI_BASE_URL") ? null : (
            <>
              <Field
                {...fields.address}
                label={labels.address}
                type="url"
                autoComplete="off"
                optional
                hint="As this machine sees it, mostly with /v1 at its end: http://localhost:11434/v1. Empty: no such server. A stored key does not follow to another one."
              />
              <Field
                {...fields.apiKey}
                label={labels.apiKey}
                type="password"
                autoComplete="off"
                optional
                hint="Only where it asks for one. Empty: the stored one stays."
              />
            </>
          )}
          {isSet("TEXT_TIMEOUT") ? null : (
            <Field
              {...fields.textTimeout}
              label={labels.textTimeout}
              inputMode="numeric"
              autoComplete="off"
              optional
              hint="What one text may take, at every provider. Empty: 60, and 600 at a server of your own."
            />
          )}
          <div className="cluster">
            <SubmitButton variant="secondary" pending="Saving...">
              Save the server
            </SubmitButton>
          </div>
        </form>
      )}
    </Section>
  );
}
