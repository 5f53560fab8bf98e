import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { BillingDetails } from "./billing-details.schema";
import "./billing.css";

const labels = { billingName: "Name or company", billingAddress: "Address", vatId: "VAT number" };

interface BillingDetailsFormProps {
  details: BillingDetails;
  constraints: Record<keyof BillingDetails, Constraint>;
  /** The account's own name, which stands for none. */
  name: string;
}

/** Whom invoices are made out to. */
export function BillingDetailsForm({ details, constraints, name }: BillingDetailsFormProps) {
  const [form, fields] = useServerForm("billing-details", constraints, { defaultValue: details });
  return (
    <form method="post" {...form.props} className="billing-details" data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <Field
        {...fields.billingName}
        label={labels.billingName}
        hint={
          <>
            Empty, it is <bdi>{name}</bdi>.
          </>
        }
        autoComplete="organization"
        optional
      />
      <TextareaField {...fields.billingAddress} label={labels.billingAddress} hint="As on a letter." optional />
      <Field
        {...fields.vatId}
        label={labels.vatId}
        hint="With its country's letters, such as DE123456789."
        autoComplete="off"
        optional
      />
      <div className="cluster">
        <SubmitButton variant="strong" pending="Saving...">
          Save Changes
        </SubmitButton>
        <LinkButton href="/billing">Cancel</LinkButton>
      </div>
    </form>
  );
}
