import { PlanCards } from "../plans/plan-cards";
import type { BillingPeriod } from "../plans/plans";

/** What more sparks cost, for those whom the free ones do not reach. */
export function Plans({ billing }: { billing: BillingPeriod }) {
  return (
    <section className="landing-part" id="subscription-plans" aria-labelledby="plans-title">
      <h2 id="plans-title">Plans</h2>
      <p className="landing-lead">
        For when you need more than the free sparks. Every plan includes unlimited projects.
      </p>
      <PlanCards billing={billing} page="/" />
    </section>
  );
}
