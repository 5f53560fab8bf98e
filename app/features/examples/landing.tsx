import { Campaign } from "./landing-campaign";
import { Costs } from "./landing-costs";
import { Hero } from "./landing-hero";
import { Steps } from "./landing-steps";
import "./landing.css";

/**
 * `/` for a visitor: what goes in, what comes out, how, for how much, and the way in. `freeSparks` a month come with an account; `idea`
 * is what they wrote here before.
 */
export function Landing({ freeSparks, idea }: { freeSparks: number; idea: string | null }) {
  return (
    <div className="landing">
      <Hero freeSparks={freeSparks} idea={idea} />
      <Campaign />
      <Steps />
      <Costs freeSparks={freeSparks} />
    </div>
  );
}
