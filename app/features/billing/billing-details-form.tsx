import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { BillingDetails } from "./billing-details.schema";
import { members, vatRates } from "./vat-rates";
import "./billing.css";

const labels = { billingName: "Name or company", billingAddress: "Address", vatId: "VAT number", country: "Country" };
const countries = [
  { value: "", label: "Select a country" },
  ...members
    .map((value) => ({ value, label: vatRates[value].name }))
    .sort((one, other) => (one.label < other.label ? -1 : 1)),
  { value: "other", label: "Outside of the EU" },
];

interface BillingDetailsFormProps {
  details: BillingDetails;
  constraints: Record<keyof BillingDetails, Constraint>;
  /** The account's own name, which stands for none. */
  name: string;
  /** Whether the country decides the VAT. */
  asksCountry: boolean;
}

/** Whom invoices are made out to. */
export function BillingDetailsForm({ details, constraints, name, asksCountry }: BillingDetailsFormProps) {
  const [form, fields] = useServerForm("billing-details", constraints, { defaultValue: details });
  return (
    <form method="post" {...form.props} className="billing-details" data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <Field
        {...fields.billingName}
        label={labels.billingName}
        hint={
          <>
            Leave it empty to use <bdi>{name}</bdi>.
          </>
        }
        autoComplete="organization"
        optional
      />
      <TextareaField
        {...fields.billingAddress}
        label={labels.billingAddress}
        hint="Street, town, postcode and region."
        optional
      />
      {asksCountry ? (
        <SelectField
          {...fields.country}
          label={labels.country}
          hint="The VAT on your invoices is that of your country. The price stays the same."
          options={countries}
          optional
        />
      ) : null}
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
