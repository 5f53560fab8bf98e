import { type Choice, describeChoice } from "./choice";
import { formatMoney } from "./format-money";
import payByCard from "./pay-by-card.js?url";

/** Where Stripe's card field appears with scripts; nothing without. What it charges is said by the order that the server makes. */
export function CardField({
  publishableKey,
  nonce,
  choice,
}: {
  publishableKey: string;
  nonce: string;
  choice: Choice;
}) {
  const { amount, currency } = describeChoice(choice);
  const order =
    "pack" in choice
      ? { pack: choice.pack.sparks, nonce }
      : { planName: choice.plan.id, billingPeriod: choice.billing, planPrice: amount / 100, nonce };
  return (
    <div
      hidden
      className="card-field"
      data-card-field
      data-key={publishableKey}
      data-mode={"pack" in choice ? "payment" : "subscription"}
      data-amount={amount}
      data-currency={currency}
      data-order={JSON.stringify(order)}
      data-label={`Pay ${formatMoney(amount, currency)} by card`}
      data-method="You pay by card here, in a field of Stripe’s. We never see your card. "
    >
      <div data-card-mount />
      <p className="field-error" role="alert" hidden data-card-said />
      <script type="module" src={payByCard} />
    </div>
  );
}
