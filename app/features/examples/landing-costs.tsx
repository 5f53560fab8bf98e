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
      <p className="landing-lead">You pay in sparks, and only for what gets made.</p>
      <SparkPrices />
      <div className="landing-offer">
        <p className="landing-figure">
          <Sparks amount={freeSparks} />
        </p>
        <p>
          free with every account, every month.
          {freeSparks >= wholeCampaignCost ? (
            <>
              {" "}
              A full campaign costs <Sparks amount={wholeCampaignCost} />
              {freeSparks > wholeCampaignCost ? (
                <>
                  {" "}
                  and leaves <Sparks amount={freeSparks - wholeCampaignCost} /> to spare
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
