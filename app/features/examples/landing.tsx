import { Campaign } from "./landing-campaign";
import { Costs } from "./landing-costs";
import { Hero } from "./landing-hero";
import { Steps } from "./landing-steps";
import "./landing.css";

/** `/` for a visitor: what goes in, what comes out, how, for how much, and the way in. `freeSparks` a month come with an account. */
export function Landing({ freeSparks }: { freeSparks: number }) {
  return (
    <div className="landing">
      <Hero freeSparks={freeSparks} />
      <Campaign />
      <Steps />
      <Costs freeSparks={freeSparks} />
    </div>
  );
}
