import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billingDetailsConstraints, billingDetailsSchema } from "~/features/billing/billing-details.schema";
import { findBillingDetails, saveBillingDetails } from "~/features/billing/billing-details.server";
import { BillingDetailsForm } from "~/features/billing/billing-details-form";
import { requireUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { requireMethod } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Billing Details · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  const asksCountry = config.seller.vatRate === "by-country";
  return { details: findBillingDetails(user), constraints: billingDetailsConstraints, name, asksCountry };
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  const form = await parseForm(request, billingDetailsSchema);
  if (!form.ok) return form.reply();
  saveBillingDetails(user, form.value);
  return redirectWithSuccess("/billing", "Billing details saved");
}

export default function BillingDetailsPage() {
  return (
    <FormPage
      title="Billing Details"
      back="/billing"
      backLabel="Billing"
      intro="Shown on your next invoices. Invoices that were issued do not change."
    >
      <BillingDetailsForm {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
