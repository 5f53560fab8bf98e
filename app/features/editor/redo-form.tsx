import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, Field } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";
import type { RedoPage } from "./get-redo-page.server";
import { RedoPrice } from "./redo-price";
import "./editor.css";

/** The price of making one part again, what becomes of the present one, and the button. What was left there before signing in stands in it again. */
export function RedoForm({ page, kept }: { page: RedoPage; kept: Record<string, unknown> | null }) {
  const { type, noun, version, results, price, balance, isEdited, headline, constraints, nonce } = page;
  const [form, fields] = useServerForm("redo", constraints, {
    defaultValue: kept
      ? { headline: readWord(kept.headline), keepsEdit: readWord(kept.keepsEdit) }
      : { headline, keepsEdit: isEdited ? "on" : null },
  });
  return (
    <form method="post" action={`${results}/again/${type}`} className="edit-form" {...form.props}>
      <ErrorSummary form={form} labels={{ headline: "Headline" }} />
      <input type="hidden" name="nonce" value={nonce} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="price" value={price} />
      {type === "image" ? (
        <Field
          {...fields.headline}
          label="Headline"
          optional
          hint="Change the headline and the poster keeps its look. Leave it and the poster gets a new look."
        />
      ) : null}
      {isEdited ? (
        <CheckboxField
          {...fields.keepsEdit}
          label="Keep my edit"
          hint={
            type === "video"
              ? "The new video uses your script with a new look. Untick this to have a new script written."
              : "The new version waits beside it, so you can compare the two."
          }
        />
      ) : null}
      <RedoPrice price={price} balance={balance} />
      <div className="cluster">
        <SubmitButton icon="spark" pending="Starting...">
          Make the {noun} again
        </SubmitButton>
        <LinkButton href={`${results}#${type}`} variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

const readWord = (value: unknown) => (typeof value === "string" ? value : null);
