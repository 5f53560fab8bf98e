import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { wholeCampaignCost } from "../content-types/content-types";
import { SparkPrices } from "../plans/spark-prices";

/** What each content type costs, and how far the free sparks reach. */
export function Costs({ freeSparks }: { freeSparks: number }) {
  return (
    <section className="landing-part" aria-labelledby="costs-title">
      <h2 id="costs-title">Spark Pricing</h2>
      <p className="landing-lead">You pay in sparks, and only for what was made.</p>
      <SparkPrices />
      <div className="landing-offer">
        <p className="landing-figure">
          <Sparks amount={freeSparks} />
        </p>
        <p>
          come with every account, each month, for nothing.
          {freeSparks >= wholeCampaignCost ? (
            <>
              {" "}
              One whole campaign takes <Sparks amount={wholeCampaignCost} />
              {freeSparks > wholeCampaignCost ? (
                <>
                  {" "}
                  and leaves you <Sparks amount={freeSparks - wholeCampaignCost} /> for more
                </>
              ) : null}
              .
            </>
          ) : null}
        </p>
        <LinkButton href="/login?tab=register">
          Start Your First Project <Icon name="arrow-right" />
        </LinkButton>
      </div>
    </section>
  );
}
