import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { sparkCosts } from "../sparks/spark-costs";
import { wholeCampaign } from "./whole-campaign";

const prices = [
  { type: "video", what: "A video", note: "A short film with music and subtitles" },
  { type: "image", what: "An image", note: "A poster, ready to post or print" },
  { type: "blog", what: "A blog post", note: "With sections, answers and a call to action" },
  { type: "caption", what: "Captions", note: "Ten of them, for seven platforms" },
] as const;

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
            {prices.map((price) => (
              <tr key={price.type}>
                <th scope="row">
                  {price.what} <span>{price.note}</span>
                </th>
                <td>
                  <Sparks amount={sparkCosts[price.type]} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All four, from one sentence</th>
              <td>
                <Sparks amount={wholeCampaign} />
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
            {freeSparks >= wholeCampaign ? (
              <>
                {" "}
                One whole campaign takes <Sparks amount={wholeCampaign} />
                {freeSparks > wholeCampaign ? (
                  <>
                    {" "}
                    and leaves you <Sparks amount={freeSparks - wholeCampaign} /> for more
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
