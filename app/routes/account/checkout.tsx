import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderSummary } from "~/features/plans/order-summary";
import { findPaidPlan, readBillingPeriod } from "~/features/plans/plans";
import { requireUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { LinkButton } from "~/ui/button";
import { FormPage, Section } from "~/ui/page";
import { Sparks } from "~/ui/sparks";

export const meta: MetaFunction = () => [{ title: "Checkout · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const plan = findPaidPlan(searchParams.get("plan"));
  // why before sign-in is asked: nobody has to sign in to learn that there is no such plan.
  if (!plan) throw redirect("/pricing");
  await requireUser(request);
  return { plan, billing: readBillingPeriod(searchParams), freeSparks: config.freeMonthlySparks };
}

export default function Checkout() {
  const { plan, billing, freeSparks } = useLoaderData<typeof loader>();
  return (
    <FormPage title="Checkout" back={`/pricing?billing=${billing}`} backLabel="Pricing">
      <Section title="Order summary">
        <OrderSummary plan={plan} billing={billing} />
      </Section>
      <Section title="Payment System Unavailable">
        <p>
          No payment provider is connected to this site, so no plan can be bought here at the moment. Nothing was
          charged.
        </p>
        <p>
          Your account goes on as it is, with <Sparks amount={freeSparks} /> a month.
        </p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </Section>
    </FormPage>
  );
}
