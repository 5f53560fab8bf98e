import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useNonce } from "~/ui/nonce";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import showKey from "./show-key.js?url";
import "./settings.css";

export interface QuickSetup {
  mayAnswer: boolean;
  /** Whose key is in use for images, and its last four characters; null where images are drawn here. */
  inUse: { name: string; ending: string } | null;
  constraints: Record<"imageGenerationKey", Constraint>;
}

/** One key, and images come from a provider. */
export function QuickSetupForm({ mayAnswer, inUse, constraints }: QuickSetup) {
  const [form, fields] = useServerForm("quick-setup", constraints);
  const nonce = useNonce();
  return (
    <>
      <ol className="setup-steps">
        <li>
          Open an account at{" "}
          <a href="https://platform.openai.com/api-keys" rel="noreferrer">
            OpenAI
          </a>
          ,{" "}
          <a href="https://aistudio.google.com/apikey" rel="noreferrer">
            Google
          </a>{" "}
          or{" "}
          <a href="https://fal.ai/dashboard/keys" rel="noreferrer">
            fal
          </a>
          .
        </li>
        <li>Create an API key there. Images are billed by them, not in sparks.</li>
        <li>Enter it here. The next spark uses it; without a key this site draws its images itself.</li>
      </ol>
      <form method="post" action="/quick-setup" className="stack" {...form.props}>
        <ErrorSummary form={form} labels={{ imageGenerationKey: "Image generation API key" }} />
        <div className="setup-key">
          <Field
            {...fields.imageGenerationKey}
            label="Image generation API key"
            type="password"
            autoComplete="off"
            hint={
              inUse
                ? `A key of ${inUse.name} is in use. It ends in ${inUse.ending}.`
                : "It is stored sealed and never shown again."
            }
          />
          <button type="button" className="button button-quiet button-small" data-show-key hidden aria-pressed="false">
            Show
          </button>
        </div>
        {mayAnswer ? null : <p className="fine-print">Only an administrator can save a key.</p>}
        <div className="cluster">
          <SubmitButton variant="strong" pending="Saving...">
            Save API Key
          </SubmitButton>
        </div>
      </form>
      <script type="module" src={showKey} nonce={nonce} suppressHydrationWarning />
    </>
  );
}
