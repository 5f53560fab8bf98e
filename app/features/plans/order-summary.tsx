import { Sparks } from "~/ui/sparks";
import { listEnoughFor } from "./list-enough-for";
import { Price } from "./plan-cards";
import type { BillingPeriod, PaidPlan } from "./plans";

/** What is being bought: the plan, its price, and what its sparks are enough for. */
export function OrderSummary({ plan, billing }: { plan: PaidPlan; billing: BillingPeriod }) {
  return (
    <div className="order">
      <p className="order-plan">
        <strong>{plan.name}</strong> {plan.tagline}
      </p>
      <Price plan={plan} billing={billing} />
      <p>
        <Sparks amount={plan.sparks} /> a month, enough for one of these or a mix:
      </p>
      <ul className="order-enough">
        {listEnoughFor(plan.sparks).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </div>
  );
}
