import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { sortContentTypes, wholeCampaignCost } from "../content-types/content-types";

/** The dearest first. */
const prices = sortContentTypes(({ cost }) => -cost);

/** What each content type costs, and how far the free sparks reach. */
export function Costs({ freeSparks }: { freeSparks: number }) {
  return (
    <section className="landing-part" aria-labelledby="costs-title">
      <h2 id="costs-title">What it costs</h2>
      <p className="landing-lead">You pay in sparks, and only for what was made. A part that fails costs nothing.</p>
      <div className="landing-costs">
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">What</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ type, offer, cost }) => (
              <tr key={type}>
                <th scope="row">
                  {offer.name} <span>{offer.note}</span>
                </th>
                <td>
                  <Sparks amount={cost} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All four, from one sentence</th>
              <td>
                <Sparks amount={wholeCampaignCost} />
              </td>
            </tr>
          </tfoot>
        </table>
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
      </div>
    </section>
  );
}
