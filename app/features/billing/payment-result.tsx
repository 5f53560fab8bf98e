import { listEnoughFor } from "~/features/plans/list-enough-for";
import { describePack } from "~/features/plans/packs";
import { getPlanName } from "~/features/plans/plans";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/page";
import { Sparks } from "~/ui/sparks";
import { getOrderPath } from "./choice";
import type { OrderProgress } from "./find-order-progress.server";
import { formatMoney } from "./format-money";
import type { Order } from "./order";
import "~/features/plans/plans.css";
import "./billing.css";

type Shown = Pick<Order, "id" | "kind" | "plan" | "billing" | "sparks" | "amount" | "currency">;

/** What came of an order: nothing is called paid that the provider has not confirmed. */
export function PaymentResult({ progress, order }: { progress: OrderProgress; order: Shown }) {
  const name = order.plan ? getPlanName(order.plan) : describePack(order.sparks);
  const checkout = getOrderPath(order);

  if (progress === "waiting") {
    return (
      <FormPage title="We are waiting for confirmation">
        <div className="payment-result">
          <p>
            The payment of {formatMoney(order.amount, order.currency)} for {name} is not confirmed yet. This page looks
            again by itself; you can also leave it, and find the payment under Billing.
          </p>
          <div className="cluster">
            <LinkButton href={`/payment-success?order=${order.id}`} icon="refresh">
              Look again
            </LinkButton>
            <LinkButton href={checkout}>Back to checkout</LinkButton>
          </div>
        </div>
      </FormPage>
    );
  }
  if (progress === "closed") {
    return (
      <FormPage title="This was not paid">
        <div className="payment-result">
          <p>The payment page for {name} was closed without a payment. Nothing was charged.</p>
          <LinkButton href={checkout}>Back to checkout</LinkButton>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title="Payment Successful!">
      <div className="payment-result">
        <p>
          {order.plan ? `You are on ${name} now.` : `You bought ${name}.`} {formatMoney(order.amount, order.currency)}{" "}
          paid.
        </p>
        <p>
          <Sparks amount={order.sparks} />
          {order.plan ? " a month" : ""}, enough for one of these or a mix:
        </p>
        <ul className="order-enough">
          {listEnoughFor(order.sparks).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {progress === "confirmed" ? <p className="fine-print">Your sparks arrive within a minute.</p> : null}
        <div className="cluster">
          <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
          <LinkButton href="/project/new" variant="primary" icon="plus">
            Start Creating
          </LinkButton>
        </div>
      </div>
    </FormPage>
  );
}
