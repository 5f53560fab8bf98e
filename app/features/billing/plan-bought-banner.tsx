import { getPlanName, type PaidPlanName } from "~/features/plans/plans";
import "./billing.css";

/** Says which plan was bought. */
export function PlanBoughtBanner({ plan }: { plan: PaidPlanName }) {
  return (
    <div className="plan-bought" role="status">
      <p>Payment successful! Your plan has been upgraded to {getPlanName(plan)}.</p>
    </div>
  );
}
