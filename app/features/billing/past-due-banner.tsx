import type { ReactNode } from "react";
import "./billing.css";

/** Says that a renewal was not paid and what follows from it; `action` is the way to mend it, where that is on another page. */
export function PastDueBanner({ action }: { action?: ReactNode }) {
  return (
    <div className="billing-due" role="alert">
      <p>
        Your last payment failed, so no new sparks come. Update your payment method, and it is tried again. After 14
        days without a payment your plan ends and your account is Free.
      </p>
      {action}
    </div>
  );
}
