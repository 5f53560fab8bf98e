import type { ProviderName } from "~/features/payments/payment-provider";
import { type BillingPeriod, getChargedAmount, getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Sparks } from "~/ui/sparks";
import type { PlanChange } from "./change-plan.server";
import { formatMoney } from "./format-money";
import "./billing.css";

export interface ShownChange {
  change: PlanChange;
  from: PaidPlanName;
  to: PaidPlanName;
  billing: BillingPeriod;
  /** When the running period ends. */
  until: string;
  cancels: boolean;
  provider: ProviderName;
}

/** What a change of plan means, with its price, and the button that does it. */
export function PlanChangeForm({ change, from, to, billing, until, cancels, provider }: ShownChange) {
  const [former, next] = [getPaidPlan(from), getPaidPlan(to)];
  const each = billing === "annual" ? "year" : "month";
  const price = formatMoney(getChargedAmount(next, billing), "usd");
  const isNow = change.kind === "upgrade";
  return (
    <form method="post" className="pay-form">
      <input type="hidden" name="at" value={isNow ? change.at : 0} />
      {isNow ? (
        <>
          <dl className="billing-figures">
            <dt>Due now</dt>
            <dd className="figure">{formatMoney(change.amount, change.currency)}</dd>
            <dt>Then</dt>
            <dd className="figure">
              {price} a {each}
            </dd>
          </dl>
          <p>
            {next.name} begins at once. You pay what it costs more than {former.name} until {until}, with the card that
            you pay your plan with, and get its share of the sparks: <Sparks amount={next.sparks} /> a month from the
            next month on.
          </p>
          {cancels ? <p>Your cancellation is taken back.</p> : null}
        </>
      ) : from === to ? (
        <p>
          You stay on {next.name} after {until}, at {price} a {each}. Nothing is charged now.
        </p>
      ) : (
        <p>
          You keep {former.name} and its sparks until {until}. From then on you are on {next.name}, with{" "}
          <Sparks amount={next.sparks} /> a month at {price} a {each}. Nothing is charged now.
        </p>
      )}
      {provider === "paypal" ? (
        <p>
          You pay by PayPal, which does not split a period: a larger plan begins with the next one too. PayPal asks you
          to agree on its page, and nothing changes before you do. Sparks that you need sooner come as a{" "}
          <a href="/pricing#spark-packs">pack</a>.
        </p>
      ) : null}
      <div className="cluster">
        <SubmitButton variant="strong" pending="Changing...">
          {isNow
            ? `Pay ${formatMoney(change.amount, change.currency)} and change`
            : provider === "paypal"
              ? "Continue to PayPal"
              : `Change to ${next.name}`}
        </SubmitButton>
        <LinkButton href="/billing">Keep things as they are</LinkButton>
      </div>
    </form>
  );
}
