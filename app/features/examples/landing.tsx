import type { BillingPeriod } from "../plans/plans";
import { Campaign } from "./landing-campaign";
import { Costs } from "./landing-costs";
import { Hero } from "./landing-hero";
import { Plans } from "./landing-plans";
import { Steps } from "./landing-steps";
import "./landing.css";

/**
 * `/` for a visitor: what goes in, what comes out, how, for how much, and the way in. `freeSparks` a month come with an account; `idea`
 * is what they wrote here before; the plans are shown as paid by the `billing` period.
 */
export function Landing({
  freeSparks,
  idea,
  billing,
}: {
  freeSparks: number;
  idea: string | null;
  billing: BillingPeriod;
}) {
  return (
    <div className="landing">
      <Hero freeSparks={freeSparks} idea={idea} />
      <Campaign />
      <Steps />
      <Costs freeSparks={freeSparks} />
      <Plans billing={billing} />
    </div>
  );
}
