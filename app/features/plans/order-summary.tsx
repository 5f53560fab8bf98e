import { Sparks } from "~/ui/sparks";
import { listEnoughFor } from "./list-enough-for";
import { describePrice } from "./plan-cards";
import type { BillingPeriod, PaidPlan } from "./plans";

/** What is being bought: the plan, its price, and what its sparks are enough for. What is due is said where it is paid. */
export function OrderSummary({ plan, billing }: { plan: PaidPlan; billing: BillingPeriod }) {
  const { perMonth, billed } = describePrice(plan, billing);
  return (
    <div className="order">
      <p className="order-plan">
        <strong>{plan.name}</strong> {plan.tagline}
      </p>
      <p>
        <strong>{perMonth}</strong> a month. {billed}
      </p>
      <div className="order-sparks">
        <p>
          <Sparks amount={plan.sparks} /> a month, enough for one of these or a mix:
        </p>
        <ul className="order-enough">
          {listEnoughFor(plan.sparks).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="fine-print">What is left at the end of a month lapses.</p>
      </div>
    </div>
  );
}
