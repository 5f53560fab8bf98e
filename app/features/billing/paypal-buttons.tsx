import { type Choice, describeChoice } from "./choice";
import payByPayPal from "./pay-by-paypal.js?url";

/** Where PayPal's buttons appear with scripts; nothing without. What they charge is said by the order that the server makes. */
export function PayPalButtons({ clientId, script, choice }: { clientId: string; script: string; choice: Choice }) {
  const { amount, currency } = describeChoice(choice);
  const isPlan = "plan" in choice;
  const asked = new URLSearchParams({
    ...{ "client-id": clientId, currency: currency.toUpperCase(), components: "buttons", "disable-funding": "card" },
    ...(isPlan ? { intent: "subscription", vault: "true" } : { intent: "capture" }),
  });
  const order = isPlan ? { planName: choice.plan.id, billingPeriod: choice.billing } : { pack: choice.pack.sparks };
  return (
    <div
      hidden
      className="paypal-buttons"
      data-paypal-buttons
      data-script={`${script}?${asked}`}
      data-kind={isPlan ? "subscription" : "order"}
      data-order={JSON.stringify(order)}
      data-amount={amount / 100}
    >
      <div data-paypal-mount />
      <p className="field-error" role="alert" hidden data-paypal-said />
      <script type="module" src={payByPayPal} />
    </div>
  );
}
