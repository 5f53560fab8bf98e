import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getChangePath, getChoicePath } from "~/features/billing/choice";
import { wasBoughtLately } from "~/features/billing/order.queries.server";
import { PayForm } from "~/features/billing/pay-form";
import { payFormSchema } from "~/features/billing/pay-form.schema";
import { readChoice } from "~/features/billing/read-choice";
import { startCheckout } from "~/features/billing/start-checkout.server";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { findPaymentProvider, listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import { limitRate } from "~/features/plans/limit-rate.server";
import { OrderSummary } from "~/features/plans/order-summary";
import { PackSummary } from "~/features/plans/pack-list";
import { requireUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { findPayPalScript } from "~/platform/config/paypal-site";
import { requireMethod } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { LinkButton } from "~/ui/button";
import { FormPage, Section } from "~/ui/page";
import { Sparks } from "~/ui/sparks";

export const meta: MetaFunction = () => [{ title: "Checkout · Sparkwright" }];

/** @throws a redirect to the prices where there is no such plan or pack. */
function requireChoice(request: Request) {
  const choice = readChoice(new URL(request.url).searchParams);
  // why before sign-in is asked: nobody has to sign in to learn that there is no such plan.
  if (!choice) throw redirect("/pricing");
  return choice;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const choice = requireChoice(request);
  const user = await requireUser(request);
  if ("plan" in choice && findLivingSubscription(user.id)) throw redirect(getChangePath(choice.plan));
  return {
    ...choice,
    providers: listPaymentProviders().map(({ name }) => name),
    publishableKey: config.stripe.publishableKey ?? null,
    paypal: config.paypal && { clientId: config.paypal.clientId, script: findPayPalScript(config.paypal.apiBase) },
    isAgain: wasBoughtLately(user, choice),
    nonce: randomUUID(),
    freeSparks: getSiteSettings().freeMonthlySparks,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const choice = requireChoice(request);
  const user = await requireUser(request);
  const form = await parseForm(request, payFormSchema);
  if (!form.ok) return form.reply();
  const provider = findPaymentProvider(form.value.provider);
  if (!provider) return redirectWithError(getChoicePath(choice), "Payment method not available");
  try {
    limitRate(user, "orders");
    const started = await startCheckout(provider, user, choice, form.value.nonce);
    if (started.to === "provider") return redirect(started.url, 303);
    if (started.to === "result") return redirect(`/payment-success?order=${started.order.id}`);
    return redirect("plan" in choice ? getChangePath(choice.plan) : "/billing");
  } catch (error) {
    if (error instanceof TooManyRequests) return redirectWithError(getChoicePath(choice), error.message);
    if (!(error instanceof PaymentProblem)) throw error;
    log.error({ err: error }, "a checkout could not be opened");
    return redirectWithError(getChoicePath(choice), {
      message: "Payment Error",
      description: "Failed to initialize payment. Please try again.",
    });
  }
}

export default function Checkout() {
  const order = useLoaderData<typeof loader>();
  const isPlan = "plan" in order;
  return (
    <FormPage
      title="Checkout"
      back={isPlan ? `/pricing?billing=${order.billing}` : "/pricing#spark-packs"}
      backLabel="Pricing"
    >
      <Section title="Order summary">
        {isPlan ? <OrderSummary plan={order.plan} billing={order.billing} /> : <PackSummary {...order.pack} />}
      </Section>
      {order.providers.length > 0 ? (
        <Section title="Payment">
          <PayForm
            nonce={order.nonce}
            choice={order}
            providers={order.providers}
            isAgain={order.isAgain}
            publishableKey={order.publishableKey}
            paypal={order.paypal}
          />
        </Section>
      ) : (
        <Section title="Payment System Unavailable">
          <p>
            No payment provider is connected to this site, so nothing can be bought here at the moment. Nothing was
            charged.
          </p>
          <p>
            Your account goes on as it is, with <Sparks amount={order.freeSparks} /> a month.
          </p>
          <LinkButton href="/">Go to the home page</LinkButton>
        </Section>
      )}
    </FormPage>
  );
}
