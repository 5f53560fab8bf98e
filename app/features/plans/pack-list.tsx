import { LinkButton } from "~/ui/button";
import { Sparks } from "~/ui/sparks";
import { describePack, getPackCheckoutPath, listPacks } from "./packs";
import "./plans.css";

/** The packs with their prices: bought once, they do not lapse. */
export function PackList() {
  return (
    <ul className="packs">
      {listPacks().map((pack) => (
        <li key={pack.sparks}>
          <Sparks amount={pack.sparks} />
          <span className="figure">${pack.price}</span>
          <LinkButton
            href={getPackCheckoutPath(pack)}
            size="small"
            aria-label={`Buy ${describePack(pack.sparks)} for $${pack.price}`}
          >
            Buy
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** What of a pack is being bought: its sparks and its price, once. */
export function PackSummary({ sparks, price }: { sparks: number; price: number }) {
  return (
    <div className="order">
      <p className="order-plan">
        <Sparks amount={sparks} />
      </p>
      <p>
        <strong>${price}</strong> once. No subscription: these sparks do not lapse, and are used after those of your
        plan.
      </p>
    </div>
  );
}
