import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextareaField } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";
import sampleFields from "./sample-fields.js?url";

const placeholder = "Paste your blog posts, social captions, emails or other writing here...";
const tips = ["Blog posts", "Social captions", "Email content", "Website copy", "Marketing materials"];
/** As in the schema, which stays on the server. */
const limits = { characters: 50_000, samples: 10 };

/** One field a sample. Without scripts another one comes with the next page; with scripts it comes at once and the characters are counted. */
export function BrandVoiceForm({
  samples,
  isFirst,
}: {
  samples: readonly string[];
  /** Nothing was analysed yet, so that this is what the page is for. */
  isFirst: boolean;
}) {
  const shown = samples.length > 0 ? samples : [""];
  const count = shown.reduce((sum, sample) => sum + sample.length, 0);
  const [form, fields] = useServerForm("voice", { contentSample: {} });
  return (
    <form
      method="post"
      action="/brand-voice#result"
      encType="multipart/form-data"
      className="voice-form"
      data-sample-form
      data-most={limits.characters}
      data-most-samples={limits.samples}
      {...form.props}
    >
      <ErrorSummary form={form} />
      <div className="stack" data-samples>
        {shown.map((sample, index) => (
          <TextareaField
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its place in the list, and the page is rendered once.
            key={index}
            id={index === 0 ? fields.contentSample.id : `sample-${index + 1}`}
            name="contentSample"
            label={index === 0 ? "Your writing" : `Sample ${index + 1}`}
            hint={index === 0 ? "Three to five samples make a sure reading. English only." : undefined}
            placeholder={placeholder}
            rows={index === 0 ? 10 : 5}
            maxLength={limits.characters}
            defaultValue={sample}
            errors={index === 0 ? fields.contentSample.errors : undefined}
          />
        ))}
      </div>
      <p className="fine-print figure needs-script">
        <span data-count>{count.toLocaleString("en-US")}</span> of {limits.characters.toLocaleString("en-US")}{" "}
        characters
      </p>
      <div className="cluster">
        <SubmitButton pending="Analyzing..." variant={isFirst ? "strong" : "secondary"}>
          Analyze Brand Voice
        </SubmitButton>
        {shown.length < limits.samples ? (
          <SubmitButton variant="quiet" name="intent" value="add" icon="plus">
            Add another sample
          </SubmitButton>
        ) : null}
      </div>
      <div className="voice-tips">
        <h2>What to paste</h2>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <script type="module" src={sampleFields} />
    </form>
  );
}
