import type { ProviderName } from "~/features/payments/payment-provider";
import { SubmitButton } from "~/ui/button";
import { type Choice, describeChoice } from "./choice";
import { formatMoney } from "./format-money";
import "./billing.css";

const labels: Record<ProviderName, string> = { stripe: "Continue to payment", paypal: "Pay with PayPal" };

/** The ways to the pages of those who take the money, with what is charged there. */
export function PayForm({ nonce, choice, providers }: { nonce: string; choice: Choice; providers: ProviderName[] }) {
  const { amount, currency, billing } = describeChoice(choice);
  const total = formatMoney(amount, currency);
  const [byCard, byPayPal] = [providers.includes("stripe"), providers.includes("paypal")];
  return (
    <form method="post" className="pay-form">
      <input type="hidden" name="nonce" value={nonce} />
      <dl className="billing-figures">
        <dt>Due now</dt>
        <dd className="figure">{total}</dd>
      </dl>
      <p>
        {byCard ? <>You pay by card on a page of Stripe&rsquo;s, and come back here. We never see your card. </> : null}
        {byPayPal ? (
          <>{byCard ? "Or you" : "You"} agree to it at PayPal and come back here; only then it is charged. </>
        ) : null}
        {billing
          ? `It renews ${billing === "annual" ? "each year" : "each month"} at ${total} until you cancel, which you can do at any time.`
          : "It is charged once."}
      </p>
      <div className="cluster">
        {providers.map((provider, at) => (
          <SubmitButton
            key={provider}
            name="provider"
            value={provider}
            variant={at === 0 ? "strong" : "secondary"}
            pending="Opening the payment page..."
          >
            {labels[provider]}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
