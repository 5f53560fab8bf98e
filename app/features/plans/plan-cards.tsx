import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { listEnoughFor } from "./list-enough-for";
import {
  annualDiscountText,
  type BillingPeriod,
  getAnnualPrice,
  getCheckoutPath,
  getPlanName,
  listPaidPlans,
  type PaidPlan,
} from "./plans";
import "./plans.css";

/** The three plans side by side, and the switch between paying by the month and by the year: a link, so it needs no script. */
export function PlanCards({ billing, page }: { billing: BillingPeriod; page: string }) {
  return (
    <div className="plans">
      <div className="plans-switch">
        <nav aria-label="Billing period">
          {(["monthly", "annual"] as const).map((period) => (
            <a
              key={period}
              href={`${page}?billing=${period}#subscription-plans`}
              aria-current={period === billing ? "true" : undefined}
            >
              {period === "monthly" ? "Monthly" : "Annual"}
            </a>
          ))}
        </nav>
        {billing === "annual" ? <Badge tone="ok">Save {annualDiscountText}</Badge> : null}
      </div>
      <ul className="plans-grid">
        {listPaidPlans().map((plan) => (
          <li key={plan.id} className={plan.popular ? "plan plan-popular" : "plan"}>
            <PlanCard plan={plan} billing={billing} />
          </li>
        ))}
      </ul>
      <div className="plans-note">
        <h3>Flexible Usage</h3>
        <p>Mix content types freely within your monthly spark allocation. Cancel anytime with no penalties.</p>
      </div>
    </div>
  );
}

function PlanCard({ plan, billing }: { plan: PaidPlan; billing: BillingPeriod }) {
  const title = `plan-${plan.id}`;
  return (
    <article aria-labelledby={title}>
      <header>
        <h3 id={title}>{plan.name}</h3>
        {plan.popular ? <Badge icon="check">Most Popular</Badge> : null}
        <p>{plan.tagline}</p>
      </header>
      <Price plan={plan} billing={billing} />
      <p className="plan-sparks">
        <Sparks amount={plan.sparks} /> a month
      </p>
      <div>
        <h4>Enough to generate</h4>
        <ul className="plan-enough">
          {listEnoughFor(plan.sparks).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="fine-print">Any one of these, or a mix.</p>
      </div>
      <h4 className={plan.includes ? "" : "visually-hidden"}>
        {plan.includes ? `Everything in ${getPlanName(plan.includes)}, plus` : "Features"}
      </h4>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <LinkButton href={getCheckoutPath(plan, billing)} variant={plan.popular ? "strong" : "secondary"}>
        {plan.buttonText}
      </LinkButton>
    </article>
  );
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A plan's price in words: "$79", and "Billed $948 annually. Saves about $238 a year." */
export function describePrice(plan: PaidPlan, billing: BillingPeriod): { perMonth: string; billed: string } {
  if (billing === "monthly") return { perMonth: dollars.format(plan.monthlyPrice), billed: "Billed monthly." };
  const { perMonth, perYear, savings } = getAnnualPrice(plan);
  return {
    perMonth: dollars.format(perMonth),
    billed: `Billed ${dollars.format(perYear)} annually. Saves about ${dollars.format(savings)} a year.`,
  };
}

/** Dollars a month, and what is paid when. */
function Price({ plan, billing }: { plan: PaidPlan; billing: BillingPeriod }) {
  const { perMonth, billed } = describePrice(plan, billing);
  return (
    <div className="plan-price">
      <p>
        <strong>{perMonth}</strong> a month
      </p>
      <p className="fine-print">{billed}</p>
    </div>
  );
}

/** What an account has without a plan: a line under the plans, since it is none to choose. */
export function FreePlan({ sparks }: { sparks: number }) {
  return (
    <section className="plan-free" aria-labelledby="plan-free">
      <div>
        <h3 id="plan-free">Free</h3>
        <p>
          <Sparks amount={sparks} /> every month, all content types. No card needed.
        </p>
      </div>
      <LinkButton href="/login?tab=register">Start for free</LinkButton>
    </section>
  );
}
