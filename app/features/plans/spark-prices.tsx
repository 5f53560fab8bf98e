import type { CSSProperties } from "react";
import { Sparks } from "~/ui/sparks";
import { getContentType, sortContentTypes, wholeCampaignCost } from "../content-types/content-types";
import "./plans.css";

/** The dearest first. */
const prices = sortContentTypes(({ cost }) => -cost);

/** How many of the cheaper type one video pays for. */
const perVideo = (type: "caption" | "blog") => Math.floor(getContentType("video").cost / getContentType(type).cost);

/** What each content type costs. The figures stand in the page and count up where the style sheet can do it. */
export function SparkPrices() {
  return (
    <div className="prices">
      <dl className="prices-grid">
        {prices.map(({ type, offer, cost }, at) => (
          <div key={type} style={{ "--to": cost, "--turn": at } as CSSProperties}>
            <dt>
              {offer.name} <span>{offer.note}</span>
            </dt>
            <dd>
              <Sparks amount={cost} className="count-up" />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        All four from one sentence: <Sparks amount={wholeCampaignCost} />. Anything that fails costs nothing.
      </p>
      <div className="plans-note">
        <h3>Pro Tip</h3>
        <p>
          One video costs as much as {perVideo("caption")} sets of captions or {perVideo("blog")} blog posts. Test an
          idea in words first, then make a video of the one that works.
        </p>
      </div>
    </div>
  );
}
