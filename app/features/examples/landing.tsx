import type { DemoState } from "../demo/demo-state";
import type { BillingPeriod } from "../plans/plans";
import { Brands } from "./landing-brands";
import { Campaign } from "./landing-campaign";
import { Costs } from "./landing-costs";
import { Hero } from "./landing-hero";
import { Plans } from "./landing-plans";
import { Questions } from "./landing-questions";
import { Steps } from "./landing-steps";
import { Voices } from "./landing-voices";
import "./landing.css";

/**
 * `/` for a visitor: what goes in, what comes out, how, for how much, and the way in. `freeSparks` a month come with an account; `demo`
 * is how far they got with it; the plans are shown as paid by the `billing` period.
 */
export function Landing({
  freeSparks,
  demo,
  billing,
}: {
  freeSparks: number;
  demo: DemoState;
  billing: BillingPeriod;
}) {
  return (
    <div className="landing">
      <Hero freeSparks={freeSparks} demo={demo} />
      <Brands />
      <Campaign />
      <Steps />
      <Costs freeSparks={freeSparks} />
      <Plans billing={billing} />
      <Voices />
      <Questions freeSparks={freeSparks} />
    </div>
  );
}
