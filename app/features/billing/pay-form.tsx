import type { ProviderName } from "~/features/payments/payment-provider";
import { SubmitButton } from "~/ui/button";
import { CardField } from "./card-field";
import { type Choice, describeChoice } from "./choice";
import { formatMoney } from "./format-money";
import { PayPalButtons } from "./paypal-buttons";
import "./billing.css";

const ways: Record<ProviderName, string> = { stripe: "by card", paypal: "with PayPal" };

/** The ways to the pages of those who take the money, with what is charged there. */
export function PayForm(shown: {
  nonce: string;
  choice: Choice;
  providers: ProviderName[];
  /** Null: no card is paid on our own page. */
  publishableKey: string | null;
  /** Whether this very pack was paid a moment ago. */
  isAgain: boolean;
  /** Null: nobody pays by PayPal. */
  paypal: { clientId: string; script: string } | null;
}) {
  const { nonce, choice, providers, isAgain, publishableKey, paypal } = shown;
  const { amount, currency, billing } = describeChoice(choice);
  const total = formatMoney(amount, currency);
  return (
    <form method="post" className="pay-form">
      <input type="hidden" name="nonce" value={nonce} />
      {isAgain ? (
        <p className="note">
          You bought this pack within the last hour; it stands under <a href="/billing">Billing</a>. Paying now buys it
          a second time.
        </p>
      ) : null}
      <dl className="billing-figures pay-due">
        <dt>Due now</dt>
        <dd className="figure">{total}</dd>
      </dl>
      <p>
        {billing
          ? `It renews ${billing === "annual" ? "each year" : "each month"} at ${total} until you cancel, which you can do at any time.`
          : "It is charged once."}
      </p>
      <div className="pay-ways fine-print">
        {providers.includes("stripe") ? (
          <p data-hosted>You pay by card on a page of Stripe&rsquo;s, and come back here. We never see your card.</p>
        ) : null}
        {providers.includes("paypal") ? (
          <p>With PayPal you agree on its page and come back here. Only then it is charged.</p>
        ) : null}
      </div>
      {providers.includes("stripe") && publishableKey ? (
        <CardField publishableKey={publishableKey} nonce={nonce} choice={choice} />
      ) : null}
      <div className="cluster">
        {providers.map((provider, at) => (
          <SubmitButton
            key={provider}
            name="provider"
            value={provider}
            variant={at === 0 ? "strong" : "secondary"}
            pending="Opening the payment page..."
          >
            {`Pay ${total} ${ways[provider]}`}
          </SubmitButton>
        ))}
      </div>
      {paypal ? <PayPalButtons {...paypal} choice={choice} /> : null}
    </form>
  );
}
