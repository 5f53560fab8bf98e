import { SubmitButton } from "~/ui/button";
import { type Choice, describeChoice } from "./choice";
import { formatMoney } from "./format-money";
import "./billing.css";

/** The way to the provider's page, with what is charged there. */
export function PayForm({ nonce, choice }: { nonce: string; choice: Choice }) {
  const { amount, currency, billing } = describeChoice(choice);
  const total = formatMoney(amount, currency);
  return (
    <form method="post" className="pay-form">
      <input type="hidden" name="nonce" value={nonce} />
      <dl className="billing-figures">
        <dt>Due now</dt>
        <dd className="figure">{total}</dd>
      </dl>
      <p>
        You pay by card on a page of Stripe&rsquo;s, and come back here. We never see your card.{" "}
        {billing
          ? `It renews ${billing === "annual" ? "each year" : "each month"} at ${total} until you cancel, which you can do at any time.`
          : "It is charged once."}
      </p>
      <SubmitButton variant="strong" pending="Opening the payment page...">
        Continue to payment
      </SubmitButton>
    </form>
  );
}
